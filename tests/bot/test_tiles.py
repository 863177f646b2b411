"""Card tiles: 79 drawings that nobody can confuse, kept as emoji of the application."""

from __future__ import annotations

import io
import logging
from collections.abc import AsyncIterator
from itertools import combinations
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from PIL import Image, ImageChops, ImageStat
from simcord.backend.models import GuildEmoji

from bot.clock import Clock
from bot.pictures.tile import STORED_NAME, draw_tile, tile_name, tiles
from bot.playground.clock import SimulatedClock
from bot.tiles import RETRY, Tiles
from engine.cards import JOKER, joker_for, make, packs

SEVEN_OF_HEARTS, KING_OF_CLUBS = make(7, 2), make(13, 0)
ALL = 200
"""More seconds than all uploads take."""
MOST_BYTES = 256 * 1024
"""What Discord takes for an emoji."""


class Bot(discord.Client):
    """A bot that has nothing but tiles."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tiles = Tiles(self, clock)
        self.others: list[Tiles] = []
        """Those of other processes."""

    async def setup_hook(self) -> None:
        for one in (self.tiles, *self.others):
            one.start()

    async def close(self) -> None:
        for one in (self.tiles, *self.others):
            await one.close()
        await super().close()


class World:
    """An application in a simulated Discord."""

    def __init__(self) -> None:
        self.clock = SimulatedClock()
        self.bot = Bot(self.clock)
        self.environment = simcord.Env(self.bot)
        self.clock.attach(self.environment)

    @property
    def tiles(self) -> Tiles:
        return self.bot.tiles

    @property
    def stored(self) -> dict[int, GuildEmoji]:
        return self.environment.backend.application_emojis

    @property
    def names(self) -> list[str]:
        return [emoji.name for emoji in self.stored.values()]

    async def start(self, seconds: float = 0) -> None:
        """Starts the bot and lets time pass."""
        await self.environment.start()
        await self.environment.advance_time(seconds)

    async def restart(self, seconds: float = 0) -> None:
        """Starts the bot once more."""
        await self.bot.close()
        self.bot = Bot(self.clock)
        await self.environment.restart_bot(self.bot)
        await self.environment.advance_time(seconds)

    def uploads(self) -> int:
        return sum(one.method == "POST" and "/emojis" in one.path for one in self.environment.http_requests)


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.bot.close()
    await made.environment.shutdown()
    made.environment.raise_errors()


def in_grey(card: int, size: int) -> Image.Image:
    page = Image.new("RGBA", (128, 128), "white")
    page.alpha_composite(draw_tile(card, "four"))
    return page.convert("L").resize((size, size), Image.Resampling.LANCZOS)


def test_there_is_a_tile_for_each_card_in_both_schemes_and_one_for_the_joker() -> None:
    names = [tile.name for tile in tiles()]
    wanted = {tile_name(card, scheme) for scheme in ("four", "two") for card in packs(1, 1)}
    assert set(names) == wanted
    assert len(names) == len(wanted) == 52 + 1 + 26
    assert {"c_7h", "c_10s", "c_jk", "c2_7d", "c2_kc"} <= wanted
    assert tile_name(SEVEN_OF_HEARTS, "two") == "c_7h"
    assert len({tile.digest for tile in tiles()}) == len(names)


def test_tiles_are_what_discord_takes() -> None:
    for tile in tiles():
        image = Image.open(io.BytesIO(tile.data))
        assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
        assert len(tile.data) <= MOST_BYTES
        assert STORED_NAME.fullmatch(tile.stored_name)
        assert 2 <= len(tile.stored_name) <= 32


def test_no_two_cards_look_alike_in_grey_at_the_size_of_a_line_of_text() -> None:
    small = {card: in_grey(card, 22) for card in packs(1, 1)}
    differences = {
        pair: ImageStat.Stat(ImageChops.difference(small[pair[0]], small[pair[1]])).rms[0]
        for pair in combinations(small, 2)
    }
    assert len(differences) == 53 * 52 // 2
    closest = min(differences, key=lambda pair: differences[pair])
    assert differences[closest] > 12, closest


def test_suits_differ_by_shape_alone() -> None:
    ink = [in_grey(make(7, suit), 64).point(lambda grey: 255 if grey < 160 else 0) for suit in range(4)]
    for one, other in combinations(ink, 2):
        assert sum(map(bool, ImageChops.difference(one, other).tobytes())) > 40


async def test_tiles_are_uploaded_in_the_background_and_shown_once_complete(world: World) -> None:
    await world.start()
    assert world.tiles.of(SEVEN_OF_HEARTS) is None
    await world.environment.advance_time(52)
    assert len(world.stored) == 52
    assert world.tiles.of(SEVEN_OF_HEARTS) is None
    assert world.tiles.emoji(SEVEN_OF_HEARTS) is None
    await world.environment.advance_time(1)
    ids = {emoji.name.rpartition("_")[0]: emoji.id for emoji in world.stored.values()}
    assert world.tiles.of(SEVEN_OF_HEARTS) == f"<:c_7h:{ids['c_7h']}>"
    assert world.tiles.of(JOKER) == f"<:c_jk:{ids['c_jk']}>"
    assert world.tiles.of(joker_for(KING_OF_CLUBS)) == f"<:c_jk:{ids['c_jk']}>=<:c_kc:{ids['c_kc']}>"
    assert world.tiles.of(KING_OF_CLUBS, "two") is None
    await world.environment.advance_time(26)
    ids = {emoji.name.rpartition("_")[0]: emoji.id for emoji in world.stored.values()}
    assert world.tiles.of(KING_OF_CLUBS, "two") == f"<:c2_kc:{ids['c2_kc']}>"
    assert world.tiles.of(SEVEN_OF_HEARTS, "two") == world.tiles.of(SEVEN_OF_HEARTS)
    assert world.tiles.emoji(joker_for(KING_OF_CLUBS)) == discord.PartialEmoji(name="c_jk", id=ids["c_jk"])
    assert sorted(world.names) == sorted(tile.stored_name for tile in tiles())


async def test_the_next_start_finds_them_and_uploads_nothing(world: World) -> None:
    await world.start(ALL)
    before = dict(world.stored)
    await world.restart()
    assert world.tiles.of(SEVEN_OF_HEARTS) is not None
    await world.environment.advance_time(ALL)
    assert world.stored == before
    assert world.uploads() == 79


async def test_an_interrupted_upload_is_taken_up_again(world: World) -> None:
    await world.start(20)
    assert len(world.stored) == 20
    await world.restart(ALL)
    assert len(world.stored) == len(set(world.names)) == 79
    assert world.uploads() == 79


async def test_a_changed_drawing_is_uploaded_anew_and_the_old_one_shown_until_then(world: World) -> None:
    await world.start(ALL)
    changed = next(emoji for emoji in world.stored.values() if emoji.name.startswith("c_7h_"))
    changed.name = "c_7h_0123ab"
    await world.restart()
    assert world.tiles.of(SEVEN_OF_HEARTS) == f"<:c_7h:{changed.id}>"
    await world.environment.advance_time(5)
    assert changed.id not in world.stored
    (new,) = [emoji for emoji in world.stored.values() if emoji.name.startswith("c_7h_")]
    assert world.tiles.of(SEVEN_OF_HEARTS) == f"<:c_7h:{new.id}>"
    assert len(world.stored) == 79


async def test_emoji_that_are_none_of_ours_stay(world: World) -> None:
    others = ["c_7h", "logo", "c_11h_0123ab", "c_7h_0123abc"]
    for name in others:
        world.environment.backend.create_application_emoji(name)
    await world.start(ALL)
    await world.restart(ALL)
    assert set(others) <= set(world.names)
    assert len(world.stored) == 79 + len(others)


async def test_a_refusal_leaves_cards_as_text_and_is_logged_once(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.environment.inject_error("POST", "/applications/*/emojis", status=403, times=None)
    with caplog.at_level(logging.WARNING, "bot.tiles"):
        await world.start(3 * RETRY)
    assert world.tiles.of(SEVEN_OF_HEARTS) is None
    assert len([record for record in caplog.records if record.name == "bot.tiles"]) == 1
    assert world.uploads() == 1


@pytest.mark.parametrize("error", [aiohttp.ClientConnectionError("no route"), TimeoutError("late")])
async def test_where_discord_does_not_answer_it_is_tried_again_in_an_hour(
    world: World, error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def unreachable() -> list[discord.Emoji]:
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(discord.Client, "fetch_application_emojis", lambda _client: unreachable())
        await world.start(RETRY - 1)
        assert "next attempt is in an hour" in caplog.text
    assert not world.stored
    await world.environment.advance_time(ALL)
    assert world.tiles.of(SEVEN_OF_HEARTS) is not None


async def test_as_long_as_discord_wants_nothing_is_uploaded(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    upload, limits = discord.Client.create_application_emoji, [discord.RateLimited(500.0)]

    async def limited(client: discord.Client, **given: Any) -> discord.Emoji:
        if len(world.stored) == 10 and limits:
            raise limits.pop()
        return await upload(client, **given)

    monkeypatch.setattr(discord.Client, "create_application_emoji", limited)
    await world.start(500)
    assert len(world.stored) == 10
    await world.environment.advance_time(ALL)
    assert len(world.stored) == 79


async def test_a_process_that_uploads_none_waits_for_those_of_another(world: World) -> None:
    waiting = Tiles(world.bot, world.clock, uploads=False)
    world.bot.others.append(waiting)
    await world.start(20)
    assert waiting.of(SEVEN_OF_HEARTS) is None
    await world.environment.advance_time(ALL)
    assert waiting.of(SEVEN_OF_HEARTS) == world.tiles.of(SEVEN_OF_HEARTS) is not None
    assert world.uploads() == 79


async def test_two_processes_that_upload_at_once_end_up_with_the_same_tiles(world: World) -> None:
    twin = Tiles(world.bot, world.clock)
    world.bot.others.append(twin)
    await world.start(2 * ALL)
    assert len(world.stored) == len(set(world.names)) == 79
    for card in packs(1, 1):
        shown = world.tiles.emoji(card)
        assert shown is not None
        assert shown.id in world.stored
        assert twin.emoji(card) == shown
