"""Settings of people and servers: small texts by a known name."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import Connection, Table, delete, select

from storage.models import player_settings, server_settings
from storage.transactions import Transactions
from storage.upserts import upsert


class Setting(StrEnum):
    """The settings that are kept."""

    LANGUAGE = "language"
    SCALA40_PROFILE = "scala40_profile"
    """With which rules a server's new tables of Scala 40 begin."""
    SAMBA_PROFILE = "samba_profile"
    """The same of Samba."""
    CARDS = "cards"
    """How a person sees cards."""
    ORDER = "order"
    """How a person's hand is sorted."""
    NOTIFY = "notify"
    """When a person is notified of the own turn."""
    REMARKS = "remarks"
    """Whether a server's computer players say something now and then."""
    COMMANDS = "commands"
    """Hash of the commands last sent to Discord, kept under the bot's own user id."""


class SettingsRepository:
    """Reads and writes settings; a setting that was never set is None."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def of_player(self, user_id: int, setting: Setting) -> str | None:
        """Returns a person's setting."""
        return await self._get(player_settings, user_id, setting)

    async def all_of_player(self, user_id: int) -> dict[str, str]:
        """Returns all of a person's settings by their names."""
        columns = select(player_settings.c.name, player_settings.c.value)
        query = columns.where(player_settings.c.user_id == user_id)
        rows = await self._transactions.read(lambda connection: connection.execute(query).all())
        return {row.name: row.value for row in rows}

    async def set_of_player(self, user_id: int, setting: Setting, value: str | None) -> None:
        """Sets a person's setting, None: forgets it."""
        await self._set(player_settings, user_id, setting, value)

    async def of_server(self, guild_id: int, setting: Setting) -> str | None:
        """Returns a server's setting."""
        return await self._get(server_settings, guild_id, setting)

    async def set_of_server(self, guild_id: int, setting: Setting, value: str | None) -> None:
        """Sets a server's setting, None: forgets it."""
        await self._set(server_settings, guild_id, setting, value)

    async def _get(self, table: Table, owner: int, setting: Setting) -> str | None:
        key, name = table.primary_key.columns
        query = select(table.c.value).where(key == owner, name == setting.value)
        value = await self._transactions.read(lambda connection: connection.scalar(query))
        return None if value is None else str(value)

    async def _set(self, table: Table, owner: int, setting: Setting, value: str | None) -> None:
        key, name = table.primary_key.columns

        def work(connection: Connection) -> None:
            if value is None:
                connection.execute(delete(table).where(key == owner, name == setting.value))
            else:
                upsert(connection, table, [{key.name: owner, name.name: setting.value, "value": value}])

        await self._transactions.write(work, urgent=True)
