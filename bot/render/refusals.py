"""Refusals as sentences: the codes of the rules and of the host are keys of the catalogues."""

from __future__ import annotations

from bot.i18n import Tongue, Value
from bot.render import names
from bot.render.cards import from_notation
from bot.tables.table import Table
from engine.game import Refusal

LONGEST = 120
"""Characters of a figure that a sentence shows: whoever asked may have sent thousands."""


def key(code: str) -> str:
    """Returns the catalogue key of a refusal code."""
    return f"refusal-{code.replace('_', '-')}"


def explain(say: Tongue, refusal: Refusal, table: Table | None = None) -> str:
    """Returns a refusal as a sentence; a table gives its seats their names."""
    return say(key(refusal.code), **{name: _detail(name, value, table) for name, value in refusal.details.items()})


def _detail(name: str, value: Value, table: Table | None) -> Value:
    value = value[:LONGEST] if isinstance(value, str) else value
    if name in ("card", "meld", "cards") and isinstance(value, str):
        # A run may be named by its ends, 5C-8C.
        return " ".join("–".join(map(from_notation, word.split("-"))) for word in value.split())
    if name == "seat" and table is not None:
        return names.of(table, int(value))
    if name == "owner":
        return f"<@{value}>"
    if name in ("option", "other", "text", "example"):
        return "`" + str(value).replace("`", "'") + "`"
    return value
