"""One task that waits for everything that comes by itself, at all tables."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from datetime import datetime

from bot.clock import Clock


class Scheduler:
    """Calls back for a key when its time has come; a key has one time at most."""

    def __init__(self, clock: Clock, ring: Callable[[int], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._times: dict[int, datetime] = {}
        # Also holds times that were replaced since; `_times` tells which ones still count.
        self._heap: list[tuple[datetime, int]] = []
        self._sooner = asyncio.Event()

    def set(self, key: int, at: datetime | None) -> None:
        """Replaces the time of a key, None: takes it away."""
        if at is None:
            self._times.pop(key, None)
        elif self._times.get(key) != at:
            self._times[key] = at
            heapq.heappush(self._heap, (at, key))
            if self._heap[0] == (at, key):
                self._sooner.set()

    async def run(self) -> None:
        """Rings until cancelled."""
        while True:
            self._sooner.clear()
            wait = self._ring_due()
            await self._clock.wait(self._sooner, wait, "the next deadline of a table")

    def _ring_due(self) -> float | None:
        """Rings for all times that have come; returns the seconds to the next one."""
        now = self._clock.now()
        while self._heap:
            at, key = self._heap[0]
            if self._times.get(key) != at:
                heapq.heappop(self._heap)
            elif at <= now:
                heapq.heappop(self._heap)
                del self._times[key]
                self._ring(key)
            else:
                return (at - now).total_seconds()
        return None
