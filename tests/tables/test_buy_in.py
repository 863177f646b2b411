"""Hands after which the seats at the limit are asked whether they buy back in (K41)."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Any

import pytest

from bot.tables.table import Person, Played, Table
from engine.game import Refusal
from tests.tables.kit import ANN, BEN, CLEO, CLOSE, DINA, GUILD, House, code, done, nearly_dead, nearly_over, rig

BUY_IN: dict[str, Any] = {"reentry": "buy_in"}
FOUR = (ANN, BEN, CLEO, DINA)


@pytest.fixture
async def asking(house: House, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Ben has closed; Ann (112) and Cleo (107) are asked, Dina has 52."""
    rig(monkeypatch, nearly_over(90, 20, 85, 30, **BUY_IN), nearly_over(52, 20, 52, 52, **BUY_IN))
    await house.begin(*FOUR, clock=60, options=BUY_IN)
    return await house.play(*CLOSE)


async def answer(house: House, person: Person, text: str, version: int | None = None) -> Played | Refusal:
    """Answers and lets what follows happen."""
    played = await house.host.play(1, person.user_id, text, version)
    await house.settle()
    return played


async def test_the_match_waits_for_everybody_at_the_limit(house: House, asking: Table) -> None:
    assert (asking.status, asking.hand, asking.to_play) == ("playing", 1, None)
    assert asking.asked == asking.acting == (0, 2)
    assert asking.turn == 2
    assert asking.deadline == house.clock.now() + timedelta(seconds=60)

    told = house.witness.last("asked")
    assert house.witness.kinds[-1] == "asked"
    assert (told.seat, told.secret) == (1, None)
    assert told.result is not None
    assert told.result == asking.result
    assert (told.result.closed_by, told.result.points, told.result.totals) == (1, (22, 0, 22, 22), (112, 20, 107, 52))
    assert (told.result.winners, told.result.eliminated) == ((), ())
    assert [event.kind for event in told.events] == ["discarded", "closed", "hand_over"]

    (hand,) = await house.database.matches.hands(1)
    assert hand.ended_at is None
    assert [str(move) for move in asking.view(0).legal] == ["rejoin 0", "leave 0"]
    assert asking.view(1).legal == ()


async def test_who_is_not_asked_or_answers_for_others_is_refused(house: House, asking: Table) -> None:
    assert code(await answer(house, BEN, "rejoin 1")) == "not_asked"
    assert code(await answer(house, ANN, "rejoin 2")) == "not_your_answer"
    assert code(await answer(house, ANN, "leave 2")) == "not_your_answer"
    assert code(await answer(house, ANN, "rejoin 3")) == "not_your_answer"
    assert code(await answer(house, ANN, "draw stock")) == "hand_over"
    assert code(await house.host.lay_aside(1, ANN.user_id, "KS KD 2H")) == "between_hands"
    assert house.table() == asking


async def test_the_hand_is_over_when_all_have_answered(house: House, asking: Table) -> None:
    played = done(await answer(house, CLEO, "rejoin 2", asking.version))
    assert [(event.kind, event.seat) for event in played.events] == [("rejoined", 2)]
    table = house.table()
    assert (table.asked, table.turn, table.deadline) == ((0,), asking.turn, asking.deadline)
    assert house.witness.kinds[-1] == "answered"
    assert house.witness.last("answered").seat == 2
    assert code(await answer(house, CLEO, "rejoin 2", asking.version)) == "not_asked"

    done(await answer(house, ANN, "rejoin 0", asking.version))
    table = house.table()
    assert (table.status, table.asked) == ("pause", ())
    over = house.witness.last("hand_over")
    assert house.witness.kinds[-1] == "hand_over"
    assert (over.seat, [event.kind for event in over.events]) == (0, ["rejoined"])
    assert over.result is not None
    assert (over.result.totals, over.result.eliminated, over.secret is not None) == ((52, 20, 52, 52), (), True)
    assert [seat.total for seat in table.seats] == [52, 20, 52, 52]
    assert [seat.reentries for seat in table.seats] == [1, 0, 1, 0]
    assert [seat.eliminated_in for seat in table.seats] == [None] * 4
    first, _ = await house.database.matches.hands(1)
    assert (first.ended_at, first.closed_by) == (house.clock.now(), 1)

    await house.pass_time(8)
    assert (house.table().status, house.table().hand) == ("playing", 2)


async def test_two_who_answer_at_the_same_time_are_both_heard(house: House, asking: Table) -> None:
    answers = (ANN, "rejoin 0"), (CLEO, "leave 2")
    heard = await asyncio.gather(
        *(house.host.play(1, person.user_id, text, asking.version) for person, text in answers)
    )
    assert [done(played).seat for played in heard] == [0, 2]
    await house.settle()
    assert house.table().status == "pause"


async def test_who_leaves_is_eliminated_by_who_closed_the_hand(
    house: House, asking: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    done(await answer(house, ANN, "rejoin 0"))
    done(await answer(house, CLEO, "leave 2"))
    assert [seat.eliminated_in for seat in house.table().seats] == [None, None, 1, None]
    over = house.witness.last("hand_over")
    assert over.result is not None
    assert over.result.eliminated == (2,)
    assert code(await answer(house, CLEO, "rejoin 2")) == "eliminated"

    rig(monkeypatch, nearly_over(90, 20, 107, 85, out=[2], **BUY_IN))
    await house.pass_time(8)
    table = await house.play(*CLOSE)
    assert table.status == "finished"
    board = {row.name: row for row in await house.database.statistics.leaderboard(GUILD, "scala40", None)}
    assert {name: (row.eliminations, row.eliminated, row.hands, row.won) for name, row in board.items()} == {
        "Ann": (0, 1, 2, 0),
        "Ben": (3, 0, 2, 1),
        "Cleo": (0, 1, 1, 0),
        "Dina": (0, 1, 2, 0),
    }


async def test_re_entries_are_counted_for_people(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    back = nearly_over(52, 20, 52, 52, **BUY_IN)
    for seat, times in ((0, 1), (2, 1)):
        back["seats"][seat]["reentries"] = times
    back["seats"][0]["total"] = back["seats"][2]["total"] = back["seats"][3]["total"] = 100
    rig(monkeypatch, nearly_over(90, 20, 85, 30, **BUY_IN), back)
    await house.begin(*FOUR, options=BUY_IN)
    await house.play(*CLOSE)
    done(await answer(house, ANN, "rejoin 0"))
    done(await answer(house, CLEO, "rejoin 2"))
    await house.pass_time(8)
    assert (await house.play(*CLOSE)).status == "finished"
    board = await house.database.statistics.leaderboard(GUILD, "scala40", None)
    assert {row.name: row.reentries for row in board} == {"Ann": 1, "Ben": 0, "Cleo": 1, "Dina": 0}


async def test_a_click_on_an_earlier_question_is_stale(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 30, 30, **BUY_IN))
    await house.begin(*FOUR, options=BUY_IN)
    asked = await house.play(*CLOSE)
    done(await answer(house, ANN, "rejoin 0"))
    await house.pass_time(8)
    await house.play(*CLOSE)
    assert house.table().asked == (0,)
    assert code(await answer(house, ANN, "leave 0", asked.version)) == "stale"
    done(await answer(house, ANN, "rejoin 0", house.table().version))


async def test_a_question_survives_restarts(house: House, asking: Table) -> None:
    await house.restart()
    assert house.table() == asking
    assert house.table().result == asking.result
    done(await answer(house, CLEO, "rejoin 2", asking.version))
    before = house.table()
    await house.restart()
    assert house.table() == before
    done(await answer(house, ANN, "rejoin 0", asking.version))
    assert [seat.total for seat in house.table().seats] == [52, 20, 52, 52]


async def test_who_does_not_answer_in_time_stays_in_the_match(house: House, asking: Table) -> None:
    await house.pass_time(30)
    reminded = [change.seat for _, change in house.witness.seen if change.kind == "reminder"]
    assert reminded == [0, 2]
    done(await answer(house, CLEO, "leave 2"))
    await house.pass_time(30)
    table = house.table()
    assert table.status == "pause"
    assert [seat.eliminated_in for seat in table.seats] == [None, None, 1, None]
    assert [(seat.misses, seat.reentries) for seat in table.seats] == [(1, 1), (0, 0), (0, 0), (0, 0)]
    assert [move.user_id for move in (await house.database.matches.moves(1))[-2:]] == [CLEO.user_id, None]


async def test_when_nobody_answers_in_time_all_stay(house: House, asking: Table) -> None:
    await house.pass_time(60)
    assert [seat.reentries for seat in house.table().seats] == [1, 0, 1, 0]
    assert house.witness.kinds[-2:] == ["answered", "hand_over"]


async def test_a_clock_that_ran_out_during_a_restart_leaves_a_minute(house: House, asking: Table) -> None:
    await house.restart(after=600)
    assert house.table().deadline == house.clock.now() + timedelta(seconds=60)
    await house.pass_time(59)
    assert house.table().asked == (0, 2)
    await house.pass_time(1)
    assert house.table().status == "pause"


async def test_a_computer_answers_for_who_is_away(house: House, asking: Table) -> None:
    await house.pass_time(10)
    done(await house.host.leave(1, ANN.user_id))
    assert house.table().deadline == asking.deadline
    await house.pass_time(1)
    table = house.table()
    assert (table.asked, table.deadline) == ((2,), asking.deadline)
    assert (await house.database.matches.moves(1))[-1].text == "rejoin 0"
    done(await house.host.resign(1, CLEO.user_id))
    await house.pass_time(1)
    assert house.table().status == "pause"


async def test_who_returns_answers_with_the_whole_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 30, **BUY_IN))
    await house.begin(ANN, BEN, CLEO, clock=60, options=BUY_IN)
    await house.play(*CLOSE)
    await house.pass_time(20)
    house.computer.free.clear()
    done(await house.host.leave(1, ANN.user_id))
    assert house.table().deadline is None
    await house.let_time_pass(1)
    done(await house.host.return_to_seat(1, ANN.user_id))
    assert house.table().deadline == house.clock.now() + timedelta(seconds=60)
    house.computer.free.set()
    await house.settle()
    assert house.table().asked == (0,)


async def test_computer_seats_answer_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 85, 30, **BUY_IN))
    house.computer.script += CLOSE
    # Ann, then Alba, Dino and Elsa, who are computers.
    await house.begin(ANN, computers=["normal"] * 3, options=BUY_IN)
    await house.pass_time(1)
    assert house.witness.kinds[-1] == "asked"
    await house.pass_time(1)
    assert house.table().asked == (0,)
    assert [change.seat for _, change in house.witness.seen if change.kind == "answered"] == [2]
    await house.pass_time(1000)
    assert house.table().asked == (0,)
    done(await answer(house, ANN, "leave 0"))
    await house.pass_time(8)
    assert house.table().hand == 2


async def test_a_computer_that_errs_stays_in_the_match(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rig(monkeypatch, nearly_over(90, 20, 85, 30, **BUY_IN))
    await house.begin(*FOUR, options=BUY_IN)
    await house.play(*CLOSE)
    house.computer.script += ["leave 2", "dance"]
    done(await house.host.leave(1, ANN.user_id))
    done(await house.host.leave(1, CLEO.user_id))
    with caplog.at_level(logging.ERROR):
        await house.pass_time(1)
    assert [seat.reentries for seat in house.table().seats] == [1, 0, 1, 0]
    assert "a computer's move at version" in caplog.text
    caplog.clear()


async def test_nothing_is_answered_while_all_people_are_away(house: House, asking: Table) -> None:
    for person in (BEN, DINA, CLEO, ANN):
        done(await house.host.leave(1, person.user_id))
    await house.pass_time(1000)
    assert house.table().parked
    assert done(await house.host.return_to_seat(1, BEN.user_id)).asked == (0, 2)
    await house.pass_time(1)
    assert house.table().status == "pause"


async def test_somebody_asked_after_their_own_discard_has_a_new_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig(monkeypatch, nearly_dead(20, 95, 30, hands=["2C", "KC", "3C"], **BUY_IN))
    await house.begin(ANN, BEN, CLEO, clock=60, options=BUY_IN)
    await house.pass_time(40)
    table = await house.play("discard 9H")
    assert (table.asked, table.turn) == ((1,), 2)
    assert table.deadline == house.clock.now() + timedelta(seconds=60)
    done(await answer(house, BEN, "leave 1"))
    over = house.witness.last("hand_over")
    assert over.result is not None
    assert (over.result.closed_by, over.result.eliminated) == (None, (1,))
    assert [seat.eliminated_in for seat in house.table().seats] == [None, 1, None]


async def test_who_has_no_re_entry_left_is_out_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    position = nearly_over(90, 20, 85, 30, max_reentries=1, **BUY_IN)
    position["seats"][0]["reentries"] = 1
    rig(monkeypatch, position)
    await house.begin(*FOUR, options={**BUY_IN, "max_reentries": 1})
    table = await house.play(*CLOSE)
    assert table.asked == (2,)
    told = house.witness.last("asked")
    assert told.result is not None
    assert told.result.eliminated == (0,)
    done(await answer(house, CLEO, "rejoin 2"))
    assert [seat.eliminated_in for seat in house.table().seats] == [1, None, None, None]


async def test_an_owner_who_does_not_answer_is_inactive(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 30, **BUY_IN))
    await house.begin(ANN, BEN, CLEO, options=BUY_IN)
    await house.play(*CLOSE)
    await house.pass_time(119)
    assert code(await house.host.cancel(1, BEN.user_id, is_admin=False)) == "not_owner"
    await house.pass_time(1)
    done(await house.host.cancel(1, BEN.user_id, is_admin=False))


async def test_what_was_laid_aside_is_gone_when_the_hand_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 30, **BUY_IN))
    await house.begin(ANN, BEN, CLEO, options=BUY_IN)
    assert done(await house.host.lay_aside(1, CLEO.user_id, "KS KD 2H")).draft(2) == ("KS KD 2H",)
    table = await house.play(*CLOSE)
    assert table.drafts == ((), (), ())
    await house.restart()
    assert house.table() == table


async def test_cancelling_while_seats_are_asked_reveals_the_hand(house: House, asking: Table) -> None:
    done(await house.host.cancel(1, ANN.user_id, is_admin=False))
    await house.settle()
    assert house.witness.last("cancelled").secret is not None
    await house.pass_time(100)
    assert house.witness.kinds[-1] == "cancelled"
