"""Computer players. They see what a person in their seat sees: a view, never a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.players import samba, scala40, scat, schwimmen


class Strategy(NamedTuple):
    """The computer players of one game."""

    levels: tuple[str, ...]
    """From the weakest to the strongest."""
    choose: Callable[[Any, str, str], str]
    """Returns a move in notation for a view, a level and a seed."""


DEFAULT_LEVEL: Final = "normal"
"""Every game has it: what a computer seat gets where nobody says otherwise, and how it plays for an absent person."""

_STRATEGIES: dict[str, Strategy] = {
    "scala40": Strategy(scala40.LEVELS, scala40.choose),
    "scat": Strategy(scat.LEVELS, scat.choose),
    "schwimmen": Strategy(schwimmen.LEVELS, schwimmen.choose),
    "samba": Strategy(samba.LEVELS, samba.choose),
}


def levels(game: str) -> tuple[str, ...]:
    """Returns the levels of a game's computer players, from the weakest to the strongest."""
    return _STRATEGIES[game].levels


def choose(game: str, view: Any, level: str, seed: str) -> str:
    """Returns one move, in notation, for the seat of a view that is to play; equal arguments give the same move."""
    if level not in levels(game):
        raise ValueError(f"no computer player of level {level!r}")
    return _STRATEGIES[game].choose(view, level, seed)
