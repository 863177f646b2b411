"""What a seat may see of a deal: its own cards, the pool, counts of the rest. Nothing else reaches a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from engine.notation import write_cards
from engine.schwimmen.move import Move
from engine.schwimmen.moves import asked, legal_moves, mover
from engine.schwimmen.rules import Rules, differing
from engine.schwimmen.state import State
from engine.thirtyone.state import HAND
from engine.thirtyone.view import SeatView, write_seats


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


def view(state: State, seat: int | None) -> View:
    """Returns what a seat (None: a spectator) may see; nothing in it depends on other hands or the stock's order."""
    over = state.phase == "over"
    return View(
        rules=state.rules,
        seat=seat,
        hand=() if seat is None else state.seats[seat].hand,
        seats=tuple(SeatView.of(one, state.rules.life_rules) for one in state.seats),
        pool=None if state.phase == "choose" else state.pool,
        stock=len(state.stock),
        discards=len(state.discard),
        dealer=state.dealer,
        to_play=state.to_play,
        phase=state.phase,
        knocked_by=state.knocked_by,
        declared=state.declared,
        asked=asked(state),
        passes=state.passes,
        legal=() if over or seat is None else tuple(move for move in legal_moves(state) if mover(state, move) == seat),
        hands=tuple(one.hand for one in state.seats) if over else None,
        closed_by=state.closed_by,
        hand_scores=state.hand_scores,
    )


def write_view(seen: View) -> dict[str, Any]:
    """Writes a view as JSON: a position with numbers instead of hidden cards, without the seed."""
    document: dict[str, Any] = {
        "game": "schwimmen",
        "rules": differing(seen.rules),
        "seat": seen.seat,
        "seats": write_seats(seen.seats, seen.seat, seen.hand, seen.hands),
        "pool": HAND if seen.pool is None else write_cards(seen.pool),
        "stock": seen.stock,
        "discards": seen.discards,
        "dealer": seen.dealer,
        "to_play": seen.to_play,
        "phase": seen.phase,
        "knocked_by": seen.knocked_by,
        "declared": list(seen.declared),
        "asked": list(seen.asked),
        "passes": seen.passes,
        "legal": [str(move) for move in seen.legal],
    }
    if seen.hands is not None:
        document |= {
            "closed_by": seen.closed_by,
            "hand_scores": None if seen.hand_scores is None else list(seen.hand_scores),
        }
    return document
