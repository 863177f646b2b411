"""Hands of three cards by their mask: how they compare, looked up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card
from engine.schwimmen.deal import DECK
from engine.schwimmen.rules import Rules
from engine.schwimmen.scoring import FIRE, strength
from engine.thirtyone.value import HALVES, points

TOTAL_BITS = 6
"""Bits of a rank that hold the points of all three cards, at most 33: they decide nothing at the showdown."""
VALUE_BITS = 12
"""Bits of a rank below the value in halves: what else decides, then the points."""
SPECIAL = 31 * HALVES << VALUE_BITS
"""The lowest rank that must be shown at once."""
THREE_ACES = FIRE << VALUE_BITS


class Hands(NamedTuple):
    """All hands of three cards, by mask."""

    ranks: Mapping[int, int]
    """The value first, then what else decides, then all points."""
    cards: Mapping[int, tuple[int, int, int]]
    """Their cards, each as a mask."""


def hands(rules: Rules) -> Hands:
    """Returns all hands under the rules of a table."""
    return _hands(Rules(sw_triples_rank=rules.sw_triples_rank, sw_tie=rules.sw_tie))


@cache
def _hands(rules: Rules) -> Hands:
    made = list(combinations(DECK, 3))
    return Hands(
        {mask(hand): _rank(hand, rules) for hand in made},
        {mask(hand): (1 << hand[0], 1 << hand[1], 1 << hand[2]) for hand in made},
    )


def _rank(hand: tuple[Card, ...], rules: Rules) -> int:
    value, triple, suit = strength(hand, rules)
    decides = triple << 2 | suit
    return value << VALUE_BITS | decides << TOTAL_BITS | sum(map(points, hand))


def mask(cards: Iterable[Card]) -> int:
    """Returns cards as a set of bits."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found
