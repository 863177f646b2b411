"""The search core, and rounds on top of it, beside the rules: random hands played in both, until so many positions were
the same."""

from __future__ import annotations

import time
from functools import partial
from random import Random
from typing import Any

from engine.games import GAMES
from engine.scala40.rules import PROFILES
from tests.engine import fast_walks, round_walks


def run(positions: int, seed: str) -> int:
    """Plays an equal share of positions under every profile; raises AssertionError at the first difference."""
    scala = GAMES["scala40"]
    for what, walks in (("search core", fast_walks.walks), ("rounds", round_walks.walks)):
        for profile in PROFILES:
            rules: Any = scala.rules({"profile": profile})
            started = time.perf_counter()
            found = walks(Random(f"{seed}/{profile}"), partial(_always, rules), -(-positions // len(PROFILES)))
            print(f"{what}, {profile}: {found} positions equal, {time.perf_counter() - started:.0f} s", flush=True)
    return 0


def _always(rules: Any, _: Random) -> Any:
    return rules
