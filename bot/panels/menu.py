"""The small private menu behind the three dots of the table: what is not needed in every turn."""

from __future__ import annotations

import discord
from discord.ui import Container, LayoutView, TextDisplay

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels import notes
from bot.panels.item import DANGER, PRIVATE, TableButton, Target, row
from bot.panels.pictures import PicturePage, of_hand, of_table
from bot.panels.play import see, show_result, why_no_hand
from bot.panels.rules import ReadRules
from bot.render import scores
from bot.render.table import headline
from bot.request import Request
from bot.tables.table import Table
from engine.game import Refusal


class MenuView(LayoutView):
    """The menu for one person: scores and rules for everybody, the seat for whoever has one."""

    def __init__(self, say: Tongue, table: Table, user_id: int) -> None:
        super().__init__(timeout=None)
        target = Target.at(table)
        container: Container[LayoutView] = Container(
            TextDisplay(f"### {say('menu-title')}"),
            row(Scores.make(target, say("button-scores")), ReadRules.make(target, say("button-rules"))),
            accent_colour=PRIVATE,
        )
        seat = table.seat_of(user_id)
        if table.status == "playing":
            hand = HandAsPicture.make(target, say("button-picture-hand")) if why_no_hand(table, seat) is None else None
            container.add_item(row(TableAsPicture.make(target, say("button-picture-table")), hand))
        if seat is not None and seat.eliminated_in is None:
            away = (
                Return.make(target, say("button-return"), style=discord.ButtonStyle.success)
                if seat.held
                else Away.make(target, say("button-away"))
            )
            resign = Resign.make(target, say("button-resign"), style=discord.ButtonStyle.danger)
            container.add_item(row(away, resign))
        self.add_item(container)


def confirm_resign(say: Tongue, table: Table) -> LayoutView:
    """Returns the question before a resignation."""
    question = say("resign-question", command=presentation(table.game).command)
    if len(table.sides) < len(table.seats):
        question = f"{question}\n{say('resign-team')}"
    confirm = ConfirmResign.make(Target.at(table), say("button-confirm-resign"), style=discord.ButtonStyle.danger)
    return _question(question, confirm)


def confirm_cancel(say: Tongue, table: Table) -> LayoutView:
    """Returns the question before a match is ended without results."""
    confirm = ConfirmCancel.make(Target.at(table), say("button-confirm-cancel"), style=discord.ButtonStyle.danger)
    return _question(say("cancel-question"), confirm)


def _question(text: str, confirm: TableButton) -> LayoutView:
    view = LayoutView(timeout=None)
    view.add_item(Container(TextDisplay(text), row(confirm), accent_colour=DANGER))
    return view


async def show_table_picture(request: Request, table: Table) -> None:
    """Answers with the table as a picture."""
    if table.state is None:
        await request.refuse(Refusal("not_started"), table)
        return
    await request.show(PicturePage(headline(request.say, table), await of_table(request.say, table)))


async def show_hand_picture(request: Request, table: Table) -> None:
    """Answers with the own hand as a picture."""
    seat = table.seat_of(request.user_id)
    refusal = why_no_hand(table, seat)
    if seat is None or refusal is not None:
        await request.refuse(refusal or Refusal("not_seated"), table)
        return
    await see(table, seat)
    shown = await of_hand(request.say, table, seat, request.likes.order)
    await request.show(PicturePage(f"### {request.say('hand-title')}", shown))


class MenuButton(TableButton):
    """A button of the menu, which stays true whatever moves are made."""

    versioned = False


class Menu(MenuButton, prefix="menu"):
    """The three dots."""

    async def act(self, request: Request, table: Table) -> None:
        """Shows the menu."""
        await request.show(MenuView(request.say, table, request.user_id))


class Scores(MenuButton, prefix="scores"):
    """The totals of the match."""

    async def act(self, request: Request, table: Table) -> None:
        """Shows them in place of the menu."""
        chart = await request.bot.presenter.chart(request.say, table)
        await request.show(PicturePage(scores.page(request.say, table), chart))


class TableAsPicture(MenuButton, prefix="see-table"):
    """The table as a picture."""

    async def act(self, request: Request, table: Table) -> None:
        """Shows it in place of the menu."""
        await show_table_picture(request, table)


class HandAsPicture(MenuButton, prefix="see-hand"):
    """The own hand as a picture."""

    async def act(self, request: Request, table: Table) -> None:
        """Shows it in place of the menu."""
        await show_hand_picture(request, table)


class Away(MenuButton, prefix="away"):
    """Lets a computer play until the owner returns."""

    async def act(self, request: Request, table: Table) -> None:
        """Leaves the seat."""
        result = await request.host.leave(table.id, request.user_id)
        if isinstance(result, Refusal):
            await request.show(notes.text(request.explain(result, table)))
        else:
            await request.show(MenuView(request.say, result, request.user_id))


class Return(MenuButton, prefix="back-in"):
    """Gives the seat back to its owner."""

    async def act(self, request: Request, table: Table) -> None:
        """Returns to the seat and shows the hand."""
        await show_result(request, table, await request.host.return_to_seat(table.id, request.user_id))


class Resign(MenuButton, prefix="resign"):
    """Asks before a resignation."""

    async def act(self, request: Request, table: Table) -> None:
        """Shows the question."""
        await request.show(confirm_resign(request.say, table))


class ConfirmResign(MenuButton, prefix="resign-yes"):
    """Loses the match."""

    async def act(self, request: Request, table: Table) -> None:
        """Resigns."""
        result = await request.host.resign(table.id, request.user_id)
        if isinstance(result, Refusal):
            done = request.explain(result, table)
        else:
            done = request.say("resigned" if result.open else "resigned-over")
        await request.show(notes.text(done))


class ConfirmCancel(MenuButton, prefix="cancel-yes"):
    """Ends the match for everybody."""

    async def act(self, request: Request, table: Table) -> None:
        """Cancels the match, if the person still may."""
        result = await request.host.cancel(table.id, request.user_id, request.is_admin)
        done = request.explain(result, table) if isinstance(result, Refusal) else request.say("cancelled")
        await request.show(notes.text(done))
