"""The one place where the bot waits, so that tests and the playground can move time themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import TypeVar

T = TypeVar("T")


class Clock:
    """Real time. A simulated clock overrides `now` and `external`; the rest follows from them."""

    def now(self) -> datetime:
        """Returns the current time in UTC."""
        return datetime.now(UTC)

    async def external(self, awaitable: Awaitable[T], reason: str) -> T:
        """Waits for what only another event ends: a queue, an event, a worker process. Never under a lock."""
        return await awaitable

    async def sleep(self, seconds: float, reason: str) -> None:
        """Waits a number of seconds."""
        await self.external(asyncio.sleep(seconds), reason)

    async def wait(self, event: asyncio.Event, seconds: float | None, reason: str) -> bool:
        """Waits for an event, at most so many seconds (None: without end); tells whether it was set."""
        return await self.external(_set_within(event, seconds), reason)


async def _set_within(event: asyncio.Event, seconds: float | None) -> bool:
    # Not wait_for: up to Python 3.11 it waits in a task of its own, which a simulated clock does not know about.
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
