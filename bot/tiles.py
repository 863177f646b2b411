"""Card tiles as emoji of the application: uploaded once by the bot, found again by name."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

import discord

from bot.clock import Clock
from bot.pictures.inks import Scheme
from bot.pictures.tile import PREFIXES, STORED_NAME, Tile, tile_name, tiles
from bot.troubles import FAILURES, Trouble, trouble
from engine.cards import JOKER, STANDS, Card, face_of, packs, physical

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two uploads; Discord may ask for more, and discord.py waits for it."""
LOOK = 60.0
"""Seconds until a process that uploads none looks again for the tiles that are missing."""
RETRY = 3600.0
"""Seconds until the next attempt where Discord did not answer."""


class Tiles:
    """The tiles that can be shown. A scheme of colours is shown when it is complete, so that no hand is half text."""

    def __init__(self, client: discord.Client, clock: Clock, *, uploads: bool = True, pause: float = PAUSE) -> None:
        """`uploads`: of several processes one brings the tiles, and the others wait for them."""
        self._client = client
        self._uploads = uploads
        self._stored: list[discord.Emoji] = []
        """All emoji of the application, as last looked up."""
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
                if await self._bring():
                    return
                await self._clock.sleep(LOOK, "card tiles that another process uploads")
            except discord.RateLimited as error:
                await self._clock.sleep(error.retry_after, "the pace of Discord for card tiles")
            except FAILURES as error:
                if trouble(error) is not Trouble.LATER:
                    log.warning("Discord refuses card tiles, cards are shown as text: %s", error)
                    return
                log.warning("card tiles cannot be had now, the next attempt is in an hour: %s", error)
                await self._clock.sleep(RETRY, "the next attempt at the card tiles")

    async def _bring(self) -> bool:
        """Finds the tiles, uploads those that are missing or drawn anew, then removes the old drawings; tells whether
        all tiles are there."""
        drawn = await asyncio.to_thread(tiles)
        missing = await self._find(drawn)
        if not self._uploads or not missing:
            await self._remove_old(drawn)
            return not missing
        for tile in missing:
            await self._upload(tile)
        # Whoever else has uploaded the same takes the same ones from now on.
        await self._find(drawn)
        log.info("card tiles: %d uploaded", len(missing))
        await self._remove_old(drawn)
        return True

    async def _find(self, drawn: Sequence[Tile]) -> list[Tile]:
        """Notes the tiles that are there, of several with the same name the first; returns those that are missing."""
        self._stored = sorted(await self._client.fetch_application_emojis(), key=lambda emoji: emoji.id)
        found = {emoji.name: emoji.id for emoji in reversed(self._stored)}
        # Until all tiles are there in their new drawing the old ones are shown.
        self._note((match[1], id_) for name, id_ in found.items() if (match := STORED_NAME.fullmatch(name)))
        self._note((tile.name, found[tile.stored_name]) for tile in drawn if tile.stored_name in found)
        return [tile for tile in drawn if tile.stored_name not in found]

    async def _remove_old(self, drawn: Sequence[Tile]) -> None:
        if not self._uploads:
            return
        current = {tile.stored_name for tile in drawn}
        first = {emoji.name: emoji.id for emoji in reversed(self._stored)}
        ours = [emoji for emoji in self._stored if STORED_NAME.fullmatch(emoji.name)]
        old = [emoji for emoji in ours if emoji.name not in current or emoji.id != first[emoji.name]]
        for emoji in old:
            await self._clock.sleep(self._pause, "the pace of removing card tiles")
            try:
                await emoji.delete()
            except discord.NotFound:
                log.debug("another process has removed %s", emoji.name)
        if old:
            log.info("card tiles: %d old ones removed", len(old))

    async def _upload(self, tile: Tile) -> None:
        await self._clock.sleep(self._pause, "the pace of uploading card tiles")
        emoji = await self._client.create_application_emoji(name=tile.stored_name, image=tile.data)
        self._note([(tile.name, emoji.id)])

    def _note(self, ids: Iterable[tuple[str, int]]) -> None:
        self._ids.update(ids)
        self._complete = frozenset(
            scheme for scheme in PREFIXES if all(tile_name(card, scheme) in self._ids for card in packs(1, 1))
        )
