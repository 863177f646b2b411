"""Turns that end by themselves."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tests.tables.kit import ANN, BEN, CLEO, House, code, done, player


async def test_half_time_reminds_once_and_the_deadline_plays(house: House) -> None:
    table = await house.begin(ANN, BEN, clock=60)
    seat = table.to_play
    assert table.deadline == house.clock.now() + timedelta(seconds=60)

    await house.pass_time(29)
    assert house.witness.kinds[-1] == "begun"
    await house.pass_time(1)
    assert house.witness.kinds[-1] == "reminder"
    assert house.witness.last("reminder").seat == seat
    await house.pass_time(29)
    assert house.table().turn == 1
    assert house.witness.kinds.count("reminder") == 1

    await house.pass_time(1)
    table = house.table()
    assert table.turn == 2
    assert table.deadline == house.clock.now() + timedelta(seconds=60)
    assert table.log[-1].by_computer
    assert house.witness.kinds[-1] == "moved"
    assert {event.kind for event in house.witness.last("moved").events} >= {"drawn", "discarded"}
    moves = await house.database.matches.moves(1)
    assert {move.user_id for move in moves} == {None}


async def test_the_autopilot_ends_a_turn_that_was_begun(house: House) -> None:
    await house.begin(ANN, BEN, clock=60)
    await house.play("draw stock")
    await house.pass_time(60)
    table = house.table()
    assert table.turn == 2
    assert [event.kind for event in table.log[0].events].count("drawn") == 1


async def test_for_whoever_is_away_the_computer_plays_like_normal(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels: list[tuple[int, str]] = []
    think = house.computer.think

    async def noted(game: str, view: Any, level: str, seed: str) -> str:
        levels.append((view.seat, level))
        return await think(game, view, level, seed)

    monkeypatch.setattr(house.computer, "think", noted)
    await house.begin(ANN, BEN, CLEO, computers=["hard"], clock=60)
    done(await house.host.leave(1, BEN.user_id))
    done(await house.host.resign(1, CLEO.user_id))
    await house.pass_time(70)
    # Ann's clock has run out, Ben has left, Cleo has resigned; seat 1 is a computer of its own level.
    assert set(levels) == {(0, "normal"), (1, "hard"), (2, "normal"), (3, "normal")}
    assert all(turn.by_computer for turn in house.table().log)


async def test_a_move_in_time_forgives_misses(house: House) -> None:
    table = await house.begin(ANN, BEN, clock=60)
    first = table.to_play or 0
    await house.pass_time(60)
    await house.pass_turn()
    assert house.table().seats[first].misses == 1
    await house.pass_turn()
    assert house.table().seats[first].misses == 0


async def test_after_three_misses_a_computer_holds_the_seat_until_its_owner_returns(house: House) -> None:
    table = await house.begin(ANN, BEN, clock=60)
    first = table.to_play or 0
    absent = player(table)
    for _ in range(3):
        assert not house.table().seats[first].held
        await house.pass_time(60)
        await house.pass_turn()
    seat = house.table().seats[first]
    assert (seat.held, seat.misses, seat.user_id) == (True, 3, absent.user_id)
    assert house.witness.last("seat").reason == "absent"

    assert house.table().to_play == first
    assert house.table().deadline is None
    await house.pass_time(1)
    assert house.table().to_play != first
    assert code(await house.host.play(1, absent.user_id, "draw stock", None)) == "seat_held"

    await house.pass_turn()
    table = done(await house.host.return_to_seat(1, absent.user_id))
    seat = table.seats[first]
    assert (seat.held, seat.misses) == (False, 0)
    assert table.deadline == house.clock.now() + timedelta(seconds=60)
    await house.pass_turn()


async def test_a_clock_that_ran_out_takes_a_late_move_gracefully(house: House) -> None:
    table = await house.begin(ANN, BEN, clock=60)
    await house.pass_time(60)
    assert code(await house.host.play(1, player(table).user_id, "draw stock", table.version)) == "stale"


async def test_without_a_clock_everybody_waits(house: House) -> None:
    table = await house.begin(ANN, BEN)
    await house.pass_time(10**6)
    assert house.table() == table
