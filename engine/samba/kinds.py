"""What a card is in Samba: wild, a three, or natural; what it is worth; where it stands in a hand (SB-2 to SB-4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import ACE, JOKER, Card, make, packs, rank_of, suit_of

DECK = packs(3, jokers=6)
LOWEST, HIGHEST = 4, 14
"""The four is low and the ace high."""

_VALUES = (50, 20, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10)
"""By rank; a joker has the rank 0. A red three counts nothing among the cards."""
_RED_SUITS = (1, 2)
_CARDS = frozenset(DECK)
_WILD = frozenset(card for card in _CARDS if card == JOKER or rank_of(card) == 2)
_THREES = frozenset(card for card in _CARDS if rank_of(card) == 3)
_RED_THREES = frozenset(card for card in _THREES if suit_of(card) in _RED_SUITS)
_NATURAL = _CARDS - _WILD - _THREES


def is_wild(card: Card) -> bool:
    """Tells whether a card is a joker or a two (SB-3)."""
    return card in _WILD


def is_three(card: Card) -> bool:
    """Tells whether a card is a three of any suit."""
    return card in _THREES


def is_red_three(card: Card) -> bool:
    """Tells whether a card is the three of hearts or diamonds."""
    return card in _RED_THREES


def is_black_three(card: Card) -> bool:
    """Tells whether a card is the three of spades or clubs."""
    return card in _THREES and card not in _RED_THREES


def is_natural(card: Card) -> bool:
    """Tells whether a card is a 4 to ace: what groups and sequences are made of (SB-3)."""
    return card in _NATURAL


def height(card: Card) -> int:
    """Returns the place of a natural card in a sequence, 4 to 14 (SB-10)."""
    rank = rank_of(card)
    return HIGHEST if rank == ACE else rank


def at_height(place: int, suit: int) -> Card:
    """Returns the natural card of a suit at a place of a sequence."""
    return make(ACE if place == HIGHEST else place, suit)


def value(card: Card) -> int:
    """Returns what a card counts (SB-4)."""
    return 0 if is_red_three(card) else _VALUES[rank_of(card)]


def total_value(cards: Iterable[Card]) -> int:
    """Returns what cards count together."""
    return sum(map(value, cards))


def _order(card: Card) -> tuple[int, int, int]:
    if card == JOKER:
        return 4, 0, 0
    if is_wild(card):
        return 3, suit_of(card), 0
    if is_three(card):
        return 1 + is_red_three(card), suit_of(card), 0
    return 0, suit_of(card), height(card)


_PLACES = {card: _order(card) for card in DECK}


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Returns cards in their order: by suit and height, then black threes, red threes, twos and jokers."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))
