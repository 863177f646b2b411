"""The bundled font: DejaVu Sans Condensed 2.37, with Latin, Cyrillic, Greek, Hebrew, Arabic and Persian letters."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FOLDER = Path(__file__).with_name("fonts")
NOWHERE = "\uffff"
"""No character: what the font draws for it is what it draws for every sign that it lacks."""


@lru_cache(maxsize=64)
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """Returns the font in a size in pixels.

    The basic layout, because the other one needs a library that many machines lack: `bot.pictures.text` joins letters
    and orders them itself, everywhere alike."""
    file = FOLDER / f"DejaVuSansCondensed{'-Bold' if bold else ''}.ttf"
    return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has(sign: str) -> bool:
    """Tells whether the font can draw a sign."""
    probe = font(16)
    return bytes(probe.getmask(sign)) != bytes(probe.getmask(NOWHERE))


@lru_cache(maxsize=1024)
def mask(text: str, size: int, bold: bool = False) -> tuple[Image.Image, int]:
    """Returns text in shades of grey, cropped to its ink, and how far the ink's top is above the baseline.

    The text must be ready to draw: `bot.pictures.text.shaped`."""
    used = font(size, bold)
    left, top, right, bottom = used.getbbox(text, anchor="ls")
    drawn = Image.new("L", (max(1, round(right - left)), max(1, round(bottom - top))))
    ImageDraw.Draw(drawn).text((-left, -top), text, fill=255, font=used, anchor="ls")
    return drawn, round(-top)


def width(text: str, size: int, bold: bool = False) -> int:
    """Returns how wide text is, in pixels."""
    return round(font(size, bold).getlength(text))
