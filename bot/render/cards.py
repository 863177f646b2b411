"""Cards as players read them: `7♥`, `★` for a joker, `★=K♠` for a joker that stands for a card.

The only place that knows how a card looks.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import JOKER, STANDS, Card, face_of, rank_of, suit_of
from engine.notation import RANKS, read_card

SUITS = ("♣\ufe0e", "♦\ufe0f", "♥\ufe0f", "♠\ufe0e")
"""Red suits as emoji; black ones as text in the reader's own text colour, for as emoji they are dark grey on dark."""
STAR = "★"


def card(value: Card) -> str:
    """Returns one card."""
    if value == JOKER:
        return STAR
    face = face_of(value)
    text = RANKS[rank_of(face)] + SUITS[suit_of(face)]
    return f"{STAR}={text}" if value >= STANDS else text


def cards(values: Iterable[Card]) -> str:
    """Returns cards side by side."""
    return " ".join(map(card, values))


def from_notation(text: str) -> str:
    """Returns cards given in notation, as events carry them; what is no card stays as it is."""
    found = [(word, read_card(word)) for word in text.split()]
    return " ".join(word if value is None else card(value) for word, value in found)
