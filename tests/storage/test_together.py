"""Writes that wait for one another share a transaction, and each is all of it or nothing all the same."""

from __future__ import annotations

import asyncio
import math
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from storage import Database
from storage.file import MOST_TOGETHER
from storage.matches import StaleVersion
from storage.outages import Unavailable
from storage.records import MoveRecord
from tests.storage.holding import engine_of, held_up
from tests.storage.test_matches import NOW, new_match, update

MATCHES = 40


async def opened(database: Database, number: int = MATCHES) -> list[int]:
    return [await database.matches.create(new_match(channel=channel)) for channel in range(number)]


async def versions(database: Database) -> list[int]:
    return [match.snapshot.version for match in await database.matches.open_matches()]


@contextmanager
def counted(database: Database) -> Iterator[list[None]]:
    """Counts the transactions that are committed meanwhile."""
    commits: list[None] = []

    def count(_: object) -> None:
        commits.append(None)

    event.listen(engine_of(database), "commit", count)
    yield commits
    event.remove(engine_of(database), "commit", count)


async def test_many_writes_at_once_are_all_written(database: Database) -> None:
    ids = await opened(database)
    with counted(database) as commits:
        async with nullcontext() if database.shared else held_up(database):
            written = [asyncio.create_task(database.matches.commit(update(match_id, 2))) for match_id in ids]
        await asyncio.gather(*written)
    # PostgreSQL writes them side by side. On a file there is also that of whoever was held up.
    assert len(commits) == (MATCHES if database.shared else math.ceil(MATCHES / MOST_TOGETHER) + 1)
    assert await versions(database) == [2] * MATCHES
    assert [len(await database.matches.moves(match_id)) for match_id in ids] == [1] * MATCHES


async def test_a_write_alone_waits_for_nobody(database: Database) -> None:
    (match_id,) = await opened(database, 1)
    with counted(database) as commits:
        await database.matches.commit(update(match_id, 2))
        await database.matches.set_message(match_id, 77)
    assert len(commits) == 2
    found = await database.matches.load(match_id)
    assert found is not None
    assert (found.snapshot.version, found.message_id) == (2, 77)


async def test_what_fails_among_others_fails_alone_and_as_a_whole(database: Database) -> None:
    ids = await opened(database)
    stale, twice = ids[7], ids[9]
    taken = MoveRecord(5, 1, 1, 0, 100, "draw stock", NOW)
    await database.matches.commit(update(twice, 2, move=taken))
    wishes = [
        update(match_id, 5 if match_id == stale else 3 if match_id == twice else 2, move=taken) for match_id in ids
    ]
    outcomes = await asyncio.gather(*map(database.matches.commit, wishes), return_exceptions=True)
    failed = {match_id: type(outcome) for match_id, outcome in zip(ids, outcomes, strict=True) if outcome is not None}
    assert failed == {stale: StaleVersion, twice: IntegrityError}
    # The second move of that number would have gone with a new version.
    assert await versions(database) == [1 if match_id == stale else 2 for match_id in ids]


async def test_all_who_wait_hear_that_the_database_is_away(
    sqlite_url: str, tmp_path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database.BUSY_MS", 1)
    shutil.copy(migrated, tmp_path / "storage.db")
    database = await Database.open(sqlite_url)
    ids = await opened(database)
    holder = sqlite3.connect(tmp_path / "storage.db", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    wishes = [database.matches.commit(update(match_id, 2)) for match_id in ids]
    outcomes = await asyncio.gather(*wishes, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {Unavailable}
    holder.execute("ROLLBACK")
    holder.close()
    await asyncio.gather(*(database.matches.commit(update(match_id, 2)) for match_id in ids))
    assert await versions(database) == [2] * MATCHES
    await database.close()


async def test_who_gives_up_waiting_wants_nothing_any_more_and_keeps_nobody_from_writing(
    sqlite_url: str, tmp_path: Path, migrated: Path
) -> None:
    shutil.copy(migrated, tmp_path / "storage.db")
    database = await Database.open(sqlite_url)
    ids = await opened(database, 5)
    async with held_up(database):
        tasks = [asyncio.create_task(database.matches.commit(update(match_id, 2))) for match_id in ids]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(outcomes.pop(1), asyncio.CancelledError)
    assert outcomes == [None] * 4
    found = await versions(database)
    assert found.pop(1) == 1
    assert found == [2] * 4
    await database.close()


async def test_people_come_first(sqlite_url: str, tmp_path: Path, migrated: Path) -> None:
    shutil.copy(migrated, tmp_path / "storage.db")
    database = await Database.open(sqlite_url)
    ids, order = await opened(database), []

    async def commit(match_id: int, user_id: int | None) -> None:
        move = MoveRecord(1, 1, 1, 0, user_id, "draw stock", NOW)
        await database.matches.commit(update(match_id, 2, move=move))
        order.append(user_id)

    async with held_up(database):
        asked = [None] * (MATCHES - 20) + list(range(100, 120))
        tasks = [asyncio.create_task(commit(*one)) for one in zip(ids, asked, strict=True)]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert order == [*range(100, 120), *[None] * (MATCHES - 20)], "though they came last, and in the order they came"
    await database.close()
