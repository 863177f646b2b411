"""What a seat may see of a deal: its own cards, the pool, counts of the rest. Nothing else reaches a player."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.schwimmen.move import Move
from engine.schwimmen.rules import Rules
from engine.thirtyone.view import SeatView


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it (`seat` None: as a spectator sees it, `hand` is then empty)."""

    rules: Rules
    seat: int | None
    hand: tuple[Card, ...]
    """Own cards, sorted by suit and rank; while the dealer chooses, the dealer's are those looked at."""
    seats: tuple[SeatView, ...]
    pool: tuple[Card, ...] | None
    """The three cards in the middle; None while they lie face down."""
    stock: int
    discards: int
    """Cards of pools put aside."""
    dealer: int
    to_play: int | None
    phase: str
    """choose, draw, play, declare or over."""
    knocked_by: int | None
    """Who closed."""
    declared: tuple[int, ...]
    asked: tuple[int, ...]
    """Seats that must show a 31 or three aces; nobody else may move."""
    passes: int
    """Seats that have passed one after the other."""
    legal: tuple[Move, ...]
    """What this seat may do now."""
    hands: tuple[tuple[Card, ...], ...] | None
    """Everybody's cards once the deal is over."""
    closed_by: int | None
    hand_scores: tuple[int | None, ...] | None
    """Chips lost in this deal once it is over."""
