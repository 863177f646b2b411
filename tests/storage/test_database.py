"""Opening a database, and its migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

from storage import Database
from storage.models import metadata
from storage.settings import Setting


@pytest.fixture
def config() -> Config:
    made = Config()
    made.set_main_option("script_location", "storage:migrations")
    return made


async def test_an_empty_file_gets_the_schema_and_keeps_its_data(url: str, tmp_path: Path) -> None:
    database = await Database.open(url)
    await database.settings.set_of_player(1, Setting.LANGUAGE, "it")
    await database.close()

    database = await Database.open(url.replace("+aiosqlite", ""))
    assert await database.settings.of_player(1, Setting.LANGUAGE) == "it"
    await database.close()
    with sqlite3.connect(tmp_path / "storage.db") as raw:
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_the_migrations_lead_to_the_models_and_back(tmp_path: Path, config: Config) -> None:
    with create_engine(f"sqlite:///{tmp_path / 'x.db'}").connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        command.downgrade(config, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]


def test_matches_of_the_first_schema_are_kept(tmp_path: Path, config: Config) -> None:
    with create_engine(f"sqlite:///{tmp_path / 'x.db'}").connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for statement in (
            "INSERT INTO matches (id, game, guild_id, channel_id, owner_id, status, options, seat_limit, created_at)"
            " VALUES (1, 'scala40', 1, 1, 1, 'playing', '{}', 2, '2026-03-01')",
            "INSERT INTO snapshots (match_id, version, hand, turn, dealer, moves, warned, owner_seen, turn_started,"
            " log) VALUES (1, 9, 1, 3, 0, 7, 0, '2026-03-01', '2026-03-01', '[]')",
            "INSERT INTO seats (match_id, number, name, held, resigned, misses, total)"
            " VALUES (1, 0, 'Ann', 0, 0, 0, 40)",
        ):
            connection.exec_driver_sql(statement)
        command.upgrade(config, "head")
        assert connection.exec_driver_sql("SELECT version, turn_version FROM snapshots").all() == [(9, 0)]
        assert connection.exec_driver_sql("SELECT total, reentries FROM seats").all() == [(40, 0)]


def test_the_history_is_one_line(config: Config) -> None:
    assert len(ScriptDirectory.from_config(config).get_heads()) == 1


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
