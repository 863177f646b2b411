"""The value of a hand, in halves of a point so that 30.5 is exact (SC-4 to SC-8, SW-2)."""

from __future__ import annotations

from engine.cards import Card, rank_of, suit_of

HALVES = 2
THIRTY = 30 * HALVES
THIRTY_AND_A_HALF = 61


_POINTS = (0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""By rank."""


def points(card: Card) -> int:
    """Returns what a card counts: an ace 11, king, queen and jack 10, others their face value."""
    return _POINTS[rank_of(card)]


def suit_sums(hand: tuple[Card, ...]) -> list[int]:
    """Returns the points of a hand's cards in each suit."""
    sums = [0, 0, 0, 0]
    for card in hand:
        sums[suit_of(card)] += _POINTS[rank_of(card)]
    return sums


def is_triple(hand: tuple[Card, ...]) -> bool:
    """Tells whether a hand is three cards of one rank."""
    return len(hand) == 3 and rank_of(hand[0]) == rank_of(hand[1]) == rank_of(hand[2])


def is_thirty_one(hand: tuple[Card, ...]) -> bool:
    """Tells whether a hand is an ace and two ten-point cards of one suit."""
    return len(hand) == 3 and 31 in suit_sums(hand)


def value(hand: tuple[Card, ...], triple: int) -> int:
    """Returns the best value of a hand in halves of a point; `triple` is what three of a kind are worth at least."""
    best = HALVES * max(suit_sums(hand))
    return max(best, triple) if is_triple(hand) else best


def in_points(halves: int) -> int | float:
    """Returns a value as it is written: 30, 30.5."""
    return halves / HALVES if halves % HALVES else halves // HALVES
