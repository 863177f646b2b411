"""Scala 40 cases as data: a position, what is tried on it, and what the rule book says must come of it.

Ids are those of the case lists (`S40-O01`, `V01`, ...); ids that begin with an option (`K21`) or a rule
(`SQ-12`) cover what the lists leave out. One module per chapter of the rule book.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

FREE_RUNS = ("standard", "federation", "house", "duel")
"""Every profile in which a run may grow to fourteen and a joker in a set is declared."""

EVERY = (*FREE_RUNS, "classic")


@dataclass(frozen=True, slots=True)
class Step:
    """One move that is tried. `ok` None means that this case does not care."""

    move: str
    ok: bool | None = True
    events: tuple[Json, ...] = ()
    """Fragments of events that must occur, in this order."""
    readings: tuple[str, ...] = ()
    """Exactly the moves that the engine must ask about."""
    why: tuple[str, ...] = ()
    """Words that the English sentence of the refusal must hold."""
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """A position, moves and what must come of them."""

    id: str
    says: str
    position: Json
    steps: tuple[Step, ...] = ()
    after: Json = field(default_factory=dict)
    """A fragment of the final position; `sizes` and `top` are derived from it (see `derived`)."""
    legal: tuple[str, ...] = ()
    illegal: tuple[str, ...] = ()
    profiles: tuple[str, ...] = ()
    """Where the case holds in several profiles: they replace the position's own."""


def ok(move: str, *events: Json) -> Step:
    """A legal move, with fragments of the events it causes."""
    return Step(move, True, events)


def no(move: str, *why: str, code: str | None = None) -> Step:
    """A refused move, with words of the reason."""
    return Step(move, False, why=why, code=code)


def asks(move: str, *readings: str) -> Step:
    """A move that the engine cannot read in one way only."""
    return Step(move, False, readings=readings)


def either(move: str) -> Step:
    """A move that the rule book leaves open at this point."""
    return Step(move, None)


def event(kind: str, **data: Any) -> Json:
    """A fragment of an event."""
    return {"event": kind, **data}


def seat(hand: str | int = 5, *, opened: bool = False, **rest: Any) -> Json:
    """One seat of a position."""
    return {"hand": hand, "opened": opened, **rest}


def at(
    hand: str,
    *,
    opened: bool = True,
    table: Sequence[str] = (),
    rivals: int | Sequence[Json] = 1,
    profile: str = "standard",
    rules: Mapping[str, Any] | None = None,
    phase: str = "play",
    total: int = 0,
    turns: int = 1,
    **rest: Any,
) -> Json:
    """A position with seat 0 to play and the last seat dealing; `rest` are fields of the document."""
    others = [seat() for _ in range(rivals)] if isinstance(rivals, int) else list(rivals)
    return {
        "game": "scala40",
        "rules": {"profile": profile, **(rules or {})},
        "seed": "cases",
        "seats": [seat(hand, opened=opened, total=total, turns=turns), *others],
        "table": list(table),
        "dealer": len(others),
        "to_play": 0,
        "phase": phase,
        **rest,
    }
