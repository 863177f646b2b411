"""What happens at a table without a click: deals, reminders, computer turns, turns of absent people."""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.clock import Clock
from bot.tables import attendance, hands, turns
from bot.tables.agenda import due
from bot.tables.floor import Decision, Floor
from bot.tables.pace import Pace
from bot.tables.presenter import Change
from bot.tables.refusals import DETAILS
from bot.tables.rooms import Room
from bot.tables.scheduler import Scheduler
from bot.tables.step import Step, changed
from bot.tables.table import Table
from bot.tables.thinking import Thinker
from engine.game import Event, Refusal
from engine.players import DEFAULT_LEVEL
from storage.outages import Unavailable

log = logging.getLogger(__name__)

RETRY_SECONDS = 30.0
"""Pause after something went wrong at a table."""


class Automatic:
    """Does what is due at a table."""

    def __init__(self, floor: Floor, clock: Clock, thinker: Thinker, scheduler: Scheduler, pace: Pace) -> None:
        self._floor = floor
        self._clock = clock
        self._thinker = thinker
        self._scheduler = scheduler
        self._pace = pace

    async def attend(self, room: Room) -> None:
        """Does what is due and sets the next alarm; what goes wrong is logged and tried again later."""
        room.busy = True
        try:
            await self._do_due(room)
        except Unavailable:
            room.busy = False
            room.unsure = True
            self._floor.schedule(room)
        except Exception:
            log.exception("table %s does not go on by itself", room.table.id)
            self._scheduler.set(room.table.id, self._clock.now() + timedelta(seconds=RETRY_SECONDS))
            room.busy = False
        else:
            room.busy = False
            self._floor.schedule(room)

    async def _do_due(self, room: Room) -> None:
        if room.unsure:
            await self._floor.recover(room)
        following = due(room.table, self._pace)
        if following is None or following.at > self._clock.now():
            return
        match following.what:
            case "deal":
                await self._floor.change(room.table.id, _deal)
            case "end":
                await self._floor.change(room.table.id, self._end_hand)
            case "reminder":
                await self._floor.warn(room)
            case "computer" | "autopilot" if following.seat is not None:
                await self._play_turn(room, following.seat)
            case "absent" if following.seat is not None:
                await self._floor.change(room.table.id, self._hold(room.table, following.seat))
            case "park":
                await self._floor.change(room.table.id, lambda room, now: attendance.park(room.table, now))
            case "expire":
                await self._floor.change(room.table.id, self._expire)

    async def _play_turn(self, room: Room, seat: int) -> None:
        """Plays moves until the turn passes, or until its owner is back; tells it as one change."""
        turn = room.table.hand, room.table.turn
        events: tuple[Event, ...] = ()
        while (room.table.hand, room.table.turn) == turn and self._is_due(room.table, seat):
            step = await self._play_move(room.table, seat)
            if isinstance(step, Refusal):
                if step.code == "stale":
                    continue
                break
            first, *others = step.changes
            events += first.events
            if others or first.kind != "moved" or (step.table.hand, step.table.turn) != turn:
                self._floor.tell(step.table, [replace(first, events=events), *others])
                return
        if events:
            self._floor.tell(room.table, [Change("moved", seat, events)])

    def _is_due(self, table: Table, seat: int) -> bool:
        following = due(table, self._pace)
        return following is not None and following.seat == seat and following.at <= self._clock.now()

    async def _play_move(self, table: Table, number: int) -> Step | Refusal:
        """Plays one move for a seat; refused as stale where the table has changed meanwhile."""
        seat = table.seats[number]
        # Finding all legal moves of a hand with jokers can take longer than the event loop should stand still.
        view = await asyncio.to_thread(table.view, number)
        seed = f"{table.id}/{table.moves}"
        if table.asked and not seat.by_computer:
            # Whoever does not answer in time is not answered for by what a good player would say.
            text: str | None = str(view.legal[0])
        else:
            text = await self._think(table, view, seat.level or DEFAULT_LEVEL, seed)
        if text is not None:
            step = await self._floor.change(table.id, self._move(table, number, text), tell=False)
            if not _by_rules(step):
                return step
            # Neither the move nor why it is refused: both may name cards of a hand that goes on.
            log.error("table %s: a computer's move at version %d is refused", table.id, table.version)
        # A computer that errs must not stop the match: any legal move goes on, but only an answer that stays in it.
        text = str(view.legal[0] if table.asked else random.Random(seed).choice(view.legal))
        step = await self._floor.change(table.id, self._move(table, number, text), tell=False)
        if _by_rules(step):
            raise RuntimeError(f"a legal move at version {table.version} is refused")
        return step

    async def _think(self, table: Table, view: Any, level: str, seed: str) -> str | None:
        thought = self._thinker.think(table.game, view, level, seed)
        try:
            return await self._clock.external(thought, "the move of a computer player")
        except Exception:
            log.exception("table %s: no move from the computer player", table.id)
            return None

    def _end_hand(self, room: Room, now: datetime) -> Step | Refusal:
        """Ends a hand that was over when it was dealt."""
        table, result = room.table, room.table.result
        if table.status != "playing" or result is None or not table.hand_over:
            return Refusal("stale")
        seat = table.dealer if result.closed_by is None else result.closed_by
        return hands.end_hand(changed(table), seat, (), result, room.shuffle, self._pace, now)

    def _hold(self, table: Table, seat: int) -> Decision:
        """Returns the decision to wait no longer for a seat that has not moved since this version of a table."""

        def decide(room: Room, now: datetime) -> Step | Refusal:
            user_id = table.seats[seat].person
            if room.table.version != table.version or user_id is None:
                return Refusal("stale")
            return attendance.hold(room.table, user_id, "absent", now)

        return decide

    def _expire(self, room: Room, now: datetime) -> Step | Refusal:
        """Closes a lobby or a parked match that nobody has gone on with."""
        following = due(room.table, self._pace)
        if following is None or following.what != "expire" or following.at > now:
            return Refusal("stale")
        return attendance.close(room.table, room.shuffle, now, "expired")

    def _move(self, table: Table, seat: int, text: str) -> Decision:
        """Returns the decision to play a seat's move that was found for this version of a table."""

        def decide(room: Room, now: datetime) -> Step | Refusal:
            if room.table.version != table.version:
                return Refusal("stale")
            mover = room.table.seats[seat]
            return turns.play(room.table, mover, text, room.shuffle, self._pace, now, by_computer=True)

        return decide


def _deal(room: Room, now: datetime) -> Step | Refusal:
    if room.table.status != "pause":
        return Refusal("stale")
    return hands.deal(room.table, room.shuffle, now)


def _by_rules(step: Step | Refusal) -> bool:
    """Tells whether a move was refused for what it is, not for when it came."""
    return isinstance(step, Refusal) and (step.code not in DETAILS or step.code == "not_your_answer")
