"""Computer players of Samba. They decide from a view alone: what lies, their own cards and what was discarded."""

from __future__ import annotations

from typing import Final

from engine.players.samba import plain
from engine.samba.view import View

LEVELS: Final = ("normal",)


def choose(view: View, level: str, seed: str) -> str:
    """Returns the move of a view's seat in notation."""
    return str(plain.move(view))
