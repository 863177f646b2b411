"""Matches, their seats, hands, moves and snapshots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import fields
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, func, insert, select, update
from sqlalchemy import Update as SqlUpdate
from sqlalchemy.exc import IntegrityError

from storage.models import (
    KEPT,
    OPEN,
    drafts,
    eliminations,
    feats,
    hands,
    matches,
    moves,
    results,
    scores,
    seats,
    snapshots,
)
from storage.records import (
    ClockTime,
    Ended,
    HandRecord,
    History,
    MatchRecord,
    MoveRecord,
    NewMatch,
    PlayedHand,
    Prepared,
    ScoreRecord,
    SeatRecord,
    Snapshot,
    Update,
)
from storage.shards import Shards
from storage.transactions import Transactions
from storage.upserts import upsert

T = TypeVar("T")

ALL = Shards()
FORGET_AT_ONCE = 100
"""Matches whose moves are deleted in one transaction, so that nobody waits long for it."""

MATCHES_LISTED = 50
"""Of so many matches of a server the hands are listed."""


class StaleVersion(Exception):
    """The match is not at the version that the update was made for; nothing was written."""


class ChannelBusy(Exception):
    """The channel has an open match already, parked ones aside; nothing was written."""


class MatchRepository:
    """Reads and writes matches; every method is one transaction."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def create(self, match: NewMatch) -> int:
        """Writes a new match with version 1 in its lobby and returns its id; raises ChannelBusy."""
        return await self._transactions.write(lambda connection: _create(connection, match), urgent=True)

    async def commit(self, change: Update) -> None:
        """Writes one step of a match; raises StaleVersion where somebody else was first, ChannelBusy where a parked
        match cannot be taken up because there is another one."""
        # A computer's turn can wait for people.
        urgent = change.move is None or change.move.user_id is not None
        await self._transactions.write(lambda connection: _commit(connection, change), urgent=urgent)

    async def open_matches(self, shards: Shards = ALL) -> list[MatchRecord]:
        """Returns the matches of some shards that are neither finished nor cancelled, in the order they were made."""
        return await self._find(and_(matches.c.status.in_(KEPT), shards.condition(matches.c.guild_id)))

    async def open_in(self, channel_id: int) -> MatchRecord | None:
        """Returns the open match of a channel, not a parked one."""
        found = await self._find(and_(matches.c.channel_id == channel_id, matches.c.status.in_(OPEN)))
        return found[0] if found else None

    async def set_aside(self, match_id: int) -> None:
        """Keeps a match that cannot be read, without leaving it in the way of a new one in its channel."""
        await self._change(update(matches).where(matches.c.id == match_id).values(status="unreadable"))

    async def load(self, match_id: int) -> MatchRecord | None:
        """Returns one match, also one that is over."""
        found = await self._find(matches.c.id == match_id)
        return found[0] if found else None

    async def set_message(self, match_id: int, message_id: int | None) -> None:
        """Remembers the message that shows a match."""
        await self._change(update(matches).where(matches.c.id == match_id).values(message_id=message_id))

    async def set_draft(self, match_id: int, seat: int, melds: tuple[str, ...]) -> None:
        """Replaces the melds that a seat has laid aside."""
        await self._transactions.write(lambda connection: _write_draft(connection, match_id, seat, melds), urgent=True)

    async def set_hints(self, match_id: int, seat: int, hints: int) -> None:
        """Notes how many hints a seat has asked for."""
        same = and_(seats.c.match_id == match_id, seats.c.number == seat)
        await self._change(update(seats).where(same).values(hints=hints))

    async def set_clocks(self, clocks: Iterable[ClockTime]) -> None:
        """Writes running clocks without new versions; not those of matches that have gone on meanwhile."""

        def work(connection: Connection) -> None:
            for clock in clocks:
                same = and_(snapshots.c.match_id == clock.match_id, snapshots.c.version == clock.version)
                times = {"deadline": clock.deadline, "due_at": clock.due_at}
                connection.execute(update(snapshots).where(same).values(times))

        await self._transactions.write(work)

    async def warn(self, match_id: int, version: int, due_at: datetime | None) -> bool:
        """Notes that the reminder of a turn is given; tells False where it was before, or the match has gone on."""
        silent = and_(snapshots.c.match_id == match_id, snapshots.c.version == version, snapshots.c.warned.is_(False))
        return await self._change(update(snapshots).where(silent).values(warned=True, due_at=due_at)) == 1

    async def take_overdue(self, shards: Shards, before: datetime, until: datetime, most: int) -> list[int]:
        """Returns open matches at which nobody has done what was due, and leaves them to the caller until some time:
        of several processes that ask at once each gets others."""
        late = (matches.c.status.in_(KEPT), snapshots.c.due_at < before, shards.condition(matches.c.guild_id))
        query = select(snapshots.c.match_id).join(matches).where(*late).order_by(snapshots.c.due_at).limit(most)

        def work(connection: Connection) -> list[int]:
            taken = list(connection.scalars(query.with_for_update(of=snapshots, skip_locked=True)))
            connection.execute(update(snapshots).where(snapshots.c.match_id.in_(taken)).values(due_at=until))
            return taken

        return await self._transactions.write(work)

    async def forget_moves(self, before: datetime) -> int:
        """Deletes the moves of matches that ended before some time, and where they stood; results stay. Returns how
        many moves there were."""
        forgotten = 0
        while (some := await self._transactions.write(lambda connection: _forget_some(connection, before))) is not None:
            forgotten += some
        return forgotten

    async def hands(self, match_id: int) -> list[HandRecord]:
        """Returns the hands of a match, with their secrets, in order."""
        return await self._transactions.read(
            lambda connection: _select(connection, hands, HandRecord, hands.c.match_id == match_id)[match_id]
        )

    async def totals(self, match_id: int) -> list[tuple[int, int, int]]:
        """Returns the totals after every finished hand: hand, seat, total."""
        columns = select(scores.c.hand, scores.c.seat, scores.c.total).where(scores.c.match_id == match_id)
        query = columns.order_by(scores.c.hand, scores.c.seat)
        rows = await self._transactions.read(lambda connection: connection.execute(query).all())
        return [(hand, seat, total) for hand, seat, total in rows]

    async def history(self, match_id: int) -> History | None:
        """Returns a match with all that has happened in it."""
        return await self._transactions.read(lambda connection: _history(connection, match_id))

    async def played_hands(self, guild_id: int, channel_id: int | None = None) -> list[PlayedHand]:
        """Returns hands that are over of the last matches of a server, or of one of its channels, newest first."""
        return await self._transactions.read(lambda connection: _played_hands(connection, guild_id, channel_id))

    async def moves(self, match_id: int) -> list[MoveRecord]:
        """Returns the moves of a match in order."""
        return await self._transactions.read(
            lambda connection: _select(connection, moves, MoveRecord, moves.c.match_id == match_id)[match_id]
        )

    async def _find(self, condition: ColumnElement[bool]) -> list[MatchRecord]:
        return await self._transactions.read(lambda connection: _read(connection, condition))

    async def _change(self, statement: SqlUpdate) -> int:
        """Returns how many rows there were to change."""
        return await self._transactions.write(lambda connection: connection.execute(statement).rowcount)


def _create(connection: Connection, match: NewMatch) -> int:
    columns = {name: value for name, value in _values(match).items() if name in matches.c}
    now = match.created_at
    snapshot = Snapshot(1, 0, 0, 0, 0, None, False, owner_seen=now, turn_started=now, state=None, log=[])
    made = insert(matches).values(status="lobby", **columns).returning(matches.c.id)
    try:
        match_id: int = connection.execute(made).scalar_one()
    except IntegrityError as error:
        raise ChannelBusy(match.channel_id) from error
    _insert(connection, snapshots, match_id, [snapshot])
    _insert(connection, seats, match_id, match.seats)
    _prepare(connection, match_id, match.shuffle)
    return match_id


def _commit(connection: Connection, change: Update) -> None:
    match_id = change.match_id
    current = and_(snapshots.c.match_id == match_id, snapshots.c.version == change.snapshot.version - 1)
    updated = connection.execute(update(snapshots).where(current).values(_values(change.snapshot)))
    if updated.rowcount != 1:
        raise StaleVersion(match_id)
    if change.move is not None:
        _insert(connection, moves, match_id, [change.move])
    if change.match:
        changed = update(matches).where(matches.c.id == match_id).values(dict(change.match))
        try:
            connection.execute(changed)
        except IntegrityError as error:
            raise ChannelBusy(match_id) from error
    _write_seats(connection, change)
    for seat, melds in change.drafts.items():
        _write_draft(connection, match_id, seat, melds)
    if change.ended is not None:
        _end_hand(connection, match_id, change.ended)
    if change.prepared is not None:
        _prepare(connection, match_id, change.prepared)
    if change.dealt is not None:
        dealt = _values(change.dealt)
        _update_hand(connection, match_id, dealt.pop("hand"), dealt)
    _insert(connection, results, match_id, change.results)


def _forget_some(connection: Connection, before: datetime) -> int | None:
    """Deletes the moves of some matches and returns how many there were; None where no match has any."""
    ended = select(matches.c.id).where(matches.c.ended_at < before)
    old = select(moves.c.match_id).where(moves.c.match_id.in_(ended)).distinct().limit(FORGET_AT_ONCE)
    ids = list(connection.scalars(old))
    if not ids:
        return None
    stood = update(snapshots).where(snapshots.c.match_id.in_(ids))
    connection.execute(stood.values(state=None, log=[]))
    return connection.execute(delete(moves).where(moves.c.match_id.in_(ids))).rowcount


def _history(connection: Connection, match_id: int) -> History | None:
    found = _read(connection, matches.c.id == match_id)
    if not found:
        return None
    points = select(scores).where(scores.c.match_id == match_id).order_by(scores.c.hand, scores.c.seat)
    by_hand: dict[int, list[ScoreRecord]] = defaultdict(list)
    for row in connection.execute(points):
        by_hand[row.hand].append(ScoreRecord(row.seat, row.user_id, row.points, row.total, row.closed))
    out = select(eliminations).where(eliminations.c.match_id == match_id).order_by(eliminations.c.seat)
    eliminated: dict[int, list[int]] = defaultdict(list)
    for row in connection.execute(out):
        eliminated[row.hand].append(row.seat)
    return History(
        match=found[0],
        hands=tuple(_select(connection, hands, HandRecord, hands.c.match_id == match_id)[match_id]),
        moves=tuple(_select(connection, moves, MoveRecord, moves.c.match_id == match_id)[match_id]),
        scores={hand: tuple(records) for hand, records in by_hand.items()},
        eliminated={hand: tuple(numbers) for hand, numbers in eliminated.items()},
    )


def _played_hands(connection: Connection, guild_id: int, channel_id: int | None) -> list[PlayedHand]:
    begun = select(matches.c.id).where(matches.c.guild_id == guild_id, matches.c.started_at.is_not(None))
    if channel_id is not None:
        begun = begun.where(matches.c.channel_id == channel_id)
    chosen = begun.order_by(matches.c.id.desc()).limit(MATCHES_LISTED)
    over = select(hands.c.match_id, hands.c.number, matches.c.game, matches.c.channel_id).join(matches)
    over = over.where(hands.c.match_id.in_(chosen), hands.c.ended_at.is_not(None))
    sitting = select(seats.c.match_id, seats.c.name, seats.c.user_id).where(seats.c.match_id.in_(chosen))
    names: dict[int, list[str]] = defaultdict(list)
    people: dict[int, list[int]] = defaultdict(list)
    for row in connection.execute(sitting.order_by(seats.c.match_id, seats.c.number)):
        names[row.match_id].append(row.name)
        if row.user_id is not None and row.user_id > 0:
            people[row.match_id].append(row.user_id)
    rows = connection.execute(over.order_by(hands.c.match_id.desc(), hands.c.number.desc()))
    return [PlayedHand(*row, names=tuple(names[row.match_id]), people=tuple(people[row.match_id])) for row in rows]


def _values(record: Any) -> dict[str, Any]:
    return {field.name: getattr(record, field.name) for field in fields(record)}


def _insert(connection: Connection, table: Table, match_id: int, records: Iterable[object]) -> None:
    rows = [{"match_id": match_id, **_values(record)} for record in records]
    if rows:
        connection.execute(insert(table), rows)


def _write_seats(connection: Connection, change: Update) -> None:
    if not change.seats:
        return
    stale = [seats.c.match_id == change.match_id]
    if not change.seats_removed:
        stale.append(seats.c.number.in_([seat.number for seat in change.seats]))
    connection.execute(delete(seats).where(*stale))
    _insert(connection, seats, change.match_id, change.seats)


def _write_draft(connection: Connection, match_id: int, seat: int, melds: tuple[str, ...]) -> None:
    if melds:
        upsert(connection, drafts, [{"match_id": match_id, "seat": seat, "melds": list(melds)}])
    else:
        connection.execute(delete(drafts).where(drafts.c.match_id == match_id, drafts.c.seat == seat))


def _prepare(connection: Connection, match_id: int, shuffle: Prepared) -> None:
    row = {"number": shuffle.hand, "commitment": shuffle.commitment, "secret": shuffle.secret}
    connection.execute(insert(hands).values(match_id=match_id, **row))


def _update_hand(connection: Connection, match_id: int, hand: int, row: Mapping[str, Any]) -> None:
    connection.execute(update(hands).where(hands.c.match_id == match_id, hands.c.number == hand).values(dict(row)))


def _end_hand(connection: Connection, match_id: int, ended: Ended) -> None:
    _update_hand(connection, match_id, ended.hand, {"ended_at": ended.ended_at, "closed_by": ended.closed_by})
    written = ((scores, ended.scores), (eliminations, ended.eliminations), (feats, ended.feats))
    for table, records in written:
        rows = [{"match_id": match_id, "hand": ended.hand, **_values(record)} for record in records]
        if rows:
            connection.execute(insert(table), rows)


def _read(connection: Connection, condition: ColumnElement[bool]) -> list[MatchRecord]:
    found = connection.execute(select(matches).where(condition).order_by(matches.c.id)).mappings().all()
    chosen = select(matches.c.id).where(condition)
    seated = _select(connection, seats, SeatRecord, seats.c.match_id.in_(chosen))
    current = _select(connection, snapshots, Snapshot, snapshots.c.match_id.in_(chosen))
    shuffles = _shuffles(connection, hands.c.match_id.in_(chosen))
    aside: dict[int, dict[int, tuple[str, ...]]] = defaultdict(dict)
    for draft in connection.execute(select(drafts).where(drafts.c.match_id.in_(chosen))):
        aside[draft.match_id][draft.seat] = tuple(draft.melds)
    return [
        MatchRecord(
            **{name: row[name] for name in _MATCH_COLUMNS},
            seats=tuple(seated[row["id"]]),
            snapshot=current[row["id"]][0],
            drafts=aside[row["id"]],
            shuffle=shuffles[row["id"]],
        )
        for row in found
    ]


_MATCH_COLUMNS = [field.name for field in fields(MatchRecord) if field.name in matches.c]


def _shuffles(connection: Connection, condition: ColumnElement[bool]) -> dict[int, Prepared]:
    last = select(hands.c.match_id, func.max(hands.c.number).label("hand")).group_by(hands.c.match_id).subquery()
    same = and_(hands.c.match_id == last.c.match_id, hands.c.number == last.c.hand)
    query = select(hands.c.match_id, hands.c.number, hands.c.commitment, hands.c.secret).join(last, same)
    rows = connection.execute(query.where(condition))
    return {row.match_id: Prepared(row.number, row.commitment, row.secret) for row in rows}


def _select(
    connection: Connection, table: Table, record: type[T], condition: ColumnElement[bool]
) -> dict[int, list[T]]:
    """Returns the records by match, each match's in the order of the primary key."""
    names = [field.name for field in fields(record)]  # type: ignore[arg-type]
    query = select(table.c.match_id, *(table.c[name] for name in names)).where(condition)
    found: dict[int, list[T]] = defaultdict(list)
    for match_id, *values in connection.execute(query.order_by(*table.primary_key.columns)):
        found[match_id].append(record(*values))
    return found
