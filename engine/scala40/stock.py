"""The stock: the top card, the reshuffle of the discard pile, and when neither is left (SQ-30, K33 to K37)."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card
from engine.game import Event
from engine.scala40.state import State
from engine.shuffle import shuffled

MOST_RESHUFFLES = 10
"""With an unlimited number of reshuffles a hand is dead after this many (K35)."""


def can_draw(state: State) -> bool:
    """Tells whether a card can be drawn from the stock, after renewing it where that is due."""
    if state.stock:
        return True
    # Where the pile is renewed as its last card is drawn, a lone discard is no new stock (case K04).
    enough = 1 if state.rules.reshuffle_when == "draw_from_empty" else 2
    return len(state.discard) >= enough and bool(_renewal(state))


def draw_top(state: State) -> tuple[State, Card, tuple[Event, ...]]:
    """Takes the top card of the stock, renewing the stock before (it is empty) or after (this was its last card)."""
    events: tuple[Event, ...] = ()
    if not state.stock:
        state, events = _renew(state)
    card, state = state.stock[0], replace(state, stock=state.stock[1:])
    if not state.stock and state.rules.reshuffle_when == "last_card_drawn" and _renewal(state):
        state, renewed = _renew(state)
        events += renewed
    return state, card, events


def _renewal(state: State) -> tuple[Card, ...]:
    """Returns the discards that may become the new stock now, bottom first; none where no reshuffle is left."""
    limit = state.rules.reshuffle_limit
    if state.reshuffles >= (MOST_RESHUFFLES if limit == "unlimited" else limit):
        return ()
    return state.discard[:-1] if state.rules.reshuffle_keep_top else state.discard


def _renew(state: State) -> tuple[State, tuple[Event, ...]]:
    cards = _renewal(state)
    number = state.reshuffles + 1
    # A pile turned over has the card discarded first on top (K34).
    stock = cards if state.rules.reshuffle_mode == "flip" else shuffled(cards, state.seed, f"reshuffle {number}")
    state = replace(state, stock=stock, discard=state.discard[len(cards) :], reshuffles=number)
    return state, (Event("reshuffled", data={"cards": len(stock), "number": number}),)
