"""Fixtures of the tests with real processes."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from bench.postgres import Postgres


@pytest.fixture(scope="package")
def server() -> Iterator[Postgres]:
    """A PostgreSQL server that may be stopped under the players."""
    if os.name != "posix":
        pytest.skip("the PostgreSQL server of the tests listens on a Unix socket")
    with Postgres() as started:
        yield started
