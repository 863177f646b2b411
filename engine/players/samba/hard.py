"""The level hard: it weighs every move by the canastas and sambas that it promises, and by what it gives the others."""

from __future__ import annotations

from functools import cached_property

from engine.players.samba.after import after
from engine.players.samba.closing import Verdict, verdict, ways
from engine.players.samba.giving import Giving
from engine.players.samba.known import Known
from engine.players.samba.promise import DEFAULT, Promise, Weights
from engine.samba.move import Add, Answer, Ask, Discard, Draw, Lay, Merge, Move, Red, Stop, TakeTo, TakeWith
from engine.samba.rules import COMPLETES
from engine.samba.view import View

_FEW = 3
"""Cards of a partner that need no question before going out."""
_GIFT = 25
"""Points that a card of the pile is worth to who takes it."""
_UPCARDS = 10


def move(view: View, weights: Weights = DEFAULT) -> Move:
    """Returns a move of the seat to play."""
    return Hard(view, weights).move()


class Hard:
    """One decision, and what it is made from."""

    def __init__(self, view: View, weights: Weights = DEFAULT) -> None:
        self._view, self._weights = view, weights
        self.known = Known(view)
        self._melds = self.known.team.melds

    def move(self) -> Move:
        """Returns the move."""
        view = self._view
        if Answer(True) in view.legal:
            return Answer(self._prefers_end)
        if view.phase == "draw":
            return self._draw()
        red = next((move for move in view.legal if isinstance(move, Red)), None)
        if red is not None and self._lays_red():
            return red
        return self.ending or self._table() or self._discard()

    @cached_property
    def verdict(self) -> Verdict:
        """What it would mean if the round ended now."""
        return verdict(self.known)

    @property
    def _prefers_end(self) -> bool:
        return self.verdict in ("wins", "behind")

    @cached_property
    def way_out(self) -> tuple[Move, ...] | None:
        """Moves that surely go out in this turn; None where the seat cannot, or may not."""
        view = self._view
        return None if view.asked == "no" and view.rules.ask_binding else ways(view)

    @cached_property
    def ending(self) -> Move | None:
        """The next move of going out; None where the seat cannot, or plays on."""
        view, out = self._view, self.way_out
        if out is None:
            return None
        if view.asked == "yes":
            return out[0]
        if not self._prefers_end:
            return None
        ask = Ask() in view.legal and any(view.seats[seat].cards > _FEW for seat in self.known.partners)
        return Ask() if ask and view.asked is None else out[0]

    @cached_property
    def giving(self) -> Giving:
        """What each discard may give the next player."""
        return Giving(self.known)

    def kept(self, discard: Discard) -> float:
        """Returns what the hand and the melds promise after a discard."""
        return self._promise.worth(*after(self._view, self._melds, discard))

    @cached_property
    def _promise(self) -> Promise:
        known, weights = self.known, self._weights
        turns = known.turns_left
        share = 1 + weights.partner * len(known.partners)
        cards = weights.draws * turns * share + sum(self._view.seats[seat].cards for seat in known.partners) / 2
        return Promise(known, cards, 1 / (1 + turns), weights)

    @cached_property
    def _now(self) -> float:
        return self._promise.worth(self._view.hand, self._melds)

    def _draw(self) -> Move:
        view = self._view
        takes = [move for move in view.legal if isinstance(move, TakeWith | TakeTo)]
        first = Draw() if Draw() in view.legal else Stop()
        if not takes:
            return first
        worths = {move: self._taken(move) for move in takes}
        best = max(worths, key=lambda move: worths[move])
        if isinstance(first, Stop):
            return best if worths[best] > self._now else first
        return best if worths[best] > self._now + self._drawn() else first

    def _taken(self, move: Move) -> float:
        hand, melds = after(self._view, self._melds, move, self.known.pile[:-1])
        unknown = self._view.discards - len(self.known.pile)
        return self._promise.worth(hand, melds) + _UPCARDS * unknown

    def _drawn(self) -> float:
        """Returns what the two cards of a draw add in the mean."""
        promise, hand, now = self._promise, self._view.hand, self._now
        left = self.known.left
        total = sum(number * (promise.worth((*hand, card), self._melds) - now) for card, number in left.items())
        return 2 * total / max(1, sum(left.values()))

    def _lays_red(self) -> bool:
        rules, team = self._view.rules, self.known.team
        if rules.red_three_in_hand != "0" or team.completes >= COMPLETES:
            return True
        return rules.red_three_replacement and self.known.turns_left > 3

    def _table(self) -> Move | None:
        """Returns the table action that promises most; None where none is better than to keep the cards."""
        moves = [move for move in self._view.legal if isinstance(move, Lay | Add | Merge)]
        worths = {move: self._promise.worth(*after(self._view, self._melds, move)) for move in moves}
        if not worths:
            return None
        best = max(worths, key=lambda move: worths[move])
        return best if worths[best] > self._now + 0.01 else None

    def _discard(self) -> Move:
        discards = [move for move in self._view.legal if isinstance(move, Discard)]
        if not discards:
            return self._view.legal[0]
        pile = self._view.discards

        def cost(move: Discard) -> float:
            return self.giving.chance(move.card) * _GIFT * (pile + 2) - self.kept(move)

        return min(discards, key=cost)
