"""What the host tells the layer that people see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from bot.tables.table import Table
from engine.game import Event, HandResult

Kind = Literal[
    "lobby",  # seats or settings of a lobby changed
    "begun",  # the first hand is dealt
    "moved",  # one move of a person, or a whole turn of a computer
    "asked",  # like moved, and the hand has ended, but the seats of `table.asked` must answer: result is set
    "answered",  # one of the seats asked has answered, others have not
    "hand_over",  # like moved or answered, and the hand is over for good: result and secret are set
    "dealt",  # the next hand is dealt
    "parked",  # all persons are away: the match rests
    "resumed",  # somebody has taken a parked match up again; where a hand was over the next one is dealt at once
    "match_over",  # after the hand_over of the last hand; result is None where the last person has resigned
    "cancelled",
    "reminder",  # half of the time of the person to play has gone; one for each person who has not answered
    "seat",  # somebody left, returned, resigned, or a computer holds the seat of somebody absent or gone: see reason
    "restored",  # the table was read from the database after a restart
]
Reason = Literal["left", "returned", "resigned", "absent", "gone", "expired", "unreachable"]
"""`gone`: the person is not on the server any more. Of a cancellation, `expired`: nobody has begun or resumed the match
in time; `unreachable`: its channel or its server is gone."""


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that happened at a table, already committed."""

    kind: Kind
    seat: int | None = None
    """The seat that moved, is reminded or changed."""
    events: tuple[Event, ...] = ()
    """Public events, in order."""
    result: HandResult | None = None
    """asked: as it stands before the answers, without winners."""
    commitment: str | None = None
    """hand_over: the commitment of the hand that ended (the table already carries that of the next)."""
    secret: str | None = None
    """hand_over, and cancelled in mid hand: the secret of that hand in hexadecimal, now public."""
    places: tuple[int, ...] = ()
    """match_over: place 1..n per seat, equal where shared."""
    reason: Reason | None = None
    parked: bool = False
    """cancelled: the match was parked."""


class Presenter(Protocol):
    """Shows tables to people.

    Called after the commit and outside every lock, for one table in order and never twice at once. What it raises is
    logged and changes nothing at the table. It should return soon: the next change of that table waits for it."""

    async def changed(self, table: Table, change: Change) -> None:
        """Shows a change; `table` is the table right after it."""
