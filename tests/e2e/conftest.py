"""Fixtures of the end-to-end tests."""

from __future__ import annotations

import hashlib
import itertools
import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.e2e.kit import Circle, People
from tests.quick import migrated_file, no_waiting_for_the_disk

__all__ = ["migrated_file", "no_waiting_for_the_disk"]


@pytest.fixture(autouse=True)
def no_logged_errors() -> Iterator[None]:
    """Fails a test in which anything logged an error: discord.py only logs what goes wrong in a component."""
    records: list[str] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(self.format(record))

    collector = Collector(logging.ERROR)
    logging.getLogger().addHandler(collector)
    yield
    logging.getLogger().removeHandler(collector)
    assert not records, "\n".join(records)


@pytest.fixture(autouse=True)
def fixed_secrets(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Makes the shuffles of a test the same in every run: a secret is a hash of the test's name and a number."""
    numbers = itertools.count()

    def token_bytes(length: int = 32) -> bytes:
        return hashlib.sha256(f"{request.node.name} {next(numbers)}".encode()).digest()[:length]

    monkeypatch.setattr("secrets.token_bytes", token_bytes)


@pytest.fixture
async def circle(tmp_path: Path, migrated: Path) -> AsyncIterator[Circle]:
    """A server with the bot on a database of its own."""
    made = Circle(Path(shutil.copy(migrated, tmp_path / "scala40.db")))
    await made.start()
    yield made
    await made.close()
    made.environment.raise_errors()


@pytest.fixture
def people(circle: Circle) -> People:
    """Makes people by their names."""
    return lambda *names: tuple(circle.person(name) for name in names)
