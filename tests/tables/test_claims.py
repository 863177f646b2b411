"""Hands of 31 at a table of Scat: who may declare out of turn, how long the host waits, and that nobody can tell from
what it does whether somebody holds one (SC-25 to SC-29, section 13b)."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.tables.agenda import due
from bot.tables.pace import Pace
from bot.tables.table import ANSWER_SECONDS, Person, Played, Table
from engine.game import Refusal
from engine.games import GAMES
from engine.scat.game import Scat
from tests.tables.kit import ANN, BEN, CHANNEL, CLEO, GUILD, House, code, done

LOW, POOR, WEAK, FAIR = "2C 3D 4S", "5C 6D 7S", "2D 3S 4C", "5D 6S 7C"
HEARTS, SPADES = "AH KH QH", "AS KS QS"
STOCK = "8C 8D 8H 8S 9C 9D 9H 9S 10C 10D"
PACE = Pace(computer_turn=1, claim=3, dealt_claim=6, between_hands=8)


def position(*hands: str, **fields: Any) -> dict[str, Any]:
    """Returns a position of Scat; as dealt where nobody has had a turn."""
    seats = [{"hand": hand, "turns": fields.pop("turns", 0)} for hand in hands]
    rules = fields.pop("rules", {})
    document = {"game": "scat", "rules": rules, "seed": "test", "seats": seats, "stock": STOCK, "discard": "10H"}
    return document | {"dealer": len(hands) - 1, "to_play": 0, **fields}


async def begin(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    position: dict[str, Any],
    *people: Person,
    computers: int = 0,
    clock: int | None = None,
) -> Table:
    """Deals this position; the first person sits in seat 0, then the computers, then the others."""
    state = GAMES["scat"].read_position(position)
    monkeypatch.setattr(Scat, "new_hand", lambda *_: state)
    seats = len(people) + computers
    options = {"profile": "standard", **position["rules"]}
    table = done(
        await house.host.create(
            GUILD,
            CHANNEL,
            people[0],
            game="scat",
            options=options,
            seat_limit=seats,
            computers=("normal",) * computers,
            clock=clock,
        )
    )
    for person in people[1:]:
        done(await house.host.join(table.id, person))
    await house.settle()
    done(await house.host.begin(table.id, people[0].user_id))
    await house.settle()
    return house.table()


@pytest.fixture(autouse=True)
async def pace(house: House) -> None:
    house.pace = PACE
    await house.restart()


async def play(house: House, person: Person, *moves: str) -> Played | Refusal:
    """Plays a person's moves one after the other; returns what became of the last one."""
    for move in moves:
        played = await house.host.play(1, person.user_id, move, None)
        await house.settle()
    return played


async def test_a_dealt_31_is_declared_out_of_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, position(LOW, POOR, HEARTS), ANN, BEN, CLEO)
    assert code(await play(house, BEN, "declare 1")) == "no_thirty_one"
    assert code(await play(house, BEN, "declare 2")) == "not_your_answer"
    played = done(await play(house, CLEO, "declare 2"))
    assert played.events[0].kind == "declared"
    assert played.table.status == "pause"
    assert [seat.total for seat in house.table().seats] == [1, 1, 0]


async def test_a_31_lapses_when_somebody_acts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, position(LOW, POOR, HEARTS), ANN, BEN, CLEO)
    done(await play(house, ANN, "draw stock"))
    assert code(await play(house, CLEO, "declare 2")) == "thirty_one_lapsed"


async def test_a_declaration_needs_no_version(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is one finger against another: whoever acts first has acted."""
    table = await begin(house, monkeypatch, position(LOW, POOR, HEARTS), ANN, BEN, CLEO)
    done(await house.host.play(1, CLEO.user_id, "declare 2", table.version))
    assert code(await house.host.play(1, ANN.user_id, "draw stock", table.version)) == "stale"


async def test_the_other_holder_of_a_dealt_31_is_asked_and_passes_after_ten_seconds(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(house, monkeypatch, position(HEARTS, LOW, SPADES), ANN, BEN, CLEO)
    done(await play(house, ANN, "declare 0"))
    table = house.table()
    assert (table.asked, table.to_play) == ((2,), None)
    assert table.deadline == house.clock.now() + timedelta(seconds=ANSWER_SECONDS)
    assert code(await play(house, BEN, "draw stock")) == "not_asked"
    await house.pass_time(ANSWER_SECONDS - 0.1)
    assert house.table().status == "playing"
    await house.pass_time(0.1)
    assert house.table().status == "pause"
    assert [seat.total for seat in house.table().seats] == [0, 1, 1]
    assert (await house.database.matches.moves(1))[-1].text == "stand"


async def test_the_other_holder_may_declare_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, position(HEARTS, LOW, SPADES), ANN, BEN, CLEO, clock=60)
    done(await play(house, CLEO, "declare 2"))
    assert house.table().seconds == ANSWER_SECONDS, "whatever the clock of the table"
    done(await play(house, ANN, "declare 0"))
    assert [seat.total for seat in house.table().seats] == [0, 1, 0]


async def test_a_question_survives_a_restart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, position(HEARTS, LOW, SPADES), ANN, BEN, CLEO)
    done(await play(house, ANN, "declare 0"))
    before = house.table()
    await house.restart()
    assert house.table().asked == before.asked == (2,)
    await house.pass_time(ANSWER_SECONDS)
    assert house.table().status == "pause"


async def test_a_31_made_by_the_last_discard_of_the_last_turns_is_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(house, monkeypatch, position("AH KH 9S", LOW, knocked_by=1, stock="QH 8C", turns=1), ANN, BEN)
    done(await play(house, ANN, "draw stock", "discard 9S"))
    assert house.table().asked == (0,)
    done(await play(house, ANN, "declare 0"))
    assert [seat.total for seat in house.table().seats] == [0, 1]


async def test_declared_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    auto = {"declare": "auto"}
    table = await begin(house, monkeypatch, position("AH KH 9S", LOW, stock="QH 8C", rules=auto), ANN, BEN)
    assert not table.claim_open
    done(await play(house, ANN, "draw stock", "discard 9S"))
    assert house.table().status == "pause"
    assert [seat.total for seat in house.table().seats] == [0, 1]


async def test_a_computer_declares_before_anybody_acts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # Ann, then Alba and Dino, who are computers.
    await begin(house, monkeypatch, position(LOW, POOR, HEARTS), ANN, computers=2)
    assert house.table().status == "pause", "at once, though Ann is to play"
    assert [seat.total for seat in house.table().seats] == [1, 1, 0]


async def test_two_computers_declare_both(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, position(LOW, HEARTS, SPADES), ANN, computers=2)
    await house.pass_time(1)
    assert [seat.total for seat in house.table().seats] == [1, 0, 0]


async def test_a_computer_declares_for_who_is_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, position(LOW, HEARTS, POOR), ANN, BEN, CLEO)
    done(await house.host.leave(1, BEN.user_id))
    await house.settle()
    assert house.table().status == "pause"
    assert [seat.total for seat in house.table().seats] == [1, 0, 1]


@pytest.mark.parametrize("held", [HEARTS, POOR])
async def test_a_computer_waits_for_a_dealt_31_whether_or_not_somebody_holds_one(
    house: House, monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    # Alba, in seat 1, is to play; Ben, in seat 2, may hold a 31.
    dealt = position(LOW, WEAK, held, to_play=1, dealer=0)
    await begin(house, monkeypatch, dealt, ANN, BEN, computers=1)
    await house.pass_time(PACE.dealt_claim - 0.1)
    assert not house.table().log, "Alba still waits"
    await house.pass_time(0.1)
    assert house.table().log


@pytest.mark.parametrize("made", [True, False])
async def test_a_computer_waits_after_a_persons_discard_whether_or_not_it_made_a_31(
    house: House, monkeypatch: pytest.MonkeyPatch, made: bool
) -> None:
    table = position("AH KH 9S", WEAK, stock=f"{'QH' if made else '2H'} 8C 8D", turns=1)
    await begin(house, monkeypatch, table, ANN, computers=1)
    done(await play(house, ANN, "draw stock", "discard 9S"))
    await house.pass_time(PACE.claim - 0.1)
    assert house.table().to_play == 1
    assert len(house.table().log) == 1
    await house.pass_time(0.1)
    assert len(house.table().log) == 2


async def test_after_a_computers_discard_nobody_waits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, position(LOW, WEAK, FAIR, to_play=1, turns=1), ANN, computers=2)
    await house.pass_time(PACE.dealt_claim)
    assert len(house.table().log) == 1
    await house.pass_time(PACE.computer_turn)
    assert len(house.table().log) == 2


def hidden(table: Table, hand: str) -> Table:
    """Returns the table with other cards in Ben's hand."""
    document = GAMES["scat"].save(table.state)
    document["seats"][-1]["hand"] = hand
    return replace(table, state=GAMES["scat"].read_position(document), _views={})


@pytest.mark.parametrize("computers", [0, 1])
@pytest.mark.parametrize("clock", [None, 60])
async def test_nothing_that_the_host_does_by_itself_tells_of_a_31(
    house: House, monkeypatch: pytest.MonkeyPatch, computers: int, clock: int | None
) -> None:
    """The same table with and without a 31 in the hand of a person who is not to play."""
    dealt = position(*(LOW, WEAK, POOR)[: 2 + computers], to_play=computers)
    table = await begin(house, monkeypatch, dealt, ANN, BEN, computers=computers, clock=clock)
    holding = hidden(table, HEARTS)
    assert holding.acting != table.acting
    for before, after in ((table, holding), (replace(table, warned=True), replace(holding, warned=True))):
        assert due(before, PACE) == due(after, PACE)
    assert holding.awaited == table.awaited
    assert [holding.waits_for(seat.number) for seat in holding.seats] == [
        table.waits_for(seat.number) for seat in table.seats
    ]


async def test_only_who_is_to_play_is_reminded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, position(LOW, HEARTS), ANN, BEN, clock=60)
    await house.pass_time(30)
    assert [change.seat for _, change in house.witness.seen if change.kind == "reminder"] == [0]


@pytest.mark.parametrize("held", [HEARTS, POOR])
async def test_an_owner_with_a_31_is_not_taken_for_one_who_lets_others_wait(
    house: House, monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    await begin(house, monkeypatch, position(held, LOW, to_play=1, dealer=0), ANN, BEN)
    await house.pass_time(300)
    refused = await house.host.cancel(1, BEN.user_id, is_admin=False)
    assert isinstance(refused, Refusal)
    assert refused.details["seconds"] == 0


async def test_a_dealt_31_that_is_declared_by_itself_ends_the_hand(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(house, monkeypatch, position(LOW, POOR, HEARTS, rules={"declare": "auto"}), ANN, BEN, CLEO)
    assert (table.status, table.awaited, table.acting) == ("playing", (), ())
    before = table.version
    await house.restart()
    await house.pass_time(PACE.computer_turn)
    table = house.table()
    assert (table.status, table.version) == ("pause", before + 1)
    assert [seat.total for seat in table.seats] == [1, 1, 0]
    over = house.witness.last("hand_over")
    assert (over.seat, over.secret is not None) == (2, True)
    hand, *_ = await house.database.matches.hands(1)
    assert hand.closed_by == 2
    await house.pass_time(PACE.between_hands)
    assert house.table().hand == 2


async def test_a_match_can_end_by_a_deal(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    last = position(LOW, HEARTS, rules={"declare": "auto", "lives": 1, "county": False})
    await begin(house, monkeypatch, last, ANN, BEN)
    await house.pass_time(PACE.computer_turn)
    assert house.table().status == "finished"
    assert house.witness.last("match_over").places == (2, 1)


MIXES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("scat", {"declare": "auto", "three_of_a_kind": "30.5", "double_loss": "full"}),
    ("scat", {"knock_minimum": 28, "knock_not_in_first_round": True, "exhaust_result": "draw", "all_out": "share"}),
    ("scat", {"knock_minimum": 30, "empty_stock_after_knock": "pass", "empty_stock_rounds": 1, "county": False}),
    ("scat", {"first_player_may_pass": True, "final_turn_may_stand": True, "thirty_one_costs": 2, "all_out": "share"}),
    ("schwimmen", {"sw_close": "after_swap", "sw_single_swimmer": True, "sw_closer_double": True}),
    ("schwimmen", {"sw_tie": "suit_order", "sw_no_close_first_round": True, "sw_triples_rank": False}),
)


@pytest.mark.parametrize(("game", "rules"), MIXES)
async def test_a_match_by_any_rules_comes_to_its_end(house: House, game: str, rules: dict[str, Any]) -> None:
    """Ann plays whatever is legal, by chance, against two computers; nothing may be waited for that never comes."""
    chance = random.Random(game + str(rules))
    options = {"profile": "standard", "lives": 1, **rules}
    table = done(
        await house.host.create(
            GUILD, CHANNEL, ANN, game=game, options=options, seat_limit=3, computers=("normal",) * 2
        )
    )
    done(await house.host.begin(table.id, ANN.user_id))
    await house.settle()
    for _ in range(600):
        table = house.table()
        if not table.open:
            break
        legal = table.view(0).legal if table.status == "playing" else ()
        if legal and 0 in table.awaited:
            move = str(chance.choice(legal))
            done(await house.host.play(1, ANN.user_id, move, table.version))
            await house.settle()
        else:
            await house.pass_time(PACE.between_hands)
    assert table.status == "finished"
    assert house.witness.kinds[-1] == "match_over"
