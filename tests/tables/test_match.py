"""Whole matches, from the first deal to the leaderboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.tables.pace import Pace
from engine.players import choose
from engine.shuffle import commitment
from tests.tables.kit import ANN, BEN, GUILD, House, done


async def play_on(house: House) -> None:
    """Lets the person to play make one move as a computer would, or lets time pass."""
    table = house.table()
    seat = next((table.seats[number] for number in table.acting if table.waits_for(number)), None)
    if seat is None or seat.user_id is None:
        await house.pass_time(0)
        return
    text = choose("scala40", table.view(seat.number), "normal", str(table.moves))
    done(await house.host.play(table.id, seat.user_id, text, table.version))
    await house.settle()


@pytest.mark.parametrize("options", [{}, {"reentry": "buy_in", "max_reentries": 2, "limit": 60}])
async def test_a_match_with_computers_ends_on_the_leaderboard(tmp_path: Path, options: dict[str, Any]) -> None:
    house = House(tmp_path / "match.db", Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=0))
    await house.start()
    await house.begin(ANN, BEN, computers=["normal", "normal"], options=options)
    while house.table().open:
        await play_on(house)
        if house.table().moves in (20, 60):
            await house.restart()

    table = house.table()
    assert sum(seat.eliminated_in is None for seat in table.seats) == 1
    last = house.witness.last("match_over")
    assert last.places.count(1) == 1
    winner = last.places.index(1)

    board = await house.database.statistics.leaderboard(GUILD, "scala40", None)
    assert {row.user_id for row in board} == {ANN.user_id, BEN.user_id}
    by_person = {row.user_id: row for row in board}
    for seat in table.seats:
        if seat.user_id is not None:
            row = by_person[seat.user_id]
            assert (row.played, row.won) == (1, seat.number == winner)
            assert row.eliminated == (seat.eliminated_in is not None)
            assert row.reentries == seat.reentries
            # A seat that comes back has a lower total than it has scored.
            assert row.average is not None
            assert seat.reentries or row.average == seat.total / row.hands

    hands = await house.database.matches.hands(1)
    by_people = [hand.closed_by is not None and table.seats[hand.closed_by].user_id is not None for hand in hands]
    assert sum(row.closed for row in board) == sum(by_people)
    eliminated = [seat.eliminated_in for seat in table.seats if seat.eliminated_in is not None]
    credited = sum(by_people[number - 1] for number in eliminated)
    assert sum(row.eliminations + row.computer_eliminations for row in board) == credited
    assert len(hands) == table.hand
    assert all(hand.commitment == commitment(bytes.fromhex(hand.secret)) for hand in hands)
    moves = await house.database.matches.moves(1)
    assert [move.sequence for move in moves] == list(range(1, len(moves) + 1))
    assert sum(move.text.startswith("rejoin") for move in moves) == sum(seat.reentries for seat in table.seats)
    assert bool(options) == any(seat.reentries for seat in table.seats)
    await house.close()
