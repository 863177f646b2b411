"""Samba cases as data. Ids are those of the case list (`SAMBA-O01`, ...); ids that begin with a rule (`SB-24`) or an
option (`freeze`) cover what the list leaves out. One module per chapter of the rule book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.engine.cases import Case, Json, Step

MELDED = ("QC QD QH",)
"""A team that has no minimum to reach any more."""
NATURAL = "9C 9C 9D 9D 9H 9H 9S"
MIXED = "KC KC KD KD KH 2C JK"
SAMBA = "4C 5C 6C 7C 8C 9C 10C"
OTHER = "8D 5S"
"""Two cards of no use, so that a turn can go on."""


def team(melds: Sequence[str] = (), score: int = 0, red_threes: str = "") -> Json:
    """One team of a position."""
    return {"melds": list(melds), "score": score, "red_threes": red_threes}


def at(
    hand: str | int,
    *,
    melds: Sequence[str] = MELDED,
    seats: int = 2,
    score: int = 0,
    red: str = "",
    rules: Mapping[str, Any] | None = None,
    others: Mapping[int, Any] | None = None,
    rivals: Sequence[Json] | None = None,
    phase: str = "play",
    stock: str | int = 20,
    **rest: Any,
) -> Json:
    """A position with seat 0 to play and the last seat dealing; `others` are hands of other seats, `rest` fields."""
    hands: dict[int, Any] = {0: hand, **(others or {})}
    trios = (rules or {}).get("six_player_teams") == "two_trios"
    teams = {4: 2, 6: 2 if trios else 3}.get(seats, seats)
    filled = list(rivals) if rivals is not None else [team() for _ in range(teams - 1)]
    return {
        "game": "samba",
        "rules": {"profile": "standard", **(rules or {})},
        "seed": "cases",
        "seats": [{"hand": hands.get(seat, 5)} for seat in range(seats)],
        "teams": [team(melds, score, red), *filled],
        "stock": stock,
        "discard": "7D",
        "dealer": seats - 1,
        "to_play": 0,
        "phase": phase,
        **rest,
    }


def drawing(hand: str | int, pile: str, **rest: Any) -> Json:
    """A position in which seat 0 may take a pile, top last."""
    return at(hand, phase="draw", discard=pile, **rest)


def one(name: str, says: str, position: Json, step: Step, **after: Any) -> Case:
    """A case of one move."""
    return Case(name, says, position, (step,), after)
