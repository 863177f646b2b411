"""The deal: the shuffled pack, three cards each, one turned up (SC-13 to SC-15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import packs
from engine.game import Standing
from engine.scat.declaring import declare_all
from engine.scat.rules import Rules
from engine.scat.state import State
from engine.shuffle import shuffled
from engine.thirtyone.deal import dealt_hands, next_dealer, order, remaining, seated
from engine.thirtyone.state import Seat

DECK = packs(1, jokers=0)


def new_hand(rules: Rules, seats: Sequence[Standing], dealer: int, seed: str) -> State:
    """Shuffles 52 cards by the seed and deals, one card at a time from the dealer's left."""
    return _deal(rules, seated(seats), dealer, seed)


def next_hand(state: State, seed: str) -> State:
    """Deals after a finished deal; the next player still in deals (SC-13)."""
    return _deal(state.rules, remaining(state), next_dealer(state), seed)


def _deal(rules: Rules, seats: tuple[Seat, ...], dealer: int, seed: str) -> State:
    deck, players = shuffled(DECK, seed, "deck"), order(seats, dealer)
    hands = dealt_hands(deck, players)
    rest = deck[sum(map(len, hands.values())) :]
    state = State(
        rules=rules,
        seed=seed,
        seats=tuple(replace(seat, hand=hands.get(number, ())) for number, seat in enumerate(seats)),
        stock=rest[1:],
        discard=rest[:1],
        dealer=dealer,
        to_play=players[0],
    )
    return declare_all(state, ())[0]
