"""What is told of people over many matches: on the leaderboard of a server, and of one person."""

from __future__ import annotations

from typing import ClassVar

from bot.i18n import Tongue
from storage.statistics import Order, PlayerFigures, PlayerStats


class Figures:
    """The figures of a game in which people put one another out, by the name of the game in the engine."""

    order: ClassVar[Order] = "eliminations"

    def __init__(self, game: str) -> None:
        self.game = game

    def count(self, row: PlayerFigures) -> int:
        """Returns the figure that comes first."""
        return row.eliminations

    def first(self, say: Tongue, row: PlayerFigures) -> str:
        """Returns the same in words."""
        computers = f" (+{row.computer_eliminations} 🤖)" if row.computer_eliminations else ""
        return f"{say('figure-eliminations', count=row.eliminations)}{computers}"

    def matches(self, say: Tongue, row: PlayerFigures) -> str:
        """Returns how somebody's matches ended."""
        return say("figure-matches", won=row.won, played=row.played) + " · " + say("figure-out", count=row.eliminated)

    def hands(self, say: Tongue, row: PlayerFigures) -> str:
        """Returns what somebody did in the hands."""
        closed = say(f"{self.game}-figure-closed", count=row.closed)
        return f"{closed} · {say(f'{self.game}-figure-average', penalty=decimal(say, row.average))}"

    def personal(self, say: Tongue, stats: PlayerStats) -> list[str]:
        """Returns one person's figures, one a line."""
        row = stats.figures
        lines = [
            say("stats-matches", won=row.won, played=row.played),
            *self.personal_only(say, row),
            say(f"{self.game}-stats-hands", closed=row.closed, hands=row.hands),
            say(f"{self.game}-stats-average", penalty=decimal(say, row.average)),
            say("stats-streak", streak=stats.streak, best=stats.best_streak),
        ]
        if stats.best_total is not None:
            lines.append(say(f"{self.game}-stats-best-total", total=stats.best_total))
        return lines

    def personal_only(self, say: Tongue, row: PlayerFigures) -> list[str]:
        """Returns the lines that not every game has."""
        return [
            say("stats-eliminations", count=row.eliminations, computers=row.computer_eliminations),
            say("stats-eliminated", count=row.eliminated),
        ]


def decimal(say: Tongue, number: float | None) -> str:
    """Returns a figure with one decimal place, a dash where there is none."""
    if number is None:
        return "–"
    written = say("number-decimal", number=round(abs(number), 1))
    return say("number-negative", number=written) if round(number, 1) < 0 else written
