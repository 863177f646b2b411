"""A picture in the making: a surface in palette mode on which masks are stamped."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from bot.pictures import fonts, text
from bot.pictures.inks import CHALK, Colour, Palette

Box = tuple[int, int, int, int]
"""Left, top, right, bottom; right and bottom are outside."""

Align = Literal["left", "right", "middle"]

WIDTH = 800
"""Pixels: sharp on a computer, and on a phone of 390 points, which shows it at half size, still readable."""
MARGIN = 20
FINE = 4
"""Shapes are drawn so many times larger and scaled down, for smooth edges."""


class Picture(NamedTuple):
    """A drawn picture, ready to be attached."""

    data: bytes
    filename: str


class Canvas:
    """A surface of one colour to draw on."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.ground = ground
        self._palette = Palette()
        # One channel holds palette entries; the palette itself is added at the end.
        self._image = Image.new("L", (width, height), self._palette.entry(ground))

    def fill(self, box: Box, colour: Colour) -> None:
        """Fills a rectangle."""
        self._image.paste(self._palette.entry(colour), box)

    def stamp(self, mask: Image.Image, left: int, top: int, ink: Colour, ground: Colour | None = None) -> None:
        """Inks what is light in a mask; `ground` is the colour that lies there, the canvas's own by default."""
        shades = mask.point(self._palette.shades(ground or self.ground, ink))
        self._image.paste(shades, (left, top), mask.point(_inked()))

    def place(self, face: Image.Image, left: int, top: int) -> None:
        """Lays a card that is drawn already."""
        self._image.paste(face, (left, top))

    def rounded(self, box: Box, radius: int, ink: Colour, ground: Colour | None = None) -> None:
        """Draws a filled rectangle with round corners."""
        left, top, right, bottom = box
        self.stamp(rounded(right - left, bottom - top, radius), left, top, ink, ground)

    def line(
        self,
        words: str,
        left: int,
        baseline: int,
        *,
        size: int,
        ink: Colour,
        width: int,
        bold: bool = False,
        ground: Colour | None = None,
        align: Align = "left",
    ) -> int:
        """Writes any text on one line within a width, cut where it is longer; returns the pixels it took."""
        shown = text.fitted(text.clean(words), width, size, bold)
        if not shown:
            return 0
        drawn, above = fonts.mask(shown, size, bold)
        free = width - drawn.width
        shift = {"left": 0, "right": free, "middle": free // 2}[align]
        self.stamp(drawn, left + shift, baseline - above, ink, ground)
        return drawn.width

    def title(self, words: str, baseline: int, *, size: int) -> None:
        """Writes any text over the whole width, from the side from which it is read."""
        align: Align = "right" if text.is_rtl(words) else "left"
        room = self._image.width - 2 * MARGIN
        self.line(words, MARGIN, baseline, size=size, ink=CHALK, width=room, bold=True, align=align)

    def picture(self, name: str) -> Picture:
        """Returns the picture as a PNG file."""
        image = self._image.copy()
        image.putpalette(self._palette.colours())
        file = io.BytesIO()
        image.save(file, "PNG", compress_level=7)
        return Picture(file.getvalue(), f"{name}.png")


@lru_cache(maxsize=256)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Returns the mask of a filled rectangle with round corners."""
    large = Image.new("L", (width * FINE, height * FINE))
    corners = (0, 0, width * FINE - 1, height * FINE - 1)
    ImageDraw.Draw(large).rounded_rectangle(corners, radius * FINE, fill=255)
    return large.reduce(FINE)


@lru_cache(maxsize=1)
def _inked() -> list[int]:
    """Returns the table that makes a mask of all that is not black."""
    return [0] + [255] * 255
