"""`python -m bot check` says what is wrong, in words."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

import discord
import pytest
from sqlalchemy import text

from bot.__main__ import main
from bot.client import CannotStart, build_bot
from bot.clock import Clock
from bot.operating import check
from bot.settings import Settings
from bot.tables.pace import Pace
from bot.tables.thinking import InlineThinker
from storage import Database, schema

LEAST = "309238025216"
"""The permissions that the invitation in the README asks for."""


class Http:
    """Discord's answers."""

    def __init__(self, permissions: tuple[str, ...] = (LEAST,), advised: int = 1, remaining: int = 1000) -> None:
        self._permissions = permissions
        self._advised = advised
        self._remaining = remaining

    async def get_bot_gateway(self) -> tuple[int, str, dict[str, int]]:
        return self._advised, "wss://gateway", {"remaining": self._remaining}

    async def get_guilds(self, limit: int, with_counts: bool) -> list[dict[str, str]]:
        return [{"name": f"Server {n}", "permissions": value} for n, value in enumerate(self._permissions, 1)]


class Client:
    def __init__(self, **answers: Any) -> None:
        self.http = Http(**answers)


def settings(tmp_path: Path, **more: Any) -> Settings:
    return Settings(_env_file=None, database_url=f"sqlite:///{tmp_path / 'check.db'}", **more)


async def test_the_database_is_looked_at_and_left_alone(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    found = await check.look_at_database(chosen)
    assert found.fine
    assert f"revision base: the next start brings it to {schema.newest()}" in found.said
    await (await Database.open(chosen.database_url)).close()
    assert (await check.look_at_database(chosen)).said == f"SQLite, revision {schema.newest()}"
    database = Database.at(chosen.database_url)
    async with database.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    found = await check.look_at_database(chosen)
    assert not found.fine
    assert "newer version" in found.said


@pytest.mark.parametrize("url", ["postgresql://bot:very-secret@127.0.0.1:1/cards", "nosuch://bot:very-secret@host/x"])
async def test_a_database_that_cannot_be_reached_is_named(url: str) -> None:
    found = await check.look_at_database(Settings(_env_file=None, database_url=url))
    assert not found.fine
    assert "DATABASE_URL" in found.said
    assert "very-secret" not in str(found)


@pytest.mark.parametrize(
    ("have", "advised", "remaining", "fine"), [(1, 1, 1000, True), (1, 2, 1000, False), (4, 3, 3, False)]
)
async def test_the_shards_are_compared_with_what_discord_advises(
    tmp_path: Path, have: int, advised: int, remaining: int, fine: bool
) -> None:
    client: Any = Client(advised=advised, remaining=remaining)
    found = await check.look_at_shards(client, settings(tmp_path, shard_count=have))
    assert found.fine == fine
    assert f"advises {advised}" in found.said


async def test_servers_are_named_with_what_is_missing() -> None:
    assert discord.Permissions(int(LEAST)) == check.NEEDED
    administrator = str(discord.Permissions(administrator=True).value)
    client: Any = Client(permissions=(LEAST, administrator))
    assert (await check.look_at_permissions(client)).fine
    client = Client(permissions=(LEAST, "1024", *["0"] * 20))
    found = await check.look_at_permissions(client)
    assert not found.fine
    assert "Server 1 " not in found.said
    assert "Server 2 lacks" in found.said
    assert "send_messages" in found.said
    assert "and 11 more" in found.said


def test_a_refused_token_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuse(_client: discord.Client, _token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'check.db'}")
    monkeypatch.setattr(discord.Client, "login", refuse)
    assert main(["check"]) == 1
    database, token = capsys.readouterr().out.splitlines()
    assert database.startswith("ok ")
    assert token.startswith("BAD")
    assert "DISCORD_TOKEN" in token
    assert "very-secret" not in token


@pytest.mark.parametrize("url", ["postgresql://bot:very-secret@127.0.0.1:1/cards", "nosuch://bot:very-secret@host/x"])
async def test_a_bot_that_cannot_open_its_database_does_not_tell_the_password(url: str) -> None:
    chosen = Settings(_env_file=None, database_url=url, discord_token="very-secret")
    bot = build_bot(chosen, clock=Clock(), thinker=InlineThinker(), pace=Pace())
    with pytest.raises(CannotStart, match="DATABASE_URL: the database cannot be opened") as raised:
        await bot._open_database()
    assert "very-secret" not in "".join(traceback.format_exception(raised.value))
    assert "very-secret" not in repr(chosen)
