"""What a table can be opened with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.tables.lobby import first_seats
from bot.tables.mapping import write_seat, write_shuffle
from bot.tables.pace import CLOCKS
from bot.tables.shuffles import Shuffle
from bot.tables.table import Person, Seat, Table
from engine.game import Refusal
from engine.games import GAMES
from storage.records import NewMatch

SEATS = 4
"""Seats of a table where nobody says how many, and the rules allow so many."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the opener of a table chooses."""

    game: str
    options: Mapping[str, Any]
    seat_limit: int
    computers: Sequence[str]
    """Levels of the computer seats that sit down at once."""
    clock: int | None
    before: tuple[Seat, ...] = ()
    """Who sat where in the match that this one is a rematch of."""

    @classmethod
    def of(cls, table: Table) -> Settings:
        """Returns what a table was opened with, and its computers."""
        computers = tuple(seat.level for seat in table.seats if seat.level is not None)
        return cls(table.game, table.options, table.seat_limit, computers, table.clock, table.seats)


def seats_for(seats: int | None, computers: int, most: int) -> int | Refusal:
    """Returns how many seats a table gets on which rules allow `most`: enough for all where nobody says how many."""
    if seats is None:
        return max(min(SEATS, most), computers + 1)
    if seats <= computers < most:
        details = {"seats": seats, "computers": computers, "players": computers + 1, "room": seats - 1}
        return Refusal("too_many_computers", details)
    return max(seats, computers + 1)


def new_match(
    guild_id: int, channel_id: int, owner: Person, settings: Settings, rematch_of: int | None, now: datetime
) -> NewMatch | Refusal:
    """Returns a match to be opened, with the committed shuffle of its first hand."""
    game = GAMES.get(settings.game)
    if game is None:
        return Refusal("unknown_game", {"game": settings.game})
    rules = game.rules(settings.options)
    if isinstance(rules, Refusal):
        return rules
    allowed = game.seats(rules)
    if settings.seat_limit not in allowed:
        return Refusal("seats_out_of_range", {"minimum": allowed[0], "maximum": allowed[-1]})
    if settings.clock not in CLOCKS:
        return Refusal("unknown_clock", {"seconds": settings.clock or 0})
    seats = first_seats(settings.game, owner, settings.computers, settings.seat_limit, settings.before)
    if isinstance(seats, Refusal):
        return seats
    return NewMatch(
        game=settings.game,
        guild_id=guild_id,
        channel_id=channel_id,
        owner_id=owner.user_id,
        options=game.options(rules),
        seat_limit=settings.seat_limit,
        clock=settings.clock,
        rematch_of=rematch_of,
        created_at=now,
        seats=tuple(map(write_seat, seats)),
        shuffle=write_shuffle(Shuffle.new(1)),
    )
