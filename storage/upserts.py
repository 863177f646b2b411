"""Writes a row whether it is there or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Inserts rows; those whose primary key is there already get the other columns of the new ones.

    Two processes may write the same row at once: the later one is what stays."""
    if not rows:
        return
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    made = insert(table)
    key = [column.name for column in table.primary_key]
    replaced = {name: made.excluded[name] for name in rows[0] if name not in key}
    connection.execute(made.on_conflict_do_update(index_elements=key, set_=replaced), list(rows))
