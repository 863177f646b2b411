"""Who is still on a server: asked of Discord, for the bot does not ask for the list of members."""

from __future__ import annotations

import logging

import discord

from bot.troubles import FAILURES

log = logging.getLogger(__name__)

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


class DiscordMembers:
    """Answers from Discord, one person at a time."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def is_gone(self, guild_id: int, user_id: int) -> bool:
        """Tells whether a person has certainly left a server; who cannot be asked about is taken to be there."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except FAILURES as error:
            log.debug("nobody knows whether somebody is still on server %d: %s", guild_id, error)
        return False
