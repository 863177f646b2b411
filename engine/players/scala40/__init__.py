"""Computer players of Scala 40, from easy to expert. All decide from a view alone.

Easy never takes the discard and throws any card that is in no meld nor near to one. Normal takes what makes a new meld
and keeps what is near to one. Hard also takes what fits the table, recovers jokers, counts the cards that are still to
come, gives the next player nothing and sheds high cards when a hand may end soon. Expert also weighs how many cards to
keep, and plays turns out over imagined cards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from engine.players.scala40.expert import Search, throw_worth_most
from engine.players.scala40.keeping import any_sensible, least_near
from engine.players.scala40.least import least_left
from engine.players.scala40.playouts import Budget
from engine.players.scala40.style import Style
from engine.players.scala40.throwing import best_throws
from engine.players.scala40.turns import draw, table_action
from engine.scala40.move import Discard, LayMeld, LayOff, Move, Open, PutBack, Rejoin, Swap, Undo
from engine.scala40.view import View

_STYLES: Final[Mapping[str, Style]] = {
    "easy": Style("never", False, least_left, any_sensible),
    "normal": Style("melds", False, least_left, least_near),
    "hard": Style("all", True, least_left, best_throws),
}
LEVELS = (*_STYLES, "expert")

USUAL = Budget(playouts=120)
"""What expert searches before a move unless told otherwise."""

_LAST_RESORT = (PutBack, LayMeld, LayOff, Open, Swap, Discard, Undo)
"""What is played, in this order, where no plan has a legal step and no card may be thrown."""


def choose(view: View, level: str, seed: str, budget: Budget = USUAL) -> str:
    """Returns the move of a view's seat in notation; asked whether it buys back in, it does (K41).

    `budget` is what expert may search."""
    style = _STYLES[level] if level in _STYLES else _expert(Search(budget, seed))
    match view.phase:
        case "draw":
            return str(draw(view, style))
        case "buy_in":
            return str(next(move for move in view.legal if isinstance(move, Rejoin)))
        case _:
            return str(table_action(view, style) or _throw(view, style, seed))


def _expert(search: Search) -> Style:
    return Style("all", True, search.plan, throw_worth_most)


def _throw(view: View, style: Style, seed: str) -> Move:
    """Returns the discard that ends the turn."""
    cards = [move.card for move in view.legal if isinstance(move, Discard)]
    if not cards:
        return min(view.legal, key=lambda move: _LAST_RESORT.index(type(move)))
    best = style.throws(view, cards)
    return Discard(best[0] if len(best) == 1 else random.Random(seed).choice(best))
