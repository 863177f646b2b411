"""What goes into the database and comes out of it, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat of a match; `user_id` None for a computer, below 0 for who is forgotten, `level` None for both of them."""

    number: int
    name: str
    user_id: int | None
    level: str | None
    held: bool
    resigned: bool
    misses: int
    total: int
    eliminated_in: int | None
    reentries: int = 0
    hints: int = 0
    salt: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a match stands: all that a move changes."""

    version: int
    hand: int
    turn: int
    dealer: int
    moves: int
    deadline: datetime | None
    warned: bool
    owner_seen: datetime
    turn_started: datetime
    state: Mapping[str, Any] | None
    """What `Game.save` wrote; None before the first deal."""
    log: list[Any]
    turn_version: int = 0
    """The version with which the turn began."""
    due_at: datetime | None = None
    """When something will happen by itself: who finds it long past finds a table that nobody attends."""


@dataclass(frozen=True, slots=True)
class ClockTime:
    """A running clock, for the version that it was read with."""

    match_id: int
    version: int
    deadline: datetime | None
    due_at: datetime | None


@dataclass(frozen=True, slots=True)
class Prepared:
    """The shuffle of a hand to come: only the commitment is public before the hand is over."""

    hand: int
    commitment: str
    secret: str
    """32 bytes in hexadecimal."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match with everything that is needed to go on with it."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    message_id: int | None
    owner_id: int
    status: str
    options: Mapping[str, Any]
    seat_limit: int
    clock: int | None
    rematch_of: int | None
    seats: tuple[SeatRecord, ...]
    snapshot: Snapshot
    drafts: Mapping[int, tuple[str, ...]]
    shuffle: Prepared
    """Of the running hand, or of the one to be dealt next."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match that opens with a lobby."""

    game: str
    guild_id: int
    channel_id: int
    owner_id: int
    options: Mapping[str, Any]
    seat_limit: int
    clock: int | None
    rematch_of: int | None
    created_at: datetime
    seats: tuple[SeatRecord, ...]
    shuffle: Prepared


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """One move in notation; `user_id` None where a computer made it."""

    sequence: int
    hand: int
    turn: int
    seat: int
    user_id: int | None
    text: str
    made_at: datetime


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal of a prepared hand: `public` is what was mixed into the secret."""

    hand: int
    dealer: int
    public: str
    dealt_at: datetime


@dataclass(frozen=True, slots=True)
class ScoreRecord:
    """What a hand did to one seat; `points` None for a seat that was out before, `user_id` None for computers."""

    seat: int
    user_id: int | None
    points: int | None
    total: int
    closed: bool


@dataclass(frozen=True, slots=True)
class FeatRecord:
    """How many of something that is counted over matches the side of a seat has made in a hand."""

    seat: int
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class EliminationRecord:
    """A seat eliminated by a hand, credited to the seat that closed it (None in a dead hand)."""

    seat: int
    user_id: int | None
    by_seat: int | None
    by_user_id: int | None


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a hand."""

    hand: int
    closed_by: int | None
    ended_at: datetime
    scores: tuple[ScoreRecord, ...]
    eliminations: tuple[EliminationRecord, ...]
    feats: tuple[FeatRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """What a finished match was for one seat; nobody who resigned has won."""

    seat: int
    user_id: int | None
    name: str
    place: int
    won: bool
    resigned: bool
    total: int
    reentries: int = 0
    hints: int = 0


@dataclass(frozen=True, slots=True)
class Update:
    """Everything that one step changes, written in one transaction if the match is still at version - 1."""

    match_id: int
    snapshot: Snapshot
    match: Mapping[str, Any]
    """Columns of the match itself that change."""
    seats: tuple[SeatRecord, ...] = ()
    """Seats that change."""
    seats_removed: bool = False
    """`seats` are all seats; any others go."""
    drafts: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Drafts that change, by seat."""
    move: MoveRecord | None = None
    ended: Ended | None = None
    prepared: Prepared | None = None
    dealt: Dealt | None = None
    results: tuple[ResultRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand that is over, with what tells it from others."""

    match_id: int
    number: int
    game: str
    channel_id: int
    names: tuple[str, ...]
    """Who sat there."""
    people: tuple[int, ...]
    """Their user ids, as far as they are people."""


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A hand as it is kept; the secret is public once `ended_at` is set."""

    number: int
    commitment: str
    secret: str
    public: str | None
    dealer: int | None
    dealt_at: datetime | None
    ended_at: datetime | None
    closed_by: int | None


@dataclass(frozen=True, slots=True)
class History:
    """A match with all that has happened in it, secrets included."""

    match: MatchRecord
    hands: tuple[HandRecord, ...]
    moves: tuple[MoveRecord, ...]
    """Empty once they are deleted."""
    scores: Mapping[int, tuple[ScoreRecord, ...]]
    """By hand."""
    eliminated: Mapping[int, tuple[int, ...]]
    """Seats put out, by hand."""
