"""How a person who wants to be forgotten leaves every table, before the database forgets them."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime

from bot.clock import Clock
from bot.tables import lobby
from bot.tables.agenda import due_at
from bot.tables.attendance import close, given_up
from bot.tables.floor import Floor
from bot.tables.mapping import read_table, write_update
from bot.tables.names import free_name
from bot.tables.pace import Pace
from bot.tables.step import Step
from bot.tables.table import Table
from engine.game import Refusal
from engine.players import DEFAULT_LEVEL
from storage.database import Database
from storage.matches import ChannelBusy, StaleVersion
from storage.outages import Unavailable
from storage.people import nobody

log = logging.getLogger(__name__)

ATTEMPTS = 10
"""How often somebody is taken out of what others change at the same moment."""


def forgotten(table: Table, user_id: int, now: datetime) -> Step | Refusal:
    """Takes a person out of a table: in a match a computer plays on under a name of its own.

    A parked match with nobody but people who are out goes on; where another one is played in its channel, it is closed
    instead."""
    if table.status == "lobby":
        return lobby.leave(table, user_id, now)
    seat = next((seat for seat in table.seats if seat.user_id == user_id), None)
    if seat is None:
        return Refusal("not_seated")
    name = free_name(DEFAULT_LEVEL, {other.name for other in table.seats})
    left = replace(seat, name=name, user_id=nobody(seat.number), salt=None, held=False, resigned=True)
    return given_up(table, left, now)


class Forgetting:
    """Makes a person nobody's everywhere."""

    def __init__(self, database: Database, floor: Floor, clock: Clock, pace: Pace) -> None:
        self._database = database
        self._floor = floor
        self._clock = clock
        self._pace = pace

    async def forget(self, user_id: int) -> None:
        """Leaves every table, then forgets what is kept. Raises Unavailable while the database is away: whatever is
        done by then stays done, and the next time the rest follows."""
        left = await self._leave_all(user_id)
        await self._database.people.forget(user_id, left)
        for match_id in left:
            room = self._floor.rooms.get(match_id)
            if room is not None:
                await self._floor.refresh(room)
        self._floor.rooms.drop_ended(user_id)
        await self._database.scrub()

    async def _leave_all(self, user_id: int) -> set[int]:
        """Leaves every open match and returns which ones there were."""
        left: set[int] = set()
        for _ in range(ATTEMPTS):
            there = await self._database.people.open_matches(user_id)
            if not there:
                return left
            left.update(there)
            for match_id in there:
                await self._leave(match_id, user_id)
        raise Unavailable(f"{there} are changed again and again")

    async def _leave(self, match_id: int, user_id: int) -> None:
        """Takes a person out of an open match once; where somebody else has changed it meanwhile, nothing happens."""
        if self._floor.rooms.get(match_id) is None:
            await self._leave_elsewhere(match_id, user_id)
            return
        left = await self._floor.change(match_id, lambda room, now: forgotten(room.table, user_id, now))
        if isinstance(left, Refusal) and left.code == "channel_busy":
            left = await self._floor.change(match_id, lambda room, now: close(room.table, room.shuffle, now))
        if isinstance(left, Refusal) and left.code in ("try_again", "closing"):
            raise Unavailable(left.code)

    async def _leave_elsewhere(self, match_id: int, user_id: int) -> None:
        """The same at a table of another process, which reads it again before its next change; one that cannot be read
        is set aside."""
        record = await self._database.matches.load(match_id)
        if record is None:
            return
        try:
            table, shuffle = read_table(record)
        except Exception:
            log.exception("match %d cannot be read", match_id)
            await self._database.matches.set_aside(match_id)
            return
        now = self._clock.now()
        step = forgotten(table, user_id, now)
        if isinstance(step, Refusal):
            return
        try:
            await self._commit(table, step)
        except ChannelBusy:
            await self._commit(table, close(table, shuffle, now))

    async def _commit(self, before: Table, step: Step) -> None:
        try:
            await self._database.matches.commit(write_update(before, step, due_at(step.table, self._pace)))
        except StaleVersion:
            log.debug("match %d was changed meanwhile", before.id)
