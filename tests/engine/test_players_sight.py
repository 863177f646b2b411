"""No level sees hidden cards: positions that differ only in them give the same choices."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import Standing
from engine.games import GAMES
from engine.players import choose, levels
from tests.engine.test_properties import mixed

SCALA = GAMES["scala40"]
PROFILES = ("standard", "duel", "classic")
DEALS = 2
EVERY = 9
"""Every so many moves a position of a hand is looked at."""


@pytest.mark.parametrize("level", levels("scala40"))
@pytest.mark.parametrize("profile", PROFILES)
def test_hidden_cards_change_no_choice(level: str, profile: str) -> None:
    """Other hands and the stock mixed anew, the history kept: the same move for every seed."""
    random = Random(f"{level} {profile}")
    looked = 0
    for number in range(DEALS):
        for document in hand(profile, f"{profile} {number}"):
            seat = document["to_play"]
            other = {**mixed(document, seat, random), "history": document["history"]}
            views = [SCALA.view(SCALA.read_position(one), seat) for one in (document, other)]
            for seed in ("a", "b"):
                assert len({choose("scala40", view, level, seed) for view in views}) == 1, document
            looked += 1
    assert looked > 5


def hand(profile: str, seed: str) -> list[dict[str, Any]]:
    """Positions of one hand, with their history."""
    state = SCALA.new_hand(SCALA.rules({"profile": profile}), [Standing()] * 2, 0, seed)
    found, moves = [], 0
    while not SCALA.is_over(state):
        if moves % EVERY == EVERY - 1:
            saved = SCALA.save(state)
            found.append(SCALA.write_position(state) | {"history": saved.get("history", [])})
        move = choose("scala40", SCALA.view(state, SCALA.to_play(state)), "normal", f"{seed} {moves}")
        state, moves = SCALA.play(state, move).state, moves + 1
    return found
