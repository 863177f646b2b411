"""What the bot says: Fluent catalogues, one folder per language under `locales/`."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bot.look import Look

log = logging.getLogger(__name__)

LOCALES = Path(__file__).with_name("locales")
FALLBACK = "en"

Value = str | int | float
BLANK = "\u2800"
"""A blank with the direction of Latin letters."""
_SIGNS = re.compile("[♣♦♥♠★×]")


def cards(text: object) -> str:
    """Returns cards for a line that runs from right to left, where `K♣ K♦ K♥` would be torn apart: between blanks that
    hold to their direction, ranks and suits stay together. Tiles and words need none. Catalogues call it
    `CARDS($melds)`."""
    return f"{BLANK}{text}{BLANK}" if _SIGNS.search(str(text)) else str(text)


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CARDS": cards}
"""What catalogues may call."""


class Tongue:
    """One language: `say("lobby-title", name="Anna")` returns the sentence.

    A message that the language lacks is said in English; one that is nowhere is logged and shown as its key."""

    def __init__(self, language: str, bundle: FluentBundle, fallback: Tongue | None, look: Look | None = None) -> None:
        self.language = language
        self.look = look or Look()
        """How the reader sees cards."""
        self._bundle = bundle
        self._fallback = fallback

    def looking(self, look: Look) -> Tongue:
        """Returns the same language for somebody who sees cards like this."""
        return Tongue(self.language, self._bundle, self._fallback, look)

    @property
    def plain(self) -> Tongue:
        """The same for labels, in which Discord shows no tiles."""
        return self.looking(self.look.plain)

    def __call__(self, key: str, /, **values: Value) -> str:
        """Returns the message with its figures filled in."""
        if not self._bundle.has_message(key):
            if self._fallback is not None:
                return self._fallback(key, **values)
            log.error("no message %r in any catalogue", key)
            return key
        pattern = self._bundle.get_message(key).value
        figures = {name: self._figure(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, figures) if pattern else (key, ["no value"])
        for error in errors:
            log.error("message %r in %r: %s", key, self.language, error)
        return str(text)

    def _figure(self, value: Value) -> Value:
        """Returns a number below zero as the language writes it: where lines run from right to left, a sign before it
        would stand behind it."""
        return value if isinstance(value, str) or value >= 0 else self("number-negative", number=-value)


def catalogue_files(language: str) -> list[Path]:
    """Returns the files of a language's catalogue in a fixed order."""
    return sorted((LOCALES / language).glob("*.ftl"))


@cache
def languages() -> tuple[str, ...]:
    """Returns the codes of all languages, English first."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return (FALLBACK, *(name for name in found if name != FALLBACK))


@cache
def tongue(language: str) -> Tongue:
    """Returns one of `languages()`."""
    # Isolation marks would show up as boxes beside card symbols.
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in catalogue_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Tongue(language, bundle, None if language == FALLBACK else tongue(FALLBACK))


def known(locale: str | None) -> str | None:
    """Returns the language of a Discord locale such as `en-GB`, None where there is no catalogue for it."""
    language = (locale or "").split("-")[0]
    return language if language in languages() else None
