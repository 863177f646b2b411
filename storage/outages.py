"""Tells a database that cannot be used now from a bug."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

log = logging.getLogger(__name__)

OUTAGES = ("08", "53", "57P")
"""How the SQLSTATEs begin that say: connection lost, out of resources, server stopping or starting."""
SQLITE_OUTAGES = ("locked", "full", "disk I/O error", "unable to open")
"""What SQLite says where another process holds the file, or the disk lets it down."""


class Unavailable(Exception):
    """The database cannot be used now. Whether a write that was under way has taken effect is not known."""


class Watch:
    """Raises Unavailable instead of whatever the driver raises where the database is away, and logs when it goes and
    when it is back: not once for everybody who asks."""

    def __init__(self) -> None:
        self._away = False

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watches a transaction, from the wish for a connection to the answer to its commit."""
        try:
            yield
        except Exception as error:
            if not is_outage(error):
                raise
            if not self._away:
                log.warning("the database is away: %s", first_line(error))
            self._away = True
            raise Unavailable(first_line(error)) from error
        if self._away:
            log.warning("the database is back")
        self._away = False


def is_outage(error: Exception) -> bool:
    """Tells whether an error means that the database cannot be used now."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        if isinstance(error, OperationalError) and any(said in str(error.orig) for said in SQLITE_OUTAGES):
            return True
    # Drivers raise what happens while they connect as it is.
    return isinstance(error, OSError | NoConnectionFree) or _sqlstate(error).startswith(OUTAGES)


def first_line(error: Exception) -> str:
    """Returns the beginning of what a driver says: what is wrong, without the statement."""
    return (str(error).splitlines() or [type(error).__name__])[0]


def _sqlstate(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(cause, "sqlstate", None) or "")
