"""`/scala`: everything about Scala 40."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.commands.figures import add_figures
from bot.commands.legal import matching, notation
from bot.commands.matches import CLOCKS, add_matches, level_choices, open_table
from bot.commands.moves import Choices, add_moves, add_simple_move, draw, hand, hint, picture, play_here, table
from bot.commands.places import table_here
from bot.commands.texts import described
from bot.games.scala40.ask import answer
from bot.games.scala40.presentation import PRESENTATION
from bot.request import Request
from engine.game import Refusal
from engine.players import DEFAULT_LEVEL
from engine.scala40.move import Discard, LayMeld, LayOff, Open, Swap

if TYPE_CHECKING:
    from bot.request import Interaction

scala = app_commands.Group(name=PRESENTATION.command, description=described("command-scala"), guild_only=True)

PROFILE_CHOICES = [
    app_commands.Choice(name=described(f"{PRESENTATION.game}-profile-{profile}-choice"), value=profile)
    for profile in PRESENTATION.book.profiles
]
LIMITS = [app_commands.Choice(name=str(limit), value=limit) for limit in (101, 151, 201)]
ANSWERS = [
    app_commands.Choice(name=described("button-rejoin"), value="rejoin"),
    app_commands.Choice(name=described("button-leave-match"), value="leave"),
]


@scala.command(name="start", description=described("command-start"))
@app_commands.describe(
    profile=described("option-profile"),
    limit=described("option-limit"),
    seats=described("option-seats"),
    computers=described("option-computers"),
    level=described("option-level"),
    clock=described("option-clock"),
)
@app_commands.choices(level=level_choices(PRESENTATION.game))
@app_commands.choices(profile=PROFILE_CHOICES)
@app_commands.choices(limit=LIMITS, clock=CLOCKS)
async def start(
    interaction: Interaction,
    profile: str | None = None,
    limit: int | None = None,
    seats: app_commands.Range[int, 2, 6] | None = None,
    computers: app_commands.Range[int, 0, 5] = 0,
    level: str = DEFAULT_LEVEL,
    clock: int = 0,
) -> None:
    """Opens a lobby."""
    options: dict[str, Any] = {"profile": profile, "limit": limit}
    chosen = {option: value for option, value in options.items() if value is not None}
    await open_table(interaction, PRESENTATION.game, chosen, seats, computers, level, clock)


add_matches(scala)
add_moves(scala, hand, table, picture, draw, hint)
add_figures(scala, PRESENTATION.game)


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


add_simple_move(scala, "putback")
add_simple_move(scala, "undo")


@scala.command(name="discard", description=described("command-discard"))
@app_commands.describe(card=described("option-discard"))
async def discard(interaction: Interaction, card: str) -> None:
    """Ends the turn."""
    await play_here(interaction, f"discard {notation(card)}")


@discard.autocomplete("card")
async def discard_options(interaction: Interaction, current: str) -> Choices:
    """Lists the cards that may be discarded."""
    return await matching(interaction, current, Discard)


@scala.command(name="rejoin", description=described("command-rejoin"))
@app_commands.describe(choice=described("option-rejoin"))
@app_commands.rename(choice="answer")
@app_commands.choices(choice=ANSWERS)
async def rejoin(interaction: Interaction, choice: str = "rejoin") -> None:
    """Answers whether one comes back after reaching the limit."""
    request = await Request.of(interaction)
    found = await table_here(request)
    if found is None:
        return
    result = await answer(request, found, choice)
    if isinstance(result, Refusal):
        await request.refuse(result, found)
    else:
        await request.tell(request.say("rejoined" if choice == "rejoin" else "left-after-limit"))


def _with_word(text: str, word: str) -> str:
    """Lets people leave out the little word between a card and a meld's number."""
    words = text.split()
    return f"{words[0]} {word} {words[1]}" if len(words) == 2 else text
