"""Transactions for reading and for writing, whatever the database is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.outages import Watch

WRITES = "writes"
"""Execution option of connections that will write."""


class Transactions:
    """Hands out connections with a transaction that is committed at the end, rolled back on any exception.

    Raises Unavailable where the database cannot be used now."""

    def __init__(self, engine: AsyncEngine) -> None:
        one_writer = engine.dialect.name == "sqlite"
        self._writing = engine.execution_options(**{WRITES: True})
        # PostgreSQL shows every statement of a transaction what is committed by then, unless told otherwise.
        self._reading = engine if one_writer else engine.execution_options(isolation_level="REPEATABLE READ")
        self._watch = Watch()
        # Where the database has one writer anyway, waiting here is fair and costs no polling in the database.
        self._turn = asyncio.Semaphore(1 if one_writer else 10)

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
