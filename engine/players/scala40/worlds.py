"""The hidden cards as a seat may imagine them: likelier where they agree with what the others took, threw and laid."""

from __future__ import annotations

from random import Random

from engine.cards import JOKER, Card, physical
from engine.players.scala40.knowledge import BESIDE, others, unseen
from engine.scala40.fast.lookup import lookup_of
from engine.scala40.fast.packing import best_weight
from engine.scala40.meld import Limits, open_places
from engine.scala40.packing import hand_of
from engine.scala40.view import View

_FITTED = 0.15
"""Likelihood that a player who has opened holds a card that fits the table, beside any other card."""
_THREW_BESIDE = 0.6
"""The same of a card beside one that the player threw."""
_TRIES = 3
"""Hands tried for a player who has not opened until one could not have opened."""

World = tuple[list[tuple[Card, ...]], list[Card]]
"""Every seat's hand, and the stock, top first."""


class Worlds:
    """What is hidden from a seat, and how likely each card is in each hand."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._pool = [card for card, copies in enumerate(unseen(view)) for _ in range(copies)]
        self._lookup = lookup_of(view.rules)
        limits = Limits.of(view.rules)
        fitting = {card for meld in view.table for card in open_places(meld, limits)}
        self._seats = others(view)
        self._known = {seat: self._kept(seat) for seat in self._seats}
        self._likely = {seat: self._likelihoods(seat, fitting) for seat in self._seats}

    def imagine(self, rng: Random) -> World:
        """Returns one way in which the hidden cards may lie."""
        pool = list(self._pool)
        hands = [self._view.hand if seat == self._view.seat else () for seat in range(len(self._view.seats))]
        for seat in self._seats:
            hands[seat] = self._hand(seat, pool, rng)
            for card in hands[seat]:
                pool.remove(card)
        rng.shuffle(pool)
        return hands, pool

    def _hand(self, seat: int, pool: list[Card], rng: Random) -> tuple[Card, ...]:
        known = self._known[seat]
        rest = list(pool)
        for card in known:
            rest.remove(card)
        number = self._view.seats[seat].cards - len(known)
        likely = self._likely[seat]
        found: tuple[Card, ...] = ()
        for _ in range(1 if self._view.seats[seat].opened else _TRIES):
            keyed = sorted(rest, key=lambda card: rng.random() ** likely[card])
            found = (*known, *keyed[len(rest) - number :])
            if best_weight(self._lookup, *hand_of(found), True) < self._view.rules.opening_min:
                break
        return found

    def _likelihoods(self, seat: int, fitting: set[Card]) -> list[float]:
        """Returns by card the exponent of its key: the reciprocal of its likelihood."""
        likely = [1.0] * 64
        if self._view.seats[seat].opened:
            for card in fitting:
                likely[card] *= _FITTED
        for turn in self._view.history:
            if turn.seat == seat and turn.thrown != JOKER:
                for card in BESIDE[turn.thrown]:
                    likely[card] = max(_FITTED, likely[card] * _THREW_BESIDE)
        return [1 / each for each in likely]

    def _kept(self, seat: int) -> list[Card]:
        """Returns the cards that a player took from the pile and neither threw nor laid, as far as all can tell."""
        kept: list[Card] = []
        for turn in self._view.history:
            if turn.seat == seat:
                if turn.taken is not None:
                    kept.append(turn.taken)
                if turn.thrown in kept:
                    kept.remove(turn.thrown)
        laid = [physical(card) for meld in self._view.table for card in meld.cards]
        hidden = list(self._pool)
        found: list[Card] = []
        for card in kept:
            if card not in laid and card in hidden and len(found) < self._view.seats[seat].cards:
                hidden.remove(card)
                found.append(card)
        return found
