"""What everybody may see of a seat, and the parts of a written view that the games share."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.thirtyone.lives import LifeRules
from engine.thirtyone.state import Seat


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody may see of one seat."""

    cards: int
    known: tuple[Card, ...]
    """Cards of its hand that everybody saw it take."""
    total: int
    """Lives lost."""
    lives: int
    """Lives left: 0 for a seat that is in is on the county, or swims."""
    turns: int
    out: bool

    @classmethod
    def of(cls, seat: Seat, rules: LifeRules) -> SeatView:
        """Returns what everybody may see of a seat."""
        return cls(len(seat.hand), seat.known, seat.total, rules.left(seat.total), seat.turns, seat.out)
