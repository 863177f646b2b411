"""The moves of Samba as values; `str(move)` is the canonical line of notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card
from engine.notation import write_card, write_cards
from engine.samba.meld import Meld


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws two cards from the stock, the last one alone (SB-23, SB-36)."""

    verb: ClassVar[str] = "draw"

    def __str__(self) -> str:
        return "draw stock"


@dataclass(frozen=True, slots=True)
class TakeWith:
    """Takes the pile: its top card is laid with cards of its rank from the hand, and with the other first melds of a
    team that has none (SB-24a, SB-21)."""

    verb: ClassVar[str] = "take"
    cards: tuple[Card, ...]
    melds: tuple[Meld, ...] = ()

    def __str__(self) -> str:
        return " / ".join([f"take pile with {write_cards(self.cards)}", *map(str, self.melds)])


@dataclass(frozen=True, slots=True)
class TakeTo:
    """Takes the pile: its top card goes to meld `number` of the team (SB-24b, K:pile_to_group)."""

    verb: ClassVar[str] = "take"
    number: int

    def __str__(self) -> str:
        return f"take pile to {self.number}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lays new melds; the first ones of a team all at once (SB-19, SB-27)."""

    verb: ClassVar[str] = "meld"
    melds: tuple[Meld, ...]

    def __str__(self) -> str:
        return "meld " + " / ".join(map(str, self.melds))


@dataclass(frozen=True, slots=True)
class Add:
    """Adds cards to meld `number` of the team, counted from 1 (SB-27)."""

    verb: ClassVar[str] = "add"
    cards: tuple[Card, ...]
    number: int

    def __str__(self) -> str:
        return f"add {write_cards(self.cards)} to {self.number}"


@dataclass(frozen=True, slots=True)
class Merge:
    """Makes one meld of two of the team; it lies at the first number (SB-14)."""

    verb: ClassVar[str] = "merge"
    number: int
    other: int

    def __str__(self) -> str:
        return f"merge {self.number} {self.other}"


@dataclass(frozen=True, slots=True)
class Red:
    """Lays a red three (SB-38, SB-39)."""

    verb: ClassVar[str] = "red"
    card: Card

    def __str__(self) -> str:
        return f"red {write_card(self.card)}"


@dataclass(frozen=True, slots=True)
class Ask:
    """Asks the partner whether to end the round (SB-34)."""

    verb: ClassVar[str] = "ask"

    def __str__(self) -> str:
        return "ask"


@dataclass(frozen=True, slots=True)
class Answer:
    """Answers the partner (SB-34)."""

    verb: ClassVar[str] = "answer"
    yes: bool

    def __str__(self) -> str:
        return f"answer {'yes' if self.yes else 'no'}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discards a card and ends the turn (SB-28)."""

    verb: ClassVar[str] = "discard"
    card: Card

    def __str__(self) -> str:
        return f"discard {write_card(self.card)}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Ends the round on an empty stock instead of taking the pile (SB-36)."""

    verb: ClassVar[str] = "stop"

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last table action of this turn."""

    verb: ClassVar[str] = "undo"

    def __str__(self) -> str:
        return "undo"


Move = Draw | TakeWith | TakeTo | Lay | Add | Merge | Red | Ask | Answer | Discard | Stop | Undo
