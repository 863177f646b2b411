"""Hands of three cards by their mask: what they count and how many points they hold in all, looked up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations

from engine.cards import Card
from engine.scat.deal import DECK
from engine.thirtyone.value import HALVES, THIRTY, points, value

LEVEL_SHIFT = 6
"""Bits of a rank that hold the points of all three cards, at most 33; its level is above them."""
TOP = 32
"""The level of 31."""
LAPSED = 30
"""The level of a 31 that was not declared at once (SC-28)."""

POINTS = {card: points(card) for card in DECK}


def level(halves: int) -> int:
    """Returns the level of a value: its points up to 30, then 30.5, then 31."""
    return halves // HALVES + (halves > THIRTY)


@cache
def ranks(triple: int) -> Mapping[int, int]:
    """Returns the rank of every hand: its level first, then all its points, as a plain player compares them.
    `triple` is what three of a kind are worth at least, in halves."""
    return {
        mask(hand): level(value(hand, triple)) << LEVEL_SHIFT | sum(POINTS[card] for card in hand)
        for hand in combinations(DECK, 3)
    }


def mask(cards: Iterable[Card]) -> int:
    """Returns cards as a set of bits."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found
