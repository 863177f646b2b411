"""Card tiles: a card as a square picture that is readable where Discord shows it 22 pixels high, within a line."""

from __future__ import annotations

import hashlib
import io
import re
from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.pictures import faces
from bot.pictures.canvas import rounded
from bot.pictures.inks import PAPER, SUITS, VIOLET, Colour, Scheme
from engine.cards import JOKER, Card, packs, rank_of, suit_of
from engine.notation import write_card

SIZE = 128
"""Pixels of a side: what Discord advises for an emoji."""
EDGE = Colour(176, 182, 190)
"""The rim that shows a card on a white page."""
RIM, RADIUS = 4, 22

PREFIXES: dict[Scheme, str] = {"four": "c", "two": "c2"}
DIGEST = 6
"""Hexadecimal digits of a drawing's hash."""
STORED_NAME = re.compile(r"(c2?_(?:(?:10|[2-9ajqk])[cdhs]|jk))_[0-9a-f]{6}")
"""The name of any drawing of a tile, also of one that has changed since."""


class Tile(NamedTuple):
    """The drawing of a card. Where red and black leave a suit as it is, both schemes share one."""

    name: str
    """Such as `c_7h`, `c2_7d` (of two colours), `c_jk`."""
    data: bytes
    """A PNG file."""
    digest: str
    """Changes with the drawing."""

    @property
    def stored_name(self) -> str:
        """Under which Discord keeps this very drawing."""
        return f"{self.name}_{self.digest}"


def tile_name(card: Card, scheme: Scheme) -> str:
    """Returns the name of the tile that shows a card, a joker without regard to what it stands for."""
    shared = card == JOKER or SUITS[scheme][suit_of(card)] == SUITS["four"][suit_of(card)]
    return f"{PREFIXES['four' if shared else scheme]}_{write_card(card).lower()}"


@cache
def tiles() -> tuple[Tile, ...]:
    """Draws all tiles, once; those of four colours come first."""
    drawn = {tile_name(card, scheme): (card, scheme) for scheme in PREFIXES for card in packs(1, 1)}
    return tuple(_tile(name, card, scheme) for name, (card, scheme) in drawn.items())


def _tile(name: str, card: Card, scheme: Scheme) -> Tile:
    image = draw_tile(card, scheme)
    file = io.BytesIO()
    image.save(file, "PNG")
    return Tile(name, file.getvalue(), hashlib.sha256(image.tobytes()).hexdigest()[:DIGEST])


def draw_tile(card: Card, scheme: Scheme) -> Image.Image:
    """Draws one card: the rank and beside it the suit, or the joker's star."""
    image = Image.new("RGBA", (SIZE, SIZE))
    _ink(image, rounded(SIZE, SIZE, RADIUS), 0, 0, EDGE)
    inner = SIZE - 2 * RIM
    _ink(image, rounded(inner, inner, RADIUS - RIM), RIM, RIM, PAPER)
    if card == JOKER:
        star = faces.shape(faces.STAR, 98)
        _ink(image, star, (SIZE - star.width) // 2, 12, VIOLET)
        return image
    ink = SUITS[scheme][suit_of(card)]
    rank, above = faces.rank_mask(rank_of(card), 82, 58)
    _ink(image, rank, 8 + (58 - rank.width) // 2, 105 - above, ink)
    suit = faces.shape(faces.SHAPES[suit_of(card)], 54)
    _ink(image, suit, 94 - suit.width // 2, 64 - suit.height // 2, ink)
    return image


def _ink(image: Image.Image, mask: Image.Image, left: int, top: int, ink: Colour) -> None:
    """Lays an ink over what is there, where the mask is light."""
    layer = Image.new("RGBA", mask.size, (*ink, 0))
    layer.putalpha(mask)
    image.alpha_composite(layer, (left, top))
