"""The deal: the shuffled packs, thirteen cards each, the upcard (SQ-1 to SQ-5, K2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import JOKER, Card, packs
from engine.game import Standing
from engine.match import next_in
from engine.scala40.rules import Rules
from engine.scala40.state import Seat, State, Turn, sort_hand
from engine.shuffle import Stream, shuffled

HAND = 13
DECK = packs(2, jokers=4)


def new_hand(rules: Rules, seats: Sequence[Standing], dealer: int, seed: str) -> State:
    """Shuffles 108 cards by the seed and deals, one card at a time from the dealer's left."""
    return _deal(rules, tuple(Seat(total=seat.total, out=seat.out) for seat in seats), dealer, seed)


def next_hand(state: State, seed: str) -> State:
    """Deals the hand after a finished one; the deal passes to the next player still in (SQ-2)."""
    seats = tuple(Seat(total=seat.total, out=seat.out, reentries=seat.reentries) for seat in state.seats)
    return _deal(state.rules, seats, state.next_seat(state.dealer), seed)


def _deal(rules: Rules, seats: tuple[Seat, ...], dealer: int, seed: str) -> State:
    deck = shuffled(DECK, seed, "deck")
    out = [seat.out for seat in seats]
    order = [next_in(out, dealer)]
    while len(order) < out.count(False):
        order.append(next_in(out, order[-1]))
    dealt = HAND * len(order)
    hands = {number: deck[place : dealt : len(order)] for place, number in enumerate(order)}
    upcard, stock = _turn_up(deck[dealt:], rules, seed)
    return State(
        rules=rules,
        seed=seed,
        seats=tuple(
            Seat(sort_hand(hands.get(n, ())), total=seat.total, out=seat.out, reentries=seat.reentries)
            for n, seat in enumerate(seats)
        ),
        stock=stock,
        discard=(upcard,),
        dealer=dealer,
        to_play=order[0],
        turn=Turn(),
    )


def _turn_up(stock: tuple[Card, ...], rules: Rules, seed: str) -> tuple[Card, tuple[Card, ...]]:
    """Turns the top card up; a joker goes back at a random place and another card is turned (K2)."""
    stream = Stream(seed, "upcard")
    while stock[0] == JOKER and rules.upcard_joker == "redraw":
        rest = stock[1:]
        place = stream.below(len(rest)) + 1
        stock = (*rest[:place], JOKER, *rest[place:])
    return stock[0], stock[1:]
