"""A crowd that plays at many tables on a real host, and notes down what the host has acknowledged.

Runs in a process that may be killed at any instant. A note is one JSON line, written with one call of the system after
the host's answer: what it says has certainly been promised to somebody.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bot.clock import Clock
from bot.tables.host import Host
from bot.tables.pace import Pace
from bot.tables.presenter import Change
from bot.tables.table import Person, Played, Table
from bot.tables.thinking import InlineThinker
from engine.game import Refusal
from engine.players import choose
from storage import Database
from storage.matches import ALL
from storage.shards import Shards

LEVEL = "easy"
AT_ONCE = Pace(computer_turn=0, between_hands=0)
PAUSE = 0.05
"""Seconds before somebody who was refused tries again."""
ODDITIES = {"leave": 0.02, "resign": 0.02, "cancel": 0.002}
"""How often somebody does one of these things instead of a move."""


class Notes:
    """The independent log; also the presenter, for what a table shows was promised as well."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self.news = asyncio.Event()

    def write(self, table: Table, **more: Any) -> None:
        """Notes that a table was seen at a version."""
        line = json.dumps({"match": table.id, "version": table.version, **more}) + "\n"
        os.write(self._file, line.encode())

    async def changed(self, table: Table, change: Change) -> None:
        self.write(table, shown=change.kind)
        self.news.set()


class Crowd:
    """People at numbered channels; whatever is refused is tried again or given up, as people do."""

    def __init__(self, host: Host, notes: Notes, chance: random.Random, guild: int = 1) -> None:
        self._host = host
        self._notes = notes
        self._chance = chance
        self._guild = guild

    async def play(self, channel: int) -> None:
        """Keeps the table of a channel going, for ever."""
        while True:
            table = self._host.in_channel(channel)
            outcome = await (self._open(channel) if table is None else self._act(channel, table))
            if outcome is None:
                self._notes.news.clear()
                await self._notes.news.wait()
            elif isinstance(outcome, Refusal):
                await asyncio.sleep(PAUSE)

    async def _open(self, channel: int) -> Table | Refusal:
        seats = self._chance.randint(2, 4)
        opened = await self._host.create(
            self._guild,
            channel,
            person(channel, 0),
            game="scala40",
            options={"limit": 101},
            seat_limit=seats,
            computers=[LEVEL] * (seats - 2),
            clock=self._chance.choice((None, 60)),
        )
        return self._noted(opened)

    async def _act(self, channel: int, table: Table) -> Table | Refusal | None:
        """Does the next thing at a table; None where it is not for people to go on."""
        if table.status == "lobby":
            full = len(table.seats) == table.seat_limit
            owner, guest = person(channel, 0), person(channel, 1)
            wish = self._host.begin(table.id, owner.user_id) if full else self._host.join(table.id, guest)
            return self._noted(await wish)
        for seated in table.seats:
            if seated.held and seated.person is not None and seated.eliminated_in is None:
                return self._noted(await self._host.return_to_seat(table.id, seated.person))
        seat = next((seat for seat in table.acting if table.waits_for(seat)), None)
        if seat is None:
            return None
        user = table.seats[seat].person
        assert user is not None
        for oddity, likely in ODDITIES.items():
            if self._chance.random() < likely:
                return self._noted(await self._odd(oddity, table.id, user))
        text = choose(table.game, table.view(seat), LEVEL, f"{table.id}/{table.moves}")
        played = await self._host.play(table.id, user, text, table.version)
        if isinstance(played, Played):
            self._notes.write(played.table, move=played.table.moves, seat=played.seat, text=text)
            return played.table
        return played

    async def _odd(self, what: str, table_id: int, user: int) -> Table | Refusal:
        if what == "leave":
            return await self._host.leave(table_id, user)
        if what == "resign":
            return await self._host.resign(table_id, user)
        return await self._host.cancel(table_id, user, is_admin=True)

    def _noted(self, outcome: Table | Refusal) -> Table | Refusal:
        if isinstance(outcome, Table):
            self._notes.write(outcome)
        return outcome


def person(channel: int, number: int) -> Person:
    """Returns one of the two people of a channel."""
    return Person(1000 + 10 * channel + number, f"P{channel}.{number}")


@dataclass(frozen=True, slots=True)
class Post:
    """What a process hosts, and at which channels its crowd plays."""

    url: str
    notes: Path
    channels: range
    seed: str
    guild: int = 1
    shards: Shards = ALL
    pace: Pace = AT_ONCE


def run(post: Post, ready: Connection) -> None:
    """Plays until killed; sends something when every table is taken up."""
    asyncio.run(_run(post, ready))


async def _run(post: Post, ready: Connection) -> None:
    database = await Database.open(post.url)
    notes = Notes(post.notes)
    host = Host(database, Clock(), InlineThinker(), notes, post.pace, shards=post.shards)
    await host.start()
    ready.send(True)
    crowd = Crowd(host, notes, random.Random(post.seed), post.guild)
    await asyncio.gather(asyncio.Event().wait(), *(crowd.play(channel) for channel in post.channels))
