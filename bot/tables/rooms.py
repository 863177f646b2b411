"""The tables in memory: a cache of the database with what must never leave the host."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.tables.shuffles import Shuffle
from bot.tables.table import Table

KEPT_ENDED = 200
"""How many ended tables stay in memory, for the buttons under their last message."""


@dataclass(slots=True)
class Room:
    """An open table, the secret of its running or next hand, and the lock of its changes."""

    table: Table
    shuffle: Shuffle
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    busy: bool = False
    """The host does what was due at this table."""
    looked_at: datetime | None = None
    """When it was last found out whether the people waited for are still there."""
    unsure: bool = False
    """A write was not answered: only the database knows how the table stands."""
    message_unsaved: bool = False
    """The database has not heard of the message that shows the table."""


class Rooms:
    """The open tables by id and by channel, and the tables that ended last."""

    def __init__(self) -> None:
        self._open: dict[int, Room] = {}
        self._channels: dict[int, list[int]] = defaultdict(list)
        self._ended: OrderedDict[int, Table] = OrderedDict()

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._open.values()))

    def __len__(self) -> int:
        return len(self._open)

    def add(self, table: Table, shuffle: Shuffle) -> Room:
        """Adds an open table."""
        room = self._open[table.id] = Room(table, shuffle)
        if table.id not in self._channels[table.channel_id]:
            self._channels[table.channel_id].append(table.id)
        return room

    def get(self, table_id: int) -> Room | None:
        """Returns the room of an open table."""
        return self._open.get(table_id)

    def table(self, table_id: int) -> Table | None:
        """Returns an open table, or one of the last that ended."""
        room = self._open.get(table_id)
        return self._ended.get(table_id) if room is None else room.table

    def in_channel(self, channel_id: int) -> Table | None:
        """Returns the open table of a channel; where none is played there, the one that was parked last."""
        tables = [self._open[table_id].table for table_id in self._channels.get(channel_id, ())]
        tables.sort(key=lambda table: not table.parked)
        return tables[-1] if tables else None

    def replace(self, room: Room, table: Table, shuffle: Shuffle | None = None) -> None:
        """Puts a committed table in the place of the one before; an ended one leaves its room and its channel."""
        room.table = table
        room.shuffle = shuffle or room.shuffle
        if not table.open and self._open.pop(table.id, None) is not None:
            self._channels[table.channel_id].remove(table.id)
            if not self._channels[table.channel_id]:
                del self._channels[table.channel_id]
            self._keep_ended(table)

    def _keep_ended(self, table: Table) -> None:
        """Remembers an ended table for a while."""
        self._ended[table.id] = table
        if len(self._ended) > KEPT_ENDED:
            self._ended.popitem(last=False)

    def drop_ended(self, user_id: int) -> None:
        """Forgets the ended tables at which a person has sat."""
        for table in list(self._ended.values()):
            if any(seat.user_id == user_id for seat in table.seats):
                del self._ended[table.id]

    def amend_ended(self, table_id: int, message_id: int | None) -> None:
        """Replaces the message of an ended table, if it is still remembered."""
        table = self._ended.get(table_id)
        if table is not None:
            self._ended[table_id] = replace(table, message_id=message_id)
