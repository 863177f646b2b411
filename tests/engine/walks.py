"""Random legal play: hands under every profile and random mixes of options, as positions to test properties on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.game import Applied, Refusal, Standing
from engine.games import GAMES
from tests.engine.brute import Options
from tests.engine.random_positions import sketch

SCALA = GAMES["scala40"]
WALKS = 60
STEPS = 70

PROFILES = ("standard", "classic", "duel", "federation", "house")
CHOICES: Mapping[str, tuple[Any, ...]] = {
    "upcard_joker": ("redraw", "keep"),
    "first_player_takes_upcard": (True, False),
    "discard_draw_unopened": ("never", "if_used_in_opening", "if_opens"),
    "discard_draw_opened": ("must_meld", "free"),
    "undo_discard_draw": (True, False),
    "opening_min": (0, 20, 40),
    "joker_in_opening": ("allowed", "forbidden", "beyond_clean_40"),
    "actions_in_opening_turn": (True, False),
    "jokers_per_meld": (1, 2, 3, "any"),
    "joker_identity": ("declare", "position", "position_circular"),
    "joker_recovery_use": ("free", "must_play"),
    "joker_discard": ("unopened_no", "closing_only", "never", "always"),
    "run_max": (14, 5, 7),
    "playable_unopened": ("allowed", "forbidden"),
    "playable_opened": ("allowed", "forbidden"),
    "playable_closing": ("allowed", "forbidden"),
    "playable_min_players": (2, 3),
    "no_legal_discard": ("waive", "refuse_table_play"),
    "close_needs_discard": (True, False),
    "close_first_turn": ("forbidden", "allowed"),
    "close_in_hand_below_40": (True, False),
    "not_opened_penalty": ("count", 100),
    "card_values": ("standard", "ladder"),
    "ace_hand_value": ("high", "structural"),
    "four_of_a_kind": ("stay", "to_discard_pile", "to_stock_bottom"),
    "quartet_with_joker": ("stays", "removed"),
    "reshuffle_when": ("last_card_drawn", "draw_from_empty"),
    "reshuffle_mode": ("shuffle", "flip"),
    "reshuffle_limit": ("unlimited", 0, 1),
    "reshuffle_keep_top": (True, False),
    "dead_hand": ("no_points", "all_count"),
    "match_mode": ("elimination", "single_hand", "no_elimination"),
    "reentry": ("none", "auto_reset", "buy_in"),
}
LIKING = {"open": 9.0, "meld": 6.0, "layoff": 6.0, "swap": 6.0, "discard": 3.0, "undo": 0.7, "stop": 0.3}


def table_rules(random: Random) -> Any:
    """A profile with some options changed at random; combinations that contradict each other are drawn again."""
    while True:
        options: dict[str, Any] = {"profile": random.choice(PROFILES)}
        for name in random.sample(sorted(CHOICES), random.choice([0, 0, 3, 6])):
            options[name] = random.choice(CHOICES[name])
        rules = SCALA.rules(options)
        if not isinstance(rules, Refusal):
            return rules


def start(random: Random, rules: Any) -> Any:
    """A fresh deal, or a hand in which melds lie and somebody has opened."""
    seats = random.randint(2, rules.players)
    if random.random() < 0.4:
        return SCALA.new_hand(rules, [Standing()] * seats, random.randrange(seats), f"walk {random.random()}")
    one = sketch(random, Options(run_max=min(5, rules.run_max)), range(5, 12), 6)
    rest = [{"hand": random.randint(3, 9), "opened": random.random() < 0.6} for _ in range(seats - 1)]
    return SCALA.read_position(
        {
            "game": "scala40",
            "rules": SCALA.options(rules),
            "seed": f"walk {random.random()}",
            "seats": [{"hand": " ".join(one.hand), "opened": random.random() < 0.7}, *rest],
            "table": [" ".join(meld) for meld in one.table if sum(card.startswith("JK") for card in meld) < 2],
            "dealer": seats - 1,
            "to_play": 0,
        }
    )


def choose(random: Random, state: Any) -> Any:
    """A random legal move, table actions preferred."""
    moves = SCALA.legal_moves(state)
    verbs = sorted({move.verb for move in moves})
    verb = random.choices(verbs, [LIKING.get(verb, 1.0) for verb in verbs])[0]
    return random.choice([move for move in moves if move.verb == verb])


@cache
def walk(number: int) -> tuple[Any, ...]:
    """The states of one random hand, in order; the same for every call."""
    random = Random(number)
    state = start(random, table_rules(random))
    states = [state]
    while len(states) < STEPS and not SCALA.is_over(state):
        applied = SCALA.apply(state, choose(random, state))
        assert isinstance(applied, Applied), (json.dumps(SCALA.save(state)), applied)
        state = applied.state
        states.append(state)
    return tuple(states)


def _state(number: int, step: int) -> Any:
    states = walk(number)
    return states[step % len(states)]


def states() -> st.SearchStrategy[Any]:
    """States of random hands."""
    return st.builds(_state, st.integers(0, WALKS - 1), st.integers(0, STEPS - 1))
