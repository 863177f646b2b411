"""Whose tables these are: taken up from the database at the start, and from processes that have died."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.tables.agenda import due_at
from bot.tables.floor import Floor
from bot.tables.mapping import read_table
from bot.tables.pace import KEPT_PARKED, RESTART_GRACE, Pace
from bot.tables.presenter import Change
from bot.tables.table import Table
from storage.database import Database
from storage.outages import Unavailable
from storage.records import ClockTime, MatchRecord
from storage.shards import Shards

log = logging.getLogger(__name__)

TAKEN_AT_ONCE = 100
"""How many tables a process takes from another at most, before it looks again."""
BEATS_PER_TURN = 6
"""How often the database hears that a process is alive while the shortest clock runs once."""
BEAT_SECONDS = 10.0, 600.0
"""But not more often than the first, and at least as often as the second."""


class Custody:
    """Takes tables up, and keeps the database informed that somebody is there for them."""

    def __init__(self, database: Database, shards: Shards, floor: Floor, clock: Clock, pace: Pace) -> None:
        self._matches = database.matches
        self._attendance = database.shards
        self._shards = shards
        self._floor = floor
        self._clock = clock
        self._pace = pace

    async def take_up_all(self) -> None:
        """Takes up every open table of the shards; clocks get the time back that nobody was there."""
        attended = await self._attendance.attended(self._shards)
        changed: list[Table] = []
        for record in await self._matches.open_matches(self._shards):
            table = self._take_up(record, attended.get(self._shards.of(record.guild_id)))
            if table is not None and table.deadline != record.snapshot.deadline:
                changed.append(table)
        await self._write_clocks(changed)

    async def take_up_overdue(self) -> None:
        """Takes up tables whose process does not do what was due, or has left them to others."""
        now = self._clock.now()
        before, until = now - timedelta(seconds=self._pace.late), now + timedelta(seconds=self._pace.late)
        for match_id in await self._matches.take_overdue(self._shards, before, until, TAKEN_AT_ONCE):
            room = self._floor.rooms.get(match_id)
            if room is not None:
                await self._floor.refresh(room)
                continue
            record = await self._matches.load(match_id)
            table = None if record is None else self._take_up(record, now)
            if table is not None:
                log.warning("table %d is taken over: nobody attended it", match_id)
                await self._write_clocks([table])

    async def take_up_in(self, channel_id: int) -> bool:
        """Takes up the open table of a channel that memory does not know: one that was written just when the database
        went away, or by another process. Tells whether it can be read."""
        record = await self._matches.open_in(channel_id)
        return record is None or self._take_up(record, self._clock.now()) is not None

    async def attend(self) -> None:
        """Lets the database know until when clocks were attended."""
        if self._shortest_clock() is not None:
            await self._attendance.attend(self._shards, self._clock.now())

    def beat(self) -> float:
        """Returns the seconds until the database should hear again."""
        shortest = self._shortest_clock()
        least, most = BEAT_SECONDS
        return most if shortest is None else min(max(shortest / BEATS_PER_TURN, least), most)

    async def close(self) -> None:
        """Notes when the process left, if the database can be reached."""
        try:
            await self.attend()
        except Unavailable:
            log.debug("the database is away: clocks will get more time back than they have lost")

    def _shortest_clock(self) -> float | None:
        running = (room.table for room in self._floor.rooms if room.table.deadline is not None)
        times = (KEPT_PARKED.total_seconds() if table.parked else table.seconds for table in running)
        return min((seconds for seconds in times if seconds is not None), default=None)

    def _take_up(self, record: MatchRecord, attended: datetime | None) -> Table | None:
        """Opens the room of a table; None where this version cannot read it."""
        try:
            table, shuffle = read_table(record)
        except Exception:
            # One match that this version cannot read must not keep all others from going on.
            log.exception("match %d cannot be read", record.id)
            return None
        table = resumed(table, attended, self._clock.now())
        self._floor.schedule(self._floor.rooms.add(table, shuffle))
        self._floor.tell(table, [Change("restored")])
        return table

    async def _write_clocks(self, tables: list[Table]) -> None:
        times = [ClockTime(table.id, table.version, table.deadline, due_at(table, self._pace)) for table in tables]
        if times:
            await self._matches.set_clocks(times)


def resumed(table: Table, attended: datetime | None, now: datetime) -> Table:
    """Returns a table whose running clock has the time back since somebody was last there for it, and some more for
    people who have to find out that it goes on. The days of a parked match are a clock, too."""
    if table.parked and table.deadline is not None:
        begun = table.deadline - KEPT_PARKED
        since = begun if attended is None else max(attended, begun)
        return replace(table, deadline=table.deadline + max(now - since, timedelta()))
    if table.seconds is None or table.deadline is None or not table.awaited:
        return table
    # Whoever began the turn was there then.
    since = table.turn_started if attended is None else max(attended, table.turn_started)
    grace = now + timedelta(seconds=min(table.seconds, RESTART_GRACE))
    return replace(table, deadline=max(table.deadline, table.deadline + (now - since), grace))
