"""Hints: what a good player would do in a person's seat. How many each has asked for, everybody may know."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.clock import Clock
from bot.tables.floor import Floor
from bot.tables.table import Table
from bot.tables.thinking import Thinker
from bot.tables.turns import seat_to_move
from engine.game import Refusal
from engine.players.advice import Advice


class Hints:
    """Gives hints to people who are to move."""

    def __init__(self, floor: Floor, clock: Clock, thinker: Thinker) -> None:
        self._floor = floor
        self._clock = clock
        self._thinker = thinker

    def refusal(self, table_id: int, user_id: int) -> Refusal | None:
        """Says why a person gets no hint now."""
        room = self._floor.rooms.get(table_id)
        seat = self._floor.missing(table_id) if room is None else seat_to_move(room.table, user_id, "", None)
        return seat if isinstance(seat, Refusal) else None

    async def advise(self, table_id: int, user_id: int) -> Advice | Refusal:
        """Returns a hint, found in the view of the person's seat; it is counted before anybody sees it."""
        room = self._floor.rooms.get(table_id)
        if room is None:
            return self._floor.missing(table_id)
        table = room.table
        seat = seat_to_move(table, user_id, "", None)
        if isinstance(seat, Refusal):
            return seat
        known = table.hint(seat.number)
        if known is not None:
            return known
        view = await asyncio.to_thread(table.view, seat.number)
        advice = await self._clock.external(self._thinker.advise(table.game, view), "a hint")

        def count(now: Table) -> Table | Refusal:
            if now.state is not table.state:
                return Refusal("stale")
            return now if now.hint(seat.number) else _counted(now, seat.number)

        counted = await self._floor.amend(table_id, count)
        if isinstance(counted, Refusal):
            return counted
        counted.remember_hint(seat.number, advice)
        return advice


def _counted(table: Table, number: int) -> Table:
    seat = table.seats[number]
    seats = (*table.seats[:number], replace(seat, hints=seat.hints + 1), *table.seats[number + 1 :])
    return replace(table, seats=seats)
