"""Matches: what is written is read, all of it or nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, StatementError

from storage import Database
from storage.matches import ChannelBusy, StaleVersion
from storage.records import ClockTime, MoveRecord, NewMatch, Prepared, SeatRecord, Snapshot, Update
from storage.shards import Shards

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
LATER = NOW + timedelta(minutes=1)


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
    await database.matches.set_clocks([ClockTime(match_id, 1, NOW, LATER)])
    read = await database.matches.load(match_id)
    assert read is not None
    assert (read.drafts, read.message_id) == ({0: ("7H 7D 7C", "KH KD KC")}, 2**61)
    assert (read.snapshot.deadline, read.snapshot.due_at, read.snapshot.version) == (NOW, LATER, 1)

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


async def test_a_clock_is_written_only_for_the_version_it_was_read_with(database: Database) -> None:
    match_id = await database.matches.create(new_match())
    await database.matches.commit(update(match_id, 2))
    await database.matches.set_clocks([ClockTime(match_id, 1, NOW, NOW)])
    read = await database.matches.load(match_id)
    assert read is not None
    assert (read.snapshot.deadline, read.snapshot.due_at) == (None, None)


async def test_a_reminder_is_given_once(database: Database) -> None:
    match_id = await database.matches.create(new_match())
    asked = await asyncio.gather(*(database.matches.warn(match_id, 1, LATER) for _ in range(5)))
    assert asked.count(True) == 1
    assert not await database.matches.warn(match_id, 2, LATER)


def guild(shard: int, count: int = 4) -> int:
    """Returns a server of a shard."""
    return (7 * count + shard) * 2**22 + 4711


async def test_a_process_gets_the_matches_of_its_shards(database: Database) -> None:
    for shard in range(4):
        await database.matches.create(new_match(channel=shard, guild_id=guild(shard)))
    for ids in ({0}, {1, 3}, {0, 1, 2, 3}):
        shards = Shards(4, frozenset(ids))
        found = await database.matches.open_matches(shards)
        assert [match.channel_id for match in found] == sorted(ids)
        assert all(shards.owns(match.guild_id) for match in found)


async def test_what_is_overdue_is_taken_once(database: Database) -> None:
    for shard in range(4):
        match_id = await database.matches.create(new_match(channel=shard, guild_id=guild(shard % 2)))
        due_at = NOW + timedelta(seconds=shard)
        await database.matches.commit(update(match_id, 2, snapshot=snapshot(2, due_at=due_at)))
    mine = Shards(4, frozenset({0, 1}))
    now, until = NOW + timedelta(seconds=3), NOW + timedelta(seconds=20)

    assert await database.matches.take_overdue(Shards(4, frozenset({2})), now, until, 10) == []
    assert await database.matches.take_overdue(Shards(4, frozenset({1})), now, until, 10) == [2]
    taken = await asyncio.gather(*(database.matches.take_overdue(mine, now, until, 1) for _ in range(4)))
    assert sorted(found for ids in taken for found in ids) == [1, 3]
    assert await database.matches.take_overdue(mine, until, LATER, 10) == [4]


async def test_moves_of_matches_that_ended_long_ago_are_deleted(database: Database) -> None:
    old, new, running = [await database.matches.create(new_match(channel=channel)) for channel in range(3)]
    for match_id, ended in ((old, NOW - timedelta(days=31)), (new, NOW - timedelta(days=29)), (running, None)):
        over = {} if ended is None else {"status": "finished", "ended_at": ended}
        await database.matches.commit(update(match_id, 2, match=over, snapshot=snapshot(2, log=[1])))
    assert await database.matches.forget_moves(NOW - timedelta(days=30)) == 1
    assert [len(await database.matches.moves(match_id)) for match_id in (old, new, running)] == [0, 1, 1]
    kept = await database.matches.load(old)
    assert kept is not None
    assert (kept.status, kept.snapshot.state, kept.snapshot.log) == ("finished", None, [])
    assert await database.matches.forget_moves(NOW - timedelta(days=30)) == 0


async def test_shards_remember_until_when_they_were_attended(database: Database) -> None:
    shards = Shards(4, frozenset({0, 3}))
    await database.shards.attend(shards, NOW)
    await database.shards.attend(Shards(4, frozenset({3})), LATER)
    assert await database.shards.attended(shards) == {0: NOW, 3: LATER}
    assert await database.shards.attended(Shards(8, frozenset({0}))) == {}
