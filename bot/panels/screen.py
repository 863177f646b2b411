"""The newest message of one table: posted anew when a person is to play, edited otherwise, and not too often."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord.ui import LayoutView

from bot.attachments import files, without_pictures
from bot.panels.item import payload
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.client import CardsBot

log = logging.getLogger(__name__)

EDIT_SECONDS = 1.2
"""At most one edit in this time: Discord allows about five per channel in five seconds."""
UNKNOWN_CHANNEL, NO_PERMISSION, THREAD_ARCHIVED = 10003, 50013, 50083

Render = Callable[[Table], Awaitable[LayoutView]]


class Screen:
    """The newest message of a table."""

    def __init__(self, bot: CardsBot, table: Table, render: Render) -> None:
        self.message_id = table.message_id
        self.since = (table.hand, table.turn)
        """The hand and turn at which the message was posted: what it is about."""
        self._bot = bot
        self._table = table
        self._render = render
        self._shown: list[dict[str, Any]] | None = None
        self._behind = False
        self._reminders: list[int] = []
        self._reminded = self.since
        """The hand and turn of the reminders."""
        self._editor: asyncio.Task[None] | None = None
        # Held while a request runs, never while the clock is waited for.
        self._lock = asyncio.Lock()

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(self._table.channel_id, guild_id=self._table.guild_id)

    async def post(
        self, table: Table, view: LayoutView, *, mentions: Sequence[int] = (), farewell: LayoutView | None = None
    ) -> None:
        """Sends a new message, which becomes the newest, and turns the one before into `farewell`.

        Only the people mentioned are notified."""
        async with self._lock:
            before = self.message_id
            self._table, self._behind = table, False
            message = await self._send(view, mentions)
            if message is None:
                # The old message, which nobody is notified of, is better than one that tells what is no longer true.
                if before is not None and await self._edit(before, view):
                    self._shown = payload(view)
                return
            await self.adopt(message.id, view)
            if before is not None and farewell is not None:
                await self._edit(before, farewell)
            await self._drop_reminders()

    async def post_first(self, table: Table, view: LayoutView) -> None:
        """Sends the first message of a table; where two people ask for it at once, only one is sent."""
        async with self._lock:
            if self.message_id is None:
                message = await self._send(view)
                if message is not None:
                    await self.adopt(message.id, view)

    async def settle(self, farewell: LayoutView) -> None:
        """Edits the newest message for the last time; where it is gone, sends what it should have become."""
        async with self._lock:
            self._behind = False
            if self.message_id is not None and not await self._edit(self.message_id, farewell):
                await self._send(farewell)

    async def _send(self, view: LayoutView, mentions: Sequence[int] = ()) -> discord.Message | None:
        people = [discord.Object(person) for person in mentions] or False
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=people)
        try:
            return await self._channel.send(view=view, files=files(view), allowed_mentions=allowed)
        except discord.HTTPException as error:
            if error.code == NO_PERMISSION and without_pictures(view):
                return await self._send(view, mentions)
            log.warning("table %d cannot be shown in channel %d: %s", self._table.id, self._table.channel_id, error)
            if error.code == UNKNOWN_CHANNEL:
                await self._bot.host.close_channel(self._table.channel_id)
            return None

    async def adopt(self, message_id: int, view: LayoutView) -> None:
        """Takes a message that has been sent for the newest one."""
        self.message_id, self._shown = message_id, payload(view)
        self.since = (self._table.hand, self._table.turn)
        await self._bot.host.set_message(self._table.id, message_id)
        if self._behind:
            self.edit_soon(self._table)

    def note(self, table: Table) -> None:
        """Notes a change at a table whose first message is still on its way, which may lack it."""
        self._table, self._behind = table, True

    def answered(self, table: Table, view: LayoutView) -> None:
        """Notes that the answer to a click has edited the newest message."""
        self._table, self._shown = table, payload(view)

    async def remind(self, view: LayoutView, mentions: Sequence[int]) -> None:
        """Tells somebody that time is running out; the reminder goes with the turn."""
        async with self._lock:
            message = await self._send(view, mentions)
            if message is not None:
                self._reminders.append(message.id)
            self._reminded = (self._table.hand, self._table.turn)

    async def tell(self, view: LayoutView) -> None:
        """Sends a line beside the newest message."""
        async with self._lock:
            await self._send(view)

    async def restore(self, table: Table) -> None:
        """Lets the message show the table even if it is thought to: somebody may have deleted it."""
        async with self._lock:
            self._table, self._shown = table, None
            await self._show()

    def edit_soon(self, table: Table) -> None:
        """Lets the message show the table, at once or when the last edit is long enough ago."""
        self._table, self._behind = table, True
        if self._editor is None or self._editor.done():
            self._editor = asyncio.create_task(self._keep_up(), name=f"table-{table.id}-message")

    async def _keep_up(self) -> None:
        while self._behind:
            async with self._lock:
                if self._behind:
                    self._behind = False
                    await self._show()
            await self._bot.clock.sleep(EDIT_SECONDS, "between two edits of a table")

    async def _show(self) -> None:
        if self._reminded != (self._table.hand, self._table.turn):
            await self._drop_reminders()
        view = await self._render(self._table)
        components = payload(view)
        if components == self._shown:
            return
        if self.message_id is not None and await self._edit(self.message_id, view):
            self._shown = components
            return
        message = await self._send(view)
        if message is not None:
            await self.adopt(message.id, view)

    async def _drop_reminders(self) -> None:
        reminders, self._reminders = self._reminders, []
        for reminder in reminders:
            try:
                await self._channel.get_partial_message(reminder).delete()
            except discord.HTTPException as error:
                log.info("a reminder cannot be deleted: %s", error)

    async def _edit(self, message_id: int, view: LayoutView) -> bool:
        """Edits a message; tells False where it is gone or cannot be edited any more."""
        try:
            await self._channel.get_partial_message(message_id).edit(view=view, attachments=files(view))
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code == NO_PERMISSION and without_pictures(view):
                return await self._edit(message_id, view)
            log.warning("table %d cannot be edited: %s", self._table.id, error)
            return error.code != THREAD_ARCHIVED
        return True

    def stop(self) -> None:
        """Stops editing."""
        if self._editor is not None:
            self._editor.cancel()

    async def close(self) -> None:
        """Stops editing, and returns when nothing is under way any more."""
        async with self._lock:
            self.stop()
        if self._editor is not None:
            await asyncio.gather(self._editor, return_exceptions=True)
