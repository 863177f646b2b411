"""How a change happens, whoever asks for it: locked, decided, committed, and only then told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

from bot.clock import Clock
from bot.tables.agenda import due
from bot.tables.herald import Herald
from bot.tables.mapping import read_table, write_update
from bot.tables.pace import Pace
from bot.tables.presenter import Change
from bot.tables.rooms import Room, Rooms
from bot.tables.scheduler import Scheduler
from bot.tables.step import Step
from bot.tables.table import Table
from engine.game import Refusal
from storage.matches import MatchRepository, StaleVersion

Decision = Callable[[Room, datetime], Step | Refusal]
"""A pure choice of the next step; it sees the table under its lock."""


class Floor:
    """Changes tables one step at a time."""

    def __init__(
        self, matches: MatchRepository, clock: Clock, herald: Herald, scheduler: Scheduler, pace: Pace
    ) -> None:
        self.rooms = Rooms()
        self.closed = False
        self._matches = matches
        self._clock = clock
        self._herald = herald
        self._scheduler = scheduler
        self._pace = pace

    async def change(self, table_id: int, decide: Decision, *, tell: bool = True) -> Step | Refusal:
        """Decides a step, commits it and tells the presenter (unless the caller will). A refusal changes nothing."""
        room = self.rooms.get(table_id)
        if room is None:
            return self.missing(table_id)
        async with room.lock:
            if self.closed:
                return Refusal("closing")
            if not room.table.open:
                return Refusal("match_over")
            step = decide(room, self._clock.now())
            if isinstance(step, Refusal):
                return step
            try:
                await self._matches.commit(write_update(room.table, step))
            except StaleVersion:
                await self._reload(room)
                return Refusal("stale")
            self.rooms.replace(room, step.table, step.next_shuffle)
        if tell:
            self._herald.tell(step.table, step.changes)
        self.schedule(room)
        return step

    async def lay_aside(self, table_id: int, decide: Callable[[Table], Table | Refusal]) -> Table | Refusal:
        """Changes the melds laid aside at a table: kept in the database, but no new version and nothing to tell."""
        room = self.rooms.get(table_id)
        if room is None:
            return self.missing(table_id)
        async with room.lock:
            table = Refusal("closing") if self.closed else decide(room.table)
            if isinstance(table, Refusal):
                return table
            for seat in table.seats:
                if table.draft(seat.number) != room.table.draft(seat.number):
                    await self._matches.set_draft(table.id, seat.number, table.draft(seat.number))
            self.rooms.replace(room, table)
        return table

    async def warn(self, room: Room) -> None:
        """Reminds the person to play, or all who are asked, once a turn."""
        async with room.lock:
            following = due(room.table, self._pace)
            if self.closed or following is None or following.what != "reminder":
                return
            table = replace(room.table, warned=True)
            await self._matches.set_clock(table.id, table.deadline, warned=True)
            self.rooms.replace(room, table)
        self.tell(table, [Change("reminder", seat) for seat in table.acting])

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        """Remembers the message that shows a table, also after its end."""
        room = self.rooms.get(table_id)
        if room is None:
            await self._matches.set_message(table_id, message_id)
            self.rooms.amend_ended(table_id, message_id=message_id)
            return
        async with room.lock:
            await self._matches.set_message(table_id, message_id)
            room.table = replace(room.table, message_id=message_id)

    def missing(self, table_id: int) -> Refusal:
        """Says why a table is not open."""
        return Refusal("no_table" if self.rooms.table(table_id) is None else "match_over")

    def tell(self, table: Table, changes: Iterable[Change]) -> None:
        """Tells the presenter what was committed."""
        self._herald.tell(table, changes)

    def schedule(self, room: Room) -> None:
        """Sets the alarm for what the table waits for, unless the host is at it already."""
        if not room.busy:
            following = due(room.table, self._pace)
            self._scheduler.set(room.table.id, None if following is None else following.at)

    async def _reload(self, room: Room) -> None:
        """Replaces what memory holds by what the database says, after somebody else has written."""
        record = await self._matches.load(room.table.id)
        if record is not None:
            self.rooms.replace(room, *read_table(record))
