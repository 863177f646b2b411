"""Time in the simulated Discord: waits are declared to it, so that it knows when the bot has come to rest."""

from __future__ import annotations

from collections.abc import Awaitable
from datetime import datetime
from typing import TypeVar

import simcord

from bot.clock import Clock

T = TypeVar("T")


class SimulatedClock(Clock):
    """A clock that stands still until `Env.advance_time` moves it."""

    def __init__(self) -> None:
        self._attached: simcord.Env | None = None

    def attach(self, environment: simcord.Env) -> None:
        """Binds the clock to the environment of its bot, which needs the clock first."""
        self._attached = environment

    @property
    def _environment(self) -> simcord.Env:
        if self._attached is None:
            raise RuntimeError("attach() comes before the first use")
        return self._attached

    def now(self) -> datetime:
        return self._environment.now()

    async def external(self, awaitable: Awaitable[T], reason: str) -> T:
        result: T = await self._environment.external_wait(awaitable, reason=reason)
        return result
