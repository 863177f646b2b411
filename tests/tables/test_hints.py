"""Hints at the host: who gets one, from what, and how they are counted."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables.thinking import InlineThinker
from engine.players import advise
from engine.players.advice import Advice
from storage.matches import MatchRepository
from tests.tables.kit import ANN, BEN, CLEO, CLOSE, DINA, House, code, done, nearly_over, rig

BUY_IN: dict[str, Any] = {"reentry": "buy_in"}
OVER: dict[str, Any] = {"match_mode": "single_hand"}


@pytest.fixture
async def table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben is to draw and can close."""
    rig(monkeypatch, nearly_over(0, 0, **OVER))
    await house.begin(ANN, BEN, options=OVER)


def hints(house: House) -> list[int]:
    return [seat.hints for seat in house.table().seats]


@pytest.mark.usefixtures("table")
async def test_a_hint_is_what_hard_would_do_in_that_seat(house: House) -> None:
    before = house.table()
    advice = done(await house.host.advise(1, BEN.user_id))
    assert advice == advise("scala40", before.view(1))
    assert advice.move in map(str, before.view(1).legal)
    assert house.table().version == before.version, "no click is stale because of it"
    await house.settle()
    assert house.witness.kinds[-1] == "begun", "nobody is told"
    await house.play(advice.move)


@pytest.mark.usefixtures("table")
async def test_who_is_not_to_move_gets_none(house: House) -> None:
    assert code(await house.host.advise(1, ANN.user_id)) == "not_your_turn"
    assert code(await house.host.advise(1, CLEO.user_id)) == "not_seated"
    assert code(await house.host.advise(7, ANN.user_id)) == "no_table"
    assert code(house.host.refusal_to_advise(1, ANN.user_id)) == "not_your_turn"
    assert code(house.host.refusal_to_advise(7, ANN.user_id)) == "no_table"
    assert house.host.refusal_to_advise(1, BEN.user_id) is None
    done(await house.host.leave(1, BEN.user_id))
    assert code(await house.host.advise(1, BEN.user_id)) == "seat_held"
    assert hints(house) == [0, 0]


@pytest.mark.usefixtures("table")
async def test_a_position_counts_once(house: House) -> None:
    first, second = await asyncio.gather(*(house.host.advise(1, BEN.user_id) for _ in range(2)))
    assert first == second == done(await house.host.advise(1, BEN.user_id))
    assert hints(house) == [0, 1]
    await house.play("draw stock")
    done(await house.host.advise(1, BEN.user_id))
    assert hints(house) == [0, 2]


@pytest.mark.usefixtures("table")
async def test_the_count_outlives_a_restart_and_stands_in_the_record(house: House) -> None:
    done(await house.host.advise(1, BEN.user_id))
    await house.restart()
    assert hints(house) == [0, 1]
    await house.play("draw stock")
    done(await house.host.advise(1, BEN.user_id))
    await house.play(*CLOSE[1:])
    async with house.database.engine.connect() as connection:
        rows = await connection.exec_driver_sql("SELECT seat, hints FROM results ORDER BY seat")
        assert [tuple(row) for row in rows] == [(0, 0), (1, 2)]


@pytest.mark.usefixtures("table")
async def test_a_hint_that_comes_too_late_is_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    free = asyncio.Event()

    async def slowly(self: InlineThinker, game: str, view: Any) -> Advice:
        await free.wait()
        return advise(game, view)

    monkeypatch.setattr(InlineThinker, "advise", slowly)
    waiting = asyncio.create_task(house.host.advise(1, BEN.user_id))
    await house.play("draw stock")
    free.set()
    assert code(await waiting) == "stale"
    assert hints(house) == [0, 0]


@pytest.mark.usefixtures("table")
async def test_a_hint_that_cannot_be_counted_is_not_given(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(MatchRepository, "set_hints", fail)
        with pytest.raises(OSError, match="the disk is full"):
            await house.host.advise(1, BEN.user_id)
    assert hints(house) == [0, 0]
    done(await house.host.advise(1, BEN.user_id))
    assert hints(house) == [0, 1]


async def test_who_is_asked_whether_to_come_back_may_ask_for_a_hint(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig(monkeypatch, nearly_over(90, 20, 85, 30, **BUY_IN), nearly_over(52, 20, 52, 52, **BUY_IN))
    await house.begin(ANN, BEN, CLEO, DINA, options=BUY_IN)
    await house.play(*CLOSE)
    advice = done(await house.host.advise(1, CLEO.user_id))
    assert advice == Advice("rejoin 2", "hint_buys_back_in")
    assert code(await house.host.advise(1, BEN.user_id)) == "not_asked"
    done(await house.host.play(1, CLEO.user_id, advice.move, house.table().version))
