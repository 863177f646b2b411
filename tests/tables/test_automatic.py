"""What happens without a click, and what happens when that goes wrong."""

from __future__ import annotations

import logging

import pytest

from storage.matches import MatchRepository
from tests.tables.kit import ANN, BEN, CLOSE, House, done, nearly_over, rig


async def to_computer(house: House) -> None:
    """Begins a table of Ann and a computer that is to play next."""
    table = await house.begin(ANN, computers=["normal"])
    if table.to_play == 0:
        await house.pass_turn()
    house.witness.seen.clear()


async def test_a_computer_turn_is_told_once_after_a_short_pause(house: House) -> None:
    await to_computer(house)
    turn = house.table().turn
    await house.pass_time(0.9)
    assert house.witness.seen == []
    await house.pass_time(0.1)
    assert house.table().turn == turn + 1
    assert house.witness.kinds == ["moved"]
    ((table, change),) = house.witness.seen
    kinds = [event.kind for event in change.events]
    assert (kinds[0], kinds[-1]) == ("drawn", "discarded")
    assert table == house.table()
    assert table.log[-1].events == change.events
    assert table.log[-1].by_computer


async def test_a_hand_that_a_computer_closes_is_told_with_its_whole_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig(monkeypatch, nearly_over(0, 0))
    house.computer.script += CLOSE
    await house.begin(ANN, computers=["normal"])
    house.witness.seen.clear()
    await house.pass_time(1)
    assert house.witness.kinds == ["hand_over"]
    kinds = [event.kind for event in house.witness.last("hand_over").events]
    assert kinds[:4] == ["drawn", "laid_off", "laid_off", "discarded"]
    assert [move.text for move in await house.database.matches.moves(1)] == list(CLOSE)


async def test_computers_go_on_faster_when_every_person_is_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 0, 0), nearly_over(112, 0, 22, out=(0,)))
    house.computer.script += CLOSE
    await house.begin(ANN, computers=["normal", "normal"])
    await house.pass_time(house.pace.computer_turn)
    assert (house.table().status, house.table().left_to_computers) == ("pause", True)
    await house.pass_time(house.pace.between_hands / house.pace.alone)
    assert house.table().hand == 2
    house.computer.script += CLOSE
    await house.pass_time(house.pace.computer_turn / house.pace.alone)
    assert house.table().status == "pause"


async def test_a_computer_that_errs_does_not_stop_the_match(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await to_computer(house)
    turn = house.table().turn
    house.computer.script += ["dance", "draw stock", "discard"]
    with caplog.at_level(logging.ERROR):
        await house.pass_time(1)
    assert house.table().turn == turn + 1
    assert "a computer's move at version" in caplog.text
    caplog.clear()


async def test_a_computer_that_cannot_think_does_not_stop_the_match(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> str:
        raise RuntimeError("the worker died")

    await to_computer(house)
    turn = house.table().turn
    monkeypatch.setattr(house.computer, "think", fail)
    await house.pass_time(1)
    assert house.table().turn == turn + 1
    assert "no move from the computer player" in caplog.text
    caplog.clear()


async def test_what_the_database_refuses_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    await to_computer(house)
    before = house.table()
    with monkeypatch.context() as broken:
        broken.setattr(MatchRepository, "commit", fail)
        await house.pass_time(29)
        with pytest.raises(OSError, match="the disk is full"):
            await house.host.leave(1, ANN.user_id)
    assert house.table() == before
    assert "table 1 does not go on by itself" in caplog.text
    caplog.clear()
    await house.pass_time(2)
    assert house.table().turn == before.turn + 1


async def test_who_returns_while_a_computer_thinks_plays_the_rest_of_the_turn(house: House) -> None:
    table = await house.begin(ANN, BEN)
    seat = table.to_play or 0
    owner = table.seats[seat].user_id or 0
    house.computer.free.clear()
    done(await house.host.leave(1, owner))
    # Not pass_time: the thought does not end.
    await house.let_time_pass(1)
    done(await house.host.return_to_seat(1, owner))
    house.computer.free.set()
    await house.settle()
    assert house.table().moves == 0
    await house.pass_time(100)
    assert house.table().moves == 0
    await house.pass_turn()
    assert house.table().turn == 2


async def test_closing_while_a_computer_thinks_loses_nothing(house: House) -> None:
    await to_computer(house)
    house.computer.free.clear()
    await house.let_time_pass(1)
    turn = house.table().turn
    await house.close()
    house.computer.free.set()
    await house.restart()
    assert (house.table().to_play, house.table().turn) == (0, turn + 1)
