"""Fixtures of the storage's tests."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database
from tests.quick import migrated_file, no_waiting_for_the_disk  # noqa: F401


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The address of a database that does not exist yet."""
    return f"sqlite+aiosqlite:///{(tmp_path / 'storage.db').as_posix()}"


@pytest.fixture
async def database(url: str, migrated: Path, tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database."""
    shutil.copy(migrated, tmp_path / "storage.db")
    opened = await Database.open(url)
    yield opened
    await opened.close()
