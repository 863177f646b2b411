"""What everybody remembers of a hand: the turns that ended, kept with a saved hand but not with a position."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import BadDocument
from engine.games import GAMES
from tests.engine.cases import at

SCALA = GAMES["scala40"]
HAND = at("7H 7D 9D QS KD", table=("5H 6H JK=7H",), stock="9C 9D 3S", discard="4H 8H", phase="draw")


def played(*moves: str) -> Any:
    """The hand after some moves."""
    state = SCALA.read_position(HAND)
    for move in moves:
        state = SCALA.play(state, move).state
    return state


def test_remembers_who_took_and_threw_what() -> None:
    state = played("draw discard", "layoff 8H to 1", "discard KD", "draw stock")
    view = SCALA.view(state, state.to_play)
    assert SCALA.write_view(view)["history"] == [[0, "8H", "KD"]]


def test_a_card_put_back_was_not_taken() -> None:
    state = played("draw discard", "putback", "draw stock", "discard KD")
    assert SCALA.save(state)["history"] == [[0, None, "KD"]]


def test_a_saved_hand_keeps_its_history_and_a_position_does_not() -> None:
    state = played("draw discard", "layoff 8H to 1")
    assert SCALA.load(SCALA.save(state)) == state
    ended = SCALA.play(state, "discard QS").state
    assert SCALA.load(SCALA.save(ended)) == ended
    assert "history" not in SCALA.write_position(ended)


@pytest.mark.parametrize("turn", [3, [0, None], [9, None, "KD"], [0, None, None], [0, "XX", "KD"], [0, None, "JK=7H"]])
def test_a_bad_history_is_named(turn: Any) -> None:
    with pytest.raises(BadDocument, match=r"^history\[0\]: "):
        SCALA.read_position({**HAND, "history": [turn]})
