"""How cards of one suit can go to sequences: those that lie are extended, new ones are laid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.samba.kinds import HIGHEST, LOWEST
from engine.samba.meld import SEVEN

Counts = tuple[int, ...]
"""How many cards of a suit there are at each height from 4 to 14."""
Run = tuple[int, int]
"""The lowest and the highest card of a sequence."""
PLACES = HIGHEST - LOWEST + 1


class Split(NamedTuple):
    """Which cards of a suit go to sequences."""

    left: Counts
    """Cards that do not."""
    sambas: int
    """Sequences that become sambas by it."""
    extensions: tuple[Run, ...]
    """What each sequence that lies is afterwards."""
    new: tuple[Run, ...]


@lru_cache(maxsize=4096)
def splits(counts: Counts, runs: tuple[Run, ...]) -> tuple[Split, ...]:
    """Returns the ways to use cards of a suit in sequences: for each rest the one with most sambas."""
    best: dict[Counts, Split] = {}
    for left, extensions in _extended(counts, runs):
        made = sum(_is_samba(after) and not _is_samba(run) for after, run in zip(extensions, runs, strict=True))
        for rest, new in _laid(left, (LOWEST, LOWEST)):
            sambas = made + sum(map(_is_samba, new))
            if rest not in best or best[rest].sambas < sambas:
                best[rest] = Split(rest, sambas, extensions, new)
    return tuple(best.values())


def runs_in(counts: Counts) -> Iterator[Run]:
    """Yields the sequences that these cards can make."""
    for low in range(LOWEST, HIGHEST - 1):
        high = low
        while high <= HIGHEST and counts[high - LOWEST] and high - low < SEVEN:
            if high - low >= 2:
                yield low, high
            high += 1


def without(counts: Counts, run: Run) -> Counts:
    """Returns the cards that are left after a sequence is laid."""
    low, high = run[0] - LOWEST, run[1] - LOWEST
    return (*counts[:low], *(count - 1 for count in counts[low : high + 1]), *counts[high + 1 :])


def _is_samba(run: Run) -> bool:
    return run[1] - run[0] + 1 == SEVEN


def _extended(counts: Counts, runs: tuple[Run, ...]) -> Iterator[tuple[Counts, tuple[Run, ...]]]:
    if not runs:
        yield counts, ()
        return
    low, high = runs[0]
    below = low
    left = counts
    while True:
        above, rest = high, left
        while True:
            for after, others in _extended(rest, runs[1:]):
                yield after, ((below, above), *others)
            above += 1
            if above - below >= SEVEN or above > HIGHEST or not rest[above - LOWEST]:
                break
            rest = without(rest, (above, above))
        below -= 1
        if high - below >= SEVEN or below < LOWEST or not left[below - LOWEST]:
            return
        left = without(left, (below, below))


def _laid(counts: Counts, first: Run) -> Iterator[tuple[Counts, tuple[Run, ...]]]:
    """Yields the cards that are left after laying none, one or more sequences, from a first one on in their order."""
    yield counts, ()
    for run in runs_in(counts):
        if run >= first:
            for left, others in _laid(without(counts, run), run):
                yield left, (run, *others)
