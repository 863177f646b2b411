"""Brings everything from one database into another, as from a SQLite file into PostgreSQL."""

from __future__ import annotations

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database
from storage.models import matches, metadata

ROWS_AT_ONCE = 500


class NotEmpty(Exception):
    """The database to copy to has matches already; nothing was written."""


async def copy(source: Database, target: Database) -> dict[str, int]:
    """Copies every row, all or none of them; returns how many there were in each table. Both have the same schema."""
    copied: dict[str, int] = {}
    async with source.engine.connect() as reading, target.engine.begin() as writing:
        if await writing.scalar(select(func.count()).select_from(matches)):
            raise NotEmpty
        for table in metadata.sorted_tables:
            copied[table.name] = await _copy_table(table, reading, writing)
        if target.shared and copied[matches.name]:
            # Ids were given, not drawn: the next one must not be among them.
            last = "SELECT setval(pg_get_serial_sequence('matches', 'id'), max(id)) FROM matches"
            await writing.execute(text(last))
    return copied


async def _copy_table(table: Table, reading: AsyncConnection, writing: AsyncConnection) -> int:
    copied = 0
    # In the order of the key a match comes after the one that it is a rematch of.
    rows = await reading.stream(select(table).order_by(*table.primary_key.columns))
    async for part in rows.mappings().partitions(ROWS_AT_ONCE):
        await writing.execute(insert(table), [dict(row) for row in part])
        copied += len(part)
    return copied
