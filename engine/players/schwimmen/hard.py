"""The level hard: it plays each of its better moves out against guesses of what the others hold."""

from __future__ import annotations

from engine.players.schwimmen.guesses import Guesses
from engine.players.schwimmen.plain import after
from engine.players.schwimmen.playouts import Table
from engine.players.schwimmen.ranking import SPECIAL, hands, mask
from engine.players.thirtyone.stakes import Stakes
from engine.schwimmen.move import Close, Exchange, Keep, Move, Pass, Swap, SwapAll
from engine.schwimmen.view import View

_GUESSES = 16
_SWAPS = 3
"""Swaps that are played out: those that make the best hands."""
_LONG = 6
"""Own turns after which only a better hand is swapped for, so that a deal ends."""


def move(view: View, seed: str) -> Move:
    """Returns a move in the seat's turn."""
    moves = _candidates(view)
    if len(moves) == 1:
        return moves[0]
    guesses = Guesses(view, seed)
    stakes = Stakes(view.rules.life_rules, view.seats, view.seat or 0)
    totals = [0.0] * len(moves)
    for _ in range(_GUESSES):
        table = guesses.table()
        for number, one in enumerate(moves):
            losses = _played(table.copy(), one, view)
            totals[number] += stakes.after({guesses.places[place]: lost for place, lost in losses.items()})
    return moves[max(range(len(moves)), key=lambda number: totals[number])]


def _candidates(view: View) -> list[Move]:
    """Returns the moves worth playing out."""
    ranks = hands(view.rules).ranks
    made = {move: ranks[mask(after(view, move))] for move in view.legal if isinstance(move, Swap | SwapAll)}
    now = ranks[mask(view.hand)]
    if view.seats[view.seat or 0].turns >= _LONG:
        made = {move: rank for move, rank in made.items() if rank > now}
    best = sorted(made, key=lambda move: made[move], reverse=True)
    if view.knocked_by is not None:
        # In the last turn only the hand counts.
        return [best[0] if best and made[best[0]] > now else Pass()]
    special = [move for move in best[_SWAPS:] if made[move] >= SPECIAL]
    # Of moves that come out equal the first is played: rather close or pass than swap for nothing.
    others = [move for move in reversed(view.legal) if not isinstance(move, Swap | SwapAll)]
    return [*others, *best[:_SWAPS], *special]


def _played(table: Table, move: Move, view: View) -> dict[int, int]:
    """Returns the chips lost by place after a move and plain play."""
    match move:
        case Exchange():
            table.hands[0], table.pool = table.pool, table.hands[0]
        case Swap():
            table.swap(1 << move.card, 1 << move.taken)
        case SwapAll():
            table.swap(table.hands[0], table.pool)
    if isinstance(move, Keep | Exchange):
        table.choose()
        return table.play_out()
    if isinstance(move, Close):
        table.close()
    elif isinstance(move, Pass) and view.phase == "draw":
        if table.do_pass():
            return table.losses()
    elif table.shown is None:
        table.end_turn()
    return table.play_out()
