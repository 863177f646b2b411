"""Moves as commands, for keyboards and screen readers; each answers with the private panel."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.commands.legal import argument_of, matching
from bot.commands.places import table_here
from bot.commands.texts import described
from bot.panels.hint import show_hint
from bot.panels.menu import show_hand_picture, show_table_picture
from bot.panels.parked import ParkedList
from bot.panels.play import claim, play, show_hand
from bot.request import Request

if TYPE_CHECKING:
    from bot.request import Interaction

PILES = [
    app_commands.Choice(name=described("choice-stock"), value="stock"),
    app_commands.Choice(name=described("choice-discard"), value="discard"),
]
PICTURES = [
    app_commands.Choice(name=described("button-picture-table"), value="table"),
    app_commands.Choice(name=described("button-picture-hand"), value="hand"),
]
Choices = list[app_commands.Choice[str]]


async def play_here(interaction: Interaction, text: str) -> None:
    """Plays a move at the table of the channel."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is not None:
        await play(request, table, text)


async def hand(interaction: Interaction) -> None:
    """Shows the panel."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is not None:
        await show_hand(request, table)


async def table(interaction: Interaction) -> None:
    """Shows the table to the one who asks, and to all if its message is gone; where there is none, the parked matches
    that the one who asks can take up again."""
    request = await Request.of(interaction)
    if request.host.in_channel(interaction.channel_id or 0) is None:
        parked = request.host.parked_tables(interaction.guild_id or 0, request.user_id)
        if parked:
            await request.show(ParkedList(request.say, parked))
            return
    found = await table_here(request)
    if found is not None:
        await request.show(await request.bot.presenter.view(found))
        await request.bot.presenter.restore(found)


async def hint(interaction: Interaction) -> None:
    """Asks for a hint."""
    request = await Request.of(interaction)
    found = await table_here(request)
    if found is not None:
        await show_hint(request, found)


@app_commands.describe(pile=described("option-pile"))
@app_commands.choices(pile=PILES)
async def draw(interaction: Interaction, pile: str = "stock") -> None:
    """Draws a card."""
    await play_here(interaction, f"draw {pile}")


@app_commands.describe(what=described("option-picture"))
@app_commands.choices(what=PICTURES)
async def picture(interaction: Interaction, what: str = "table") -> None:
    """Shows the table or the own hand as a picture."""
    request = await Request.of(interaction)
    found = await table_here(request)
    if found is None:
        return
    if what == "hand":
        await show_hand_picture(request, found)
    else:
        await show_table_picture(request, found)


async def declare(interaction: Interaction) -> None:
    """Shows a hand that ends the deal, in one's turn or out of it."""
    request = await Request.of(interaction)
    found = await table_here(request)
    if found is not None:
        await claim(request, found)


def add_moves(group: app_commands.Group, *callbacks: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """Adds these commands of this module, each under the name of its function, to a game's group."""
    for callback in callbacks:
        name = callback.__name__
        group.add_command(app_commands.Command(name=name, description=described(f"command-{name}"), callback=callback))


def joined_by(word: str) -> Callable[[str], str]:
    """Returns what puts back the little word between two others, which people leave out."""

    def completed(text: str) -> str:
        words = text.split()
        return f" {word} ".join(words) if len(words) == 2 else text

    return completed


def add_simple_move(group: app_commands.Group, name: str, move: str = "") -> None:
    """Adds a command without options that plays a move, its own name where none is given."""

    async def callback(interaction: Interaction) -> None:
        await play_here(interaction, move or name)

    group.add_command(app_commands.Command(name=name, description=described(f"command-{name}"), callback=callback))


def add_move(
    group: app_commands.Group,
    name: str,
    argument: str,
    option: str,
    *kinds: type[Any],
    completed: Callable[[str], str] = str,
    description: str = "",
) -> None:
    """Adds a command that plays the move somebody types, with the legal moves of these kinds to choose from.

    `option`: the key of what describes its one argument; `completed`: puts back the little words that people
    leave out; `description`: the key of its description where that is not its name's."""

    @app_commands.describe(typed=described(option))
    @app_commands.rename(typed=argument)
    async def callback(interaction: Interaction, typed: str) -> None:
        await play_here(interaction, f"{name} {completed(argument_of(name, typed))}")

    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name=name, description=described(description or f"command-{name}"), callback=callback
    )

    @command.autocomplete("typed")
    async def choices(interaction: Interaction, current: str) -> Choices:
        return await matching(interaction, current, *kinds)

    group.add_command(command)
