"""Lives: how many a seat has left, and what losing some of them does to a table (SC-9 to SC-12, SC-38 to SC-40)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LifeRules:
    """How lives are lost. A seat without lives that is still in is on the county."""

    start: int
    """Lives that everybody begins with."""
    county: bool = True
    """Without lives one plays on; the next loss eliminates."""
    full_double: bool = False
    """Two lives at once are two losses one after the other; else no more than the lives left."""
    one_on_county: bool = False
    """Only one seat may be on the county at a time."""
    share_all_out: bool = False
    """Where everybody would be eliminated all win together; else nobody loses and the deal is played again."""

    @property
    def most(self) -> int:
        """Lives lost by which a seat is eliminated."""
        return self.start + self.county

    def left(self, lost: int) -> int:
        """Returns the lives left of a seat that has lost so many."""
        return max(0, self.start - lost)

    def taken(self, lost: int, losses: int) -> int:
        """Returns how many lives a seat that has lost so many loses by so many losses at once (SC-12)."""
        most = self.most - lost if self.full_double else max(1, self.left(lost))
        return min(losses, most)


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a deal costs. Tuples are indexed by seat; `points` is None for seats that were out before."""

    points: tuple[int | None, ...]
    totals: tuple[int, ...]
    out: tuple[bool, ...]
    eliminated: tuple[int, ...]
    winners: tuple[int, ...]
    replay: bool = False
    """The settlement would have eliminated everybody and is cancelled (SC-40)."""


def settle(rules: LifeRules, totals: Sequence[int], out: Sequence[bool], losses: Mapping[int, int]) -> Settlement:
    """Returns what happens when these seats lose so many lives, all at the same time (SC-38)."""
    live = [seat for seat in range(len(totals)) if not out[seat]]
    taken = {seat: rules.taken(totals[seat], losses.get(seat, 0)) for seat in live}
    after = tuple(total + taken.get(seat, 0) for seat, total in enumerate(totals))
    gone = [seat for seat in live if after[seat] >= rules.most]
    if rules.one_on_county:
        gone += _crowded(rules, [seat for seat in live if seat not in gone], totals, after)
    if len(gone) == len(live) and not rules.share_all_out:
        return Settlement(_points(dict.fromkeys(live, 0), totals), tuple(totals), tuple(out), (), (), replay=True)
    left = [seat for seat in live if seat not in gone]
    winners = gone if not left else left if len(left) == 1 else []
    return Settlement(
        points=_points(taken, totals),
        totals=after,
        out=tuple(was or seat in gone for seat, was in enumerate(out)),
        eliminated=tuple(sorted(gone)),
        winners=tuple(sorted(winners)),
    )


def _points(taken: Mapping[int, int], totals: Sequence[int]) -> tuple[int | None, ...]:
    return tuple(taken.get(seat) for seat in range(len(totals)))


def _crowded(rules: LifeRules, live: list[int], before: Sequence[int], after: Sequence[int]) -> list[int]:
    """Returns the seats that would be on the county beside another one: whoever is there stays, and of several that
    come at the same time none has a better claim (SW-9)."""
    there = [seat for seat in live if after[seat] == rules.start]
    coming = [seat for seat in there if before[seat] < rules.start]
    return coming if len(there) > 1 else []
