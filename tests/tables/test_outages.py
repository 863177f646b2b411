"""The database goes away and comes back: people are told to try again, and no table is left half changed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.tables.floor import OUTAGE_SECONDS
from storage.outages import Unavailable
from tests.tables.kit import ANN, BEN, CHANNEL, CLEO, CLOSE, GUILD, House, code, done, nearly_over, player, rig

Wish = Callable[[House], Awaitable[object]]


class Outage:
    """Makes a repository's method fail, before it writes anything or with its answer lost on the way back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, house: House, *methods: str, answer_lost: bool = False) -> None:
        self._patch = monkeypatch.context()
        patch = self._patch.__enter__()
        for method in methods:
            patch.setattr(house.database.matches, method, self._failing(house, method, answer_lost))

    def _failing(self, house: House, method: str, answer_lost: bool) -> Callable[..., Awaitable[Any]]:
        real = getattr(house.database.matches, method)

        async def fail(*arguments: Any, **named: Any) -> None:
            if answer_lost:
                await real(*arguments, **named)
            raise Unavailable("connection refused")

        return fail

    def end(self) -> None:
        self._patch.__exit__(None, None, None)


EVERYTHING = ("commit", "create", "load", "set_draft", "set_clocks", "warn", "set_message", "open_in")

WISHES: dict[str, Wish] = {
    "create": lambda house: house.host.create(GUILD, 78, CLEO, game="scala40", options={}, seat_limit=2),
    "play": lambda house: house.host.play(1, player(house.table()).user_id, "draw stock", None),
    "leave": lambda house: house.host.leave(1, ANN.user_id),
    "resign": lambda house: house.host.resign(1, ANN.user_id),
    "cancel": lambda house: house.host.cancel(1, ANN.user_id, is_admin=True),
    "rematch": lambda house: house.host.rematch(99, ANN),
}


@pytest.mark.parametrize("wish", WISHES)
async def test_whoever_asks_while_the_database_is_away_is_told_to_try_again(
    house: House, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    before = await house.begin(ANN, BEN)
    outage = Outage(monkeypatch, house, *EVERYTHING)
    assert code(await WISHES[wish](house)) == "try_again"
    assert house.table() == before
    outage.end()
    again = await WISHES[wish](house)
    assert wish == "rematch" or done(again)


@pytest.mark.parametrize("answer_lost", [False, True])
async def test_a_move_that_was_not_answered_is_played_once(
    house: House, monkeypatch: pytest.MonkeyPatch, answer_lost: bool
) -> None:
    before = await house.begin(ANN, BEN)
    outage = Outage(monkeypatch, house, "commit", answer_lost=answer_lost)
    mover = player(before).user_id
    assert code(await house.host.play(1, mover, "draw stock", before.version)) == "try_again"
    outage.end()
    second = await house.host.play(1, mover, "draw stock", before.version)
    if answer_lost:
        assert code(second) == "stale"
        await house.settle()
        assert house.witness.kinds[-1] == "restored"
    else:
        done(second)
    assert house.table().version == before.version + 1
    assert [move.text for move in await house.database.matches.moves(1)] == ["draw stock"]


@pytest.mark.parametrize("answer_lost", [False, True])
async def test_a_computer_goes_on_by_itself_when_the_database_is_back(
    house: House, monkeypatch: pytest.MonkeyPatch, answer_lost: bool
) -> None:
    table = await house.begin(ANN, computers=["normal"])
    if table.to_play == 0:
        await house.pass_turn()
    outage = Outage(monkeypatch, house, "commit", "load", answer_lost=answer_lost)
    await house.pass_time(house.pace.computer_turn + 3 * OUTAGE_SECONDS)
    assert house.table().to_play == 1
    outage.end()
    await house.pass_time(2 * OUTAGE_SECONDS)
    assert house.table().to_play == 0
    moves = await house.database.matches.moves(1)
    assert [move.sequence for move in moves] == list(range(1, house.table().moves + 1))


async def test_a_clock_goes_on_when_the_database_is_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.begin(ANN, BEN, clock=60)
    outage = Outage(monkeypatch, house, "commit", "set_clocks", "warn", "load")
    await house.pass_time(90)
    assert house.table().turn == 1
    outage.end()
    await house.pass_time(2 * OUTAGE_SECONDS)
    assert house.table().turn == 2


async def test_the_end_of_a_match_that_was_not_answered_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 0))
    table = await house.begin(ANN, BEN)
    await house.play(*CLOSE[:-1])
    outage = Outage(monkeypatch, house, "commit", answer_lost=True)
    assert code(await house.host.play(1, player(table).user_id, CLOSE[-1], None)) == "try_again"
    outage.end()
    await house.pass_time(OUTAGE_SECONDS)
    assert house.table().status == "finished"
    told = house.witness.last("match_over")
    assert told.result is not None
    assert (told.result.winners, told.places) == ((1,), (2, 1))
    await house.pass_time(10 * OUTAGE_SECONDS)
    assert house.witness.kinds.count("match_over") == 1


@pytest.mark.parametrize("begun", [False, True])
async def test_a_cancellation_that_was_not_answered_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    await (house.begin if begun else house.lobby)(ANN, BEN)
    outage = Outage(monkeypatch, house, "commit", answer_lost=True)
    assert code(await WISHES["cancel"](house)) == "try_again"
    outage.end()
    assert code(await WISHES["cancel"](house)) == "match_over"
    await house.settle()
    assert (house.witness.last("cancelled").secret is not None) == begun


async def test_a_message_that_could_not_be_saved_is_saved_with_the_next_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin(ANN, BEN)
    outage = Outage(monkeypatch, house, "set_message")
    await house.host.set_message(1, 4711)
    outage.end()
    assert house.table().message_id == 4711
    await house.play("draw stock")
    await house.restart()
    assert house.table().message_id == 4711


async def test_a_table_whose_opening_was_not_answered_is_found_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    outage = Outage(monkeypatch, house, "create", answer_lost=True)
    wish = WISHES["create"]
    assert code(await wish(house)) == "try_again"
    outage.end()
    assert code(await wish(house)) == "channel_busy"
    await house.settle()
    assert house.witness.kinds == ["restored"]
    found = house.host.in_channel(78)
    assert found is not None
    done(await house.host.join(found.id, BEN))


async def test_many_clicks_while_the_database_is_away_change_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await house.begin(ANN, BEN)
    outage = Outage(monkeypatch, house, *EVERYTHING)
    mover = player(before).user_id
    answers = await asyncio.gather(*(house.host.play(1, mover, "draw stock", before.version) for _ in range(50)))
    assert {code(answer) for answer in answers} == {"try_again"}
    outage.end()
    answers = await asyncio.gather(*(house.host.play(1, mover, "draw stock", before.version) for _ in range(50)))
    assert sum(1 for answer in answers if not hasattr(answer, "code")) == 1


async def test_a_match_that_cannot_be_read_leaves_its_channel_to_a_new_one(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin(ANN, BEN)
    await house.close()
    with sqlite3.connect(house.path) as connection:
        connection.execute("""UPDATE snapshots SET state = '{"of": "another version"}' WHERE match_id = 1""")
    connection.close()
    await house.start()
    assert house.host.in_channel(CHANNEL) is None
    table = done(await house.host.create(GUILD, CHANNEL, CLEO, game="scala40", options={}, seat_limit=2))
    assert house.host.in_channel(CHANNEL) == table
    kept = await house.database.matches.load(1)
    assert kept is not None
    assert kept.status == "unreadable"
    assert "match 1 cannot be read" in caplog.text
    caplog.clear()
    await house.restart()
    assert house.host.table(1) is None
    assert house.host.in_channel(CHANNEL) == table
