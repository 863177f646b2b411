"""The strength of a hand, and who loses chips (SW-2, SW-7, SW-8)."""

from __future__ import annotations

from engine.cards import ACE, Card, rank_of
from engine.game import Event
from engine.schwimmen.rules import Rules
from engine.schwimmen.state import State, Step
from engine.thirtyone.scoring import credit, finish, shown
from engine.thirtyone.value import HALVES, THIRTY_AND_A_HALF, is_thirty_one, is_triple, suit_sums, value

FIRE = 32 * HALVES
"""What three aces are worth, in halves of a point."""

_SUITS_UPWARDS = (1, 2, 3, 0)
"""Diamonds, hearts, spades, clubs: the order of suits from the lowest."""

Strength = tuple[int, int, int]
"""What hands are compared by: value in halves, rank of three of a kind, place of the suit."""


def worth(hand: tuple[Card, ...]) -> int:
    """Returns the value of a hand in halves of a point."""
    return FIRE if is_triple(hand) and rank_of(hand[0]) == ACE else value(hand, THIRTY_AND_A_HALF)


def is_special(hand: tuple[Card, ...]) -> bool:
    """Tells whether a hand must be shown at once: a 31 or three aces (SW-7)."""
    return is_thirty_one(hand) or worth(hand) == FIRE


def strength(hand: tuple[Card, ...], rules: Rules) -> Strength:
    """Returns what a hand is compared by under the table's rules."""
    if is_triple(hand):
        return worth(hand), rank_of(hand[0]) if rules.sw_triples_rank else 0, 0
    sums = suit_sums(hand)
    suits = [place for place, suit in enumerate(_SUITS_UPWARDS) if sums[suit] == max(sums)]
    return worth(hand), 0, max(suits) if rules.sw_tie == "suit_order" else 0


def showdown(state: State, events: tuple[Event, ...]) -> Step:
    """Ends a deal by comparing the hands, for whatever reason it ended."""
    losses, values = losses_of(state), {seat: worth(state.seats[seat].hand) for seat in state.live}
    if state.declared:
        first = state.declared[0]
        # Where all have a 31, all tie for the lowest.
        return finish(state, losses, None if first in losses else first, events + shown(state, first, values))
    first = state.next_seat(state.dealer if state.knocked_by is None else state.knocked_by)
    return finish(state, losses, credit(state, losses), events + shown(state, first, values))


def losses_of(state: State) -> dict[int, int]:
    """Returns the chips that each seat loses: against three aces everybody else, else the lowest."""
    strengths = {seat: strength(state.seats[seat].hand, state.rules) for seat in state.live}
    if any(one[0] == FIRE for one in strengths.values()):
        return {seat: 1 for seat, one in strengths.items() if one[0] != FIRE}
    losers = [seat for seat, one in strengths.items() if one == min(strengths.values())]
    double = state.rules.sw_closer_double and not state.declared and losers == [state.knocked_by]
    return dict.fromkeys(losers, 2 if double else 1)
