"""What a hand can lay: every single meld, and the melds that are best together (SQ-6 to SQ-15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from engine.cards import Card, face_of, suit_of
from engine.scala40.meld import HIGH_ACE, Limits, Meld, fault
from engine.scala40.packing import CARDS, Hand, Item, Packer, hand_of
from engine.scala40.rules import Rules
from engine.scala40.shapes import LANE, Shape, Shapes, shapes_of

_REMEMBERED = 20_000
"""Entries of a table before it starts afresh."""
_LONGEST = 5
"""Longer runs split into runs of three to five without loss, so the packing leaves them out and merges at the end."""


class Objective(Enum):
    """What the best melds of a hand are best in."""

    VALUE = "value"
    """Opening value (SQ-14), without jokers where the opening forbids them (K8)."""
    PENALTY = "penalty"
    """Penalty removed from the hand (SQ-15); an ace counts high."""
    CARDS = "cards"
    """Number of cards."""


@dataclass(frozen=True, slots=True)
class Packing:
    """Melds that a hand can lay together, and what they are worth by the objective."""

    value: int
    melds: tuple[Meld, ...]


def new_melds(hand: tuple[Card, ...], rules: Rules) -> list[Meld]:
    """Returns every distinct meld that the hand could lay, with every identity of its jokers."""
    shapes, held = shapes_of(rules), hand_of(hand)
    return [
        meld
        for jokers in range(min(held.jokers, shapes.limits.max_jokers) + 1)
        for shape in held_shapes(shapes, held, jokers)
        for meld in shape.melds
    ]


def best_melds(hand: tuple[Card, ...], rules: Rules, objective: Objective, keep: int = 1) -> Packing:
    """Returns the best melds that can lie together and leave `keep` cards in the hand (closing needs a discard)."""
    held = hand_of(hand)
    if objective is Objective.VALUE and rules.joker_in_opening != "allowed":
        keep -= held.jokers
        held = held._replace(jokers=0)
    value, items = Candidates.of(rules, objective).packer(held).choose(held, keep)
    return Packing(value, merge((item.what.melds[0] for item in items), rules))


def merge(melds: Iterable[Meld], rules: Rules) -> tuple[Meld, ...]:
    """Returns the melds with adjoining runs made one where that is legal, in order of suit and place, sets last."""
    limits = Limits.of(rules)
    merged: list[Meld] = []
    sets: list[Meld] = []
    for meld in sorted(melds, key=lambda meld: (face_of(meld.cards[0]), meld.cards)):
        if not meld.is_run:
            sets.append(meld)
            continue
        for at, lower in enumerate(merged):
            if suit_of(lower.cards[0]) == suit_of(meld.cards[0]) and lower.high + 1 == meld.low:
                joined = Meld(lower.cards + meld.cards)
                if not fault(joined, limits):
                    merged[at] = joined
                    break
        else:
            merged.append(meld)
    return (*merged, *sets)


def held_shapes(shapes: Shapes, hand: Hand, jokers: int) -> Iterator[Shape]:
    """Yields the shapes with exactly so many jokers whose natural cards are in the hand."""
    for suit, lane, rank, suits in _groups(hand.held, jokers):
        yield from shapes.runs(suit, lane, jokers) if lane else shapes.sets(rank, suits, jokers)


def _groups(held: int, jokers: int) -> list[tuple[int, int, int, int]]:
    """Returns the cards of a hand that lie in one suit (suit, lane, 0, 0) or in one rank (0, 0, rank, suits), where
    they may form a meld with so many jokers."""
    groups = []
    clubs, diamonds, hearts, spades = lanes = held & LANE, held >> 16 & LANE, held >> 32 & LANE, held >> 48 & LANE
    for suit, lane in enumerate(lanes):
        places = lane | (lane & 2) << 13
        if jokers == 0:
            places &= places >> 1 & places >> 2
        elif jokers == 1:
            places &= places >> 1 | places >> 2
        if places:
            groups.append((suit, lane, 0, 0))
    black, both_black, red, both_red = clubs | spades, clubs & spades, diamonds | hearts, diamonds & hearts
    if jokers == 0:
        ranks = both_black & red | both_red & black
    elif jokers == 1:
        ranks = both_black | both_red | black & red
    else:
        ranks = black | red
    while ranks:
        bit = ranks & -ranks
        ranks ^= bit
        rank = bit.bit_length() - 1
        suits = clubs >> rank & 1 | (diamonds >> rank & 1) << 1 | (hearts >> rank & 1) << 2 | (spades >> rank & 1) << 3
        groups.append((0, 0, rank, suits))
    return groups


@dataclass(frozen=True, slots=True)
class Weights:
    """What cards count by an objective: natural cards by rank (an ace high), and a joker at most."""

    objective: Objective
    cards: tuple[int, ...]
    joker: int

    def of(self, shape: Shape) -> int:
        """Returns what a shape counts."""
        if self.objective is Objective.VALUE:
            return shape.values[0]
        return self.of_cards(shape.mask) + shape.jokers * self.joker

    def of_cards(self, mask: int) -> int:
        """Returns what the natural cards of a mask count, each once."""
        total = 0
        while mask:
            bit = mask & -mask
            mask ^= bit
            total += self.cards[bit.bit_length() - 1 & 15]
        return total

    def of_hand(self, hand: Hand) -> int:
        """Returns what all cards of a hand count."""
        return self.of_cards(hand.held & CARDS) + self.of_cards(hand.twice) + hand.jokers * self.joker


def weights_of(rules: Rules, objective: Objective) -> Weights:
    """Returns the weights of an objective under a table's rules."""
    return _weights(rules.card_values == "ladder", rules.joker_hand_value == "as_ace", objective)


@lru_cache
def _weights(ladder: bool, joker_as_ace: bool, objective: Objective) -> Weights:
    if objective is Objective.CARDS:
        return Weights(objective, (1,) * 14, 1)
    others = tuple(rank if ladder else min(rank, 10) for rank in range(2, 14))
    ace = HIGH_ACE if ladder else 11
    joker = ace if objective is Objective.VALUE or joker_as_ace else 25
    return Weights(objective, (0, ace, *others), joker)


class Candidates:
    """The new melds of a hand as items of a packing by one objective: enough for every best packing."""

    def __init__(self, shapes: Shapes, weights: Weights) -> None:
        self.shapes = shapes
        self.weights = weights
        self._items: dict[tuple[int, int, int, int, int], list[Item[Shape]]] = {}

    @staticmethod
    def of(rules: Rules, objective: Objective) -> Candidates:
        """Returns the candidates under a table's rules; tables with equal rules share them."""
        return _candidates(shapes_of(rules), weights_of(rules, objective))

    def packer(self, hand: Hand) -> Packer[Shape]:
        """Returns the packing of a hand's new melds."""
        return Packer(self.items(hand))

    def items(self, hand: Hand) -> list[Item[Shape]]:
        """Returns the items that a hand, or a part of it, can give."""
        found = []
        for jokers in range(min(hand.jokers, self.shapes.limits.max_jokers) + 1):
            for group in _groups(hand.held, jokers):
                found += self._group_items(group, jokers)
        return found

    def _group_items(self, group: tuple[int, int, int, int], jokers: int) -> list[Item[Shape]]:
        key = (*group, jokers)
        items = self._items.get(key)
        if items is None:
            if len(self._items) >= _REMEMBERED:
                self._items.clear()
            suit, lane, rank, suits = group
            shapes = self.shapes.runs(suit, lane, jokers) if lane else self.shapes.sets(rank, suits, jokers)
            # Cut up, a run with two jokers may leave a part too few natural cards: these stay long.
            items = self._items[key] = [
                Item(shape.mask, jokers, self.weights.of(shape), shape)
                for shape in shapes
                if shape.size <= _LONGEST or jokers > 1
            ]
        return items


@lru_cache
def _candidates(shapes: Shapes, weights: Weights) -> Candidates:
    return Candidates(shapes, weights)
