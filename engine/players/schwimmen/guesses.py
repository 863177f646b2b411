"""Guesses of what the others hold: the cards that nobody has shown, dealt at random to the hands and the stock."""

from __future__ import annotations

from random import Random

from engine.players.schwimmen.playouts import Table
from engine.players.schwimmen.ranking import SPECIAL, hands, mask
from engine.schwimmen.deal import DECK
from engine.schwimmen.view import View
from engine.thirtyone.state import HAND

_TRIES = 8
"""Deals that are tried for one in which nobody would have had to show a special hand."""


class Guesses:
    """Deals that fit what a seat sees before anybody has closed. Places are seats in turn order from its own."""

    def __init__(self, view: View, seed: str) -> None:
        own, count = view.seat or 0, len(view.seats)
        self.places = [seat % count for seat in range(own, own + count) if not view.seats[seat % count].out]
        self._view, self._random = view, Random(seed)
        self._hands = hands(view.rules)
        seats = [view.seats[seat] for seat in self.places]
        self._turns = [seat.turns for seat in seats]
        self._known = [mask(view.hand), *(mask(seat.known) for seat in seats[1:])]
        shown = mask(view.pool or ()) | sum(self._known)
        self._unseen = [1 << card for card in DECK if not shown >> card & 1]

    def table(self) -> Table:
        """Returns a deal at the seat's turn."""
        for _ in range(_TRIES):
            cards = self._unseen[:]
            self._random.shuffle(cards)
            held = [self._dealt(place, cards) for place in range(len(self.places))]
            if all(self._hands.ranks[hand] < SPECIAL for hand in held[1:]):
                break
        pool = cards.pop() | cards.pop() | cards.pop() if self._view.pool is None else mask(self._view.pool)
        stock = cards[: self._view.stock]
        return Table(self._view.rules, self._hands, held, self._turns[:], pool, stock, None, self._view.passes, 0)

    def _dealt(self, place: int, cards: list[int]) -> int:
        """Returns a hand with what is known of it. Who has chosen what to keep holds the better of two."""
        known = self._known[place]
        lacking = HAND - known.bit_count()
        if not lacking:
            return known
        first = known | sum(cards.pop() for _ in range(lacking))
        if not self._turns[place] or len(cards) < lacking:
            return first
        other = known | sum(cards.pop() for _ in range(lacking))
        better, worse = (first, other) if self._hands.ranks[first] >= self._hands.ranks[other] else (other, first)
        for card in self._hands.cards[worse]:
            if not card & known:
                cards.insert(0, card)
        return better
