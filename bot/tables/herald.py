"""Brings committed changes to the presenter: per table in order, tables beside one another."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable

from bot.tables.presenter import Change, Presenter
from bot.tables.table import Table

log = logging.getLogger(__name__)

CLOSING_SECONDS = 3.0
"""How long changes under way may take when the bot closes."""


class Herald:
    """Queues of changes, each emptied by a task that lives as long as there is something in it."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._queues: dict[int, deque[tuple[Table, Change]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self, table: Table, changes: Iterable[Change]) -> None:
        """Queues changes that have led to this table; returns before the presenter hears of them."""
        queue = self._queues.get(table.id)
        news = [(table, change) for change in changes]
        if queue is not None:
            queue.extend(news)
        elif news:
            self._queues[table.id] = deque(news)
            task = asyncio.create_task(self._deliver(table.id), name=f"changes of table {table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Lets the presenter finish, for a few seconds."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
            for task in late:
                task.cancel()

    async def _deliver(self, table_id: int) -> None:
        queue = self._queues[table_id]
        try:
            while queue:
                table, change = queue.popleft()
                try:
                    await self._presenter.changed(table, change)
                except Exception:
                    log.exception("table %s: the change %r was not shown", table_id, change.kind)
        finally:
            del self._queues[table_id]
