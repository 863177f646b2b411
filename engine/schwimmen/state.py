"""A deal of Schwimmen as an immutable value, with what the match adds to it (chips, who is out)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card
from engine.game import Event
from engine.schwimmen.rules import Rules
from engine.thirtyone.state import Deal

Phase = Literal["choose", "draw", "play", "declare", "over"]


@dataclass(frozen=True, slots=True)
class State(Deal[Rules]):
    """A deal of Schwimmen; `discard` are pools that were put aside."""

    phase: Phase = "draw"
    """choose: the dealer's decision; draw: a turn begins; play: after a swap, where one may close then; declare: a 31
    or three aces must be shown."""
    pool: tuple[Card, ...] = ()
    """The three cards in the middle; until the dealer has chosen, the hand that nobody has seen."""
    passes: int = 0
    """Seats that have passed one after the other."""


Step = tuple[State, tuple[Event, ...]]
"""A state after a step, and what happened in it."""
