"""Every move of a deal: which are legal, and what each does."""

from __future__ import annotations

from engine.game import Applied, Refusal
from engine.notation import write_card
from engine.schwimmen import turns
from engine.schwimmen.move import Close, Declare, Exchange, Keep, Move, Pass, Swap, SwapAll
from engine.schwimmen.state import State, Step
from engine.schwimmen.turns import holders, may_close


def asked(state: State) -> tuple[int, ...]:
    """Returns the seats that must show a 31 or three aces."""
    return holders(state) if state.phase == "declare" else ()


def mover(state: State, move: Move) -> int:
    """Returns the seat whose move it would be: the one to play, or the one that the move itself names."""
    named = move.seat if isinstance(move, Declare) else None
    return state.player if named is None else named


def legal_moves(state: State) -> tuple[Move, ...]:
    """Returns the legal moves of the seat to play; where hands must be shown, of all who hold one."""
    match state.phase:
        case "choose":
            return (Keep(), Exchange())
        case "draw":
            swaps = tuple(Swap(card, taken) for card in state.seat.hand for taken in state.pool)
            return (*swaps, SwapAll(), Pass(), *_close(state))
        case "play":
            return (Pass(), *_close(state))
        case "declare":
            return tuple(Declare(None if seat == state.to_play else seat) for seat in holders(state))
        case "over":
            return ()


def _close(state: State) -> tuple[Move, ...]:
    return (Close(),) if may_close(state) else ()


def refusal(state: State, move: Move) -> Refusal | None:
    """Says why a move is not legal; None where it is."""
    if state.phase == "over":
        return Refusal("hand_over")
    if isinstance(move, Declare):
        return _refuse_declare(state, mover(state, move))
    if isinstance(move, Keep | Exchange):
        return None if state.phase == "choose" else Refusal("chosen_already")
    if state.phase == "choose":
        return Refusal("choose_first")
    if state.phase == "declare":
        return Refusal("show_first")
    match move:
        case Swap() | SwapAll():
            return _refuse_swap(state, move)
        case Close():
            return _refuse_close(state)
        case Pass():
            return None


def _refuse_declare(state: State, number: int) -> Refusal | None:
    if not 0 <= number < len(state.seats):
        return Refusal("no_such_seat", {"number": number, "last": len(state.seats) - 1})
    if state.phase == "choose":
        return Refusal("choose_first" if number == state.player else "dealer_chooses")
    return None if number in asked(state) else Refusal("nothing_to_show")


def _refuse_swap(state: State, move: Swap | SwapAll) -> Refusal | None:
    if state.phase == "play":
        return Refusal("swapped_already")
    if isinstance(move, Swap) and move.card not in state.seat.hand:
        return Refusal("not_in_hand", {"card": write_card(move.card)})
    if isinstance(move, Swap) and move.taken not in state.pool:
        return Refusal("not_in_pool", {"card": write_card(move.taken)})
    return None


def _refuse_close(state: State) -> Refusal | None:
    if may_close(state):
        return None
    if state.knocked_by is not None:
        return Refusal("already_closed", {"seat": state.knocked_by})
    return Refusal("close_too_early", {"option": "sw_no_close_first_round"})


def apply(state: State, move: Move) -> Applied[State] | Refusal:
    """Carries out a move, or says why not."""
    problem = refusal(state, move)
    return problem if problem is not None else Applied(*_carry_out(state, move))


def _carry_out(state: State, move: Move) -> Step:
    match move:
        case Keep() | Exchange():
            return turns.choose(state, move)
        case Swap():
            return turns.swap(state, move)
        case SwapAll():
            return turns.swap_all(state)
        case Pass():
            return turns.pass_turn(state)
        case Close():
            return turns.close(state)
        case Declare():
            return turns.declare(state, mover(state, move))
