"""The levels easy and normal: they swap for a better hand and close from a fixed value."""

from __future__ import annotations

from engine.cards import Card
from engine.players.schwimmen.style import Style
from engine.schwimmen.move import Close, Exchange, Keep, Move, Pass, Swap, SwapAll
from engine.schwimmen.scoring import worth
from engine.schwimmen.view import View
from engine.thirtyone.value import HALVES

_MANY = 5
"""A table of more is like one of so many."""
_CLOSES = {2: 22, 3: 24, 4: 25, _MANY: 26}
"""Points from which normal closes, by the number of players; with more of them somebody is low sooner."""
_PATIENCE = 2
"""Turns after which it closes with a point less for each further turn: what is left in the middle helps nobody."""
_LATE = 28
"""Points from which easy closes."""


def move(view: View, style: Style) -> Move:
    """Returns a move in the seat's turn."""
    if view.phase == "choose":
        return Keep() if worth(view.hand) >= HALVES * style.keeps else Exchange()
    live = sum(not seat.out for seat in view.seats)
    limit = style.closes_from(live, view.seats[view.seat or 0].turns)
    closes = Close() in view.legal and worth(view.hand) >= HALVES * limit
    swap = _best(view, style)
    if closes and not (swap and view.rules.sw_close == "after_swap"):
        return Close()
    return swap or Pass()


def late(live: int, turns: int) -> int:
    """Returns the points from which easy closes."""
    return _LATE


def by_round(live: int, turns: int) -> int:
    """Returns the points from which normal closes at a table of so many after so many turns of its own."""
    return _CLOSES[max(2, min(live, _MANY))] - max(0, turns - _PATIENCE)


def _best(view: View, style: Style) -> Swap | SwapAll | None:
    """Returns the swap that makes the best hand, None where none is better than the own one."""
    swaps = [move for move in view.legal if isinstance(move, Swap) or (style.swaps_all and isinstance(move, SwapAll))]
    best = max(swaps, key=lambda move: worth(after(view, move)), default=None)
    return best if best is not None and worth(after(view, best)) > worth(view.hand) else None


def after(view: View, move: Swap | SwapAll) -> tuple[Card, ...]:
    """Returns the hand after a swap."""
    if isinstance(move, SwapAll):
        return view.pool or ()
    return (*(card for card in view.hand if card != move.card), move.taken)
