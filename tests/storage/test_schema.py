"""The migrations, up and down, on both kinds of database and with data in them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from storage import Database, schema
from storage.models import metadata

FIRST = "0001"
MATCH = (
    "INSERT INTO matches (id, game, guild_id, channel_id, owner_id, status, options, seat_limit, created_at)"
    " VALUES (7, 'scala40', 1, 1, 1, 'playing', '{\"limit\": 201}', 2, '2026-03-01')",
    "INSERT INTO snapshots (match_id, version, hand, turn, dealer, moves, warned, owner_seen, turn_started, log)"
    " VALUES (7, 9, 1, 3, 0, 1, false, '2026-03-01', '2026-03-01', '[]')",
    "INSERT INTO seats (match_id, number, name, user_id, held, resigned, misses, total)"
    " VALUES (7, 0, 'Ann', 1, false, false, 0, 40)",
    "INSERT INTO hands (match_id, number, commitment, secret) VALUES (7, 1, 'c', '00')",
    "INSERT INTO moves (match_id, sequence, hand, turn, seat, text, made_at)"
    " VALUES (7, 1, 1, 1, 0, 'draw stock', '2026-03-01')",
)
"""A match as the first version of the bot wrote it."""


@pytest.fixture
async def empty(empty_url: str) -> AsyncIterator[Database]:
    database = Database.at(empty_url)
    yield database
    await database.close()


async def rows(database: Database, query: str) -> list[tuple[Any, ...]]:
    async with database.engine.begin() as connection:
        return [tuple(row) for row in await connection.execute(text(query))]


async def write_first_match(database: Database) -> None:
    await database.migrate(FIRST)
    async with database.engine.begin() as connection:
        for statement in MATCH:
            await connection.exec_driver_sql(statement)


async def test_the_migrations_lead_to_the_models_and_back(empty: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    assert await empty.migrate() == ("base", schema.newest())
    async with empty.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    assert await empty.migrate("base") == (schema.newest(), "base")
    async with empty.engine.connect() as connection:
        assert await connection.run_sync(lambda inner: inspect(inner).get_table_names()) == ["alembic_version"]


async def test_a_match_of_the_first_version_is_read_by_this_one(empty: Database) -> None:
    await write_first_match(empty)
    await empty.migrate()
    match = await empty.matches.load(7)
    assert match is not None
    assert (match.options, match.snapshot.version, match.snapshot.turn_version) == ({"limit": 201}, 9, 0)
    assert [(seat.name, seat.total, seat.reentries) for seat in match.seats] == [("Ann", 40, 0)]
    assert [move.text for move in await empty.matches.moves(7)] == ["draw stock"]


async def test_each_step_down_and_up_again_keeps_the_match(empty: Database) -> None:
    await write_first_match(empty)
    await empty.migrate()
    steps = [script.revision for script in ScriptDirectory("storage/migrations").walk_revisions()]
    for revision in steps[1:]:
        await empty.migrate(revision)
        assert await rows(empty, "SELECT id, status FROM matches") == [(7, "playing")]
    assert await empty.migrate() == (FIRST, steps[0])
    for table, expected in (("snapshots", 1), ("seats", 1), ("hands", 1), ("moves", 1)):
        assert await rows(empty, f"SELECT count(*) FROM {table}") == [(expected,)]


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    database = await Database.open(url)
    async with database.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    with pytest.raises(schema.UnknownRevision, match=r"9999.* newer version"):
        await Database.open(url)


async def test_an_unknown_revision_is_refused_with_those_there_are(empty: Database) -> None:
    with pytest.raises(schema.UnknownRevision, match="there are base, 0001"):
        await empty.migrate("12")


def test_the_history_is_one_line() -> None:
    assert len(ScriptDirectory("storage/migrations").get_heads()) == 1
