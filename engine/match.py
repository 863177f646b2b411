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


def places(leavings: Sequence[tuple[int | None, int]]) -> tuple[int, ...]:
    """Returns each seat's place from (hand in which it was eliminated or None, total).

    The later eliminated the better; in the same hand the lower total; equal: shared (section 0 of the rules)."""

    def rank(leaving: tuple[int | None, int]) -> tuple[int, int]:
        hand, total = leaving
        return (-hand if hand is not None else -(10**9), total)

    return tuple(1 + sum(rank(other) < rank(own) for other in leavings) for own in leavings)
