"""Something that the host does again and again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.clock import Clock
from storage.outages import Unavailable

log = logging.getLogger(__name__)


class Routine:
    """Does its work at once and then at intervals; what goes wrong is logged and tried again the next time."""

    def __init__(
        self, clock: Clock, name: str, work: Callable[[], Awaitable[None]], seconds: Callable[[], float]
    ) -> None:
        self.name = name
        self.busy = False
        self._clock = clock
        self._work = work
        self._seconds = seconds

    async def run(self) -> None:
        """Goes on until cancelled."""
        never = asyncio.Event()
        while True:
            self.busy = True
            try:
                await self._work()
            except Unavailable:
                log.debug("%s: the database is away", self.name)
            except Exception:
                log.exception("%s: failed", self.name)
            self.busy = False
            await self._clock.wait(never, self._seconds(), self.name)
