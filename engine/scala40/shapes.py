"""Which melds a suit's or a rank's cards can form, as bit masks (SQ-6 to SQ-10, K10, K14).

A shape is what a meld takes out of a hand: a mask of natural cards (bit ``1 << card``) and a number of jokers. One
shape may lie in several ways: 5H 6H and a joker are 4H-6H or 5H-7H.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from operator import or_
from typing import NamedTuple

from engine.cards import ACE, KING, Card, face_of, is_joker, joker_for, make
from engine.scala40.meld import HIGH_ACE, Limits, Meld, face_at, open_places, value
from engine.scala40.rules import Rules

LANE = (1 << 14) - 2
"""The bits of one suit's ranks within its 16-bit lane."""

_REMEMBERED = 20_000
"""Entries of a table before it starts afresh: a service that runs for months must not grow."""


class Shape(NamedTuple):
    """Natural cards and jokers that make a meld, with every way to lay them, the most valuable first."""

    mask: int
    jokers: int
    size: int
    melds: tuple[Meld, ...]
    values: tuple[int, ...]
    """Opening value of each of `melds` (SQ-14)."""
    frees: tuple[int, ...]
    """The natural cards that could take the place of a joker in each of `melds`."""
    betters: tuple[int, ...]
    """The natural cards that could do that, or be added to each of `melds`."""


class Shapes:
    """The shapes that one set of meld rules allows, found when they are first asked for."""

    def __init__(self, limits: Limits, ladder: bool) -> None:
        self.limits = limits
        self.ladder = ladder
        self._all_runs: dict[tuple[int, int], tuple[Shape, ...]] = {}
        self._runs: dict[tuple[int, int, int], tuple[Shape, ...]] = {}
        self._sets: dict[tuple[int, int, int], tuple[Shape, ...]] = {}

    def runs(self, suit: int, lane: int, jokers: int) -> tuple[Shape, ...]:
        """Returns the runs of a suit that hold exactly `jokers` jokers and otherwise cards of `lane` (bits 1..13)."""
        key = (suit, lane, jokers)
        found = self._runs.get(key)
        if found is None:
            if len(self._runs) >= _REMEMBERED:
                self._runs.clear()
            possible = self._all_runs.get((suit, jokers))
            if possible is None:
                possible = self._all_runs[suit, jokers] = self._shapes(self._run_melds(suit, jokers))
            held = lane << 16 * suit
            found = self._runs[key] = tuple(shape for shape in possible if shape.mask & held == shape.mask)
        return found

    def sets(self, rank: int, suits: int, jokers: int) -> tuple[Shape, ...]:
        """Returns the sets of a rank that hold exactly `jokers` jokers and otherwise cards of `suits` (bits 0..3)."""
        key = (rank, suits, jokers)
        found = self._sets.get(key)
        if found is None:
            held = mask_of(make(rank, suit) for suit in range(4) if suits >> suit & 1)
            possible = self._shapes(self._set_melds(rank, jokers))
            found = self._sets[key] = tuple(shape for shape in possible if shape.mask & held == shape.mask)
        return found

    def _run_melds(self, suit: int, jokers: int) -> Iterator[tuple[Card, ...]]:
        """Yields every run of a suit; none holds two natural aces (SQ-8)."""
        for low in range(ACE, KING):
            for high in range(low + 2, min(HIGH_ACE, low + self.limits.run_max - 1) + 1):
                for replaced in combinations(range(low, high + 1), jokers):
                    if high - low + 1 == HIGH_ACE and HIGH_ACE not in replaced:
                        # The joker below the two is the same meld as the joker above the king.
                        continue
                    faces = ((place, face_at(suit, place)) for place in range(low, high + 1))
                    yield tuple(joker_for(face) if place in replaced else face for place, face in faces)

    @staticmethod
    def _set_melds(rank: int, jokers: int) -> Iterator[tuple[Card, ...]]:
        """Yields every set of a rank."""
        for size in (3, 4):
            for suits in combinations(range(4), size):
                for replaced in combinations(suits, jokers):
                    faces = ((suit, make(rank, suit)) for suit in suits)
                    yield tuple(joker_for(face) if suit in replaced else face for suit, face in faces)

    def _shapes(self, melds: Iterable[tuple[Card, ...]]) -> tuple[Shape, ...]:
        """Gathers the melds that take the same cards out of a hand, and drops those with too many jokers (K10)."""
        ways: dict[tuple[int, int], list[Meld]] = {}
        for cards in melds:
            meld = Meld(cards)
            jokers = len(meld.jokers)
            if jokers <= self.limits.max_jokers and len(cards) - jokers >= self.limits.min_naturals:
                natural = mask_of(card for card in cards if not is_joker(card))
                ways.setdefault((natural, len(cards)), []).append(meld)
        shapes = []
        for (natural, size), found in ways.items():
            found.sort(key=lambda meld: -value(meld, self.ladder))
            values = tuple(value(meld, self.ladder) for meld in found)
            frees = tuple(mask_of(map(face_of, meld.jokers)) for meld in found)
            grows = (mask_of(open_places(meld, self.limits)) for meld in found)
            betters = tuple(map(or_, frees, grows))
            shapes.append(Shape(natural, size - natural.bit_count(), size, tuple(found), values, frees, betters))
        return tuple(shapes)


def mask_of(cards: Iterable[Card]) -> int:
    """Returns natural cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@lru_cache
def _shapes(limits: Limits, ladder: bool) -> Shapes:
    return Shapes(limits, ladder)


def shapes_of(rules: Rules) -> Shapes:
    """Returns the shapes of a table's rules; tables with equal meld rules share them."""
    return _shapes(Limits.of(rules), rules.card_values == "ladder")
