"""The lobby: who sits, the rules in short, and the buttons to join and begin."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord.ui import Button, Container, LayoutView, Separator, TextDisplay

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.panels.item import PUBLIC, TableButton, TableSelect, Target, row
from bot.panels.rules import OpenOptions
from bot.render import names
from bot.render.labels import shorten
from bot.render.links import jump_url
from bot.render.rules import headline
from bot.request import Request
from bot.tables.table import Table
from engine.game import Refusal
from engine.games import GAMES
from engine.notation import read_number
from engine.players import levels


class LobbyView(LayoutView):
    """The lobby's message."""

    def __init__(self, say: Tongue, table: Table) -> None:
        super().__init__(timeout=None)
        target = Target.at(table)
        computers = any(seat.level for seat in table.seats)
        enough = len(table.seats) >= 2
        full = len(table.seats) >= table.seat_limit
        teams = list(_teams(say, table))
        places = ChangePlaces.make(target, say("select-change-places"), _places(say, table))
        shown, chosen = presentation(table.game), table.rules
        self.add_item(
            Container(
                TextDisplay(
                    f"### {say('lobby-title', game=shown.name(say))}\n{headline(say, table)}\n"
                    f"{shown.book.profile_line(say, chosen, below_end=True)}"
                ),
                Separator(),
                TextDisplay(_seats(say, table)),
                *([TextDisplay("\n".join(teams))] if teams else []),
                *([] if enough else [TextDisplay(f"-# {say('lobby-alone')}")]),
                Separator(),
                TextDisplay(f"-# {shown.book.summary(say, chosen)}"),
                row(
                    Begin.make(target, say("button-begin"), style=discord.ButtonStyle.success, disabled=not enough),
                    Join.make(target, say("button-join"), style=discord.ButtonStyle.primary, disabled=full),
                    LeaveLobby.make(target, say("button-leave")),
                ),
                *([row(places)] if enough and teams else []),
                *([] if full else [row(AddComputer.make(target, say("select-add-computer"), _levels(say, table)))]),
                row(
                    RemoveComputer.make(target, say("button-remove-computer")) if computers else None,
                    OpenOptions.make(target, say("button-rules")),
                    CloseLobby.make(target, say("button-close")),
                ),
                accent_colour=PUBLIC,
            )
        )


def announcement(say: Tongue, game: str, name: str, *, table: Table | None = None, refused: str = "") -> LayoutView:
    """Returns what the channel sees of a match in a thread: at first only who invites, then the way in."""
    view, title = LayoutView(timeout=None), presentation(game).name(say)
    container: Container[LayoutView] = Container(
        TextDisplay(
            f"### {say('lobby-title', game=title)}\n{say('lobby-invitation', name=names.escaped(name), game=title)}"
        ),
        accent_colour=PUBLIC,
    )
    if table is not None:
        join = Join.make(Target.at(table), say("button-join"), style=discord.ButtonStyle.primary)
        link: Button[LayoutView] = Button(label=say("button-go-to-table"), url=jump_url(table))
        # Nothing about the rules: they may still be changed, and this message is not kept up to date.
        container.add_item(row(join, link))
    if refused:
        container.add_item(TextDisplay(refused))
    view.add_item(container)
    return view


def _seats(say: Tongue, table: Table) -> str:
    lines = []
    for number in range(table.seat_limit):
        if number < len(table.seats):
            seat = table.seats[number]
            role = say("lobby-host") if seat.user_id == table.owner_id else names.level(say, seat)
            lines.append(f"{number + 1}. {names.beside(say, names.marked(seat), role)}")
        else:
            lines.append(f"{number + 1}. *{say('lobby-free-seat')}*")
    return "\n".join(lines)


def _teams(say: Tongue, table: Table) -> Iterator[str]:
    """Yields who plays with whom when all seats are taken, and what it is if the match begins now, in a game in which
    there are teams."""
    game, full, taken = GAMES[table.game], table.seat_limit, len(table.seats)
    if len(set(game.teams(table.rules, full))) < full:
        yield f"**{_pairing(say, table, full)}**"
    if 1 < taken < full and any(len(set(game.teams(table.rules, seats))) < seats for seats in (taken, full)):
        yield f"-# {_pairing(say, table, taken)}"


def _pairing(say: Tongue, table: Table, seats: int) -> str:
    """Returns the teams of so many seats, those that are free by their numbers."""
    teams = GAMES[table.game].teams(table.rules, seats)
    if len(set(teams)) == seats:
        return say("lobby-no-teams", seats=seats)
    known = [names.small(seat) for seat in table.seats]
    known += [f"#{number + 1}" for number in range(len(known), seats)]
    sides = [
        " + ".join(name for name, belongs in zip(known, teams, strict=False) if belongs == team)
        for team in sorted(set(teams))
    ]
    return say("lobby-teams", seats=seats, teams=" · ".join(sides))


def _places(say: Tongue, table: Table) -> list[discord.SelectOption]:
    """Returns the seats that are taken."""
    return [
        discord.SelectOption(label=shorten(f"{seat.number + 1}. {names.seat_label(seat)}"), value=str(seat.number))
        for seat in table.seats
    ]


def _levels(say: Tongue, table: Table) -> list[discord.SelectOption]:
    """Returns the levels of a game's computer players to choose from, each with what it is like."""
    return [
        discord.SelectOption(label=say(f"level-{level}"), value=level, description=say(f"level-{level}-about"))
        for level in levels(table.game)
    ]


class LobbyItem:
    """A control of the lobby: what it did shows in the lobby itself."""

    @staticmethod
    async def answer(request: Request, table: Table, result: Table | Refusal) -> None:
        """Shows the lobby as it is now, or says why nothing happened."""
        if isinstance(result, Refusal):
            await request.refuse(result, table)
        elif result.status == "lobby":
            await request.bot.presenter.show_in_answer(request.interaction, result)
        else:
            await request.interaction.response.defer()

    @classmethod
    async def stale(cls, request: Request, table: Table) -> None:
        """Shows the lobby as it is; the click does nothing else."""
        if table.status == "lobby":
            await request.bot.presenter.show_in_answer(request.interaction, table)
        await request.tell(request.say("refusal-stale"))


class LobbyButton(LobbyItem, TableButton):
    """A button of the lobby."""


class Join(TableButton, prefix="join"):
    """Takes a seat. Two people who join at the same moment both mean it: the host decides, not the version."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Seats the person; in the channel the answer is a private line, for the lobby is in the thread."""
        result = await request.host.join(table.id, request.person)
        if isinstance(result, Refusal):
            await request.refuse(result, table)
        elif request.interaction.channel_id == table.channel_id:
            await request.bot.presenter.show_in_answer(request.interaction, result)
        else:
            await request.tell(request.say("joined-elsewhere", channel=f"<#{table.channel_id}>"))


class LeaveLobby(LobbyButton, prefix="leave"):
    """Gives the seat up."""

    versioned = False

    async def act(self, request: Request, table: Table) -> None:
        """Frees the seat; the last person closes the lobby."""
        if table.status != "lobby":
            await request.refuse(Refusal("already_started"))
            return
        await self.answer(request, table, await request.host.leave(table.id, request.user_id))


class ChangePlaces(LobbyItem, TableSelect, prefix="places"):
    """Changes places with the seat that is chosen, in a game in which the seat says who plays with whom."""

    async def act(self, request: Request, table: Table) -> None:
        """Changes the places."""
        number = read_number(self.choice)
        result = await request.host.change_places(table.id, request.user_id, -1 if number is None else number)
        await self.answer(request, table, result)


class AddComputer(LobbyItem, TableSelect, prefix="add"):
    """Gives a seat to a computer of a level."""

    async def act(self, request: Request, table: Table) -> None:
        """Seats the computer."""
        await self.answer(request, table, await request.host.add_computer(table.id, request.user_id, self.choice))


class RemoveComputer(LobbyButton, prefix="remove"):
    """Takes the last computer's seat away."""

    async def act(self, request: Request, table: Table) -> None:
        """Frees the seat."""
        await self.answer(request, table, await request.host.remove_computer(table.id, request.user_id))


class Begin(LobbyButton, prefix="begin"):
    """Deals the first hand."""

    async def act(self, request: Request, table: Table) -> None:
        """Begins the match; the presenter shows the table."""
        await self.answer(request, table, await request.host.begin(table.id, request.user_id))


class CloseLobby(LobbyButton, prefix="close"):
    """Closes the lobby without a match."""

    async def act(self, request: Request, table: Table) -> None:
        """Closes it."""
        await self.answer(request, table, await request.host.close_lobby(table.id, request.user_id, request.is_admin))
