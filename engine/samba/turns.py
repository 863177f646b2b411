"""What a turn begins and ends with: drawing, asking the partner, discarding (SB-23, SB-28, SB-34 to SB-37)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Event, Refusal
from engine.history import PastTurn
from engine.notation import write_card, write_cards
from engine.samba import red_threes
from engine.samba.ending import went_out
from engine.samba.exits import way_out
from engine.samba.kinds import is_red_three
from engine.samba.move import Answer, Discard
from engine.samba.rules import COMPLETES
from engine.samba.seating import asker, partner
from engine.samba.state import State, Step, Turn, gain, lose

DRAWN = 2


def draw(state: State) -> Step:
    """Draws two cards from the stock, or the last one."""
    number, cards = state.player, state.stock[:DRAWN]
    state = replace(state.with_seat(gain(state.seat, cards)), stock=state.stock[DRAWN:], phase="play")
    state = replace(state, turn=Turn(drawn=cards))
    data = {"cards": write_cards(cards), "count": len(cards), "pile": "stock"}
    events: tuple[Event, ...] = (Event("drawn", number, data, frozenset({"cards"})),)
    if state.rules.red_three_mode == "auto":
        state, laid = red_threes.lay_all(state)
        events += laid
    return state, events


def refuse_ask(state: State) -> Refusal | None:
    """Says why the partner cannot be asked; None where this can be (SB-34)."""
    if partner(state.team_numbers, state.player) is None:
        return Refusal("ask_alone")
    if state.turn.asked is not None:
        return Refusal("asked_already")
    # Who began the turn with one card has bound himself to nothing; a no then ends the turn without a discard.
    began = bool(state.turn.drawn) or state.turn.taken is not None
    if state.must_go_out or (began and len(state.seat.hand) < 2):
        return Refusal("ask_too_late")
    return Refusal("ask_too_early") if way_out(state) is None else None


def ask(state: State) -> Step:
    """Asks the next partner to the left, who is to play until the answer."""
    number = state.player
    other = partner(state.team_numbers, number)
    turn = replace(state.turn, asked="waiting")
    return replace(state, to_play=other, turn=turn), (Event("asked", number, {"partner": other}),)


def answer(state: State, move: Answer) -> Step:
    """Answers the partner, whose turn goes on."""
    number = state.player
    turn = replace(state.turn, asked="yes" if move.yes else "no")
    back = replace(state, to_play=asker(state.team_numbers, number), turn=turn)
    return back, (Event("answered", number, {"answer": turn.asked}),)


def refuse_discard(state: State, move: Discard) -> Refusal | None:
    """Says why a card may not be discarded; None where it may (SB-28 to SB-33)."""
    hand, card = state.seat.hand, write_card(move.card)
    if move.card not in hand:
        return Refusal("not_in_hand", {"card": card})
    if len(hand) > 1:
        if state.must_go_out:
            return Refusal("must_go_out")
    elif state.said_no:
        return Refusal("partner_said_no", {"option": "ask_binding"})
    elif not state.may_go_out:
        return Refusal("too_few_completes", {"count": state.team.completes, "needed": COMPLETES})
    # Who holds nothing but red threes has to end the turn all the same.
    kept = state.rules.discard_red_three == "forbidden" and (len(hand) == 1 or not all(map(is_red_three, hand)))
    if kept and is_red_three(move.card):
        return Refusal("red_three_kept", {"card": card, "option": "discard_red_three"})
    return None


def discard(state: State, move: Discard) -> Step:
    """Discards a card: the round is over, or the next player's turn begins."""
    number, seat = state.player, lose(state.seat, (move.card,))
    from_pile = list(seat.from_pile)
    if move.card in from_pile:
        from_pile.remove(move.card)
    state = replace(
        state.with_seat(replace(seat, from_pile=tuple(from_pile))),
        discard=(*state.discard, move.card),
        history=(*state.history, PastTurn(number, state.turn.taken, move.card)),
    )
    events = (Event("discarded", number, {"card": write_card(move.card)}),)
    if not state.seat.hand:
        ended, ending = went_out(state)
        return ended, events + ending
    return _next_turn(state), events


def is_stuck(state: State) -> bool:
    """Tells whether the seat to play has drawn and holds no card that it could discard and keep one."""
    waiting = state.turn.asked == "waiting"
    return state.phase == "play" and not waiting and len(state.seat.hand) < 2 and way_out(state) is None


def pass_on(state: State) -> Step:
    """Ends the turn of a player who has no card to discard: only red threes were drawn, or the partner said no."""
    return _next_turn(state), (Event("passed", state.player),)


def _next_turn(state: State) -> State:
    seat = replace(state.seat, turns=state.seat.turns + 1)
    state = state.with_seat(seat)
    return replace(state, to_play=state.next_seat(state.player), phase="draw", turn=Turn(), before=None, last=None)
