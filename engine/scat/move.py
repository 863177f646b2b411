"""The moves of Scat as values; `str(move)` is the canonical line of notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.cards import Card
from engine.notation import write_card

Pile = Literal["stock", "discard"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws the top card of the stock or of the discard pile (SC-17)."""

    verb: ClassVar[str] = "draw"
    pile: Pile

    def __str__(self) -> str:
        return f"draw {self.pile}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discards a card and ends the turn (SC-17)."""

    verb: ClassVar[str] = "discard"
    card: Card

    def __str__(self) -> str:
        return f"discard {write_card(self.card)}"


@dataclass(frozen=True, slots=True)
class Knock:
    """Knocks instead of drawing: everybody else has one more turn (SC-21)."""

    verb: ClassVar[str] = "knock"

    def __str__(self) -> str:
        return "knock"


@dataclass(frozen=True, slots=True)
class Declare:
    """Shows a hand of 31; `seat` None is the seat to play, a number a seat out of turn (SC-25 to SC-28)."""

    verb: ClassVar[str] = "declare"
    seat: int | None = None

    def __str__(self) -> str:
        return "declare" if self.seat is None else f"declare {self.seat}"


@dataclass(frozen=True, slots=True)
class Stand:
    """Passes a turn where the rules let it, or does not declare a 31; `seat` as in `Declare` (SC-19, SC-23, SC-28)."""

    verb: ClassVar[str] = "stand"
    seat: int | None = None

    def __str__(self) -> str:
        return "stand" if self.seat is None else f"stand {self.seat}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Takes nothing where the stock is empty (SC-35)."""

    verb: ClassVar[str] = "stop"

    def __str__(self) -> str:
        return "stop"


Move = Draw | Discard | Knock | Declare | Stand | Stop
