"""Measures what one process bears: people at many tables who move at a given pace, on the real host and database."""

from __future__ import annotations

import asyncio
import itertools
import random
import resource
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path
from statistics import quantiles

from bench.crowd import person
from bench.postgres import Postgres
from bot.clock import Clock
from bot.operating.web import Lateness
from bot.tables.host import Host
from bot.tables.meter import BOUNDS, Times
from bot.tables.pace import Pace
from bot.tables.presenter import Change
from bot.tables.table import Table
from bot.tables.thinking import InlineThinker
from engine.game import Refusal
from storage import Database

OPENED_AT_ONCE = 50


class Blind:
    """A presenter that shows nothing: what Discord costs is not measured."""

    async def changed(self, table: Table, change: Change) -> None:
        """Looks away."""


async def open_tables(host: Host, number: int) -> list[int]:
    """Opens tables of two people and deals."""

    async def open_one(channel: int) -> int:
        owner, guest = person(channel, 0), person(channel, 1)
        table = await host.create(1, channel, owner, game="scala40", options={}, seat_limit=2)
        assert not isinstance(table, Refusal)
        await host.join(table.id, guest)
        await host.begin(table.id, owner.user_id)
        return table.id

    opened: list[int] = []
    for first in range(0, number, OPENED_AT_ONCE):
        channels = range(first, min(first + OPENED_AT_ONCE, number))
        opened += await asyncio.gather(*map(open_one, channels))
    return opened


async def move(host: Host, table_id: int) -> float | None:
    """Makes a legal move for whoever is to play; returns the seconds until it was acknowledged."""
    table = host.table(table_id)
    if table is None or table.to_play is None:
        return None
    user = table.seats[table.to_play].person
    assert user is not None
    moves = [str(legal) for legal in table.view(table.to_play).legal if legal.verb in ("draw", "discard")]
    started = time.perf_counter()
    outcome = await host.play(table_id, user, random.Random(table.moves).choice(moves), table.version)
    return None if isinstance(outcome, Refusal) else time.perf_counter() - started


async def play(host: Host, tables: list[int], rate: float, seconds: float) -> list[float]:
    """Lets people move at a pace for all of them together, as evenly as a busy evening; returns the times."""
    loop, pending, times = asyncio.get_running_loop(), set(), []
    start = loop.time()
    for number, table in enumerate(itertools.cycle(tables)):
        due = start + number / rate
        if due - start > seconds:
            break
        await asyncio.sleep(max(0.0, due - loop.time()))
        task = asyncio.create_task(move(host, table))
        pending.add(task)
        task.add_done_callback(pending.discard)
        task.add_done_callback(lambda done: times.append(done.result()))
    await asyncio.gather(*pending)
    return [taken for taken in times if taken is not None]


async def measure(url: str, number: int, rate: float, seconds: float) -> None:
    """Prints one line of figures."""
    database = await Database.open(url)
    host = Host(database, Clock(), InlineThinker(), Blind(), Pace())
    await host.start()
    tables = await open_tables(host, number)
    lateness = Lateness()
    started, used = time.perf_counter(), time.process_time()
    times = await play(host, tables, rate, seconds)
    elapsed, used = time.perf_counter() - started, time.process_time() - used
    lateness.stop()
    await host.close()
    await database.close()
    cuts = quantiles(times, n=100)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    print(
        f"{database.engine.dialect.name}, {number} tables: {len(times) / elapsed:.0f} moves/s, "
        f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms, CPU {used / len(times) * 1000:.2f} ms a move, "
        f"{used / elapsed:.0%} of a core, event loop late by {worst(lateness.times)} at most, {memory:.0f} MB"
    )


def worst(times: Times) -> str:
    """Returns the class of the longest time."""
    longest = max((at for at, number in enumerate(times.classes) if number), default=0)
    return f"{BOUNDS[longest] * 1000:g} ms" if longest < len(BOUNDS) else f"more than {BOUNDS[-1]:g} s"


def run(tables: int, rate: float, seconds: float, postgres: bool) -> int:
    """Measures on a database of its own."""
    with tempfile.TemporaryDirectory() as folder, Postgres() if postgres else nullcontext() as server:
        url = f"sqlite:///{Path(folder) / 'load.db'}" if server is None else server.url(server.database())
        asyncio.run(measure(url, tables, rate, seconds))
    return 0
