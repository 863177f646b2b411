"""Every move of a hand: which are legal, and what each does."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import STANDS
from engine.game import Applied, Event, Refusal
from engine.scala40.actions import Action, act, opened_actions, refuse
from engine.scala40.closing import can_close, low_openings
from engine.scala40.discarding import discard, discards, refuse_discard, unmet_duty
from engine.scala40.drawing import can_draw_any, draw, put_back, refuse_draw, refuse_putback
from engine.scala40.laying import must_keep
from engine.scala40.move import Discard, Draw, Leave, Move, Open, PutBack, Rejoin, Stop, Undo
from engine.scala40.openings import openings
from engine.scala40.scoring import answer, dead_hand, refuse_answer
from engine.scala40.state import State, Step
from engine.scala40.stock import can_draw

MOST_OPENINGS = 50
"""Openings listed as legal moves, the best ones; any other legal opening is accepted all the same."""
MOST_SEARCHED = 200
"""Openings looked at for those that use the card taken from the pile."""
_DISCARDS = tuple(map(Discard, range(STANDS)))
"""The discard of each card."""


def to_play(state: State) -> int | None:
    """Returns the seat that must move, None when the hand is over."""
    return state.to_play


def legal_moves(state: State) -> tuple[Move, ...]:
    """Returns every legal move of the seat to play; of the openings the best fifty."""
    match state.phase:
        case "over":
            return ()
        case "buy_in":
            return tuple(reply(seat) for seat in state.asked for reply in (Rejoin, Leave))
        case "draw":
            draws: tuple[Move, ...] = (Draw("stock"), Draw("discard"))
            return tuple(move for move in (*draws, Stop()) if refusal(state, move) is None)
        case "play":
            return (*_table_actions(state), *_discards(state), *_takebacks(state))


def _table_actions(state: State) -> tuple[Action, ...]:
    if state.seat.opened:
        return opened_actions(state, can_close)
    return _openings(state)


def _openings(state: State) -> tuple[Open, ...]:
    rules, hand = state.rules, state.seat.hand
    taken, keep = state.turn.taken, must_keep(rules, state.seat.turns)
    moves = [Open(melds) for melds in openings(hand, rules, limit=MOST_OPENINGS, keep=keep)]
    if taken is not None and rules.discard_draw_unopened == "if_used_in_opening":
        # Openings without the card taken are legal too, but the turn could hardly end after them (K4).
        more = openings(hand, rules, limit=MOST_SEARCHED, keep=keep)
        moves = sorted(map(Open, more), key=lambda move: all(taken not in meld.cards for meld in move.melds))
    legal = tuple(move for move in moves if refuse(state, move, can_close) is None)[:MOST_OPENINGS]
    if rules.close_in_hand_below_40 and len(legal) < MOST_OPENINGS:
        legal += low_openings(state, MOST_OPENINGS - len(legal))
    return legal


def _discards(state: State) -> tuple[Discard, ...]:
    return () if unmet_duty(state) else tuple(_DISCARDS[card] for card in discards(state))


def _takebacks(state: State) -> tuple[Move, ...]:
    back: tuple[Move, ...] = () if state.turn.taken is None or refuse_putback(state) else (PutBack(),)
    return back if state.before is None else (*back, Undo())


def refusal(state: State, move: Move) -> Refusal | None:
    """Says why a move of the seat to play is not legal; None where it is."""
    if state.phase == "over":
        return Refusal("hand_over")
    if state.phase == "buy_in":
        return refuse_answer(state, move) if isinstance(move, Rejoin | Leave) else Refusal("hand_over")
    if isinstance(move, Rejoin | Leave):
        return Refusal("not_asked")
    if isinstance(move, Draw | Stop):
        if state.phase != "draw":
            return Refusal("already_drawn")
        if isinstance(move, Draw):
            return refuse_draw(state, move)
        return Refusal("cannot_stop") if can_draw(state) else None
    if state.phase == "draw":
        return Refusal("draw_first")
    match move:
        case Discard():
            return refuse_discard(state, move)
        case PutBack():
            return refuse_putback(state)
        case Undo():
            return Refusal("nothing_to_undo") if state.before is None else None
        case _:
            return refuse(state, move, can_close)


def apply(state: State, move: Move) -> Applied[State] | Refusal:
    """Carries out a move of the seat to play, or says why not."""
    problem = refusal(state, move)
    if problem is not None:
        return problem
    after, events = _carry_out(state, move)
    if isinstance(move, Action) and after.phase == "play":
        after = replace(after, before=state, last=move)
    after, ending = settle(after)
    return Applied(after, events + ending)


def _carry_out(state: State, move: Move) -> Step:
    match move:
        case Draw():
            return draw(state, move)
        case PutBack():
            return put_back(state)
        case Undo():
            return _undo(state)
        case Stop():
            return dead_hand(state, "stock")
        case Discard():
            return discard(state, move)
        case Rejoin() | Leave():
            return answer(state, move)
        case _:
            return act(state, move)


def _undo(state: State) -> Step:
    if state.before is None:
        raise ValueError("there is nothing to undo")
    return state.before, (Event("undone", state.player, {"move": str(state.last)}),)


def settle(state: State) -> Step:
    """Ends the hand where the player who must draw has no legal way to (K35)."""
    if state.phase == "draw" and not can_draw_any(state):
        return dead_hand(state, "stock")
    return state, ()
