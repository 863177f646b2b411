"""Computer players. They see what a person in their seat sees: a view, never a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.players import scala40

LEVELS: tuple[str, ...] = ("normal",)

_STRATEGIES: dict[str, Callable[[Any, str, str], str]] = {"scala40": scala40.choose}


def choose(game: str, view: Any, level: str, seed: str) -> str:
    """Returns one move, in notation, for the seat of a view that is to play; equal arguments give the same move."""
    if level not in LEVELS:
        raise ValueError(f"no computer player of level {level!r}")
    return _STRATEGIES[game](view, level, seed)
