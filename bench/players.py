"""How strong computer players are: every deal is played once for each place at the table, the sides moving round.

Who sits before a player matters, for a good one gives nothing away: from deal to deal the sides sit in another order.
Most of a hand is luck, so what counts is the mean over a deal's games: its interval is that of the deals.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing import Pool
from random import Random
from time import process_time
from typing import Any

from engine.game import Game, HandResult, Refusal, Standing
from engine.games import GAMES
from engine.match import first_dealer
from engine.play import next_mover
from engine.players import choose


@dataclass(slots=True)
class Deal:
    """What a deal gave each side, summed over its games."""

    wins: list[float]
    """Matches won, or hands closed."""
    points: list[float]
    """Points per hand, summed over the games."""
    hands: int = 0
    dead: int = 0
    longest: int = 0
    turns: list[list[float]] = field(default_factory=list)
    """Seconds of processor time that each side thought in each turn."""


def run(
    game: str, sides: Sequence[str], seats: int, number: int, whole: bool, profile: str, seed: str, jobs: int
) -> int:
    """Plays so many deals (whole: matches) once for each place of the sides and prints how they did."""
    tasks = [(game, tuple(sides), seats, whole, profile, f"{seed}/{deal}") for deal in range(number)]
    with Pool(jobs) as pool:
        deals = pool.starmap(play_deal, tasks, chunksize=4)
    print(report(sides, seats, deals, whole, profile, GAMES[game].points_win))
    return 0


def report(sides: Sequence[str], seats: int, deals: Sequence[Deal], whole: bool, profile: str, points_win: bool) -> str:
    """Returns the figures as lines to read, with 95% intervals."""
    games = len(sides) * len(deals)
    hands, dead = sum(deal.hands for deal in deals), sum(deal.dead for deal in deals)
    lines = [
        f"{profile}, {seats} seats: {games} {'matches' if whole else 'hands'} of {len(deals)} deals, {hands} hands, "
        f"{dead} dead, longest {max(deal.longest for deal in deals)} moves"
    ]
    kind, better = ("score", "more") if points_win else ("penalty", "less")
    for number, side in enumerate(sides):
        won = interval([100 * deal.wins[number] / len(sides) for deal in deals])
        points = interval([deal.points[number] / len(sides) for deal in deals])
        gain = interval([_gain(deal.points, number, points_win) for deal in deals])
        times = sorted(seconds for deal in deals for seconds in deal.turns[number])
        lines.append(
            f"{side:>8}: {'wins' if whole else 'closes'} {won[0]:.1f}% +- {won[1]:.1f}, "
            f"{kind} a hand {points[0]:.2f} +- {points[1]:.2f}, "
            f"{better} than the others by {gain[0]:+.2f} +- {gain[1]:.2f}, "
            f"ms a turn {1000 * times[len(times) // 2]:.1f}, at most {1000 * times[-1]:.1f}"
        )
    return "\n".join(lines)


def play_deal(name: str, sides: tuple[str, ...], seats: int, whole: bool, profile: str, seed: str) -> Deal:
    """Plays a deal once for each place of the sides; raises ValueError for an illegal move."""
    game = GAMES[name]
    rules = game.rules({"profile": profile})
    dealer = first_dealer(seed, seats)
    deal = Deal([0.0] * len(sides), [0.0] * len(sides), turns=[[] for _ in sides])
    order = Random(seed).sample(range(len(sides)), len(sides))
    for shift in range(len(sides)):
        seated = [order[(team + shift) % len(sides)] for team in game.teams(rules, seats)]
        results: list[HandResult] = []
        state = game.new_hand(rules, [Standing()] * seats, dealer, f"{seed}/1")
        while True:
            state = _play_hand(game, state, sides, seated, f"{seed}/{len(results)}", deal)
            results.append(_result(game, state))
            if not whole or results[-1].winners:
                break
            state = game.next_hand(state, f"{seed}/{len(results) + 1}")
        _count(deal, results, seated, whole)
    return deal


def _play_hand(
    game: Game[Any, Any, Any, Any], state: Any, sides: Sequence[str], seated: Sequence[int], seed: str, deal: Deal
) -> Any:
    moves, turn = 0, (-1, 0)
    while not game.is_over(state):
        seat = next_mover(game, state) or 0
        view = game.view(state, seat)
        side = seated[seat]
        started = process_time()
        text = choose(game.name, view, sides[side], f"{seed}/{moves}")
        elapsed = process_time() - started
        now = seat, view.seats[seat].turns
        if now == turn:
            deal.turns[side][-1] += elapsed
        else:
            deal.turns[side].append(elapsed)
        turn, moves = now, moves + 1
        applied = game.play(state, text)
        if isinstance(applied, Refusal):
            raise ValueError(f"{seed}: {text!r} is refused: {applied}")
        state = applied.state
    deal.hands += 1
    deal.longest = max(deal.longest, moves)
    return state


def _result(game: Game[Any, Any, Any, Any], state: Any) -> HandResult:
    result = game.scores(state)
    if result is None:
        raise ValueError("the hand has no result")
    return result


def _count(deal: Deal, results: Sequence[HandResult], seated: Sequence[int], whole: bool) -> None:
    """Adds one game; where a side has several seats its figures are their mean (wins: their sum)."""
    for seat, side in enumerate(seated):
        points = [result.points[seat] or 0 for result in results if result.points[seat] is not None]
        deal.points[side] += sum(points) / len(points) / seated.count(side)
        if whole:
            winners = results[-1].winners
            deal.wins[side] += (seat in winners) / len(winners)
        else:
            deal.wins[side] += results[0].closed_by == seat
    deal.dead += sum(result.closed_by is None for result in results)


def _gain(points: Sequence[float], side: int, points_win: bool) -> float:
    """Returns by how much a side's points a hand are better than the mean of the others."""
    others = [one for number, one in enumerate(points) if number != side]
    gain = (points[side] - sum(others) / len(others)) / len(points)
    return gain if points_win else -gain


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Returns a mean and half its 95% interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))
