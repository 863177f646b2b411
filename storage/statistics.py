"""What finished matches say about people; cancelled and running matches do not count."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """One person's figures in one game on one server."""

    user_id: int
    name: str
    """As last seen at a table."""
    eliminations: int = 0
    """People eliminated in hands that this person closed."""
    computer_eliminations: int = 0
    """The same for computer seats, shown apart."""
    played: int = 0
    won: int = 0
    """Shared wins count as wins."""
    eliminated: int = 0
    hands: int = 0
    closed: int = 0
    average_penalty: float | None = None
    """Penalty points per hand, None without a hand."""


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """Figures and streaks of one person."""

    figures: PlayerFigures
    streak: int
    """Matches won in a row up to now."""
    best_streak: int
    best_total: int | None
    """Lowest penalty total of a match won."""


class StatisticsRepository:
    """Answers leaderboards and personal figures."""

    async def leaderboard(self, guild_id: int, game: str, since: datetime | None) -> list[PlayerFigures]:
        """Returns everybody with a finished match that ended at or after `since`, best first: eliminations, matches
        won, hands closed, lower average penalty."""
        raise NotImplementedError

    async def player_stats(self, guild_id: int, user_id: int, game: str) -> PlayerStats | None:
        """Returns one person's figures of all time, None without a finished match."""
        raise NotImplementedError
