"""What is kept about one person: how much, all of it, and how it becomes nobody's."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, case, delete, exists, func, or_, select, update

from storage.models import (
    KEPT,
    drafts,
    eliminations,
    hands,
    matches,
    moves,
    player_settings,
    results,
    scores,
    seats,
    snapshots,
)
from storage.transactions import Transactions

Seat = TypeVar("Seat", int, ColumnElement[int])

NOBODY = "–"
"""The name of a seat whose owner is forgotten."""
NO_OWNER = 0
"""The owner of a match whose owner is forgotten."""


def nobody(seat: Seat) -> Seat:
    """Returns what stands for a forgotten person in a seat: no id of Discord, and the same for everybody there."""
    return -1 - seat


@dataclass(frozen=True, slots=True)
class Held:
    """How much is kept about a person."""

    settings: tuple[str, ...]
    """The names of the settings."""
    running: int
    """Seats in matches that go on."""
    finished: int
    cancelled: int
    moves: int
    hands: int
    """Hands with what they cost."""
    eliminations: int
    """The person's own, and those of others by this person."""


class PeopleRepository:
    """Answers what is kept about a person, and forgets it."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def held(self, user_id: int) -> Held:
        """Counts what is kept about a person."""
        return await self._transactions.read(lambda connection: _held(connection, user_id))

    async def export(self, user_id: int) -> dict[str, Any]:
        """Returns all that is kept about a person, ready to be written as JSON; nothing about anybody else."""
        return await self._transactions.read(lambda connection: _export(connection, user_id))

    async def open_matches(self, user_id: int) -> list[int]:
        """Returns the matches that go on and have a seat of a person, also one that is given up."""
        query = select(seats.c.match_id).join(matches).where(seats.c.user_id == user_id, matches.c.status.in_(KEPT))
        query = query.order_by(seats.c.match_id)
        return await self._transactions.read(lambda connection: list(connection.scalars(query)))

    async def forget(self, user_id: int, left: Collection[int]) -> None:
        """Makes nobody's whatever is kept about a person who has just left these matches: all of it or nothing.

        What the person did stays, for others have won and lost by it. A match that was joined since is left as it is:
        that is somebody new."""
        await self._transactions.write(lambda connection: _forget(connection, user_id, left), urgent=True)


def _held(connection: Connection, user_id: int) -> Held:
    seated = seats.c.user_id == user_id
    running = case((matches.c.status.in_(KEPT), 1), else_=0)
    finished = case((matches.c.status == "finished", 1), else_=0)
    of_person = or_(eliminations.c.user_id == user_id, eliminations.c.by_user_id == user_id)
    names = select(player_settings.c.name).where(player_settings.c.user_id == user_id)
    settings = tuple(connection.scalars(names.order_by(player_settings.c.name)))
    counts = select(func.count(), func.sum(running), func.sum(finished)).select_from(seats.join(matches))
    sat, open_, ended = connection.execute(counts.where(seated)).one()
    return Held(
        settings=settings,
        running=open_ or 0,
        finished=ended or 0,
        cancelled=sat - (open_ or 0) - (ended or 0),
        moves=_count(connection, moves, _made_by(user_id)),
        hands=_count(connection, scores, scores.c.user_id == user_id),
        eliminations=_count(connection, eliminations, of_person),
    )


def _export(connection: Connection, user_id: int) -> dict[str, Any]:
    chosen = select(player_settings.c.name, player_settings.c.value).where(player_settings.c.user_id == user_id)
    settings = connection.execute(chosen.order_by(player_settings.c.name))
    return {
        "user_id": str(user_id),
        "settings": {row.name: row.value for row in settings},
        "matches": _matches_of(connection, user_id),
    }


def _forget(connection: Connection, user_id: int, left: Collection[int]) -> None:
    ended = select(seats.c.match_id).join(matches).where(matches.c.status.not_in(KEPT), seats.c.user_id == user_id)
    _forget_shuffles(connection, user_id, ended, left)
    for table, person, seat in _PEOPLE:
        theirs = and_(or_(table.c.match_id.in_(ended), table.c.match_id.in_(left)), person == user_id)
        name = {"name": NOBODY} if "name" in table.c else {}
        connection.execute(update(table).where(theirs).values({person: nobody(seat), **name}))
    over = and_(matches.c.owner_id == user_id, matches.c.status.not_in(KEPT))
    connection.execute(update(matches).where(over).values(owner_id=NO_OWNER))
    connection.execute(delete(player_settings).where(player_settings.c.user_id == user_id))
    # Last, for it tells which matches are meant.
    sat = and_(seats.c.match_id.in_(ended), seats.c.user_id == user_id)
    nameless = update(seats).where(sat)
    connection.execute(nameless.values(user_id=nobody(seats.c.number), name=NOBODY, salt=None))


_PEOPLE: tuple[tuple[Table, ColumnElement[Any], ColumnElement[int]], ...] = (
    (moves, moves.c.user_id, moves.c.seat),
    (scores, scores.c.user_id, scores.c.seat),
    (eliminations, eliminations.c.user_id, eliminations.c.seat),
    (eliminations, eliminations.c.by_user_id, eliminations.c.by_seat),
    (results, results.c.user_id, results.c.seat),
)
"""The columns that name a person, each with the one that says in which seat; `seats` has its own."""


def _forget_shuffles(connection: Connection, user_id: int, ended: Select[tuple[int]], left: Collection[int]) -> None:
    """Deletes the public parts that name a person by id, as those of the first versions did, and the seeds made of
    them: such a hand cannot be checked any more, for its deck depends on the id."""
    named = re.compile(rf"(?<!\d){user_id}(?!\d)")
    of_person = or_(hands.c.match_id.in_(ended), hands.c.match_id.in_(left))
    query = select(hands.c.match_id, hands.c.number, hands.c.public).where(of_person, hands.c.public.is_not(None))
    found = [row for row in connection.execute(query) if named.search(row.public)]
    for hand in found:
        same = and_(hands.c.match_id == hand.match_id, hands.c.number == hand.number)
        connection.execute(update(hands).where(same).values(public=None))
    for match_id in {hand.match_id for hand in found}:
        at = snapshots.c.match_id == match_id
        state = connection.scalar(select(snapshots.c.state).where(at))
        if state is not None:
            nameless = json.loads(named.sub(NOBODY, json.dumps(state)))
            # A new version, so that whoever has the match in memory reads it again.
            connection.execute(update(snapshots).where(at).values(state=nameless, version=snapshots.c.version + 1))


def _count(connection: Connection, source: Table, condition: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(source).where(condition)) or 0


def _made_by(user_id: int) -> ColumnElement[bool]:
    """Returns the condition for a person's moves; the matches are found by an index that the moves do not have."""
    sat = select(seats.c.match_id).where(seats.c.user_id == user_id)
    return and_(moves.c.match_id.in_(sat), moves.c.user_id == user_id)


def _matches_of(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    seated = select(seats, matches).join(matches).where(seats.c.user_id == user_id).order_by(matches.c.id)
    rows = connection.execute(seated).mappings().all()
    sat = select(seats.c.match_id).where(seats.c.user_id == user_id)

    def by_match(source: Table, of_person: ColumnElement[bool], *names: str) -> dict[int, list[dict[str, Any]]]:
        query = select(source.c.match_id, *(source.c[name] for name in names))
        query = query.where(source.c.match_id.in_(sat), of_person).order_by(*source.primary_key.columns)
        found: dict[int, list[dict[str, Any]]] = defaultdict(list)
        for match_id, *values in connection.execute(query):
            found[match_id].append(dict(zip(names, map(_plain, values), strict=True)))
        return found

    outcomes = by_match(results, results.c.user_id == user_id, "name", "place", "won", "resigned", "total", "reentries")
    points = by_match(scores, scores.c.user_id == user_id, "hand", "points", "total", "closed")
    losses = by_match(eliminations, eliminations.c.user_id == user_id, "hand", "by_seat")
    credit = by_match(eliminations, eliminations.c.by_user_id == user_id, "hand", "seat")
    made = by_match(moves, moves.c.user_id == user_id, "hand", "turn", "text", "made_at")
    own_seat = exists().where(
        seats.c.match_id == drafts.c.match_id, seats.c.number == drafts.c.seat, seats.c.user_id == user_id
    )
    aside = by_match(drafts, own_seat, "melds")
    return [
        {
            "match": row["id"],
            "game": row["game"],
            "server_id": str(row["guild_id"]),
            "channel_id": str(row["channel_id"]),
            "status": row["status"],
            "host": row["owner_id"] == user_id,
            "rules": row["options"],
            "clock": row["clock"],
            **{name: _plain(row[name]) for name in ("created_at", "started_at", "ended_at")},
            **{
                name: row[name]
                for name in ("name", "salt", "held", "resigned", "total", "eliminated_in", "reentries", "hints")
            },
            "seat": row["number"],
            "result": next(iter(outcomes[row["id"]]), None),
            "hands": points[row["id"]],
            "eliminated": losses[row["id"]],
            "eliminated_others": credit[row["id"]],
            "laid_aside": [draft["melds"] for draft in aside[row["id"]]],
            "moves": made[row["id"]],
        }
        for row in rows
    ]


def _plain(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value
