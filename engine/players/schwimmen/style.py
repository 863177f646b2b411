"""What tells the plain levels apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How a plain level plays."""

    keeps: int
    """Points from which the dealer keeps the hand that was looked at."""
    swaps_all: bool
    """It swaps all three cards, too, not only one."""
    closes_from: Callable[[int, int], int]
    """Returns the points from which it closes, by players and own turns."""
