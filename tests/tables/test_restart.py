"""A new process state on the same file goes on where the old one stopped."""

from __future__ import annotations

import sqlite3
from datetime import timedelta

import pytest

from bot.tables.table import Table
from tests.tables.kit import ANN, BEN, CLEO, CLOSE, House, code, done, nearly_over, player, rig


async def assert_same_after_restart(house: House) -> Table:
    before = house.table()
    await house.restart()
    assert house.table() == before
    assert house.witness.kinds == ["restored"]
    return house.table()


async def test_a_lobby(house: House) -> None:
    await house.lobby(ANN, BEN, computers=["normal"])
    await house.host.set_message(1, 4711)
    table = await assert_same_after_restart(house)
    assert table.message_id == 4711
    assert house.host.in_channel(table.channel_id) == table
    done(await house.host.begin(1, ANN.user_id))


async def test_between_two_moves(house: House) -> None:
    await house.begin(ANN, BEN)
    await house.pass_turn()
    table = await assert_same_after_restart(house)
    assert len(table.log) == 1
    await house.pass_turn()


async def test_in_mid_turn_with_what_can_be_undone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(0, 0))
    await house.begin(ANN, BEN)
    await house.play("draw stock", "layoff 4C to 1", "layoff 8C to 1")
    await assert_same_after_restart(house)
    table = await house.play("undo", "undo")
    assert [str(meld) for meld in table.view(1).table] == ["5C 6C 7C"]
    assert "undo" not in map(str, table.view(1).legal)
    await house.play(*CLOSE[1:])


async def test_melds_laid_aside(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, {"seats": [{"hand": "7H 7D 7C 2S"}, {"hand": 13}], "to_play": 1})
    await house.begin(ANN, BEN)
    done(await house.host.lay_aside(1, ANN.user_id, "7H 7D 7C"))
    table = await assert_same_after_restart(house)
    assert table.draft(0) == ("7H 7D 7C",)
    assert table.draft(1) == ()


async def test_the_pause_between_hands(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(0, 0))
    await house.begin(ANN, BEN)
    await house.play(*CLOSE)
    table = await assert_same_after_restart(house)
    assert table.status == "pause"
    assert table.result is not None
    await house.pass_time(house.pace.between_hands)
    assert (house.table().status, house.table().hand) == ("playing", 2)


async def test_a_pause_that_ended_while_the_bot_was_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(0, 0))
    await house.begin(ANN, BEN)
    await house.play(*CLOSE)
    await house.restart(after=3600)
    assert (house.table().status, house.table().hand) == ("playing", 2)


async def test_a_clock_gets_the_time_back_that_the_bot_was_away(house: House) -> None:
    table = await house.begin(ANN, BEN, clock=180)
    await house.pass_time(60)
    await house.restart(after=600)
    assert house.table().deadline == house.clock.now() + timedelta(seconds=120)
    await house.pass_time(119)
    assert house.table().turn == 1
    await house.pass_time(1)
    assert house.table().turn == 2
    assert house.table().seats[table.to_play or 0].misses == 1


async def test_after_a_crash_a_clock_has_what_it_had_at_the_last_sign_of_life_or_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin(ANN, BEN, clock=43_200)
    await house.pass_time(3700)
    await crash(house, monkeypatch)
    left = (house.table().deadline or house.clock.now()) - house.clock.now()
    assert timedelta(seconds=43_200 - 3700) <= left <= timedelta(seconds=43_200 - 3000)


async def crash(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ends the host without a word, and starts another one much later."""

    async def die() -> None:
        return None

    monkeypatch.setattr(house.host._custody, "close", die)
    await house.restart(after=10 * 86_400)


async def test_a_clock_that_had_almost_run_out_leaves_a_minute(house: House) -> None:
    await house.begin(ANN, BEN, clock=180)
    await house.pass_time(170)
    await house.restart(after=600)
    assert house.table().deadline == house.clock.now() + timedelta(seconds=60)
    await house.pass_time(59)
    assert house.table().turn == 1
    await house.pass_time(1)
    assert house.table().turn == 2


async def test_a_clock_never_gets_more_than_its_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.begin(ANN, BEN, clock=60)
    await house.pass_time(5)
    await crash(house, monkeypatch)
    assert house.table().deadline == house.clock.now() + timedelta(seconds=60)


async def test_moves_of_old_matches_are_deleted_day_by_day(house: House) -> None:
    house.keep_moves = timedelta(days=30)
    await house.restart()
    await house.begin(ANN, BEN)
    await house.play("draw stock")
    done(await house.host.cancel(1, ANN.user_id, is_admin=True))
    await house.pass_time(29 * 86_400)
    assert len(await house.database.matches.moves(1)) == 1
    await house.pass_time(2 * 86_400)
    assert await house.database.matches.moves(1) == []
    assert code(await house.host.join(1, BEN)) == "match_over"
    done(await house.host.rematch(1, BEN))


async def test_a_server_that_the_bot_has_left_has_no_tables(house: House) -> None:
    await house.begin(ANN, BEN)
    other = done(await house.host.create(6, 78, CLEO, game="scala40", options={}, seat_limit=2))
    await house.host.close_server(5)
    assert house.table(1).status == "cancelled"
    assert house.host.in_channel(78) == other


async def test_a_computer_seat_to_play(house: House) -> None:
    table = await house.begin(ANN, computers=["normal"])
    if table.to_play == 0:
        await house.pass_turn()
    assert house.table().to_play == 1
    await house.restart()
    await house.pass_time(1)
    assert house.table().to_play == 0


async def test_several_tables(house: House) -> None:
    await house.lobby(ANN, BEN)
    other = done(await house.host.create(5, 78, CLEO, game="scala40", options={"limit": 151}, seat_limit=2))
    busy = await house.host.create(5, 78, ANN, game="scala40", options={}, seat_limit=2)
    assert code(busy) == "channel_busy"
    await house.restart()
    assert house.table(1).seats[0].name == "Ann"
    assert house.table(other.id) == other
    assert house.table(other.id).options["limit"] == 151


async def test_what_ended_is_not_restored_but_has_its_rematch(house: House) -> None:
    await house.lobby(ANN, BEN)
    done(await house.host.cancel(1, ANN.user_id, is_admin=False))
    await house.restart()
    assert house.host.table(1) is None
    again = done(await house.host.rematch(1, BEN))
    assert [seat.user_id for seat in again.seats] == [BEN.user_id]
    joined = done(await house.host.rematch(1, ANN))
    assert [seat.user_id for seat in joined.seats] == [ANN.user_id, BEN.user_id], "as before"
    assert player(done(await house.host.begin(again.id, BEN.user_id))) in (ANN, BEN)


async def test_a_match_that_cannot_be_read_keeps_no_other_from_going_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin(ANN, BEN)
    other = done(await house.host.create(5, 78, CLEO, game="scala40", options={"profile": "standard"}, seat_limit=2))
    with sqlite3.connect(house.path) as connection:
        connection.execute("""UPDATE snapshots SET state = '{"of": "another version"}' WHERE match_id = 1""")
    connection.close()
    await house.restart()
    assert house.host.table(1) is None
    assert house.host.table(other.id) == other
    assert "match 1 cannot be read" in caplog.text
    caplog.clear()
