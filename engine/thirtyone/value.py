"""The value of a hand, in halves of a point so that 30.5 is exact (SC-4 to SC-8, SW-2)."""

from __future__ import annotations

from engine.cards import ACE, Card, rank_of, suit_of

HALVES = 2
THIRTY = 30 * HALVES
THIRTY_AND_A_HALF = 61


def points(card: Card) -> int:
    """Returns what a card counts: an ace 11, king, queen and jack 10, others their face value."""
    rank = rank_of(card)
    return 11 if rank == ACE else min(rank, 10)


def suit_sums(hand: tuple[Card, ...]) -> tuple[int, ...]:
    """Returns the points of a hand's cards in each suit."""
    return tuple(sum(points(card) for card in hand if suit_of(card) == suit) for suit in range(4))


def is_triple(hand: tuple[Card, ...]) -> bool:
    """Tells whether a hand is three cards of one rank."""
    return len(hand) == 3 and len({rank_of(card) for card in hand}) == 1


def is_thirty_one(hand: tuple[Card, ...]) -> bool:
    """Tells whether a hand is an ace and two ten-point cards of one suit."""
    return len(hand) == 3 and max(suit_sums(hand)) == 31


def value(hand: tuple[Card, ...], triple: int) -> int:
    """Returns the best value of a hand in halves of a point; `triple` is what three of a kind are worth at least."""
    best = HALVES * max(suit_sums(hand))
    return max(best, triple) if is_triple(hand) else best


def in_points(halves: int) -> int | float:
    """Returns a value as it is written: 30, 30.5."""
    return halves / HALVES if halves % HALVES else halves // HALVES
