"""The plan for a whole turn is as good as any way to play it, and lays what must be laid."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.scala40.move import LayMeld, LayOff, Swap
from engine.scala40.plan import Situation, best_plan, closing_plan
from engine.scala40.rules import Rules
from engine.scala40.scoring import hand_value
from engine.scala40.search import Objective
from tests.engine.brute import Options
from tests.engine.random_positions import sketch

SCALA = GAMES["scala40"]
ACTIONS = (LayMeld, LayOff, Swap)
ACES_HIGH = Rules()
"""Plans count an ace high whatever the table's rules say of the last one."""


def ways(state: Any) -> list[Any]:
    """Every state that table actions of this turn lead to."""
    seen: dict[Any, Any] = {}
    waiting = [state]
    while waiting:
        one = waiting.pop()
        key = (one.seat.hand, tuple(sorted(Counter(one.table).items(), key=str)), one.turn)
        if key not in seen:
            seen[key] = one
            moves = [move for move in SCALA.legal_moves(one) if isinstance(move, ACTIONS)]
            waiting += [SCALA.apply(one, move).state for move in moves]
    return list(seen.values())


@pytest.mark.parametrize("profile", ["standard", "federation", "classic"])
def test_plans_are_as_good_as_every_way_to_play_the_turn(profile: str) -> None:
    """The lowest penalty and every close are found, against playing all table actions in all orders."""
    options = Options(run_max=5, run_split=True) if profile == "classic" else Options()
    random = Random(f"plans {profile}")
    closes = 0
    for _ in range(250):
        one = sketch(random, options, range(2, 8))
        document = one.document({"profile": profile})
        state = SCALA.read_position(document)
        reached = ways(state)
        situation = Situation(state.rules, state.seat.hand, state.table, keep=1)
        lowest = min(hand_value(way.seat.hand, ACES_HIGH) for way in reached if done(way))
        plan = best_plan(situation, Objective.PENALTY, attach_jokers=True)
        assert plan.cost == lowest, document
        closing = any(len(way.seat.hand) == 1 and done(way) for way in reached)
        assert (closing_plan(situation) is not None) == closing, document
        closes += closing
    assert closes > 20


def done(state: Any) -> bool:
    """Whether the turn may end: recovered jokers that must be played are."""
    return state.rules.joker_recovery_use == "free" or not state.turn.recovered


@pytest.mark.parametrize("profile", ["standard", "federation"])
def test_plans_lay_the_card_taken_where_any_way_does(profile: str) -> None:
    """The lowest penalty of all ways to play the turn that lay a card taken from the pile."""
    random = Random(f"taken {profile}")
    laid = 0
    for _ in range(150):
        one = sketch(random, Options(), range(3, 7))
        document = one.document({"profile": profile, "discard_draw_opened": "must_meld"}, taken=random.choice(one.hand))
        state = SCALA.read_position(document)
        lowest = min(
            (hand_value(way.seat.hand, ACES_HIGH) for way in ways(state) if way.turn.taken is None and done(way)),
            default=None,
        )
        situation = Situation(state.rules, state.seat.hand, state.table, keep=1, taken=state.turn.taken)
        plan = best_plan(situation, Objective.PENALTY, attach_jokers=True)
        assert (plan.cost if plan.steps else None) == lowest, document
        laid += lowest is not None
    assert laid > 20
