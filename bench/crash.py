"""Kills a process that hosts many tables at random instants and compares what it left with what it had acknowledged.

Nothing that was acknowledged may be lost, nothing may be there twice, and every match must follow from its shuffles
and moves by the rules. On PostgreSQL the server is stopped and started as well, as by a crash, under the players.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import tempfile
import time
from collections import defaultdict
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import select

from bench import crowd
from bench.crowd import Post
from bench.postgres import Postgres
from bot.tables.mapping import read_table
from engine.game import Refusal, Standing
from engine.games import GAMES
from engine.shuffle import mix
from storage import Database
from storage.models import matches, results
from storage.records import HandRecord, MatchRecord, MoveRecord

STARTING_SECONDS = 60.0
"""A child that is not ready by then never will be."""
AWAY_SECONDS = 0.2
"""How long a database server stays away at most."""


@dataclass
class Promises:
    """What was acknowledged about one match."""

    version: int = 0
    moves: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Seat and text of the moves of people, by their number in the match."""


@dataclass
class Replayed:
    """A match as the rules make it of its moves so far."""

    moves: list[MoveRecord] = field(default_factory=list)
    hand: int = 0
    state: Any = None


@dataclass
class Findings:
    """What was compared, and what was wrong."""

    moves: int = 0
    matches: int = 0
    finished: int = 0
    hands: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    corrupted: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        wrong = f"{len(self.lost)} lost, {len(self.doubled)} doubled, {len(self.corrupted)} corrupted"
        counted = f"{self.moves} moves acknowledged, {self.matches} matches, {self.finished} finished"
        lines = [*self.lost, *self.doubled, *self.corrupted][:20]
        return "\n".join([f"{counted}, {self.hands} hands: {wrong}", *lines])

    @property
    def clean(self) -> bool:
        """Whether nothing was wrong."""
        return not (self.lost or self.doubled or self.corrupted)


class Auditor:
    """Compares a database with the notes of those who played on it."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._promises: dict[int, Promises] = defaultdict(Promises)
        self._replayed: dict[int, Replayed] = defaultdict(Replayed)
        self.interruptions = 0
        """How often the people were cut off: each time one answer per table may have been lost on its way."""

    def read(self, notes: Path) -> None:
        """Takes in the notes of one process."""
        if not notes.exists():
            return
        for line in notes.read_text().splitlines():
            note = json.loads(line)
            promised = self._promises[note["match"]]
            promised.version = max(promised.version, note["version"])
            if "move" in note:
                promised.moves[note["move"]] = (note["seat"], note["text"])

    def audit(self) -> Findings:
        """Reads every match of the database and returns what is wrong."""
        return asyncio.run(self.findings())

    async def findings(self) -> Findings:
        """Does the same on a running event loop."""
        found = Findings(moves=sum(len(promised.moves) for promised in self._promises.values()))
        database = Database.at(self._url)
        async with database.engine.connect() as connection:
            ids = list(await connection.scalars(select(matches.c.id)))
            outcomes = list(await connection.scalars(select(results.c.match_id)))
        found.lost += [f"match {match_id}" for match_id in self._promises if match_id not in ids]
        for match_id in ids:
            record = await database.matches.load(match_id)
            assert record is not None
            found.matches += 1
            seats = len(record.seats) if record.status == "finished" else 0
            found.finished += record.status == "finished"
            if outcomes.count(match_id) != seats:
                found.corrupted.append(f"match {match_id}: {outcomes.count(match_id)} results, not {seats}")
            moves = await database.matches.moves(match_id)
            hands = await database.matches.hands(match_id)
            found.hands += sum(hand.ended_at is not None for hand in hands)
            self._compare(found, record, moves)
            problem = self._replay(record, moves, hands)
            if problem:
                found.corrupted.append(f"match {match_id}: {problem}")
        await database.close()
        return found

    def _compare(self, found: Findings, record: MatchRecord, moves: list[MoveRecord]) -> None:
        promised = self._promises[record.id]
        if record.snapshot.version < promised.version:
            found.lost.append(f"match {record.id}: version {record.snapshot.version}, not {promised.version}")
        written = {move.sequence: (move.seat, move.text) for move in moves}
        for number, move in promised.moves.items():
            if written.get(number) != move:
                found.lost.append(f"match {record.id}: move {number} is {written.get(number)}, not {move}")
        unknown = [move for move in moves if move.user_id is not None and move.sequence not in promised.moves]
        if len(unknown) > self.interruptions:
            found.doubled.append(f"match {record.id}: {len(unknown)} moves that were never acknowledged")

    def _replay(self, record: MatchRecord, moves: list[MoveRecord], hands: list[HandRecord]) -> str | None:
        """Says in what a match is not what its moves make of it."""
        game = GAMES[record.game]
        replayed = self._replayed[record.id]
        if [move.sequence for move in moves] != list(range(1, record.snapshot.moves + 1)):
            return f"moves {[move.sequence for move in moves]}, not 1 to {record.snapshot.moves}"
        if moves[: len(replayed.moves)] != replayed.moves:
            return "moves have changed after they were made"
        for hand in hands:
            if hand.dealt_at is not None and hand.number > replayed.hand:
                self._deal(record, replayed, hand)
            for move in moves[len(replayed.moves) :]:
                if move.hand != hand.number:
                    break
                applied = game.play(replayed.state, move.text)
                if isinstance(applied, Refusal):
                    return f"move {move.sequence}, {move.text!r}, is refused: {applied}"
                replayed.state = applied.state
                replayed.moves.append(move)
        table, _ = read_table(record)
        if replayed.state is None:
            return None if table.state is None else "a hand that was never dealt"
        if json.loads(json.dumps(game.save(replayed.state))) != record.snapshot.state:
            return "the position is not what the moves lead to"
        result = game.scores(replayed.state)
        if result is not None and not table.asked and tuple(seat.total for seat in table.seats) != result.totals:
            return "the totals are not what the hand makes them"
        return None

    def _deal(self, record: MatchRecord, replayed: Replayed, hand: HandRecord) -> None:
        game = GAMES[record.game]
        assert hand.public is not None
        seed = mix(bytes.fromhex(hand.secret), hand.public)
        if replayed.state is None:
            seats = [Standing() for _ in record.seats]
            replayed.state = game.new_hand(game.rules(record.options), seats, hand.dealer or 0, seed)
        else:
            replayed.state = game.next_hand(replayed.state, seed)
        replayed.hand = hand.number


class Child:
    """A process in which a crowd plays."""

    def __init__(self, post: Post) -> None:
        methods = multiprocessing.get_all_start_methods()
        context: Any = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if "forkserver" in methods:
            context.set_forkserver_preload(["__main__", "bench.crowd"])
        self._post = post
        self._ready, theirs = context.Pipe()
        self._process = context.Process(target=crowd.run, args=(post, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def wait_until_ready(self) -> None:
        """Returns when every table is taken up; a child that fails closes its end."""
        if not self._ready.poll(STARTING_SECONDS) or not self._ready.recv():
            raise RuntimeError("the tables were not taken up in time")

    @property
    def alive(self) -> bool:
        """Whether it still plays."""
        return bool(self._process.is_alive())

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        self._process.kill()
        self._process.join()


class Killer:
    """Starts the crowd and ends it in the middle of whatever it does."""

    def __init__(self, url: str, folder: Path, tables: int, seed: str, server: Postgres | None = None) -> None:
        self.auditor = Auditor(url)
        self._url = url
        self._folder = folder
        self._tables = tables
        self._seed = seed
        self._server = server
        self._chance = random.Random(seed)
        self._rounds = 0

    def kill_once(self, span: float) -> None:
        """Lets the crowd play for a random part of some seconds, then kills it."""
        self._rounds += 1
        notes = self._folder / f"notes-{self._rounds}.jsonl"
        child = Child(Post(self._url, notes, range(self._tables), f"{self._seed} {self._rounds}"))
        try:
            child.wait_until_ready()
            if self._server is not None and self._rounds % 2:
                time.sleep(self._chance.uniform(0, span))
                self._interrupt(self._server)
            time.sleep(self._chance.uniform(0, span))
            if not child.alive:
                raise RuntimeError("the host has ended by itself")
        finally:
            child.kill()
        self.auditor.interruptions += 1
        self.auditor.read(notes)
        notes.unlink(missing_ok=True)

    def _interrupt(self, server: Postgres) -> None:
        """Takes the database away from under the players for a moment."""
        server.stop(mode=self._chance.choice(("immediate", "fast")))
        time.sleep(self._chance.uniform(0, AWAY_SECONDS))
        server.start()
        self.auditor.interruptions += 1


def run(kills: int, tables: int, span: float, seed: str, postgres: bool) -> int:
    """Kills the crowd so many times; prints what was found, and returns 1 where anything was wrong."""
    with tempfile.TemporaryDirectory() as name, Postgres() if postgres else nullcontext() as server:
        folder = Path(name)
        url = f"sqlite:///{folder / 'crash.db'}" if server is None else server.url(server.database())
        killer = Killer(url, folder, tables, seed, server)
        for number in range(1, kills + 1):
            killer.kill_once(span)
            found = killer.auditor.audit()
            if not found.clean or number % 20 == 0 or number == kills:
                stops = killer.auditor.interruptions - number
                print(f"{number} kills, {stops} stops of the server: {found}", flush=True)
            if not found.clean:
                return 1
    return 0
