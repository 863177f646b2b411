"""Drawing: from the stock, or the top discard where the rules allow it; putting it back (SQ-16, SQ-20, K3 to K6)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Event, Refusal
from engine.notation import write_card
from engine.scala40.discarding import took_upcard_freely
from engine.scala40.move import Draw
from engine.scala40.state import State, Step, Turn, gain, lose
from engine.scala40.stock import can_draw, renew_if_empty, renew_if_spent
from engine.scala40.taking import usable


def refuse_draw(state: State, move: Draw) -> Refusal | None:
    """Says why a card may not be drawn from a pile; None where it may."""
    if move.pile == "stock":
        return None if can_draw(state) else Refusal("stock_empty")
    rules = state.rules
    if not state.discard:
        return Refusal("pile_empty")
    if state.turn.put_back:
        return Refusal("pile_after_putback")
    if took_upcard_freely(state):
        return None
    if not state.seat.opened and rules.discard_draw_unopened == "never":
        return Refusal("pile_closed", {"option": "discard_draw_unopened"})
    if not rules.undo_discard_draw and not usable(_take(state)):
        return Refusal("pile_card_useless", {"card": write_card(state.discard[-1]), "option": "undo_discard_draw"})
    return None


def draw(state: State, move: Draw) -> Step:
    """Draws a card."""
    number = state.player
    if move.pile == "discard":
        after = _take(state)
        return after, (Event("drawn", number, {"card": write_card(state.discard[-1]), "pile": "discard"}),)
    state, renewed = renew_if_empty(state)
    card = state.stock[0]
    state = replace(
        state,
        seats=state.with_seat(number, gain(state.seat, card)),
        stock=state.stock[1:],
        turn=Turn(drawn=card, put_back=state.turn.put_back),
        phase="play",
    )
    drawn = Event("drawn", number, {"card": write_card(card), "pile": "stock"}, frozenset({"card"}))
    state, spent = renew_if_spent(state)
    return state, (*renewed, drawn, *spent)


def refuse_putback(state: State) -> Refusal | None:
    """Says why there is nothing to put back on the pile; None where there is (K6)."""
    if not state.rules.undo_discard_draw:
        return Refusal("putback_off", {"option": "undo_discard_draw"})
    return Refusal("nothing_to_put_back") if state.turn.taken is None else None


def put_back(state: State) -> Step:
    """Puts the taken card back, with every table action of the turn taken back first (section 0)."""
    while state.before is not None:
        state = state.before
    card, number = state.turn.taken, state.player
    if card is None:
        raise ValueError("nothing was taken from the pile")
    seats = state.with_seat(number, lose(state.seat, (card,)))
    state = replace(state, seats=seats, discard=(*state.discard, card), turn=Turn(put_back=True), phase="draw")
    return state, (Event("put_back", number, {"card": write_card(card)}),)


def can_draw_any(state: State) -> bool:
    """Tells whether the player who must draw has any legal way to."""
    return can_draw(state) or refuse_draw(state, Draw("discard")) is None


def _take(state: State) -> State:
    card, number = state.discard[-1], state.player
    return replace(
        state,
        seats=state.with_seat(number, gain(state.seat, card)),
        discard=state.discard[:-1],
        turn=Turn(drawn=card, taken=card, picked=card),
        phase="play",
    )
