"""The computer player against simpler ones: every deal is played twice, with the seats exchanged.

Most of a hand is luck, so the figure that counts is the difference of the penalties over many paired deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from random import Random

from engine.game import HandResult, Refusal, Standing
from engine.games import GAMES
from engine.players import choose
from engine.scala40.move import Discard, Draw
from engine.scala40.view import View

Player = Callable[[View, str], str]
SCALA = GAMES["scala40"]


def normal(view: View, seed: str) -> str:
    """The product's player."""
    return choose("scala40", view, "normal", seed)


def stock_only(view: View, seed: str) -> str:
    """Plays like it, but never takes the discard."""
    stock = Draw("stock")
    return str(stock) if stock in view.legal else normal(view, seed)


def thrower(view: View, seed: str) -> str:
    """Plays like it, but throws any card."""
    text = normal(view, seed)
    discards = [str(move) for move in view.legal if isinstance(move, Discard)]
    return Random(seed).choice(discards) if text in discards else text


OPPONENTS: dict[str, Player] = {
    "always draws from the stock": stock_only,
    "throws any card": thrower,
}


@dataclass(frozen=True, slots=True)
class Pair:
    """A deal played twice: hands closed by each side, and each side's mean penalty."""

    closed: tuple[int, int]
    penalty: tuple[float, float]


def run(deals: int, profile: str, seed: str, jobs: int) -> int:
    """Prints how the product's player does against each opponent, with 95% intervals."""
    print(f"normal, two seats, {deals} deals played twice, profile {profile}")
    with Pool(jobs) as pool:
        for name in OPPONENTS:
            tasks = [(name, profile, f"{seed}/{number}", number % 2) for number in range(deals)]
            pairs = pool.starmap(_pair, tasks, chunksize=5)
            gain, error = _mean([pair.penalty[1] - pair.penalty[0] for pair in pairs])
            own, theirs = (sum(pair.closed[side] for pair in pairs) for side in (0, 1))
            left = [sum(pair.penalty[side] for pair in pairs) / len(pairs) for side in (0, 1)]
            print(
                f"against one that {name}: closes {100 * own / (2 * deals):.1f}% to {100 * theirs / (2 * deals):.1f}%, "
                f"penalty a hand {left[0]:.1f} to {left[1]:.1f}, gain {gain:+.2f} +- {error:.2f}"
            )
    return 0


def _pair(name: str, profile: str, seed: str, dealer: int) -> Pair:
    return play_pair((normal, OPPONENTS[name]), profile, seed, dealer)


def play_pair(sides: tuple[Player, Player], profile: str, seed: str, dealer: int) -> Pair:
    """Plays a deal with either side in seat 0."""
    results = [play_hand(sides, profile, seed, dealer), play_hand(sides[::-1], profile, seed, dealer)]
    seats = ((0, 1), (1, 0))
    closed = tuple(sum(result.closed_by == seats[side][n] for n, result in enumerate(results)) for side in (0, 1))
    penalty = tuple(sum(result.points[seats[side][n]] or 0 for n, result in enumerate(results)) / 2 for side in (0, 1))
    return Pair((closed[0], closed[1]), (penalty[0], penalty[1]))


def play_hand(sides: Sequence[Player], profile: str, seed: str, dealer: int) -> HandResult:
    """Plays one hand; raises ValueError for an illegal move."""
    rules = SCALA.rules({"profile": profile})
    state = SCALA.new_hand(rules, [Standing()] * len(sides), dealer, seed)
    moves = 0
    while not SCALA.is_over(state):
        seat = SCALA.to_play(state) or 0
        applied = SCALA.play(state, sides[seat](SCALA.view(state, seat), f"{seed}/{moves}"))
        if isinstance(applied, Refusal):
            raise ValueError(f"{seed}: {applied}")
        state, moves = applied.state, moves + 1
    result = SCALA.scores(state)
    if result is None:
        raise ValueError(f"{seed}: the hand has no result")
    return result


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Returns a mean and half its 95% interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))
