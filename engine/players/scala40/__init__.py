"""Computer players of Scala 40, from easy to expert. All decide from a view alone.

Easy never takes the discard and throws any card that is in no meld nor near to one. Normal takes what makes a new meld
and keeps what is near to one. Hard also takes what fits the table, recovers jokers, counts the cards that are still to
come, gives the next player nothing and sheds high cards when a hand may end soon.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from engine.players.scala40.keeping import any_sensible, least_near
from engine.players.scala40.style import Style
from engine.players.scala40.throwing import best_throws
from engine.players.scala40.turns import draw, table_action
from engine.scala40.move import Discard, LayMeld, LayOff, Move, Open, PutBack, Rejoin, Swap, Undo
from engine.scala40.view import View

_STYLES: Final[Mapping[str, Style]] = {
    "easy": Style("never", False, any_sensible),
    "normal": Style("melds", False, least_near),
    "hard": Style("all", True, best_throws),
}
LEVELS = tuple(_STYLES)

_LAST_RESORT = (PutBack, LayMeld, LayOff, Open, Swap, Discard, Undo)
"""What is played, in this order, where no plan has a legal step and no card may be thrown."""


def choose(view: View, level: str, seed: str) -> str:
    """Returns the move of a view's seat in notation; asked whether it buys back in, it does (K41)."""
    style = _STYLES[level]
    match view.phase:
        case "draw":
            return str(draw(view, style))
        case "buy_in":
            return str(next(move for move in view.legal if isinstance(move, Rejoin)))
        case _:
            return str(table_action(view, style) or _throw(view, style, seed))


def _throw(view: View, style: Style, seed: str) -> Move:
    """Returns the discard that ends the turn."""
    cards = [move.card for move in view.legal if isinstance(move, Discard)]
    if not cards:
        return min(view.legal, key=lambda move: _LAST_RESORT.index(type(move)))
    best = style.throws(view, cards)
    return Discard(best[0] if len(best) == 1 else random.Random(seed).choice(best))
