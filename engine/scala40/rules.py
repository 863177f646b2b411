"""The rules of a table: one validated object with every option of the rule book's table (section 9), and the profiles.

An option is read where its rule lives; here only its name, its values and what contradicts what.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.game import Refusal
from engine.options import SWITCHES as SWITCHES
from engine.options import Options

Unlimited = Literal["unlimited"]


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a table (K1 to K41); the defaults are the profile `standard`."""

    profile: str = "standard"
    players: int = 6
    upcard_joker: Literal["redraw", "keep"] = "redraw"
    first_player_takes_upcard: bool = False
    discard_draw_unopened: Literal["never", "if_used_in_opening", "if_opens"] = "never"
    discard_draw_opened: Literal["must_meld", "free"] = "must_meld"
    undo_discard_draw: bool = True
    opening_min: int = 40
    joker_in_opening: Literal["allowed", "forbidden", "beyond_clean_40"] = "allowed"
    actions_in_opening_turn: bool = True
    jokers_per_meld: int | Literal["any"] = 1
    joker_identity: Literal["declare", "position", "position_circular"] = "declare"
    joker_recovery_use: Literal["free", "must_play"] = "free"
    joker_discard: Literal["unopened_no", "closing_only", "never", "always"] = "unopened_no"
    run_max: int = 14
    run_split: bool = False
    playable_unopened: Literal["allowed", "forbidden"] = "forbidden"
    playable_opened: Literal["allowed", "forbidden"] = "allowed"
    playable_closing: Literal["allowed", "forbidden"] = "allowed"
    playable_min_players: int = 2
    no_legal_discard: Literal["waive", "refuse_table_play"] = "waive"
    close_needs_discard: bool = True
    close_first_turn: Literal["forbidden", "allowed"] = "forbidden"
    close_in_hand_double: bool = False
    close_in_hand_below_40: bool = False
    not_opened_penalty: int | Literal["count"] = "count"
    double_flat: bool = True
    no_chance_counts_cards: bool = True
    card_values: Literal["standard", "ladder"] = "standard"
    joker_hand_value: Literal["25", "as_ace"] = "25"
    ace_hand_value: Literal["high", "one_if_alone", "structural"] = "high"
    four_of_a_kind: Literal["stay", "to_discard_pile", "to_stock_bottom"] = "stay"
    quartet_with_joker: Literal["stays", "removed"] = "stays"
    reshuffle_when: Literal["last_card_drawn", "draw_from_empty"] = "last_card_drawn"
    reshuffle_mode: Literal["shuffle", "flip"] = "shuffle"
    reshuffle_limit: int | Unlimited = "unlimited"
    reshuffle_keep_top: bool = False
    dead_hand: Literal["no_points", "all_count"] = "no_points"
    match_mode: Literal["elimination", "single_hand", "no_elimination"] = "elimination"
    limit: int = 101
    final_total: int = 1000
    reentry: Literal["none", "auto_reset", "buy_in"] = "none"
    max_reentries: int | Unlimited = "unlimited"

    @property
    def max_jokers(self) -> int:
        """The most jokers in one meld (K10)."""
        return 13 if self.jokers_per_meld == "any" else self.jokers_per_meld

    @property
    def min_naturals(self) -> int:
        """The fewest natural cards in one meld (K10; section 0: two unless `any`)."""
        return 1 if self.jokers_per_meld == "any" else 2


BASE: dict[str, Any] = {}
FEDERATION: dict[str, Any] = {
    "discard_draw_unopened": "never",
    "discard_draw_opened": "must_meld",
    "joker_recovery_use": "must_play",
    "joker_discard": "closing_only",
    "playable_unopened": "forbidden",
    "playable_opened": "forbidden",
    "playable_min_players": 3,
    "playable_closing": "allowed",
    "reshuffle_keep_top": True,
    "close_first_turn": "forbidden",
    "close_in_hand_double": False,
    "not_opened_penalty": "count",
    "limit": 101,
}
CLASSIC: dict[str, Any] = {
    "discard_draw_unopened": "if_opens",
    "discard_draw_opened": "free",
    "undo_discard_draw": False,
    "joker_in_opening": "forbidden",
    "joker_identity": "position_circular",
    "joker_discard": "always",
    "run_max": 5,
    "run_split": True,
    "playable_opened": "forbidden",
    "close_first_turn": "allowed",
    "close_in_hand_below_40": True,
    "ace_hand_value": "structural",
    "four_of_a_kind": "to_stock_bottom",
    "reshuffle_mode": "flip",
    "reentry": "buy_in",
}
DUEL: dict[str, Any] = {
    "players": 2,
    "discard_draw_unopened": "if_used_in_opening",
    "joker_discard": "always",
    "playable_unopened": "allowed",
    "close_first_turn": "allowed",
    "close_in_hand_double": True,
    "not_opened_penalty": 100,
    "reshuffle_when": "draw_from_empty",
    "reshuffle_limit": 1,
    "reshuffle_keep_top": True,
}
HOUSE: dict[str, Any] = {
    "discard_draw_unopened": "if_used_in_opening",
    "not_opened_penalty": 100,
    "close_in_hand_double": True,
    "double_flat": False,
    "joker_recovery_use": "must_play",
    "playable_unopened": "allowed",
}
PROFILES: dict[str, dict[str, Any]] = {
    "standard": BASE,
    "federation": FEDERATION,
    "classic": CLASSIC,
    "duel": DUEL,
    "house": HOUSE,
}
"""What each profile changes in `standard` (section 0 and the columns of section 9)."""

WORDS: dict[str, tuple[str, ...]] = {
    "upcard_joker": ("redraw", "keep"),
    "discard_draw_unopened": ("never", "if_used_in_opening", "if_opens"),
    "discard_draw_opened": ("must_meld", "free"),
    "joker_in_opening": ("allowed", "forbidden", "beyond_clean_40"),
    "joker_identity": ("declare", "position", "position_circular"),
    "joker_recovery_use": ("free", "must_play"),
    "joker_discard": ("unopened_no", "closing_only", "never", "always"),
    "playable_unopened": ("allowed", "forbidden"),
    "playable_opened": ("allowed", "forbidden"),
    "playable_closing": ("allowed", "forbidden"),
    "no_legal_discard": ("waive", "refuse_table_play"),
    "close_first_turn": ("forbidden", "allowed"),
    "card_values": ("standard", "ladder"),
    "joker_hand_value": ("25", "as_ace"),
    "ace_hand_value": ("high", "one_if_alone", "structural"),
    "four_of_a_kind": ("stay", "to_discard_pile", "to_stock_bottom"),
    "quartet_with_joker": ("stays", "removed"),
    "reshuffle_when": ("last_card_drawn", "draw_from_empty"),
    "reshuffle_mode": ("shuffle", "flip"),
    "dead_hand": ("no_points", "all_count"),
    "match_mode": ("elimination", "single_hand", "no_elimination"),
    "reentry": ("none", "auto_reset", "buy_in"),
}
"""Options whose value is one of some words."""

NUMBERS: dict[str, tuple[int, int, str | None]] = {
    "players": (2, 6, None),
    "opening_min": (1, 200, None),
    "jokers_per_meld": (1, 3, "any"),
    "run_max": (3, 14, None),
    "playable_min_players": (2, 3, None),
    "not_opened_penalty": (0, 1000, "count"),
    "reshuffle_limit": (0, 100, "unlimited"),
    "limit": (1, 10_000, None),
    "final_total": (1, 100_000, None),
    "max_reentries": (0, 100, "unlimited"),
}
"""Options whose value is a number in a range, or one word instead."""


def _contradiction(rules: Rules) -> Refusal | None:
    """Refuses options that contradict each other (section 11)."""
    if rules.run_split and rules.run_max != 5:
        # Splitting is defined for the sixth card only: 3 + 3 (K15).
        return Refusal("options_contradict", {"option": "run_split", "other": "run_max", "needs": "5"})
    return None


OPTIONS = Options(Rules, PROFILES, WORDS, NUMBERS, _contradiction)


def make_rules(options: Mapping[str, Any]) -> Rules | Refusal:
    """Validates options by name on top of their profile; refuses unknown names, values and contradictions."""
    return OPTIONS.read(options)


def differing(rules: Rules) -> dict[str, Any]:
    """Returns the profile and every option that differs from it, as `make_rules` reads them."""
    return OPTIONS.differing(rules)
