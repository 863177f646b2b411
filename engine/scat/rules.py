"""The rules of a Scat table: one validated object with every option of the rule book's table (section 12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.game import Refusal
from engine.options import Numbers, Options
from engine.thirtyone.lives import LifeRules
from engine.thirtyone.value import THIRTY, THIRTY_AND_A_HALF


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a table; the defaults are the profile `standard`."""

    profile: str = "standard"
    lives: int = 3
    county: bool = True
    double_loss: Literal["capped", "full"] = "capped"
    three_of_a_kind: Literal["off", "30", "30.5"] = "off"
    declare: Literal["manual", "auto"] = "manual"
    thirty_one_costs: int = 1
    knock_not_in_first_round: bool = False
    knock_minimum: int = 0
    first_player_may_pass: bool = False
    final_turn_may_stand: bool = False
    empty_stock_after_knock: Literal["end_now", "pass"] = "end_now"
    exhaust_result: Literal["lowest_loses", "draw"] = "lowest_loses"
    empty_stock_rounds: int = 3
    all_out: Literal["replay", "share"] = "replay"

    @property
    def triple(self) -> int:
        """What three cards of one rank are worth at least, in halves of a point (SC-7)."""
        return {"off": 0, "30": THIRTY, "30.5": THIRTY_AND_A_HALF}[self.three_of_a_kind]

    @property
    def life_rules(self) -> LifeRules:
        """How lives are lost (SC-9 to SC-12, SC-40)."""
        return LifeRules(self.lives, self.county, self.double_loss == "full", share_all_out=self.all_out == "share")


PROFILES: dict[str, dict[str, Any]] = {"standard": {}}

WORDS: dict[str, tuple[str, ...]] = {
    "double_loss": ("capped", "full"),
    "three_of_a_kind": ("off", "30", "30.5"),
    "declare": ("manual", "auto"),
    "empty_stock_after_knock": ("end_now", "pass"),
    "exhaust_result": ("lowest_loses", "draw"),
    "all_out": ("replay", "share"),
}
"""Options whose value is one of some words."""

NUMBERS: Numbers = {
    "lives": (1, 9, None),
    "thirty_one_costs": (1, 2, None),
    "knock_minimum": (2, 30, 0),
    "empty_stock_rounds": (1, 9, None),
}
"""Options whose value is a number in a range; 0 is no minimum for a knock."""

OPTIONS = Options(Rules, PROFILES, WORDS, NUMBERS)


def make_rules(options: Mapping[str, Any]) -> Rules | Refusal:
    """Validates options by name on top of their profile; refuses unknown names and values."""
    return OPTIONS.read(options)


def differing(rules: Rules) -> dict[str, Any]:
    """Returns the profile and every option that differs from it, as `make_rules` reads them."""
    return OPTIONS.differing(rules)
