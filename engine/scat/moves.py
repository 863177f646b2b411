"""Every move of a deal: which are legal, and what each does."""

from __future__ import annotations

from engine.game import Applied, Refusal
from engine.notation import write_card
from engine.scat import declaring, turns
from engine.scat.declaring import claims
from engine.scat.move import Declare, Discard, Draw, Knock, Move, Stand, Stop
from engine.scat.scoring import counted
from engine.scat.state import State, Step
from engine.thirtyone.value import HALVES

TURN_MOVES: tuple[Move, ...] = (Draw("stock"), Draw("discard"), Knock(), Stand(), Stop())
"""What a turn may begin with."""


def asked(state: State) -> tuple[int, ...]:
    """Returns the seats that must say whether they declare their 31 (section 13b)."""
    return claims(state) if state.phase == "declare" else ()


def acting(state: State) -> tuple[int, ...]:
    """Returns every seat that may move now: the one to play, and who may declare a 31 out of turn."""
    if state.phase == "over":
        return ()
    return tuple(dict.fromkeys((state.player, *claims(state))))


def mover(state: State, move: Move) -> int:
    """Returns the seat whose move it would be: the one to play, or the one that the move itself names."""
    named = move.seat if isinstance(move, Declare | Stand) else None
    return state.player if named is None else named


def legal_moves(state: State) -> tuple[Move, ...]:
    """Returns the legal moves of the seat to play, and the declarations of the others."""
    match state.phase:
        case "declare":
            named = [None if seat == state.to_play else seat for seat in claims(state)]
            # To stand comes first: it is what is played for a seat that does not answer.
            return tuple(answer(seat) for seat in named for answer in (Stand, Declare))
        case "draw":
            begun = tuple(move for move in TURN_MOVES if refusal(state, move) is None)
            return begun + tuple(Declare(None if seat == state.to_play else seat) for seat in claims(state))
        case "play":
            return tuple(Discard(card) for card in state.seat.hand if card != state.turn.taken)
        case "over":
            return ()


def refusal(state: State, move: Move) -> Refusal | None:
    """Says why a move is not legal; None where it is."""
    if state.phase == "over":
        return Refusal("hand_over")
    number = mover(state, move)
    if not 0 <= number < len(state.seats):
        return Refusal("no_such_seat", {"number": number, "last": len(state.seats) - 1})
    if isinstance(move, Declare):
        return _refuse_declare(state, number)
    if state.phase == "declare":
        if isinstance(move, Stand):
            return None if number in claims(state) else Refusal("nothing_to_answer")
        return Refusal("answer_first")
    if number != state.player:
        return Refusal("nothing_to_answer")
    if isinstance(move, Discard):
        return _refuse_discard(state, move)
    if state.phase == "play":
        return Refusal("discard_now")
    match move:
        case Draw("stock"):
            return None if state.stock else Refusal("stock_empty")
        case Draw():
            return None if state.discard else Refusal("pile_empty")
        case Knock():
            return _refuse_knock(state)
        case Stand():
            return _refuse_stand(state)
        case Stop():
            return Refusal("cannot_stop") if state.stock else None


def _refuse_declare(state: State, number: int) -> Refusal | None:
    if number in claims(state):
        return None
    if number in state.lapsed:
        return Refusal("thirty_one_lapsed")
    if state.phase == "play" and number == state.player:
        return Refusal("discard_now")
    return Refusal("already_declared" if number in state.declared else "no_thirty_one")


def _refuse_discard(state: State, move: Discard) -> Refusal | None:
    if state.phase == "draw":
        return Refusal("draw_first")
    if move.card not in state.seat.hand:
        return Refusal("not_in_hand", {"card": write_card(move.card)})
    if move.card == state.turn.taken:
        return Refusal("taken_card", {"card": write_card(move.card)})
    return None


def _refuse_knock(state: State) -> Refusal | None:
    rules = state.rules
    if state.knocked_by is not None:
        return Refusal("already_knocked", {"seat": state.knocked_by})
    if rules.knock_not_in_first_round and any(state.seats[seat].turns == 0 for seat in state.live):
        return Refusal("knock_too_early", {"option": "knock_not_in_first_round"})
    worth, minimum = counted(state.seat.hand, rules), rules.knock_minimum
    if worth < HALVES * minimum:
        value = worth // HALVES
        missing = minimum - value
        return Refusal(
            "knock_too_low", {"value": value, "minimum": minimum, "missing": missing, "option": "knock_minimum"}
        )
    return None


def _refuse_stand(state: State) -> Refusal | None:
    if state.knocked_by is not None:
        allowed = state.rules.final_turn_may_stand
        return None if allowed else Refusal("stand_off", {"option": "final_turn_may_stand"})
    if any(state.seats[seat].turns for seat in state.live):
        return Refusal("no_passing")
    allowed = state.rules.first_player_may_pass
    return None if allowed else Refusal("pass_off", {"option": "first_player_may_pass"})


def apply(state: State, move: Move) -> Applied[State] | Refusal:
    """Carries out a move, or says why not."""
    problem = refusal(state, move)
    return problem if problem is not None else Applied(*_carry_out(state, move))


def _carry_out(state: State, move: Move) -> Step:
    match move:
        case Draw():
            return turns.draw(state, move)
        case Discard():
            return turns.discard(state, move)
        case Knock():
            return turns.knock(state)
        case Stop():
            return turns.stop(state)
        case Declare():
            return declaring.declare(state, mover(state, move))
        case Stand():
            return turns.stand(state) if state.phase == "draw" else declaring.stand(state, mover(state, move))
