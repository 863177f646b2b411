"""Hands or whole matches of computer players at tables of every size: all end, every move is legal, no card is lost.

Hands per second are those of one process, in processor time; the longest hand is counted in moves.
"""

from __future__ import annotations

import math
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import Pool

from engine.games import GAMES
from engine.play import Figures, Tournament

_CHUNK = 25
"""Hands or matches of one task."""

Task = tuple[str, str, tuple[str, ...], int, bool, str]
"""Game, profile, levels by seat, number of hands (or of whole matches: True), seed."""


def run(game: str, number: int, whole: bool, profile: str, levels: Sequence[str], seed: str, jobs: int) -> int:
    """Plays so many hands (or whole matches) per profile and prints the figures; returns 1 where an invariant broke.

    The levels sit down in turn; who of them is first moves round."""
    started = time.perf_counter()
    with Pool(jobs) as pool:
        violations = 0
        for name in GAMES[game].profiles if profile == "all" else (profile,):
            violations += _report(
                name, list(pool.imap_unordered(_play, _tasks(game, name, levels, number, whole, seed)))
            )
    seconds = time.perf_counter() - started
    print(f"{seconds:.0f} s with {jobs} processes, {violations} violations")
    return int(violations > 0)


def _tasks(game: str, profile: str, levels: Sequence[str], number: int, whole: bool, seed: str) -> Iterator[Task]:
    """Yields equal shares for every number of seats that the profile takes."""
    tables = GAMES[game].seats(GAMES[game].rules({"profile": profile}))
    for seats in tables:
        share = number // len(tables) + (seats - tables.start < number % len(tables))
        for first in range(0, share, _CHUNK):
            seated = tuple(levels[(seat + first // _CHUNK) % len(levels)] for seat in range(seats))
            yield game, profile, seated, min(_CHUNK, share - first), whole, f"{seed}/{profile}/{seats}/{first}"


def _play(task: Task) -> Figures:
    game, profile, seated, number, whole, seed = task
    # Processor time: what else the machine does is no part of the figure.
    tournament = Tournament.of(game, seated, {"profile": profile}, seed, time.process_time)
    return tournament.play_matches(number) if whole else tournament.play_hands(number)


def _report(profile: str, results: list[Figures]) -> int:
    """Prints a line for each number of seats and one for all; returns the number of violations."""
    print(f"{profile}: seats  matches   hands  dead  moves/hand  longest  points/hand  hands/s  violations")
    seats = sorted({len(one.players) for one in results})
    for label, counted in [*((str(one), {one}) for one in seats), ("all", set(seats))]:
        shares = [figures for figures in results if len(figures.players) in counted]
        hands, moves = sum(one.hands for one in shares), sum(one.moves for one in shares)
        matches, dead = sum(one.matches for one in shares), sum(one.dead for one in shares)
        points = [score for one in shares for seat in one.points for score in seat]
        print(
            f"{'':{len(profile)}}  {label:>5}  {matches:7}  {hands:6}  {dead:4}  {moves / hands:10.1f}"
            f"  {max(one.longest for one in shares):7}  {sum(points) / len(points):11.1f}"
            f"  {hands / sum(one.seconds for one in shares):7.1f}"
            f"  {sum(len(one.violations) for one in shares):10}"
        )
    reasons = sum((one.reasons for one in results), Counter[str]())
    if reasons:
        print("dead: " + ", ".join(f"{reason} {number}" for reason, number in sorted(reasons.items())))
    if matches and len({level for one in results for level in one.players}) > 1:
        _report_levels(results)
    found = [violation for one in results for violation in one.violations]
    for violation in found:
        print(f"violation: {violation}")
    sys.stdout.flush()
    return len(found)


def _report_levels(results: list[Figures]) -> None:
    """Prints how often each level won, beside the share that its seats would win by chance."""
    for level in dict.fromkeys(level for one in results for level in one.players):
        wins, chances = [], []
        for one in results:
            seats = [seat for seat, name in enumerate(one.players) if name == level]
            wins.append(sum(one.wins[seat] for seat in seats))
            chances.append(one.matches * len(seats) / len(one.players))
        matches = sum(one.matches for one in results)
        share = sum(wins) / matches
        error = 1.96 * math.sqrt(share * (1 - share) / matches)
        print(f"{level}: wins {100 * share:.1f}% +- {100 * error:.1f}, by chance {100 * sum(chances) / matches:.1f}%")
