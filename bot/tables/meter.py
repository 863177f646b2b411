"""What the host counts and times, for whoever runs it. Numbers only: nothing here says who or with which cards."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the classes into which times are sorted, in seconds; longer ones have a class of their own."""


@dataclass(slots=True)
class Times:
    """How long something took: how often within each bound, and altogether."""

    classes: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        """Counts one time."""
        self.classes[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @property
    def count(self) -> int:
        """How many times were counted."""
        return sum(self.classes)


class Meter:
    """Counts since the start of the process."""

    def __init__(self) -> None:
        self.changes = Times()
        """From the wish to change a table to its commit, with the wait for those before."""
        self.loop_delay = Times()
        """By how much the event loop was late."""
        self.moves: Counter[str] = Counter()
        """Moves by who made them: `person` or `computer`."""
        self.refusals: Counter[str] = Counter()
        """Refusals by their code."""

    def refused(self, code: str) -> None:
        """Counts a refusal."""
        self.refusals[code] += 1

    def changed(self, seconds: float, mover: str | None) -> None:
        """Counts a committed change; `mover` where it was a move."""
        self.changes.add(seconds)
        if mover is not None:
            self.moves[mover] += 1
