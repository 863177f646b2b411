"""What a player does in a turn, and what comes after it (SC-16 to SC-23, SC-34 to SC-37)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Event
from engine.history import PastTurn
from engine.notation import write_card
from engine.scat.declaring import ask, declare_all, lapse
from engine.scat.move import Discard, Draw
from engine.scat.scoring import showdown
from engine.scat.state import State, Step, Turn
from engine.thirtyone.state import gain, lose


def draw(state: State, move: Draw) -> Step:
    """Draws the top card of a pile; every 31 that was not declared lapses."""
    state, number = lapse(state), state.player
    if move.pile == "discard":
        card, known = state.discard[-1], True
        state = replace(state, discard=state.discard[:-1], turn=Turn(card, card))
    else:
        card, known = state.stock[0], False
        state = replace(state, stock=state.stock[1:], turn=Turn(card))
    seats = state.with_seat(number, gain(state.seat, card, known=known))
    secret = frozenset[str]() if known else frozenset({"card"})
    drawn = Event("drawn", number, {"card": write_card(card), "pile": move.pile}, secret)
    return replace(state, seats=seats, phase="play"), (drawn,)


def discard(state: State, move: Discard) -> Step:
    """Discards a card and ends the turn; a hand with other cards than before is a new one (SC-29)."""
    number, drawn = state.player, state.turn.drawn
    past = PastTurn(number, state.turn.taken, move.card)
    unchanged = move.card == drawn
    state = _counted(state)
    state = replace(
        state,
        seats=state.with_seat(number, lose(state.seat, move.card)),
        discard=(*state.discard, move.card),
        lapsed=state.lapsed if unchanged else state.lapsed - {number},
        turn=Turn(),
        history=(*state.history, past),
    )
    return _pass_on(state, (Event("discarded", number, {"card": write_card(move.card)}),))


def knock(state: State) -> Step:
    """Knocks; the hand is frozen (SC-21)."""
    number = state.player
    return _pass_on(replace(lapse(state), knocked_by=number, empty_turns=0), (Event("knocked", number),))


def stand(state: State) -> Step:
    """Keeps the three cards and does nothing (SC-19, SC-23)."""
    kind = "passed" if state.knocked_by is None else "stood"
    return _pass_on(lapse(state), (Event(kind, state.player),))


def stop(state: State) -> Step:
    """Takes nothing from an empty table: ends the play, or only the own last turn (SC-35)."""
    state, events = lapse(state), (Event("stopped", state.player),)
    if state.knocked_by is not None and state.rules.empty_stock_after_knock == "pass":
        return _pass_on(state, events)
    return showdown(state, events)


def _counted(state: State) -> State:
    """Counts the turns in which the discard was taken since the stock is empty (SC-37)."""
    if state.stock or state.turn.taken is None:
        return state
    rounds, turns = divmod(state.empty_turns + 1, len(state.live))
    return replace(state, empty_rounds=state.empty_rounds + rounds, empty_turns=turns)


def _pass_on(state: State, events: tuple[Event, ...]) -> Step:
    """Ends a turn: a 31 just made may be declared, the next seat plays, or the play is over."""
    number = state.player
    state = replace(state, seats=state.after_turn(number), phase="draw")
    state, events = declare_all(state, events)
    if state.phase == "over":
        return state, events
    following = state.following()
    if following is None or state.empty_rounds >= state.rules.empty_stock_rounds:
        return ask(replace(state, phase="declare"), events)
    return replace(state, to_play=following), events
