"""The rules of a table, chosen in its lobby."""

from __future__ import annotations

import pytest

from engine.game import Refusal
from tests.tables.kit import ANN, BEN, CHANNEL, CLEO, GUILD, House, code, done


async def test_the_owner_chooses_rules_that_stay(house: House) -> None:
    lobby = await house.lobby(ANN, BEN)
    house.witness.seen.clear()
    table = done(await house.host.set_options(1, ANN.user_id, {"profile": "house", "limit": 151, "run_max": 14}))
    assert table.options == {"profile": "house", "limit": 151}
    assert (table.version, table.seat_limit) == (lobby.version + 1, 2)
    assert table.rules.not_opened_penalty == 100
    await house.settle()
    assert house.witness.kinds == ["lobby"]

    await house.restart()
    assert house.table() == table
    table = done(await house.host.begin(1, ANN.user_id))
    assert table.view(0).rules == table.rules
    assert table.view(0).rules.limit == 151


async def test_what_is_not_named_is_as_the_profile_has_it(house: House) -> None:
    await house.lobby(ANN, BEN)
    done(await house.host.set_options(1, ANN.user_id, {"limit": 151}))
    assert done(await house.host.set_options(1, ANN.user_id, {"opening_min": 50})).options == {
        "profile": "standard",
        "opening_min": 50,
    }


async def test_a_rematch_has_the_rules_of_the_match(house: House) -> None:
    await house.lobby(ANN, BEN)
    chosen = done(await house.host.set_options(1, ANN.user_id, {"profile": "classic", "limit": 201}))
    done(await house.host.cancel(1, ANN.user_id, is_admin=False))
    assert done(await house.host.rematch(1, BEN)).options == chosen.options


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"profile": "chess"}, "unknown_profile"),
        ({"chess": "on"}, "unknown_option"),
        ({"limit": 0}, "bad_option_value"),
        ({"run_split": "on"}, "options_contradict"),
        ({"profile": "duel"}, "too_many_seated"),
    ],
)
async def test_what_cannot_be_chosen_changes_nothing(house: House, options: dict[str, object], refusal: str) -> None:
    lobby = await house.lobby(ANN, BEN, CLEO)
    assert code(await house.host.set_options(1, ANN.user_id, options)) == refusal
    assert house.table() == lobby


async def test_only_who_leads_the_lobby_chooses(house: House) -> None:
    await house.lobby(ANN, BEN)
    assert code(await house.host.set_options(1, BEN.user_id, {"limit": 151})) == "not_owner"
    await house.pass_time(120)
    assert code(await house.host.set_options(1, CLEO.user_id, {"limit": 151})) == "not_owner"
    done(await house.host.set_options(1, BEN.user_id, {"limit": 151}))
    done(await house.host.begin(1, BEN.user_id))
    assert code(await house.host.set_options(1, ANN.user_id, {"limit": 201})) == "already_started"
    assert code(await house.host.set_options(9, ANN.user_id, {"limit": 201})) == "no_table"


async def test_the_seats_follow_the_rules(house: House) -> None:
    host = house.host
    done(await host.create(GUILD, CHANNEL, ANN, game="scala40", options={}, seat_limit=4, computers=["normal"]))
    assert done(await host.set_options(1, ANN.user_id, {"players": 5})).seat_limit == 4
    assert done(await host.set_options(1, ANN.user_id, {"profile": "duel"})).seat_limit == 2
    assert code(await host.join(1, BEN)) == "table_full"
    # All seats that the rules allowed: that is what the table keeps.
    assert done(await host.set_options(1, ANN.user_id, {})).seat_limit == 6
    done(await host.join(1, BEN))
    refusal = await host.set_options(1, ANN.user_id, {"profile": "duel"})
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.details) == ("too_many_seated", {"seats": 3, "maximum": 2})
    assert done(await host.set_options(1, ANN.user_id, {"players": 3})).seat_limit == 3
    await house.restart()
    assert house.table().seat_limit == 3
