"""Every language says the same things with the same figures, and nothing is said that is not in a catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import bot
from bot.i18n import FALLBACK, catalogue_files, known, languages, tongue
from bot.render import options
from bot.render.refusals import key
from bot.tables.refusals import DETAILS
from engine.refusals import SENTENCES
from engine.scala40.rules import NUMBERS, PROFILES, SWITCHES, WORDS, Rules

SOURCES = sorted(Path(bot.__file__).parent.rglob("*.py"))
FAMILIES = (
    "refusal-", "rules-", "help-", "permission-", "profile-", "choice-profile-", "group-", "setting-", "value-",
    "rule-", "rules-page-",
)  # fmt: skip
"""The beginnings of keys that are made of parts."""


SETTINGS = [field.name for field in fields(Rules) if field.name != "profile"]


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
    return found


def keys_of_options() -> Iterator[str]:
    """Yields the keys of the names, values and sentences of every option, and of the profiles."""
    for option in SETTINGS:
        name = options.key(option)
        yield f"setting-{name}"
        if option in NUMBERS:
            yield from (f"value-{name}", f"rule-{name}")
        for word in (*WORDS.get(option, ()), *filter(None, [NUMBERS[option][2] if option in NUMBERS else None])):
            yield from (f"value-{name}-{options.key(word)}", f"rule-{name}-{options.key(word)}")
        if option not in WORDS and option not in NUMBERS:
            yield from (f"rule-{name}-{switch}" for switch in SWITCHES)
    yield from (f"value-{switch}" for switch in SWITCHES)
    for profile in PROFILES:
        yield from (f"profile-{profile}", f"profile-{profile}-about", f"choice-profile-{profile}")


@pytest.mark.parametrize("language", languages())
def test_every_option_and_value_has_its_words(language: str) -> None:
    missing = set(keys_of_options()) - set(messages(language))
    assert not missing, sorted(missing)


@pytest.mark.parametrize("language", languages())
def test_languages_have_the_same_keys_and_figures(language: str) -> None:
    assert messages(language) == messages(FALLBACK)


def test_every_key_used_exists() -> None:
    known_keys = messages(FALLBACK)
    missing = [f"{where}: {name}" for name, where in keys_used() if name not in known_keys and name not in FAMILIES]
    assert not missing, missing


def test_every_key_is_used() -> None:
    parts = {text.replace("_", "-") for text in literals()}
    used = (
        parts
        | {family + part for family in FAMILIES for part in parts}
        | {key(code) for code in (*SENTENCES, *DETAILS)}
        | set(keys_of_options())
    )
    unused = set(messages(FALLBACK)) - used
    assert not unused, sorted(unused)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_rules_has_its_sentence(language: str) -> None:
    found = messages(language)
    for code, sentence in SENTENCES.items():
        assert found.get(key(code)) == set(re.findall(r"\{(\w+)\}", sentence)), code


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


def test_a_locale_of_discord_finds_its_language() -> None:
    assert (known("en-GB"), known("it"), known("de"), known(None)) == ("en", "it", None, None)


def test_what_a_language_lacks_is_said_in_english(caplog: pytest.LogCaptureFixture) -> None:
    assert tongue("it")("no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text
