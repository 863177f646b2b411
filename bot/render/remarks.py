"""What computer players say: a word at most once in a hand, and in most hands none.

Who may speak, when and what is drawn by the table and the hand alone, so that it stays the same however often a message
is rendered, and tells nothing of the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from bot.i18n import Tongue
from bot.render import names
from bot.tables.table import Table, TurnLog

MOMENTS: Final = ("begins", "ends", "out", "wins")
"""It opens or knocks; it ends the hand; it is eliminated; it wins the match."""
VARIANTS: Final = 2
"""Remarks of each level for each moment."""
_TOLD: Mapping[str, str] = {
    "opened": "begins",
    "knocked": "begins",
    "closed": "ends",
    "declared": "ends",
    "went_out": "ends",
}
"""The moment that an event is."""


def key(level: str, moment: str, number: int) -> str:
    """Returns the catalogue key of a remark; numbers from 1."""
    return f"remark-{level}-{moment}-{number}"


def in_log(say: Tongue, table: Table, turn: TurnLog, line: str) -> str:
    """Returns the line of a turn in the log, with what the computer says in it, if anything."""
    moments = {_TOLD.get(event.kind) for event in turn.events if event.seat == turn.seat}
    said = next(filter(None, (_said(say, table, turn.seat, moment) for moment in moments if moment)), "")
    return say("remark-in-log", line=line, remark=said) if said else line


def after(say: Tongue, table: Table, moment: str, seats: Iterable[int]) -> str:
    """Returns what one of the seats says after a hand, as a line in small print; nothing where none does."""
    for seat in seats:
        said = _said(say, table, seat, moment)
        if said:
            return f"-# {say('remark-alone', name=names.of(table, seat), remark=said)}"
    return ""


def _said(say: Tongue, table: Table, seat: int, moment: str) -> str:
    """Returns what a seat says at a moment of the running hand, or of the last one."""
    computers = [one for one in table.seats if one.level is not None]
    if not computers or not say.look.remarks:
        return ""
    chance = Random(f"remark {table.id} {table.hand}")
    speaker, chosen, number = chance.choice(computers), chance.choice(MOMENTS), chance.randint(1, VARIANTS)
    if (speaker.number, chosen) != (seat, moment):
        return ""
    return say(key(speaker.level or "", moment, number))
