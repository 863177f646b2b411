"""What tells the plain levels apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.scat.view import View


@dataclass(frozen=True, slots=True)
class Style:
    """How a plain level plays."""

    takes: bool
    """It takes a discard that makes its hand better; else it always draws from the stock."""
    knocks_from: Callable[[View], int]
    """Returns the points from which it knocks."""
