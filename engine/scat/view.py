"""What a seat may see of a deal: its own cards, the top discard, counts of the rest. Nothing else reaches a player."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.scat.move import Move
from engine.scat.rules import Rules
from engine.thirtyone.view import SeatView


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it (`seat` None: as a spectator sees it, `hand` is then empty)."""

    rules: Rules
    seat: int | None
    hand: tuple[Card, ...]
    """Own cards, sorted by suit and rank."""
    drawn: Card | None
    """The card that this seat has drawn in this turn."""
    taken: Card | None
    """The card taken from the discard pile in this turn (public)."""
    seats: tuple[SeatView, ...]
    stock: int
    top: Card | None
    """The top discard; nobody may look at those beneath (SC-20)."""
    discards: int
    """Cards in the discard pile."""
    dealer: int
    to_play: int | None
    phase: str
    """draw, play, declare or over."""
    knocked_by: int | None
    declared: tuple[int, ...]
    asked: tuple[int, ...]
    """Seats that must say whether they declare their 31; nobody else may move."""
    lapsed: tuple[int, ...]
    """Seats whose 31 went undeclared: only the own one until the deal is over."""
    empty_rounds: int
    legal: tuple[Move, ...]
    """What this seat may do now, in its turn or out of it."""
    hands: tuple[tuple[Card, ...], ...] | None
    """Everybody's cards once the deal is over."""
    closed_by: int | None
    hand_scores: tuple[int | None, ...] | None
    """Lives lost in this deal once it is over."""
