"""Hints as sentences: the codes of the computer players are keys of the catalogues."""

from __future__ import annotations

from typing import Any

from bot.games.presentation import presentation
from bot.i18n import Tongue, Value
from bot.render.cards import from_notation
from bot.render.names import plain
from bot.tables.table import Table
from engine.players.advice import Advice

ICON = "💡"


def key(code: str) -> str:
    """Returns the catalogue key of a reason."""
    return code.replace("_", "-")


def reason(say: Tongue, table: Table, view: Any, advice: Advice) -> str:
    """Returns a hint as a sentence, with cards as the reader likes them."""
    details = {name: _detail(say, table, view, name, value) for name, value in advice.details.items()}
    return f"{ICON} {say(key(advice.code), **details)}"


def _detail(say: Tongue, table: Table, view: Any, name: str, value: Value) -> Value:
    match name:
        case "card" | "kept" | "taken" | "meld":
            return from_notation(say, str(value))
        case "melds":
            return " + ".join(from_notation(say, meld) for meld in str(value).split(" / "))
        case "move":
            move = next(move for move in view.legal if str(move) == value)
            return presentation(table.game).label(say, view, move)
        case _:
            return value


def used(say: Tongue, table: Table) -> str:
    """Returns who has asked for how many hints in the match, nothing where nobody has."""
    asked = [f"{plain(seat.name)} {seat.hints}" for seat in table.seats if seat.hints]
    return f"-# {ICON} {say('hints-used', hints=' · '.join(asked))}" if asked else ""
