"""Opening a database."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from storage import Database
from storage.settings import Setting


async def test_an_empty_database_gets_the_schema_and_keeps_its_data(empty_url: str) -> None:
    database = await Database.open(empty_url)
    await database.settings.set_of_player(1, Setting.LANGUAGE, "it")
    await database.close()

    short = empty_url.replace("+aiosqlite", "").replace("+asyncpg", "")
    database = await Database.open(short)
    assert await database.settings.of_player(1, Setting.LANGUAGE) == "it"
    await database.close()


async def test_a_file_is_in_wal_mode(sqlite_url: str, tmp_path: Path) -> None:
    await (await Database.open(sqlite_url)).close()
    with sqlite3.connect(tmp_path / "storage.db") as raw:
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    raw.close()


async def test_processes_that_start_at_once_make_the_schema_once(empty_url: str) -> None:
    opened = await asyncio.gather(*(Database.open(empty_url) for _ in range(4)))
    for database in opened:
        assert await database.matches.open_matches() == []
        await database.close()


async def test_writers_of_two_processes_wait_for_one_another(url: str) -> None:
    first, second = await Database.open(url), await Database.open(url)
    await asyncio.gather(
        *(database.settings.set_of_server(n, Setting.LANGUAGE, "en") for n in range(20) for database in (first, second))
    )
    assert await first.settings.of_server(19, Setting.LANGUAGE) == "en"
    await first.close()
    await second.close()


async def test_the_folder_is_made_where_missing(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{(tmp_path / 'data' / 'bot' / 'storage.db').as_posix()}")
    await database.close()
    assert (tmp_path / "data" / "bot" / "storage.db").exists()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "storage.db").write_text("not a database, and long enough to be looked at" * 100)
    with pytest.raises(Exception, match="not a database"):
        await Database.open(f"sqlite:///{tmp_path / 'storage.db'}")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
async def test_a_database_without_a_file_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="a file is missing"):
        await Database.open(url)


async def test_what_is_written_is_in_no_error(database: Database) -> None:
    with pytest.raises(Exception, match="no_such_table") as failed:
        async with database.engine.begin() as connection:
            await connection.execute(text("INSERT INTO no_such_table VALUES (:hand)"), {"hand": "KS KD 2H"})
    assert "KS KD" not in str(failed.value)


async def test_settings_are_set_replaced_and_forgotten(database: Database) -> None:
    settings = database.settings
    assert await settings.of_player(1, Setting.LANGUAGE) is None
    await settings.set_of_player(1, Setting.LANGUAGE, "it")
    await settings.set_of_player(1, Setting.LANGUAGE, "en")
    await settings.set_of_server(1, Setting.LANGUAGE, "pl")
    assert await settings.of_player(1, Setting.LANGUAGE) == "en"
    assert await settings.of_server(1, Setting.LANGUAGE) == "pl"
    await settings.set_of_player(1, Setting.LANGUAGE, None)
    assert await settings.of_player(1, Setting.LANGUAGE) is None
