"""The level easy: it draws from the stock, lays what it finds plainly and discards nearly at random."""

from __future__ import annotations

from engine.samba.kinds import is_wild
from engine.samba.move import Add, Answer, Discard, Draw, Lay, Move, Red, Stop
from engine.samba.view import View
from engine.shuffle import Stream


def move(view: View, seed: str) -> Move:
    """Returns a move of the seat to play."""
    for plain in (Answer(True), Draw(), Stop()):
        if plain in view.legal:
            return plain
    for kind in (Red, Add, Lay):
        found = next((move for move in view.legal if isinstance(move, kind)), None)
        if found is not None:
            return found
    discards = [move for move in view.legal if isinstance(move, Discard)]
    plain_ones = [move for move in discards if not is_wild(move.card)] or discards
    return plain_ones[Stream(seed, "discard").below(len(plain_ones))] if plain_ones else view.legal[0]
