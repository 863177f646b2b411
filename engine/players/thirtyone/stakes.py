"""What lives are worth: a seat's share of the match after some have been lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.thirtyone.lives import LifeRules, settle
from engine.thirtyone.view import SeatView


class Stakes:
    """The share of the match that a seat may expect. With two seats a share by the square of the lives is within a few
    hundredths of the exact chance of winning when either is as likely to lose the next one."""

    def __init__(self, rules: LifeRules, seats: Sequence[SeatView], own: int) -> None:
        self._rules, self._own = rules, own
        self._totals = tuple(seat.total for seat in seats)
        self._out = tuple(seat.out for seat in seats)
        self.others = tuple(number for number, seat in enumerate(seats) if number != own and not seat.out)

    def after(self, losses: Mapping[int, int]) -> float:
        """Returns the share after these seats have lost so many lives at once."""
        return _share(self._rules, self._totals, self._out, tuple(losses.items()), self._own)

    def one_of(self, losers: Sequence[int], losses: int = 1) -> float:
        """Returns the share after one of these seats, each as likely, has lost so many lives."""
        return sum(self.after({seat: losses}) for seat in losers) / len(losers)


@lru_cache(maxsize=65536)
def _share(
    rules: LifeRules, totals: tuple[int, ...], out: tuple[bool, ...], losses: tuple[tuple[int, int], ...], own: int
) -> float:
    end = settle(rules, totals, out, dict(losses))
    if end.winners:
        return (own in end.winners) / len(end.winners)
    left = [0 if gone else (rules.most - lost) ** 2 for lost, gone in zip(end.totals, end.out, strict=True)]
    return left[own] / sum(left)
