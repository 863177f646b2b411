"""The options of a table in words: their groups, names and values, and what differs from the profile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.i18n import Tongue
from engine.scala40.rules import NUMBERS, PROFILES, SWITCHES, WORDS, Rules, differing

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
"""Every option in its group: a modal asks for at most five things."""

Effect = Callable[[Rules], bool]


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
"""When an option has an effect at all; the others always have (section 11 of the rule book)."""

SHOWN_CHANGES = 6
"""Differences from the profile that a public message names."""


def has_effect(rules: Rules, option: str) -> bool:
    """Tells whether it matters what these rules say about an option."""
    return option not in EFFECTS or EFFECTS[option](rules)


def key(word: str) -> str:
    """Returns a name of the rules as part of a catalogue key."""
    return word.replace("_", "-")


def group_name(say: Tongue, group: str) -> str:
    """Returns the name of a group."""
    return say(f"group-{key(group)}")


def name(say: Tongue, option: str) -> str:
    """Returns the name of an option."""
    return say(f"setting-{key(option)}")


def value(say: Tongue, option: str, chosen: Any) -> str:
    """Returns a value of an option, given as `Rules` holds it or as text."""
    chosen = read(option, chosen)
    if isinstance(chosen, bool):
        return say("value-on" if chosen else "value-off")
    if isinstance(chosen, int):
        return say(f"value-{key(option)}", number=chosen)
    return say(f"value-{key(option)}-{key(chosen)}")


def sentence(say: Tongue, option: str, chosen: Any) -> str:
    """Returns what an option means with this value."""
    if isinstance(chosen, bool):
        return say(f"rule-{key(option)}-{write(chosen)}")
    if isinstance(chosen, int):
        return say(f"rule-{key(option)}", number=chosen)
    return say(f"rule-{key(option)}-{key(chosen)}")


def read(option: str, text: Any) -> Any:
    """Returns the value that a text means, the text itself where the rules have to judge it."""
    if not isinstance(text, str) or option in WORDS:
        return text
    if option in NUMBERS:
        return int(text) if text.isdecimal() else text
    return SWITCHES.get(text, text)


def write(chosen: Any) -> str:
    """Returns a value as the rules read it."""
    return ("on" if chosen else "off") if isinstance(chosen, bool) else str(chosen)


def values(option: str) -> list[str]:
    """Returns every value of an option that is chosen from a list; numbers up to hundreds are typed instead."""
    if option in WORDS:
        return list(WORDS[option])
    if option not in NUMBERS:
        return list(SWITCHES)
    low, high, word = NUMBERS[option]
    listed = [str(number) for number in range(low, high + 1)] if high < 25 else []
    return [*listed, word] if listed and word else listed


def allowed(say: Tongue, option: str) -> str:
    """Says what values an option takes."""
    if option not in NUMBERS:
        return ", ".join(value(say, option, text) for text in values(option))
    low, high, word = NUMBERS[option]
    if word is None:
        return say("setting-range", low=low, high=high)
    return say("setting-range-or", low=low, high=high, word=value(say, option, word))


def profile_name(say: Tongue, profile: str) -> str:
    """Returns the name of a profile."""
    return say(f"profile-{profile}")


def profile_about(say: Tongue, profile: str) -> str:
    """Returns what a profile is, in one line."""
    return say(f"profile-{profile}-about")


def profile_names(say: Tongue) -> str:
    """Returns the names of all profiles."""
    return ", ".join(profile_name(say, profile) for profile in PROFILES)


def changed(rules: Rules) -> list[str]:
    """Returns the options with an effect that differ from the profile; the number of seats is told elsewhere."""
    differ = differing(rules)
    return [
        option
        for options in GROUPS.values()
        for option in options
        if option in differ and option != "players" and has_effect(rules, option)
    ]


def profile_line(say: Tongue, rules: Rules) -> str:
    """Returns the profile and what differs from it."""
    profile, options = profile_name(say, rules.profile), changed(rules)
    if not options:
        return say("rules-profile", profile=profile)
    told = [pair(say, rules, option) for option in options[:SHOWN_CHANGES]]
    if len(options) > SHOWN_CHANGES:
        told.append(say("rules-more-changes", count=len(options) - SHOWN_CHANGES))
    return say("rules-profile-but", profile=profile, changes=" · ".join(told))


def pair(say: Tongue, rules: Rules, option: str) -> str:
    """Returns an option with its value."""
    return say("setting-pair", name=name(say, option), value=value(say, option, getattr(rules, option)))
