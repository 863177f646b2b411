"""Schwimmen cases as data. Ids are those of the case list (`SCHW-O33`); ids that begin with a rule (`SW-4`) cover what
the list leaves out. Players A, B, C are the seats 0, 1, 2."""

from __future__ import annotations

from typing import Any

from tests.engine.cases import Json
from tests.engine.cases.scat import seat

POOL = "7C 8D 9H"


def at(*seats: str | int | Json, rules: Json | None = None, **rest: Any) -> Json:
    """A position of these hands (or seats) with seat 0 to play and the last seat dealing; `rest` are fields of it."""
    return {
        "game": "schwimmen",
        "rules": {"profile": "standard", **(rules or {})},
        "seed": "cases",
        "seats": [one if isinstance(one, dict) else seat(one) for one in seats],
        "pool": POOL,
        "dealer": len(seats) - 1,
        "to_play": 0,
        **rest,
    }
