"""What everybody has seen of a deal, as far as it tells what others hold and want."""

from __future__ import annotations

from engine.cards import Card, suit_of
from engine.players.scat.ranking import POINTS
from engine.scat.view import View

_LIKELY, _AS_ANY, _UNLIKELY = 2.0, 1.0, 0.4
"""How often a discard is taken, beside one of which nothing is known: from a suit that the seat took, or threw."""


class Record:
    """What a seat remembers of a deal."""

    def __init__(self, view: View) -> None:
        self._view = view

    def shown(self) -> set[Card]:
        """Returns the cards that are not to be drawn any more: in the own hand, taken or thrown."""
        shown = {*self._view.hand, *(card for seat in self._view.seats for card in seat.known)}
        shown |= {turn.thrown for turn in self._view.history}
        if self._view.top is not None:
            shown.add(self._view.top)
        return shown

    def draws(self, seat: int, turns: int) -> int:
        """Returns how many cards a seat has drawn from the stock in so many turns."""
        taken = sum(turn.seat == seat and turn.taken is not None for turn in self._view.history)
        return max(0, turns - max(taken, len(self._view.seats[seat].known)))

    def gift(self, card: Card) -> float:
        """Returns how much a discard helps the next seat, 1 for a high card of which nothing is known."""
        seat = self._next()
        if seat is None:
            return 0.0
        suit = suit_of(card)
        if any(suit_of(known) == suit for known in self._view.seats[seat].known):
            wanted = _LIKELY
        elif any(turn.seat == seat and suit_of(turn.thrown) == suit for turn in self._view.history):
            wanted = _UNLIKELY
        else:
            wanted = _AS_ANY
        return wanted * POINTS[card] / 11

    def _next(self) -> int | None:
        """Returns the seat that may take what is thrown now, None where the deal is over before."""
        own, count = self._view.seat or 0, len(self._view.seats)
        for seat in (one % count for one in range(own + 1, own + count)):
            if seat == self._view.knocked_by:
                return None
            if not self._view.seats[seat].out:
                return seat
        return None
