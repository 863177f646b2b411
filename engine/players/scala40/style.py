"""What tells the levels of the computer players apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards import Card
from engine.scala40.plan import Plan, Situation
from engine.scala40.view import View


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays."""

    takes: Literal["never", "melds", "all"]
    """The discards that it takes: none, those for a new meld, or also those for a meld on the table."""
    swaps: bool
    """It swaps cards for jokers on the table."""
    plans: Callable[[View, Situation], Plan]
    """Returns what it lays in a turn once it has opened."""
    throws: Callable[[View, Sequence[Card]], list[Card]]
    """Returns the cards that it would rather throw than the others, of those it may throw."""
