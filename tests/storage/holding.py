"""A writer that is held up while others ask it to write."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection, Engine

from storage import Database
from storage.file import FileTransactions


def transactions_of(database: Database) -> FileTransactions:
    """Returns the transactions of a SQLite file."""
    transactions = database._transactions
    assert isinstance(transactions, FileTransactions)
    return transactions


def engine_of(database: Database) -> Engine:
    """Returns what the repositories work on."""
    return database.engine.sync_engine if database.shared else transactions_of(database)._engine


@asynccontextmanager
async def held_up(database: Database) -> AsyncIterator[None]:
    """Lets the writer of a file wait until the end of the block."""
    reached, gate = threading.Event(), threading.Event()

    def wait(_connection: Connection) -> None:
        reached.set()
        gate.wait()

    held = asyncio.create_task(transactions_of(database).write(wait))
    await asyncio.to_thread(reached.wait)
    try:
        yield
        await asyncio.sleep(0)
    finally:
        gate.set()
        await held
