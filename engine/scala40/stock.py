"""The stock: the top card, the reshuffle of the discard pile, and when neither is left (SQ-30, K33 to K37)."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card
from engine.game import Event
from engine.scala40.state import State, Step
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


def renew_if_empty(state: State) -> Step:
    """Renews an empty stock for the player who draws from it (K33 draw_from_empty)."""
    return (state, ()) if state.stock else _renew(state)


def renew_if_spent(state: State) -> Step:
    """Renews the stock when its last card has just been drawn (K33 last_card_drawn)."""
    due = not state.stock and state.rules.reshuffle_when == "last_card_drawn" and _renewal(state)
    return _renew(state) if due else (state, ())


def _renewal(state: State) -> tuple[Card, ...]:
    """Returns the discards that may become the new stock now, bottom first; none where no reshuffle is left."""
    limit = state.rules.reshuffle_limit
    if state.reshuffles >= (MOST_RESHUFFLES if limit == "unlimited" else limit):
        return ()
    return state.discard[:-1] if state.rules.reshuffle_keep_top else state.discard


def _renew(state: State) -> Step:
    cards = _renewal(state)
    number = state.reshuffles + 1
    # A pile turned over has the card discarded first on top (K34).
    stock = cards if state.rules.reshuffle_mode == "flip" else shuffled(cards, state.seed, f"reshuffle {number}")
    state = replace(state, stock=stock, discard=state.discard[len(cards) :], reshuffles=number)
    return state, (Event("reshuffled", data={"cards": len(stock), "number": number}),)
