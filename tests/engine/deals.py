"""Random play of the games of 31: deals under random mixes of options, as positions to test properties on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.game import Applied, Refusal, Standing
from engine.games import GAMES

NAMES = ("scat", "schwimmen")
WALKS = 120
STEPS = 60
RANKS = {
    "scat": ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"),
    "schwimmen": ("A", "7", "8", "9", "10", "J", "Q", "K"),
}
PACKS = {name: [rank + suit for suit in "CDHS" for rank in ranks] for name, ranks in RANKS.items()}

CHOICES: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "scat": {
        "lives": (1, 2, 3, 9),
        "county": (True, False),
        "double_loss": ("capped", "full"),
        "three_of_a_kind": ("off", "30", "30.5"),
        "declare": ("manual", "auto"),
        "thirty_one_costs": (1, 2),
        "knock_not_in_first_round": (True, False),
        "knock_minimum": (0, 2, 21, 30),
        "first_player_may_pass": (True, False),
        "final_turn_may_stand": (True, False),
        "empty_stock_after_knock": ("end_now", "pass"),
        "exhaust_result": ("lowest_loses", "draw"),
        "empty_stock_rounds": (1, 2, 3),
        "all_out": ("replay", "share"),
    },
    "schwimmen": {
        "lives": (1, 2, 3, 9),
        "sw_triples_rank": (True, False),
        "sw_close": ("instead_of_swap", "after_swap"),
        "sw_no_close_first_round": (True, False),
        "sw_tie": ("all_lose", "suit_order"),
        "sw_closer_double": (True, False),
        "sw_single_swimmer": (True, False),
    },
}
LIKING = {"draw discard": 1.5, "knock": 0.4, "close": 0.3, "stop": 0.3, "swap": 2.0}


def options(random: Random, name: str) -> dict[str, Any]:
    """A random mix of a game's options."""
    chosen = random.sample(sorted(CHOICES[name]), random.choice([0, 2, 4, len(CHOICES[name])]))
    return {option: random.choice(CHOICES[name][option]) for option in chosen}


def near(random: Random, name: str, seats: int) -> list[str]:
    """Hands that are a 31, one card short of it, three of a kind, or anything."""
    pack = list(PACKS[name])
    random.shuffle(pack)
    hands = []
    for _ in range(seats):
        suit, rank = random.choice("CDHS"), random.choice("A79K")
        thirty_one, triple = ["A" + suit, "K" + suit, "Q" + suit], [rank + one for one in "CDHS"]
        wanted = random.choice([thirty_one, thirty_one, triple, []])
        wanted = [card for card in wanted if card in pack][: random.choice([2, 3])]
        hand = (wanted + [card for card in pack if card not in wanted])[:3]
        pack = [card for card in pack if card not in hand]
        hands.append(" ".join(hand))
    return hands


def document(random: Random, name: str) -> dict[str, Any]:
    """A position: some lives lost, seats out before or in mid-deal, maybe a knock, a short stock."""
    rules = options(random, name)
    lives = rules.get("lives", 3)
    seats = random.randint(2, 5)
    hands = near(random, name, seats)
    lowest = 0 if rules.get("county", True) else 1
    told: list[dict[str, Any]] = [
        {"hand": hand, "lives": random.randint(lowest, lives), "turns": random.choice([0, 1, 2])} for hand in hands
    ]
    gone = [number for number in range(seats) if random.random() < 0.2][: seats - 2]
    for number in gone:
        told[number] |= {"out": True} if random.random() < 0.5 else {"out": True, "hand": ""}
    live = [number for number in range(seats) if number not in gone]
    to_play = random.choice(live)
    found: dict[str, Any] = {
        "game": name,
        "rules": rules,
        "seed": f"walk {random.random()}",
        "seats": told,
        "dealer": random.choice(live),
        "to_play": to_play,
    }
    knockers = [number for number in range(seats) if number != to_play]
    if random.random() < 0.3:
        found["knocked_by"] = random.choice(knockers)
    used = " ".join(one["hand"] for one in told).split()
    if name == "scat":
        found |= {"stock": random.choice([0, 1, 4, 12]), "empty_rounds": random.choice([0, 0, 1])}
        found["empty_rounds"] = min(found["empty_rounds"], rules.get("empty_stock_rounds", 3) - 1)
        found["discard"] = random.choice([card for card in PACKS[name] if card not in used])
    elif random.random() < 0.3:
        found |= {"phase": "choose", "to_play": found["dealer"], "knocked_by": None}
    return found


def start(random: Random, name: str) -> Any:
    """A fresh deal, or a position in which much may happen."""
    game = GAMES[name]
    if random.random() < 0.4:
        rules: Any = game.rules(options(random, name))
        seats = random.choice(game.seats(rules))
        return game.new_hand(rules, [Standing()] * seats, random.randrange(seats), f"walk {random.random()}")
    return game.read_position(document(random, name))


def choose(random: Random, game: Any, state: Any) -> Any:
    """A random legal move; a 31 is mostly declared."""
    moves = game.legal_moves(state)
    told = [move for move in moves if move.verb == "declare"]
    if told and random.random() < 0.6:
        return random.choice(told)
    return random.choices(moves, [LIKING.get(str(move), LIKING.get(move.verb, 1.0)) for move in moves])[0]


@cache
def walk(name: str, number: int) -> tuple[Any, ...]:
    """The states of one random deal, in order; the same for every call."""
    random, game = Random(f"{name} {number}"), GAMES[name]
    state = start(random, name)
    states = [state]
    while len(states) < STEPS and not game.is_over(state):
        applied = game.apply(state, choose(random, game, state))
        assert isinstance(applied, Applied), (json.dumps(game.save(state)), applied)
        state = applied.state
        states.append(state)
    return tuple(states)


def _place(name: str, number: int, step: int) -> tuple[Any, Any]:
    states = walk(name, number)
    return GAMES[name], states[step % len(states)]


def places() -> st.SearchStrategy[tuple[Any, Any]]:
    """Games with states of random deals."""
    return st.builds(_place, st.sampled_from(NAMES), st.integers(0, WALKS - 1), st.integers(0, STEPS - 1))


def allowed(name: str, **rules: Any) -> Any:
    """Rules of a table that are as they should be."""
    found = GAMES[name].rules(rules)
    assert not isinstance(found, Refusal)
    return found
