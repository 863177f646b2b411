"""What a seat may see of a hand: its own cards, the table, counts of the rest. Nothing else reaches a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from engine.history import PastTurn, write_history
from engine.notation import write_card, write_cards
from engine.scala40.meld import Meld
from engine.scala40.move import Leave, Move, Rejoin
from engine.scala40.moves import legal_moves
from engine.scala40.rules import Rules, differing
from engine.scala40.search import Objective, best_melds
from engine.scala40.state import State


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
    history: tuple[PastTurn, ...]
    """The turns of this hand so far: who took which discard and threw what."""
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


def view(state: State, seat: int | None) -> View:
    """Returns what a seat (None: a spectator) may see; nothing in it depends on other hands or the stock's order."""
    own = state.seats[seat] if seat is not None else None
    acting = seat is not None and (seat == state.to_play or seat in state.asked)
    return View(
        rules=state.rules,
        seat=seat,
        hand=own.hand if own else (),
        drawn=state.turn.drawn if acting else None,
        taken=state.turn.taken,
        seats=tuple(SeatView(len(one.hand), one.opened, one.total, one.turns, one.out) for one in state.seats),
        table=state.table,
        owners=state.owners,
        stock=len(state.stock),
        discard=state.discard,
        history=state.history,
        dealer=state.dealer,
        to_play=state.to_play,
        phase=state.phase,
        opened_this_turn=state.turn.opened,
        put_back=state.turn.put_back,
        recovered=state.turn.recovered,
        reshuffles=state.reshuffles,
        legal=_own_moves(state, seat) if acting else (),
        best_opening=_best_opening(own.hand, state.rules) if own and not own.opened and own.hand else None,
        hands=tuple(one.hand for one in state.seats) if state.phase in ("over", "buy_in") else None,
    )


def _own_moves(state: State, seat: int | None) -> tuple[Move, ...]:
    """Returns the legal moves of a seat; of several seats asked to buy back in each answers for itself."""
    return tuple(move for move in legal_moves(state) if not isinstance(move, Rejoin | Leave) or move.seat == seat)


def _best_opening(hand: tuple[Card, ...], rules: Rules) -> BestOpening:
    best = best_melds(hand, rules, Objective.VALUE)
    return BestOpening(best.value, best.melds)


def write_view(seen: View) -> dict[str, Any]:
    """Writes a view as JSON: a position with numbers instead of hidden cards, without the seed."""

    def hand(number: int) -> str | int:
        if number == seen.seat:
            return write_cards(seen.hand)
        return write_cards(seen.hands[number]) if seen.hands else seen.seats[number].cards

    best = seen.best_opening
    return {
        "game": "scala40",
        "rules": differing(seen.rules),
        "seat": seen.seat,
        "seats": [
            {"hand": hand(number), "opened": one.opened, "total": one.total, "turns": one.turns, "out": one.out}
            for number, one in enumerate(seen.seats)
        ],
        "table": [str(meld) for meld in seen.table],
        "owners": list(seen.owners),
        "stock": seen.stock,
        "discard": write_cards(seen.discard),
        "history": write_history(seen.history),
        "dealer": seen.dealer,
        "to_play": seen.to_play,
        "phase": seen.phase,
        "drawn": None if seen.drawn is None else write_card(seen.drawn),
        "taken": None if seen.taken is None else write_card(seen.taken),
        "turn": {"opened": seen.opened_this_turn, "put_back": seen.put_back, "recovered": seen.recovered},
        "reshuffles": seen.reshuffles,
        "legal": [str(move) for move in seen.legal],
        "best_opening": None if best is None else {"value": best.value, "melds": [str(meld) for meld in best.melds]},
    }
