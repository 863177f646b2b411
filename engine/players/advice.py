"""A hint: what a good player would do, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Advice:
    """A move in notation, and its reason: one of the game's codes, and the figures of its sentence."""

    move: str
    code: str
    details: Mapping[str, str | int] = field(default_factory=dict)
    """Cards, melds and moves in notation."""
