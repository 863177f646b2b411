"""What everybody may see of a seat, and the parts of a written view that the games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from engine.notation import write_cards
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


def write_seats(
    seats: tuple[SeatView, ...], own: int | None, hand: tuple[Card, ...], hands: tuple[tuple[Card, ...], ...] | None
) -> list[dict[str, Any]]:
    """Writes the seats of a view as in a position, with numbers instead of hidden hands."""

    def cards(number: int) -> str | int:
        if number == own:
            return write_cards(hand)
        return write_cards(hands[number]) if hands is not None else seats[number].cards

    return [
        {
            "hand": cards(number),
            "lives": one.lives,
            "total": one.total,
            "turns": one.turns,
            "out": one.out,
        }
        | ({"known": write_cards(one.known)} if one.known else {})
        for number, one in enumerate(seats)
    ]
