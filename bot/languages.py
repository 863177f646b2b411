"""Which language to speak: the person's own choice, the server's, Discord's locale, English."""

from __future__ import annotations

from bot.clock import Clock
from bot.i18n import FALLBACK, known
from bot.kept import Kept
from storage.outages import Unavailable
from storage.settings import Setting, SettingsRepository


class Languages:
    """The chosen languages; while the database is away, as far as they are known."""

    def __init__(self, settings: SettingsRepository, clock: Clock | None = None) -> None:
        self._settings = settings
        self._players: Kept[int, str | None] = Kept(clock)
        self._servers: Kept[int, str | None] = Kept(clock)

    async def of(self, user_id: int, guild_id: int | None, locale: str | None) -> str:
        """Returns the language for what only one person reads."""
        own = await self.of_player(user_id)
        return own or (await self.of_server(guild_id) if guild_id else None) or known(locale) or FALLBACK

    async def of_channel(self, guild_id: int, locale: str | None) -> str:
        """Returns the language for what everybody reads; `locale` is the server's preferred one."""
        return await self.of_server(guild_id) or known(locale) or FALLBACK

    async def of_player(self, user_id: int) -> str | None:
        """Returns a person's choice, None where Discord's locale decides."""
        if not self._players.is_fresh(user_id):
            try:
                self._players[user_id] = known(await self._settings.of_player(user_id, Setting.LANGUAGE))
            except Unavailable:
                return self._players.get(user_id, None)
        return self._players[user_id]

    async def of_server(self, guild_id: int) -> str | None:
        """Returns a server's choice, None where Discord's locale decides."""
        if not self._servers.is_fresh(guild_id):
            try:
                self._servers[guild_id] = known(await self._settings.of_server(guild_id, Setting.LANGUAGE))
            except Unavailable:
                return self._servers.get(guild_id, None)
        return self._servers[guild_id]

    async def choose_for_player(self, user_id: int, language: str | None) -> None:
        """Sets a person's language, None: Discord's locale decides."""
        await self._settings.set_of_player(user_id, Setting.LANGUAGE, language)
        self._players[user_id] = language

    def forget(self, user_id: int) -> None:
        """Forgets what a person has chosen, which the database has forgotten."""
        self._players.pop(user_id, None)

    async def choose_for_server(self, guild_id: int, language: str | None) -> None:
        """Sets a server's language, None: Discord's locale decides."""
        await self._settings.set_of_server(guild_id, Setting.LANGUAGE, language)
        self._servers[guild_id] = language
