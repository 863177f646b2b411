"""A host on a real database file, with time that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.clock import Clock
from bot.tables.host import Host
from bot.tables.lookout import Members
from bot.tables.pace import Pace
from bot.tables.presenter import Change
from bot.tables.refusals import DETAILS
from bot.tables.table import Person, Table
from bot.tables.thinking import InlineThinker
from engine.game import Refusal
from engine.games import GAMES
from engine.scala40.game import Scala40
from storage import Database

ANN, BEN, CLEO, DINA = Person(1001, "Ann"), Person(1002, "Ben"), Person(1003, "Cleo"), Person(1004, "Dina")
PEOPLE = (ANN, BEN, CLEO, DINA)
GUILD, CHANNEL = 5, 77

T = TypeVar("T")


class ManualClock(Clock):
    """Time that `pass_time` moves, from one waiting moment to the next."""

    def __init__(self, now: datetime = datetime(2026, 3, 1, 12, tzinfo=UTC)) -> None:
        self._now = now
        self._timers: list[tuple[datetime, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        return self._now

    async def wait(self, event: asyncio.Event, seconds: float | None, reason: str) -> bool:
        if seconds is None:
            return await event.wait()
        timer = asyncio.get_running_loop().create_future()
        self._timers.append((self._now + timedelta(seconds=seconds), timer))
        waiting = asyncio.ensure_future(event.wait())
        try:
            await asyncio.wait({timer, waiting}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            timer.cancel()
        return event.is_set()

    def next_timer(self, until: datetime) -> bool:
        """Moves to the next moment that something waits for, not beyond `until`; tells whether there was one."""
        self._timers = [timer for timer in self._timers if not timer[1].done()]
        at, timer = min(self._timers, key=lambda timer: timer[0], default=(until, None))
        if timer is None or at > until:
            self._now = until
            return False
        self._now = max(self._now, at)
        timer.set_result(None)
        return True


class Witness:
    """A presenter that remembers what it was told."""

    def __init__(self) -> None:
        self.seen: list[tuple[Table, Change]] = []
        self.failing = False

    async def changed(self, table: Table, change: Change) -> None:
        self.seen.append((table, change))
        if self.failing:
            raise ConnectionError("Discord is down")

    @property
    def kinds(self) -> list[str]:
        """The kinds of the changes so far."""
        return [change.kind for _, change in self.seen]

    def last(self, kind: str) -> Change:
        """Returns the latest change of a kind."""
        return next(change for _, change in reversed(self.seen) if change.kind == kind)


class Puppet(InlineThinker):
    """A computer player that makes the moves of a script first, and waits before a move while it is held."""

    def __init__(self) -> None:
        self.script: list[str] = []
        self.free = asyncio.Event()
        self.free.set()

    async def think(self, game: str, view: Any, level: str, seed: str) -> str:
        await self.free.wait()
        return self.script.pop(0) if self.script else await super().think(game, view, level, seed)


class House:
    """A host that can be restarted: everything but the database file is made anew."""

    def __init__(self, path: Path, pace: Pace | None = None, url: str = "") -> None:
        self.path = path
        self.url = url or f"sqlite+aiosqlite:///{path.as_posix()}"
        self.clock = ManualClock()
        self.computer = Puppet()
        self.pace = pace or Pace(computer_turn=1, between_hands=8)
        self.witness = Witness()
        self.keep_moves: timedelta | None = None
        self.members: Members | None = None
        self.database: Database
        self.host: Host

    async def start(self) -> None:
        """Opens the database and the host on it."""
        self.database = await Database.open(self.url)
        self.host = Host(
            self.database,
            self.clock,
            self.computer,
            self.witness,
            self.pace,
            keep_moves=self.keep_moves,
            members=self.members,
        )
        await self.host.start()
        await self.settle()

    async def close(self) -> None:
        """Closes host and database."""
        await self.host.close()
        await self.database.close()

    async def restart(self, after: float = 0) -> None:
        """Starts a new process state on the same file, some seconds later."""
        await self.close()
        self.clock = ManualClock(self.clock.now() + timedelta(seconds=after))
        self.witness = Witness()
        await self.start()

    async def settle(self) -> None:
        """Lets everything that is under way come to its end."""
        quiet = 0
        while quiet < 5:
            routines = self.host._routines
            schedulers = [self.host._scheduler] + ([self.host._looks] if self.members is not None else [])
            working = (
                # The schedulers and the routines never end.
                len(self.host._tasks) > len(schedulers) + len(routines)
                or self.host._herald._tasks
                or any(scheduler._sooner.is_set() for scheduler in schedulers)
                or any(routine.busy for routine in routines)
            )
            quiet = 0 if working else quiet + 1
            # A database works in a thread of its own, which a busy loop here would only slow down.
            await asyncio.sleep(0.0002 if working else 0)

    async def pass_time(self, seconds: float) -> None:
        """Lets time pass, with all that happens on the way."""
        until = self.clock.now() + timedelta(seconds=seconds)
        await self.settle()
        while self.clock.next_timer(until):
            await self.settle()
        await self.settle()

    async def let_time_pass(self, seconds: float) -> None:
        """Lets time pass while something is under way that does not come to its end."""
        self.clock.next_timer(self.clock.now() + timedelta(seconds=seconds))
        for _ in range(20):
            await asyncio.sleep(0.001)

    async def lobby(
        self,
        *people: Person,
        computers: Sequence[str] = (),
        clock: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Table:
        """Opens a lobby with these people (the first is the owner) and computers."""
        limit = max(2, len(people) + len(computers))
        table = done(
            await self.host.create(
                GUILD,
                CHANNEL,
                people[0],
                game="scala40",
                options=options or {},
                seat_limit=limit,
                computers=computers,
                clock=clock,
            )
        )
        for person in people[1:]:
            table = done(await self.host.join(table.id, person))
        await self.settle()
        return table

    async def begin(
        self,
        *people: Person,
        computers: Sequence[str] = (),
        clock: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Table:
        """Opens a table and deals; computers have not played yet."""
        table = await self.lobby(*people, computers=computers, clock=clock, options=options)
        table = done(await self.host.begin(table.id, people[0].user_id))
        await self.settle()
        return table

    def table(self, table_id: int = 1) -> Table:
        """Returns a table as it is now."""
        table = self.host.table(table_id)
        assert table is not None
        return table

    async def play(self, *moves: str) -> Table:
        """Plays moves of whoever is to play; none may be refused."""
        for text in moves:
            played = done(await self.host.play(1, player(self.table()).user_id, text, self.table().version))
            assert played.events
        await self.settle()
        return self.table()

    async def pass_turn(self) -> Table:
        """Draws and throws a card away that may be discarded."""
        await self.play("draw stock")
        seat = self.table().to_play
        discards = [str(move) for move in self.table().view(seat).legal if move.verb == "discard"]
        return await self.play(discards[0])


def player(table: Table) -> Person:
    """Returns the person who is to play."""
    assert table.to_play is not None
    user_id = table.seats[table.to_play].user_id
    return next(person for person in PEOPLE if person.user_id == user_id)


def done(outcome: T | Refusal) -> T:
    """Returns what came of an action that must not be refused."""
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def code(outcome: object) -> str:
    """Returns why an action was refused."""
    assert isinstance(outcome, Refusal), outcome
    assert set(outcome.details) == set(DETAILS.get(outcome.code, outcome.details)), outcome
    return outcome.code


def rig(monkeypatch: pytest.MonkeyPatch, *positions: dict[str, Any]) -> None:
    """Deals these positions instead of shuffled hands, the last one for all that follow."""
    left = list(positions)

    def deal(*_: object) -> object:
        return GAMES["scala40"].read_position(left.pop(0) if len(left) > 1 else left[0])

    monkeypatch.setattr(Scala40, "new_hand", deal)
    monkeypatch.setattr(Scala40, "next_hand", deal)


def nearly_over(*totals: int, out: Sequence[int] = (), **rules: str | int) -> dict[str, Any]:
    """Returns a position in which seat 1 draws 9H, can lay 4C (and 8C) off and closes; others are left with 22."""
    seats: list[dict[str, Any]] = [
        {"hand": "KS KD 2H" if number < 3 else "KC KH 2S", "opened": True, "total": total, "turns": 3}
        for number, total in enumerate(totals)
    ]
    seats[1]["hand"] = "4C 8C"
    for number in out:
        seats[number] = {"out": True, "total": totals[number]}
    return {
        "rules": rules,
        "seats": seats,
        "table": ["5C 6C 7C"],
        "stock": "9H 2D 3D 4D 6D 7D 8D",
        "discard": "3S",
        "dealer": 0,
        "to_play": 1,
    }


def nearly_dead(*totals: int, hands: Sequence[str], **rules: str | int) -> dict[str, Any]:
    """Returns a position in which the hand is dead when seat 1 has discarded 9H: nobody can draw after it."""
    seats = [{"hand": hand, "total": total, "turns": 3} for hand, total in zip(hands, totals, strict=True)]
    seats[1]["hand"] = f"9H {hands[1]}"
    rules = {"reshuffle_limit": 0, "dead_hand": "all_count", **rules}
    return {"rules": rules, "seats": seats, "stock": "", "discard": "", "dealer": 0, "to_play": 1, "phase": "play"}


CLOSE = ("draw stock", "layoff 4C to 1", "layoff 8C to 1", "discard 9H")
"""How seat 1 closes the hand of `nearly_over`."""
