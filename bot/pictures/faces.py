"""Cards as they lie on a picture: the rank above the suit, each suit with its own shape and colour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.pictures import fonts
from bot.pictures.canvas import rounded
from bot.pictures.inks import BACK, FELT, PAPER, SUITS, VIOLET, Colour, Palette, Scheme
from engine.cards import JOKER, Card, face_of, is_joker, rank_of, suit_of
from engine.notation import RANKS

SHAPES = "♣♦♥♠"
STAR = "★"
PROPORTIONS = {"♣": 1.0, "♦": 0.84, "♥": 1.06, "♠": 0.94, STAR: 1.05}
"""Width to height."""
CAPITAL = 0.729
"""Height of a capital letter to the size of the font."""

Part = tuple[Image.Image, int, int, Colour]
"""A mask, its left and top, and its ink."""


@lru_cache(maxsize=512)
def shape(sign: str, height: int) -> Image.Image:
    """Returns a suit or the star as a mask of this height."""
    drawn, _ = fonts.mask(sign, 256, bold=True)
    return drawn.resize((max(1, round(height * PROPORTIONS[sign])), height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=512)
def rank_mask(rank: int, height: int, room: int) -> tuple[Image.Image, int]:
    """Returns a rank whose capitals have this height, pressed together where it is wider than `room`, and how far its
    top is above the baseline."""
    drawn, above = fonts.mask(RANKS[rank], round(height / CAPITAL), bold=True)
    if drawn.width > room:
        drawn = drawn.resize((room, drawn.height), Image.Resampling.LANCZOS)
    return drawn, above


def parts(card: Card, width: int, height: int, scheme: Scheme) -> Iterator[Part]:
    """Yields what is inked on a card of this size."""
    if card == JOKER:
        star = shape(STAR, round(width * 0.76))
        yield star, (width - star.width) // 2, (height - star.height) // 2, VIOLET
        return
    face = face_of(card)
    ink = SUITS[scheme][suit_of(face)]
    if is_joker(card):
        yield from _stand_in(face, width, height, ink)
        return
    rank, above = rank_mask(rank_of(face), round(height * 0.32), round(width * 0.84))
    yield rank, (width - rank.width) // 2, round(height * 0.445) - above, ink
    suit = shape(SHAPES[suit_of(face)], round(width * 0.57))
    yield suit, (width - suit.width) // 2, round(height * 0.73) - suit.height // 2, ink


def _stand_in(face: Card, width: int, height: int, ink: Colour) -> Iterator[Part]:
    """Yields a joker that stands for a card: the star, and the card in small below it."""
    star = shape(STAR, round(width * 0.5))
    yield star, (width - star.width) // 2, round(height * 0.29) - star.height // 2, VIOLET
    suit = shape(SHAPES[suit_of(face)], round(width * 0.36))
    rank, above = rank_mask(rank_of(face), round(width * 0.37), round(width * 0.46))
    left = (width - rank.width - suit.width - 1) // 2
    baseline = round(height * 0.84)
    yield rank, left, baseline - above, ink
    yield suit, left + rank.width + 1, baseline - suit.height, ink


def card_height(width: int) -> int:
    """Returns the height of a card of this width."""
    return round(width * 1.4)


def radius(width: int) -> int:
    """Returns the radius of a card's corners."""
    return max(3, round(width * 0.11))


@lru_cache(maxsize=1024)
def face(card: Card, width: int, scheme: Scheme) -> Image.Image:
    """Returns a card on felt, in the entries that all palettes share."""
    height = card_height(width)
    palette = Palette()
    drawn = rounded(width, height, radius(width)).point(palette.shades(FELT, PAPER))
    for mask, left, top, ink in parts(card, width, height, scheme):
        drawn.paste(mask.point(palette.shades(PAPER, ink)), (left, top))
    return drawn


@lru_cache(maxsize=32)
def back(width: int) -> Image.Image:
    """Returns the back of a card on felt."""
    height, rim = card_height(width), max(2, width // 16)
    palette = Palette()
    drawn = rounded(width, height, radius(width)).point(palette.shades(FELT, PAPER))
    inner = rounded(width - 2 * rim, height - 2 * rim, max(2, radius(width) - rim))
    drawn.paste(inner.point(palette.shades(PAPER, BACK)), (rim, rim))
    return drawn
