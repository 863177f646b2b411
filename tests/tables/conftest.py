"""Fixtures of the host's tests."""

from __future__ import annotations

import hashlib
import itertools
import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.quick import migrated_file, no_waiting_for_the_disk  # noqa: F401
from tests.tables.kit import House


@pytest.fixture(autouse=True)
def fixed_secrets(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Makes the shuffles of a test the same in every run."""
    numbers = itertools.count()

    def token_bytes(length: int) -> bytes:
        return hashlib.sha256(f"{request.node.name} {next(numbers)}".encode()).digest()[:length]

    monkeypatch.setattr("secrets.token_bytes", token_bytes)


@pytest.fixture(autouse=True)
def no_logged_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails a test that logged an error it did not clear: what goes wrong at a table by itself is only logged."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@pytest.fixture
async def house(tmp_path: Path, migrated: Path) -> AsyncIterator[House]:
    """A host on an empty database."""
    made = House(Path(shutil.copy(migrated, tmp_path / "tables.db")))
    await made.start()
    yield made
    await made.close()
