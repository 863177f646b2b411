"""A message that is to become the newest one of a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from discord.ui import LayoutView

from bot.tables.table import Table


@dataclass(slots=True)
class Posting:
    """A message on its way into the channel."""

    table: Table
    """As the message shows it."""
    view: LayoutView
    mentions: Sequence[int] = ()
    """Who is notified."""
    farewell: LayoutView | None = None
    """What the message before becomes; None: it stays as it is."""
    lasting: bool = False
    """It tells what has happened: it does not become untrue when the table moves on, and must not be lost."""
    in_place: bool = False
    """It is what the newest message becomes, and a message of its own only where that one cannot be edited."""
    replaces: bool = False
    """The message before goes: it shows the same."""
    shown: bool = False
    """The message before shows it for the time being."""
    nonce: int = field(default_factory=lambda: secrets.randbits(63))

    @property
    def at(self) -> tuple[int, int]:
        """The hand and turn that it is about."""
        return self.table.hand, self.table.turn


@dataclass(frozen=True, slots=True)
class Leftover:
    """An older message, and what becomes of it."""

    message_id: int
    farewell: LayoutView | None
    """None: it goes."""
    lasting: bool
    since: tuple[int, int]
    """The hand and turn from which on the message tells."""


def following(before: Posting | None, posting: Posting) -> tuple[Posting, Posting | None]:
    """Returns a posting that comes while the one before has not been sent, and what is still to be sent of that one."""
    if before is None:
        return posting, None
    if before.shown:
        posting.replaces = posting.farewell is None and not posting.in_place
        return posting, None
    if before.in_place:
        posting.farewell = posting.farewell or before.view
        return posting, None
    told = Posting(before.table, posting.farewell or before.view, lasting=True) if before.lasting else None
    posting.farewell = before.farewell if before.lasting else posting.farewell or before.farewell
    return posting, told
