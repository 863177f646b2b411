"""Playouts: ways to end a turn, each played out over the same imagined cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from engine.cards import Card
from engine.players.scala40.knowledge import others
from engine.players.scala40.quick import quick_turn
from engine.players.scala40.stakes import stakes
from engine.players.scala40.worlds import Worlds
from engine.scala40.fast.convert import from_view, play
from engine.scala40.fast.legal import unsupported
from engine.scala40.fast.playout import play_out
from engine.scala40.fast.position import Position
from engine.scala40.move import Discard, Move
from engine.scala40.view import View

_LEAST = 8
"""Worlds below which nothing is said."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player may search before each move: so many playouts, or so many seconds of a clock."""

    playouts: int
    seconds: float | None = None
    clock: Callable[[], float] | None = None
    """Seconds from some moment on; the engine itself knows no clock."""


class Gain(NamedTuple):
    """By how many points one way to end a turn is better than another, and the standard error of that."""

    mean: float
    error: float


def gains(view: View, ends: Sequence[tuple[Sequence[Move], Card]], budget: Budget, seed: str) -> list[Gain] | None:
    """Returns the gain of each way to end the turn (moves, then a discard) over the first of them; None where the
    rules or the budget allow no playouts. With a budget of playouts equal arguments give equal gains."""
    rules = view.rules
    if unsupported(rules) is not None or rules.run_split or rules.four_of_a_kind != "stay":
        # Where melds split or leave the table, the numbers in a plan hold for its first step only.
        return None
    worlds, rng = Worlds(view), Random(seed)
    found: list[list[float]] = [[] for _ in ends]
    clock = budget.clock
    stop = None if clock is None or budget.seconds is None else clock() + budget.seconds
    while len(found[0]) * len(ends) < budget.playouts and (clock is None or stop is None or clock() < stop):
        hands, stock = worlds.imagine(rng)
        chance = rng.getrandbits(64)
        for (moves, thrown), points in zip(ends, found, strict=True):
            position, luck = from_view(view, hands, stock), Random(chance)
            for move in (*moves, Discard(thrown)):
                play(position, move, luck)
            points.append(_points(view, position, luck))
    if len(found[0]) < _LEAST:
        return None
    return [_gain([own - first for own, first in zip(points, found[0], strict=True)]) for points in found]


def _points(view: View, position: Position, luck: Random) -> float:
    """Returns what it is worth that the others count more than the seat, on average, once the hand is played out."""
    counted, worth = play_out(position, quick_turn, luck), stakes(view)
    rivals = others(view)
    return sum(worth.of_theirs(counted[seat]) for seat in rivals) / len(rivals) - worth.of_own(counted[view.seat or 0])


def _gain(differences: Sequence[float]) -> Gain:
    number = len(differences)
    mean = sum(differences) / number
    variance = sum((each - mean) ** 2 for each in differences) / (number - 1)
    return Gain(mean, math.sqrt(variance / number))
