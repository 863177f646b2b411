"""Transactions for reading and for writing, whatever the database is.

What is done in one is a plain function of a connection: wherever it runs, it does not wait for anything in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.outages import Watch

T = TypeVar("T")

WRITERS = 10
"""How many transactions write at once on a server."""


class Transactions(Protocol):
    """Runs work in a transaction that is committed at the end, rolled back on any exception.

    Raises Unavailable where the database cannot be used now."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs work that only reads: it sees one consistent state throughout."""

    async def write(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:
        """Runs work that writes. Where the database has one writer, it shares a transaction with whatever else waits
        for its turn, what is urgent first, so that the disk is waited for once; what fails is undone alone."""

    async def close(self) -> None:
        """Finishes what was asked for and lets go of the database."""


class ServerTransactions:
    """On a server, which lets many write at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._writing = engine
        # PostgreSQL shows every statement of a transaction what is committed by then, unless told otherwise.
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ")
        self._watch = Watch()
        self._turn = asyncio.Semaphore(WRITERS)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs work that only reads."""
        with self._watch.watching():
            async with self._reading.begin() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:
        """Runs work that writes, beside others."""
        with self._watch.watching():
            async with self._turn, self._writing.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        """Has nothing of its own to let go of."""
