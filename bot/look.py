"""How messages look: cards as tiles, as symbols, or in words for a screen reader; remarks of computers, or none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from bot.pictures.inks import Scheme
from engine.cards import Card

Style = Literal["tiles", "symbols", "words"]


def no_tile(card: Card, scheme: Scheme) -> None:
    """Returns no tile: there are none yet."""


@dataclass(frozen=True, slots=True)
class Look:
    """One way to see cards (where there are no tiles they are symbols) and what is said beside them."""

    style: Style = "symbols"
    scheme: Scheme = "four"
    tile: Callable[[Card, Scheme], str | None] = no_tile
    remarks: bool = False
    """Whether it is told what computer players say."""

    @property
    def plain(self) -> Look:
        """The look of labels, in which Discord shows no tiles."""
        return replace(self, style="symbols") if self.style == "tiles" else self
