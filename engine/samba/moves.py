"""Every move of a round: which are legal, and what each does."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Applied, Event, Refusal
from engine.samba import turns
from engine.samba.ending import exhausted
from engine.samba.laying import Action, act, refuse
from engine.samba.listing import actions, can_take, takes
from engine.samba.move import Answer, Ask, Discard, Draw, Move, Red, Stop, TakeTo, TakeWith, Undo
from engine.samba.red_threes import draws_replacement
from engine.samba.state import State, Step
from engine.samba.taking import refuse_take, take


def legal_moves(state: State) -> tuple[Move, ...]:
    """Returns every legal move of the seat to play; of new melds, and ways to take the pile, the best fifty."""
    if state.phase == "over":
        return ()
    if state.turn.asked == "waiting":
        return Answer(True), Answer(False)
    if state.phase == "draw":
        first: tuple[Move, ...] = (Draw(), Stop())
        return (*(move for move in first if refusal(state, move) is None), *takes(state))
    rest: tuple[Move, ...] = (Ask(), *map(Discard, dict.fromkeys(state.seat.hand)), Undo())
    return (*actions(state), *(move for move in rest if refusal(state, move) is None))


def out_of_time(state: State, move: Move) -> Refusal | None:
    """Says why there is no such move now, whatever its cards are; None where there may be."""
    if state.phase == "over":
        return Refusal("hand_over")
    if state.turn.asked == "waiting":
        return None if isinstance(move, Answer) else Refusal("partner_answers")
    if isinstance(move, Answer):
        return Refusal("nothing_to_answer")
    if isinstance(move, Draw | TakeWith | TakeTo | Stop):
        return None if state.phase == "draw" else Refusal("already_drawn")
    return Refusal("draw_first") if state.phase == "draw" else None


def refusal(state: State, move: Move) -> Refusal | None:
    """Says why a move of the seat to play is not legal; None where it is."""
    problem = out_of_time(state, move)
    if problem is not None:
        return problem
    match move:
        case Draw():
            return None if state.stock else Refusal("stock_empty")
        case Stop():
            return Refusal("cannot_stop") if state.stock else None
        case TakeWith() | TakeTo():
            return refuse_take(state, move)
        case Ask():
            return turns.refuse_ask(state)
        case Answer():
            return None
        case Discard():
            return turns.refuse_discard(state, move)
        case Undo():
            return Refusal("nothing_to_undo") if state.before is None else None
        case _:
            return refuse(state, move)


def apply(state: State, move: Move) -> Applied[State] | Refusal:
    """Carries out a move of the seat to play, or says why not."""
    problem = refusal(state, move)
    if problem is not None:
        return problem
    after, events = _carry_out(state, move)
    if isinstance(move, Action) and after.phase == "play":
        after = (
            replace(after, before=None, last=None) if _drew(state, move) else replace(after, before=state, last=move)
        )
    elif not isinstance(move, Undo):
        after = replace(after, before=None, last=None)
    after, ending = settle(after)
    return Applied(after, events + ending)


def _drew(state: State, move: Action) -> bool:
    """Tells whether a table action shows a card that nobody can forget again."""
    return isinstance(move, Red) and draws_replacement(state, move.card)


def _carry_out(state: State, move: Move) -> Step:
    match move:
        case Draw():
            return turns.draw(state)
        case TakeWith() | TakeTo():
            return take(state, move)
        case Stop():
            return exhausted(state)
        case Ask():
            return turns.ask(state)
        case Answer():
            return turns.answer(state, move)
        case Discard():
            return turns.discard(state, move)
        case Undo():
            return _undo(state)
        case _:
            return act(state, move)


def _undo(state: State) -> Step:
    if state.before is None:
        raise ValueError("there is nothing to undo")
    return state.before, (Event("undone", state.player, {"move": str(state.last)}),)


def settle(state: State) -> Step:
    """Ends what cannot go on: a turn without a card to discard, a round without a stock and a pile to take (SB-36)."""
    events: tuple[Event, ...] = ()
    if turns.is_stuck(state):
        state, events = turns.pass_on(state)
    return _settle_stock(state, events)


def _settle_stock(state: State, events: tuple[Event, ...]) -> Step:
    if state.phase != "draw" or state.stock or can_take(state):
        return state, events
    ended, ending = exhausted(state)
    return ended, events + ending


def settled(state: State) -> State:
    """Ends a round that was read without a stock and a pile to take, and in which nobody has said `stop`."""
    return _settle_stock(state, ())[0]
