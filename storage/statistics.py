"""What finished matches say about people; cancelled and running matches do not count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Table, and_, case, func, select

from storage.models import eliminations, feats, matches, results, scores
from storage.transactions import Transactions

Order = Literal["eliminations", "wins"]
"""What a leaderboard goes by: eliminations where points are penalties, else matches won."""

_Rows = dict[int, tuple[Any, ...]]


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
    reentries: int = 0
    """How often this person's seats came back into a match after reaching the limit."""
    hands: int = 0
    closed: int = 0
    average: float | None = None
    """Points per hand, None without a hand."""
    made: Mapping[str, int] = field(default_factory=dict)
    """What this person's sides have made that the game counts, by its name."""


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """Figures and streaks of one person."""

    figures: PlayerFigures
    streak: int
    """Matches won in a row up to now."""
    best_streak: int
    best_total: int | None
    """Best total of a match won."""


class StatisticsRepository:
    """Answers leaderboards and personal figures."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def leaderboard(
        self, guild_id: int, game: str, since: datetime | None, order: Order = "eliminations"
    ) -> list[PlayerFigures]:
        """Returns everybody with a finished match that ended at or after `since`, best first: eliminations where the
        order goes by them, matches won, hands closed, better average."""
        counted = _finished(guild_id, game)
        if since is not None:
            counted += (matches.c.ended_at >= since,)
        found = await self._transactions.read(lambda connection: _figures(connection, counted, None))
        return sorted(found.values(), key=_BY[order])

    async def hands_played(self, user_id: int, game: str, most: int) -> int:
        """Returns how many hands of a game a person has finished anywhere, counting no further than `most`."""
        played = select(scores.c.hand).join(matches, matches.c.id == scores.c.match_id)
        played = played.where(scores.c.user_id == user_id, matches.c.game == game).limit(most)
        return len(await self._transactions.read(lambda connection: connection.execute(played).all()))

    async def player_stats(
        self, guild_id: int, user_id: int, game: str, order: Order = "eliminations"
    ) -> PlayerStats | None:
        """Returns one person's figures of all time, None without a finished match."""
        counted = _finished(guild_id, game)
        outcomes = (
            select(results.c.won, results.c.total)
            .join(matches)
            .where(*counted, results.c.user_id == user_id)
            .order_by(matches.c.ended_at, matches.c.id)
        )

        def work(connection: Connection) -> tuple[PlayerFigures | None, list[tuple[bool, int]]]:
            played = [(won, total) for won, total in connection.execute(outcomes)]
            return _figures(connection, counted, user_id).get(user_id), played

        figures, played = await self._transactions.read(work)
        if figures is None:
            return None
        streak, best = _streaks(won for won, _ in played)
        highest = max if order == "wins" else min
        return PlayerStats(figures, streak, best, highest((total for won, total in played if won), default=None))


def _finished(guild_id: int, game: str) -> tuple[ColumnElement[bool], ...]:
    return matches.c.guild_id == guild_id, matches.c.game == game, matches.c.status == "finished"


def _by_eliminations(figures: PlayerFigures) -> tuple[float, ...]:
    average = figures.average
    worst = float("inf")
    return -figures.eliminations, -figures.won, -figures.closed, worst if average is None else average, figures.user_id


def _by_wins(figures: PlayerFigures) -> tuple[float, ...]:
    average = figures.average
    worst = float("-inf")
    return -figures.won, -figures.closed, -(worst if average is None else average), figures.user_id


_BY: dict[Order, Callable[[PlayerFigures], tuple[float, ...]]] = {
    "eliminations": _by_eliminations,
    "wins": _by_wins,
}


def _streaks(wins: Iterable[bool]) -> tuple[int, int]:
    """Returns the streak up to the last match and the longest one."""
    now = best = 0
    for won in wins:
        now = now + 1 if won else 0
        best = max(best, now)
    return now, best


def _figures(
    connection: Connection, counted: Sequence[ColumnElement[bool]], user_id: int | None
) -> dict[int, PlayerFigures]:
    """Returns the figures of everybody, or of one person, over the counted matches."""

    def by_person(source: Table, person: ColumnElement[Any], *figures: ColumnElement[Any]) -> _Rows:
        # Below 0 is who is forgotten: a victim like others, but nobody's figures.
        of_people = person > 0 if user_id is None else person == user_id
        query = select(person, *figures).select_from(source).join(matches).where(*counted, of_people).group_by(person)
        return {row[0]: tuple(row[1:]) for row in connection.execute(query)}

    won, closed, back = _sum_of(results.c.won), _sum_of(scores.c.closed), func.sum(results.c.reentries)
    played = by_person(results, results.c.user_id, func.count(), won, back, func.max(results.c.match_id))
    hands = by_person(scores, scores.c.user_id, func.count(scores.c.points), func.sum(scores.c.points), closed)
    victims = _sum_of(eliminations.c.user_id.is_not(None)), _sum_of(eliminations.c.user_id.is_(None))
    credit = by_person(eliminations, eliminations.c.by_user_id, *victims)
    losses = by_person(eliminations, eliminations.c.user_id, func.count())
    made = _made(connection, counted, user_id)
    names = _names(connection, {person: row[-1] for person, row in played.items()})

    def of(person: int) -> PlayerFigures:
        hand_count, points, hands_closed = hands.get(person, (0, None, 0))
        people, computers = credit.get(person, (0, 0))
        return PlayerFigures(
            user_id=person,
            name=names[person],
            eliminations=people,
            computer_eliminations=computers,
            played=played[person][0],
            won=played[person][1],
            eliminated=losses.get(person, (0,))[0],
            reentries=played[person][2],
            hands=hand_count,
            closed=hands_closed,
            average=points / hand_count if hand_count else None,
            made=made.get(person, {}),
        )

    return {person: of(person) for person in played}


def _made(
    connection: Connection, counted: Sequence[ColumnElement[bool]], user_id: int | None
) -> dict[int, dict[str, int]]:
    """Returns by person and name what their sides have made."""
    person = scores.c.user_id
    same = and_(scores.c.match_id == feats.c.match_id, scores.c.hand == feats.c.hand, scores.c.seat == feats.c.seat)
    of_people = person.is_not(None) if user_id is None else person == user_id
    query = select(person, feats.c.name, func.sum(feats.c.count)).select_from(feats).join(scores, same)
    query = query.join(matches, matches.c.id == feats.c.match_id).where(*counted, of_people)
    made: dict[int, dict[str, int]] = defaultdict(dict)
    for who, name, count in connection.execute(query.group_by(person, feats.c.name)):
        made[who][name] = int(count)
    return made


def _sum_of(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((condition, 1), else_=0))


def _names(connection: Connection, last: Mapping[int, int]) -> dict[int, str]:
    """Returns the name that each person had in their last match."""
    query = select(results.c.match_id, results.c.user_id, results.c.name).where(
        results.c.match_id.in_(set(last.values())), results.c.user_id > 0
    )
    rows = connection.execute(query)
    return {row.user_id: row.name for row in rows if last.get(row.user_id) == row.match_id}
