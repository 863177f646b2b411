"""The moves of Schwimmen as values; `str(move)` is the canonical line of notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card
from engine.notation import write_card


@dataclass(frozen=True, slots=True)
class Keep:
    """The dealer plays the hand that was looked at (SW-3)."""

    verb: ClassVar[str] = "keep"

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Exchange:
    """The dealer plays the other hand, unseen (SW-3)."""

    verb: ClassVar[str] = "exchange"

    def __str__(self) -> str:
        return "exchange"


@dataclass(frozen=True, slots=True)
class Swap:
    """Swaps one card of the hand for one of the pool (SW-4)."""

    verb: ClassVar[str] = "swap"
    card: Card
    taken: Card

    def __str__(self) -> str:
        return f"swap {write_card(self.card)} for {write_card(self.taken)}"


@dataclass(frozen=True, slots=True)
class SwapAll:
    """Swaps the whole hand for the pool (SW-4)."""

    verb: ClassVar[str] = "swap"

    def __str__(self) -> str:
        return "swap all"


@dataclass(frozen=True, slots=True)
class Pass:
    """Swaps nothing; after a swap: does not close (SW-4, SW-6)."""

    verb: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Close:
    """Closes: everybody else has one more turn (SW-6)."""

    verb: ClassVar[str] = "close"

    def __str__(self) -> str:
        return "close"


@dataclass(frozen=True, slots=True)
class Declare:
    """Shows a 31 or three aces; `seat` None is the seat to play, a number another that holds one (SW-7)."""

    verb: ClassVar[str] = "declare"
    seat: int | None = None

    def __str__(self) -> str:
        return "declare" if self.seat is None else f"declare {self.seat}"


Move = Keep | Exchange | Swap | SwapAll | Pass | Close | Declare
