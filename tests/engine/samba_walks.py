"""Random play of Samba: rounds under random mixes of options, as positions to test properties on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.game import Applied, Standing
from engine.games import GAMES

SAMBA = GAMES["samba"]
WALKS = 90
STEPS = 110
RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""From the lowest to the highest card of a sequence."""
SUITS = "CDHS"
DECK = tuple([rank + suit for rank in (*RANKS, "2", "3") for suit in SUITS] * 3 + ["JK"] * 6)

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "six_player_teams": ("pairs", "two_trios"),
    "hand_size_6": (15, 13),
    "bad_upcard": ("cover", "keep"),
    "wild_ratio": ("double", "two_naturals"),
    "wild_to_canasta": ("allowed", "forbidden"),
    "same_rank_groups": ("many", "one"),
    "merge_sequences": (True, False),
    "top_minimum": (150, 160),
    "pile_to_group": (True, False),
    "one_card_rule": (True, False),
    "freeze": ("top_only", "standard", "permanent"),
    "discard_red_three": ("forbidden", "allowed"),
    "going_out_discard": ("optional", "required"),
    "ask_binding": (True, False),
    "red_three_mode": ("manual", "auto"),
    "red_three_replacement": (True, False),
    "six_red_penalty": (-600, -1000),
    "red_three_in_hand": (-750, 0, "per_card"),
    "target": (500, 10000),
    "tie": ("another_round", "shared"),
}
LIKING = {"meld": 5.0, "add": 7.0, "take": 4.0, "discard": 2.0, "red": 3.0, "undo": 0.4, "merge": 0.5, "ask": 9.0}


def options(random: Random) -> dict[str, Any]:
    """A random mix of options on top of a profile."""
    chosen = random.sample(sorted(CHOICES), random.choice([0, 3, 8, len(CHOICES)]))
    mix = {name: random.choice(CHOICES[name]) for name in chosen}
    return {"profile": random.choice(SAMBA.profiles), **mix}


class Table:
    """Melds taken from three packs."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.deck = list(DECK)

    def take(self, cards: list[str]) -> str:
        """Takes these cards out of the packs, or none where one is missing."""
        left = list(self.deck)
        for card in cards:
            if card not in left:
                return ""
            left.remove(card)
        self.deck = left
        return " ".join(cards)

    def group(self, size: int) -> str:
        """A group of natural cards, or with one wild card."""
        rank = self.random.choice(RANKS)
        cards = [rank + self.random.choice(SUITS) for _ in range(size)]
        if self.random.random() < 0.4:
            cards[-1] = self.random.choice(["JK", "2C", "2H"])
        return self.take(cards)

    def sequence(self, size: int) -> str:
        """A sequence."""
        suit, low = self.random.choice(SUITS), self.random.randrange(len(RANKS) - size + 1)
        return self.take([rank + suit for rank in RANKS[low : low + size]])

    def melds(self, number: int) -> list[str]:
        """Some melds, many of them long, no two groups of one rank."""
        found: list[str] = []
        for _ in range(number):
            size = self.random.choice([3, 4, 6, 7, 7, 7])
            meld = self.group(size) if self.random.random() < 0.6 else self.sequence(size)
            ranks = {one.split()[0][:-1] for one in found if one.split()[0][:-1] == one.split()[1][:-1]}
            if meld and meld.split()[0][:-1] not in ranks:
                found.append(meld)
        return found


def late(random: Random, rules: Mapping[str, Any]) -> dict[str, Any]:
    """A position late in a round: melds lie, hands are short, the stock is low."""
    seats, table = random.choice([2, 3, 4, 4, 4, 5, 6]), Table(random)
    trios = rules.get("six_player_teams") == "two_trios"
    teams = {4: 2, 6: 2 if trios else 3}.get(seats, seats)
    laid: list[dict[str, Any]] = [
        {
            "melds": table.melds(random.choice([0, 2, 5]) if teams < 4 else 1),
            "score": random.choice([-50, 0, 1600, 9000]),
        }
        for _ in range(teams)
    ]
    pile = [random.choice(table.deck)]
    table.take(pile)
    return {
        "game": "samba",
        "rules": dict(rules),
        "seed": f"late {random.random()}",
        "seats": [{"hand": random.choice([2, 2, 3, 5, 9])} for _ in range(seats)],
        "teams": laid,
        "discard": " ".join(pile),
        "stock": random.choice([0, 3, 20]),
        "dealer": random.randrange(seats),
        "to_play": random.randrange(seats),
        "phase": random.choice(["draw", "play"]),
    }


def start(random: Random) -> Any:
    """A fresh deal, or a position late in a round."""
    rules: Any = options(random)
    if random.random() < 0.4:
        seats = random.randint(2, 6)
        table = SAMBA.rules(rules)
        total = random.choice([-50, 0, 0, 1600, 3000, 7000])
        return SAMBA.new_hand(table, [Standing(total)] * seats, random.randrange(seats), f"walk {random.random()}")
    return SAMBA.read_position(late(random, rules))


def choose(random: Random, state: Any) -> Any:
    """A random legal move, table actions preferred."""
    moves = SAMBA.legal_moves(state)
    verbs = sorted({move.verb for move in moves})
    verb = random.choices(verbs, [LIKING.get(verb, 1.0) for verb in verbs])[0]
    return random.choice([move for move in moves if move.verb == verb])


@cache
def walk(number: int) -> tuple[Any, ...]:
    """The states of one random round, in order; the same for every call."""
    random = Random(f"samba {number}")
    state = start(random)
    states = [state]
    while len(states) < STEPS and not SAMBA.is_over(state):
        applied = SAMBA.apply(state, choose(random, state))
        assert isinstance(applied, Applied), (json.dumps(SAMBA.save(state)), applied)
        state = applied.state
        states.append(state)
    return tuple(states)


def _state(number: int, step: int) -> Any:
    states = walk(number)
    return states[step % len(states)]


def states() -> st.SearchStrategy[Any]:
    """States of random rounds."""
    return st.builds(_state, st.integers(0, WALKS - 1), st.integers(0, STEPS - 1))
