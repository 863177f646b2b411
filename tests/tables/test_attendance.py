"""Leaving, returning, resigning, cancelling."""

from __future__ import annotations

from tests.tables.kit import ANN, BEN, CHANNEL, CLEO, GUILD, House, code, done, player


async def test_a_computer_plays_for_who_leaves_and_stops_when_they_return(house: House) -> None:
    table = await house.begin(ANN, BEN)
    gone = player(table)
    seat = table.to_play or 0
    done(await house.host.leave(1, gone.user_id))
    assert code(await house.host.leave(1, gone.user_id)) == "seat_held"
    await house.settle()
    assert house.witness.last("seat").reason == "left"
    await house.pass_time(1)
    assert house.table().turn == 2
    assert house.table().log[0].by_computer

    done(await house.host.return_to_seat(1, gone.user_id))
    await house.pass_turn()
    await house.pass_time(100)
    assert house.table().to_play == seat
    await house.pass_turn()


async def test_who_resigns_has_lost_and_a_computer_keeps_the_seat(house: House) -> None:
    await house.begin(ANN, BEN, CLEO)
    table = done(await house.host.resign(1, ANN.user_id))
    assert table.seats[0].resigned
    assert table.seat_of(ANN.user_id) is None
    assert table.owner_id == BEN.user_id
    assert code(await house.host.return_to_seat(1, ANN.user_id)) == "not_seated"
    assert code(await house.host.play(1, ANN.user_id, "draw stock", None)) == "not_seated"
    await house.pass_time(2)
    assert player(house.table()) in (BEN, CLEO)


async def test_the_last_resignation_ends_the_match_without_a_winner(house: House) -> None:
    await house.begin(ANN, BEN, computers=["normal"])
    done(await house.host.resign(1, ANN.user_id))
    table = done(await house.host.resign(1, BEN.user_id))
    assert table.status == "finished"
    await house.settle()
    assert house.witness.kinds[-2:] == ["seat", "match_over"]
    assert house.witness.last("match_over").result is None
    board = await house.database.statistics.leaderboard(GUILD, "scala40", None)
    assert [(row.name, row.played, row.won) for row in board] == [("Ann", 1, 0), ("Ben", 1, 0)]
    assert house.host.in_channel(CHANNEL) is None


async def test_leaving_is_for_lobbies_and_resigning_for_matches(house: House) -> None:
    await house.lobby(ANN, BEN)
    assert code(await house.host.resign(1, ANN.user_id)) == "not_started"
    assert code(await house.host.return_to_seat(1, ANN.user_id)) == "not_started"


async def test_owner_and_admins_cancel(house: House) -> None:
    await house.begin(ANN, BEN)
    hand = (await house.database.matches.hands(1))[0]
    assert code(await house.host.cancel(1, BEN.user_id, is_admin=False)) == "not_owner"
    table = done(await house.host.cancel(1, CLEO.user_id, is_admin=True))
    assert table.status == "cancelled"
    await house.settle()
    change = house.witness.last("cancelled")
    assert (change.commitment, change.secret) == (hand.commitment, hand.secret)
    assert await house.database.statistics.leaderboard(GUILD, "scala40", None) == []
    for refused in (
        await house.host.cancel(1, ANN.user_id, is_admin=False),
        await house.host.play(1, ANN.user_id, "draw stock", None),
        await house.host.join(1, CLEO),
        await house.host.leave(1, ANN.user_id),
    ):
        assert code(refused) == "match_over"


async def test_a_lobby_whose_owner_has_gone_is_cancelled_by_who_waits(house: House) -> None:
    await house.lobby(ANN, BEN)
    await house.pass_time(119)
    assert code(await house.host.cancel(1, BEN.user_id, is_admin=False)) == "not_owner"
    await house.pass_time(1)
    done(await house.host.cancel(1, BEN.user_id, is_admin=False))


async def test_an_owner_who_waits_for_others_is_not_inactive(house: House) -> None:
    table = await house.begin(ANN, BEN)
    if player(table) == ANN:
        await house.pass_turn()
    await house.pass_time(1000)
    assert code(await house.host.cancel(1, BEN.user_id, is_admin=False)) == "not_owner"
    await house.pass_turn()
    await house.pass_time(119)
    assert code(await house.host.cancel(1, BEN.user_id, is_admin=False)) == "not_owner"
    await house.pass_time(1)
    done(await house.host.cancel(1, BEN.user_id, is_admin=False))


async def test_an_owner_who_has_left_is_inactive(house: House) -> None:
    await house.begin(ANN, BEN)
    done(await house.host.leave(1, ANN.user_id))
    await house.pass_time(120)
    done(await house.host.cancel(1, BEN.user_id, is_admin=False))
