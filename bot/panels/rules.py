"""The rules written out, page by page: those of a table, or those with which the server's new tables begin."""

from __future__ import annotations

from discord.ui import Container, LayoutView, Separator, TextDisplay

from bot.i18n import Tongue
from bot.panels.item import TableButton, Target, row
from bot.panels.notes import PAGE
from bot.render import options
from bot.render import rules as text
from bot.request import Request
from bot.tables.table import Table
from engine.scala40.rules import Rules

NO_TABLE = Target(0, 0)
"""Where the rules are those of no table."""


async def show_rules(request: Request, table: Table | None, page: str = text.FIRST_PAGE) -> None:
    """Answers with a page of the rules."""
    if table is not None:
        rules = text.table_rules(table)
    else:
        rules = await request.bot.profiles.rules_of_server(request.interaction.guild_id or 0)
    await request.show(RulesView(request.say, rules, table, page))


class RulesView(LayoutView):
    """One page of the rules."""

    def __init__(self, say: Tongue, rules: Rules, table: Table | None, page: str) -> None:
        super().__init__(timeout=None)
        target = Target.at(table) if table is not None else NO_TABLE
        head = [f"### {say('rules-title')}"]
        if table is not None:
            head.append(text.headline(say, table))
        head.append(options.profile_line(say, rules))
        buttons = [
            ReadRules.make(Target(target.table, target.version, name), say(f"rules-page-{name}"), disabled=name == page)
            for name in text.PAGES
        ]
        container: Container[LayoutView] = Container(TextDisplay("\n".join(head)), Separator(), accent_colour=PAGE)
        for paragraph in text.page(say, rules, page):
            container.add_item(TextDisplay(paragraph))
        back = None
        if table is not None and table.status == "lobby":
            back = OpenOptions.make(target, say("button-back"))
        self.add_item(container.add_item(row(*buttons, back)))


class OpenOptions(TableButton, prefix="options"):
    """Opens the page on which the rules of a lobby can be chosen."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the page."""
        # Imported late: the page has a button to the rules written out.
        from bot.panels.options import show_options

        await show_options(request, table)


class ReadRules(TableButton, prefix="rules"):
    """A page of the rules, which is the word."""

    versioned = False

    async def press(self, request: Request) -> None:
        """Shows the page, also where there is no table."""
        if self.target.table == NO_TABLE.table:
            await show_rules(request, None, self.page)
        else:
            await super().press(request)

    async def act(self, request: Request, table: Table) -> None:
        """Shows the page in place of the private message that has the button."""
        await show_rules(request, table, self.page)

    @property
    def page(self) -> str:
        """The page to show."""
        return self.target.word if self.target.word in text.PAGES else text.FIRST_PAGE
