"""Small random positions in which something can be melded, attached or recovered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.engine.brute import LADDER, SUITS, Meld, Options, held, melds_in


@dataclass(frozen=True, slots=True)
class Sketch:
    """A hand beside a table."""

    hand: list[str]
    table: list[Meld]

    def document(self, options: Mapping[str, Any], **fields: Any) -> dict[str, Any]:
        """The position as the engine reads it, seat 0 in its turn; a short stock makes it quick to read."""
        seats = [{"hand": " ".join(self.hand), "opened": True}, {"hand": 2}, {"hand": 2}]
        return {
            "game": "scala40",
            "rules": dict(options),
            "seed": "brute",
            "seats": seats,
            "table": [" ".join(meld) for meld in self.table],
            "stock": 3,
            "dealer": 2,
            "to_play": 0,
            "phase": "play",
            **fields,
        }


def pool(random: Random, jokers: int) -> list[str]:
    """Two packs of few suits or few ranks, so that melds are frequent, in random order."""
    ranks, suits = list(LADDER[:-1]), list(SUITS)
    match random.randrange(3):
        case 0:
            suits = random.sample(suits, 2)
        case 1:
            start = random.randrange(9)
            ranks = ranks[start : start + 5]
        case _:
            ranks = random.sample(ranks, 8)
    cards = [name + suit for name in ranks for suit in suits] * 2
    random.shuffle(cards)
    kept = cards[:40] + ["JK"] * jokers
    random.shuffle(kept)
    return kept


def sketch(random: Random, options: Options, hand: range = range(3, 10), melds: int = 4) -> Sketch:
    """A random hand beside up to `melds` random melds."""
    cards = pool(random, random.randrange(5))
    table: list[Meld] = []
    for _ in range(random.randrange(melds + 1)):
        possible = sorted(melds_in(cards[:12], options))
        if not possible:
            break
        meld = random.choice(possible)
        for card in map(held, meld):
            cards.remove(card)
        table.append(meld)
        random.shuffle(cards)
    size = random.choice(hand)
    chosen = cards[:size]
    while chosen.count("JK") > 3:
        chosen.remove("JK")
    return Sketch(chosen, table)
