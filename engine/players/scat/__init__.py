"""A computer player of Scat: collects its best suit, takes the discard that helps, knocks from a fixed value."""

from __future__ import annotations

from engine.cards import Card
from engine.scat.move import Declare, Discard, Draw, Knock, Stand, Stop
from engine.scat.scoring import counted
from engine.scat.view import View
from engine.thirtyone.value import HALVES, points, suit_sums, value

LEVELS = ("normal",)

_KNOCKS = {2: 22, 3: 25, 4: 26}
"""Points from which it knocks, by the number of players; with more of them somebody is low sooner."""
_KNOCKS_OF_MANY = 27
_PATIENCE = 3
"""Turns after which it knocks with a point less for each further turn: the others have improved, too."""


def choose(view: View, level: str, seed: str) -> str:
    """Returns the move of a view's seat in notation; it declares every 31."""
    for move in view.legal:
        if isinstance(move, Declare):
            return str(move)
    if view.phase == "play":
        return str(Discard(max(_throws(view), key=lambda card: _worth(view, _without(view.hand, card)))))
    if view.top is not None and _gain(view, view.top) > 0:
        return str(Draw("discard"))
    if Knock() in view.legal and counted(view.hand, view.rules) >= HALVES * _knocks_from(view):
        return str(Knock())
    wanted = (Stand(), Draw("stock")) if view.knocked_by is not None and _is_safe(view) else (Draw("stock"),)
    return str(next(move for move in (*wanted, Stop(), *view.legal) if move in view.legal))


def _throws(view: View) -> list[Card]:
    return [move.card for move in view.legal if isinstance(move, Discard)]


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(other for other in hand if other != card)


def _worth(view: View, hand: tuple[Card, ...]) -> tuple[int, int]:
    """Returns what a hand is worth: its value, then all its points."""
    return value(hand, view.rules.triple), sum(suit_sums(hand))


def _gain(view: View, card: Card) -> int:
    """Returns by how much the value grows with a card from the pile, in halves."""
    best = max(_worth(view, (*_without(view.hand, other), card))[0] for other in view.hand)
    return best - counted(view.hand, view.rules)


def _knocks_from(view: View) -> int:
    live = sum(not seat.out for seat in view.seats)
    own = view.seats[view.seat or 0]
    return _KNOCKS.get(live, _KNOCKS_OF_MANY) - max(0, own.turns - _PATIENCE)


def _is_safe(view: View) -> bool:
    """Tells whether a drawn card is unlikely to improve the hand."""
    return counted(view.hand, view.rules) >= HALVES * 28 and min(map(points, view.hand)) >= 8
