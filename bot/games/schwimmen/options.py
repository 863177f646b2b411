"""The options of Schwimmen in words: how they are grouped."""

from __future__ import annotations

from bot.games.rulebook import RuleBook
from bot.i18n import Tongue
from engine.schwimmen.position import NAME
from engine.schwimmen.rules import OPTIONS, Rules

GROUPS: dict[str, tuple[str, ...]] = {
    "lives": ("lives", "sw_single_swimmer", "sw_tie", "sw_closer_double"),
    "hand": ("sw_triples_rank",),
    "closing": ("sw_close", "sw_no_close_first_round"),
}


def _end(say: Tongue, rules: Rules) -> str:
    return say("schwimmen-end", lives=rules.lives)


def _summary(say: Tongue, rules: Rules) -> str:
    return say("schwimmen-summary")


BOOK = RuleBook(
    game=NAME,
    options=OPTIONS,
    groups=GROUPS,
    pages={"rules": ("hand", "closing", "lives")},
    end=_end,
    told_by_end=frozenset({"lives"}),
    summary=_summary,
    introduced=frozenset(GROUPS),
)
