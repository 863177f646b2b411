"""Measures how late the event loop is while computer players fill many tables: the real host, presenter, database and
worker process, with a Discord that takes every message and answers after a moment."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import os
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from discord.ui import LayoutView

from bench.crowd import person
from bot.__main__ import leave_out_what_stays
from bot.client import CardsBot
from bot.clock import Clock
from bot.languages import Languages
from bot.operating import logs
from bot.panels.item import payload
from bot.people import People
from bot.profiles import Profiles
from bot.remarks import Remarks
from bot.settings import Settings
from bot.tables.host import Host
from bot.tables.pace import Pace
from bot.tables.presenter import Change
from bot.tables.table import Table
from bot.tables.thinking import ProcessThinker
from engine.game import Refusal
from storage import Database

LOOK_SECONDS = 0.005
"""How often it is looked how late the event loop is."""
ANSWER_SECONDS = 0.1
"""How long Discord takes for a request."""
PERSON_SECONDS = 3.0
"""How long a person takes for a move."""
PEOPLE = 1
"""At every table somebody has to be there, or the match would wait."""


class Lateness:
    """By how much the event loop was late, at every look."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._loop = asyncio.get_running_loop()
        self._handle = self._loop.call_later(LOOK_SECONDS, self._look, self._loop.time() + LOOK_SECONDS)

    def _look(self, expected: float) -> None:
        now = self._loop.time()
        self.seconds.append(now - expected)
        self._handle = self._loop.call_at(now + LOOK_SECONDS, self._look, now + LOOK_SECONDS)

    def stop(self) -> list[float]:
        """Stops looking; returns the times in order of length."""
        self._handle.cancel()
        return sorted(self.seconds)


class Channel:
    """A channel that takes everything."""

    numbers = itertools.count(1)

    async def send(self, *, view: LayoutView, **_: Any) -> Any:
        """Takes a message."""
        await self._take(view)
        return self.get_partial_message(next(self.numbers))

    def get_partial_message(self, number: int) -> Any:
        """Returns a message to edit."""
        return SimpleNamespace(id=number, edit=self._edit, delete=self._delete)

    async def _edit(self, *, view: LayoutView, **_: Any) -> None:
        await self._take(view)

    async def _delete(self) -> None:
        await asyncio.sleep(ANSWER_SECONDS)

    async def _take(self, view: LayoutView) -> None:
        json.dumps(payload(view))
        await asyncio.sleep(ANSWER_SECONDS)


class Deaf(CardsBot):
    """The bot without a gateway: everything else is as in service."""

    async def start_tables(self) -> None:
        """Opens the database and the host."""
        self.database = await Database.open(self.settings.database_url)
        self.languages = Languages(self.database.settings)
        self.profiles = Profiles(self.database.settings)
        self.remarks = Remarks(self.database.settings)
        self.people = People(self.database.settings, self.database.statistics, self.tiles)
        self.watched = Watched(self)
        self.host = Host(self.database, self.clock, self.thinker, self.watched, self.pace)
        await self.host.start()

    async def close(self) -> None:
        """Closes what was opened; there is no connection."""
        await self.host.close()
        await self.presenter.close()
        await self.thinker.close()
        await self.database.close()

    def get_partial_messageable(self, *_: Any, **__: Any) -> Any:
        """Returns a channel that takes everything."""
        return Channel()


class Watched:
    """The presenter, and the people who see what it shows and play on."""

    def __init__(self, bot: Deaf) -> None:
        self._bot = bot
        self.answered: list[float] = []
        """How long each move of a person took until it was on the disk."""
        self._turns: dict[int, tuple[int, int]] = {}
        self._playing: set[asyncio.Task[None]] = set()

    async def changed(self, table: Table, change: Change) -> None:
        """Shows a change and lets whoever is to play now do so after a while."""
        await self._bot.presenter.changed(table, change)
        seat = table.to_play
        turn = table.hand, table.turn
        if seat is not None and table.seats[seat].person is not None and self._turns.get(table.id) != turn:
            self._turns[table.id] = turn
            task = asyncio.create_task(self._play(table))
            self._playing.add(task)
            task.add_done_callback(self._playing.discard)

    async def _play(self, table: Table) -> None:
        turn, seat = table.turn, table.to_play
        while table.turn == turn and table.to_play == seat and seat is not None:
            await asyncio.sleep(PERSON_SECONDS)
            view = await asyncio.to_thread(table.view, seat)
            moves = [str(move) for move in view.legal if move.verb in ("draw", "discard", "stop")]
            text = random.Random(table.moves).choice(moves or [str(view.legal[0])])
            started = time.perf_counter()
            played = await self._bot.host.play(table.id, table.seats[seat].person or 0, text, table.version)
            if isinstance(played, Refusal):
                return
            self.answered.append(time.perf_counter() - started)
            table = played.table


async def open_tables(host: Host, number: int, seats: int, levels: Sequence[str]) -> None:
    """Opens tables of a person and computers, whose levels take turns, and deals when all are open."""

    async def open_one(channel: int) -> tuple[int, int]:
        mixed = [levels[(channel + seat) % len(levels)] for seat in range(seats - PEOPLE)]
        owner = person(channel, 0)
        table = await host.create(
            1, channel, owner, game="scala40", options={"limit": 201}, seat_limit=seats, computers=mixed
        )
        assert not isinstance(table, Refusal), table
        return table.id, owner.user_id

    opened = await asyncio.gather(*map(open_one, range(1, number + 1)))
    await asyncio.gather(*(host.begin(*table) for table in opened))


async def measure(settings: Settings, tables: int, seats: int, levels: Sequence[str], seconds: float) -> None:
    """Prints the figures."""
    bot = Deaf(settings, clock=Clock(), thinker=ProcessThinker(), pace=Pace())
    await bot.start_tables()
    leave_out_what_stays()
    await open_tables(bot.host, tables, seats, levels)
    bot.watched.answered.clear()
    before, used, lateness = sum(bot.host.meter.moves.values()), time.process_time(), Lateness()
    await asyncio.sleep(seconds)
    late, used = lateness.stop(), time.process_time() - used
    moves, answered = sum(bot.host.meter.moves.values()) - before, sorted(bot.watched.answered)
    await bot.close()
    print(
        f"{tables} tables of {seats}, {', '.join(levels)}: {moves / seconds:.0f} moves/s, "
        f"CPU {used / max(1, moves) * 1000:.1f} ms a move, {used / seconds:.0%} of a core; event loop late by "
        f"{spread(late)}; moves of people written after {spread(answered)}"
    )


def spread(seconds: Sequence[float]) -> str:
    """Returns what half of some times, 99 of 100, and all of them are below."""
    cuts = {share: seconds[min(len(seconds) - 1, int(len(seconds) * share))] * 1000 for share in (0.5, 0.99)}
    return f"p50 {cuts[0.5]:.1f} ms, p99 {cuts[0.99]:.1f} ms, at most {seconds[-1] * 1000:.0f} ms"


def run(tables: int, seats: int, levels: Sequence[str], seconds: float) -> int:
    """Measures on a database of its own."""
    with tempfile.TemporaryDirectory() as folder, open(os.devnull, "w", encoding="utf-8") as nowhere:
        url = f"sqlite:///{Path(folder) / 'loop.db'}"
        settings = Settings.from_environment(_env_file=None, database_url=url, card_tiles=False)
        logs.set_up(settings)
        for handler in logging.getLogger().handlers:
            if isinstance(handler, logging.StreamHandler):
                handler.setStream(nowhere)
        asyncio.run(measure(settings, tables, seats, levels, seconds))
    return 0
