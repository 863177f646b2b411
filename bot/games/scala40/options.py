"""The options of Scala 40 in words: how they are grouped, and when they matter."""

from __future__ import annotations

from bot.games.rulebook import Effect, RuleBook
from bot.i18n import Tongue
from engine.scala40.position import NAME
from engine.scala40.rules import OPTIONS, Rules

GROUPS: dict[str, tuple[str, ...]] = {
    "drawing": (
        "upcard_joker",
        "first_player_takes_upcard",
        "discard_draw_unopened",
        "discard_draw_opened",
        "undo_discard_draw",
    ),
    "melds": ("run_max", "run_split", "four_of_a_kind", "quartet_with_joker"),
    "jokers": ("jokers_per_meld", "joker_identity", "joker_recovery_use", "joker_discard"),
    "opening": ("opening_min", "joker_in_opening", "actions_in_opening_turn"),
    "discarding": (
        "playable_unopened",
        "playable_opened",
        "playable_min_players",
        "playable_closing",
        "no_legal_discard",
    ),
    "closing": (
        "close_needs_discard",
        "close_first_turn",
        "close_in_hand_below_40",
        "close_in_hand_double",
        "double_flat",
    ),
    "counting": ("card_values", "ace_hand_value", "joker_hand_value", "not_opened_penalty", "no_chance_counts_cards"),
    "stock": ("reshuffle_when", "reshuffle_mode", "reshuffle_limit", "reshuffle_keep_top", "dead_hand"),
    "match": ("players", "match_mode", "limit", "final_total"),
    "reentry": ("reentry", "max_reentries"),
}
PAGES: dict[str, tuple[str, ...]] = {
    "hand": ("drawing", "melds", "jokers", "opening", "discarding", "closing"),
    "points": ("counting", "stock", "match", "reentry"),
}


def _points_count(rules: Rules) -> bool:
    return rules.match_mode != "single_hand"


def _flat_penalty(rules: Rules) -> bool:
    return _points_count(rules) and rules.not_opened_penalty != "count"


def _cards_are_barred(rules: Rules) -> bool:
    return "forbidden" in (rules.playable_unopened, rules.playable_opened, rules.playable_closing)


def _stock_is_renewed(rules: Rules) -> bool:
    return rules.reshuffle_limit != 0


def _by_elimination(rules: Rules) -> bool:
    return rules.match_mode == "elimination"


EFFECTS: dict[str, Effect] = {
    "run_split": lambda rules: rules.run_max == 5,
    "quartet_with_joker": lambda rules: rules.four_of_a_kind != "stay",
    "playable_min_players": lambda rules: rules.playable_opened == "forbidden",
    "playable_closing": _cards_are_barred,
    "no_legal_discard": lambda rules: _cards_are_barred(rules) or rules.joker_discard != "always",
    "close_in_hand_double": _points_count,
    "double_flat": lambda rules: _flat_penalty(rules) and rules.close_in_hand_double,
    "ace_hand_value": _points_count,
    "joker_hand_value": _points_count,
    "not_opened_penalty": _points_count,
    "no_chance_counts_cards": lambda rules: _flat_penalty(rules) and rules.close_first_turn == "allowed",
    "reshuffle_when": _stock_is_renewed,
    "reshuffle_mode": _stock_is_renewed,
    "reshuffle_keep_top": _stock_is_renewed,
    "dead_hand": _points_count,
    "limit": _by_elimination,
    "final_total": lambda rules: rules.match_mode == "no_elimination",
    "reentry": _by_elimination,
    "max_reentries": lambda rules: _by_elimination(rules) and rules.reentry == "buy_in",
}
"""Section 11 of the rule book."""


def _end(say: Tongue, rules: Rules) -> str:
    match rules.match_mode:
        case "single_hand":
            return say("scala40-end-single-hand")
        case "no_elimination":
            return say("scala40-end-total", total=rules.final_total)
        case "elimination":
            return say("scala40-end-limit", limit=rules.limit)


def _summary(say: Tongue, rules: Rules) -> str:
    return say("scala40-summary", minimum=rules.opening_min)


BOOK = RuleBook(
    game=NAME,
    options=OPTIONS,
    groups=GROUPS,
    pages=PAGES,
    end=_end,
    told_by_end=frozenset({"match_mode", "limit", "final_total"}),
    summary=_summary,
    introduced=frozenset({"drawing", "melds", "jokers", "counting"}),
    effects=EFFECTS,
    seats_option="players",
    # What the cards are worth is asked for with the counting, but needed to open.
    also={"opening": ("card_values",)},
)
