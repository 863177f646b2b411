"""Opens the database and brings its schema up to date. Everything that only SQLite needs is here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage.matches import MatchRepository
from storage.settings import SettingsRepository
from storage.statistics import StatisticsRepository
from storage.transactions import WRITES, Transactions


class Database:
    """An open database and its repositories."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        transactions = Transactions(engine, one_writer=engine.dialect.name == "sqlite")
        self.matches = MatchRepository(transactions)
        self.statistics = StatisticsRepository(transactions)
        self.settings = SettingsRepository(transactions)

    @classmethod
    async def open(cls, url: str) -> Database:
        """Opens `sqlite+aiosqlite:///path` (made where missing, with its folder) and applies the migrations."""
        address = make_url(url)
        engine = create_async_engine(_with_driver(address))
        if engine.dialect.name == "sqlite":
            Path(address.database or "").parent.mkdir(parents=True, exist_ok=True)
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(engine.sync_engine, "begin", _begin_sqlite)
        database = cls(engine)
        try:
            async with engine.execution_options(**{WRITES: True}).begin() as connection:
                await connection.run_sync(_migrate)
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Closes all connections."""
        await self._engine.dispose()


def _with_driver(url: URL) -> URL:
    return url.set(drivername="sqlite+aiosqlite") if url.drivername == "sqlite" else url


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver shall not begin transactions by itself: `_begin_sqlite` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA foreign_keys = ON")
    # A move that people have seen must survive a power cut, so every commit waits for the disk.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that starts reading and then writes can fail halfway when another process has written meanwhile.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
