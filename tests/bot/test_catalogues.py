"""Every language says the same things with the same figures, and nothing is said that is not in a catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import bot
from bot.games import rulebook
from bot.games.books import BOOKS
from bot.games.rulebook import RuleBook
from bot.i18n import FALLBACK, catalogue_files, known, languages, tongue
from bot.render import hints, remarks
from bot.render.refusals import key
from bot.render.remarks import MOMENTS, VARIANTS
from bot.tables.names import NAMES
from bot.tables.refusals import DETAILS
from engine.games import GAMES
from engine.options import SWITCHES
from engine.players import hints as hints_of
from engine.players import levels
from engine.refusals import SENTENCES

SOURCES = sorted(Path(bot.__file__).parent.rglob("*.py"))
FAMILIES = (
    "card-rank-",
    "card-suit-",
    "refusal-",
    "help-",
    "permission-",
    "game-",
    "command-",
    "schwimmen-button-",
    "scala40-hint-",
    "samba-log-",
    "samba-makes-",
    "samba-move-",
    "samba-part-",
    "schwimmen-log-",
    "level-",
    "taste-cards-",
    "taste-notify-",
    "taste-order-",
    "notify-set-",
)
"""The beginnings of keys that are made of parts."""


CHOOSING = {"deal"}
"""Figures that choose a word and are not shown: a language with one word for all games leaves them out."""


class Figures(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Returns every key of a language with its variables."""
    found: dict[str, set[str]] = {}
    for file in catalogue_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice in {language}"
                figures = Figures()
                figures.visit(entry)
                found[entry.id.name] = figures.names
    return found


def keys_used() -> Iterator[tuple[str, str]]:
    """Yields (key or its constant beginning, place) of every call that looks a text up."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and looks_up(node.func):
                for name in keys_in(node.args[0]):
                    yield name, f"{path.name}:{node.lineno}"


def looks_up(called: ast.expr) -> bool:
    """Tells whether this is `say`, `request.say`, `described` or `tongue(...)` itself called."""
    if isinstance(called, ast.Call):
        return ast.unparse(called.func) == "tongue"
    return ast.unparse(called).split(".")[-1] in ("say", "described")


def keys_in(argument: ast.expr) -> Iterator[str]:
    """Yields the keys that an argument can be; of a key made of parts, its beginning."""
    if isinstance(argument, ast.IfExp):
        yield from keys_in(argument.body)
        yield from keys_in(argument.orelse)
    elif isinstance(argument, ast.JoinedStr):
        yield from keys_in(argument.values[0])
    elif isinstance(argument, ast.Constant):
        yield str(argument.value)


def literals() -> set[str]:
    """Returns every text in the code that looks like a key."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"[a-z0-9_-]+", node.value)
            ):
                found.add(node.value)
            elif isinstance(node, ast.AsyncFunctionDef):
                # A command may have the name of the function that it calls.
                found.add(node.name)
    return found


def settings(book: RuleBook) -> list[str]:
    """Returns every option of a game."""
    return [option for option in book.options.rules.__dataclass_fields__ if option != "profile"]


def keys_of_options(book: RuleBook) -> Iterator[str]:
    """Yields the keys of the names, values and sentences of every option of a game, of its profiles and pages."""
    words, numbers = book.options.words, book.options.numbers

    def key(*parts: str) -> str:
        return "-".join(map(rulebook.key, (book.game, *parts)))

    for option in settings(book):
        yield key("setting", option)
        if option in numbers:
            yield from (key("value", option), key("rule", option))
        other = numbers[option][2] if option in numbers else None
        for word in (*words.get(option, ()), *([other] if isinstance(other, str) else [])):
            yield from (key("value", option, word), key("rule", option, word))
        if option not in words and option not in numbers:
            yield from (key("rule", option, switch) for switch in SWITCHES)
    yield from (f"value-{switch}" for switch in SWITCHES)
    for profile in book.profiles:
        yield from (key("profile", profile), key("profile", profile, "about"))
        if len(book.profiles) > 1:
            yield key("profile", profile, "choice")
    yield from (key("group", group) for group in book.groups)
    yield from (key("page", page) for page in book.pages if len(book.pages) > 1)
    yield from (key("rules", group) for group in book.introduced)
    yield key("aim")


def keys_of_games() -> set[str]:
    """Returns the keys that every game has under its own name."""
    figures = (
        "leaderboard-legend",
        "figure-closed",
        "figure-average",
        "stats-hands",
        "stats-average",
        "stats-best-total",
    )
    named = {f"{game}-{figure}" for game in BOOKS for figure in figures} | {f"game-{game}" for game in BOOKS}
    return named.union(*(keys_of_options(book) for book in BOOKS.values()))


def test_every_game_has_a_rule_book_with_all_its_options() -> None:
    assert list(BOOKS) == list(GAMES)
    for book in BOOKS.values():
        assert sorted(option for group in book.groups.values() for option in group) == sorted(settings(book))
        assert set(book.effects) <= set(settings(book))
        assert sorted(group for page in book.pages.values() for group in page) == sorted(book.groups)


@pytest.mark.parametrize("language", languages())
def test_every_option_and_value_has_its_words(language: str) -> None:
    missing = keys_of_games() - set(messages(language))
    assert not missing, sorted(missing)


@pytest.mark.parametrize("language", languages())
def test_languages_have_the_same_keys_and_figures(language: str) -> None:
    found, wanted = messages(language), messages(FALLBACK)
    assert {name: figures - CHOOSING for name, figures in found.items()} == {
        name: figures - CHOOSING for name, figures in wanted.items()
    }


def test_every_key_used_exists() -> None:
    known_keys = messages(FALLBACK)
    used = [(name, where) for name, where in keys_used() if name and name not in FAMILIES]
    missing = [f"{where}: {name}" for name, where in used if name not in known_keys]
    assert not missing, missing


def keys_by_word(words: set[str]) -> Iterator[str]:
    """Yields what keys that a family of games has under each game's name can be: a word, or what is said of a move."""
    for word in words:
        yield from (
            word,
            f"log-{word}",
            f"button-{word}",
            f"button-{word}-now",
            f"{word}-question",
            f"hint-{word}",
            f"lesson-{word}",
        )


def test_every_key_is_used() -> None:
    parts = {text.replace("_", "-") for text in literals()}
    used = (
        parts
        | {family + part for family in FAMILIES for part in parts}
        | {key(code) for code in (*SENTENCES, *DETAILS)}
        | {remarks.key(*parts) for parts in product(NAMES, MOMENTS, range(1, VARIANTS + 1))}
        | {hints.key(code) for game in GAMES for code in hints_of(game)}
        | keys_of_games()
        | {f"level-{level}{ending}" for game in BOOKS for level in levels(game) for ending in ("", "-about")}
        | {f"{game}-{key}" for game in BOOKS for key in keys_by_word(parts)}
        | {f"{game}{ending}" for game in BOOKS for ending in parts}
    )
    unused = set(messages(FALLBACK)) - used
    assert not unused, sorted(unused)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_rules_has_its_sentence(language: str) -> None:
    found = messages(language)
    for code, sentence in SENTENCES.items():
        assert found.get(key(code)) == set(re.findall(r"\{(\w+)\}", sentence)), code


@pytest.mark.parametrize("language", languages())
def test_every_reason_for_a_hint_has_its_sentence(language: str) -> None:
    found = messages(language)
    for game in GAMES:
        for code, sentence in hints_of(game).items():
            assert found.get(hints.key(code)) == set(re.findall(r"\{(\w+)\}", sentence)), code


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_tables_has_its_sentence(language: str) -> None:
    found = messages(language)
    for code, details in DETAILS.items():
        assert found.get(key(code), set()) <= set(details), code
        assert key(code) in found


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    say = tongue(language)
    for name, figures in messages(language).items():
        for number in (0, 1, 2, 5):
            text = say(name, **dict.fromkeys(figures, number))
            assert text
            assert "{" not in text
    assert not caplog.records


def test_plurals() -> None:
    assert tongue("en")("seat-figures", cards=1, total=5) == "1 card · 5 pts"
    assert tongue("it")("seat-figures", cards=3, total=5) == "3 carte · 5 pt"
    assert tongue("it")("scores-total", total=1) == "1 punto"
    polish = [tongue("pl")("seat-figures", cards=cards, total=5) for cards in (1, 3, 5, 12, 22)]
    assert [line.split(" · ")[0] for line in polish] == ["1 karta", "3 karty", "5 kart", "12 kart", "22 karty"]
    assert tongue("fa")("figure-out", count=0) != tongue("fa")("figure-out", count=1), "one category in Persian"


def test_a_locale_of_discord_finds_its_language() -> None:
    assert (known("en-GB"), known("it"), known("pl"), known("de"), known(None)) == ("en", "it", "pl", None, None)


def test_what_a_language_lacks_is_said_in_english(caplog: pytest.LogCaptureFixture) -> None:
    assert tongue("it")("no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text
