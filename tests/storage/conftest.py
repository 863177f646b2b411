"""Fixtures of the storage's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The address of a database that does not exist yet."""
    return f"sqlite+aiosqlite:///{(tmp_path / 'storage.db').as_posix()}"


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """An empty database."""
    opened = await Database.open(url)
    yield opened
    await opened.close()
