"""Names of seats: never more than one line, never read as markdown, as a mention or as a link."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable

from bot.i18n import Tongue
from bot.tables.table import Seat, Table

COMPUTER = "🤖"

_MARKUP = re.compile(r"[\\`*_~|<>\[\]()#@:]")
_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of whatever follows on the line."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols without any ink."""


def visible(name: str) -> bool:
    """Tells whether anything of a name can be seen."""
    categories = (unicodedata.category(sign) for sign in name if sign not in _BLANK)
    return any(category not in ("Cc", "Cf") and category[0] not in "MZ" for category in categories)


def on_label(name: str) -> str:
    """Returns any name for a label, in which markdown means nothing: on one line, in the direction of the line."""
    line = _DIRECTIONS.sub("", " ".join(name.split()))
    return "".join(sign for sign in line if unicodedata.category(sign) != "Cc") if visible(line) else "–"


def plain(name: str) -> str:
    """Returns any name for a message: on one line, its own markdown shown as written."""
    return _MARKUP.sub(r"\\\g<0>", on_label(name))


def escaped(name: str) -> str:
    """Returns any name for a message in bold."""
    return f"**{plain(name)}**"


def named(name: str, by_computer: bool) -> str:
    """Returns a name for a message, with a sign where a computer makes the moves."""
    return f"{escaped(name)} {COMPUTER}" if by_computer else escaped(name)


def marked(seat: Seat) -> str:
    """Returns a seat's name for a message, with a sign where a computer makes its moves now."""
    return named(seat.name, seat.by_computer)


def small(seat: Seat) -> str:
    """Returns a seat's name for the margin of a line: like `marked`, but not bold."""
    return f"{plain(seat.name)} {COMPUTER}" if seat.by_computer else plain(seat.name)


def level(say: Tongue, seat: Seat) -> str:
    """Returns how well a computer seat plays, nothing of a person's."""
    return say(f"level-{seat.level}") if seat.level else ""


def mention(seat: Seat) -> str:
    """Returns a person's mention, a computer's name."""
    return marked(seat) if seat.by_computer else f"<@{seat.user_id}>"


def seat_label(seat: Seat) -> str:
    """Returns a seat's name for a label."""
    return on_label(seat.name)


def side(seats: Iterable[Seat], name: Callable[[Seat], str] = seat_label) -> str:
    """Returns the names of a team, for a label where no function is given that shows one in a message."""
    return " + ".join(map(name, seats))


def of(table: Table, number: int) -> str:
    """Returns the name of the seat with this number."""
    return marked(table.seats[number])


def beside(say: Tongue, name: str, *figures: str) -> str:
    """Returns a line of a name and what is said of it, in the order of the language; empty figures are left out."""
    told = " · ".join(filter(None, figures))
    return say("name-and-figures", name=name, figures=told) if told else name
