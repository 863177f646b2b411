"""The table actions as one kind of move: which there are, whether one is legal, what it does."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import JOKER
from engine.game import Refusal
from engine.scala40.laying import (
    CanClose,
    freely_spent,
    lay_meld,
    lay_off,
    may_touch_table,
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
    spare = freely_spent(state)
    return tuple(move for move, size in _candidates(state) if size <= spare or refuse(state, move, can_close) is None)


def _candidates(state: State) -> Iterator[tuple[Action, int]]:
    """Yields actions of cards that are held and fit, with the number of cards that leave the hand.

    What a swap leaves behind is always looked at: its joker may have to be played (K12)."""
    hand = state.seat.hand
    for meld in new_melds(hand, state.rules):
        yield LayMeld(meld), len(meld.cards)
    limits, cards = state.limits, dict.fromkeys(hand)
    alone = 1 if may_touch_table(state) else len(hand)
    for number, meld in enumerate(state.table, start=1):
        places = open_places(meld, limits)
        identities = {joker & 63 for joker in meld.jokers}
        for card in cards:
            if card in places:
                yield LayOff(card, number), alone
            elif card in identities and card != JOKER:
                yield Swap(card, number), len(hand)
        if JOKER in cards:
            for joker in joker_places(meld, limits):
                yield LayOff(joker, number), alone
