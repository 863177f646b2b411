"""A host that is killed again and again keeps every promise; `python -m bench crash` does the same for longer."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import text

from bench.crash import Auditor, Findings, Killer
from bench.crowd import Crowd, Notes
from bench.postgres import Postgres
from bot.clock import Clock
from bot.tables.host import Host
from bot.tables.pace import Pace
from bot.tables.thinking import InlineThinker
from storage import Database

KILLS = 10
TABLES = 20
SECONDS = 0.5
MOST_SECONDS = 4.0


def survive(killer: Killer) -> Findings:
    """Kills at random instants; at later ones where a busy machine has let nobody move before."""
    seconds = SECONDS
    while True:
        for _ in range(KILLS):
            killer.kill_once(seconds)
        found = killer.auditor.audit()
        if found.moves or seconds > MOST_SECONDS:
            return found
        seconds *= 2


def test_a_host_on_sqlite_survives_kills(tmp_path: Path) -> None:
    found = survive(Killer(f"sqlite:///{(tmp_path / 'crash.db').as_posix()}", tmp_path, TABLES, "sqlite"))
    assert found.moves
    assert found.clean, str(found)


def test_a_host_on_postgresql_survives_kills_and_a_server_that_stops(tmp_path: Path, server: Postgres) -> None:
    found = survive(Killer(server.url(server.database()), tmp_path, TABLES, "postgresql", server))
    assert found.moves
    assert found.clean, str(found)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A database on which a crowd has played for a while, and its notes."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> None:
        database = await Database.open(f"sqlite:///{folder / 'crowd.db'}")
        notes = Notes(folder / "notes.jsonl")
        host = Host(database, Clock(), InlineThinker(), notes, Pace(computer_turn=0, between_hands=0))
        await host.start()
        crowd = Crowd(host, notes, random.Random("crowd"))
        playing = [asyncio.create_task(crowd.play(channel)) for channel in range(3)]
        while (folder / "notes.jsonl").read_text().count('"move"') < 30:
            notes.news.clear()
            await notes.news.wait()
        await host.close()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await database.close()

    asyncio.run(play())
    return folder / "crowd.db", folder / "notes.jsonl"


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (None, ""),
        ("DELETE FROM moves WHERE sequence > 3", "lost"),
        ("UPDATE snapshots SET version = version - 50", "lost"),
        ("UPDATE moves SET text = 'draw discard' WHERE text = 'draw stock'", "corrupted"),
        ("UPDATE snapshots SET moves = moves + 1", "corrupted"),
        ("UPDATE hands SET secret = commitment", "corrupted"),
        (
            "INSERT INTO moves SELECT match_id, sequence + 100, hand, turn, seat, user_id, text, made_at FROM moves",
            "doubled",
        ),
    ],
)
async def test_the_audit_finds_damage(
    played: tuple[Path, Path], tmp_path: Path, damage: str | None, found: str
) -> None:
    database_file, notes = played
    copy = tmp_path / "copy.db"
    copy.write_bytes(database_file.read_bytes())
    if damage is not None:
        database = Database.at(f"sqlite:///{copy}")
        async with database.engine.begin() as connection:
            await connection.execute(text(damage))
        await database.close()
    auditor = Auditor(f"sqlite:///{copy}")
    auditor.read(notes)
    findings = await auditor.findings()
    assert findings.clean == (damage is None), str(findings)
    assert not found or getattr(findings, found), str(findings)
