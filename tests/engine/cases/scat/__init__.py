"""Scat cases as data. Ids are those of the case list (`SCAT-O01`, ...); ids that begin with a rule (`SC-24`) cover what
the list leaves out. One module per chapter of the rule book; players A, B, C are the seats 0, 1, 2."""

from __future__ import annotations

from typing import Any

from tests.engine.cases import Json

LIVES = 3


def seat(hand: str | int = 3, lives: int = LIVES, **rest: Any) -> Json:
    """One seat of a position."""
    return {"hand": hand, "lives": lives, **rest}


def at(*seats: str | int | Json, rules: Json | None = None, **rest: Any) -> Json:
    """A position of these hands (or seats) with seat 0 to play and the last seat dealing; `rest` are fields of it."""
    return {
        "game": "scat",
        "rules": {"profile": "standard", **(rules or {})},
        "seed": "cases",
        "seats": [one if isinstance(one, dict) else seat(one) for one in seats],
        "discard": "2H",
        "dealer": len(seats) - 1,
        "to_play": 0,
        **rest,
    }


def last(*seats: str | Json, drawn: str = "2C", rules: Json | None = None, **rest: Any) -> Json:
    """A position in which seat 0 has knocked and the last seat has its last turn; it will draw a card of no use."""
    return at(*seats, rules=rules, knocked_by=0, to_play=len(seats) - 1, stock=drawn, **rest)
