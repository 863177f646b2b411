"""Databases for tests: migrated once and copied, and without waiting for the disk."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import storage.database
from bench.postgres import Postgres
from storage import Database


@pytest.fixture(scope="session", name="migrated")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database file with the schema."""

    async def make(path: Path) -> None:
        database = await Database.open(f"sqlite:///{path.as_posix()}")
        await database.close()

    path = tmp_path_factory.mktemp("migrated") / "empty.db"
    asyncio.run(make(path))
    return path


@pytest.fixture(scope="session", name="postgres")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server that no test stops."""
    if os.name != "posix":
        pytest.skip("the PostgreSQL server of the tests listens on a Unix socket")
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session", name="template")
def migrated_template(postgres: Postgres) -> str:
    """The name of a PostgreSQL database with the schema and nothing in it."""

    async def make(url: str) -> None:
        database = await Database.open(url)
        await database.close()

    name = postgres.database()
    asyncio.run(make(postgres.url(name)))
    return name


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets commits return before the disk has them: a test that crashes the machine needs no database."""
    prepare = storage.database._prepare_sqlite

    def prepare_quickly(connection: Any, record: object) -> None:
        prepare(connection, record)
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = OFF")
        cursor.close()

    monkeypatch.setattr(storage.database, "_prepare_sqlite", prepare_quickly)
