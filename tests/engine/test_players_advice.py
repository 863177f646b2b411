"""Hints: the move of hard, and the reason for it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.game import Standing
from engine.games import GAMES
from engine.players import advise, choose
from engine.players.scala40.hints import HINTS
from tests.engine.test_players import position

SCALA = GAMES["scala40"]


HOUSE = {"profile": "house"}
LAST_STOCK = {"reshuffle_limit": 0}


def draw(discard: str) -> dict[str, Any]:
    """The beginning of a turn with this card on top of the pile."""
    return {"phase": "draw", "discard": discard}


def hint(document: dict[str, Any]) -> Any:
    """The hint for seat 0."""
    return advise("scala40", SCALA.view(SCALA.read_position(document), 0))


@pytest.mark.parametrize(
    ("document", "code"),
    [
        (position("2D 2S 9C JC KS", **draw("2C")), "hint_take_melds"),
        (position("9C JC KS 5D", table=["9H 10H JH QH"], **draw("8H")), "hint_take_attaches"),
        (position("9C", table=["9H 10H JH QH"], **draw("8H")), "hint_take_closes"),
        (position("9C JC KS 5D", table=["9H 10H JH QH"], **draw("3S")), "hint_draw_stock"),
        (position("9C JC KS 5D", phase="draw", opened=False), "hint_draw_stock_only"),
        (position("KH KS KD 5C 6C 7C 8C 2D 2H 9S JS 4H 3S 7D", opened=False), "hint_opens"),
        (
            position("KH KS 5C 6C 7C 8C 2D 2H 9S JS 4H 3S 7D", opened=False, rules=HOUSE, **draw("KD")),
            "hint_take_opens",
        ),
        (position("9C JC 2S KD 5D", table=["7H JK=8H 9H"], **draw("8H")), "hint_take_swaps"),
        (position("9C 9D JC KS", stock="", rules=LAST_STOCK, **draw("9H")), "hint_take_only"),
        (position("9C 2D JC KS", stock="", rules=LAST_STOCK, **draw("9H")), "hint_stop"),
        (position("6C 6D 6S 9H"), "hint_closes"),
        (position("6C 6D 6S", table=["7S 8S 9S", "7C 8C 9C"]), "hint_closes_attaching"),
        (position("8H 2C 2D 9S", table=["7H JK=8H 9H"]), "hint_closes_swapping"),
        (position("8H 2C 5D 9S KC QD", table=["7H JK=8H 9H"]), "hint_swaps"),
        (position("8H 2C 5D 9S KC QD", taken="8H"), "hint_puts_back"),
        (position("5C 5D 5H KS 8D 2S 3H"), "hint_melds"),
        (position("9S KS 8D 2S 3H", table=["6S 7S 8S"]), "hint_attaches"),
        (position("9S"), "hint_throw_closes"),
        (position("8C 8C 10H JH 4S 5S 2D KD", opened=False, opponent_opened=False), "hint_throw_duplicate"),
        (position("2C 2D KH 7S", opponent=2), "hint_throw_high"),
        (position("8C 8D 10H JH 4S 5S 2D 6C 6D AS AH", opened=False, opponent_opened=False), "hint_throw_lonely"),
        (
            position("8S KD", opened=False, table=["5S 6S 7S"], rules={"playable_unopened": "forbidden"}),
            "hint_throw_only",
        ),
        (position("7S 7D 2C 4C 5C 6H 8H 9D JS QS", opened=False, table=["4S 5S 6S"], discard="2D"), "hint_throw_safe"),
        (position("7C 7D 2C 4C 5C 6H 8H 9D JS QS", opened=False, opponent_opened=False), "hint_throw_least"),
    ],
)
def test_says_why(document: dict[str, Any], code: str) -> None:
    assert hint(document).code == code


def test_is_the_move_of_hard_with_every_figure_of_its_sentence() -> None:
    """In whole hands every hint is a legal move, and its sentence has no brace left and no figure unused."""
    seen = set()
    for number in range(6):
        rules = SCALA.rules({"profile": ("standard", "house")[number % 2]})
        state = SCALA.new_hand(rules, [Standing()] * 2, 0, f"advice {number}")
        while not SCALA.is_over(state):
            view = SCALA.view(state, SCALA.to_play(state))
            given = advise("scala40", view)
            assert given.move == choose("scala40", view, "hard", "hint")
            assert set(given.details) == set(re.findall(r"\{(\w+)\}", HINTS[given.code]))
            assert "{" not in HINTS[given.code].format(**given.details)
            seen.add(given.code)
            state = SCALA.play(state, given.move).state
    assert len(seen) > 7
