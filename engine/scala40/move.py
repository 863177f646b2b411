"""The moves of Scala 40 as values; `str(move)` is the canonical line of notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.cards import Card
from engine.notation import write_card
from engine.scala40.meld import Meld

Pile = Literal["stock", "discard"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws the top card of the stock or of the discard pile (SQ-16)."""

    verb: ClassVar[str] = "draw"
    pile: Pile

    def __str__(self) -> str:
        return f"draw {self.pile}"


@dataclass(frozen=True, slots=True)
class PutBack:
    """Puts the unused card taken from the discard pile back (K6)."""

    verb: ClassVar[str] = "putback"

    def __str__(self) -> str:
        return "putback"


@dataclass(frozen=True, slots=True)
class Open:
    """Lays the first melds of a player, all at once (SQ-22)."""

    verb: ClassVar[str] = "open"
    melds: tuple[Meld, ...]

    def __str__(self) -> str:
        return "open " + " / ".join(map(str, self.melds))


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Lays one new meld after the opening (SQ-17)."""

    verb: ClassVar[str] = "meld"
    meld: Meld

    def __str__(self) -> str:
        return f"meld {self.meld}"


@dataclass(frozen=True, slots=True)
class LayOff:
    """Attaches a card (a joker carries its identity) to meld `number`, counted from 1 (SQ-18)."""

    verb: ClassVar[str] = "layoff"
    card: Card
    number: int

    def __str__(self) -> str:
        return f"layoff {write_card(self.card)} to {self.number}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Puts a natural card in the place of the joker that stands for it in meld `number` (SQ-19)."""

    verb: ClassVar[str] = "swap"
    card: Card
    number: int

    def __str__(self) -> str:
        return f"swap {write_card(self.card)} in {self.number}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discards a card and ends the turn (SQ-16)."""

    verb: ClassVar[str] = "discard"
    card: Card

    def __str__(self) -> str:
        return f"discard {write_card(self.card)}"


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last table action of this turn."""

    verb: ClassVar[str] = "undo"

    def __str__(self) -> str:
        return "undo"


@dataclass(frozen=True, slots=True)
class Stop:
    """Ends a hand whose stock cannot be renewed, where the pile could still be taken (K35)."""

    verb: ClassVar[str] = "stop"

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Rejoin:
    """Buys a seat that reached the limit back in (K41 buy_in)."""

    verb: ClassVar[str] = "rejoin"
    seat: int

    def __str__(self) -> str:
        return f"rejoin {self.seat}"


@dataclass(frozen=True, slots=True)
class Leave:
    """Declines to buy back in (K41 buy_in)."""

    verb: ClassVar[str] = "leave"
    seat: int

    def __str__(self) -> str:
        return f"leave {self.seat}"


Move = Draw | PutBack | Open | LayMeld | LayOff | Swap | Discard | Undo | Stop | Rejoin | Leave
