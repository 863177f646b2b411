"""The discard: barred cards, what the turn still owes, the end of the turn (SQ-20, SQ-26, K13, K16 to K20)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from engine.cards import JOKER, Card, physical
from engine.game import Event, Refusal
from engine.history import PastTurn
from engine.notation import write_card
from engine.scala40.meld import Limits, Meld, joker_places, open_places
from engine.scala40.move import Discard
from engine.scala40.scoring import close_hand, dead_hand
from engine.scala40.state import State, Step, Turn, lose

_NEXT_TURN = Turn()
IDLE_TURNS = 60
"""A hand in which no card reaches the table for this many turns per player still in is dead (section 0)."""


def playable_on(state: State, card: Card) -> int | None:
    """Returns the number of a meld to which a card alone could be attached, None where there is none (K16 to K20)."""
    return _playable(state.table, state.limits).get(card)


@lru_cache(maxsize=1 << 10)
def _playable(table: tuple[Meld, ...], limits: Limits) -> Mapping[Card, int]:
    """Returns every card that could be attached alone, with the number of the first meld that takes it."""
    found: dict[Card, int] = {}
    for number, meld in enumerate(table, start=1):
        for card in (*open_places(meld, limits), *joker_places(meld, limits)):
            found.setdefault(physical(card), number)
    return found


def bar(state: State, card: Card) -> Refusal | None:
    """Says why a card of the hand may not be discarded, were there other cards to discard."""
    seat, closing = state.seat, len(state.seat.hand) == 1
    if card == state.turn.taken and seat.hand.count(card) == 1:
        return Refusal("taken_card", {"card": write_card(card)})
    if card == JOKER and _joker_barred(state, closing):
        return Refusal("joker_barred", {"option": "joker_discard"})
    option = _playable_option(state, closing)
    if _playable_barred(state, option):
        number = playable_on(state, card)
        if number is not None:
            return Refusal("playable", {"card": write_card(card), "number": number, "option": option})
    return None


def _joker_barred(state: State, closing: bool) -> bool:
    match state.rules.joker_discard:
        case "unopened_no":
            return not state.seat.opened
        case "closing_only":
            return not closing
        case "never":
            return True
        case "always":
            return False


def _playable_option(state: State, closing: bool) -> str:
    if closing:
        return "playable_closing"
    return "playable_opened" if state.seat.opened else "playable_unopened"


def _playable_barred(state: State, option: str) -> bool:
    """Tells whether an option keeps cards from the pile that fit on the table."""
    few = option == "playable_opened" and state.live < state.rules.playable_min_players
    return getattr(state.rules, option) == "forbidden" and not few


def unbarred(state: State) -> tuple[Card, ...]:
    """Returns the different cards of the hand that nothing bars from being discarded."""
    hand, taken = state.seat.hand, state.turn.taken
    closing = len(hand) == 1
    barred: set[Card] = set()
    if taken is not None and hand.count(taken) == 1:
        barred.add(taken)
    if JOKER in hand and _joker_barred(state, closing):
        barred.add(JOKER)
    if state.table and _playable_barred(state, _playable_option(state, closing)):
        barred |= _playable(state.table, state.limits).keys()
    return tuple(card for card in dict.fromkeys(hand) if card not in barred)


def discards(state: State) -> tuple[Card, ...]:
    """Returns the different cards that may be discarded, duties aside. Where every card is barred the bars are lifted,
    except for the card just taken and, unless nothing else remains, jokers (K20)."""
    free = unbarred(state)
    if free:
        return free
    hand = dict.fromkeys(state.seat.hand)
    rest = [card for card in hand if card != state.turn.taken or state.seat.hand.count(card) > 1]
    return tuple(card for card in rest if card != JOKER) or tuple(rest)


def unmet_duty(state: State) -> Refusal | None:
    """Says what the turn still owes before any discard (K4, K5, K12, K24)."""
    rules, turn = state.rules, state.turn
    if turn.short_by and len(state.seat.hand) > 1:
        return Refusal("must_close", {"missing": turn.short_by})
    if turn.taken is not None and not took_upcard_freely(state):
        card = write_card(turn.taken)
        if state.seat.opened and not turn.opened:
            if rules.discard_draw_opened == "must_meld":
                return Refusal("taken_unused", {"card": card, "option": "discard_draw_opened"})
        elif not turn.opened:
            return Refusal("must_open", {"card": card, "option": "discard_draw_unopened"})
        elif rules.discard_draw_unopened == "if_used_in_opening":
            return Refusal("taken_not_melded", {"card": card, "option": "discard_draw_unopened"})
    if turn.recovered and rules.joker_recovery_use == "must_play":
        return Refusal("recovered_unplayed", {"option": "joker_recovery_use"})
    return None


def took_upcard_freely(state: State) -> bool:
    """Tells whether this is the first turn of the hand, in which the upcard may be taken without a duty (K3)."""
    return state.rules.first_player_takes_upcard and not any(seat.turns for seat in state.seats)


def refuse_discard(state: State, move: Discard) -> Refusal | None:
    """Says why a card may not be discarded now; None where it may."""
    if move.card not in state.seat.hand:
        return Refusal("not_in_hand", {"card": write_card(move.card)})
    duty = unmet_duty(state)
    if move.card == state.turn.taken and state.seat.hand.count(move.card) == 1:
        return bar(state, move.card)
    if duty is not None:
        return duty
    return None if move.card in discards(state) else bar(state, move.card)


def discard(state: State, move: Discard) -> Step:
    """Discards a card and ends the turn; the last card closes the hand (SQ-27)."""
    number, turn = state.player, state.turn
    seat = lose(state.seat, (move.card,), turns=1)
    seats, pile = state.with_seat(number, seat), (*state.discard, move.card)
    history = (*state.history, PastTurn(number, turn.picked, move.card))
    events: tuple[Event, ...] = (Event("discarded", number, {"card": write_card(move.card)}),)
    if not seat.hand:
        closed = replace(state, seats=seats, discard=pile, history=history)
        state, ending = close_hand(closed, number, in_hand=turn.opened)
        return state, events + ending
    state = replace(
        state,
        seats=seats,
        discard=pile,
        history=history,
        to_play=state.next_seat(number),
        phase="draw",
        turn=_NEXT_TURN,
        idle_turns=0 if turn.laid else state.idle_turns + 1,
        before=None,
        last=None,
    )
    if state.idle_turns >= IDLE_TURNS * state.live:
        state, ending = dead_hand(state, "idle")
        return state, events + ending
    return state, events
