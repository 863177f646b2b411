"""How fast the host moves on its own."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from bot.tables.table import Table

CLOCKS: tuple[int | None, ...] = (None, 60, 180, 43_200)
"""Seconds per turn that a table can be started with."""

MISSES_UNTIL_HELD = 3
"""Turns in a row that the clock ends before a computer holds the seat."""

OWNER_PATIENCE = 120.0
"""Seconds after which seated people may do what an inactive owner does not."""

KEPT_PARKED = timedelta(days=7)
"""How long a match that everybody has left can be taken up again."""

LOBBY_PATIENCE = timedelta(days=7)
"""How long a lobby stays open in which its owner does nothing."""

TURN_PATIENCE = timedelta(days=30)
"""How long a turn without a clock waits for its player before a computer holds the seat."""

RESTART_GRACE = 60.0
"""Seconds that a running turn has left at least after a restart (never more than the table's clock)."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds before a computer seat plays its turn, and between the end of a hand and the next deal."""

    computer_turn: float = 1.2
    claim: float = 3.0
    """Before a computer's turn where a person may claim something until then: it tells nobody whether one can."""
    dealt_claim: float = 6.0
    """The same in the first turn of a hand, before which everybody has to look at the cards."""
    between_hands: float = 8.0
    alone: float = 6.0
    """How many times faster computers go on alone, when everybody else is out: people wait for the result."""

    late: float = 20.0
    """After how long a process does what another one has not done, where several share a database."""

    def wait(self, table: Table, seconds: float) -> timedelta:
        """Returns how long one of these waits is at a table."""
        return timedelta(seconds=seconds / self.alone if table.left_to_computers else seconds)
