"""How a deal may end for a seat: what a hand of its own is worth at the showdown, given what the others may hold."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import NamedTuple

from engine.players.scat.ranking import TOP
from engine.players.scat.record import Record
from engine.players.scat.rivals import Chances, Tail, chances
from engine.players.thirtyone.stakes import Stakes
from engine.scat.view import View

Worths = tuple[float, ...]
"""By level the share of the match that a seat may expect."""


class Prices(NamedTuple):
    """Shares of the match that a seat may expect after each way in which a deal may end for it."""

    lowest: float
    """It alone loses a life."""
    level: float
    """It loses one together with another seat."""
    others: float
    """Another seat loses one."""
    twice: float
    """The knocker loses two."""
    thirty_one: float
    """It declares a 31."""


class Outlook:
    """What a seat may expect of the deal in its turn."""

    def __init__(self, view: View, record: Record) -> None:
        self._view, self._record, self._own = view, record, view.seat or 0
        self._stakes = Stakes(view.rules.life_rules, view.seats, self._own)
        self._others = self._stakes.others

    def knocked(self, level: int) -> float:
        """Returns the share after a knock at this level: everybody else has one more turn (SC-31)."""
        alone = prod(one[level + 1] for one in self._soon().values())
        return alone * self._stakes.after({self._own: 2}) + (1 - alone) * self._stakes.one_of(self._others)

    def last(self) -> Worths:
        """Returns what hands are worth in the last turn after another seat's knock."""
        knocker, waiting = self._view.knocked_by, self._waiting()
        tails = {seat: self._now(seat) for seat in self._others if seat not in waiting}
        tails |= {seat: self._chances(seat, 0).after_one for seat in waiting}
        return self._worths(tails, knocker)

    def open(self) -> Worths:
        """Returns what hands are worth if the deal ends a round later, with another seat's knock."""
        return self._worths(self._soon(), None)

    def stopped(self) -> Worths:
        """Returns what hands are worth if the play ends at once (SC-33, SC-35)."""
        knocker = self._view.knocked_by
        if knocker is None and self._view.rules.exhaust_result == "draw":
            return (self._stakes.after({}),) * (TOP + 1)
        return self._worths({seat: self._now(seat) for seat in self._others}, knocker)

    def _worths(self, tails: dict[int, Tail], knocker: int | None) -> Worths:
        stakes = self._stakes
        if knocker not in tails:
            # Nobody has knocked, or who did has left (SC-41).
            knocker = None
        lowest, others = stakes.after({self._own: 1}), stakes.one_of(self._others)
        spared = [seat for seat in self._others if seat != knocker]
        prices = Prices(
            lowest=lowest,
            level=sum(stakes.after({self._own: 1, seat: 1}) for seat in spared) / len(spared) if spared else lowest,
            others=others,
            twice=others if knocker is None else stakes.after({knocker: 2}),
            thirty_one=stakes.after(dict.fromkeys(self._others, self._view.rules.thirty_one_costs)),
        )
        return _worths(tuple(tails[seat] for seat in spared), None if knocker is None else tails[knocker], prices)

    def _soon(self) -> dict[int, Tail]:
        """Returns what the others may hold after one more turn of each."""
        return {seat: self._chances(seat, 0).after_one for seat in self._others}

    def _now(self, seat: int) -> Tail:
        if self._view.knocked_by is None:
            return self._chances(seat, 0).now
        # The knock and the last turn after it are turns, too; the hand that it had before is what is known best.
        before = self._chances(seat, 1)
        return before.knocked if seat == self._view.knocked_by else before.after_one

    def _chances(self, seat: int, since: int) -> Chances:
        """Returns what a seat may have held before its latest turns, so many of them."""
        one = self._view.seats[seat]
        draws = self._record.draws(seat, one.turns - since)
        return chances(one.known, draws, 1 + len(self._others), self._view.rules.triple)

    def _waiting(self) -> list[int]:
        """Returns the seats between this one and the knocker, which have their last turn still to come."""
        seats, waiting = len(self._view.seats), []
        seat = (self._own + 1) % seats
        while seat not in (self._view.knocked_by, self._own):
            if not self._view.seats[seat].out:
                waiting.append(seat)
            seat = (seat + 1) % seats
        return waiting


@lru_cache(maxsize=4096)
def _worths(spared: tuple[Tail, ...], knocker: Tail | None, prices: Prices) -> Worths:
    # By level the chances that everybody has at least as much, the knocker left out and not.
    beside = [prod(chances) for chances in zip(*spared, strict=True)] or [1.0] * (TOP + 2)
    least = beside if knocker is None else [one * other for one, other in zip(beside, knocker, strict=True)]
    worths, alone = [], 0.0
    for level in range(TOP):
        above, equal = least[level + 1], least[level] - least[level + 1]
        rest = (1 - above - equal - alone) * prices.others
        worths.append(above * prices.lowest + equal * prices.level + alone * prices.twice + rest)
        if knocker is not None:
            alone += (knocker[level] - knocker[level + 1]) * beside[level + 1]
    return (*worths, prices.thirty_one)
