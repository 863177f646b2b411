"""Card tiles as emoji of the application: uploaded once by the bot, found again by name."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import aiohttp
import discord

from bot.clock import Clock
from bot.pictures.inks import Scheme
from bot.pictures.tile import PREFIXES, STORED_NAME, Tile, tile_name, tiles
from engine.cards import JOKER, STANDS, Card, face_of, packs, physical

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two uploads; Discord may ask for more, and discord.py waits for it."""
RETRY = 3600.0
"""Seconds until the next attempt where Discord did not answer."""


class Tiles:
    """The tiles that can be shown. A scheme of colours is shown when it is complete, so that no hand is half text."""

    def __init__(self, client: discord.Client, clock: Clock, pause: float = PAUSE) -> None:
        self._client = client
        self._clock = clock
        self._pause = pause
        self._ids: dict[str, int] = {}
        self._complete: frozenset[Scheme] = frozenset()
        self._task: asyncio.Task[None] | None = None

    def of(self, card: Card, scheme: Scheme = "four") -> str | None:
        """Returns a card as it is written in a message; a joker that stands for a card is `star=card`. None where there
        are no tiles: then cards are text."""
        if scheme not in self._complete:
            return None
        if card > STANDS:
            return f"{self.of(JOKER, scheme)}={self.of(face_of(card), scheme)}"
        name = tile_name(card, scheme)
        # The name that Discord keeps is longer; in a message the id alone counts, and 4000 characters are few.
        return f"<:{name}:{self._ids[name]}>"

    def emoji(self, card: Card, scheme: Scheme = "four") -> discord.PartialEmoji | None:
        """Returns a card, a joker as the star, for a button or an option; None where there are no tiles."""
        if scheme not in self._complete:
            return None
        name = tile_name(physical(card), scheme)
        return discord.PartialEmoji(name=name, id=self._ids[name])

    def start(self) -> None:
        """Begins to look for the tiles and to upload what is missing, in the background; the client is logged in."""
        self._task = asyncio.create_task(self._provide())

    async def close(self) -> None:
        """Stops uploading; the next start goes on with it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _provide(self) -> None:
        while True:
            try:
                await self._bring()
                return
            except discord.DiscordServerError as error:
                reason: Exception = error
            except discord.HTTPException as error:
                log.warning("Discord refuses card tiles, cards are shown as text: %s", error)
                return
            except (aiohttp.ClientError, OSError) as error:
                reason = error
            log.warning("card tiles cannot be had now, the next attempt is in an hour: %s", reason)
            await self._clock.sleep(RETRY, "the next attempt at the card tiles")

    async def _bring(self) -> None:
        """Finds the tiles, uploads those that are missing or drawn anew, then removes the old drawings."""
        drawn = await asyncio.to_thread(tiles)
        found = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        # Until all tiles are there in their new drawing the old ones are shown.
        self._note((match[1], emoji.id) for name, emoji in found.items() if (match := STORED_NAME.fullmatch(name)))
        self._note((tile.name, found[tile.stored_name].id) for tile in drawn if tile.stored_name in found)
        missing = [tile for tile in drawn if tile.stored_name not in found]
        for tile in missing:
            await self._upload(tile)
        current = {tile.stored_name for tile in drawn}
        old = [emoji for name, emoji in found.items() if STORED_NAME.fullmatch(name) and name not in current]
        for emoji in old:
            await self._clock.sleep(self._pause, "the pace of removing card tiles")
            await emoji.delete()
        if missing or old:
            log.info("card tiles: %d uploaded, %d old ones removed", len(missing), len(old))

    async def _upload(self, tile: Tile) -> None:
        await self._clock.sleep(self._pause, "the pace of uploading card tiles")
        emoji = await self._client.create_application_emoji(name=tile.stored_name, image=tile.data)
        self._note([(tile.name, emoji.id)])

    def _note(self, ids: Iterable[tuple[str, int]]) -> None:
        self._ids.update(ids)
        self._complete = frozenset(
            scheme for scheme in PREFIXES if all(tile_name(card, scheme) in self._ids for card in packs(1, 1))
        )
