"""Cards as small integers.

A natural card is ``16 * suit + rank`` (suit 0..3 = clubs, diamonds, hearts, spades; rank 1..13 = ace..king), so that a
hand also fits bit masks with one 16-bit lane a suit. A joker is ``JOKER`` (0); a joker that stands for a card is
``STANDS | that card``. Identical cards of two packs are the same integer.
"""

from __future__ import annotations

from collections.abc import Iterable

Card = int

JOKER: Card = 0
STANDS = 64

ACE, KING = 1, 13


def make(rank: int, suit: int) -> Card:
    """Returns the natural card of a rank (1..13) and suit (0..3)."""
    return suit << 4 | rank


def rank_of(card: Card) -> int:
    """Returns the rank 1..13 of a card, or of the card a joker stands for; 0 for a joker without identity."""
    return card & 15


def suit_of(card: Card) -> int:
    """Returns the suit 0..3 of a card, or of the card a joker stands for."""
    return card >> 4 & 3


def is_joker(card: Card) -> bool:
    """Tells whether the physical card is a joker, with or without an identity."""
    return card == JOKER or card >= STANDS


def joker_for(face: Card) -> Card:
    """Returns a joker standing for a natural card."""
    return STANDS | face


def face_of(card: Card) -> Card:
    """Returns the natural card that a card counts as: itself, or what the joker stands for (``JOKER`` if nothing)."""
    return card & 63


def physical(card: Card) -> Card:
    """Returns the card as it is held in a hand: a joker loses its identity."""
    return JOKER if card >= STANDS else card


def packs(count: int, jokers: int) -> tuple[Card, ...]:
    """Returns ``count`` packs of 52 and ``jokers`` jokers in a fixed order, the input of a shuffle."""
    one = tuple(make(rank, suit) for suit in range(4) for rank in range(1, 14))
    return one * count + (JOKER,) * jokers


def remove(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """Returns the hand without these physical cards (jokers may carry an identity), or None if one is not in it."""
    left = list(hand)
    for card in cards:
        try:
            left.remove(physical(card))
        except ValueError:
            return None
    return tuple(left)
