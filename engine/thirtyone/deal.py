"""The deal: who gets cards in which order, and who deals next (SC-13, SC-14, SC-40)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import Card
from engine.game import Standing
from engine.match import next_in
from engine.thirtyone.state import HAND, Deal, Seat


def seated(standings: Sequence[Standing]) -> tuple[Seat, ...]:
    """Returns the seats that a match brings into a deal, without cards."""
    return tuple(Seat(total=seat.total, out=seat.out) for seat in standings)


def remaining(deal: Deal[Any]) -> tuple[Seat, ...]:
    """Returns the seats that a finished deal leaves, without cards."""
    return tuple(Seat(total=seat.total, out=seat.out) for seat in deal.seats)


def next_dealer(deal: Deal[Any]) -> int:
    """Returns who deals next: the same seat where the settlement was cancelled, else the next one that is still in."""
    return deal.dealer if deal.replay else deal.next_seat(deal.dealer)


def order(seats: Sequence[Seat], dealer: int) -> list[int]:
    """Returns the seats that are dealt cards, from the dealer's left."""
    out = [seat.out for seat in seats]
    dealt = [next_in(out, dealer)]
    while len(dealt) < out.count(False):
        dealt.append(next_in(out, dealt[-1]))
    return dealt


def dealt_hands(deck: tuple[Card, ...], order: Sequence[int]) -> dict[int, tuple[Card, ...]]:
    """Returns the hands, dealt one card at a time in this order, each sorted."""
    cards = deck[: HAND * len(order)]
    return {number: tuple(sorted(cards[place :: len(order)])) for place, number in enumerate(order)}
