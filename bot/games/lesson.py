"""A game in one minute: a few pictures of cards, each with a sentence."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing to know: `word` ends its catalogue key, `rows` are cards in notation, drawn side by side."""

    word: str
    rows: tuple[str, ...] = ()
