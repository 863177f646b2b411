"""A match over several hands, for every game: who deals, who is next, who came where."""

from __future__ import annotations

from collections.abc import Sequence

from engine.shuffle import Stream


def first_dealer(seed: str, seats: int) -> int:
    """Returns the seat that deals the first hand, drawn by lot (SQ-2)."""
    return Stream(seed, "dealer").below(seats)


def next_in(out: Sequence[bool], seat: int) -> int:
    """Returns the next seat to the left that is still in; the seat itself if it is the only one."""
    seats = len(out)
    for step in range(1, seats + 1):
        if not out[(seat + step) % seats]:
            return (seat + step) % seats
    raise ValueError("no seat is in")


def places(
    leavings: Sequence[tuple[int | None, int]], winners: Sequence[int] = (), *, points_win: bool = False
) -> tuple[int, ...]:
    """Returns each seat's place from (hand in which it was eliminated or None, total).

    Winners come first, whatever their totals; then the later eliminated the better, in the same hand the lower total,
    or the higher one where that wins; equal: shared (section 0 of the rules)."""

    def rank(seat: int) -> tuple[bool, int, int]:
        hand, total = leavings[seat]
        return seat not in winners, -hand if hand is not None else -(10**9), -total if points_win else total

    ranks = [rank(seat) for seat in range(len(leavings))]
    return tuple(1 + sum(other < own for other in ranks) for own in ranks)
