"""With which rules new tables of a server begin."""

from __future__ import annotations

from typing import Any

from bot.clock import Clock
from bot.games.books import BOOKS
from bot.kept import Kept
from engine.game import Refusal
from engine.games import GAMES
from storage.settings import Setting, SettingsRepository

STANDARD = "standard"
"""The profile that every game has."""


class Profiles:
    """The default profiles of the servers."""

    def __init__(self, settings: SettingsRepository, clock: Clock | None = None) -> None:
        self._settings = settings
        self._servers: Kept[tuple[int, str], str] = Kept(clock)

    async def of_server(self, guild_id: int, game: str) -> str:
        """Returns the profile of a game's new tables."""
        profiles = BOOKS[game].profiles
        if len(profiles) == 1:
            return STANDARD
        if not self._servers.is_fresh((guild_id, game)):
            stored = await self._settings.of_server(guild_id, _setting(game))
            self._servers[guild_id, game] = stored if stored in profiles else STANDARD
        return self._servers[guild_id, game]

    async def choose_for_server(self, guild_id: int, game: str, profile: str) -> None:
        """Sets the profile of a game's new tables."""
        await self._settings.set_of_server(guild_id, _setting(game), profile)
        self._servers[guild_id, game] = profile

    async def rules_of_server(self, guild_id: int, game: str) -> Any:
        """Returns the rules of a game's new tables."""
        return profile_rules(game, await self.of_server(guild_id, game))


def _setting(game: str) -> Setting:
    return Setting(f"{game}_profile")


def profile_rules(game: str, profile: str) -> Any:
    """Returns the rules of one of the profiles of a game."""
    rules = GAMES[game].rules({"profile": profile})
    assert not isinstance(rules, Refusal), rules
    return rules
