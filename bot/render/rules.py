"""The rules of a table in short."""

from __future__ import annotations

from bot.i18n import Tongue
from bot.tables.table import Table
from engine.scala40.rules import Rules


def clock_text(say: Tongue, seconds: int | None) -> str:
    """Returns the time per turn."""
    if seconds is None:
        return say("clock-off")
    if seconds >= 3600:
        return say("clock-hours", hours=seconds // 3600)
    return say("clock-minutes", minutes=seconds // 60) if seconds >= 120 else say("clock-seconds", seconds=seconds)


def headline(say: Tongue, table: Table) -> str:
    """Returns the limit, the number of seats and the clock."""
    return say(
        "rules-headline", limit=table_rules(table).limit, seats=table.seat_limit, clock=clock_text(say, table.clock)
    )


def opening_minimum(table: Table) -> int:
    """Returns what an opening must be worth."""
    return table_rules(table).opening_min


def table_rules(table: Table) -> Rules:
    """Returns the rules of a Scala 40 table."""
    rules = table.rules
    assert isinstance(rules, Rules), rules
    return rules


PARAGRAPHS = ("aim", "turn", "melds", "opening", "opened", "discard", "closing", "counting")


def page(say: Tongue, table: Table | None) -> str:
    """Returns how the game goes and what this table plays for."""
    head = [f"### {say('rules-title')}", *([headline(say, table)] if table is not None else [])]
    return "\n".join([*head, *(say(f"rules-{paragraph}") for paragraph in PARAGRAPHS)])
