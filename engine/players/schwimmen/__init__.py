"""Computer players of Schwimmen: easy, normal and hard. All decide from a view alone.

Easy swaps a card that makes its hand better, never all, and closes late. Normal swaps for the best hand that it can
make and closes from a fixed value by round and number of players. Hard plays its moves out against guesses of what the
others hold and minds everybody's chips.
"""

from __future__ import annotations

from typing import Final

from engine.players.schwimmen import hard, plain
from engine.players.schwimmen.style import Style
from engine.schwimmen.view import View

KEEPS: Final = 18
"""Points from which the hand that the dealer looks at is rather kept."""

_PLAIN: Final = {"easy": Style(0, False, plain.late), "normal": Style(KEEPS, True, plain.by_round)}
LEVELS = (*_PLAIN, "hard")


def choose(view: View, level: str, seed: str) -> str:
    """Returns the move of a view's seat in notation; what must be shown is shown."""
    if view.phase not in ("choose", "draw", "play"):
        return str(view.legal[0])
    return str(hard.move(view, seed) if level == "hard" else plain.move(view, _PLAIN[level]))
