"""The one task that waits for all deadlines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.tables.scheduler import Scheduler
from tests.tables.kit import ManualClock


class Alarm:
    """A scheduler on a manual clock with what has rung."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.rung: list[int] = []
        self.scheduler = Scheduler(self.clock, self.rung.append)

    def set(self, key: int, seconds: float | None) -> None:
        self.scheduler.set(key, None if seconds is None else self.clock.now() + timedelta(seconds=seconds))

    async def after(self, seconds: float) -> list[int]:
        """Returns what rings within so many seconds."""
        self.rung.clear()
        until = self.clock.now() + timedelta(seconds=seconds)
        await self._settle()
        while self.clock.next_timer(until):
            await self._settle()
        return self.rung[:]

    async def _settle(self) -> None:
        for _ in range(8):
            await asyncio.sleep(0)


@pytest.fixture
async def alarm() -> AsyncIterator[Alarm]:
    made = Alarm()
    task = asyncio.create_task(made.scheduler.run())
    yield made
    task.cancel()


async def test_keys_ring_once_in_the_order_of_their_times(alarm: Alarm) -> None:
    alarm.set(1, 20)
    alarm.set(2, 10)
    alarm.set(3, -5)
    assert await alarm.after(15) == [3, 2]
    assert await alarm.after(15) == [1]
    assert await alarm.after(1000) == []


async def test_a_time_is_replaced_or_taken_away(alarm: Alarm) -> None:
    for key in (1, 2, 3):
        alarm.set(key, 10)
    alarm.set(1, 30)
    alarm.set(2, None)
    alarm.set(3, 5)
    assert await alarm.after(20) == [3]
    assert await alarm.after(20) == [1]


async def test_what_rings_may_be_set_again(alarm: Alarm) -> None:
    alarm.set(1, 10)
    assert await alarm.after(10) == [1]
    alarm.set(1, 10)
    assert await alarm.after(9) == []
    assert await alarm.after(1) == [1]


async def test_a_thousand_times_at_once(alarm: Alarm) -> None:
    for key in range(1000):
        alarm.set(key, 60)
    assert sorted(await alarm.after(60)) == list(range(1000))
