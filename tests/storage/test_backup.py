"""The ways to back up and restore that docs/hosting.md names, while the bot writes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

from bench.postgres import Postgres
from storage import Database
from storage.records import MatchRecord
from tests.storage.test_matches import new_match, update


async def play_while(database: Database, back_up: Callable[[], object]) -> int:
    """Commits versions of a match until the backup is done; returns the version before it began."""
    match_id = await database.matches.create(new_match())
    for version in range(2, 12):
        await database.matches.commit(update(match_id, version))
    backup = asyncio.create_task(asyncio.to_thread(back_up))
    last = 11
    while not backup.done():
        last += 1
        await database.matches.commit(update(match_id, last))
    await backup
    return 11


async def assert_whole(url: str, at_least: int) -> None:
    """Checks that the match in a restored database is one that there was, and that it goes on."""
    database = await Database.open(url)
    match: MatchRecord | None = await database.matches.load(1)
    assert match is not None
    version = match.snapshot.version
    assert version >= at_least
    assert len(await database.matches.moves(1)) == version - 1
    await database.matches.commit(update(1, version + 1))
    assert await database.matches.create(new_match(channel=99)) == 2
    await database.close()


async def test_a_file_is_backed_up_while_it_is_written_to(sqlite_url: str, tmp_path: Path) -> None:
    database = await Database.open(sqlite_url)

    def back_up() -> None:
        # What `.backup` of the command sqlite3 does.
        source, copy = sqlite3.connect(tmp_path / "storage.db"), sqlite3.connect(tmp_path / "copy.db")
        source.backup(copy)
        source.close()
        copy.close()

    version = await play_while(database, back_up)
    await database.close()
    await assert_whole(f"sqlite:///{tmp_path / 'copy.db'}", version)


async def test_a_server_is_backed_up_while_it_is_written_to(postgres: Postgres, template: str, tmp_path: Path) -> None:
    name = postgres.database(template)
    database = await Database.open(postgres.url(name))
    dump = tmp_path / "cards.dump"
    version = await play_while(database, lambda: postgres.tool("pg_dump", "--format=custom", "--file", str(dump), name))
    await database.close()
    restored = postgres.database()
    postgres.tool("pg_restore", "--exit-on-error", "--dbname", restored, str(dump))
    await assert_whole(postgres.url(restored), version)
