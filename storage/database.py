"""Opens the database and brings its schema up to date."""

from __future__ import annotations

from storage.matches import MatchRepository
from storage.settings import SettingsRepository
from storage.statistics import StatisticsRepository


class Database:
    """An open database and its repositories."""

    matches: MatchRepository
    statistics: StatisticsRepository
    settings: SettingsRepository

    @classmethod
    async def open(cls, url: str) -> Database:
        """Opens `sqlite+aiosqlite:///path` (made where missing) and applies the migrations."""
        raise NotImplementedError

    async def close(self) -> None:
        """Closes all connections."""
        raise NotImplementedError
