"""The colours of all pictures, and palettes in which each ink has its shades on each ground.

A picture is drawn in palette mode, which is what makes it fast and small. Smooth edges need the colours between an ink
and the ground under it: a ramp of `SHADES` palette entries for each pair."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

Scheme = Literal["four", "two"]
"""How suits are coloured: each its own colour, or red and black."""


class Colour(NamedTuple):
    """Red, green and blue, 0 to 255."""

    red: int
    green: int
    blue: int


SHADES = 6
"""Palette entries of a ramp, ground and ink included."""

FELT = Colour(30, 74, 58)
"""The table on which cards lie."""
BAIZE = Colour(22, 57, 45)
"""Panels on the table."""
SLATE = Colour(30, 33, 38)
"""The ground of charts and rankings."""
GRID = Colour(58, 63, 71)
PAPER = Colour(255, 255, 255)
CHALK = Colour(240, 244, 240)
"""Text on felt, panels and slate."""
MIST = Colour(166, 190, 178)
"""Text of less weight."""
AMBER = Colour(255, 190, 61)
"""What is new, and whose turn it is."""
ALARM = Colour(255, 107, 107)
"""The limit, and who has reached it."""

BLACK = Colour(24, 24, 27)
RED = Colour(208, 24, 44)
GREEN = Colour(10, 122, 62)
BLUE = Colour(20, 92, 208)
VIOLET = Colour(126, 48, 190)
"""The joker's."""
BACK = Colour(52, 88, 158)
"""A card's back."""

SUITS: dict[Scheme, tuple[Colour, Colour, Colour, Colour]] = {
    "four": (GREEN, BLUE, RED, BLACK),
    "two": (BLACK, RED, RED, BLACK),
}
"""Colours of clubs, diamonds, hearts and spades."""

SERIES = (
    Colour(99, 179, 255),
    Colour(255, 170, 80),
    Colour(110, 220, 140),
    Colour(255, 130, 170),
    Colour(190, 160, 255),
    Colour(250, 225, 100),
    Colour(90, 220, 215),
    Colour(235, 235, 235),
    Colour(205, 150, 105),
)
"""Colours of seats, in their order."""

CARD_RAMPS = (
    (FELT, PAPER),
    *((PAPER, ink) for ink in (BLACK, RED, GREEN, BLUE, VIOLET)),
    (PAPER, BACK),
)
"""The pairs that faces are drawn with. They come first in every palette, so that a face fits on every picture."""


class Palette:
    """The colours of one picture."""

    def __init__(self) -> None:
        self._ramps: dict[tuple[Colour, Colour], int] = {}
        self._colours: list[int] = []
        for ground, ink in CARD_RAMPS:
            self._ramp(ground, ink)

    def _ramp(self, ground: Colour, ink: Colour) -> int:
        """Returns the first entry of a pair's ramp: the ground; the last one is the ink. There is room for 42 pairs."""
        pair = ground, ink
        if pair not in self._ramps:
            self._ramps[pair] = len(self._colours) // 3
            for step in range(SHADES):
                share = step / (SHADES - 1)
                self._colours += (round(a + (b - a) * share) for a, b in zip(ground, ink, strict=True))
        return self._ramps[pair]

    def entry(self, colour: Colour) -> int:
        """Returns an entry with just this colour."""
        for (ground, ink), first in self._ramps.items():
            if colour in (ground, ink):
                return first if colour == ground else first + SHADES - 1
        return self._ramp(colour, colour)

    def shades(self, ground: Colour, ink: Colour) -> list[int]:
        """Returns the entry for each shade of grey of a mask."""
        return _shades(self._ramp(ground, ink))

    def colours(self) -> list[int]:
        """Returns the palette as Pillow takes it."""
        return list(self._colours)


@cache
def _shades(first: int) -> list[int]:
    return [first + (grey * (SHADES - 1) + 127) // 255 for grey in range(256)]
