"""How a change happens, whoever asks for it: locked, decided, committed, and only then told."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.tables.agenda import due, due_at
from bot.tables.endings import ending
from bot.tables.herald import Herald
from bot.tables.mapping import read_table, write_update
from bot.tables.meter import Meter
from bot.tables.pace import Pace
from bot.tables.presenter import Change
from bot.tables.rooms import Room, Rooms
from bot.tables.scheduler import Scheduler
from bot.tables.step import Step
from bot.tables.table import Table
from engine.game import Refusal
from storage.matches import ChannelBusy, MatchRepository, StaleVersion
from storage.outages import Unavailable

log = logging.getLogger(__name__)

OUTAGE_SECONDS = 5.0
"""Pause before the database is asked again how a table stands."""

Decision = Callable[[Room, datetime], Step | Refusal]
"""A pure choice of the next step; it sees the table under its lock."""


class Floor:
    """Changes tables one step at a time."""

    def __init__(
        self,
        matches: MatchRepository,
        clock: Clock,
        herald: Herald,
        scheduler: Scheduler,
        pace: Pace,
        watch: Callable[[Room], None],
    ) -> None:
        """`watch` hears of every table of which something may be expected next."""
        self.rooms = Rooms()
        self.meter = Meter()
        self.closed = False
        self._matches = matches
        self._clock = clock
        self._herald = herald
        self._scheduler = scheduler
        self._pace = pace
        self._watch = watch

    async def change(self, table_id: int, decide: Decision, *, tell: bool = True) -> Step | Refusal:
        """Decides a step, commits it and tells the presenter (unless the caller will). A refusal changes nothing, but
        for `try_again`: the step may have been committed, and the table is read again before anything else happens."""
        room = self.rooms.get(table_id)
        if room is None:
            return self.missing(table_id)
        started = time.perf_counter()
        try:
            async with self._held(room):
                step = await self._step(room, decide)
        except Unavailable:
            return self._away(room)
        if isinstance(step, Refusal):
            self.meter.refused(step.code)
            return step
        self._note(step, time.perf_counter() - started)
        if tell:
            self._herald.tell(step.table, step.changes)
        self.schedule(room)
        return step

    async def amend(self, table_id: int, decide: Callable[[Table], Table | Refusal]) -> Table | Refusal:
        """Changes the melds laid aside and the hints counted at a table: kept in the database, but no new version and
        nothing to tell."""
        room = self.rooms.get(table_id)
        if room is None:
            return self.missing(table_id)
        try:
            async with self._held(room):
                table = Refusal("closing") if self.closed else decide(room.table)
                if isinstance(table, Refusal):
                    return table
                room.unsure = True
                for seat in table.seats:
                    if table.draft(seat.number) != room.table.draft(seat.number):
                        await self._matches.set_draft(table.id, seat.number, table.draft(seat.number))
                    if seat.hints != room.table.seats[seat.number].hints:
                        await self._matches.set_hints(table.id, seat.number, seat.hints)
                room.unsure = False
                self.rooms.replace(room, table)
        except Unavailable:
            return self._away(room)
        return table

    async def warn(self, room: Room) -> None:
        """Reminds the person to play, or all who are asked, once a turn."""
        async with self._held(room):
            following = due(room.table, self._pace)
            if self.closed or following is None or following.what != "reminder":
                return
            table = replace(room.table, warned=True)
            room.unsure = True
            if not await self._matches.warn(table.id, table.version, due_at(table, self._pace)):
                await self._reload(room)
                return
            room.unsure = False
            self.rooms.replace(room, table)
        self.tell(table, [Change("reminder", seat) for seat in table.awaited])

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        """Remembers the message that shows a table, also after its end."""
        room = self.rooms.get(table_id)
        if room is None:
            self.rooms.amend_ended(table_id, message_id=message_id)
            try:
                await self._matches.set_message(table_id, message_id)
            except Unavailable:
                log.info("match %d: its last message could not be noted", table_id)
            return
        async with room.lock:
            room.table = replace(room.table, message_id=message_id)
            try:
                await self._matches.set_message(table_id, message_id)
            except Unavailable:
                room.message_unsaved = True

    async def recover(self, room: Room) -> None:
        """Finds out how a table stands whose last write was not answered."""
        async with self._held(room):
            pass

    async def refresh(self, room: Room) -> None:
        """Reads a table again that another process may have changed."""
        async with room.lock:
            await self._reload(room)

    def missing(self, table_id: int) -> Refusal:
        """Says why a table is not open."""
        return Refusal("no_table" if self.rooms.table(table_id) is None else "match_over")

    def tell(self, table: Table, changes: Iterable[Change]) -> None:
        """Tells the presenter what was committed."""
        self._herald.tell(table, changes)

    def schedule(self, room: Room) -> None:
        """Sets the alarm for what the table waits for, unless the host is at it already."""
        if room.unsure:
            self._scheduler.set(room.table.id, self._clock.now() + timedelta(seconds=OUTAGE_SECONDS))
        elif not room.busy:
            self._scheduler.set(room.table.id, due_at(room.table, self._pace))
        self._watch(room)

    @asynccontextmanager
    async def _held(self, room: Room) -> AsyncIterator[None]:
        """Holds a table that memory has as the database has it."""
        async with room.lock:
            if room.unsure:
                await self._reload(room)
            yield

    async def _step(self, room: Room, decide: Decision) -> Step | Refusal:
        """Decides a step and commits it."""
        if self.closed:
            return Refusal("closing")
        if not room.table.open:
            return Refusal("match_over")
        step = decide(room, self._clock.now())
        if isinstance(step, Refusal):
            return step
        update = write_update(room.table, step, due_at(step.table, self._pace))
        if room.message_unsaved:
            update = replace(update, match={**update.match, "message_id": room.table.message_id})
        room.unsure = True
        try:
            await self._matches.commit(update)
        except StaleVersion:
            await self._reload(room)
            return Refusal("stale")
        except ChannelBusy:
            room.unsure = False
            busy = await self._matches.open_in(room.table.channel_id)
            return Refusal("try_again") if busy is None else Refusal("channel_busy", {"game": busy.game})
        room.unsure = room.message_unsaved = False
        self.rooms.replace(room, step.table, step.next_shuffle)
        return step

    async def _reload(self, room: Room) -> None:
        """Replaces what memory holds by what the database says, and goes on from there."""
        record = await self._matches.load(room.table.id)
        room.unsure = False
        if record is None:
            return
        table, shuffle = read_table(record)
        if (table.version, table.warned) == (room.table.version, room.table.warned):
            return
        if room.message_unsaved:
            table = replace(table, message_id=room.table.message_id)
        self.rooms.replace(room, table, shuffle)
        self._herald.tell(table, [Change("restored") if table.open else ending(table, shuffle)])
        self.schedule(room)

    def _note(self, step: Step, seconds: float) -> None:
        """Counts and logs a committed step; a move in notation names no card that is still hidden."""
        move = step.move
        mover = None if move is None else "computer" if move.user_id is None else "person"
        self.meter.changed(seconds, mover)
        if move is not None:
            told = {"match": step.table.id, "seat": move.seat, "move": move.text, "ms": round(seconds * 1000, 1)}
            log.info("match %(match)d: seat %(seat)d: %(move)s (%(ms).1f ms)", told, extra=told)

    def _away(self, room: Room) -> Refusal:
        """Refuses what the database could not take, and looks again soon."""
        self.meter.refused("try_again")
        self.schedule(room)
        return Refusal("try_again")
