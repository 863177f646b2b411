"""The rules of a table: in short, and written out."""

from __future__ import annotations

from bot.i18n import Tongue
from bot.render import options
from bot.tables.table import Table
from engine.scala40.rules import Rules

FIRST_PAGE = "hand"
PAGES: dict[str, tuple[str, ...]] = {
    FIRST_PAGE: ("drawing", "melds", "jokers", "opening", "discarding", "closing"),
    "points": ("counting", "stock", "match", "reentry"),
}
"""The groups on each page of the rules: one message would be too long to read."""
INTRODUCED = ("drawing", "melds", "jokers", "counting")
"""Groups that begin with what holds at every table."""


def clock_text(say: Tongue, seconds: int | None) -> str:
    """Returns the time per turn."""
    if seconds is None:
        return say("clock-off")
    if seconds >= 3600:
        return say("clock-hours", hours=seconds // 3600)
    return say("clock-minutes", minutes=seconds // 60) if seconds >= 120 else say("clock-seconds", seconds=seconds)


def headline(say: Tongue, table: Table) -> str:
    """Returns how the match ends, the number of seats and the clock."""
    rules = table_rules(table)
    match rules.match_mode:
        case "single_hand":
            end = say("rules-end-single-hand")
        case "no_elimination":
            end = say("rules-end-total", total=rules.final_total)
        case "elimination":
            end = say("rules-end-limit", limit=rules.limit)
    return say("rules-headline", end=end, seats=table.seat_limit, clock=clock_text(say, table.clock))


def table_rules(table: Table) -> Rules:
    """Returns the rules of a Scala 40 table."""
    rules = table.rules
    assert isinstance(rules, Rules), rules
    return rules


def page(say: Tongue, rules: Rules, name: str) -> list[str]:
    """Returns the paragraphs of one of the pages on which these rules are written out."""
    paragraphs = [say("rules-aim")] if name == FIRST_PAGE else []
    paragraphs += [paragraph(say, rules, group) for group in PAGES[name]]
    return list(filter(None, paragraphs))


def paragraph(say: Tongue, rules: Rules, group: str) -> str:
    """Returns a group of rules, one sentence a line; nothing where none of its options has an effect."""
    lines = [say(f"rules-{group}")] if group in INTRODUCED else []
    if group == "opening":
        # What the cards are worth stands on the other page, with the counting.
        lines.append(options.sentence(say, "card_values", rules.card_values))
    lines += [
        options.sentence(say, option, getattr(rules, option))
        for option in options.GROUPS[group]
        if options.has_effect(rules, option)
    ]
    return "\n".join([f"**{options.group_name(say, group)}**", *(f"- {line}" for line in lines)]) if lines else ""
