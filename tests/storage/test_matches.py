"""Matches: what is written is read, all of it or nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, StatementError

from storage import Database
from storage.matches import ChannelBusy, StaleVersion
from storage.records import MoveRecord, NewMatch, Prepared, SeatRecord, Snapshot, Update

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


def seat(number: int, **fields: Any) -> SeatRecord:
    person = SeatRecord(number, f"P{number}", 100 + number, None, False, False, 0, 0, None)
    return replace(person, **fields)


def new_match(channel: int = 7, **fields: Any) -> NewMatch:
    match = NewMatch(
        game="scala40",
        guild_id=2**60,
        channel_id=channel,
        owner_id=100,
        options={"limit": 101},
        seat_limit=4,
        clock=60,
        rematch_of=None,
        created_at=NOW,
        seats=(seat(0), seat(1, user_id=None, level="normal")),
        shuffle=Prepared(1, "c" * 64, "5" * 64),
    )
    return replace(match, **fields)


def snapshot(version: int, **fields: Any) -> Snapshot:
    made = Snapshot(version, 1, 1, 0, version - 1, None, False, NOW, NOW, {"stock": "2C"}, [])
    return replace(made, **fields)


def update(match_id: int, version: int, **fields: Any) -> Update:
    move = MoveRecord(version - 1, 1, 1, 0, 100, "draw stock", NOW)
    return replace(Update(match_id, snapshot(version), {}, move=move), **fields)


async def test_a_new_match_is_read_as_it_was_made(database: Database) -> None:
    match_id = await database.matches.create(new_match())
    (read,) = await database.matches.open_matches()
    assert read == await database.matches.load(match_id)
    assert (read.status, read.guild_id, read.options, read.snapshot.version) == ("lobby", 2**60, {"limit": 101}, 1)
    assert read.seats == new_match().seats
    assert read.shuffle == new_match().shuffle
    assert read.snapshot.owner_seen == NOW
    assert await database.matches.load(99) is None


async def test_a_channel_has_one_open_match(database: Database) -> None:
    match_id = await database.matches.create(new_match())
    with pytest.raises(ChannelBusy):
        await database.matches.create(new_match())
    await database.matches.commit(update(match_id, 2, move=None, match={"status": "cancelled", "ended_at": NOW}))
    again = await database.matches.create(new_match(rematch_of=match_id))
    assert [match.id for match in await database.matches.open_matches()] == [again]


async def test_a_step_is_written_once(database: Database) -> None:
    match_id = await database.matches.create(new_match())
    outcomes = await asyncio.gather(
        *(database.matches.commit(update(match_id, 2)) for _ in range(3)), return_exceptions=True
    )
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, StaleVersion) for outcome in outcomes) == 2
    assert len(await database.matches.moves(match_id)) == 1


async def test_a_step_that_fails_leaves_no_trace(database: Database) -> None:
    match_id = await database.matches.create(new_match())
    await database.matches.commit(update(match_id, 2))
    before = await database.matches.load(match_id)
    repeated = MoveRecord(1, 1, 1, 0, 100, "discard 2C", NOW)
    with pytest.raises(IntegrityError):
        await database.matches.commit(update(match_id, 3, move=repeated, seats=(seat(0, misses=2),)))
    with pytest.raises(StatementError, match="without zone"):
        await database.matches.commit(update(match_id, 3, snapshot=snapshot(3, deadline=datetime(2026, 1, 1))))
    assert await database.matches.load(match_id) == before


async def test_seats_change_alone_or_all_together(database: Database) -> None:
    match_id = await database.matches.create(new_match())
    held = seat(0, held=True, misses=3, total=40, eliminated_in=2, reentries=1)
    await database.matches.commit(update(match_id, 2, seats=(held,)))
    read = await database.matches.load(match_id)
    assert read is not None
    assert read.seats == (held, new_match().seats[1])

    await database.matches.commit(update(match_id, 3, seats=(seat(0),), seats_removed=True))
    read = await database.matches.load(match_id)
    assert read is not None
    assert read.seats == (seat(0),)


async def test_drafts_messages_and_clocks_need_no_version(database: Database) -> None:
    match_id = await database.matches.create(new_match())
    await database.matches.set_draft(match_id, 0, ("7H 7D 7C", "KH KD KC"))
    await database.matches.set_message(match_id, 2**61)
    await database.matches.set_clock(match_id, NOW, warned=True)
    read = await database.matches.load(match_id)
    assert read is not None
    assert (read.drafts, read.message_id) == ({0: ("7H 7D 7C", "KH KD KC")}, 2**61)
    assert (read.snapshot.deadline, read.snapshot.warned, read.snapshot.version) == (NOW, True, 1)

    await database.matches.commit(update(match_id, 2, drafts={0: ()}))
    read = await database.matches.load(match_id)
    assert read is not None
    assert read.drafts == {}


async def test_the_shuffle_is_that_of_the_latest_hand(database: Database) -> None:
    match_id = await database.matches.create(new_match())
    following = Prepared(2, "d" * 64, "6" * 64)
    await database.matches.commit(update(match_id, 2, prepared=following))
    read = await database.matches.load(match_id)
    assert read is not None
    assert read.shuffle == following
