"""How all natural cards of one rank go to the groups of a team and to new ones, with how many wild cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.samba.meld import MOST_WILDS, SEVEN, fits_group, naturals_needed
from engine.samba.rules import Rules

Size = tuple[int, int]
"""Natural and wild cards of a group."""


class Grouping(NamedTuple):
    """What is added to each group of a rank that lies, the new groups, and how many canastas there are then."""

    completes: int
    additions: tuple[Size, ...]
    new: tuple[Size, ...]


@lru_cache(maxsize=8192)
def groupings(groups: tuple[Size, ...], naturals: int, rules: Rules) -> dict[int, Grouping]:
    """Returns, by the number of wild cards that go with them, the best way to lay all these natural cards."""
    found: dict[int, Grouping] = {}
    for additions, left, wilds in _additions(groups, naturals, rules):
        for new in _new_groups(left, bool(groups), rules):
            used = wilds + sum(size[1] for size in new)
            sizes = [sum(group) + sum(added) for group, added in zip(groups, additions, strict=True)]
            completes = sum(size >= SEVEN for size in [*sizes, *map(sum, new)])
            if used not in found or found[used].completes < completes:
                found[used] = Grouping(completes, additions, new)
    return found


def _additions(groups: tuple[Size, ...], naturals: int, rules: Rules) -> Iterator[tuple[tuple[Size, ...], int, int]]:
    """Yields what may be added to each group, the natural cards that are left and the wild cards used."""
    if not groups:
        yield (), naturals, 0
        return
    for rest, left, wilds in _additions(groups[1:], naturals, rules):
        for more in range(left + 1):
            for wild in range(MOST_WILDS - groups[0][1] + 1):
                if _may_grow(groups[0], more, wild, rules):
                    yield ((more, wild), *rest), left - more, wilds + wild


def _may_grow(group: Size, naturals: int, wilds: int, rules: Rules) -> bool:
    if not fits_group(group[0] + naturals, group[1] + wilds, rules):
        return False
    if not wilds or rules.wild_to_canasta == "allowed":
        return True
    first = max(0, naturals_needed(group[1] + wilds, rules) - group[0])
    return sum(group) + first + wilds <= SEVEN


def _new_groups(naturals: int, beside: bool, rules: Rules) -> Iterator[tuple[Size, ...]]:
    """Yields the new groups that take exactly these natural cards: none, one, or two where there may be many."""
    if not naturals:
        yield ()
        return
    many = rules.same_rank_groups == "many"
    if beside and not many:
        return
    yield from ((size,) for size in _sizes(naturals, rules))
    for less in range(2, naturals // 2 + 1) if many else ():
        yield from ((one, other) for one in _sizes(less, rules) for other in _sizes(naturals - less, rules))


def _sizes(naturals: int, rules: Rules) -> Iterator[Size]:
    for wilds in range(MOST_WILDS + 1):
        if naturals + wilds >= 3 and fits_group(naturals, wilds, rules):
            yield naturals, wilds
