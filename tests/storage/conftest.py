"""Fixtures of the storage's tests; whatever asks for a database runs on both kinds."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database
from tests.quick import (  # noqa: F401
    migrated_file,
    migrated_template,
    no_waiting_for_the_disk,
    postgres_server,
)

KINDS = ("sqlite", "postgresql")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite file that does not exist yet."""
    return f"sqlite+aiosqlite:///{(tmp_path / 'storage.db').as_posix()}"


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest) -> str:
    """The address of a database without a schema."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    server = request.getfixturevalue("postgres")
    return str(server.url(server.database()))


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with the schema and nothing in it."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("migrated"), tmp_path / "storage.db")
        return str(request.getfixturevalue("sqlite_url"))
    server = request.getfixturevalue("postgres")
    return str(server.url(server.database(request.getfixturevalue("template"))))


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """An empty database."""
    opened = await Database.open(url)
    yield opened
    await opened.close()
