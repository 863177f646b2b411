"""A computer player of Schwimmen: swaps for the best hand it can make, closes from a fixed value."""

from __future__ import annotations

from engine.cards import Card
from engine.schwimmen.move import Close, Exchange, Keep, Move, Pass, Swap, SwapAll
from engine.schwimmen.scoring import worth
from engine.schwimmen.view import View
from engine.thirtyone.value import HALVES

LEVELS = ("normal",)

_KEEPS = 18
"""Points from which the dealer keeps the hand that was looked at."""
_CLOSES = {2: 22, 3: 24, 4: 25}
"""Points from which it closes, by the number of players; with more of them somebody is low sooner."""
_CLOSES_OF_MANY = 26
_PATIENCE = 2
"""Turns after which it closes with a point less for each further turn: what is left in the middle helps nobody."""


def choose(view: View, level: str, seed: str) -> str:
    """Returns the move of a view's seat in notation."""
    match view.phase:
        case "choose":
            return str(Keep() if worth(view.hand) >= HALVES * _KEEPS else Exchange())
        case "draw" | "play":
            return str(_turn(view))
        case _:
            return str(view.legal[0])


def _turn(view: View) -> Move:
    closes = Close() in view.legal and worth(view.hand) >= HALVES * _closes_from(view)
    swaps = [move for move in view.legal if isinstance(move, Swap | SwapAll)]
    best = max(swaps, key=lambda move: worth(_after(view, move)), default=None)
    better = best is not None and worth(_after(view, best)) > worth(view.hand)
    if closes and not (better and view.rules.sw_close == "after_swap"):
        return Close()
    return best if best is not None and better else Pass()


def _after(view: View, move: Swap | SwapAll) -> tuple[Card, ...]:
    """Returns the hand after a swap."""
    if isinstance(move, SwapAll):
        return view.pool or ()
    return (*(card for card in view.hand if card != move.card), move.taken)


def _closes_from(view: View) -> int:
    live = sum(not seat.out for seat in view.seats)
    own = view.seats[view.seat or 0]
    return _CLOSES.get(live, _CLOSES_OF_MANY) - max(0, own.turns - _PATIENCE)
