"""People who leave the server while a table waits for them."""

from __future__ import annotations

import pytest

from bot.tables.lookout import AGAIN, PATIENCE
from tests.tables.kit import ANN, BEN, CLEO, GUILD, House, done, player


class Roll:
    """Knows who has left, and counts the questions."""

    def __init__(self) -> None:
        self.gone: set[int] = set()
        self.asked: list[tuple[int, int]] = []

    async def is_gone(self, guild_id: int, user_id: int) -> bool:
        self.asked.append((guild_id, user_id))
        return user_id in self.gone


@pytest.fixture
async def roll(house: House) -> Roll:
    """The roll of a house that looks for people."""
    house.members = roll = Roll()
    await house.restart()
    return roll


@pytest.mark.parametrize("clock", [None, 60, 180, 43_200])
async def test_a_computer_holds_the_seat_of_a_player_who_has_left_the_server(
    house: House, roll: Roll, clock: int | None
) -> None:
    table = await house.begin(ANN, BEN, CLEO, clock=clock)
    seat, person = table.to_play or 0, player(table)
    roll.gone.add(person.user_id)
    first = min(PATIENCE, (clock or PATIENCE * 2) / 2)
    await house.pass_time(first - 1)
    assert roll.asked == []
    await house.pass_time(2)
    assert roll.asked == [(GUILD, person.user_id)]
    told = house.witness.last("seat")
    assert (told.seat, told.reason) == (seat, "gone")
    assert house.table().seats[seat].held
    assert house.table().to_play != seat
    assert "reminder" not in house.witness.kinds or clock == 60

    roll.gone.clear()
    back = done(await house.host.return_to_seat(1, person.user_id))
    assert not back.seats[seat].held


async def test_whoever_moves_soon_is_not_looked_for(house: House, roll: Roll) -> None:
    await house.begin(ANN, BEN)
    for _ in range(6):
        await house.pass_time(PATIENCE / 2)
        await house.pass_turn()
    assert roll.asked == []


async def test_who_is_slow_is_looked_for_once_an_hour(house: House, roll: Roll) -> None:
    table = await house.begin(ANN, BEN)
    await house.pass_time(PATIENCE)
    assert len(roll.asked) == 1
    await house.play("draw stock")
    await house.pass_time(AGAIN.total_seconds() - 1)
    assert len(roll.asked) == 1
    await house.pass_time(3 * AGAIN.total_seconds())
    assert len(roll.asked) == 4
    roll.gone.add(player(table).user_id)
    await house.pass_time(AGAIN.total_seconds())
    assert house.table().to_play != table.to_play


async def test_without_a_clock_a_match_whose_only_person_has_left_is_parked(house: House, roll: Roll) -> None:
    table = await house.begin(ANN, computers=["normal"])
    if table.to_play != 0:
        await house.pass_time(10)
    roll.gone.add(ANN.user_id)
    await house.pass_time(PATIENCE)
    assert house.table().parked
    await house.pass_time(10 * 86_400)
    assert len(roll.asked) == 1
    assert house.table().status == "cancelled"


async def test_after_a_restart_people_are_looked_for_again(house: House, roll: Roll) -> None:
    table = await house.begin(ANN, BEN)
    await house.pass_time(PATIENCE)
    roll.gone.add(player(table).user_id)
    await house.restart(after=10)
    await house.settle()
    assert house.table().seats[table.to_play or 0].held
