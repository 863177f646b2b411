"""Transactions for reading and for writing, whatever the database is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.outages import Unavailable, Watch

WRITES = "writes"
"""Execution option of connections that will write."""


MOST_TOGETHER = 16
"""How many pieces of work share a transaction at most: whoever asked for the first waits for all of them."""

Work = Callable[[AsyncConnection], Awaitable[None]]


class _Wish(NamedTuple):
    """A piece of work, and what its wisher waits for."""

    work: Work
    done: asyncio.Future[None]

    def end(self, error: Exception | None = None) -> None:
        """Tells that the work is committed, or why not."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Transactions:
    """Hands out connections with a transaction that is committed at the end, rolled back on any exception.

    Raises Unavailable where the database cannot be used now."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._one_writer = one_writer = engine.dialect.name == "sqlite"
        self._writing = engine.execution_options(**{WRITES: True})
        # PostgreSQL shows every statement of a transaction what is committed by then, unless told otherwise.
        self._reading = engine if one_writer else engine.execution_options(isolation_level="REPEATABLE READ")
        self._watch = Watch()
        # Where the database has one writer anyway, waiting here is fair and costs no polling in the database.
        self._turn = asyncio.Semaphore(1 if one_writer else 10)
        self._wishes: list[_Wish] = []
        self._writer: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Opens a transaction that only reads: one consistent state throughout."""
        with self._watch.watching():
            async with self._reading.begin() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Opens a transaction that writes; on SQLite it holds the right to write from its beginning."""
        with self._watch.watching():
            async with self._turn, self._writing.begin() as connection:
                yield connection

    async def write_together(self, work: Work, *, urgent: bool) -> None:
        """Does a piece of work, all of it or nothing. Where the database has one writer, it shares a transaction with
        whatever else waits for its turn, what is urgent first, so that the disk is waited for once for all of it; what
        fails in it keeps nothing else from being written."""
        if not self._one_writer:
            async with self.write() as connection:
                await work(connection)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wishes.insert(0 if urgent else len(self._wishes), _Wish(work, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_wishes(), name="what waits to be written")
        await done

    async def _write_wishes(self) -> None:
        while self._wishes:
            async with self._turn:
                wishes, self._wishes = self._wishes[:MOST_TOGETHER], self._wishes[MOST_TOGETHER:]
                # Whoever has given up before its turn wants nothing any more.
                await self._fulfil([wish for wish in wishes if not wish.done.done()])

    async def _fulfil(self, wishes: Sequence[_Wish]) -> None:
        try:
            with self._watch.watching():
                async with self._writing.begin() as connection:
                    for wish in wishes:
                        await wish.work(connection)
        except Unavailable as error:
            for wish in wishes:
                wish.end(error)
        except Exception as error:
            if len(wishes) == 1:
                wishes[0].end(error)
                return
            for wish in wishes:
                await self._fulfil([wish])
        else:
            for wish in wishes:
                wish.end()
