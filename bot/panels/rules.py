"""The rules written out, page by page: those of a table, or those with which the server's new tables begin."""

from __future__ import annotations

from typing import Any

from discord.ui import Container, LayoutView, Separator, TextDisplay

from bot.games.books import BOOKS
from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels.item import PRIVATE, TableButton, Target, row
from bot.render.rules import headline
from bot.request import Request
from bot.tables.table import Table

NO_TABLE = Target(0, 0)
"""Where the rules are those of no table."""


async def show_rules(request: Request, game: str, table: Table | None, page: str = "") -> None:
    """Answers with a page of the rules."""
    guild_id = request.interaction.guild_id or 0
    rules = table.rules if table is not None else await request.bot.profiles.rules_of_server(guild_id, game)
    await request.show(RulesView(request.say, game, rules, table, page))


class RulesView(LayoutView):
    """One page of the rules; the first one where there is no page of that name."""

    def __init__(self, say: Tongue, game: str, rules: Any, table: Table | None, page: str) -> None:
        super().__init__(timeout=None)
        shown = presentation(game)
        book = shown.book
        page = page if page in book.pages else book.first_page
        target = Target.at(table) if table is not None else NO_TABLE
        head = [f"### {say('rules-title', game=shown.name(say))}"]
        if table is not None:
            head.append(headline(say, table))
        head.append(book.profile_line(say, rules, below_end=table is not None))
        container: Container[LayoutView] = Container(TextDisplay("\n".join(head)), Separator(), accent_colour=PRIVATE)
        for paragraph in book.page(say, rules, page):
            container.add_item(TextDisplay(paragraph))
        pages = book.pages if len(book.pages) > 1 else ()
        buttons = [
            ReadRules.make(
                Target(target.table, target.version, f"{game} {name}"), book.page_name(say, name), disabled=name == page
            )
            for name in pages
        ]
        back = None
        if table is not None and table.status == "lobby":
            back = OpenOptions.make(target, say("button-back"))
        if buttons or back is not None:
            container.add_item(row(*buttons, back))
        self.add_item(container)


class OpenOptions(TableButton, prefix="options"):
    """Opens the page on which the rules of a lobby can be chosen."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Shows the page."""
        # Imported late: the page has a button to the rules written out.
        from bot.panels.options import show_options

        await show_options(request, table)


class ReadRules(TableButton, prefix="rules"):
    """A page of the rules; the word is the game and the page."""

    versioned = False

    async def press(self, request: Request) -> None:
        """Shows the page, also where there is no table."""
        game, _, page = self.target.word.partition(" ")
        if self.target.table == NO_TABLE.table and game in BOOKS:
            await show_rules(request, game, None, page)
        else:
            await super().press(request)

    async def act(self, request: Request, table: Table) -> None:
        """Shows the page in place of the private message that has the button."""
        await show_rules(request, table.game, table, self.target.word.rpartition(" ")[2])
