"""The host of all tables: every change goes through it, one at a time per table, committed before it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.clock import Clock
from bot.tables.pace import Pace
from bot.tables.presenter import Presenter
from bot.tables.table import Person, Played, Table
from bot.tables.thinking import Thinker
from engine.game import Refusal
from storage.database import Database


class Host:
    """Tables, their seats, turns, clocks and computer seats. What it holds in memory is a cache of the database."""

    def __init__(self, database: Database, clock: Clock, thinker: Thinker, presenter: Presenter, pace: Pace) -> None:
        raise NotImplementedError

    async def start(self) -> None:
        """Restores every open table (change `restored`), restarts clocks, computer seats and pauses."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finishes writes and stops; the tables go on at the next start. The database and the thinker stay open."""
        raise NotImplementedError

    def table(self, table_id: int) -> Table | None:
        """Returns an open table, or one that ended a short while ago."""
        raise NotImplementedError

    def in_channel(self, channel_id: int) -> Table | None:
        """Returns the open table of a channel or thread."""
        raise NotImplementedError

    def of_player(self, user_id: int) -> tuple[Table, ...]:
        """Returns the open tables at which a person has a seat."""
        raise NotImplementedError

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        user: Person,
        *,
        game: str,
        options: Mapping[str, Any],
        seat_limit: int,
        computers: Sequence[str] = (),
        clock: int | None = None,
    ) -> Table | Refusal:
        """Opens a lobby with its owner in seat 0 and computers of these levels beside."""
        raise NotImplementedError

    async def join(self, table_id: int, person: Person) -> Table | Refusal:
        """Seats a person in a lobby."""
        raise NotImplementedError

    async def leave(self, table_id: int, user_id: int) -> Table | Refusal:
        """Gives up a seat of a lobby (the last person: cancels it); later a computer holds the seat until return."""
        raise NotImplementedError

    async def return_to_seat(self, table_id: int, user_id: int) -> Table | Refusal:
        """Gives a held seat back to its owner."""
        raise NotImplementedError

    async def resign(self, table_id: int, user_id: int) -> Table | Refusal:
        """Loses the match for a person; a computer keeps the seat. The last person's resignation ends the match."""
        raise NotImplementedError

    async def add_computer(self, table_id: int, user_id: int, level: str) -> Table | Refusal:
        """Adds a computer seat to a lobby (owner only)."""
        raise NotImplementedError

    async def remove_computer(self, table_id: int, user_id: int) -> Table | Refusal:
        """Removes the last computer seat of a lobby (owner only)."""
        raise NotImplementedError

    async def begin(self, table_id: int, user_id: int) -> Table | Refusal:
        """Deals the first hand: the owner, or any seated person where the owner is inactive."""
        raise NotImplementedError

    async def cancel(self, table_id: int, user_id: int, is_admin: bool) -> Table | Refusal:
        """Ends a match without results: the owner, an admin, or any seated person where the owner is inactive."""
        raise NotImplementedError

    async def rematch(self, table_id: int, person: Person) -> Table | Refusal:
        """Opens a lobby like that of an ended table, or joins the one that somebody has opened by this button."""
        raise NotImplementedError

    async def play(self, table_id: int, user_id: int, text: str, version: int | None) -> Played | Refusal:
        """Plays a person's move in notation, made on a version of the table (None: on whatever it is now).

        The move is committed when this returns; the presenter hears of it afterwards."""
        raise NotImplementedError

    async def lay_aside(self, table_id: int, user_id: int, meld: str) -> Table | Refusal:
        """Lays a meld (notation) of the own hand aside, before an opening. Does not change the version."""
        raise NotImplementedError

    async def take_back(self, table_id: int, user_id: int, number: int | None) -> Table | Refusal:
        """Takes back the meld of this number (from 1, None: all) laid aside. Does not change the version."""
        raise NotImplementedError

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        """Remembers the message that shows a table. Does not change the version."""
        raise NotImplementedError
