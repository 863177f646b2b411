"""How fast one person may click and type: nobody who plays notices it, a script that hammers the bot has to wait."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.clock import Clock

MOST_PEOPLE = 10_000
"""Of how many people the limit is kept in memory; of more, those who acted longest ago begin anew."""


@dataclass(frozen=True, slots=True)
class Limit:
    """So many actions at once, and so many a second from then on."""

    burst: int
    per_second: float


ACTIONS = Limit(burst=10, per_second=2)
"""Commands, clicks and submitted modals."""
TYPING = Limit(burst=30, per_second=10)
"""Lists that are asked for while somebody types."""


class Bucket:
    """A token bucket for each person: an action takes a token, and tokens come back as time passes."""

    def __init__(self, clock: Clock, limit: Limit) -> None:
        self._clock = clock
        self._limit = limit
        self._full_at: OrderedDict[int, datetime] = OrderedDict()
        """When each person's bucket is full again, in the order of their last actions."""

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, user_id: int) -> float:
        """Takes a token; where there is none, returns after how many seconds there is one."""
        now, one = self._clock.now(), timedelta(seconds=1 / self._limit.per_second)
        full_at = max(self._full_at.get(user_id, now), now) + one
        late = (full_at - now - one * self._limit.burst).total_seconds()
        if late > 0:
            return late
        self._full_at[user_id] = full_at
        self._full_at.move_to_end(user_id)
        self._drop_full(now)
        return 0.0

    def _drop_full(self, now: datetime) -> None:
        """Forgets whoever has a full bucket again: they are like anybody who was never here."""
        while len(self._full_at) > MOST_PEOPLE or next(iter(self._full_at.values())) <= now:
            self._full_at.popitem(last=False)


class Throttle:
    """Asked once for each interaction, before anything else is done for it."""

    def __init__(self, clock: Clock, actions: Limit = ACTIONS, typing: Limit = TYPING) -> None:
        self._actions = Bucket(clock, actions)
        self._typing = Bucket(clock, typing)

    def wait(self, user_id: int, kind: discord.InteractionType) -> float:
        """Returns the seconds that somebody has to wait who is too fast, 0 for everybody else."""
        typing = kind is discord.InteractionType.autocomplete
        return (self._typing if typing else self._actions).take(user_id)
