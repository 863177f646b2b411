"""What a seat may see of a hand: its own cards, the table, counts of the rest. Nothing else reaches people or players."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.scala40.meld import Meld
from engine.scala40.move import Move
from engine.scala40.rules import Rules


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody may see of one seat."""

    cards: int
    opened: bool
    total: int
    turns: int
    out: bool


@dataclass(frozen=True, slots=True)
class BestOpening:
    """The most valuable melds in a hand (value may be below the minimum)."""

    value: int
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A hand as one seat sees it (`seat` None: as a spectator sees it, `hand` is then empty)."""

    rules: Rules
    seat: int | None
    hand: tuple[Card, ...]
    """Own cards, sorted by suit and rank, jokers last."""
    drawn: Card | None
    """The card that this seat has drawn in this turn."""
    taken: Card | None
    """The card taken from the discard pile in this turn while it is unused (public)."""
    seats: tuple[SeatView, ...]
    table: tuple[Meld, ...]
    owners: tuple[int | None, ...]
    """Who laid each meld (None where a position does not say)."""
    stock: int
    discard: tuple[Card, ...]
    """The discard pile, top last; every card of it was seen by everybody."""
    dealer: int
    to_play: int | None
    phase: str
    """draw, play, over or buy_in."""
    opened_this_turn: bool
    put_back: bool
    recovered: int
    """Jokers recovered in this turn and not laid again."""
    reshuffles: int
    legal: tuple[Move, ...]
    """Legal moves if this seat is to play, else empty."""
    best_opening: BestOpening | None
    """For a seat that has not opened and may see its hand."""
    hands: tuple[tuple[Card, ...], ...] | None
    """Everybody's remaining cards once the hand is over."""
