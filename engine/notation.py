"""Cards as text: ``10H``, ``th``, ``7♦``, ``JK``, ``JK=9C``. What is written here reads back to the same card."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.cards import JOKER, STANDS, Card, face_of, joker_for, make, rank_of, suit_of
from engine.game import Refusal

RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "CDHS"

_REPEATED = 80
_DIGITS = 9
"""No number of a move has more; Python refuses to read those with thousands."""

_RANK_OF = {name: rank for rank, name in enumerate(RANKS) if name} | {"T": 10}
_SUIT_OF = {name: suit for suit, name in enumerate(SUITS)} | {"♣": 0, "♦": 1, "♥": 2, "♠": 3}


def read_card(text: str) -> Card | None:
    """Reads one card, any case; returns None where the text is not a card."""
    text = text.strip().upper().rstrip("\ufe0e\ufe0f")
    if text == "JK":
        return JOKER
    natural = _read_natural(text.removeprefix("JK="))
    return joker_for(natural) if natural is not None and text.startswith("JK=") else natural


def _read_natural(text: str) -> Card | None:
    text = text.strip()
    rank, suit = _RANK_OF.get(text[:-1]), _SUIT_OF.get(text[-1:])
    return None if rank is None or suit is None else make(rank, suit)


def repeated(text: str) -> str:
    """Returns as much of what somebody wrote as a refusal repeats."""
    return text.strip()[:_REPEATED]


def read_number(text: str) -> int | None:
    """Reads a number of at most nine digits; returns None where the text is none."""
    return int(text) if text.isdecimal() and len(text) <= _DIGITS else None


def read_cards(text: str) -> tuple[Card, ...] | None:
    """Reads cards separated by white space; returns None where one of them is not a card."""
    cards = [read_card(word) for word in text.split()]
    return None if None in cards else tuple(card for card in cards if card is not None)


@cache
def write_card(card: Card) -> str:
    """Writes one card in its canonical spelling."""
    if card == JOKER:
        return "JK"
    face = face_of(card)
    text = RANKS[rank_of(face)] + SUITS[suit_of(face)]
    return f"JK={text}" if card >= STANDS else text


def write_cards(cards: Iterable[Card]) -> str:
    """Writes cards separated by single spaces."""
    return " ".join(map(write_card, cards))


def unreadable(text: str, now: str, examples: Iterable[str]) -> Refusal:
    """Refuses a line that is no move, with the first example of its verb, else with a move that can be made `now`."""
    verb = text.lower().split(maxsplit=1)[:1]
    example = next((line for line in examples if line.split(maxsplit=1)[:1] == verb), now)
    return Refusal("unreadable_move", {"text": repeated(text), "example": example})
