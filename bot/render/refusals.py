"""Refusals as sentences: the codes of the rules and of the host are keys of the catalogues."""

from __future__ import annotations

from bot.games.books import BOOKS
from bot.games.presentation import presentation
from bot.games.rulebook import RuleBook
from bot.i18n import Tongue, Value
from bot.render import names
from bot.render.cards import from_notation, gap
from bot.tables.table import Table
from engine.game import Refusal

LONGEST = 120
"""Characters of a figure that a sentence shows: whoever asked may have sent thousands."""
ABOUT_RULES = ("bad_option_value", "options_contradict")
"""Codes about a choice of rules: here an option is only named, elsewhere it is the reason, told with its value."""
NAMING_A_COMMAND = ("channel_busy", "parked")
"""Codes whose sentences name a command of the game."""


def key(code: str) -> str:
    """Returns the catalogue key of a refusal code."""
    return f"refusal-{code.replace('_', '-')}"


def explain(say: Tongue, refusal: Refusal, table: Table | None = None, game: str | None = None) -> str:
    """Returns a refusal as a sentence; a table gives its seats their names and its options their values.

    Without a table, only the refusal of rules needs to know of which game."""
    details = {name: _detail(say, refusal, name, table, game) for name in refusal.details}
    return say(key(refusal.code), **details)


def _detail(say: Tongue, refusal: Refusal, name: str, table: Table | None, game: str | None) -> Value:
    value = refusal.details[name]
    value = value[:LONGEST] if isinstance(value, str) else value
    book = BOOKS.get(game or (table.game if table is not None else ""))
    match name:
        case "card" | "meld" | "cards" if isinstance(value, str):
            # A run may be named by its ends, 5C-8C.
            return gap(say).join("–".join(from_notation(say, end) for end in word.split("-")) for word in value.split())
        case "seat" if table is not None:
            return names.of(table, int(value))
        case "owner":
            return f"<@{value}>"
        case "option" | "other" if refusal.code != "unknown_option" and book is not None:
            return _option(say, book, refusal.code, str(value), table)
        case "game" if refusal.code in NAMING_A_COMMAND:
            return presentation(str(value)).command
        case "allowed" if refusal.code == "bad_option_value" and book is not None:
            return book.allowed(say, str(refusal.details["option"]))
        case "allowed" if refusal.code == "unknown_profile" and book is not None:
            return book.profile_names(say)
        case "needs" if book is not None:
            return book.value(say, str(refusal.details["other"]), value)
        case "text" | "example" | "option" | "profile":
            return _code(str(value))
        case "value" if refusal.code == "bad_option_value":
            return _code(str(value))
        case _:
            return value


def _option(say: Tongue, book: RuleBook, code: str, option: str, table: Table | None) -> str:
    known = table is not None and code not in ABOUT_RULES
    text = book.pair(say, table.rules, option) if table is not None and known else book.name(say, option)
    return say("refusal-option", rule=text)


def _code(text: str) -> str:
    """Returns what somebody typed as it was typed, without signs that nobody sees or that turn a line around."""
    shown = "".join(sign for sign in text if sign.isprintable()).replace("`", "'")
    return f"`{shown or '–'}`"
