"""`/scala`: every move as a command, for keyboards and screen readers; each answers with the private panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.legal import matching, notation
from bot.commands.places import table_here
from bot.commands.scala import scala
from bot.commands.texts import described
from bot.panels.play import play, show_hand
from bot.request import Request
from engine.scala40.move import Discard, LayMeld, LayOff, Open, Swap

if TYPE_CHECKING:
    from bot.request import Interaction

PILES = [
    app_commands.Choice(name=described("choice-stock"), value="stock"),
    app_commands.Choice(name=described("choice-discard"), value="discard"),
]
Choices = list[app_commands.Choice[str]]


async def play_here(interaction: Interaction, text: str) -> None:
    """Plays a move at the table of the channel."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is not None:
        await play(request, table, text)


@scala.command(name="hand", description=described("command-hand"))
async def hand(interaction: Interaction) -> None:
    """Shows the panel."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is not None:
        await show_hand(request, table)


@scala.command(name="table", description=described("command-table"))
async def table(interaction: Interaction) -> None:
    """Shows the table to the one who asks, and to all if its message is gone."""
    request = await Request.of(interaction)
    found = await table_here(request)
    if found is not None:
        await request.show(await request.bot.presenter.view(found))
        await request.bot.presenter.restore(found)


@scala.command(name="draw", description=described("command-draw"))
@app_commands.describe(pile=described("option-pile"))
@app_commands.choices(pile=PILES)
async def draw(interaction: Interaction, pile: str = "stock") -> None:
    """Draws a card."""
    await play_here(interaction, f"draw {pile}")


@scala.command(name="open", description=described("command-open"))
@app_commands.describe(melds=described("option-melds"))
async def open_(interaction: Interaction, melds: str) -> None:
    """Lays the first melds of the hand."""
    await play_here(interaction, f"open {notation(melds)}")


@open_.autocomplete("melds")
async def open_options(interaction: Interaction, current: str) -> Choices:
    """Lists the openings."""
    return await matching(interaction, current, Open)


@scala.command(name="meld", description=described("command-meld"))
@app_commands.describe(cards=described("option-cards"))
async def meld(interaction: Interaction, cards: str) -> None:
    """Lays a new meld."""
    await play_here(interaction, f"meld {notation(cards)}")


@meld.autocomplete("cards")
async def meld_options(interaction: Interaction, current: str) -> Choices:
    """Lists the melds."""
    return await matching(interaction, current, LayMeld)


@scala.command(name="layoff", description=described("command-layoff"))
@app_commands.describe(card=described("option-layoff"))
async def layoff(interaction: Interaction, card: str) -> None:
    """Adds a card to a meld."""
    await play_here(interaction, f"layoff {_with_word(notation(card), 'to')}")


@layoff.autocomplete("card")
async def layoff_options(interaction: Interaction, current: str) -> Choices:
    """Lists the cards that fit somewhere."""
    return await matching(interaction, current, LayOff)


@scala.command(name="swap", description=described("command-swap"))
@app_commands.describe(card=described("option-swap"))
async def swap(interaction: Interaction, card: str) -> None:
    """Takes a joker for the card it stands for."""
    await play_here(interaction, f"swap {_with_word(notation(card), 'in')}")


@swap.autocomplete("card")
async def swap_options(interaction: Interaction, current: str) -> Choices:
    """Lists the jokers that can be had."""
    return await matching(interaction, current, Swap)


@scala.command(name="putback", description=described("command-putback"))
async def putback(interaction: Interaction) -> None:
    """Puts the card taken from the pile back."""
    await play_here(interaction, "putback")


@scala.command(name="undo", description=described("command-undo"))
async def undo(interaction: Interaction) -> None:
    """Takes back the last action on the table."""
    await play_here(interaction, "undo")


@scala.command(name="discard", description=described("command-discard"))
@app_commands.describe(card=described("option-discard"))
async def discard(interaction: Interaction, card: str) -> None:
    """Ends the turn."""
    await play_here(interaction, f"discard {notation(card)}")


@discard.autocomplete("card")
async def discard_options(interaction: Interaction, current: str) -> Choices:
    """Lists the cards that may be discarded."""
    return await matching(interaction, current, Discard)


def _with_word(text: str, word: str) -> str:
    """Lets people leave out the little word between a card and a meld's number."""
    words = text.split()
    return f"{words[0]} {word} {words[1]}" if len(words) == 2 else text
