"""A match that everybody has left rests, can be taken up for a week, and is closed then."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.pace import KEPT_PARKED, LOBBY_PATIENCE, TURN_PATIENCE
from bot.tables.table import Person
from tests.tables.kit import ANN, BEN, CHANNEL, CLEO, CLOSE, GUILD, House, code, done, nearly_over, player, rig

WEEK = KEPT_PARKED.total_seconds()


async def leave(house: House, *people: Person) -> None:
    """Lets people leave table 1, Ann and Ben where nobody is named."""
    for person in people or (ANN, BEN):
        done(await house.host.leave(1, person.user_id))
    await house.settle()


async def test_no_computer_plays_on_for_nobody(house: House) -> None:
    begun = await house.begin(ANN, BEN, computers=["normal"])
    await leave(house)
    parked = house.table()
    assert parked.parked
    assert parked.deadline == house.clock.now() + KEPT_PARKED
    assert house.witness.kinds[-2:] == ["seat", "parked"]
    await house.pass_time(1000)
    assert house.table() == parked
    assert parked.state is begun.state


@pytest.mark.parametrize("restarted", [False, True])
async def test_it_rests_through_a_restart_and_whoever_returns_plays_the_same_hand(
    house: House, restarted: bool
) -> None:
    table = await house.begin(ANN, BEN, computers=["normal"])
    mine = table.view(0).hand
    await leave(house)
    parked = house.table()
    if restarted:
        await house.restart()
        assert house.table() == parked
        assert house.witness.kinds == ["restored"]
    assert house.host.parked_tables(GUILD, ANN.user_id) == [parked]
    assert house.host.parked_tables(GUILD, CLEO.user_id) == house.host.parked_tables(6, ANN.user_id) == []

    back = done(await house.host.return_to_seat(1, ANN.user_id))
    assert (back.status, back.view(0).hand) == ("playing", mine)
    assert [seat.held for seat in back.seats if seat.user_id] == [False, True]
    assert house.host.parked_tables(GUILD, ANN.user_id) == []
    await house.pass_time(10)
    assert house.witness.last("resumed").seat == 0
    assert player(house.table()) == ANN
    await house.pass_turn()


async def test_a_clock_begins_anew_when_the_match_is_taken_up(house: House) -> None:
    table = await house.begin(ANN, BEN, clock=180)
    await house.pass_time(100)
    await leave(house)
    await house.pass_time(3 * 86_400)
    back = done(await house.host.return_to_seat(1, player(table).user_id))
    assert back.deadline == house.clock.now() + timedelta(seconds=180)
    await house.pass_time(90)
    assert house.witness.kinds[-1] == "reminder"


async def test_it_is_parked_where_the_clock_has_ended_the_last_persons_third_turn(house: House) -> None:
    table = await house.begin(ANN, BEN, clock=60)
    await leave(house, BEN if player(table) == ANN else ANN)
    await house.pass_time(60 * 3 + 10)
    assert house.table().parked
    assert house.witness.kinds[-1] == "parked"


async def test_it_is_parked_where_the_last_person_there_resigns(house: House) -> None:
    await house.begin(ANN, BEN, CLEO)
    await leave(house, BEN, CLEO)
    done(await house.host.resign(1, ANN.user_id))
    await house.settle()
    assert house.table().parked
    done(await house.host.resign(1, BEN.user_id))
    await house.settle()
    assert house.table().parked
    assert house.table().owner_id == CLEO.user_id
    done(await house.host.resign(1, CLEO.user_id))
    await house.settle()
    assert house.witness.last("match_over").result is None


async def test_computers_end_a_parked_match_of_which_only_people_who_are_out_are_left(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig(monkeypatch, nearly_over(90, 20, 0), nearly_over(112, 20, 22, out=[0]))
    await house.begin(ANN, BEN, computers=["normal"])
    house.computer.script += CLOSE
    await house.pass_time(2)
    await leave(house, BEN)
    assert house.table().parked
    assert code(await house.host.return_to_seat(1, ANN.user_id)) == "eliminated"
    done(await house.host.resign(1, BEN.user_id))
    await house.settle()
    assert house.witness.kinds[-3:] == ["seat", "resumed", "dealt"]
    await house.pass_time(10)
    assert house.table().hand > 2


async def test_between_two_hands_the_next_one_is_dealt_when_somebody_returns(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig(monkeypatch, nearly_over(10, 20))
    await house.begin(ANN, BEN)
    await house.play(*CLOSE)
    await leave(house)
    await house.restart()
    await house.pass_time(1000)
    assert (house.table().parked, house.table().hand) == (True, 1)
    assert done(await house.host.return_to_seat(1, ANN.user_id)).status == "pause"
    await house.settle()
    assert (house.table().status, house.table().hand) == ("playing", 2)
    assert house.witness.kinds[-2:] == ["resumed", "dealt"]


async def test_after_a_week_it_is_closed_and_says_so(house: House) -> None:
    await house.begin(ANN, BEN)
    hand = (await house.database.matches.hands(1))[0]
    await leave(house)
    await house.pass_time(WEEK - 1)
    assert house.table().parked
    await house.pass_time(1)
    assert house.table().status == "cancelled"
    told = house.witness.last("cancelled")
    assert (told.reason, told.parked, told.secret) == ("expired", True, hand.secret)
    assert code(await house.host.return_to_seat(1, ANN.user_id)) == "match_over"
    assert house.host.in_channel(CHANNEL) is None
    await house.restart()
    assert house.host.table(1) is None


async def test_closed_between_two_hands_it_tells_nothing_of_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig(monkeypatch, nearly_over(10, 20))
    await house.begin(ANN, BEN)
    await house.play(*CLOSE)
    await leave(house)
    await house.pass_time(WEEK)
    told = house.witness.last("cancelled")
    assert (told.reason, told.parked, told.secret) == ("expired", True, None)


@pytest.mark.parametrize("away", [60, 30 * 86_400])
async def test_the_week_does_not_run_while_the_bot_is_away(house: House, away: int) -> None:
    await house.begin(ANN, BEN)
    await leave(house)
    await house.pass_time(86_400)
    await house.restart(after=away)
    assert house.table().deadline == house.clock.now() + KEPT_PARKED - timedelta(days=1)
    await house.restart()
    await house.pass_time(WEEK - 86_400 - 1)
    assert house.table().parked
    await house.pass_time(1)
    assert house.table().status == "cancelled"


async def test_only_returning_and_giving_up_are_possible(house: House) -> None:
    await house.begin(ANN, BEN)
    await leave(house)
    host = house.host
    for refused in (
        await host.play(1, ANN.user_id, "draw stock", None),
        await host.leave(1, ANN.user_id),
        await host.lay_aside(1, ANN.user_id, "7H 7D 7C"),
    ):
        assert code(refused) == "parked"
    assert code(await host.return_to_seat(1, CLEO.user_id)) == "not_seated"
    assert code(await host.rematch(1, ANN)) == "match_running"
    assert code(await host.cancel(1, CLEO.user_id, is_admin=False)) == "not_owner"
    table = done(await host.cancel(1, ANN.user_id, is_admin=False))
    await house.settle()
    assert table.status == "cancelled"
    assert house.witness.last("cancelled").parked


async def test_it_is_in_nobodys_way_and_waits_for_its_channel(house: House) -> None:
    await house.begin(ANN, BEN)
    await leave(house)
    new = done(await house.host.create(GUILD, CHANNEL, CLEO, game="scala40", options={}, seat_limit=2))
    await house.restart()
    assert house.host.in_channel(CHANNEL) == new
    before = house.table()
    assert code(await house.host.return_to_seat(1, ANN.user_id)) == "channel_busy"
    assert house.table() == before
    done(await house.host.leave(new.id, CLEO.user_id))
    assert house.host.in_channel(CHANNEL) == before
    done(await house.host.return_to_seat(1, ANN.user_id))
    busy = await house.host.create(GUILD, CHANNEL, CLEO, game="scala40", options={}, seat_limit=2)
    assert code(busy) == "channel_busy"


async def test_several_parked_matches_of_a_channel(house: House) -> None:
    for number in (1, 2):
        table = done(await house.host.create(GUILD, CHANNEL, ANN, game="scala40", options={}, seat_limit=2))
        done(await house.host.join(table.id, BEN))
        done(await house.host.begin(table.id, ANN.user_id))
        for person in (ANN, BEN):
            done(await house.host.leave(table.id, person.user_id))
        await house.settle()
        assert house.table(number).parked
    await house.restart()
    assert [table.id for table in house.host.parked_tables(GUILD, BEN.user_id)] == [1, 2]
    assert house.host.in_channel(CHANNEL) == house.table(2)
    done(await house.host.return_to_seat(1, BEN.user_id))
    assert house.host.in_channel(CHANNEL) == house.table(1)
    await house.host.close_channel(CHANNEL)
    await house.settle()
    assert house.host.in_channel(CHANNEL) is None
    assert [change.reason for _, change in house.witness.seen if change.kind == "cancelled"] == ["unreachable"] * 2


async def test_a_match_left_by_all_under_an_earlier_version_is_parked_at_the_start(house: House) -> None:
    await house.begin(ANN, BEN)
    await leave(house)
    async with house.database.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE matches SET status = 'playing'")
        await connection.exec_driver_sql("UPDATE snapshots SET deadline = NULL, due_at = NULL")
    await house.restart(after=86_400)
    assert house.table().parked
    assert house.table().deadline == house.clock.now() + KEPT_PARKED


async def test_a_lobby_in_which_nothing_happens_is_closed(house: House) -> None:
    await house.lobby(ANN, BEN)
    await house.pass_time(LOBBY_PATIENCE.total_seconds() - 1)
    done(await house.host.set_options(1, ANN.user_id, {"limit": 201}))
    await house.pass_time(LOBBY_PATIENCE.total_seconds() - 1)
    assert house.table().status == "lobby"
    await house.restart()
    await house.pass_time(1)
    assert house.table().status == "cancelled"
    assert house.witness.last("cancelled").reason == "expired"


async def test_without_a_clock_a_turn_ends_some_day(house: House) -> None:
    table = await house.begin(ANN, BEN)
    first = player(table)
    await house.pass_time(TURN_PATIENCE.total_seconds() - 1)
    assert house.table() == table
    await house.restart()
    await house.pass_time(1)
    assert house.witness.last("seat").reason == "absent"
    await house.pass_time(10)
    assert player(house.table()) != first
    await house.pass_time(TURN_PATIENCE.total_seconds())
    assert house.table().parked
    await house.pass_time(WEEK)
    assert house.table().status == "cancelled"
