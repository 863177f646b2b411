"""Computer players of Samba: easy, normal and hard. All decide from a view alone: what lies, their own cards and what
was discarded.

Easy never takes the pile and discards nearly at random. Normal takes the pile when it can, builds canastas and goes out
as soon as possible. Hard weighs what its cards and its team's melds may still become, what a discard gives the next
player, and whether the round had better go on.
"""

from __future__ import annotations

from typing import Final

from engine.players.samba import easy, hard, plain
from engine.samba.view import View

LEVELS: Final = ("easy", "normal", "hard")


def choose(view: View, level: str, seed: str) -> str:
    """Returns the move of a view's seat in notation."""
    if level == "easy":
        return str(easy.move(view, seed))
    return str(hard.move(view) if level == "hard" else plain.move(view))
