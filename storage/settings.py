"""Settings of people and servers: small texts by a known name."""

from __future__ import annotations

from enum import StrEnum


class Setting(StrEnum):
    """The settings that are kept."""

    LANGUAGE = "language"


class SettingsRepository:
    """Reads and writes settings; a setting that was never set is None."""

    async def of_player(self, user_id: int, setting: Setting) -> str | None:
        """Returns a person's setting."""
        raise NotImplementedError

    async def set_of_player(self, user_id: int, setting: Setting, value: str | None) -> None:
        """Sets a person's setting, None: forgets it."""
        raise NotImplementedError

    async def of_server(self, guild_id: int, setting: Setting) -> str | None:
        """Returns a server's setting."""
        raise NotImplementedError

    async def set_of_server(self, guild_id: int, setting: Setting, value: str | None) -> None:
        """Sets a server's setting, None: forgets it."""
        raise NotImplementedError
