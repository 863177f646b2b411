"""Computer players among themselves, every invariant checked after every move (`python -m engine play`)."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.game import BadDocument, Game, HandResult, Json, Refusal, Standing
from engine.games import GAMES
from engine.match import first_dealer
from engine.players import choose, levels
from engine.refusals import sentence

MOST_MOVES = 20_000
"""A hand longer than this does not end: an invariant is broken."""


@dataclass(slots=True)
class Figures:
    """What was measured; lists are indexed by seat."""

    players: tuple[str, ...]
    points_win: bool = False
    """Whether points are good, as in the game's `points_win`."""
    hands: int = 0
    matches: int = 0
    moves: int = 0
    seconds: float = 0.0
    longest: int = 0
    """Moves of the longest hand."""
    dead: int = 0
    """Hands that nobody closed."""
    reasons: Counter[str] = field(default_factory=Counter)
    """Why dead hands ended: the stock could not be renewed, or nobody laid a card any more (idle)."""
    wins: list[int] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    """Every hand's points of a seat that took part."""
    violations: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = len(self.players)
        self.wins, self.closed, self.points = [0] * seats, [0] * seats, [[] for _ in range(seats)]

    def to_json(self) -> dict[str, Json]:
        """Returns the figures, shares and averages with their 95% intervals."""
        return {
            "hands": self.hands,
            "matches": self.matches,
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds) if self.seconds else 0,
            "longest_hand": self.longest,
            "dead_hands": self.dead,
            "dead_reasons": dict(self.reasons),
            "seats": [self._seat(seat) for seat in range(len(self.players))],
            "violations": self.violations,
        }

    def _seat(self, seat: int) -> dict[str, Json]:
        average, error = _mean(self.points[seat])
        kind = "score" if self.points_win else "penalty"
        return {
            "player": self.players[seat],
            "wins": self.wins[seat],
            "wins_share": _share(self.wins[seat], self.matches),
            "hands_closed": self.closed[seat],
            "hands_closed_share": _share(self.closed[seat], self.hands),
            f"average_{kind}": round(average, 2),
            f"average_{kind}_95": round(error, 2),
        }


def _share(count: int, total: int) -> list[float] | None:
    """Returns a share and half its 95% interval."""
    if not total:
        return None
    share = count / total
    return [round(share, 4), round(1.96 * math.sqrt(share * (1 - share) / total), 4)]


def _mean(points: Sequence[int]) -> tuple[float, float]:
    if not points:
        return 0.0, 0.0
    mean = sum(points) / len(points)
    variance = sum((point - mean) ** 2 for point in points) / max(1, len(points) - 1)
    return mean, 1.96 * math.sqrt(variance / len(points))


@dataclass(slots=True)
class Tournament:
    """Plays hands or matches of one table of computer players and gathers the figures."""

    game: Game[Any, Any, Any, Any]
    rules: Any
    seed: str
    timer: Callable[[], float]
    """Seconds from some moment on; the engine itself knows no clock."""
    figures: Figures

    @classmethod
    def of(
        cls, name: str, players: Sequence[str], options: Mapping[str, Json], seed: str, timer: Callable[[], float]
    ) -> Tournament:
        """Sets a tournament up; raises BadDocument for unknown players or rules."""
        game = GAMES[name]
        for level in players:
            if level not in levels(name):
                raise BadDocument(f"--players: {level!r} should be one of {', '.join(levels(name))}")
        rules = game.rules(options)
        if isinstance(rules, Refusal):
            raise BadDocument(f"rules: {sentence(rules)}")
        allowed = game.seats(rules)
        if len(players) not in allowed:
            raise BadDocument(f"--players: {len(players)} players should be {allowed[0]} to {allowed[-1]}")
        return cls(game, rules, seed, timer, Figures(tuple(players), game.points_win))

    def play_hands(self, hands: int) -> Figures:
        """Plays single hands, the deal going round."""
        seats = len(self.figures.players)
        for number in range(hands):
            seed = f"{self.seed}/{number}"
            self._hand(self.game.new_hand(self.rules, [Standing()] * seats, number % seats, seed))
        return self.figures

    def play_matches(self, matches: int) -> Figures:
        """Plays whole matches to the last elimination."""
        seats = len(self.figures.players)
        for number in range(matches):
            seed = f"{self.seed}/{number}"
            dealer = first_dealer(seed, seats)
            state = self._hand(self.game.new_hand(self.rules, [Standing()] * seats, dealer, f"{seed}/1"))
            hand = 1
            while state is not None and not self._result(state).winners:
                hand += 1
                state = self._hand(self.game.next_hand(state, f"{seed}/{hand}"))
            if state is not None:
                self.figures.matches += 1
                for seat in self._result(state).winners:
                    self.figures.wins[seat] += 1
        return self.figures

    def _result(self, state: Any) -> HandResult:
        result = self.game.scores(state)
        if result is None:
            raise ValueError("the hand is not over")
        return result

    def _hand(self, state: Any) -> Any | None:
        """Plays a hand to its end and counts it; None where an invariant broke."""
        game, figures, started = self.game, self.figures, self.timer()
        census, seed, moves = game.census(state), game.write_position(state), 0
        while not game.is_over(state):
            seat = next_mover(game, state)
            text = choose(game.name, game.view(state, seat), figures.players[seat or 0], f"{self.seed}/{moves}")
            applied = game.play(state, text)
            moves += 1
            if isinstance(applied, Refusal):
                self._violated(f"{text!r} is refused: {sentence(applied)}", seed)
                return None
            state = applied.state
            figures.reasons.update(event.data["reason"] for event in applied.events if event.kind == "dead")
            if game.census(state) != census:
                self._violated(f"cards were lost or made by {text!r}", seed)
                return None
            if moves > MOST_MOVES:
                self._violated("the hand does not end", seed)
                return None
        result = self._result(state)
        figures.seconds += self.timer() - started
        figures.hands += 1
        figures.moves += moves
        figures.longest = max(figures.longest, moves)
        if result.closed_by is None:
            figures.dead += 1
        else:
            figures.closed[result.closed_by] += 1
        for seat, points in enumerate(result.points):
            if points is not None:
                figures.points[seat].append(points)
        return state

    def _violated(self, problem: str, position: Mapping[str, Json]) -> None:
        self.figures.violations.append(f"{problem}; dealt: {json.dumps(position)}")


def next_mover(game: Game[Any, Any, Any, Any], state: Any) -> int | None:
    """Returns the seat that moves next: who may act out of turn goes first, for the right to it may lapse."""
    in_turn = game.to_play(state)
    return next((seat for seat in game.acting(state) if seat != in_turn), in_turn)


def report(figures: Figures) -> str:
    """Returns the figures as lines to read."""
    found, kind = figures.to_json(), "score" if figures.points_win else "penalty"
    lines = [
        f"{found['hands']} hands, {found['matches']} matches, {found['moves']} moves, "
        f"{found['moves_per_second']} moves/s, longest hand {found['longest_hand']} moves, "
        f"closed by nobody {found['dead_hands']}"
    ]
    for number, seat in enumerate(found["seats"]):
        wins = f"wins {_percent(seat['wins_share'])}, " if found["matches"] else ""
        lines.append(
            f"seat {number} {seat['player']}: {wins}hands closed {_percent(seat['hands_closed_share'])}, "
            f"{kind} {seat[f'average_{kind}']} +- {seat[f'average_{kind}_95']} a hand"
        )
    return "\n".join([*lines, *(f"violation: {problem}" for problem in figures.violations)])


def _percent(share: list[float] | None) -> str:
    return "-" if share is None else f"{100 * share[0]:.1f}% +- {100 * share[1]:.1f}"
