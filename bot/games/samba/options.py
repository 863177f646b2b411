"""The options of Samba in words: how they are grouped, and when they matter."""

from __future__ import annotations

from bot.games.rulebook import Effect, RuleBook
from bot.i18n import Tongue
from engine.samba.position import NAME
from engine.samba.rules import OPTIONS, Rules

GROUPS: dict[str, tuple[str, ...]] = {
    "melds": ("wild_ratio", "wild_to_canasta", "same_rank_groups", "merge_sequences", "top_minimum"),
    "pile": ("freeze", "pile_to_group", "one_card_rule", "bad_upcard"),
    "out": ("going_out_discard", "ask_binding"),
    "threes": (
        "red_three_mode",
        "red_three_replacement",
        "discard_red_three",
        "red_three_in_hand",
        "six_red_penalty",
    ),
    "game": ("target", "tie", "six_player_teams", "hand_size_6"),
}
PAGES: dict[str, tuple[str, ...]] = {"round": ("melds", "pile", "out"), "points": ("threes", "game")}


def _by_hand(rules: Rules) -> bool:
    return rules.red_three_mode == "manual"


EFFECTS: dict[str, Effect] = {"discard_red_three": _by_hand, "red_three_in_hand": _by_hand}
"""Where red threes are laid by themselves, nobody holds one."""


def _end(say: Tongue, rules: Rules) -> str:
    return say("samba-end", target=rules.target)


def _summary(say: Tongue, rules: Rules) -> str:
    return say("samba-summary")


BOOK = RuleBook(
    game=NAME,
    options=OPTIONS,
    groups=GROUPS,
    pages=PAGES,
    end=_end,
    told_by_end=frozenset({"target"}),
    summary=_summary,
    introduced=frozenset(GROUPS),
    effects=EFFECTS,
)
