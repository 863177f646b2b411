"""Work on a SQLite file: all of it or nothing, whatever goes wrong beside it or with the disk."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from storage import Database
from storage.models import server_settings
from storage.outages import Unavailable
from storage.settings import Setting
from tests.storage.holding import held_up, transactions_of

Work = Callable[[Connection], object]


def setting(owner: int) -> Work:
    """Returns work that writes a setting, which must not be there, and returns whose it is."""

    def work(connection: Connection) -> int:
        connection.execute(insert(server_settings).values(guild_id=owner, name="x", value="y"))
        return owner

    return work


@pytest.fixture
async def file(tmp_path: Path, migrated: Path) -> AsyncIterator[Database]:
    opened = Database.at(f"sqlite:///{Path(shutil.copy(migrated, tmp_path / 'file.db')).as_posix()}")
    yield opened
    await opened.close()


async def together(file: Database, works: Sequence[Work]) -> list[object]:
    """Asks for everything while the writer is held up, and returns what comes of it."""
    async with held_up(file):
        asked = [asyncio.create_task(transactions_of(file).write(work)) for work in works]
    return list(await asyncio.gather(*asked, return_exceptions=True))


async def written(file: Database) -> list[int]:
    """Returns whose setting is there."""
    query = select(server_settings.c.guild_id).order_by(server_settings.c.guild_id)
    return await transactions_of(file).read(lambda connection: list(connection.scalars(query)))


async def test_everybody_hears_of_the_own_work(file: Database) -> None:
    owners = list(range(100))
    assert await together(file, [setting(owner) for owner in owners]) == owners
    assert await written(file) == owners


async def test_what_fails_is_undone_alone(file: Database) -> None:
    def half(connection: Connection) -> None:
        setting(7)(connection)
        raise ValueError("in the middle")

    outcomes = await together(file, [setting(1), half, setting(1), setting(2)])
    assert (outcomes[0], outcomes[3]) == (1, 2)
    assert isinstance(outcomes[1], ValueError)
    assert isinstance(outcomes[2], IntegrityError)
    assert await written(file) == [1, 2]


async def test_where_the_disk_lets_it_down_nothing_of_the_commit_is_there(file: Database) -> None:
    def full(connection: Connection) -> None:
        pages = connection.scalar(text("PRAGMA page_count"))
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        connection.execute(insert(server_settings).values(guild_id=9, name="x", value="y" * 100_000))

    outcomes = await together(file, [setting(1), full, setting(2)])
    assert [type(outcome) for outcome in outcomes] == [Unavailable] * 3
    assert await written(file) == []
    assert await transactions_of(file).write(setting(3)) == 3


async def test_where_work_gives_up_the_whole_transaction_all_hear_of_it(file: Database) -> None:
    def give_up(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise ValueError("in the middle")

    outcomes = await together(file, [setting(1), give_up, setting(2)])
    assert [type(outcome) for outcome in outcomes] == [OperationalError] * 3
    assert await written(file) == []


async def test_a_commit_that_fails_is_told_to_everybody_in_it(file: Database) -> None:
    def forbidden(connection: Connection) -> None:
        # What belongs to no match is found out only by the commit.
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        connection.execute(text("INSERT INTO drafts (match_id, seat, melds) VALUES (99, 0, '[]')"))

    outcomes = await together(file, [setting(1), forbidden])
    assert [type(outcome) for outcome in outcomes] == [IntegrityError] * 2
    assert await written(file) == []


async def test_closing_finishes_what_was_asked_for(tmp_path: Path, migrated: Path) -> None:
    url = f"sqlite:///{Path(shutil.copy(migrated, tmp_path / 'file.db')).as_posix()}"
    database = Database.at(url)
    settings = database.settings
    asked = [asyncio.create_task(settings.set_of_server(n, Setting.LANGUAGE, "it")) for n in range(200)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*asked)
    database = Database.at(url)
    assert await database.settings.of_server(199, Setting.LANGUAGE) == "it"
    await database.close()


async def test_readers_do_not_wait_for_the_writer(file: Database) -> None:
    async with held_up(file):
        async with asyncio.timeout(30):
            assert await asyncio.gather(*(written(file) for _ in range(10))) == [[]] * 10
