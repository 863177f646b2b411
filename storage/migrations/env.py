"""Runs migrations on the connection that `Database.open` hands over, or on `-x url=...` of the alembic command."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine
from sqlalchemy.engine import Connection

from storage.models import metadata


def migrate(connection: Connection) -> None:
    """Applies the migrations on an open connection."""
    # SQLite can alter a table only by copying it.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["url"]).connect() as connection:
        migrate(connection)
