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


def ranking(say: Tongue, rows: Sequence[PlayerFigures]) -> RankingPicture:
    """Returns the same as a picture: who has eliminated how many."""
    return RankingPicture(
        tuple(
            RankingRow(place, row.name, row.eliminations, str(row.eliminations), _matches(say, row))
            for place, row in enumerate(rows[:ROWS], start=1)
        )
    )


def _row(say: Tongue, shown: Presentation, place: int, row: PlayerFigures) -> str:
    computers = f" (+{row.computer_eliminations} 🤖)" if row.computer_eliminations else ""
    figures = f"{say('figure-eliminations', count=row.eliminations)}{computers}"
    first = f"{medal(place)} {beside(say, escaped(row.name), figures)}"
    return f"{first}\n-# {_matches(say, row)} · {_hands(say, shown, row)}"


def _matches(say: Tongue, row: PlayerFigures) -> str:
    return say("figure-matches", won=row.won, played=row.played) + " · " + say("figure-out", count=row.eliminated)


def _hands(say: Tongue, shown: Presentation, row: PlayerFigures) -> str:
    closed = say(f"{shown.game}-figure-closed", count=row.closed)
    return f"{closed} · {say(f'{shown.game}-figure-average', penalty=_decimal(row.average_penalty))}"


def personal(say: Tongue, shown: Presentation, name: str, stats: PlayerStats | None) -> str:
    """Returns one person's figures, one a line."""
    head = f"### {say('stats-title', name=escaped(name), game=shown.name(say))}"
    if stats is None:
        return f"{head}\n{say('stats-none')}"
    row = stats.figures
    lines = [
        say("stats-matches", won=row.won, played=row.played),
        say("stats-eliminations", count=row.eliminations, computers=row.computer_eliminations),
        say("stats-eliminated", count=row.eliminated),
        say(f"{shown.game}-stats-hands", closed=row.closed, hands=row.hands),
        say(f"{shown.game}-stats-average", penalty=_decimal(row.average_penalty)),
        say("stats-streak", streak=stats.streak, best=stats.best_streak),
    ]
    if stats.best_total is not None:
        lines.append(say(f"{shown.game}-stats-best-total", total=stats.best_total))
    return "\n".join([head, *lines])


def _decimal(number: float | None) -> str:
    return "–" if number is None else f"{number:.1f}"
