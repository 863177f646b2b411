"""What points are worth to expert: the chance to win the match, where two play for it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import GAMES
from engine.players.scala40.stakes import Stakes, stakes

SCALA = GAMES["scala40"]


def worth(totals: tuple[int, ...], **rules: Any) -> Stakes:
    seats = [{"hand": 3, "opened": True, "total": total} for total in totals]
    document = {"game": "scala40", "rules": rules, "seats": seats, "discard": "4H", "to_play": 0}
    return stakes(SCALA.view(SCALA.read_position(document), 0))


def test_at_the_start_points_are_worth_about_what_they_are() -> None:
    even = worth((0, 0))
    for points in (5, 25, 60):
        assert even.of_own(points) == pytest.approx(points, rel=0.2)
        assert even.of_own(points) == pytest.approx(even.of_theirs(points))


def test_what_is_beyond_the_limit_changes_nothing() -> None:
    last = worth((95, 40))
    assert last.of_own(5) < last.of_own(6) == last.of_own(60)
    assert worth((40, 95)).of_theirs(6) == worth((40, 95)).of_theirs(60)


def test_points_that_put_somebody_out_are_worth_more_than_others() -> None:
    assert worth((20, 90)).of_theirs(11) > 2 * worth((20, 20)).of_theirs(11)
    assert worth((90, 20)).of_own(11) > 2 * worth((20, 20)).of_own(11)


@pytest.mark.parametrize(
    ("totals", "rules"),
    [
        ((20, 90, 30), {}),
        ((20, 90), {"match_mode": "no_elimination"}),
        ((20, 90), {"match_mode": "single_hand"}),
        ((20, 90), {"reentry": "auto_reset"}),
    ],
)
def test_elsewhere_points_count_as_they_are(totals: tuple[int, ...], rules: dict[str, Any]) -> None:
    assert [worth(totals, **rules).of_own(points) for points in (0, 7, 80)] == [0, 7, 80]


def test_a_longer_match_is_as_its_last_hundred_points() -> None:
    assert worth((0, 0), limit=1000).own == worth((0, 0)).own
    assert worth((490, 0), limit=501).own[11] == worth((490, 0), limit=501).own[100]
