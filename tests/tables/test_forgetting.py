"""Who is forgotten leaves every table first, and comes back as somebody new."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.tables.host import Host
from bot.tables.table import Person, Table
from engine.game import Refusal
from storage.outages import Unavailable
from storage.settings import Setting
from storage.shards import Shards
from tests.quick import migrated_template, postgres_server  # noqa: F401
from tests.storage.conftest import sqlite_url, url  # noqa: F401
from tests.storage.test_people import bytes_beside, everything, traces
from tests.tables.kit import BEN, CHANNEL, CLEO, CLOSE, GUILD, House, code, done, nearly_over, player, rig

ANN = Person(987_654_321_098_765_432, "Annabella Unica")
"""Her id and her name are in no other numbers and words."""


@pytest.fixture
async def either(tmp_path: Path, url: str) -> AsyncIterator[House]:  # noqa: F811
    """A host on a database of either kind."""
    made = House(tmp_path / "storage.db", url=url)
    await made.start()
    yield made
    await made.close()


async def open_table(house: House, channel: int, *people: Person, computers: int = 0) -> Table:
    """Opens a lobby in a channel of its own."""
    options: dict[str, Any] = {"game": "scala40", "options": {}, "seat_limit": 4, "computers": ["easy"] * computers}
    table = done(await house.host.create(GUILD, channel, people[0], **options))
    for person in people[1:]:
        table = done(await house.host.join(table.id, person))
    return table


def elsewhere(house: House) -> Host:
    """Returns the host of another process, whose tables these are not."""
    others = Shards(2, frozenset({1}))
    return Host(house.database, house.clock, house.computer, house.witness, house.pace, shards=others)


async def turn_of(house: House, table_id: int, person: Person) -> Table:
    """Draws and discards until somebody is to play."""
    while True:
        table = house.table(table_id)
        seat = None if table.to_play is None else table.seats[table.to_play]
        if seat is None or seat.by_computer:
            await house.pass_time(10)
        elif seat.user_id == person.user_id:
            return table
        else:
            await turn(house, table_id, seat.user_id or 0)


async def turn(house: House, table_id: int, user_id: int) -> None:
    """Draws and throws a card away."""
    done(await house.host.play(table_id, user_id, "draw stock", None))
    table = house.table(table_id)
    discards = [str(move) for move in table.view(table.to_play).legal if move.verb == "discard"]
    done(await house.host.play(table_id, user_id, discards[0], None))
    await house.settle()


async def test_nothing_is_left_in_a_database_of_either_kind(
    either: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, host = either, either.host
    await house.database.settings.set_of_player(ANN.user_id, Setting.LANGUAGE, "it")
    with monkeypatch.context() as rigged:
        rig(rigged, nearly_over(90, 20))
        await open_table(house, CHANNEL, ANN, BEN)
        done(await host.begin(1, ANN.user_id))
        await house.play(*CLOSE)
    assert house.table(1).status == "finished"
    await open_table(house, 78, ANN, CLEO, computers=1)
    done(await host.begin(2, ANN.user_id))
    for _ in range(3):
        await turn_of(house, 2, ANN)
        await turn(house, 2, ANN.user_id)
    await turn_of(house, 2, ANN)
    await open_table(house, 79, ANN, BEN)
    await open_table(house, 80, ANN)
    assert str(ANN.user_id) in await everything(house.database)
    assert ANN.name in await everything(house.database)

    await host.forget(ANN.user_id)
    await house.settle()

    async def check() -> None:
        left = await everything(house.database)
        assert str(ANN.user_id) not in left
        assert ANN.name not in left
        await house.database.scrub()
        assert traces(bytes_beside(house.path), ANN.user_id, ANN.name) == []

    await check()
    assert host.table(1) is None, "nor is she in memory"
    running = house.table(2)
    assert (running.status, running.owner_id, running.seats[0].by_computer) == ("playing", CLEO.user_id, True)
    assert (house.table(3).owner_id, len(house.table(3).seats)) == (BEN.user_id, 1)
    assert host.in_channel(80) is None

    # The match goes on without her and ends; the winner of the other one has what he had.
    await turn_of(house, 2, CLEO)
    await turn(house, 2, CLEO.user_id)
    done(await host.resign(2, CLEO.user_id))
    assert house.table(2).status == "finished"
    await check()
    ben, _ = await house.database.statistics.leaderboard(GUILD, "scala40", None)
    assert (ben.user_id, ben.eliminations, ben.computer_eliminations, ben.won) == (BEN.user_id, 1, 0, 1)

    again = await open_table(house, 81, ANN)
    assert again.seats[0].user_id == ANN.user_id
    assert await house.database.statistics.hands_played(ANN.user_id, "scala40", 3) == 0


async def test_a_computer_takes_the_seat_under_a_name_of_its_own(house: House) -> None:
    await open_table(house, CHANNEL, ANN, BEN, computers=1)
    done(await house.host.begin(1, ANN.user_id))
    await turn_of(house, 1, ANN)
    await house.host.forget(ANN.user_id)
    seat = house.table().seats[0]
    assert (seat.name, seat.user_id, seat.salt, seat.person) == ("Alba", -1, None, None)
    assert (house.table().owner_id, seat.by_computer, seat.resigned) == (BEN.user_id, True, True)
    await house.settle()
    assert house.witness.last("seat").reason == "resigned"
    await house.pass_time(5)
    assert player(house.table()) == BEN
    assert code(await house.host.return_to_seat(1, ANN.user_id)) == "not_seated"
    await house.restart()
    assert house.table().seats[0] == seat
    await turn_of(house, 1, BEN)


async def test_the_shuffle_of_the_next_hand_names_the_computer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_table(house, CHANNEL, ANN, BEN)
    rig(monkeypatch, nearly_over(10, 20))
    done(await house.host.begin(1, ANN.user_id))
    await house.host.forget(ANN.user_id)
    await house.play(*CLOSE)
    await house.pass_time(9)
    first, second = await house.database.matches.hands(1)
    assert (second.public or "").startswith("Alba/")
    assert (first.public or "").split("/")[1][:32] == (second.public or "").split("/")[1][:32]


async def test_who_is_out_or_has_resigned_is_forgotten_in_the_running_match(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(house, CHANNEL, ANN, BEN, CLEO)
    rig(monkeypatch, nearly_over(90, 20, 30), nearly_over(112, 20, 30, out=[0]))
    done(await house.host.begin(1, ANN.user_id))
    await house.play(*CLOSE)
    assert house.table().seats[0].eliminated_in == 1
    await house.host.forget(ANN.user_id)
    assert ANN.name not in await everything(house.database)
    await house.pass_time(9)
    done(await house.host.resign(1, BEN.user_id))
    await house.host.forget(BEN.user_id)
    assert [seat.user_id for seat in house.table().seats] == [-1, -2, CLEO.user_id]
    assert len({seat.name for seat in house.table().seats}) == 3
    done(await house.host.resign(1, CLEO.user_id))
    left = await everything(house.database)
    assert str(ANN.user_id) not in left
    (cleo,) = await house.database.statistics.leaderboard(GUILD, "scala40", None)
    assert cleo.user_id == CLEO.user_id


async def test_with_the_last_person_the_match_ends(house: House) -> None:
    await open_table(house, CHANNEL, ANN, computers=2)
    done(await house.host.begin(1, ANN.user_id))
    await house.host.forget(ANN.user_id)
    record = await house.database.matches.load(1)
    assert record is not None
    assert (record.status, record.owner_id) == ("finished", 0)
    assert await house.database.statistics.leaderboard(GUILD, "scala40", None) == []
    await house.settle()
    assert house.witness.kinds[-1] == "match_over"


async def test_a_table_of_another_process_is_left_as_well(house: House) -> None:
    await open_table(house, CHANNEL, ANN, CLEO)
    done(await house.host.begin(1, ANN.user_id))
    await turn_of(house, 1, CLEO)
    await elsewhere(house).forget(ANN.user_id)
    assert str(ANN.user_id) not in await everything(house.database)
    assert house.table().seats[0].user_id == ANN.user_id, "its process does not know yet"
    assert code(await house.host.play(1, CLEO.user_id, "draw stock", None)) == "stale"
    assert house.table().seats[0].user_id == -1
    await turn(house, 1, CLEO.user_id)
    done(await house.host.resign(1, CLEO.user_id))
    assert ANN.name not in await everything(house.database)


async def test_a_match_that_cannot_be_read_is_set_aside_and_forgets(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await open_table(house, CHANNEL, ANN, BEN)
    done(await house.host.begin(1, ANN.user_id))
    async with house.database.engine.begin() as connection:
        await connection.execute(text("UPDATE snapshots SET state = '{\"seats\": 7}'"))
    await elsewhere(house).forget(ANN.user_id)
    assert "cannot be read" in caplog.text
    caplog.clear()
    assert str(ANN.user_id) not in await everything(house.database)
    record = await house.database.matches.load(1)
    assert record is not None
    assert record.status == "unreadable"


async def test_what_is_begun_while_the_database_goes_away_is_finished_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(house, CHANNEL, ANN, BEN)

    async def away(*_: object) -> None:
        raise Unavailable("connection refused")

    with monkeypatch.context() as outage:
        outage.setattr(house.database.matches, "commit", away)
        with pytest.raises(Unavailable):
            await house.host.forget(ANN.user_id)
    assert str(ANN.user_id) in await everything(house.database)
    await house.host.forget(ANN.user_id)
    assert str(ANN.user_id) not in await everything(house.database)


async def test_somebody_who_was_never_here_can_be_forgotten(house: House) -> None:
    before = await everything(house.database)
    await house.host.forget(ANN.user_id)
    assert await everything(house.database) == before


async def test_others_who_play_at_the_same_time_do_not_bring_the_person_back(house: House) -> None:
    await open_table(house, CHANNEL, ANN, BEN, CLEO)
    done(await house.host.begin(1, ANN.user_id))
    await asyncio.gather(
        house.host.forget(ANN.user_id),
        house.host.leave(1, BEN.user_id),
        house.host.leave(1, CLEO.user_id),
        house.host.leave(1, ANN.user_id),
    )
    assert not isinstance(await house.host.return_to_seat(1, BEN.user_id), Refusal)
    await house.settle()
    assert str(ANN.user_id) not in await everything(house.database)


@pytest.mark.parametrize("here", [True, False])
async def test_a_parked_match_goes_on_or_is_closed_where_another_is_played(
    house: House, monkeypatch: pytest.MonkeyPatch, here: bool
) -> None:
    """Ann is the last one in who could take it up: Ben, who is out, stays to see the end."""
    await open_table(house, CHANNEL, BEN, ANN, CLEO)
    rig(monkeypatch, nearly_over(90, 20, 30), nearly_over(112, 20, 30, out=[0]))
    done(await house.host.begin(1, BEN.user_id))
    for move in CLOSE:
        done(await house.host.play(1, ANN.user_id, move, None))
    await house.pass_time(9)
    done(await house.host.resign(1, CLEO.user_id))
    done(await house.host.leave(1, ANN.user_id))
    await house.pass_time(600)
    assert house.table().status == "parked"
    if here:
        await open_table(house, CHANNEL, CLEO)
    await house.host.forget(ANN.user_id)
    assert str(ANN.user_id) not in await everything(house.database)
    assert house.host.table(1) is None if here else house.table().status in ("playing", "pause")
    record = await house.database.matches.load(1)
    assert record is not None
    assert (record.status == "cancelled") == here


async def test_a_parked_match_stays_parked_for_the_others(house: House) -> None:
    await open_table(house, CHANNEL, ANN, BEN)
    done(await house.host.begin(1, ANN.user_id))
    for person in (ANN, BEN):
        done(await house.host.leave(1, person.user_id))
    await house.pass_time(600)
    assert house.table().status == "parked"
    await house.host.forget(ANN.user_id)
    assert str(ANN.user_id) not in await everything(house.database)
    assert house.table().status == "parked"
    done(await house.host.return_to_seat(1, BEN.user_id))
    await turn_of(house, 1, BEN)
