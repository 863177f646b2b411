"""Opens the database and brings its schema up to date. Everything that only one kind of database needs is here."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import schema
from storage.file import WRITES, FileTransactions
from storage.matches import MatchRepository
from storage.outages import Watch
from storage.people import PeopleRepository
from storage.settings import SettingsRepository
from storage.shards import ShardRepository
from storage.statistics import StatisticsRepository
from storage.transactions import ServerTransactions, Transactions

log = logging.getLogger(__name__)

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
"""The drivers of addresses that name none."""
BUSY_MS = 5000
"""Milliseconds that a SQLite file may be held by another program."""
CONNECTIONS = 10
"""How many connections to PostgreSQL stay open."""
PATIENCE = {"timeout": 5, "command_timeout": 10}
"""Seconds within which PostgreSQL must take a connection and answer a statement; otherwise it is away."""


class Database:
    """An open database and its repositories."""

    def __init__(self, engine: AsyncEngine, transactions: Transactions) -> None:
        self.engine = engine
        """For the schema as a whole; what the bot keeps goes through the repositories."""
        self.shared = engine.dialect.name != "sqlite"
        """Whether several processes may work on it."""
        self._transactions = transactions
        self.matches = MatchRepository(transactions)
        self.statistics = StatisticsRepository(transactions)
        self.settings = SettingsRepository(transactions)
        self.people = PeopleRepository(transactions)
        self.shards = ShardRepository(transactions)

    @classmethod
    def at(cls, url: str) -> Database:
        """Returns the database of an address, which nothing has looked at yet."""
        address = make_url(url)
        address = address.set(drivername=DRIVERS.get(address.drivername, address.drivername))
        if address.get_backend_name() == "sqlite":
            return cls(_sqlite_engine(address), FileTransactions(_file_engine(address)))
        try:
            engine = _postgres_engine(address)
        except ModuleNotFoundError as error:
            raise RuntimeError(f"its driver is missing: pip install '.[postgres]' ({error})") from error
        return cls(engine, ServerTransactions(engine))

    @classmethod
    async def open(cls, url: str) -> Database:
        """Opens `sqlite:///path` (made where missing, with its folder) or `postgresql://user:password@host/name` and
        applies the migrations."""
        database = cls.at(url)
        try:
            await database.migrate()
        except BaseException:
            await database.close()
            raise
        return database

    async def migrate(self, to: str = schema.NEWEST) -> tuple[str, str]:
        """Brings the schema to a revision; returns the one before and the one after."""

        def run(connection: Connection) -> tuple[str, str]:
            before = schema.revision(connection)
            schema.migrate(connection, to)
            return before, schema.revision(connection)

        with Watch().watching():
            async with self.engine.execution_options(**{WRITES: True}).begin() as connection:
                return await connection.run_sync(run)

    async def revision(self) -> str:
        """Returns the revision of the schema."""
        with Watch().watching():
            async with self.engine.connect() as connection:
                return await connection.run_sync(schema.revision)

    async def scrub(self) -> None:
        """Lets a SQLite file go without the log of what was written lately, which may hold what was deleted since."""
        if self.shared:
            return
        try:
            async with self.engine.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                async with driver.execute("PRAGMA wal_checkpoint(TRUNCATE)") as answer:
                    busy, *_ = await answer.fetchone()
        except (SQLAlchemyError, sqlite3.Error):
            busy = True
        if busy:
            log.warning("the log beside the database is in use: what was deleted stays in it until it is written over")

    async def close(self) -> None:
        """Closes all connections."""
        await self._transactions.close()
        await self.engine.dispose()


# The errors of no engine show what was written: it may be somebody's hand.


def _sqlite_engine(address: URL) -> AsyncEngine:
    if not address.database or address.database == ":memory:":
        raise ValueError("a file is missing, as in sqlite:///scala40.db: no match would be kept in memory alone")
    Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(address, hide_parameters=True)
    _listen(engine.sync_engine)
    return engine


def _file_engine(address: URL) -> Engine:
    """Returns an engine on the same file that threads can use."""
    engine = create_engine(address.set(drivername="sqlite+pysqlite"), hide_parameters=True)
    _listen(engine)
    return engine


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _postgres_engine(address: URL) -> AsyncEngine:
    engine = create_async_engine(address, hide_parameters=True, pool_size=CONNECTIONS, connect_args=PATIENCE)
    event.listen(engine.sync_engine, "checkout", _replace_closed)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver shall not begin transactions by itself: `_begin_sqlite` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA foreign_keys = ON")
    # What is deleted is gone from the file as well: somebody may have asked for it.
    cursor.execute("PRAGMA secure_delete = ON")
    # A move that people have seen must survive a power cut, so every commit waits for the disk.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that starts reading and then writes can fail halfway when another process has written meanwhile.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _replace_closed(connection: Any, _record: object, _proxy: object) -> None:
    # A server that was restarted has closed its connections, which the driver knows without asking.
    if connection.driver_connection.is_closed():
        raise DisconnectionError
