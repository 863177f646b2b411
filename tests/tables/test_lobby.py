"""Opening a table and sitting down."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import pytest

from bot.tables.shuffles import stand_in
from bot.tables.table import Person, Table
from engine.game import Refusal
from engine.shuffle import commitment
from tests.tables.kit import ANN, BEN, CHANNEL, CLEO, GUILD, House, code, done


async def test_the_owner_and_the_computers_sit_down_at_once(house: House) -> None:
    table = done(
        await house.host.create(
            GUILD,
            CHANNEL,
            ANN,
            game="scala40",
            options={"limit": 151},
            seat_limit=4,
            computers=["normal", "normal"],
            clock=60,
        )
    )
    assert [(seat.number, seat.name, seat.user_id, seat.level) for seat in table.seats] == [
        (0, "Ann", ANN.user_id, None),
        (1, "Alba", None, "normal"),
        (2, "Dino", None, "normal"),
    ]
    assert (table.status, table.version, table.clock, table.options["limit"]) == ("lobby", 1, 60, 151)
    assert house.host.in_channel(CHANNEL) == table
    await house.settle()
    assert house.witness.kinds == ["lobby"]


@pytest.mark.parametrize(
    ("choice", "refusal"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"options": {"limit": -5}}, "bad_option_value"),
        ({"seat_limit": 7}, "seats_out_of_range"),
        ({"seat_limit": 1}, "seats_out_of_range"),
        ({"clock": 61}, "unknown_clock"),
        ({"computers": ["godlike"]}, "unknown_level"),
        ({"computers": ["normal"] * 3}, "table_full"),
    ],
)
async def test_what_no_table_can_be_opened_with(house: House, choice: dict[str, object], refusal: str) -> None:
    settings = {"game": "scala40", "options": {}, "seat_limit": 3} | choice
    assert code(await house.host.create(GUILD, CHANNEL, ANN, **settings)) == refusal
    assert house.host.in_channel(CHANNEL) is None


async def test_a_channel_has_one_open_table(house: House) -> None:
    settings = {"game": "scala40", "options": {}, "seat_limit": 3}
    opened = await asyncio.gather(*(house.host.create(GUILD, CHANNEL, ANN, **settings) for _ in range(3)))
    assert [code(other) for other in opened if isinstance(other, Refusal)] == ["channel_busy"] * 2
    done(await house.host.cancel(1, ANN.user_id, is_admin=False))
    done(await house.host.create(GUILD, CHANNEL, BEN, **settings))


async def test_who_closes_the_lobby_does_not_end_the_match_that_has_begun(house: House) -> None:
    await house.lobby(ANN, BEN)
    begun, closed = await asyncio.gather(
        house.host.begin(1, ANN.user_id), house.host.close_lobby(1, ANN.user_id, is_admin=False)
    )
    assert done(begun).status == "playing"
    assert code(closed) == "already_started"
    assert house.table().status == "playing"


async def test_people_come_and_go(house: House) -> None:
    host = house.host
    table = await house.lobby(ANN, BEN, computers=["normal"])
    assert [seat.name for seat in table.seats] == ["Ann", "Alba", "Ben"]
    assert code(await host.join(1, BEN)) == "already_seated"
    assert code(await host.join(1, CLEO)) == "table_full"
    assert code(await host.leave(1, CLEO.user_id)) == "not_seated"

    table = done(await host.leave(1, ANN.user_id))
    assert [(seat.number, seat.name) for seat in table.seats] == [(0, "Alba"), (1, "Ben")]
    assert table.owner_id == BEN.user_id
    await house.restart()
    assert house.table() == table

    ended = done(await house.host.leave(1, BEN.user_id))
    assert ended.status == "cancelled"
    assert house.host.in_channel(CHANNEL) is None


async def test_the_last_free_seat_goes_to_one_person(house: House) -> None:
    await house.lobby(ANN, computers=[])
    joined = await asyncio.gather(*(house.host.join(1, Person(2000 + n, f"P{n}")) for n in range(4)))
    assert sum(isinstance(table, Table) for table in joined) == 1
    assert len(house.table().seats) == 2


async def test_the_owner_adds_and_removes_computers(house: House) -> None:
    host = house.host
    settings = {"game": "scala40", "options": {}, "seat_limit": 4}
    done(await host.create(GUILD, CHANNEL, ANN, **settings))
    done(await host.join(1, BEN))
    assert code(await host.add_computer(1, BEN.user_id, "normal")) == "not_owner"
    assert code(await host.remove_computer(1, ANN.user_id)) == "no_computer"
    assert code(await host.add_computer(1, ANN.user_id, "godlike")) == "unknown_level"
    done(await host.add_computer(1, ANN.user_id, "normal"))
    done(await host.add_computer(1, ANN.user_id, "normal"))
    assert code(await host.add_computer(1, ANN.user_id, "normal")) == "table_full"
    table = done(await host.remove_computer(1, ANN.user_id))
    assert [seat.name for seat in table.seats] == ["Ann", "Ben", "Alba"]
    await house.settle()
    assert set(house.witness.kinds) == {"lobby"}


async def test_who_may_begin(house: House) -> None:
    await house.lobby(ANN, BEN)
    assert code(await house.host.begin(1, CLEO.user_id)) == "not_owner"
    refusal = await house.host.begin(1, BEN.user_id)
    assert code(refusal) == "not_owner"
    assert isinstance(refusal, Refusal)
    assert refusal.details == {"owner": ANN.user_id, "seconds": 120}

    await house.pass_time(120)
    assert code(await house.host.begin(1, CLEO.user_id)) == "not_owner"
    table = done(await house.host.begin(1, BEN.user_id))
    assert (table.status, table.hand, table.turn) == ("playing", 1, 1)


async def test_nobody_begins_alone(house: House) -> None:
    await house.lobby(ANN)
    assert code(await house.host.begin(1, ANN.user_id)) == "too_few_seats"


async def test_the_shuffle_is_committed_to_before_the_seats_are_known(house: House) -> None:
    lobby = await house.lobby(ANN, BEN)
    (hand,) = await house.database.matches.hands(1)
    assert lobby.commitment == hand.commitment == commitment(bytes.fromhex(hand.secret))
    assert (hand.public, hand.dealer, hand.dealt_at) == (None, None, None)

    table = done(await house.host.begin(1, ANN.user_id))
    (hand,) = await house.database.matches.hands(1)
    assert table.commitment == lobby.commitment
    assert (hand.public, hand.dealer) == ("/".join(map(stand_in, table.seats)) + ":1", table.dealer)
    assert hand.secret not in repr(table)


async def test_a_shuffle_names_nobody_who_does_not_show_their_salt(house: House) -> None:
    table = await house.begin(ANN, BEN, computers=["easy"])
    (hand,) = await house.database.matches.hands(1)
    ann, computer, ben = (hand.public or "").removesuffix(":1").split("/")
    assert computer == "Nino"
    for person, shown in ((ANN, ann), (BEN, ben)):
        salt = next(seat.salt for seat in table.seats if seat.user_id == person.user_id)
        assert shown == sha256(f"{salt}:{person.user_id}".encode()).hexdigest()[:32]
        assert salt not in repr(table)
    done(await house.host.cancel(1, ANN.user_id, is_admin=False))
    await house.begin(ANN, BEN)
    (other,) = await house.database.matches.hands(2)
    assert not {ann, ben} & set((other.public or "").removesuffix(":1").split("/")), "another one in every match"
