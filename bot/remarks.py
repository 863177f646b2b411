"""Whether the computer players of a server say something now and then."""

from __future__ import annotations

from storage.outages import Unavailable
from storage.settings import Setting, SettingsRepository

OFF = "off"


class Remarks:
    """The choices of the servers, read from the database once and kept; who has chosen nothing hears them."""

    def __init__(self, settings: SettingsRepository) -> None:
        self._settings = settings
        self._servers: dict[int, bool] = {}

    async def of_server(self, guild_id: int) -> bool:
        """Tells whether they speak; they do while the database is away."""
        if guild_id not in self._servers:
            try:
                self._servers[guild_id] = await self._settings.of_server(guild_id, Setting.REMARKS) != OFF
            except Unavailable:
                return True
        return self._servers[guild_id]

    async def choose_for_server(self, guild_id: int, speak: bool) -> None:
        """Lets them speak, or not."""
        await self._settings.set_of_server(guild_id, Setting.REMARKS, None if speak else OFF)
        self._servers[guild_id] = speak
