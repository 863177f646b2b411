"""When to try again what Discord has not taken: soon at first, more and more rarely, at last no more by itself."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.clock import Clock
from bot.troubles import Trouble

WAITS = {
    Trouble.LATER: (5.0, 15.0, 60.0, 300.0, 900.0, 3600.0),
    # What is forbidden stays so until somebody changes it, of which Discord tells.
    Trouble.FORBIDDEN: (60.0, 3600.0),
}
"""Seconds before each further try."""


class Backoff:
    """The pace of one kind of request in one channel."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failures = 0
        self._rests_until: datetime | None = None
        self._gives_up = False

    @property
    def ready(self) -> bool:
        """Whether something may be tried now."""
        return self._rests_until is None or self._rests_until <= self._clock.now()

    @property
    def wait(self) -> float | None:
        """The seconds until the next try, None where there is none without something new."""
        if self._rests_until is None:
            return 0.0
        return None if self._gives_up else max(0.0, (self._rests_until - self._clock.now()).total_seconds())

    def worked(self) -> None:
        """Notes that Discord has taken something; also, that it may do so again."""
        self._failures, self._rests_until, self._gives_up = 0, None, False

    def hope(self) -> None:
        """Notes that there is something new: it is worth another try, after the rest."""
        self._gives_up = False

    def failed(self, trouble: Trouble, at_least: float = 0.0) -> None:
        """Notes that Discord has not taken something, and how long it wants to be left alone."""
        waits = WAITS.get(trouble, WAITS[Trouble.FORBIDDEN])
        self._gives_up = self._failures >= len(waits)
        wait = waits[0] if self._gives_up else waits[self._failures]
        self._failures += 1
        self._rests_until = self._clock.now() + timedelta(seconds=max(wait, at_least))
