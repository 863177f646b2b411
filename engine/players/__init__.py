"""Computer players. They see what a person in their seat sees: a view, never a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from engine.players import samba, scala40, scat, schwimmen
from engine.players.advice import Advice
from engine.players.samba.advice import advise as advise_samba
from engine.players.samba.hints import HINTS as SAMBA_HINTS
from engine.players.scala40.advice import advise as advise_scala40
from engine.players.scala40.hints import HINTS as SCALA40_HINTS
from engine.players.scat.advice import HINTS as SCAT_HINTS
from engine.players.scat.advice import advise as advise_scat
from engine.players.schwimmen.advice import HINTS as SCHWIMMEN_HINTS
from engine.players.schwimmen.advice import advise as advise_schwimmen


class Strategy(NamedTuple):
    """The computer players of one game."""

    levels: tuple[str, ...]
    """From the weakest to the strongest."""
    choose: Callable[[Any, str, str], str]
    """Returns a move in notation for a view, a level and a seed."""
    advise: Callable[[Any], Advice]
    """Returns what a good player would do in the seat of a view, and why."""
    hints: Mapping[str, str]
    """Every reason that `advise` can give, in English, by its code."""


DEFAULT_LEVEL: Final = "normal"
"""Every game has it: what a computer seat gets where nobody says otherwise, and how it plays for an absent person."""

_STRATEGIES: dict[str, Strategy] = {
    "scala40": Strategy(scala40.LEVELS, scala40.choose, advise_scala40, SCALA40_HINTS),
    "scat": Strategy(scat.LEVELS, scat.choose, advise_scat, SCAT_HINTS),
    "schwimmen": Strategy(schwimmen.LEVELS, schwimmen.choose, advise_schwimmen, SCHWIMMEN_HINTS),
    "samba": Strategy(samba.LEVELS, samba.choose, advise_samba, SAMBA_HINTS),
}


def levels(game: str) -> tuple[str, ...]:
    """Returns the levels of a game's computer players, from the weakest to the strongest."""
    return _STRATEGIES[game].levels


def choose(game: str, view: Any, level: str, seed: str) -> str:
    """Returns one move, in notation, for the seat of a view that is to play; equal arguments give the same move."""
    if level not in levels(game):
        raise ValueError(f"no computer player of level {level!r}")
    return _STRATEGIES[game].choose(view, level, seed)


def hints(game: str) -> Mapping[str, str]:
    """Returns every reason for a hint in English by its code."""
    return _STRATEGIES[game].hints


def advise(game: str, view: Any) -> Advice:
    """Returns a hint for a seat that has a legal move; equal views give equal hints."""
    return _STRATEGIES[game].advise(view)
