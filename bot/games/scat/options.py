"""The options of Scat in words: how they are grouped, and when they matter."""

from __future__ import annotations

from bot.games.rulebook import RuleBook
from bot.i18n import Tongue
from engine.scat.position import NAME
from engine.scat.rules import OPTIONS, Rules

GROUPS: dict[str, tuple[str, ...]] = {
    "lives": ("lives", "county", "double_loss", "all_out"),
    "hand": ("three_of_a_kind", "declare", "thirty_one_costs"),
    "knocking": ("knock_not_in_first_round", "knock_minimum", "first_player_may_pass", "final_turn_may_stand"),
    "stock": ("exhaust_result", "empty_stock_after_knock", "empty_stock_rounds"),
}


def _end(say: Tongue, rules: Rules) -> str:
    return say("scat-end", lives=rules.lives)


def _summary(say: Tongue, rules: Rules) -> str:
    return say("scat-summary")


BOOK = RuleBook(
    game=NAME,
    options=OPTIONS,
    groups=GROUPS,
    pages={"rules": ("hand", "knocking", "stock", "lives")},
    end=_end,
    told_by_end=frozenset({"lives"}),
    summary=_summary,
    introduced=frozenset(GROUPS),
)
