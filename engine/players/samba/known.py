"""What a seat knows of a round: cards that may still come, the pile that it has watched, how long it may last."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from engine.cards import Card, rank_of
from engine.samba.kinds import DECK, is_natural
from engine.samba.rules import COMPLETES
from engine.samba.view import TeamView, View

_COPIES = Counter(DECK)
_LONG = 9.0
"""Turns that a round may last as long as no other team is near its two canastas or sambas."""
_NEAR = 5.0
"""The same once a team has one of them."""


class Known:
    """The view of a seat that is to play, and what follows from it."""

    def __init__(self, view: View) -> None:
        self.view, self.rules = view, view.rules
        self.seat, self.number = view.seat or 0, view.team or 0
        self.team: TeamView = view.teams[self.number]
        self.seats = len(view.seats)
        self.next = (self.seat + 1) % self.seats
        self.rivals = tuple(team for number, team in enumerate(view.teams) if number != self.number)
        self.partners = tuple(seat for seat in self.team.seats if seat != self.seat)

    @cached_property
    def pile(self) -> tuple[Card, ...]:
        """The discards that lie, as far as they were thrown in this round: those that were turned up are not known."""
        return tuple(turn.thrown for turn in self.view.history[-self.view.discards :]) if self.view.discards else ()

    @cached_property
    def left(self) -> Counter[Card]:
        """How many of each card this seat sees neither in its hand nor in a meld."""
        melds = [card for team in self.view.teams for meld in team.melds for card in meld.cards]
        reds = [card for team in self.view.teams for card in team.red_threes]
        return _COPIES - Counter([*self.view.hand, *melds, *reds])

    @cached_property
    def ranks_left(self) -> dict[int, int]:
        """How many natural cards of each rank there are among these."""
        found: dict[int, int] = {}
        for card, number in self.left.items():
            if is_natural(card):
                found[rank_of(card)] = found.get(rank_of(card), 0) + number
        return found

    @cached_property
    def unseen(self) -> int:
        """Cards in other hands and in the stock."""
        return self.view.stock + sum(one.cards for seat, one in enumerate(self.view.seats) if seat != self.seat)

    @cached_property
    def turns_left(self) -> float:
        """Turns that the seat may still have: until the stock is empty, or another team goes out."""
        turns = self.view.stock / (2 * self.seats)
        for team in self.rivals:
            least = min(self.view.seats[seat].cards for seat in team.seats)
            if team.completes >= COMPLETES:
                turns = min(turns, 1 + least / 5)
            else:
                turns = min(turns, (_NEAR if team.completes else _LONG) + least / 8)
        return max(0.5, turns)
