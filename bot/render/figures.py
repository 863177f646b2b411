"""Figures over many matches: the leaderboard of a server, one person's statistics."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.presentation import Presentation
from bot.i18n import Tongue
from bot.pictures import RankingPicture, RankingRow
from bot.render.names import beside, escaped
from bot.render.scores import medal
from storage.statistics import PlayerFigures, PlayerStats

ROWS = 15


def leaderboard(say: Tongue, shown: Presentation, rows: Sequence[PlayerFigures], days: int) -> str:
    """Returns the best people of a server, two lines each: no table is narrow enough for a phone."""
    period = say("leaderboard-days", days=days) if days else say("leaderboard-all-time")
    head = f"### {say('leaderboard-title', game=shown.name(say))}\n-# {period}"
    if not rows:
        return f"{head}\n{say('leaderboard-empty', command=shown.command)}"
    lines = [_row(say, shown, place, row) for place, row in enumerate(rows[:ROWS], start=1)]
    return "\n".join([head, *lines, f"-# {say(f'{shown.game}-leaderboard-legend')}"])


def ranking(say: Tongue, shown: Presentation, rows: Sequence[PlayerFigures]) -> RankingPicture:
    """Returns the same as a picture, with bars for the figure that comes first."""
    told = shown.figures
    return RankingPicture(
        tuple(
            RankingRow(place, row.name, told.count(row), str(told.count(row)), told.matches(say, row))
            for place, row in enumerate(rows[:ROWS], start=1)
        )
    )


def _row(say: Tongue, shown: Presentation, place: int, row: PlayerFigures) -> str:
    told = shown.figures
    first = f"{medal(place)} {beside(say, escaped(row.name), told.first(say, row))}"
    return f"{first}\n-# {told.matches(say, row)} · {told.hands(say, row)}"


def personal(say: Tongue, shown: Presentation, name: str, stats: PlayerStats | None) -> str:
    """Returns one person's figures, one a line."""
    head = f"### {say('stats-title', name=escaped(name), game=shown.name(say))}"
    if stats is None:
        return f"{head}\n{say('stats-none')}"
    return "\n".join([head, *shown.figures.personal(say, stats)])
