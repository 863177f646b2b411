"""What a seat may see of a deal: its own cards, the top discard, counts of the rest. Nothing else reaches a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from engine.history import PastTurn
from engine.notation import write_card
from engine.scat.move import Move
from engine.scat.moves import asked, legal_moves, mover
from engine.scat.rules import Rules, differing
from engine.scat.state import State
from engine.thirtyone.view import SeatView, write_seats


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
    history: tuple[PastTurn, ...]
    """Turns that ended with a discard, first to last, as who watched them remembers; shown to nobody (SC-20)."""
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


def view(state: State, seat: int | None) -> View:
    """Returns what a seat (None: a spectator) may see; nothing in it depends on other hands or the stock's order."""
    over, playing = state.phase == "over", seat is not None and seat == state.to_play
    return View(
        rules=state.rules,
        seat=seat,
        hand=() if seat is None else state.seats[seat].hand,
        drawn=state.turn.drawn if playing else None,
        taken=state.turn.taken,
        seats=tuple(SeatView.of(one, state.rules.life_rules) for one in state.seats),
        stock=len(state.stock),
        top=state.discard[-1] if state.discard else None,
        discards=len(state.discard),
        history=state.history,
        dealer=state.dealer,
        to_play=state.to_play,
        phase=state.phase,
        knocked_by=state.knocked_by,
        declared=state.declared,
        asked=asked(state),
        lapsed=tuple(sorted(number for number in state.lapsed if over or number == seat)),
        empty_rounds=state.empty_rounds,
        legal=() if over or seat is None else tuple(move for move in legal_moves(state) if mover(state, move) == seat),
        hands=tuple(one.hand for one in state.seats) if over else None,
        closed_by=state.closed_by,
        hand_scores=state.hand_scores,
    )


def write_view(seen: View) -> dict[str, Any]:
    """Writes a view as JSON: a position with numbers instead of hidden cards, without the seed."""
    document: dict[str, Any] = {
        "game": "scat",
        "rules": differing(seen.rules),
        "seat": seen.seat,
        "seats": write_seats(seen.seats, seen.seat, seen.hand, seen.hands),
        "stock": seen.stock,
        "discard": "" if seen.top is None else write_card(seen.top),
        "discards": seen.discards,
        "dealer": seen.dealer,
        "to_play": seen.to_play,
        "phase": seen.phase,
        "drawn": None if seen.drawn is None else write_card(seen.drawn),
        "taken": None if seen.taken is None else write_card(seen.taken),
        "knocked_by": seen.knocked_by,
        "declared": list(seen.declared),
        "asked": list(seen.asked),
        "empty_rounds": seen.empty_rounds,
        "legal": [str(move) for move in seen.legal],
    }
    for number in seen.lapsed:
        document["seats"][number]["lapsed"] = True
    if seen.hands is not None:
        document |= {
            "closed_by": seen.closed_by,
            "hand_scores": None if seen.hand_scores is None else list(seen.hand_scores),
        }
    return document
