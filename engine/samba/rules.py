"""The rules of a Samba table: one validated object with every option of the rule book's table (section 10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.game import Refusal
from engine.options import Numbers, Options

HAND = 15
COMPLETES = 2
"""Canastas and sambas that a team needs to go out, and for its red threes to count for it (SB-32, SB-41)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a table; the defaults are the profile `standard`."""

    profile: str = "standard"
    six_player_teams: Literal["pairs", "two_trios"] = "pairs"
    hand_size_6: Literal["15", "13"] = "15"
    bad_upcard: Literal["cover", "keep"] = "cover"
    wild_ratio: Literal["double", "two_naturals"] = "double"
    wild_to_canasta: Literal["allowed", "forbidden"] = "allowed"
    same_rank_groups: Literal["many", "one"] = "many"
    merge_sequences: bool = False
    top_minimum: Literal["150", "160"] = "150"
    pile_to_group: bool = False
    one_card_rule: bool = True
    freeze: Literal["top_only", "standard", "permanent"] = "top_only"
    discard_red_three: Literal["forbidden", "allowed"] = "forbidden"
    going_out_discard: Literal["optional", "required"] = "optional"
    ask_binding: bool = True
    red_three_mode: Literal["manual", "auto"] = "manual"
    red_three_replacement: bool = True
    six_red_penalty: Literal["-600", "-1000"] = "-600"
    red_three_in_hand: Literal["-750", "0", "per_card"] = "-750"
    target: int = 10000
    tie: Literal["another_round", "shared"] = "another_round"

    def hand_size(self, seats: int) -> int:
        """Returns how many cards everybody is dealt at a table of so many seats (SB-6)."""
        return int(self.hand_size_6) if seats == 6 else HAND

    def minimum(self, score: int) -> int:
        """Returns what the first melds of a team with this score must be worth (SB-18)."""
        if score < 0:
            return 15
        if score < 1500:
            return 50
        if score < 3000:
            return 90
        return 120 if score < 7000 else int(self.top_minimum)


PROFILES: dict[str, dict[str, Any]] = {
    "standard": {},
    "classic": {
        "wild_ratio": "two_naturals",
        "wild_to_canasta": "forbidden",
        "freeze": "standard",
        "red_three_mode": "auto",
        "six_red_penalty": "-1000",
    },
}

WORDS: dict[str, tuple[str, ...]] = {
    "six_player_teams": ("pairs", "two_trios"),
    "hand_size_6": ("15", "13"),
    "bad_upcard": ("cover", "keep"),
    "wild_ratio": ("double", "two_naturals"),
    "wild_to_canasta": ("allowed", "forbidden"),
    "same_rank_groups": ("many", "one"),
    "top_minimum": ("150", "160"),
    "freeze": ("top_only", "standard", "permanent"),
    "discard_red_three": ("forbidden", "allowed"),
    "going_out_discard": ("optional", "required"),
    "red_three_mode": ("manual", "auto"),
    "six_red_penalty": ("-600", "-1000"),
    "red_three_in_hand": ("-750", "0", "per_card"),
    "tie": ("another_round", "shared"),
}
"""Options whose value is one of some words."""

NUMBERS: Numbers = {"target": (1, 100_000, None)}
"""Options whose value is a number in a range."""

OPTIONS = Options(Rules, PROFILES, WORDS, NUMBERS)


def make_rules(options: Mapping[str, Any]) -> Rules | Refusal:
    """Validates options by name on top of their profile; refuses unknown names and values."""
    return OPTIONS.read(options)


def differing(rules: Rules) -> dict[str, Any]:
    """Returns the profile and every option that differs from it, as `make_rules` reads them."""
    return OPTIONS.differing(rules)
