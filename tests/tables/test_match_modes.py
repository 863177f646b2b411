"""How matches end whose rules are not those of the standard profile (K37 to K41), and what is kept of them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import GAMES
from engine.match import places
from engine.scala40.game import Scala40
from tests.tables.kit import ANN, BEN, CLEO, CLOSE, GUILD, House, done, nearly_dead, nearly_over, rig


async def begin(house: House, monkeypatch: pytest.MonkeyPatch, *positions: dict[str, Any]) -> None:
    """Begins a match of three with these hands, under the rules of the first."""
    rig(monkeypatch, *positions)
    await house.begin(ANN, BEN, CLEO, options=positions[0]["rules"])


async def outcomes(house: House) -> dict[str, tuple[int, int, int]]:
    """Returns how often everybody has won, was eliminated and has eliminated people."""
    board = await house.database.statistics.leaderboard(GUILD, "scala40", None)
    return {row.name: (row.won, row.eliminated, row.eliminations) for row in board}


def test_places_begin_with_the_winners() -> None:
    assert places([(None, 0), (None, 0), (None, 0)], winners=[1]) == (2, 1, 2)
    assert places([(None, 10), (2, 90), (None, 5), (1, 0)], winners=[0]) == (1, 3, 2, 4)
    assert places([(3, 110), (3, 110), (3, 120)], winners=[0, 1]) == (1, 1, 3)
    assert places([(None, 90), (None, 10), (None, 40)], winners=[0], points_win=True) == (1, 3, 2)


async def test_a_single_hand_is_won_by_who_closes_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, nearly_over(0, 0, 0, match_mode="single_hand"))
    table = await house.play(*CLOSE)
    assert (table.status, [seat.total for seat in table.seats]) == ("finished", [0, 0, 0])
    over = house.witness.last("match_over")
    assert over.result is not None
    assert (over.result.winners, over.places) == ((1,), (2, 1, 2))
    assert await outcomes(house) == {"Ann": (0, 0, 0), "Ben": (1, 0, 0), "Cleo": (0, 0, 0)}


async def test_a_dead_single_hand_is_played_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    dead = nearly_dead(0, 0, 0, hands=["2C", "KC", "3C"], match_mode="single_hand")
    await begin(house, monkeypatch, dead, nearly_over(0, 0, 0, match_mode="single_hand"))
    assert (await house.play("discard 9H")).status == "pause"
    await house.pass_time(8)
    assert (await house.play(*CLOSE)).status == "finished"
    assert [hand.closed_by for hand in await house.database.matches.hands(1)] == [None, 1]


async def test_without_elimination_the_lowest_total_wins(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rules: dict[str, Any] = {"match_mode": "no_elimination", "final_total": 150}
    await begin(house, monkeypatch, nearly_over(110, 120, 60, **rules), nearly_over(132, 120, 82, **rules))
    table = await house.play(*CLOSE)
    assert (table.status, [seat.eliminated_in for seat in table.seats]) == ("pause", [None] * 3)
    await house.pass_time(8)
    table = await house.play(*CLOSE)
    assert (table.status, [seat.total for seat in table.seats]) == ("finished", [154, 120, 104])
    assert house.witness.last("match_over").places == (3, 2, 1)
    assert await outcomes(house) == {"Ann": (0, 0, 0), "Ben": (0, 0, 0), "Cleo": (1, 0, 0)}


async def test_equal_lowest_totals_play_another_hand(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rules: dict[str, Any] = {"match_mode": "no_elimination", "final_total": 150}
    await begin(house, monkeypatch, nearly_over(140, 100, 78, **rules), nearly_over(162, 100, 100, **rules))
    assert (await house.play(*CLOSE)).status == "pause"
    await house.pass_time(8)
    assert (await house.play(*CLOSE)).status == "finished"
    assert house.witness.last("match_over").places == (3, 1, 2)


async def test_automatic_re_entry_until_one_is_below_the_limit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, nearly_over(90, 20, 50, reentry="auto_reset"))
    await house.begin(ANN, BEN, CLEO, options={"reentry": "auto_reset"})
    table = await house.play(*CLOSE)
    assert (table.status, table.asked) == ("pause", ())
    assert [(seat.total, seat.reentries, seat.eliminated_in) for seat in table.seats] == [
        (72, 1, None),
        (20, 0, None),
        (72, 0, None),
    ]
    assert house.witness.kinds[-1] == "hand_over"
    assert "rejoined" in [event.kind for event in house.witness.last("hand_over").events]

    again = nearly_over(85, 20, 95, reentry="auto_reset")
    again["seats"][0]["reentries"] = 1
    rig(monkeypatch, again)
    await house.pass_time(8)
    table = await house.play(*CLOSE)
    assert (table.status, [seat.eliminated_in for seat in table.seats]) == ("finished", [2, None, 2])
    assert house.witness.last("match_over").places == (2, 1, 3)
    assert await outcomes(house) == {"Ann": (0, 1, 0), "Ben": (1, 0, 2), "Cleo": (0, 1, 0)}
    board = await house.database.statistics.leaderboard(GUILD, "scala40", None)
    assert {row.name: row.reentries for row in board} == {"Ann": 1, "Ben": 0, "Cleo": 0}


async def test_a_dead_hand_without_points_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, nearly_dead(90, 95, 20, hands=["KC", "KD", "3C"], dead_hand="no_points"))
    table = await house.play("discard 9H")
    assert (table.status, [seat.total for seat in table.seats]) == ("pause", [90, 95, 20])
    over = house.witness.last("hand_over")
    assert over.result is not None
    assert (over.seat, over.result.closed_by, over.result.points) == (1, None, (0, 0, 0))
    assert "dead" in [event.kind for event in over.events]


async def test_a_dead_hand_eliminates_to_nobodys_credit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, nearly_dead(90, 95, 20, hands=["KC KH", "KD", "3C"]))
    table = await house.play("discard 9H")
    assert (table.status, [seat.eliminated_in for seat in table.seats]) == ("finished", [1, 1, None])
    assert house.witness.last("match_over").places == (3, 2, 1)
    assert await outcomes(house) == {"Ann": (0, 1, 0), "Ben": (0, 1, 0), "Cleo": (1, 0, 0)}


async def test_a_shared_win_is_won_by_each(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, nearly_dead(100, 95, 98, hands=["5C", "KD", "KS"]))
    table = await house.play("discard 9H")
    assert (table.status, [seat.total for seat in table.seats]) == ("finished", [105, 105, 108])
    over = house.witness.last("match_over")
    assert over.result is not None
    assert (over.result.winners, over.places) == ((0, 1), (1, 1, 3))
    # Who wins at the limit has not been eliminated.
    assert [seat.eliminated_in for seat in table.seats] == [None, None, 1]
    assert await outcomes(house) == {"Ann": (1, 0, 0), "Ben": (1, 0, 0), "Cleo": (0, 1, 0)}


async def test_who_has_resigned_shares_no_win(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(house, monkeypatch, nearly_dead(100, 95, 98, hands=["5C", "KD", "KS"]))
    done(await house.host.resign(1, ANN.user_id))
    await house.play("discard 9H")
    assert await outcomes(house) == {"Ann": (0, 0, 0), "Ben": (1, 0, 0), "Cleo": (0, 1, 0)}


async def test_the_next_hand_after_a_re_entry_is_dealt_to_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    position = nearly_over(90, 20, 50, reentry="auto_reset")
    monkeypatch.setattr(Scala40, "new_hand", lambda *_: GAMES["scala40"].read_position(position))
    await house.begin(ANN, BEN, CLEO, options=position["rules"])
    await house.play(*CLOSE)
    await house.pass_time(8)
    view = house.table().view(None)
    assert [(seat.cards, seat.total) for seat in view.seats] == [(13, 72), (13, 20), (13, 72)]
