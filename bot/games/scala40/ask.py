"""Between a hand and the next: whoever has reached the limit says whether they come back."""

from __future__ import annotations

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay

from bot.i18n import Tongue
from bot.panels.item import RESULT, TableButton, Target, row
from bot.panels.menu import Menu
from bot.render import names
from bot.render.scores import hand_lines, how_it_ended, over
from bot.render.table import deadline
from bot.request import Request
from bot.tables.table import Table
from engine.game import Refusal


class AskView(LayoutView):
    """The result of the hand so far, the question, and the two answers."""

    def __init__(self, say: Tongue, table: Table) -> None:
        super().__init__(timeout=None)
        result, target = table.result, Target.at(table)
        assert result is not None, "a hand after which seats are asked has a result"
        self.add_item(
            Container(
                TextDisplay(f"### {over(say, table)}\n{how_it_ended(say, table, result)}"),
                Separator(),
                TextDisplay(hand_lines(say, table, result)),
                Separator(),
                TextDisplay(_question(say, table)),
                row(
                    Rejoin.make(target, say("button-rejoin"), style=discord.ButtonStyle.success),
                    LeaveMatch.make(target, say("button-leave-match")),
                    Menu.make(target, "⋯"),
                ),
                accent_colour=RESULT,
            )
        )


def _question(say: Tongue, table: Table) -> str:
    result, limit = table.result, table.rules.limit
    assert result is not None
    total = max(total for total, out in zip(result.totals, result.out, strict=True) if not out and total < limit)
    seats = [table.seats[number] for number in table.asked]
    who = say("list-comma").join(map(names.mention, seats))
    question = say("ask-question", who=who, total=total)
    return f"{question}\n-# {say('ask-deadline', when=deadline(table))}" if table.deadline else question


async def answer(request: Request, table: Table, verb: str, version: int | None = None) -> Table | Refusal:
    """Answers for the own seat."""
    seat = table.seat_of(request.user_id)
    if seat is None:
        return Refusal("not_seated")
    result = await request.host.play(table.id, request.user_id, f"{verb} {seat.number}", version)
    return result if isinstance(result, Refusal) else result.table


class AnswerButton(TableButton):
    """One of the two answers: whoever presses it answers for themselves."""

    versioned = False
    verb = ""

    async def act(self, request: Request, table: Table) -> None:
        """Answers; the message shows who is still asked, or the presenter shows that the hand is over."""
        result = await answer(request, table, self.verb, self.target.version)
        if isinstance(result, Refusal):
            await request.refuse(result, table)
        elif result.asked:
            await request.bot.presenter.show_in_answer(request.interaction, result)
        else:
            await request.interaction.response.defer()


class Rejoin(AnswerButton, prefix="rejoin"):
    """Comes back."""

    verb = "rejoin"


class LeaveMatch(AnswerButton, prefix="out"):
    """Leaves the match."""

    verb = "leave"
