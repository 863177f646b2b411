"""From hand to hand: the deal passes on, totals stay, who is out is skipped (SQ-2, SQ-31, K38 to K41)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.game import Applied, HandResult
from engine.match import first_dealer
from tests.engine.cases import Json, at, seat
from tests.engine.walks import SCALA


def after(document: Json, *moves: str) -> Any:
    """The state after some legal moves."""
    state = SCALA.read_position(document)
    for move in moves:
        applied = SCALA.play(state, move)
        assert isinstance(applied, Applied), applied
        state = applied.state
    return state


def result_of(state: Any) -> HandResult:
    """The result of a finished hand."""
    result = SCALA.scores(state)
    assert result is not None
    return result


def closed(totals: list[int], dealer: int, out: tuple[int, ...] = (), **rules: Any) -> Any:
    """A finished hand: seat 0 closed, the others had a king, with these totals before it."""
    kings = iter(("KH", "KD", "KS", "KC", "KH"))
    rivals = [
        {"out": True, "total": total} if number in out else seat(next(kings), opened=True, total=total)
        for number, total in enumerate(totals)
        if number
    ]
    return after(at("2C", total=totals[0], rivals=rivals, dealer=dealer, rules=rules), "discard 2C")


@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_deal_passes_to_the_left(dealer: int, following: int) -> None:
    """To the left, not to the winner (K09)."""
    position = SCALA.write_position(SCALA.next_hand(closed([0, 0, 0], dealer), "next"))
    assert position["dealer"] == following
    assert position["to_play"] == (following + 1) % 3


def test_seats_that_are_out_neither_deal_nor_play() -> None:
    """Seat 1 went out before, seat 2 in this hand: seat 3 deals, seat 0 begins (S16, S17)."""
    position = SCALA.write_position(SCALA.next_hand(closed([5, 140, 95, 0], 0, out=(1,)), "next"))
    assert [one["out"] for one in position["seats"]] == [False, True, True, False]
    assert (position["dealer"], position["to_play"]) == (3, 0)
    assert [len(one["hand"].split()) for one in position["seats"]] == [13, 0, 0, 13]
    assert len(position["stock"].split()) == 108 - 26 - 1


def test_the_next_hand_starts_afresh() -> None:
    """Totals stay; nobody has opened, no turn was made, all cards are back."""
    position = SCALA.write_position(SCALA.next_hand(closed([7, 20, 30], 1), "next"))
    assert [one["total"] for one in position["seats"]] == [7, 30, 40]
    assert not any(one["opened"] or one["turns"] for one in position["seats"])
    assert (position["table"], position["reshuffles"], position["idle_turns"]) == ([], 0, 0)
    words = " ".join([*(one["hand"] for one in position["seats"]), position["stock"], position["discard"]]).split()
    assert len(words) == 108
    assert max(Counter(word for word in words if word != "JK").values()) == 2
    assert words.count("JK") == 4


def test_after_a_dead_hand_the_next_deals() -> None:
    """A dead hand is not dealt again by the same seat (K37)."""
    state = after(at("2C 9H", stock="", discard="", rivals=2, rules={"reshuffle_limit": 0}), "discard 2C")
    assert result_of(state).closed_by is None
    assert SCALA.write_position(SCALA.next_hand(state, "next"))["dealer"] == 0


def test_re_entry_plays_on_with_everybody() -> None:
    """auto_reset: the seats that came back are dealt cards (S20)."""
    state = closed([40, 95, 75], 2, reentry="auto_reset")
    position = SCALA.write_position(SCALA.next_hand(state, "next"))
    assert [one["total"] for one in position["seats"]] == [40, 85, 85]
    assert [len(one["hand"].split()) for one in position["seats"]] == [13, 13, 13]


def test_re_entries_are_counted() -> None:
    """With max_reentries 1 a seat is asked once in a match; the second time it is out (K41)."""
    state = closed([40, 95, 75, 20], 0, reentry="buy_in", max_reentries=1)
    assert SCALA.write_position(state)["phase"] == "buy_in"
    rejoined = SCALA.play(state, "rejoin 1")
    assert isinstance(rejoined, Applied)
    document = SCALA.write_position(SCALA.next_hand(rejoined.state, "next"))
    assert [one["total"] for one in document["seats"]] == [40, 85, 85, 30]
    document["seats"][0] |= {"hand": "2C", "opened": True, "turns": 1}
    document["seats"][1] |= {"hand": "KC KD", "opened": True, "turns": 1}
    document["seats"][2] |= {"hand": "2D"}
    document["seats"][3] |= {"hand": "2H"}
    again = after({**document, "stock": 20, "discard": "", "to_play": 0, "phase": "play"}, "discard 2C")
    assert result_of(again).eliminated == (1,)


def test_the_last_one_in_wins() -> None:
    """With two seats the one who reaches the limit loses."""
    result = result_of(closed([0, 95], 0))
    assert (result.winners, result.eliminated) == ((0,), (1,))


def test_the_result_of_a_hand() -> None:
    """Everything a summary needs: points, totals, who is out, remaining cards."""
    result = result_of(closed([40, 95, 60, 130], 0, out=(3,)))
    assert result.closed_by == 0
    assert result.points == (0, 10, 10, None)
    assert result.totals == (40, 105, 70, 130)
    assert result.out == (False, True, False, True)
    assert result.eliminated == (1,)
    assert result.hands == ("", "KH", "KD", "")
    assert result.winners == ()


def test_first_dealer_is_drawn_evenly() -> None:
    """Every seat leads the first hand about equally often (K08)."""
    dealers = Counter(first_dealer(f"match {number}", 4) for number in range(2000))
    assert sorted(dealers) == [0, 1, 2, 3]
    assert min(dealers.values()) > 420


def test_same_seed_same_hand() -> None:
    """The seed decides the next deal."""
    state = closed([0, 0, 0], 0)
    assert SCALA.next_hand(state, "x") == SCALA.next_hand(state, "x")
    assert SCALA.next_hand(state, "x") != SCALA.next_hand(state, "y")
