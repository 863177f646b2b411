"""The rules of a table, chosen anew in its lobby."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.tables.attendance import may_lead
from bot.tables.presenter import Change
from bot.tables.step import Step, changed, seen
from bot.tables.table import Table
from engine.game import Refusal
from engine.games import GAMES


def set_options(table: Table, user_id: int, options: Mapping[str, Any], now: datetime) -> Step | Refusal:
    """Replaces the rules; a table with all the seats that its rules allowed gets all that the new ones allow."""
    if table.status != "lobby":
        return Refusal("already_started")
    refusal = may_lead(table, user_id, now)
    if refusal is not None:
        return refusal
    game = GAMES[table.game]
    rules = game.rules(options)
    if isinstance(rules, Refusal):
        return rules
    most_before, most = game.seats(table.rules)[-1], game.seats(rules)[-1]
    if len(table.seats) > most:
        return Refusal("too_many_seated", {"seats": len(table.seats), "maximum": most})
    limit = most if table.seat_limit == most_before else min(table.seat_limit, most)
    chosen = changed(seen(table, user_id, now), options=game.options(rules), seat_limit=limit)
    return Step(chosen, (Change("lobby"),))
