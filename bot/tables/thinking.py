"""Where computer seats think: never on the event loop of the bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from engine.players import advise, choose
from engine.players.advice import Advice

T = TypeVar("T")

NICE = 5
"""By how much the worker process stands back behind the bot."""


class Thinker(Protocol):
    """Finds moves for computer seats, and hints for people."""

    async def think(self, game: str, view: Any, level: str, seed: str) -> str:
        """Returns one move in notation for the seat of the view."""

    async def advise(self, game: str, view: Any) -> Advice:
        """Returns a hint for the seat of the view."""

    async def close(self) -> None:
        """Ends what was started to think."""


class ProcessThinker:
    """Thinks in one worker process, started at the first thought and again should it die."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, view: Any, level: str, seed: str) -> str:
        """Returns one move in notation for the seat of the view."""
        return await self._run(choose, game, view, level, seed)

    async def advise(self, game: str, view: Any) -> Advice:
        """Returns a hint for the seat of the view."""
        return await self._run(advise, game, view)

    async def _run(self, function: Callable[..., T], *given: Any) -> T:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            # A forked process would inherit the sockets and the threads of the bot.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max_workers=1, mp_context=spawn, initializer=_start_worker)
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, function, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    async def close(self) -> None:
        """Ends the worker process after its current thought."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _start_worker() -> None:
    # Signals go to the whole process group; the bot decides when its worker ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    bot = multiprocessing.parent_process()
    assert bot is not None
    threading.Thread(target=_end_with, args=(bot,), daemon=True).start()
    if hasattr(os, "nice"):
        # Where both share a core, people are answered first.
        os.nice(NICE)


def _end_with(bot: Any) -> None:
    """Ends the worker with the bot, even one that was killed and could not do so itself."""
    bot.join()
    os._exit(1)


class InlineThinker:
    """Thinks right where it is asked: for tests, where it is deterministic and starts nothing."""

    async def think(self, game: str, view: Any, level: str, seed: str) -> str:
        """Returns one move in notation for the seat of the view."""
        return choose(game, view, level, seed)

    async def advise(self, game: str, view: Any) -> Advice:
        """Returns a hint for the seat of the view."""
        return advise(game, view)

    async def close(self) -> None:
        """Has nothing to end."""
