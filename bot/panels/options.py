"""The rules of a lobby on a private page: everybody may read them, whoever leads the lobby may change them.

Choosing a group shows it; its button opens the modal. Were the modal opened by the select itself, the group could not
be chosen again after the modal is dismissed: Discord sends no second choice of the same option.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord.ui import Container, Item, LayoutView, Separator, TextDisplay

from bot.games.books import BOOKS
from bot.games.rulebook import RuleBook, write
from bot.i18n import Tongue
from bot.panels.item import PRIVATE, TableButton, TableSelect, Target, row
from bot.panels.modal import Answers, TableModal
from bot.panels.rules import ReadRules
from bot.panels.server import profiles
from bot.request import Request
from bot.tables.attendance import may_lead
from bot.tables.table import Table
from engine.game import Refusal

MOST_DIGITS = 20
SUMMARY = 60
"""Characters for what a group decides, below its name in the select: about one line."""


async def show_options(request: Request, table: Table, group: str = "", notice: str = "") -> None:
    """Answers with the page."""
    changeable = table.status == "lobby" and may_lead(table, request.user_id, request.bot.clock.now()) is None
    await request.show(OptionsView(request.say, table, changeable, group, notice))


async def show_choice(request: Request, table: Table, result: Table | Refusal, group: str = "") -> None:
    """Answers with the page after a choice of rules, or with the page as it is and why nothing changed."""
    if isinstance(result, Refusal):
        now = request.host.table(table.id) or table
        await show_options(request, now, group, request.explain(result, now))
    else:
        await show_options(request, result, group)


class OptionsView(LayoutView):
    """The page: the profile and what differs from it, and one group of options in full."""

    def __init__(self, say: Tongue, table: Table, changeable: bool, group: str = "", notice: str = "") -> None:
        super().__init__(timeout=None)
        book, rules, target = BOOKS[table.game], table.rules, Target.at(table)
        group = group if group in book.groups else ""
        lines = [f"### {say('options-title')}", book.profile_line(say, rules)]
        lines.append(f"-# {book.profile_about(say, rules.profile)}")
        container: Container[LayoutView] = Container(TextDisplay("\n".join(lines)), accent_colour=PRIVATE)
        if notice:
            container.add_item(TextDisplay(f"> {notice}"))
        container.add_item(Separator())
        look = say("options-group-change" if changeable else "options-group")
        container.add_item(row(ChooseGroup.make(target, look, _groups(say, book, rules, group))))
        if group:
            container.add_item(TextDisplay(_in_full(say, book, rules, group)))
        for item in _buttons(say, book, target, changeable, group):
            container.add_item(item)
        self.add_item(container)


def _buttons(say: Tongue, book: RuleBook, target: Target, changeable: bool, group: str) -> Iterator[Item[Any]]:
    change = None
    if changeable and group:
        at = Target(target.table, target.version, group)
        change = ChangeGroup.make(at, say("button-change"), style=discord.ButtonStyle.primary)
    yield row(change, ReadRules.make(target, say("button-all-rules")))
    if changeable and len(book.profiles) > 1:
        yield row(ChooseProfile.make(target, say("options-profile"), profiles(say, book)))


def _groups(say: Tongue, book: RuleBook, rules: Any, chosen: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=book.group_name(say, group),
            value=group,
            description=_summary(say, book, rules, group),
            default=group == chosen,
        )
        for group in book.groups
    ]


def _summary(say: Tongue, book: RuleBook, rules: Any, group: str) -> str:
    """Returns the names of what a group decides."""
    names = [book.name(say, option) for option in book.groups[group] if book.has_effect(rules, option)]
    told = 1
    while told < len(names) and len(" · ".join(names[: told + 1])) < SUMMARY:
        told += 1
    return " · ".join(names[:told]) + (" …" if told < len(names) else "")


def _in_full(say: Tongue, book: RuleBook, rules: Any, group: str) -> str:
    """Returns the options of a group, what differs from the profile in bold, what has no effect in small print."""
    differ = book.changed(rules)
    lines = [f"**{book.group_name(say, group)}**"]
    for option in book.groups[group]:
        line = book.pair(say, rules, option)
        if option in differ:
            lines.append(f"- **{line}**")
        else:
            lines.append(f"- {line}" if book.has_effect(rules, option) else f"-# {say('options-no-effect', rule=line)}")
    return "\n".join(lines)


class ChooseGroup(TableSelect, prefix="group"):
    """Which group of options to look at."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the group."""
        await show_options(request, table, self.choice)


class ChooseProfile(TableSelect, prefix="profile"):
    """From which profile to start anew."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Gives the table the profile's rules; how many may play stays as it was chosen, unless the profile says so."""
        chosen: dict[str, Any] = {"profile": self.choice}
        book = BOOKS[table.game]
        option, given = book.seats_option, book.options.profiles.get(self.choice, {})
        if option is not None and option in table.options and option not in given:
            chosen[option] = table.options[option]
        await show_choice(request, table, await request.host.set_options(table.id, request.user_id, chosen))


class ChangeGroup(TableButton, prefix="change"):
    """Opens the modal of a group, which is the word."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the modal, or the page where nothing can be changed any more."""
        refusal = Refusal("already_started") if table.status != "lobby" else None
        refusal = refusal or may_lead(table, request.user_id, request.bot.clock.now())
        group = self.target.word
        if refusal is not None or group not in BOOKS[table.game].groups:
            await show_options(request, table, group, request.explain(refusal, table) if refusal else "")
        else:
            await request.interaction.response.send_modal(OptionsModal(request.say, table, group))


class OptionsModal(TableModal, prefix="options-of"):
    """Asks for the options of one group; the word is the group, and the profile that is shown."""

    def __init__(self, say: Tongue, table: Table, group: str) -> None:
        book, rules = BOOKS[table.game], table.rules
        super().__init__(Target.at(table, f"{group} {rules.profile}"), book.group_name(say, group))
        for option in book.groups[group]:
            self.add_item(_field(say, book, option, getattr(rules, option)))

    @classmethod
    async def act(cls, request: Request, table: Table, target: Target, answers: Answers) -> None:
        """Chooses the rules with what was filled in."""
        group, _, profile = target.word.partition(" ")
        if profile != table.rules.profile:
            # Filled in on top of another profile, every answer would be a change.
            await show_options(request, table, group, request.say("refusal-stale"))
            return
        book = BOOKS[table.game]
        filled = {option: _chosen(request.say, book, option, given[0]) for option, given in answers.items() if given}
        result = await request.host.set_options(table.id, request.user_id, {**table.options, **filled})
        await show_choice(request, table, result, group)


def _field(say: Tongue, book: RuleBook, option: str, value: Any) -> discord.ui.Label[OptionsModal]:
    """Returns a select of the values in words, or a field to type a number into."""
    listed = book.values(option)
    if listed:
        choices = [
            discord.SelectOption(label=book.value(say, option, text), value=text, default=text == write(value))
            for text in listed
        ]
        select: discord.ui.Select[OptionsModal] = discord.ui.Select(custom_id=option, options=choices)
        return discord.ui.Label(text=book.name(say, option), component=select)
    low, high, word = book.options.numbers[option]
    other = None if word is None else book.value(say, option, word)
    typed: discord.ui.TextInput[OptionsModal] = discord.ui.TextInput(
        custom_id=option,
        default=None if value == word else str(value),
        placeholder=other,
        required=word is None,
        max_length=MOST_DIGITS,
    )
    if other is None:
        hint = say("setting-range-hint", range=book.allowed(say, option))
    else:
        hint = say("setting-range-or-empty", low=low, high=high, word=other)
    return discord.ui.Label(text=book.name(say, option), description=hint, component=typed)


def _chosen(say: Tongue, book: RuleBook, option: str, text: str) -> str:
    """Returns what was filled in as the rules read it: nothing means the word that stands for no number."""
    text = text.strip()
    word = book.options.numbers[option][2] if option in book.options.numbers else None
    if word is not None and (not text or text.casefold() == book.value(say, option, word).casefold()):
        return str(word)
    return text
