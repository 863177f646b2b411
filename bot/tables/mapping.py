"""Tables to records of the database and back."""

from __future__ import annotations

from dataclasses import fields
from datetime import datetime
from typing import Any, cast

from bot.tables.shuffles import Shuffle
from bot.tables.step import Step
from bot.tables.table import Seat, Status, Table, TurnLog
from engine.game import Event
from engine.games import GAMES
from storage.records import MatchRecord, Prepared, SeatRecord, Snapshot, Update


def read_table(record: MatchRecord) -> tuple[Table, Shuffle]:
    """Restores a table, and the shuffle of its running or next hand."""
    at = record.snapshot
    shuffle = Shuffle(record.shuffle.hand, bytes.fromhex(record.shuffle.secret))
    table = Table(
        id=record.id,
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        message_id=record.message_id,
        owner_id=record.owner_id,
        status=cast(Status, record.status),
        options=record.options,
        seat_limit=record.seat_limit,
        clock=record.clock,
        seats=tuple(Seat(**_fields(seat)) for seat in record.seats),
        version=at.version,
        hand=at.hand,
        turn=at.turn,
        dealer=at.dealer,
        deadline=at.deadline,
        commitment=shuffle.commitment,
        owner_seen=at.owner_seen,
        turn_started=at.turn_started,
        log=tuple(_read_log(turn) for turn in at.log),
        drafts=() if at.state is None else tuple(record.drafts.get(seat.number, ()) for seat in record.seats),
        warned=at.warned,
        turn_version=at.turn_version,
        moves=at.moves,
        rematch_of=record.rematch_of,
        state=None if at.state is None else GAMES[record.game].load(at.state),
    )
    return table, shuffle


def write_update(before: Table, step: Step, due_at: datetime | None) -> Update:
    """Returns what the database must change for a step, after which something is due by itself at some time."""
    table = step.table
    reseated = len(before.seats) != len(table.seats)
    changed_seats = [seat for seat in table.seats if reseated or seat != before.seats[seat.number]]
    return Update(
        match_id=table.id,
        snapshot=_write_snapshot(table, due_at),
        match=_match_columns(before, step),
        seats=tuple(map(write_seat, changed_seats)),
        seats_removed=reseated,
        drafts={
            seat.number: table.draft(seat.number)
            for seat in table.seats
            if table.draft(seat.number) != before.draft(seat.number)
        },
        move=step.move,
        ended=step.ended,
        prepared=None if step.next_shuffle is None else write_shuffle(step.next_shuffle),
        dealt=step.dealt,
        results=step.results,
    )


def write_seat(seat: Seat) -> SeatRecord:
    """Returns the record of a seat."""
    return SeatRecord(**_fields(seat))


def write_shuffle(shuffle: Shuffle) -> Prepared:
    """Returns the record of a prepared shuffle."""
    return Prepared(shuffle.hand, shuffle.commitment, shuffle.secret.hex())


def _match_columns(before: Table, step: Step) -> dict[str, Any]:
    table = step.table
    columns = {
        name: getattr(table, name)
        for name in ("status", "owner_id", "options", "seat_limit")
        if getattr(table, name) != getattr(before, name)
    }
    if step.started_at is not None:
        columns["started_at"] = step.started_at
    if step.ended_at is not None:
        columns["ended_at"] = step.ended_at
    return columns


def _write_snapshot(table: Table, due_at: datetime | None) -> Snapshot:
    return Snapshot(
        version=table.version,
        hand=table.hand,
        turn=table.turn,
        dealer=table.dealer,
        moves=table.moves,
        deadline=table.deadline,
        warned=table.warned,
        owner_seen=table.owner_seen,
        turn_started=table.turn_started,
        state=None if table.state is None else GAMES[table.game].save(table.state),
        log=[_write_log(turn) for turn in table.log],
        turn_version=table.turn_version,
        due_at=due_at,
    )


def _write_log(turn: TurnLog) -> list[Any]:
    events = [[event.kind, event.seat, dict(event.data)] for event in turn.events]
    return [turn.seat, turn.turn, turn.by_computer, events]


def _read_log(document: list[Any]) -> TurnLog:
    seat, turn, by_computer, events = document
    return TurnLog(seat, turn, by_computer, tuple(Event(kind, who, data) for kind, who, data in events))


def _fields(record: Seat | SeatRecord) -> dict[str, Any]:
    return {field.name: getattr(record, field.name) for field in fields(record)}
