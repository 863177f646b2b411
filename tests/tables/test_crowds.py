"""Many at once: at one table exactly one takes effect, at a thousand tables all do."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

from bot.tables.table import Person, Played, Table
from engine.game import Refusal
from tests.tables.kit import ANN, BEN, CLEO, DINA, House, code, player

CLICKS = 100


def discards(table: Table) -> list[str]:
    return [str(move) for move in table.view(table.to_play).legal if move.verb == "discard"]


async def test_of_a_hundred_clicks_on_each_version_one_takes_effect(house: House) -> None:
    table = await house.begin(ANN, BEN)
    for turn in range(6):
        choices = ["draw stock"] if turn % 2 == 0 else discards(table)
        clicks = [
            house.host.play(1, person.user_id, choices[number % len(choices)], table.version)
            for number in range(CLICKS // 2)
            for person in (ANN, BEN)
        ]
        outcomes = await asyncio.gather(*clicks)
        refused = {code(outcome) for outcome in outcomes if isinstance(outcome, Refusal)}
        (played,) = [outcome for outcome in outcomes if isinstance(outcome, Played)]
        assert refused == {"stale", "not_your_turn"} or refused == {"stale"}
        assert played.table.version == table.version + 1
        table = house.table()
        assert table == played.table
    assert [move.sequence for move in await house.database.matches.moves(1)] == list(range(1, 7))


async def test_of_a_hundred_commands_without_a_version_one_takes_effect(house: House) -> None:
    table = await house.begin(ANN, BEN)
    mover = player(table).user_id
    outcomes = await asyncio.gather(*(house.host.play(1, mover, "draw stock", None) for _ in range(CLICKS)))
    assert sum(isinstance(outcome, Played) for outcome in outcomes) == 1
    assert house.table().version == table.version + 1


async def test_whatever_a_crowd_does_in_a_lobby_is_done_one_after_the_other(house: House) -> None:
    before = await house.lobby(ANN, BEN, CLEO, DINA)
    chance = random.Random("lobby")

    def wish(person: Person) -> object:
        host = house.host
        return chance.choice(
            [
                lambda: host.join(1, person),
                lambda: host.leave(1, person.user_id),
                lambda: host.add_computer(1, person.user_id, "easy"),
                lambda: host.remove_computer(1, person.user_id),
                lambda: host.set_options(1, person.user_id, {"limit": chance.choice((101, 201))}),
            ]
        )()

    people = [ANN, BEN, CLEO, DINA]
    outcomes = await asyncio.gather(*(wish(chance.choice(people)) for _ in range(CLICKS)))  # type: ignore[call-overload]
    versions = sorted(outcome.version for outcome in outcomes if isinstance(outcome, Table))
    assert versions == list(range(before.version + 1, before.version + 1 + len(versions)))
    table = house.table()
    assert [seat.number for seat in table.seats] == list(range(len(table.seats)))
    await house.restart()
    if table.open:
        assert house.table() == table


async def test_a_hundred_people_begin_and_cancel_once(house: House) -> None:
    await house.lobby(ANN, BEN)
    begun = await asyncio.gather(*(house.host.begin(1, ANN.user_id) for _ in range(CLICKS)))
    assert sum(isinstance(outcome, Table) for outcome in begun) == 1
    ended = await asyncio.gather(*(house.host.cancel(1, ANN.user_id, is_admin=False) for _ in range(CLICKS)))
    assert sum(isinstance(outcome, Table) for outcome in ended) == 1
    again = await asyncio.gather(*(house.host.rematch(1, person) for person in (ANN, BEN) for _ in range(CLICKS // 2)))
    assert {outcome.id for outcome in again if isinstance(outcome, Table)} == {2}
    assert [seat.user_id for seat in house.table(2).seats] == [ANN.user_id, BEN.user_id]


async def test_a_thousand_tables_at_once(house: House) -> None:
    table = await house.begin(ANN, BEN)
    await house.close()
    multiply(house.path, 1000)
    await house.start()
    mover = player(table).user_id
    played = await asyncio.gather(
        *(house.host.play(number, mover, "draw stock", table.version) for number in range(1, 1001) for _ in range(2))
    )
    assert sum(isinstance(outcome, Played) for outcome in played) == 1000
    assert {code(outcome) for outcome in played if isinstance(outcome, Refusal)} == {"stale"}
    await house.settle()
    assert house.witness.kinds.count("moved") == 1000
    records = await house.database.matches.open_matches()
    assert [record.snapshot.version for record in records] == [table.version + 1] * 1000


def multiply(path: Path, number: int) -> None:
    """Copies the only match of a database into other channels, until there are so many."""
    with sqlite3.connect(path) as connection:
        for name in ("matches", "snapshots", "seats", "hands"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            own = {"matches": {"id": "n", "channel_id": "1000 + n"}}.get(name, {"match_id": "n"})
            values = ", ".join(own.get(column, column) for column in columns)
            connection.execute(
                f"WITH numbers(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < {number})"
                f" INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name}, numbers"
            )
    connection.close()


async def test_a_mistaken_second_owner_does_no_harm(house: House) -> None:
    table = await house.begin(ANN, BEN, clock=60)
    twin = House(house.path)
    twin.clock = house.clock
    await twin.start()
    for turn in range(6):
        choices = ["draw stock"] if turn % 2 == 0 else discards(table)
        mover = player(table).user_id
        outcomes = await asyncio.gather(
            *(side.host.play(1, mover, choices[0], table.version) for side in (house, twin, twin, house))
        )
        assert sum(isinstance(outcome, Played) for outcome in outcomes) == 1
        assert {code(outcome) for outcome in outcomes if isinstance(outcome, Refusal)} == {"stale"}
        table = max(house.table(), twin.table(), key=lambda side: side.version)
    await house.pass_time(120)
    await twin.settle()
    await asyncio.gather(*(side.host.play(1, ANN.user_id, "stop", 1) for side in (house, twin)))
    moves = await house.database.matches.moves(1)
    assert [move.sequence for move in moves] == list(range(1, len(moves) + 1))
    assert [house.witness.kinds.count("reminder") + twin.witness.kinds.count("reminder")] == [2]
    await twin.close()
