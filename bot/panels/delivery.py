"""The requests about the messages of one channel: what goes wrong is returned, not raised."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord.ui import LayoutView

from bot.attachments import files, without_pictures
from bot.panels.backoff import Backoff
from bot.troubles import FAILURES, Trouble, trouble

if TYPE_CHECKING:
    from bot.client import CardsBot

log = logging.getLogger(__name__)


LEVELS = {Trouble.MESSAGE_GONE: logging.INFO, Trouble.REFUSED: logging.ERROR}
"""How loud a failure is logged, where it is no warning."""
NO_PERMISSION = 50013
OLD = timedelta(hours=1)
"""The age at which Discord begins to count the edits of a message."""


class Delivery:
    """Sends, edits and deletes messages in a channel; a channel that is gone closes its tables."""

    def __init__(self, bot: CardsBot, guild_id: int, channel_id: int) -> None:
        self._bot = bot
        self._guild_id = guild_id
        self._channel_id = channel_id
        self.asked_to_wait = 0.0
        """For how many seconds Discord wanted to be left alone after the last failure."""

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(self._channel_id, guild_id=self._guild_id)

    @property
    def permitted(self) -> bool:
        """Whether, as far as is known here, the bot may send messages into the channel."""
        channel = self._bot.get_channel(self._channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        allowed = channel.permissions_for(channel.guild.me)
        may_send = allowed.send_messages_in_threads if isinstance(channel, discord.Thread) else allowed.send_messages
        return allowed.view_channel and may_send

    async def send(self, view: LayoutView, nonce: int, mentions: Sequence[int] = ()) -> int | Trouble:
        """Sends a message and returns its id. Only the people mentioned are notified. Discord sends what has the same
        nonce as something that it took a moment ago, without saying so, no second time."""
        people = [discord.Object(person) for person in mentions] or False
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=people)
        try:
            sent = await self._channel.send(view=view, files=files(view), allowed_mentions=allowed, nonce=nonce)
        except FAILURES as error:
            if _may_be_the_pictures(error) and without_pictures(view):
                return await self.send(view, nonce, mentions)
            return await self._found(error, "a message cannot be sent")
        return sent.id

    async def edit(self, message_id: int, view: LayoutView) -> Trouble | None:
        """Edits a message."""
        try:
            await self._channel.get_partial_message(message_id).edit(view=view, attachments=files(view))
        except FAILURES as error:
            if _may_be_the_pictures(error) and without_pictures(view):
                return await self.edit(message_id, view)
            found = await self._found(error, "a message cannot be edited")
            # The limit for edits of old messages comes as one of many limits where it is long.
            limited = isinstance(error, discord.RateLimited)
            return Trouble.WORN if limited and self._is_old(message_id) else found
        return None

    def _is_old(self, message_id: int) -> bool:
        return self._bot.clock.now() - discord.utils.snowflake_time(message_id) > OLD

    async def insist(self, message_id: int, view: LayoutView) -> None:
        """Edits a message, again and again while Discord is out of order."""
        backoff = Backoff(self._bot.clock)
        while await self.edit(message_id, view) is Trouble.LATER:
            backoff.failed(Trouble.LATER, self.asked_to_wait)
            if backoff.wait is None:
                return
            await self._bot.clock.sleep(backoff.wait, "another attempt to edit a message")

    async def delete(self, message_id: int) -> Trouble | None:
        """Deletes a message of the bot's own."""
        try:
            await self._channel.get_partial_message(message_id).delete()
        except FAILURES as error:
            return await self._found(error, "a message cannot be deleted")
        return None

    async def _found(self, error: Exception, what: str) -> Trouble:
        found = trouble(error) or Trouble.REFUSED
        self.asked_to_wait = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
        log.log(LEVELS.get(found, logging.WARNING), "channel %d: %s: %s", self._channel_id, what, error)
        if found is Trouble.CHANNEL_GONE:
            await self._bot.host.close_channel(self._channel_id)
        return found


def _may_be_the_pictures(error: BaseException) -> bool:
    """Tells whether a message may be refused for its pictures, which need a permission of their own."""
    return isinstance(error, discord.HTTPException) and error.code == NO_PERMISSION
