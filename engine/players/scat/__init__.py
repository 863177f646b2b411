"""Computer players of Scat: easy, normal and hard. All decide from a view alone and declare every 31.

Easy draws blindly and knocks late. Normal takes a discard that makes its hand better and knocks from a fixed value by
round and number of players. Hard counts the cards that may still come, weighs what everybody may hold by what they
took and how long they have played, and minds everybody's lives.
"""

from __future__ import annotations

from typing import Final

from engine.players.scat import hard, plain
from engine.players.scat.style import Style
from engine.scat.move import Declare
from engine.scat.view import View

_PLAIN: Final = {"easy": Style(False, plain.late), "normal": Style(True, plain.by_round)}
LEVELS = (*_PLAIN, "hard")


def choose(view: View, level: str, seed: str) -> str:
    """Returns the move of a view's seat in notation, in its turn or out of it."""
    for declaration in view.legal:
        if isinstance(declaration, Declare):
            return str(declaration)
    return str(hard.move(view) if level == "hard" else plain.move(view, _PLAIN[level]))
