"""What points are worth in a match: much to whom they put out, little to who loses anyway.

Between two players each pair of totals has a chance to win the match. What points change of it is their worth, told in
points of the first hand, so that it can be weighed beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.players.scala40.knowledge import others, own_seat
from engine.scala40.view import View

_MOST = 300
"""Points above which a hand's worth does not grow."""
_HORIZON = 101
"""Points to the limit that count as no danger yet."""
_OPENED = (2, 2, 2, 3, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 22, 30)
_UNOPENED = (50, 73, 80, 87)
"""What the loser of a hand counts, each as likely, over hands of the level hard against itself."""
_USUAL = 24
"""The mean of these."""


class Stakes(NamedTuple):
    """By points of a hand what they are worth where oneself counts them, and where the others do."""

    own: Sequence[float]
    theirs: Sequence[float]

    def of_own(self, points: float) -> float:
        """Returns what it costs to count points."""
        return self.own[_index(points)]

    def of_theirs(self, points: float) -> float:
        """Returns what it is worth that the others count points."""
        return self.theirs[_index(points)]


def _index(points: float) -> int:
    return max(0, min(_MOST, int(points + 0.5)))


_AS_COUNTED = Stakes(range(_MOST + 1), range(_MOST + 1))


def stakes(view: View) -> Stakes:
    """Returns what points are worth to a seat: as many as they are, except between the last two of a match."""
    rules, rivals = view.rules, others(view)
    if len(rivals) != 1 or rules.match_mode != "elimination" or rules.reentry != "none":
        return _AS_COUNTED
    own, theirs = (rules.limit - seat.total for seat in (own_seat(view), view.seats[rivals[0]]))
    if own <= 0 or theirs <= 0:
        return _AS_COUNTED
    unopened = _UNOPENED if rules.not_opened_penalty == "count" else (rules.not_opened_penalty,)
    return _between_two(min(own, _HORIZON), min(theirs, _HORIZON), (*_OPENED, *unopened))


@lru_cache(maxsize=4096)
def _between_two(own: int, theirs: int, losses: tuple[int, ...]) -> Stakes:
    """Returns the stakes of a player with so many points to the limit, and a rival with so many."""
    table = _chances(losses)

    def chance(own: int, theirs: int) -> float:
        return 0.0 if own <= 0 else 1.0 if theirs <= 0 else table[own][theirs]

    now, points = chance(own, theirs), range(_MOST + 1)
    first = chance(_HORIZON, _HORIZON - _USUAL) - chance(_HORIZON - _USUAL, _HORIZON)
    unit = first / (2 * _USUAL)
    return Stakes(
        [(now - chance(own - lost, theirs)) / unit for lost in points],
        [(chance(own, theirs - lost) - now) / unit for lost in points],
    )


@lru_cache
def _chances(losses: tuple[int, ...]) -> list[list[float]]:
    """Returns the chance to win the match by one's own points to the limit and the rival's, if either is as likely to
    lose the next hand."""
    table = [[0.5] * (_HORIZON + 1) for _ in range(_HORIZON + 1)]
    for both in range(2, 2 * _HORIZON + 1):
        for own in range(max(1, both - _HORIZON), min(_HORIZON, both - 1) + 1):
            theirs = both - own
            total = 0.0
            for lost in losses:
                total += table[own][theirs - lost] if lost < theirs else 1.0
                total += table[own - lost][theirs] if lost < own else 0.0
            table[own][theirs] = total / (2 * len(losses))
    return table
