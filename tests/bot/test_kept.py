"""What people choose reaches every process of the bot, and is read no more often than needed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from bot import kept
from bot.clock import Clock
from bot.kept import FRESH_FOR, Kept
from bot.languages import Languages
from bot.people import Likes, People
from bot.profiles import Profiles
from bot.remarks import Remarks
from bot.settings import Settings
from bot.tiles import Tiles
from storage import Database
from storage.outages import Unavailable
from storage.settings import Setting

ANNA, SERVER, GAME = 1001, 5, "scala40"


class StandingClock(Clock):
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time


class Process:
    """What one process knows of people's choices."""

    def __init__(self, database: Database, clock: Clock | None) -> None:
        self.languages = Languages(database.settings, clock)
        self.profiles = Profiles(database.settings, clock)
        self.remarks = Remarks(database.settings, clock)
        tiles = Tiles(discord.Client(intents=discord.Intents(guilds=True)), Clock())
        self.people = People(database.settings, database.statistics, tiles, clock)

    async def choices(self) -> list[object]:
        """Returns everything that Anna and her server have chosen."""
        return [
            await self.languages.of_player(ANNA),
            await self.languages.of_server(SERVER),
            await self.profiles.of_server(SERVER, GAME),
            await self.remarks.of_server(SERVER),
            (await self.people.of(ANNA)).cards,
        ]

    async def choose(self) -> None:
        """Chooses something else everywhere."""
        await self.languages.choose_for_player(ANNA, "it")
        await self.languages.choose_for_server(SERVER, "pl")
        await self.profiles.choose_for_server(SERVER, GAME, "classic")
        await self.remarks.choose_for_server(SERVER, False)
        await self.people.choose(ANNA, Setting.CARDS, "words")


BEFORE, AFTER = [None, None, "standard", True, "tiles"], ["it", "pl", "classic", False, "words"]


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(f"sqlite:///{tmp_path.as_posix()}/kept.db")
    yield opened
    await opened.close()


async def test_a_choice_reaches_the_other_processes_within_a_minute(database: Database) -> None:
    clock = StandingClock()
    one, other = Process(database, clock), Process(database, clock)
    assert await one.choices() == await other.choices() == BEFORE
    await one.choose()
    assert await one.choices() == AFTER, "at once where it was made"
    assert await other.choices() == BEFORE
    clock.time += FRESH_FOR
    assert await other.choices() == AFTER


async def test_alone_nothing_is_read_twice(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Process(database, None)
    await alone.choose()
    assert await alone.choices() == AFTER

    async def unexpected(*_: object) -> None:
        raise AssertionError("it was read already")

    for method in ("of_player", "of_server", "all_of_player"):
        monkeypatch.setattr(database.settings, method, unexpected)
    assert await alone.choices() == AFTER


async def test_while_the_database_is_away_what_was_known_holds(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StandingClock()
    process = Process(database, clock)
    await process.choose()
    assert await process.choices() == AFTER
    clock.time += 10 * FRESH_FOR

    async def away(*_: object) -> None:
        raise Unavailable("connection refused")

    for method in ("of_player", "of_server", "all_of_player"):
        monkeypatch.setattr(database.settings, method, away)
    assert [await process.languages.of_player(ANNA), await process.languages.of_server(SERVER)] == ["it", "pl"]
    assert await process.remarks.of_server(SERVER) is False
    assert (await process.people.of(ANNA)).cards == "words"
    assert await process.languages.of_player(7) is None
    assert await process.people.of(7) == Likes()


def test_memory_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 3)
    values: Kept[int, str] = Kept(None)
    for number in range(5):
        values[number] = str(number)
        values[2] = "again"
    assert [values.get(number, "") for number in range(5)] == ["", "", "again", "3", "4"]
    values.pop(2, None)
    assert not values.is_fresh(2)


@pytest.mark.parametrize(("ids", "alone"), [(None, True), ("0-3", True), ("0-2", False), ("3", False)])
def test_a_bot_is_alone_that_has_all_shards(ids: str | None, alone: bool) -> None:
    settings = Settings(_env_file=None, shard_count=4, shard_ids=ids, database_url="postgresql://host/cards")
    assert settings.alone == alone
