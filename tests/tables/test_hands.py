"""Hands that end, matches that end, and what is kept of them."""

from __future__ import annotations

from datetime import timedelta

import pytest

from engine.game import Standing
from engine.games import GAMES
from engine.shuffle import commitment, mix
from tests.tables.kit import ANN, BEN, CHANNEL, CLEO, CLOSE, GUILD, House, code, done, nearly_over, rig


async def test_a_hand_ends_with_a_summary_and_the_next_is_dealt_after_a_pause(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig(monkeypatch, nearly_over(10, 20))
    await house.begin(ANN, BEN)
    first = (await house.database.matches.hands(1))[0]
    table = await house.play(*CLOSE)

    assert (table.status, table.hand) == ("pause", 1)
    assert table.deadline == house.clock.now() + timedelta(seconds=8)
    assert [seat.total for seat in table.seats] == [32, 20]
    assert table.to_play is None
    assert code(await house.host.play(1, ANN.user_id, "draw stock", None)) == "between_hands"
    assert code(await house.host.lay_aside(1, ANN.user_id, "7H 7D 7C")) == "between_hands"

    over = house.witness.last("hand_over")
    assert (over.seat, over.secret, over.commitment) == (1, first.secret, first.commitment)
    assert over.result is not None
    assert (over.result.closed_by, over.result.points) == (1, (22, 0))
    assert [event.kind for event in over.events][:1] == ["discarded"]
    assert table.view(None).hands is not None

    hands = await house.database.matches.hands(1)
    assert [hand.closed_by for hand in hands] == [1, None]
    assert table.commitment == hands[1].commitment != first.commitment
    assert commitment(bytes.fromhex(over.secret or "")) == first.commitment

    await house.pass_time(7.9)
    assert house.table().status == "pause"
    await house.pass_time(0.1)
    table = house.table()
    assert (table.status, table.hand, table.turn, table.log) == ("playing", 2, 1, ())
    assert house.witness.kinds[-1] == "dealt"


async def test_the_published_secret_gives_the_deal(house: House) -> None:
    table = await house.begin(ANN, BEN)
    (hand,) = await house.database.matches.hands(1)
    game = GAMES["scala40"]
    seed = mix(bytes.fromhex(hand.secret), hand.public or "")
    again = game.new_hand(game.rules(table.options), [Standing()] * 2, table.dealer, seed)
    assert again == table.state


async def test_the_last_elimination_ends_the_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20))
    await house.begin(ANN, BEN)
    table = await house.play(*CLOSE)

    assert table.status == "finished"
    assert [seat.eliminated_in for seat in table.seats] == [1, None]
    assert house.witness.kinds[-2:] == ["hand_over", "match_over"]
    assert house.witness.last("match_over").places == (2, 1)
    assert house.host.in_channel(CHANNEL) is None
    assert house.host.table(1) == table
    await house.pass_time(100)
    assert house.witness.kinds[-1] == "match_over"

    ben, ann = await house.database.statistics.leaderboard(GUILD, "scala40", None)
    assert (ben.name, ben.eliminations, ben.won, ben.played, ben.closed, ben.average) == ("Ben", 1, 1, 1, 1, 0)
    assert (ann.name, ann.eliminations, ann.won, ann.eliminated, ann.average) == ("Ann", 0, 0, 1, 22)


async def test_what_a_computer_closes_is_no_persons_credit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 95))
    house.computer.script += CLOSE
    await house.begin(ANN, BEN, computers=["normal"])
    await house.pass_time(1)
    table = house.table()
    assert [(seat.name, seat.eliminated_in) for seat in table.seats] == [("Ann", 1), ("Alba", None), ("Ben", 1)]
    assert house.witness.last("match_over").places == (2, 1, 3)
    board = {row.name: row for row in await house.database.statistics.leaderboard(GUILD, "scala40", None)}
    assert {name: (row.eliminations, row.eliminated, row.won) for name, row in board.items()} == {
        "Ann": (0, 1, 0),
        "Ben": (0, 1, 0),
    }


async def test_somebody_eliminated_watches_and_the_match_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 0), nearly_over(112, 20, 90, out=[0]))
    await house.begin(ANN, BEN, CLEO)
    table = await house.play(*CLOSE)
    assert (table.status, table.seats[0].eliminated_in) == ("pause", 1)
    for refused in (
        await house.host.play(1, ANN.user_id, "draw stock", None),
        await house.host.leave(1, ANN.user_id),
        await house.host.resign(1, ANN.user_id),
        await house.host.lay_aside(1, ANN.user_id, "7H 7D 7C"),
    ):
        assert code(refused) == "eliminated"

    await house.pass_time(8)
    table = await house.play(*CLOSE)
    assert table.status == "finished"
    assert [seat.eliminated_in for seat in table.seats] == [1, None, 2]
    assert house.witness.last("match_over").places == (3, 1, 2)
    board = {row.name: row for row in await house.database.statistics.leaderboard(GUILD, "scala40", None)}
    assert {name: (row.eliminations, row.won, row.eliminated, row.hands) for name, row in board.items()} == {
        "Ann": (0, 0, 1, 1),
        "Ben": (2, 1, 0, 2),
        "Cleo": (0, 0, 1, 2),
    }


async def test_a_resigned_seat_neither_wins_nor_is_a_victim(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 90))
    await house.begin(ANN, BEN, CLEO)
    done(await house.host.resign(1, CLEO.user_id))
    table = await house.play(*CLOSE)
    assert table.status == "finished"
    board = {row.name: row for row in await house.database.statistics.leaderboard(GUILD, "scala40", None)}
    assert (board["Ben"].eliminations, board["Ben"].computer_eliminations) == (1, 1)
    assert (board["Cleo"].played, board["Cleo"].won, board["Cleo"].eliminated, board["Cleo"].hands) == (1, 0, 0, 0)


async def test_what_a_resigned_seat_closes_is_nobodys(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 0), nearly_over(112, 20, 90, out=[0]))
    house.computer.script += [*CLOSE, *CLOSE]
    await house.begin(ANN, BEN, CLEO)
    done(await house.host.resign(1, BEN.user_id))
    await house.pass_time(100)
    assert house.table().status == "finished"
    board = {row.name: row for row in await house.database.statistics.leaderboard(GUILD, "scala40", None)}
    assert {name: (row.eliminations, row.eliminated, row.won) for name, row in board.items()} == {
        "Ann": (0, 1, 0),
        "Ben": (0, 0, 0),
        "Cleo": (0, 1, 0),
    }


async def test_cancelling_in_a_pause_reveals_nothing_of_the_next_hand(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig(monkeypatch, nearly_over(10, 20))
    await house.begin(ANN, BEN)
    await house.play(*CLOSE)
    done(await house.host.cancel(1, ANN.user_id, is_admin=False))
    await house.settle()
    assert house.witness.last("cancelled").secret is None
    await house.pass_time(100)
    assert house.witness.kinds[-1] == "cancelled"
    assert await house.database.statistics.leaderboard(GUILD, "scala40", None) == []


async def test_a_rematch_asks_everybody_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20))
    await house.begin(ANN, BEN, clock=60)
    await house.play(*CLOSE)
    again = done(await house.host.rematch(1, BEN))
    assert (again.status, again.clock, again.owner_id, again.options) == (
        "lobby",
        60,
        BEN.user_id,
        house.table(1).options,
    )
    assert [seat.user_id for seat in again.seats] == [BEN.user_id]
    assert code(await house.host.rematch(1, BEN)) == "already_seated"
    assert [seat.name for seat in done(await house.host.rematch(1, ANN)).seats] == ["Ann", "Ben"], "as before"
    assert code(await house.host.rematch(1, CLEO)) == "table_full"
    assert code(await house.host.rematch(99, CLEO)) == "no_table"
