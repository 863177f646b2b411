"""Two real processes on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import select

from bench.crash import Auditor, Child
from bench.crowd import Post
from bench.postgres import Postgres
from bot.tables.pace import Pace
from storage import Database
from storage.models import matches, snapshots
from storage.shards import Shards

SHARD = 2**22
FIRST, SECOND, BOTH = (Shards(2, frozenset(ids)) for ids in ({0}, {1}, {0, 1}))
SLOW = Pace(computer_turn=1.5, between_hands=1.5, late=4.0)
"""Where computers play, most tables wait for one of them at any instant."""
PATIENCE = 60.0
"""Seconds after which what has not happened will not happen."""


def versions(url: str, guild: int) -> dict[int, int]:
    """Returns the version of every match of a server."""
    query = select(matches.c.id, snapshots.c.version).join(snapshots).where(matches.c.guild_id == guild)

    async def read() -> dict[int, int]:
        database = await Database.open(url)
        async with database.engine.connect() as connection:
            found = {row.id: row.version for row in await connection.execute(query)}
        await database.close()
        return found

    return asyncio.run(read())


def overdue(url: str) -> int:
    """Returns at how many open matches nobody has done what was due some seconds ago."""
    before = datetime.now(UTC) - timedelta(seconds=3)

    async def read() -> int:
        database = await Database.open(url)
        late = select(matches.c.id).join(snapshots).where(matches.c.ended_at.is_(None), snapshots.c.due_at < before)
        async with database.engine.connect() as connection:
            found = len((await connection.execute(late)).all())
        await database.close()
        return found

    return asyncio.run(read())


def wait_for(happened: Callable[[], object]) -> None:
    """Returns when something has happened; fails where it does not."""
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, "it has not happened"
        time.sleep(0.1)


def test_two_mistaken_owners_of_the_same_tables_do_no_harm(server: Postgres, tmp_path: Path) -> None:
    url = server.url(server.database())
    notes = [tmp_path / "first.jsonl", tmp_path / "second.jsonl"]
    children = [Child(Post(url, path, range(6), path.name)) for path in notes]
    auditor = Auditor(url)
    try:
        for child in children:
            child.wait_until_ready()
        wait_for(lambda: all('"move"' in path.read_text() for path in notes) and sum(versions(url, 1).values()) > 90)
        assert all(child.alive for child in children)
    finally:
        for child in children:
            child.kill()
            auditor.interruptions += 1
    for path in notes:
        auditor.read(path)
    found = auditor.audit()
    assert found.clean, str(found)


def test_a_process_attends_its_own_shards_and_those_of_one_that_died(server: Postgres, tmp_path: Path) -> None:
    url = server.url(server.database())
    home, abroad = 7 * SHARD * 2, (7 * 2 + 1) * SHARD
    assert (FIRST.owns(home), FIRST.owns(abroad)) == (True, False)
    heir = Child(Post(url, tmp_path / "heir.jsonl", range(0), "heir", shards=BOTH, pace=SLOW))
    stranger = Child(Post(url, tmp_path / "stranger.jsonl", range(0), "stranger", shards=SECOND, pace=SLOW))
    children = [heir, stranger]
    auditor = Auditor(url)
    try:
        for child in children:
            child.wait_until_ready()
        # Only now, for a process that starts takes up whatever is open in its shards.
        owner = Child(Post(url, tmp_path / "owner.jsonl", range(8), "owner", home, FIRST, SLOW))
        children.append(owner)
        owner.wait_until_ready()
        wait_for(lambda: sum(versions(url, home).values()) > 50)
        owner.kill()
        heir_before = (tmp_path / "heir.jsonl").read_text()
        assert heir_before == "", "the tables of a living process were taken"
        wait_for(lambda: '"moved"' in (tmp_path / "heir.jsonl").read_text())
        wait_for(lambda: overdue(url) == 0)
    finally:
        for child in children:
            child.kill()
            auditor.interruptions += 1
    assert (tmp_path / "stranger.jsonl").read_text() == ""
    for name in ("heir", "owner"):
        auditor.read(tmp_path / f"{name}.jsonl")
    found = auditor.audit()
    assert found.clean, str(found)
