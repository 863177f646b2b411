"""The levels easy and normal: they keep the best suit and knock from a fixed value."""

from __future__ import annotations

from engine.cards import Card
from engine.players.scat.style import Style
from engine.scat.move import Discard, Draw, Knock, Move, Stand, Stop
from engine.scat.scoring import counted
from engine.scat.view import View
from engine.thirtyone.value import HALVES, points, suit_sums, value

MANY = 5
"""A table of more is like one of so many."""
_KNOCKS = {2: 22, 3: 25, 4: 26, MANY: 27}
"""Points from which normal knocks, by the number of players; with more of them somebody is low sooner."""
_PATIENCE = 3
"""Turns after which it knocks with a point less for each further turn: the others have improved, too."""
_LATE = 29
"""Points from which easy knocks."""


def move(view: View, style: Style) -> Move:
    """Returns a move in the seat's turn."""
    if view.phase == "play":
        return Discard(max(_throws(view), key=lambda card: _worth(view, _without(view.hand, card))))
    if style.takes and view.top is not None and _gain(view, view.top) > 0:
        return Draw("discard")
    if Knock() in view.legal and counted(view.hand, view.rules) >= HALVES * style.knocks_from(view):
        return Knock()
    wanted = (Stand(), Draw("stock")) if view.knocked_by is not None and _is_safe(view) else (Draw("stock"),)
    options: tuple[Move, ...] = (*wanted, Stop(), *view.legal)
    return next(option for option in options if option in view.legal)


def late(view: View) -> int:
    """Returns the points from which easy knocks."""
    return _LATE


def by_round(view: View) -> int:
    """Returns the points from which normal knocks."""
    live = sum(not seat.out for seat in view.seats)
    return knocks_from(live, view.seats[view.seat or 0].turns)


def knocks_from(live: int, turns: int) -> int:
    """Returns the points from which a plain player knocks at a table of so many after so many turns of its own."""
    return _KNOCKS[max(2, min(live, MANY))] - max(0, turns - _PATIENCE)


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


def _is_safe(view: View) -> bool:
    """Tells whether a drawn card is unlikely to improve the hand."""
    return counted(view.hand, view.rules) >= HALVES * 28 and min(map(points, view.hand)) >= 8
