"""The rules of a game in words: every option with its name and values, what differs from the profile, and the whole
written out. The words are in the catalogues, under keys that begin with the game's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.i18n import Tongue
from engine.options import SWITCHES, Options

Effect = Callable[[Any], bool]

SHOWN_CHANGES = 6
"""Differences from the profile that a public message names."""
LISTED = 25
"""Numbers that are chosen from a list; where there are more, the number is typed."""


@dataclass(frozen=True, slots=True)
class RuleBook:
    """How the options of one game are told."""

    game: str
    options: Options[Any]
    groups: Mapping[str, tuple[str, ...]]
    """Every option in its group: a modal asks for at most five things."""
    pages: Mapping[str, tuple[str, ...]]
    """The groups on each page of the rules: one message would be too long to read."""
    end: Callable[[Tongue, Any], str]
    """Says in a few words how a match ends."""
    told_by_end: frozenset[str]
    """The options that `end` tells."""
    summary: Callable[[Tongue, Any], str]
    """Says in two or three sentences how the game goes, for somebody who sees a lobby."""
    introduced: frozenset[str] = frozenset()
    """Groups that begin with what holds at every table."""
    effects: Mapping[str, Effect] = field(default_factory=dict)
    """When an option has an effect at all; the others always have."""
    seats_option: str | None = None
    """The option that says for how many a table is, in a game that has one: it is told with the seats."""
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Options of other groups that are told at the beginning of a group as well."""

    @property
    def profiles(self) -> tuple[str, ...]:
        """The names of the profiles."""
        return tuple(self.options.profiles)

    @property
    def first_page(self) -> str:
        """The page that is shown first."""
        return next(iter(self.pages))

    def has_effect(self, rules: Any, option: str) -> bool:
        """Tells whether it matters what these rules say about an option."""
        return option not in self.effects or self.effects[option](rules)

    def group_name(self, say: Tongue, group: str) -> str:
        """Returns the name of a group."""
        return self._say(say, "group", group)

    def page_name(self, say: Tongue, page: str) -> str:
        """Returns the name of a page of the rules."""
        return self._say(say, "page", page)

    def name(self, say: Tongue, option: str) -> str:
        """Returns the name of an option."""
        return self._say(say, "setting", option)

    def value(self, say: Tongue, option: str, chosen: Any) -> str:
        """Returns a value of an option, given as the rules hold it or as text."""
        chosen = self.read(option, chosen)
        if isinstance(chosen, bool):
            return say("value-on" if chosen else "value-off")
        if isinstance(chosen, int):
            return self._say(say, "value", option, number=chosen)
        return self._say(say, "value", option, chosen)

    def sentence(self, say: Tongue, option: str, chosen: Any) -> str:
        """Returns what an option means with this value."""
        if isinstance(chosen, bool):
            return self._say(say, "rule", option, write(chosen))
        if isinstance(chosen, int):
            return self._say(say, "rule", option, number=chosen)
        return self._say(say, "rule", option, chosen)

    def read(self, option: str, text: Any) -> Any:
        """Returns the value that a text means, the text itself where the rules have to judge it."""
        if not isinstance(text, str) or option in self.options.words:
            return text
        if option in self.options.numbers:
            return int(text) if text.isdecimal() else text
        return SWITCHES.get(text, text)

    def values(self, option: str) -> list[str]:
        """Returns every value of an option that is chosen from a list; many numbers are typed instead."""
        if option in self.options.words:
            return list(self.options.words[option])
        if option not in self.options.numbers:
            return list(SWITCHES)
        low, high, other = self.options.numbers[option]
        if high >= LISTED:
            return []
        return [*map(str, range(low, high + 1)), *([] if other is None else [str(other)])]

    def allowed(self, say: Tongue, option: str) -> str:
        """Says what values an option takes."""
        if option not in self.options.numbers:
            return say("list-comma").join(self.value(say, option, text) for text in self.values(option))
        low, high, other = self.options.numbers[option]
        if other is None:
            return say("setting-range", low=low, high=high)
        return say("setting-range-or", low=low, high=high, word=self.value(say, option, other))

    def profile_name(self, say: Tongue, profile: str) -> str:
        """Returns the name of a profile."""
        return self._say(say, "profile", profile)

    def profile_about(self, say: Tongue, profile: str) -> str:
        """Returns what a profile is, in one line."""
        return self._say(say, "profile", profile, "about")

    def profile_names(self, say: Tongue) -> str:
        """Returns the names of all profiles."""
        return say("list-comma").join(self.profile_name(say, profile) for profile in self.profiles)

    def changed(self, rules: Any) -> list[str]:
        """Returns the options with an effect that differ from the profile; the number of seats is told elsewhere."""
        differ = self.options.differing(rules)
        return [
            option
            for options in self.groups.values()
            for option in options
            if option in differ and option != self.seats_option and self.has_effect(rules, option)
        ]

    def profile_line(self, say: Tongue, rules: Any, *, below_end: bool = False) -> str:
        """Returns the profile and what differs from it; below how the match ends, not what is told there."""
        profile, options = self.profile_name(say, rules.profile), self.changed(rules)
        if below_end:
            options = [option for option in options if option not in self.told_by_end]
        if not options:
            return say("rules-profile", profile=profile)
        told = [self.pair(say, rules, option) for option in options[:SHOWN_CHANGES]]
        if len(options) > SHOWN_CHANGES:
            told.append(say("rules-more-changes", count=len(options) - SHOWN_CHANGES))
        return say("rules-profile-but", profile=profile, changes=" · ".join(told))

    def pair(self, say: Tongue, rules: Any, option: str) -> str:
        """Returns an option with its value."""
        value = self.value(say, option, getattr(rules, option))
        return say("setting-pair", name=self.name(say, option), value=value)

    def page(self, say: Tongue, rules: Any, name: str) -> list[str]:
        """Returns the paragraphs of one of the pages on which these rules are written out."""
        paragraphs = [self._say(say, "aim")] if name == self.first_page else []
        paragraphs += [self.paragraph(say, rules, group) for group in self.pages[name]]
        return list(filter(None, paragraphs))

    def paragraph(self, say: Tongue, rules: Any, group: str) -> str:
        """Returns a group of rules, one sentence a line; nothing where none of its options has an effect."""
        lines = [self._say(say, "rules", group)] if group in self.introduced else []
        lines += [
            self.sentence(say, option, getattr(rules, option))
            for option in (*self.also.get(group, ()), *self.groups[group])
            if self.has_effect(rules, option)
        ]
        if not lines:
            return ""
        return "\n".join([f"**{self.group_name(say, group)}**", *(f"- {line}" for line in lines)])

    def _say(self, say: Tongue, *words: str, **figures: int) -> str:
        return say("-".join(map(key, (self.game, *words))), **figures)


def key(word: str) -> str:
    """Returns a name of the rules as part of a catalogue key."""
    return word.replace("_", "-").replace(".", "-")


def write(chosen: Any) -> str:
    """Returns a value as the rules read it."""
    return ("on" if chosen else "off") if isinstance(chosen, bool) else str(chosen)
