"""The table actions as one kind of move: which there are, whether one is legal, what it does."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import JOKER
from engine.game import Refusal
from engine.scala40.laying import (
    CanClose,
    lay_meld,
    lay_off,
    open_melds,
    refuse_layoff,
    refuse_meld,
    refuse_open,
    refuse_swap,
    swap,
)
from engine.scala40.meld import joker_places, open_places
from engine.scala40.move import LayMeld, LayOff, Open, Swap
from engine.scala40.search import new_melds
from engine.scala40.state import State, Step

Action = Open | LayMeld | LayOff | Swap


def refuse(state: State, move: Action, can_close: CanClose) -> Refusal | None:
    """Says why a table action is not legal; None where it is."""
    match move:
        case Open():
            return refuse_open(state, move, can_close)
        case LayMeld():
            return refuse_meld(state, move, can_close)
        case LayOff():
            return refuse_layoff(state, move, can_close)
        case Swap():
            return refuse_swap(state, move, can_close)


def act(state: State, move: Action) -> Step:
    """Carries out a legal table action."""
    match move:
        case Open():
            return open_melds(state, move)
        case LayMeld():
            return lay_meld(state, move)
        case LayOff():
            return lay_off(state, move)
        case Swap():
            return swap(state, move)


def opened_actions(state: State, can_close: CanClose) -> tuple[Action, ...]:
    """Returns the legal table actions of a player who has opened: melds, cards to attach, jokers to swap."""
    return tuple(move for move in _candidates(state) if refuse(state, move, can_close) is None)


def _candidates(state: State) -> Iterator[Action]:
    limits = state.limits
    hand = dict.fromkeys(state.seat.hand)
    for meld in new_melds(state.seat.hand, state.rules):
        yield LayMeld(meld)
    for number, meld in enumerate(state.table, start=1):
        places = open_places(meld, limits)
        identities = {joker & 63 for joker in meld.jokers}
        for card in hand:
            if card in places:
                yield LayOff(card, number)
            elif card in identities and card != JOKER:
                yield Swap(card, number)
        if JOKER in hand:
            for joker in joker_places(meld, limits):
                yield LayOff(joker, number)
