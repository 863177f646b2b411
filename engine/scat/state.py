"""A deal of Scat as an immutable value, with what the match adds to it (lives, who is out)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.cards import Card
from engine.game import Event
from engine.history import PastTurn
from engine.scat.rules import Rules
from engine.thirtyone.state import Deal

Phase = Literal["draw", "play", "declare", "over"]


@dataclass(frozen=True, slots=True)
class Turn:
    """What the running turn has seen."""

    drawn: Card | None = None
    taken: Card | None = None
    """The drawn card, where it came from the discard pile."""


@dataclass(frozen=True, slots=True)
class State(Deal[Rules]):
    """A deal of Scat."""

    phase: Phase = "draw"
    """declare: nothing else happens before the seats that hold a 31 have declared it or not."""
    turn: Turn = field(default_factory=Turn)
    lapsed: frozenset[int] = frozenset()
    """Seats that hold a 31 which they did not declare at once (SC-28)."""
    empty_rounds: int = 0
    """Full rounds of taking the discard since the stock is empty (SC-37)."""
    empty_turns: int = 0
    """Turns of the round after them."""
    history: tuple[PastTurn, ...] = ()
    """Turns that ended with a discard, first to last; positions do not carry them."""


Step = tuple[State, tuple[Event, ...]]
"""A state after a step, and what happened in it."""
