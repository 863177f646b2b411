"""The host of all tables: every change goes through it, one at a time per table, committed before it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from bot.clock import Clock
from bot.tables import attendance, drafts, lobby, turns
from bot.tables.automatic import Automatic
from bot.tables.custody import Custody
from bot.tables.floor import Decision, Floor
from bot.tables.forgetting import Forgetting
from bot.tables.herald import Herald
from bot.tables.hints import Hints
from bot.tables.lookout import Lookout, Members
from bot.tables.mapping import read_table
from bot.tables.meter import Meter
from bot.tables.opening import Settings, new_match
from bot.tables.options import set_options
from bot.tables.pace import Pace
from bot.tables.presenter import Change, Presenter
from bot.tables.rooms import Room
from bot.tables.routine import Routine
from bot.tables.scheduler import Scheduler
from bot.tables.step import Step
from bot.tables.table import Person, Played, Table
from bot.tables.thinking import Thinker
from engine.game import Refusal
from engine.players.advice import Advice
from storage.database import Database
from storage.matches import ALL, ChannelBusy
from storage.outages import Unavailable
from storage.records import MatchRecord, NewMatch
from storage.shards import Shards

log = logging.getLogger(__name__)

DAY = 86_400.0
"""Seconds between two looks for old moves."""


class Host:
    """Tables, their seats, turns, clocks and computer seats. What it holds in memory is a cache of the database."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        thinker: Thinker,
        presenter: Presenter,
        pace: Pace,
        *,
        shards: Shards = ALL,
        keep_moves: timedelta | None = None,
        members: Members | None = None,
    ) -> None:
        """`shards`: whose tables these are; `keep_moves`: how long those of ended matches are kept (None: for ever);
        `members`: who is asked whether a person that does not move has left the server (None: nobody)."""
        self._matches = database.matches
        self._clock = clock
        self._pace = pace
        self._keep_moves = keep_moves
        self._herald = Herald(presenter)
        self._scheduler = Scheduler(clock, self._ring)
        self._floor = Floor(self._matches, clock, self._herald, self._scheduler, pace, self._watch)
        self._looks = Scheduler(clock, self._look)
        self._lookout = None if members is None else Lookout(members, clock, self._floor, self._looks)
        self._automatic = Automatic(self._floor, clock, thinker, self._scheduler, pace)
        self._hints = Hints(self._floor, clock, thinker)
        self._custody = Custody(database, shards, self._floor, clock, pace)
        self._forgetting = Forgetting(database, self._floor, clock, pace)
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._routines = [Routine(clock, "the sign of life", self._custody.attend, self._custody.beat)]
        if database.shared:
            late = Routine(clock, "tables that nobody attends", self._custody.take_up_overdue, lambda: pace.late)
            self._routines.append(late)
        if keep_moves is not None:
            self._routines.append(Routine(clock, "old moves", self._forget_moves, lambda: DAY))

    async def start(self) -> None:
        """Takes up every open table of the shards (change `restored`): clocks, computer seats and pauses go on."""
        await self._custody.take_up_all()
        self._spawn(self._scheduler.run(), "deadlines of all tables")
        if self._lookout is not None:
            self._spawn(self._looks.run(), "looks for people who may have gone")
        for routine in self._routines:
            self._spawn(routine.run(), routine.name)

    async def close(self) -> None:
        """Finishes writes and stops; the tables go on at the next start. The database and the thinker stay open."""
        self._floor.closed = True
        for room in self._floor.rooms:
            # A lock that can be had is no longer held by a write, and no new write begins.
            async with room.lock:
                pass
        async with self._opening:
            pass
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._custody.close()
        await self._herald.close()

    def table(self, table_id: int) -> Table | None:
        """Returns an open table, or one that ended a short while ago."""
        return self._floor.rooms.table(table_id)

    def in_channel(self, channel_id: int) -> Table | None:
        """Returns the open table of a channel or thread; where nobody plays there, one that is parked."""
        return self._floor.rooms.in_channel(channel_id)

    def parked_tables(self, guild_id: int, user_id: int) -> list[Table]:
        """Returns the parked tables of a server that a person may take up again, the oldest first."""
        tables = [room.table for room in self._floor.rooms if room.table.parked and room.table.guild_id == guild_id]
        return [table for table in tables if not isinstance(attendance.player_seat(table, user_id), Refusal)]

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        user: Person,
        *,
        game: str,
        options: Mapping[str, Any],
        seat_limit: int,
        computers: Sequence[str] = (),
        clock: int | None = None,
    ) -> Table | Refusal:
        """Opens a lobby with its owner in seat 0 and computers of these levels beside."""
        settings = Settings(game, options, seat_limit, computers, clock)
        return await self._open(guild_id, channel_id, user, settings)

    def refusal_to_create(
        self,
        user: Person,
        *,
        game: str,
        options: Mapping[str, Any],
        seat_limit: int,
        computers: Sequence[str] = (),
        clock: int | None = None,
    ) -> Refusal | None:
        """Says why `create` would refuse such a table anywhere."""
        settings = Settings(game, options, seat_limit, computers, clock)
        match = new_match(0, 0, user, settings, None, self._clock.now())
        return match if isinstance(match, Refusal) else None

    async def join(self, table_id: int, person: Person) -> Table | Refusal:
        """Seats a person in a lobby, in a rematch where they sat before."""
        table = self.table(table_id)
        try:
            before = None if table is None or table.rematch_of is None else await self._ended_table(table.rematch_of)
        except Unavailable:
            return Refusal("try_again")
        seats = () if before is None else before.seats
        return await self._change(table_id, lambda room, now: lobby.join(room.table, person, now, seats))

    async def leave(self, table_id: int, user_id: int) -> Table | Refusal:
        """Gives up a seat of a lobby (the last person: cancels it); later a computer holds the seat until return."""

        def decide(room: Room, now: datetime) -> Step | Refusal:
            away = lobby.leave if room.table.status == "lobby" else attendance.leave
            return away(room.table, user_id, now)

        return await self._change(table_id, decide)

    async def return_to_seat(self, table_id: int, user_id: int) -> Table | Refusal:
        """Gives a held seat back to its owner; a parked match goes on with that."""
        return await self._change(table_id, lambda room, now: attendance.return_to_seat(room.table, user_id, now))

    async def resign(self, table_id: int, user_id: int) -> Table | Refusal:
        """Loses the match for a person; a computer keeps the seat. The last person's resignation ends the match."""
        return await self._change(table_id, lambda room, now: attendance.resign(room.table, user_id, now))

    async def change_places(self, table_id: int, user_id: int, number: int) -> Table | Refusal:
        """Gives a person the place of this number in a lobby, and theirs to whoever had it."""
        return await self._change(table_id, lambda room, now: lobby.change_places(room.table, user_id, number, now))

    async def forget(self, user_id: int) -> None:
        """Takes a person out of every table and makes what the database keeps about them nobody's; may raise
        Unavailable."""
        await self._forgetting.forget(user_id)

    async def add_computer(self, table_id: int, user_id: int, level: str) -> Table | Refusal:
        """Adds a computer seat to a lobby (owner only)."""
        return await self._change(table_id, lambda room, now: lobby.add_computer(room.table, user_id, level, now))

    async def remove_computer(self, table_id: int, user_id: int) -> Table | Refusal:
        """Removes the last computer seat of a lobby (owner only)."""
        return await self._change(table_id, lambda room, now: lobby.remove_computer(room.table, user_id, now))

    async def set_options(self, table_id: int, user_id: int, options: Mapping[str, Any]) -> Table | Refusal:
        """Chooses the rules of a lobby, all of them: what is not named is as the profile has it (owner only)."""
        return await self._change(table_id, lambda room, now: set_options(room.table, user_id, options, now))

    async def begin(self, table_id: int, user_id: int) -> Table | Refusal:
        """Deals the first hand: the owner, or any seated person where the owner is inactive."""
        return await self._change(table_id, lambda room, now: lobby.begin(room.table, user_id, room.shuffle, now))

    async def cancel(self, table_id: int, user_id: int, is_admin: bool) -> Table | Refusal:
        """Ends a match without results: the owner, an admin, or any seated person where the owner is inactive."""
        return await self._change(
            table_id, lambda room, now: attendance.cancel(room.table, user_id, is_admin, room.shuffle, now)
        )

    async def close_lobby(self, table_id: int, user_id: int, is_admin: bool) -> Table | Refusal:
        """Closes a lobby, for the same people; not a match that has begun meanwhile."""

        def decide(room: Room, now: datetime) -> Step | Refusal:
            if room.table.status != "lobby":
                return Refusal("already_started")
            return attendance.cancel(room.table, user_id, is_admin, room.shuffle, now)

        return await self._change(table_id, decide)

    async def rematch(self, table_id: int, person: Person) -> Table | Refusal:
        """Opens a lobby like that of an ended table, or joins the one that somebody has opened by this button."""
        try:
            before = await self._ended_table(table_id)
        except Unavailable:
            return Refusal("try_again")
        if before is None:
            return Refusal("no_table")
        if before.open:
            return Refusal("match_running")
        settings = Settings.of(before)
        opened = await self._open(before.guild_id, before.channel_id, person, settings, rematch_of=table_id)
        current = self.in_channel(before.channel_id)
        busy = isinstance(opened, Refusal) and opened.code == "channel_busy"
        if busy and current is not None and current.rematch_of == table_id:
            return await self.join(current.id, person)
        return opened

    async def play(self, table_id: int, user_id: int, text: str, version: int | None) -> Played | Refusal:
        """Plays a person's move in notation, made on a version of the table (None: on whatever it is now); while seats
        are asked: the answer of the person's own seat, whoever has answered since that version.

        The move is committed when this returns; the presenter hears of it afterwards."""

        def decide(room: Room, now: datetime) -> Step | Refusal:
            seat = turns.seat_to_move(room.table, user_id, text, version)
            if isinstance(seat, Refusal):
                return seat
            return turns.play(room.table, seat, text, room.shuffle, self._pace, now, by_computer=False)

        step = await self._floor.change(table_id, decide)
        if isinstance(step, Refusal):
            return step
        assert step.move is not None
        return Played(step.table, step.move.seat, step.events)

    async def lay_aside(self, table_id: int, user_id: int, meld: str) -> Table | Refusal:
        """Lays a meld (notation) of the own hand aside, before an opening. Does not change the version."""
        return await self._floor.amend(table_id, lambda table: drafts.lay_aside(table, user_id, meld))

    async def take_back(self, table_id: int, user_id: int, number: int | None) -> Table | Refusal:
        """Takes back the meld of this number (from 1, None: all) laid aside. Does not change the version."""
        return await self._floor.amend(table_id, lambda table: drafts.take_back(table, user_id, number))

    def refusal_to_advise(self, table_id: int, user_id: int) -> Refusal | None:
        """Says at once why `advise` would give no hint."""
        return self._hints.refusal(table_id, user_id)

    async def advise(self, table_id: int, user_id: int) -> Advice | Refusal:
        """Returns what a good player would do now in a person's seat, and why; counted once for each position."""
        return await self._hints.advise(table_id, user_id)

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        """Remembers the message that shows a table. Does not change the version."""
        await self._floor.set_message(table_id, message_id)

    @property
    def meter(self) -> Meter:
        """What the host has counted."""
        return self._floor.meter

    @property
    def open_tables(self) -> int:
        """How many tables are open."""
        return len(self._floor.rooms)

    async def close_server(self, guild_id: int) -> None:
        """Ends every match of a server that the bot has left."""
        await self._close_unreachable(lambda table: table.guild_id == guild_id)

    async def close_channel(self, channel_id: int) -> None:
        """Ends every match of a channel or thread that is deleted."""
        await self._close_unreachable(lambda table: table.channel_id == channel_id)

    async def _close_unreachable(self, concerned: Callable[[Table], bool]) -> None:
        def close(room: Room, now: datetime) -> Step | Refusal:
            return attendance.close(room.table, room.shuffle, now, "unreachable")

        for room in self._floor.rooms:
            if concerned(room.table):
                log.info("match %d: its channel or server is gone", room.table.id)
                await self._floor.change(room.table.id, close)

    async def _change(self, table_id: int, decide: Decision) -> Table | Refusal:
        step = await self._floor.change(table_id, decide)
        return step if isinstance(step, Refusal) else step.table

    async def _open(
        self, guild_id: int, channel_id: int, owner: Person, settings: Settings, rematch_of: int | None = None
    ) -> Table | Refusal:
        match = new_match(guild_id, channel_id, owner, settings, rematch_of, self._clock.now())
        if isinstance(match, Refusal):
            return match
        async with self._opening:
            if self._floor.closed:
                return Refusal("closing")
            try:
                record = await self._create(match)
            except Unavailable:
                return Refusal("try_again")
            if record is None:
                here = self.in_channel(channel_id)
                return Refusal("try_again") if here is None else Refusal("channel_busy", {"game": here.game})
            room = self._floor.rooms.add(*read_table(record))
        self._herald.tell(room.table, [Change("lobby", 0)])
        self._floor.schedule(room)
        return room.table

    async def _create(self, match: NewMatch) -> MatchRecord | None:
        """Writes a new match; None where its channel has an open one."""
        try:
            return await self._matches.load(await self._matches.create(match))
        except ChannelBusy:
            here = self.in_channel(match.channel_id)
            if (here is not None and not here.parked) or await self._custody.take_up_in(match.channel_id):
                return None
        # What nobody can go on with stands in nobody's way, and stays in the database.
        unreadable = await self._matches.open_in(match.channel_id)
        if unreadable is not None:
            await self._matches.set_aside(unreadable.id)
        return await self._matches.load(await self._matches.create(match))

    async def _ended_table(self, table_id: int) -> Table | None:
        """Returns a table that may have ended before the last restart."""
        table = self.table(table_id)
        if table is None:
            record = await self._matches.load(table_id)
            table = None if record is None else read_table(record)[0]
        return table

    async def _forget_moves(self) -> None:
        assert self._keep_moves is not None
        forgotten = await self._matches.forget_moves(self._clock.now() - self._keep_moves)
        if forgotten:
            log.info("deleted %d moves of matches that ended long ago", forgotten)

    def _ring(self, table_id: int) -> None:
        room = self._floor.rooms.get(table_id)
        if room is not None and not room.busy:
            room.busy = True
            self._spawn(self._automatic.attend(room), f"what is due at table {table_id}")

    def _watch(self, room: Room) -> None:
        if self._lookout is not None:
            self._lookout.watch(room)

    def _look(self, table_id: int) -> None:
        room = self._floor.rooms.get(table_id)
        if room is not None and self._lookout is not None:
            self._spawn(self._lookout.look(room), f"a look for the people of table {table_id}")

    def _spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
