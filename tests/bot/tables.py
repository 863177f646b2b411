"""Tables in a given position, without a host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.tables.table import Seat, Table, TurnLog
from engine.game import Event
from engine.games import GAMES

NOW = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Emma", "Fabio")


def table(position: Mapping[str, Any], *, log: Sequence[TurnLog] = (), drafts: Sequence[tuple[str, ...]] = ()) -> Table:
    """Returns a table of people (user ids 100, 101, ...) in a position of the engine's own format."""
    document = {"game": "scala40", "seed": "test", "dealer": len(position["seats"]) - 1, "to_play": 0, **position}
    seats = tuple(Seat(number, NAMES[number], 100 + number) for number in range(len(position["seats"])))
    return Table(
        id=1,
        game="scala40",
        guild_id=2,
        channel_id=3,
        message_id=4,
        owner_id=100,
        status="playing",
        options={"profile": "standard"},
        seat_limit=len(seats),
        clock=None,
        seats=seats,
        version=7,
        hand=2,
        turn=9,
        dealer=len(seats) - 1,
        deadline=None,
        commitment=None,
        owner_seen=NOW,
        turn_started=NOW,
        log=tuple(log),
        drafts=tuple(drafts),
        state=GAMES["scala40"].read_position(document),
    )


def turn(*events: Event, seat: int = 0, number: int = 1) -> TurnLog:
    """Returns what everybody saw of a turn."""
    return TurnLog(seat, number, False, events)
