"""Cards as players read them: a tile, `7♥`, or `7 of hearts`; `★` for a joker, `★=K♠` for one that stands for a card.

The only place that knows how a card looks.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n import Tongue
from engine.cards import JOKER, STANDS, Card, face_of, rank_of, suit_of
from engine.notation import RANKS, read_card

SUITS = ("♣\ufe0e", "♦\ufe0f", "♥\ufe0f", "♠\ufe0e")
"""Red suits as emoji; black ones as text in the reader's own text colour, for as emoji they are dark grey on dark."""
STAR = "★"
SUIT_WORDS = ("clubs", "diamonds", "hearts", "spades")
RANK_WORDS = {1: "ace", 11: "jack", 12: "queen", 13: "king"}


def card(say: Tongue, value: Card) -> str:
    """Returns one card as the reader likes it."""
    match say.look.style:
        case "words":
            return _in_words(say, value)
        case "tiles":
            return tile(say, value) or symbol(value)
        case "symbols":
            return symbol(value)


def tile(say: Tongue, value: Card) -> str | None:
    """Returns a card's tile, None where the reader sees none."""
    return say.look.tile(value, say.look.scheme) if say.look.style == "tiles" else None


def symbol(value: Card) -> str:
    """Returns one card in symbols."""
    if value == JOKER:
        return STAR
    face = face_of(value)
    text = RANKS[rank_of(face)] + SUITS[suit_of(face)]
    return f"{STAR}={text}" if value >= STANDS else text


def _in_words(say: Tongue, value: Card) -> str:
    if value == JOKER:
        return say("card-joker")
    face = face_of(value)
    rank, suit = rank_of(face), SUIT_WORDS[suit_of(face)]
    word = say(f"card-rank-{RANK_WORDS[rank]}") if rank in RANK_WORDS else str(rank)
    name = say("card-name", rank=word, suit=say(f"card-suit-{suit}"))
    return say("card-joker-as", card=name) if value >= STANDS else name


def cards(say: Tongue, values: Iterable[Card]) -> str:
    """Returns cards side by side."""
    return gap(say).join(card(say, value) for value in values)


def gap(say: Tongue) -> str:
    """Returns what stands between two cards."""
    return say("list-comma") if say.look.style == "words" else " "


def from_notation(say: Tongue, text: str) -> str:
    """Returns cards given in notation, as events carry them; what is no card stays as it is."""
    found = [(word, read_card(word)) for word in text.split()]
    return gap(say).join(word if value is None else card(say, value) for word, value in found)
