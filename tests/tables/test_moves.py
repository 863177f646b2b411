"""The way of a move: checked, committed, answered, told."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.tables.table import Played
from engine.game import Refusal
from tests.tables.kit import ANN, BEN, CLEO, House, code, done, player


async def test_a_move_is_committed_before_it_is_answered_and_told_afterwards(house: House) -> None:
    table = await house.begin(ANN, BEN)
    mover = player(table)
    house.witness.seen.clear()

    played = done(await house.host.play(table.id, mover.user_id, "DRAW  stock", table.version))

    assert house.witness.seen == []
    (move,) = await house.database.matches.moves(table.id)
    assert (move.sequence, move.hand, move.turn, move.text, move.user_id) == (1, 1, 1, "draw stock", mover.user_id)
    assert played.table.version == table.version + 1
    assert played.seat == table.to_play

    await house.settle()
    assert house.witness.kinds == ["moved"]


async def test_only_the_player_hears_which_card_was_drawn(house: House) -> None:
    table = await house.begin(ANN, BEN)
    played = done(await house.host.play(table.id, player(table).user_id, "draw stock", None))
    await house.settle()

    (own,) = played.events
    (public,) = house.witness.last("moved").events
    assert "card" in own.data
    assert "card" not in public.data
    assert [turn.events for turn in house.table().log] == [(public,)]


async def test_of_two_clicks_on_the_same_version_one_wins(house: House) -> None:
    table = await house.begin(ANN, BEN)
    mover = player(table).user_id

    outcomes = await asyncio.gather(*(house.host.play(table.id, mover, "draw stock", table.version) for _ in range(5)))

    assert sum(isinstance(outcome, Played) for outcome in outcomes) == 1
    assert {code(outcome) for outcome in outcomes if isinstance(outcome, Refusal)} == {"stale"}
    assert len(await house.database.matches.moves(table.id)) == 1


async def test_a_click_on_an_old_version_is_stale(house: House) -> None:
    table = await house.begin(ANN, BEN)
    await house.play("draw stock")
    discard = next(str(move) for move in house.table().view(table.to_play).legal if move.verb == "discard")

    refused = await house.host.play(table.id, player(table).user_id, discard, table.version)

    assert code(refused) == "stale"


async def test_refusals_are_clear_and_change_nothing(house: House) -> None:
    lobby = await house.lobby(ANN, BEN)
    play = house.host.play
    assert code(await play(lobby.id, ANN.user_id, "draw stock", None)) == "not_started"
    table = done(await house.host.begin(lobby.id, ANN.user_id))
    await house.settle()
    house.witness.seen.clear()
    mover = player(table)
    other = BEN if mover == ANN else ANN

    assert code(await play(99, ANN.user_id, "draw stock", None)) == "no_table"
    assert code(await play(table.id, CLEO.user_id, "draw stock", None)) == "not_seated"
    assert code(await play(table.id, other.user_id, "draw stock", None)) == "not_your_turn"
    assert code(await play(table.id, mover.user_id, "discard 2C", None)) == "draw_first"
    assert code(await play(table.id, mover.user_id, "dance", None)) == "unreadable_move"
    assert code(await play(table.id, mover.user_id, "draw discard", None)) == "pile_closed"
    assert code(await house.host.return_to_seat(table.id, mover.user_id)) == "not_away"
    assert code(await house.host.begin(table.id, ANN.user_id)) == "already_started"
    assert code(await house.host.join(table.id, CLEO)) == "already_started"
    assert code(await house.host.rematch(table.id, ANN)) == "match_running"

    await house.settle()
    assert house.table() == table
    assert house.witness.seen == []
    assert await house.database.matches.moves(table.id) == []


async def test_a_failing_presenter_does_not_stop_the_game(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.witness.failing = True
    await house.begin(ANN, BEN)
    await house.pass_turn()
    await house.pass_turn()
    assert house.table().turn == 3
    assert house.witness.kinds.count("moved") == 4
    assert "the change 'moved' was not shown" in caplog.text
    caplog.clear()


async def test_what_another_process_has_written_is_taken_over(house: House) -> None:
    table = await house.begin(ANN, BEN)
    other = House(house.path)
    await other.start()
    await other.play("draw stock")

    refused = await house.host.play(table.id, player(table).user_id, "draw stock", table.version)

    assert code(refused) == "stale"
    assert house.table() == other.table()
    assert len(await house.database.matches.moves(table.id)) == 1
    await other.close()


async def test_a_view_is_found_once_for_each_position(house: House) -> None:
    table = await house.begin(ANN, BEN)
    assert table.view(0) is table.view(0)
    assert table.view(0).hand != table.view(1).hand
    moved = await house.play("draw stock")
    assert moved.view(0) is not table.view(0)


async def test_a_move_is_logged_and_counted_without_hidden_cards(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    table = await house.begin(ANN, BEN)
    seat = table.to_play
    played = done(await house.host.play(1, player(table).user_id, "draw stock", table.version))
    assert code(await house.host.play(1, player(table).user_id, "draw stock", table.version)) == "stale"
    (record,) = [record for record in caplog.records if hasattr(record, "move")]
    assert (record.match, record.seat, record.move) == (1, seat, "draw stock")  # type: ignore[attr-defined]
    assert record.ms > 0  # type: ignore[attr-defined]
    assert played.events[0].data["card"] not in record.getMessage()
    meter = house.host.meter
    assert (meter.moves, meter.refusals) == ({"person": 1}, {"stale": 1})
    # The lobby, a guest, the deal and the move; opening a table is no change of one.
    assert meter.changes.count == 3
    assert house.host.open_tables == 1
