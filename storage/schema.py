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
    revisions = known()
    now = revision(connection)
    if now not in revisions:
        raise UnknownRevision(f"the database is at revision {now}, made by a newer version of the bot than this one")
    target = newest() if to == NEWEST else to
    if target not in revisions:
        raise UnknownRevision(f"there is no revision {to}; there are {', '.join(revisions)}")
    config = _config()
    config.attributes["connection"] = connection
    move = command.upgrade if revisions.index(target) > revisions.index(now) else command.downgrade
    if target != now:
        move(config, target)


def revision(connection: Connection) -> str:
    """Returns the revision of the schema, `base` where there is none yet."""
    return MigrationContext.configure(connection).get_current_revision() or NONE


def newest() -> str:
    """Returns the revision that this version of the bot needs."""
    return known()[-1]


def known() -> list[str]:
    """Returns every revision that this version of the bot knows, from no schema at all to the newest."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return [NONE, *reversed([script.revision for script in scripts])]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    return config
