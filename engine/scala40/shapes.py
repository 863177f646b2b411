"""Which melds a suit's or a rank's cards can form, as bit masks (SQ-6 to SQ-10, K10, K14).

A shape is what a meld takes out of a hand: a mask of natural cards (bit ``1 << card``) and a number of jokers. One
shape may lie in several ways: 5H 6H and a joker are 4H-6H or 5H-7H.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.cards import ACE, KING, Card, face_of, is_joker, joker_for, make, rank_of, suit_of
from engine.scala40.meld import HIGH_ACE, Limits, Meld, face_at, value
from engine.scala40.rules import Rules

LANE = (1 << 14) - 2
"""The bits of one suit's ranks within its 16-bit lane."""

_REMEMBERED = 20_000
"""Entries of a table before it starts afresh: a service that runs for months must not grow."""


_Way = tuple[int, int, tuple[int, ...]]
"""A run in any suit: its lowest and its highest place, and the places of its jokers."""


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
        self._ways: dict[int, dict[int, list[_Way]]] = {}
        self._run_shapes: dict[tuple[int, int, int], tuple[Shape, ...]] = {}
        self._runs: dict[tuple[int, int, int], tuple[Shape, ...]] = {}
        self._sets: dict[tuple[int, int, int], tuple[Shape, ...]] = {}

    def runs(self, suit: int, lane: int, jokers: int) -> tuple[Shape, ...]:
        """Returns the runs of a suit that hold exactly `jokers` jokers and otherwise cards of `lane` (bits 1..13)."""
        key = (suit, lane, jokers)
        found = self._runs.get(key)
        if found is None:
            if len(self._runs) >= _REMEMBERED:
                self._runs.clear()
            ways = self._ways.get(jokers)
            if ways is None:
                ways = self._ways[jokers] = self._run_ways(jokers)
            found = self._runs[key] = tuple(
                shape for mask in ways if mask & lane == mask for shape in self._runs_of(suit, mask, jokers)
            )
        return found

    def sets(self, rank: int, suits: int, jokers: int) -> tuple[Shape, ...]:
        """Returns the sets of a rank that hold exactly `jokers` jokers and otherwise cards of `suits` (bits 0..3)."""
        key = (rank, suits, jokers)
        found = self._sets.get(key)
        if found is None:
            held = mask_of(make(rank, suit) for suit in range(4) if suits >> suit & 1)
            possible = self._shapes(_set_melds(rank, jokers))
            found = self._sets[key] = tuple(shape for shape in possible if shape.mask & held == shape.mask)
        return found

    def _run_ways(self, jokers: int) -> dict[int, list[_Way]]:
        """Returns by natural cards (a lane) the runs with so many jokers, in any suit; none has two natural aces."""
        ways: dict[int, list[_Way]] = {}
        for low in range(ACE, KING):
            for high in range(low + 2, min(HIGH_ACE, low + self.limits.run_max - 1) + 1):
                for replaced in combinations(range(low, high + 1), jokers):
                    if high - low + 1 == HIGH_ACE and HIGH_ACE not in replaced:
                        # The joker below the two is the same meld as the joker above the king (SQ-8).
                        continue
                    lane = mask_of(face_at(0, place) for place in range(low, high + 1) if place not in replaced)
                    ways.setdefault(lane, []).append((low, high, replaced))
        return ways

    def _runs_of(self, suit: int, lane: int, jokers: int) -> tuple[Shape, ...]:
        """Returns the runs of a suit that hold exactly these natural cards and so many jokers."""
        key = (suit, lane, jokers)
        found = self._run_shapes.get(key)
        if found is None:
            melds = (
                tuple(
                    joker_for(face_at(suit, place)) if place in replaced else face_at(suit, place)
                    for place in range(low, high + 1)
                )
                for low, high, replaced in self._ways[jokers][lane]
            )
            found = self._run_shapes[key] = self._shapes(melds)
        return found

    def _shapes(self, melds: Iterable[tuple[Card, ...]]) -> tuple[Shape, ...]:
        """Gathers the melds that take the same cards out of a hand, and drops those with too many jokers (K10)."""
        ways: dict[tuple[int, int], list[Meld]] = {}
        for cards in melds:
            meld = Meld(cards)
            jokers = len(meld.jokers)
            if jokers <= self.limits.max_jokers and len(cards) - jokers >= self.limits.min_naturals:
                natural = mask_of(card for card in cards if not is_joker(card))
                ways.setdefault((natural, jokers), []).append(meld)
        shapes = []
        for (natural, jokers), found in ways.items():
            found.sort(key=lambda meld: -value(meld, self.ladder))
            values = tuple(value(meld, self.ladder) for meld in found)
            frees = tuple(mask_of(map(face_of, meld.jokers)) for meld in found)
            betters = tuple(free | mask_of(self._grows(meld)) for meld, free in zip(found, frees, strict=True))
            shapes.append(Shape(natural, jokers, len(found[0].cards), tuple(found), values, frees, betters))
        return tuple(shapes)

    def _grows(self, meld: Meld) -> list[Card]:
        """Returns the natural cards with which a meld would be a longer one."""
        faces = meld.faces
        if not meld.is_run:
            return [face for suit in range(4) if (face := make(rank_of(faces[0]), suit)) not in faces]
        if len(faces) >= self.limits.run_max:
            return []
        places = (place for place in (meld.low - 1, meld.high + 1) if ACE <= place <= HIGH_ACE)
        # No second ace of the suit (SQ-8).
        return [face for place in places if (face := face_at(suit_of(faces[0]), place)) not in faces]


def _set_melds(rank: int, jokers: int) -> Iterator[tuple[Card, ...]]:
    """Yields every set of a rank with so many jokers."""
    for size in (3, 4):
        for suits in combinations(range(4), size):
            for replaced in combinations(suits, jokers):
                faces = ((suit, make(rank, suit)) for suit in suits)
                yield tuple(joker_for(face) if suit in replaced else face for suit, face in faces)


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
