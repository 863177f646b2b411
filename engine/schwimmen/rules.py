"""The rules of a Schwimmen table: one validated object with every option of the rule book (SW-1 to SW-9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.game import Refusal
from engine.options import Numbers, Options
from engine.thirtyone.lives import LifeRules


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a table; the defaults are the profile `standard`. A life is a chip here."""

    profile: str = "standard"
    lives: int = 3
    sw_triples_rank: bool = True
    sw_close: Literal["instead_of_swap", "after_swap"] = "instead_of_swap"
    sw_no_close_first_round: bool = False
    sw_tie: Literal["all_lose", "suit_order"] = "all_lose"
    sw_closer_double: bool = False
    sw_single_swimmer: bool = False

    @property
    def life_rules(self) -> LifeRules:
        """How chips are lost; a player without one swims, as one is on the county in Scat (SW-9)."""
        return LifeRules(self.lives, one_on_county=self.sw_single_swimmer)


PROFILES: dict[str, dict[str, Any]] = {"standard": {}}

WORDS: dict[str, tuple[str, ...]] = {
    "sw_close": ("instead_of_swap", "after_swap"),
    "sw_tie": ("all_lose", "suit_order"),
}
"""Options whose value is one of some words."""

NUMBERS: Numbers = {"lives": (1, 9, None)}
"""Options whose value is a number in a range."""

OPTIONS = Options(Rules, PROFILES, WORDS, NUMBERS)


def make_rules(options: Mapping[str, Any]) -> Rules | Refusal:
    """Validates options by name on top of their profile; refuses unknown names and values."""
    return OPTIONS.read(options)


def differing(rules: Rules) -> dict[str, Any]:
    """Returns the profile and every option that differs from it, as `make_rules` reads them."""
    return OPTIONS.differing(rules)
