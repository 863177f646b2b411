"""Addresses of messages."""

from __future__ import annotations

from bot.tables.table import Table


def jump_url(table: Table) -> str:
    """Returns the address of a table's message, of its channel where there is none."""
    address = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{address}/{table.message_id}" if table.message_id else address
