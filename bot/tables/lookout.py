"""Whether the people that a table waits for are still there to be waited for."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Protocol

from bot.clock import Clock
from bot.tables import attendance
from bot.tables.floor import Decision, Floor
from bot.tables.rooms import Room
from bot.tables.scheduler import Scheduler
from bot.tables.step import Step
from bot.tables.table import Table
from engine.game import Refusal

PATIENCE = 60.0
"""Seconds of a turn after which it is found out whether its player is there; half of the clock where that is less."""
AGAIN = timedelta(hours=1)
"""How often it is found out again in the same turn."""


class Members(Protocol):
    """Knows who is on which server."""

    async def is_gone(self, guild_id: int, user_id: int) -> bool:
        """Tells whether a person has certainly left a server."""


class Lookout:
    """Looks for the people that tables wait for, and lets a computer hold the seat of whoever has left the server.

    Whoever moves soon is never looked for."""

    def __init__(self, members: Members, clock: Clock, floor: Floor, scheduler: Scheduler) -> None:
        self._members = members
        self._clock = clock
        self._floor = floor
        self._scheduler = scheduler
        # One question at a time: hundreds of tables may be due together.
        self._turn = asyncio.Lock()

    def watch(self, room: Room) -> None:
        """Sets the alarm for the next look at a table."""
        self._scheduler.set(room.table.id, next_look(room.table, room.looked_at))

    async def look(self, room: Room) -> None:
        """Looks for everybody that a table waits for."""
        room.looked_at = self._clock.now()
        for user_id in _people_waited_for(room.table):
            async with self._turn:
                gone = await self._members.is_gone(room.table.guild_id, user_id)
            if gone:
                await self._floor.change(room.table.id, _hold(user_id))
        self.watch(room)


def next_look(table: Table, looked_at: datetime | None) -> datetime | None:
    """Returns when the people that a table waits for are to be looked for, None where it waits for nobody."""
    if not _people_waited_for(table):
        return None
    if looked_at is not None and looked_at > table.turn_started:
        return looked_at + AGAIN
    half = PATIENCE if table.seconds is None else table.seconds / 2
    return table.turn_started + timedelta(seconds=min(PATIENCE, half))


def _people_waited_for(table: Table) -> list[int]:
    """Returns the user ids of the people who must move or answer."""
    people = (table.seats[seat].person for seat in table.awaited if table.waits_for(seat))
    return [person for person in people if person is not None]


def _hold(user_id: int) -> Decision:
    """Returns the decision to let a computer hold the seat of somebody who has left the server."""

    def decide(room: Room, now: datetime) -> Step | Refusal:
        return attendance.hold(room.table, user_id, "gone", now)

    return decide
