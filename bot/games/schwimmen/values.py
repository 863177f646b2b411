"""What hands of Schwimmen are worth, for the eye."""

from __future__ import annotations

from engine.cards import Card, remove
from engine.schwimmen import scoring
from engine.schwimmen.move import Swap
from engine.schwimmen.view import View
from engine.thirtyone.value import in_points


def worth(hand: tuple[Card, ...]) -> str:
    """Returns the value of a hand as it is written: 27, 30.5."""
    return str(in_points(scoring.worth(hand)))


def after(view: View, swap: Swap) -> tuple[Card, ...]:
    """Returns the hand after a swap."""
    left = remove(view.hand, [swap.card]) or ()
    return tuple(sorted((*left, swap.taken)))


def best_swaps(view: View) -> list[Swap]:
    """Returns the legal swaps of one card, those that leave most first."""
    swaps = [move for move in view.legal if isinstance(move, Swap)]
    return sorted(swaps, key=lambda swap: scoring.worth(after(view, swap)), reverse=True)
