"""Any text made safe to draw: what the font lacks is replaced, letters are joined and ordered, long text is cut."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from arabic_reshaper import ArabicReshaper
from bidi import get_display

from bot.pictures import fonts

BOX = "□"
"""Stands for a letter that the font lacks."""
LONGEST = 200
"""Signs of a text that are looked at; no picture has room for more."""
JOINERS = "\u200c\u200d"
"""Keep Persian letters apart or together; they are gone once the letters are shaped."""

_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Sk"}
"""Categories of signs without a shape of their own: controls, directions, marks piled on letters, skin tones."""

_reshaper = ArabicReshaper({"delete_harakat": True, "support_zwj": True})


@lru_cache(maxsize=2048)
def clean(text: str) -> str:
    """Returns text with only signs that can be drawn, on one line: a box for each letter that the font lacks, nothing
    for an emoji; letters in fancy dress become plain ones."""
    plain = unicodedata.normalize("NFKC", text[:LONGEST])[:LONGEST]
    return " ".join("".join(map(_drawn, plain)).split())


def _drawn(sign: str) -> str:
    if sign.isspace() or sign in JOINERS:
        return sign
    category = unicodedata.category(sign)
    if category in _DROPPED:
        return ""
    # A letter that the font lacks may be there without its accent.
    for known in (sign, unicodedata.normalize("NFD", sign)[0]):
        if fonts.has(known):
            return known
    return BOX if category[0] in "LNM" else ""


def name(text: str, number: int) -> str:
    """Returns a name as far as it can be drawn, `#number` where little is left of it."""
    shown = clean(text)
    known = sum(not sign.isspace() and sign not in BOX + JOINERS for sign in shown)
    return shown if known > shown.count(BOX) else f"#{number}"


def is_rtl(text: str) -> bool:
    """Tells whether text is read from the right: whether its first letter is."""
    strong = (unicodedata.bidirectional(sign) for sign in text)
    return next((found for found in strong if found in ("L", "R", "AL")), "L") != "L"


@lru_cache(maxsize=2048)
def shaped(text: str) -> str:
    """Returns clean text in the order and with the letter forms in which it is drawn from the left."""
    if any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in text):
        text = str(get_display(_reshaper.reshape(text)))
    return "".join(sign for sign in text if sign not in JOINERS)


@lru_cache(maxsize=2048)
def fitted(text: str, width: int, size: int, bold: bool = False) -> str:
    """Returns clean text ready to draw, cut with an ellipsis where it is wider than so many pixels."""
    whole = shaped(text)
    if fonts.width(whole, size, bold) <= width:
        return whole
    for end in range(len(text) - 1, 0, -1):
        cut = shaped(text[:end].rstrip() + "…")
        if fonts.width(cut, size, bold) <= width:
            return cut
    return ""
