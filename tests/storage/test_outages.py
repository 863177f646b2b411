"""A database server that stops and comes back."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.postgres import Postgres
from storage import Database
from storage.outages import Unavailable
from storage.settings import Setting
from tests.storage.test_matches import new_match, update


@pytest.fixture(scope="module")
def own_server() -> Iterator[Postgres]:
    """A server that these tests stop and start."""
    if os.name != "posix":
        pytest.skip("the PostgreSQL server of the tests listens on a Unix socket")
    with Postgres() as server:
        yield server


@pytest.mark.parametrize("mode", ["immediate", "fast"])
async def test_what_is_asked_of_a_server_that_is_away_is_refused_and_works_when_it_is_back(
    own_server: Postgres, mode: str
) -> None:
    database = await Database.open(own_server.url(own_server.database()))
    match_id = await database.matches.create(new_match())
    # Several connections are open when the server goes.
    await asyncio.gather(*(database.matches.load(match_id) for _ in range(8)))
    own_server.stop(mode=mode)
    try:
        for wanted in (
            database.matches.commit(update(match_id, 2)),
            database.matches.load(match_id),
            database.matches.create(new_match(channel=8)),
            database.settings.set_of_player(1, Setting.LANGUAGE, "it"),
        ):
            with pytest.raises(Unavailable):
                await wanted
        with pytest.raises(Unavailable):
            await Database.open(own_server.url("postgres"))
    finally:
        own_server.start()
    await database.matches.commit(update(match_id, 2))
    assert [match.snapshot.version for match in await database.matches.open_matches()] == [2]
    assert len(await database.matches.moves(match_id)) == 1
    await database.close()


async def test_a_server_that_stops_in_the_middle_of_many_writes_leaves_each_whole_or_undone(
    own_server: Postgres,
) -> None:
    database = await Database.open(own_server.url(own_server.database()))
    ids = [await database.matches.create(new_match(channel=channel)) for channel in range(10)]

    async def play(match_id: int) -> int:
        """Commits versions until the server is away; returns the last one that was acknowledged."""
        version = 1
        while True:
            try:
                await database.matches.commit(update(match_id, version + 1))
            except Unavailable:
                return version
            version += 1

    playing = [asyncio.create_task(play(match_id)) for match_id in ids]
    for match_id in ids:
        while not await database.matches.moves(match_id):
            pass
    await asyncio.to_thread(own_server.stop)
    acknowledged = await asyncio.gather(*playing)
    own_server.start()
    for match_id, last in zip(ids, acknowledged, strict=True):
        match = await database.matches.load(match_id)
        assert match is not None
        assert match.snapshot.version - last in (0, 1)
        assert len(await database.matches.moves(match_id)) == match.snapshot.version - 1
    await database.close()


async def test_a_file_that_another_program_holds_is_unavailable(
    sqlite_url: str, tmp_path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database.BUSY_MS", 1)
    shutil.copy(migrated, tmp_path / "storage.db")
    database = await Database.open(sqlite_url)
    holder = sqlite3.connect(tmp_path / "storage.db", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Unavailable, match="locked"):
        await database.matches.create(new_match())
    holder.execute("ROLLBACK")
    holder.close()
    assert await database.matches.create(new_match()) == 1
    await database.close()
