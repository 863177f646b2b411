"""Which servers a process looks after, and when it was last there for them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, select

from storage.models import attendance
from storage.transactions import Transactions
from storage.upserts import upsert


@dataclass(frozen=True, slots=True)
class Shards:
    """Discord's numbering of the servers: each belongs to one of `count` shards; a process has some of them."""

    count: int = 1
    ids: frozenset[int] = frozenset({0})

    def of(self, guild_id: int) -> int:
        """Returns the shard of a server."""
        return (guild_id >> 22) % self.count

    def owns(self, guild_id: int) -> bool:
        """Tells whether a server is this process's to look after."""
        return self.of(guild_id) in self.ids

    def condition(self, guild_id: ColumnElement[int]) -> ColumnElement[bool]:
        """Returns the same as `owns` for a column."""
        return (guild_id // 2**22 % self.count).in_(sorted(self.ids))


class ShardRepository:
    """Remembers until when somebody was there for a shard."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def attend(self, shards: Shards, now: datetime) -> None:
        """Notes that a process is there for its shards."""
        rows = [{"shard_count": shards.count, "shard_id": number, "seen_at": now} for number in sorted(shards.ids)]
        await self._transactions.write(lambda connection: upsert(connection, attendance, rows))

    async def attended(self, shards: Shards) -> dict[int, datetime]:
        """Returns when somebody was last there, by shard; nothing where the servers were divided in another way."""
        query = select(attendance.c.shard_id, attendance.c.seen_at).where(attendance.c.shard_count == shards.count)
        rows = await self._transactions.read(lambda connection: connection.execute(query).all())
        return {row.shard_id: row.seen_at for row in rows}
