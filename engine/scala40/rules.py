"""The rules of a table: one validated object with every option of the rule book's table (section 9), and the profiles.

An option is read where its rule lives; here only its name, its values and what contradicts what.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from engine.game import Refusal

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
