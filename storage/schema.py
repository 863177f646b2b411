"""The version of the schema, and the way from one to another."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

NEWEST = "head"
NONE = "base"
_MIGRATING = 0x5CA1A40
"""Any number, but the same in every process: who holds it in PostgreSQL migrates."""


class UnknownRevision(Exception):
    """There is no way to or from a revision, in one line."""


def migrate(connection: Connection, to: str = NEWEST) -> None:
    """Brings the schema to a revision, up or down; of several processes that try at once, one does it."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
    config = _config()
    config.attributes["connection"] = connection
    known = [NONE, *reversed([script.revision for script in ScriptDirectory.from_config(config).walk_revisions()])]
    now = revision(connection)
    if now not in known:
        raise UnknownRevision(f"the database is at revision {now}, made by a newer version of the bot than this one")
    target = known[-1] if to == NEWEST else to
    if target not in known:
        raise UnknownRevision(f"there is no revision {to}; there are {', '.join(known)}")
    move = command.upgrade if known.index(target) > known.index(now) else command.downgrade
    if target != now:
        move(config, target)


def revision(connection: Connection) -> str:
    """Returns the revision of the schema, `base` where there is none yet."""
    return MigrationContext.configure(connection).get_current_revision() or NONE


def newest() -> str:
    """Returns the revision that this version of the bot needs."""
    return ScriptDirectory.from_config(_config()).get_current_head() or NONE


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    return config
