"""Transactions on a SQLite file, in threads of their own.

A file has one writer at a time, and every commit waits for the disk. So one thread writes, one piece of work after the
other without a word to the event loop in between, and whatever has been asked for meanwhile shares the next commit."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from storage.outages import Watch, is_outage

T = TypeVar("T")

WRITES = "writes"
"""Execution option of connections that will write."""
READERS = 4
"""How many transactions read at once."""
MOST_TOGETHER = 16
"""How many pieces of work share a transaction at most: whoever asked for the first waits for all of them."""


class FileTransactions:
    """Runs work on a file; the threads start with the first work."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._watch = Watch()
        self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self._writer = Writer(engine.execution_options(**{WRITES: True}))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs work that only reads, beside others."""

        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        with self._watch.watching():
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:
        """Runs work that writes, after what was asked for before."""
        with self._watch.watching():
            done: T = await asyncio.wrap_future(self._writer.submit(work, urgent))
            return done

    async def close(self) -> None:
        """Returns when everything that was asked for is written."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()


@dataclass(frozen=True, slots=True)
class Job:
    """Work to be done, and where what comes of it goes."""

    work: Callable[[Connection], Any]
    done: Future[Any] = field(default_factory=Future)


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._urgent: deque[Job] = deque()
        self._others: deque[Job] = deque()
        self._closing = False
        self._news = threading.Condition()
        self._thread: threading.Thread | None = None

    def submit(self, work: Callable[[Connection], Any], urgent: bool) -> Future[Any]:
        """Asks for work to be done."""
        job = Job(work)
        with self._news:
            if self._closing:
                raise RuntimeError("the database is closed")
            (self._urgent if urgent else self._others).append(job)
            self._news.notify()
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="database-writer", daemon=True)
                self._thread.start()
        return job.done

    def close(self) -> None:
        """Returns when everything that was asked for is done."""
        with self._news:
            self._closing = True
            self._news.notify()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while jobs := self._next():
            self._write(jobs)

    def _next(self) -> list[Job]:
        """Returns what is to be written now; nothing where nothing will come any more."""
        with self._news:
            self._news.wait_for(lambda: self._urgent or self._others or self._closing)
            number = min(MOST_TOGETHER, len(self._urgent) + len(self._others))
            return [(self._urgent or self._others).popleft() for _ in range(number)]

    def _write(self, jobs: list[Job]) -> None:
        wanted = [job for job in jobs if job.done.set_running_or_notify_cancel()]
        outcomes: list[tuple[Any, Exception | None]]
        try:
            with self._engine.begin() as connection:
                outcomes = [_outcome(connection, job) for job in wanted]
        except Exception as error:
            outcomes = [(None, error)] * len(wanted)
        for job, (result, failure) in zip(wanted, outcomes, strict=True):
            if failure is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(failure)


def _outcome(connection: Connection, job: Job) -> tuple[Any, Exception | None]:
    """Does one piece of work; where it fails, it alone is undone."""
    savepoint = connection.begin_nested()
    try:
        result = job.work(connection)
        savepoint.commit()
    except Exception as error:
        if is_outage(error):
            raise
        # Raises where SQLite has given up the whole transaction: what was done before in it is lost as well.
        savepoint.rollback()
        return None, error
    return result, None
