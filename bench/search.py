"""How long the search for melds takes on random hands of 14 cards."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from engine.cards import JOKER, Card, packs
from engine.scala40.openings import openings
from engine.scala40.rules import Rules
from engine.scala40.search import Objective, best_melds, new_melds

_HAND = 14
_SEARCHES: dict[str, Callable[[tuple[Card, ...]], object]] = {
    "every single meld": lambda hand: new_melds(hand, Rules()),
    "most opening value": lambda hand: best_melds(hand, Rules(), Objective.VALUE),
    "least penalty left": lambda hand: best_melds(hand, Rules(), Objective.PENALTY),
    "openings, where there are any": lambda hand: openings(hand, Rules()),
}


def run(hands: int, seed: str) -> int:
    """Prints median, 99th percentile and worst time of each search, without jokers, as dealt and with two jokers."""
    natural = packs(2, jokers=0)
    random = Random(seed)
    kinds = {
        "no joker": [tuple(random.sample(natural, _HAND)) for _ in range(hands)],
        "as dealt": [tuple(random.sample(packs(2, jokers=4), _HAND)) for _ in range(hands)],
        "two jokers": [(*random.sample(natural, _HAND - 2), JOKER, JOKER) for _ in range(hands)],
    }
    print(f"{'microseconds':42}  median     99%    worst")
    for kind, dealt in kinds.items():
        for name, search in _SEARCHES.items():
            times = sorted(elapsed for found, elapsed in (_timed(search, hand) for hand in dealt) if found)
            quantiles = (times[len(times) // 2], times[len(times) * 99 // 100], times[-1])
            print(f"{kind:10}  {name:30}  " + "  ".join(f"{1e6 * value:6.0f}" for value in quantiles))
    return 0


def _timed(search: Callable[[tuple[Card, ...]], object], hand: tuple[Card, ...]) -> tuple[object, float]:
    """Returns what a search found and its time in seconds, the second time round: tables are filled by then."""
    search(hand)
    started = time.perf_counter()
    found = search(hand)
    return found, time.perf_counter() - started
