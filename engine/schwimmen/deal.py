"""The deal: 32 shuffled cards, three each, and a second hand for the dealer (SW-1, SW-3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import ACE, KING, make
from engine.game import Standing
from engine.schwimmen.rules import Rules
from engine.schwimmen.state import State
from engine.shuffle import shuffled
from engine.thirtyone.deal import dealt_hands, next_dealer, order, remaining, seated
from engine.thirtyone.state import HAND, Seat

DECK = tuple(make(rank, suit) for suit in range(4) for rank in (ACE, *range(7, KING + 1)))


def new_hand(rules: Rules, seats: Sequence[Standing], dealer: int, seed: str) -> State:
    """Shuffles 32 cards by the seed and deals, one card at a time from the dealer's left."""
    return _deal(rules, seated(seats), dealer, seed)


def next_hand(state: State, seed: str) -> State:
    """Deals after a finished deal; the next player still in deals."""
    return _deal(state.rules, remaining(state), next_dealer(state), seed)


def _deal(rules: Rules, seats: tuple[Seat, ...], dealer: int, seed: str) -> State:
    deck = shuffled(DECK, seed, "deck")
    hands = dealt_hands(deck, order(seats, dealer))
    rest = deck[sum(map(len, hands.values())) :]
    return State(
        rules=rules,
        seed=seed,
        seats=tuple(replace(seat, hand=hands.get(number, ())) for number, seat in enumerate(seats)),
        stock=rest[HAND:],
        pool=rest[:HAND],
        dealer=dealer,
        to_play=dealer,
        phase="choose",
    )
