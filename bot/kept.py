"""What was read from the database and is kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from datetime import datetime, timedelta
from typing import Generic, TypeVar

from bot.clock import Clock

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
T = TypeVar("T")

FRESH_FOR = timedelta(minutes=1)
"""After which time another process may have changed what was read."""
MOST = 20_000
"""Of more, what was read longest ago is forgotten."""


class Kept(Generic[K, V]):
    """Values by their keys. One that is no longer fresh is to be read again, and does where that is impossible."""

    def __init__(self, clock: Clock | None) -> None:
        """`clock`: None where no other process changes anything, so that everything stays fresh."""
        self._clock = clock
        self._values: OrderedDict[K, tuple[V, datetime | None]] = OrderedDict()

    def __setitem__(self, key: K, value: V) -> None:
        self._values[key] = value, None if self._clock is None else self._clock.now()
        self._values.move_to_end(key)
        if len(self._values) > MOST:
            self._values.popitem(last=False)

    def __getitem__(self, key: K) -> V:
        return self._values[key][0]

    def get(self, key: K, default: T) -> V | T:
        """Returns a value, fresh or not."""
        return self._values[key][0] if key in self._values else default

    def pop(self, key: K, default: None) -> None:
        """Forgets a value."""
        self._values.pop(key, default)

    def is_fresh(self, key: K) -> bool:
        """Tells whether a value is there that need not be read again."""
        if key not in self._values:
            return False
        read_at = self._values[key][1]
        return self._clock is None or read_at is None or self._clock.now() - read_at < FRESH_FOR
