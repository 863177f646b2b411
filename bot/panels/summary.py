"""After a hand: everybody's cards, penalties and totals. After a match: the final standing and a rematch."""

from __future__ import annotations

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay

from bot.attachments import PictureView, Shown
from bot.i18n import Tongue
from bot.panels import notes
from bot.panels.item import RESULT, TableButton, Target, row
from bot.render import hints, names, remarks, scores
from bot.render.table import deadline
from bot.request import Request
from bot.tables.presenter import Change
from bot.tables.table import Seat, Table
from engine.game import Refusal


class SummaryView(PictureView):
    """What a hand has cost everybody, and when the next one comes, unless that is past."""

    def __init__(
        self, say: Tongue, table: Table, change: Change, picture: Shown | None = None, *, past: bool = False
    ) -> None:
        super().__init__()
        result = change.result
        assert result is not None, "a hand that is over has a result"
        how = scores.how_it_ended(say, table, result)
        farewell = remarks.after(say, table, "out", result.eliminated)
        container: Container[LayoutView] = Container(
            TextDisplay(f"### {scores.over(say, table)}\n{how}"),
            Separator(),
            TextDisplay(_lines(scores.hand_lines(say, table, result), hints.used(say, table), farewell)),
            *self.gallery(picture),
            accent_colour=RESULT,
        )
        if table.status == "pause" and not past:
            container.add_item(TextDisplay(say("summary-next", when=deadline(table))))
        proof = [notes.unlocked(say, table, change.secret)] if change.secret else []
        if table.status == "pause" and table.commitment:
            proof.append(notes.locked(say, table, table.hand + 1, table.commitment))
        if proof:
            container.add_item(TextDisplay("\n".join(f"-# {line}" for line in proof)))
        self.add_item(container)


class StandingView(PictureView):
    """How the match ended."""

    def __init__(self, say: Tongue, table: Table, change: Change, chart: Shown | None = None) -> None:
        super().__init__()
        if change.result is None:
            how, standing, first = say("standing-nobody"), scores.totals(say, table), []
        else:
            how, standing = (tell(say, table, change.places) for tell in (scores.winners, scores.standing))
            first = [seat for seat, place in enumerate(change.places) if place == 1]
        thanks = remarks.after(say, table, "wins", first)
        rematch = Rematch.make(Target.at(table), say("button-rematch"), style=discord.ButtonStyle.success)
        self.add_item(
            Container(
                TextDisplay(f"### {say('standing-title')}\n{how}"),
                Separator(),
                TextDisplay(_lines(standing, hints.used(say, table), thanks)),
                *self.gallery(chart),
                row(rematch),
                accent_colour=RESULT,
            )
        )


def _lines(*parts: str) -> str:
    """Returns the parts below one another; empty ones are left out."""
    return "\n".join(filter(None, parts))


def _host(table: Table) -> Seat:
    """Returns the seat of who opened a lobby, or leads it now."""
    return next(seat for seat in table.seats if seat.user_id == table.owner_id)


class Rematch(TableButton, prefix="rematch"):
    """Opens a lobby like that of the match that has ended, or takes a seat in it."""

    async def press(self, request: Request) -> None:
        """Opens or joins the lobby; the table of the button is gone from the host sooner or later."""
        result = await request.host.rematch(self.target.table, request.person)
        if isinstance(result, Refusal):
            await request.refuse(result)
        elif result.message_id is None:
            try:
                await request.interaction.response.defer()
            finally:
                await request.bot.presenter.post_lobby(result)
        else:
            await request.tell(request.say("joined-rematch", name=names.marked(_host(result))))
