"""The dealer's choice, what a player does in a turn, and what comes after it (SW-3 to SW-7)."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card
from engine.game import Event
from engine.notation import write_card, write_cards
from engine.schwimmen.move import Exchange, Keep, Swap
from engine.schwimmen.scoring import is_special, showdown, worth
from engine.schwimmen.state import State, Step
from engine.thirtyone.state import HAND, gain, lose


def choose(state: State, move: Keep | Exchange) -> Step:
    """Plays the hand that was looked at, or the other one unseen; the one not played is turned up."""
    seat, pool, kind = state.seat, state.pool, "kept"
    if isinstance(move, Exchange):
        seat, pool, kind = replace(seat, hand=tuple(sorted(state.pool))), seat.hand, "exchanged"
    events = Event(kind, state.player), Event("turned_up", data={"cards": write_cards(pool)})
    seats = state.with_seat(state.player, seat)
    state = replace(state, seats=seats, pool=pool, phase="draw", to_play=state.next_seat(state.dealer))
    return show_first(state), events


def swap(state: State, move: Swap) -> Step:
    """Swaps one card."""
    pool = tuple(move.card if card == move.taken else card for card in state.pool)
    event = Event("swapped", state.player, {"card": write_card(move.card), "taken": write_card(move.taken)})
    return _swapped(state, pool, event)


def swap_all(state: State) -> Step:
    """Swaps the hand for the pool."""
    hand = state.seat.hand
    event = Event("swapped", state.player, {"card": write_cards(hand), "taken": write_cards(state.pool)})
    return _swapped(state, hand, event)


def pass_turn(state: State) -> Step:
    """Swaps nothing; after a swap: does not close."""
    passes = state.passes + 1 if state.phase == "draw" else 0
    return _pass_on(replace(state, passes=passes), (Event("passed", state.player),))


def close(state: State) -> Step:
    """Closes: everybody else has one more turn."""
    number = state.player
    return _pass_on(replace(state, knocked_by=number, passes=0), (Event("knocked", number),))


def declare(state: State, number: int) -> Step:
    """Shows a 31 or three aces: the deal ends."""
    return showdown(replace(state, declared=(number,)), (Event("declared", number),))


def may_close(state: State) -> bool:
    """Tells whether closing is possible in this turn."""
    early = state.rules.sw_no_close_first_round and any(state.seats[seat].turns == 0 for seat in state.live)
    return state.knocked_by is None and not early


def holders(state: State) -> tuple[int, ...]:
    """Returns the seats that must show their hand, in turn order; beside three aces a 31 is nothing (SW-7)."""
    hands = {seat: state.seats[seat].hand for seat in state.around(state.player)}
    best = max(map(worth, hands.values()))
    return tuple(seat for seat, hand in hands.items() if is_special(hand) and worth(hand) == best)


def show_first(state: State) -> State:
    """Returns the state in which whoever holds a 31 or three aces must show them before anything else."""
    showing = holders(state)
    return replace(state, phase="declare", to_play=showing[0]) if showing else state


def _swapped(state: State, pool: tuple[Card, ...], event: Event) -> Step:
    """Ends a swap that leaves these cards in the middle."""
    taken = tuple(card for card in state.pool if card not in pool)
    given = tuple(card for card in pool if card not in state.pool)
    seat = gain(lose(state.seat, *given), *taken, known=True)
    state = replace(state, seats=state.with_seat(state.player, seat), pool=pool, passes=0)
    if is_special(seat.hand):
        return show_first(state), (event,)
    if state.rules.sw_close == "after_swap" and may_close(state):
        return replace(state, phase="play"), (event,)
    return _pass_on(state, (event,))


def _pass_on(state: State, events: tuple[Event, ...]) -> Step:
    """Ends a turn: the next seat plays, with a new pool where all have passed, or the deal is over."""
    state = replace(state, seats=state.after_turn(state.player), phase="draw")
    following = state.following()
    if following is None:
        return showdown(state, events)
    state = replace(state, to_play=following)
    if state.passes < len(state.live):
        return state, events
    if len(state.stock) < HAND:
        return showdown(state, events)
    pool = state.stock[:HAND]
    state = replace(state, discard=(*state.discard, *state.pool), pool=pool, stock=state.stock[HAND:], passes=0)
    return state, (*events, Event("turned_up", data={"cards": write_cards(pool)}))
