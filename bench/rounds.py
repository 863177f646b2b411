"""Rates of things that are compared: in turns, so that a busy machine disturbs all of them alike."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Mapping

Work = Callable[[], int]
"""Does some work and returns how much: games, calls."""

_SHARE = 0.15
"""Seconds that one turn of a round takes at least."""


def rates(works: Mapping[str, Work], rounds: int) -> dict[str, float]:
    """Returns for each work its median rate per second of processor time; the first turn of each only warms up."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for number in range(rounds + 1):
        for name, work in works.items():
            rate = _rate(work)
            if number:
                found[name].append(rate)
    return {name: statistics.median(values) for name, values in found.items()}


def _rate(work: Work) -> float:
    gc.collect()
    done, started = 0, time.process_time()
    while True:
        done += work()
        elapsed = time.process_time() - started
        if elapsed >= _SHARE:
            return done / elapsed


def times(work: Callable[[int], object], number: int) -> list[float]:
    """Returns the seconds of calls 0 to number - 1, sorted; of two runs the shorter time, tables are filled then."""
    best = [_elapsed(work, call) for call in range(number)]
    return sorted(min(elapsed, _elapsed(work, call)) for call, elapsed in enumerate(best))


def _elapsed(work: Callable[[int], object], call: int) -> float:
    started = time.perf_counter()
    work(call)
    return time.perf_counter() - started
