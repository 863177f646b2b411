"""With which rules new tables of a server begin."""

from __future__ import annotations

from engine.scala40.rules import PROFILES, Rules, make_rules
from storage.settings import Setting, SettingsRepository

STANDARD = "standard"


class Profiles:
    """The default profiles of the servers, read from the database once and kept."""

    def __init__(self, settings: SettingsRepository) -> None:
        self._settings = settings
        self._servers: dict[int, str] = {}

    async def of_server(self, guild_id: int) -> str:
        """Returns the profile of new tables."""
        if guild_id not in self._servers:
            stored = await self._settings.of_server(guild_id, Setting.SCALA40_PROFILE)
            self._servers[guild_id] = stored if stored in PROFILES else STANDARD
        return self._servers[guild_id]

    async def choose_for_server(self, guild_id: int, profile: str) -> None:
        """Sets the profile of new tables."""
        await self._settings.set_of_server(guild_id, Setting.SCALA40_PROFILE, profile)
        self._servers[guild_id] = profile

    async def rules_of_server(self, guild_id: int) -> Rules:
        """Returns the rules of new tables."""
        return profile_rules(await self.of_server(guild_id))


def profile_rules(profile: str) -> Rules:
    """Returns the rules of one of the profiles."""
    rules = make_rules({"profile": profile})
    assert isinstance(rules, Rules), rules
    return rules
