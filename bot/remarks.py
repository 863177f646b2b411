"""Whether the computer players of a server say something now and then."""

from __future__ import annotations

from bot.clock import Clock
from bot.kept import Kept
from storage.outages import Unavailable
from storage.settings import Setting, SettingsRepository

OFF = "off"


class Remarks:
    """The choices of the servers; who has chosen nothing hears them."""

    def __init__(self, settings: SettingsRepository, clock: Clock | None = None) -> None:
        self._settings = settings
        self._servers: Kept[int, bool] = Kept(clock)

    async def of_server(self, guild_id: int) -> bool:
        """Tells whether they speak; while the database is away, as far as it is known."""
        if not self._servers.is_fresh(guild_id):
            try:
                self._servers[guild_id] = await self._settings.of_server(guild_id, Setting.REMARKS) != OFF
            except Unavailable:
                return self._servers.get(guild_id, True)
        return self._servers[guild_id]

    async def choose_for_server(self, guild_id: int, speak: bool) -> None:
        """Lets them speak, or not."""
        await self._settings.set_of_server(guild_id, Setting.REMARKS, None if speak else OFF)
        self._servers[guild_id] = speak
