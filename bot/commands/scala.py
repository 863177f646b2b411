"""`/scala`: everything about Scala 40."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.commands.figures import add_figures
from bot.commands.matches import CLOCKS, add_matches, level_choices, open_table
from bot.commands.moves import add_move, add_moves, add_simple_move, draw, hand, hint, joined_by, picture, table
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
add_move(scala, "open", "melds", "option-melds", Open)
add_move(scala, "meld", "cards", "option-cards", LayMeld)
add_move(scala, "layoff", "card", "option-layoff", LayOff, completed=joined_by("to"))
add_move(scala, "swap", "card", "option-swap", Swap, completed=joined_by("in"))
add_simple_move(scala, "putback")
add_simple_move(scala, "undo")
add_move(scala, "discard", "card", "option-discard", Discard)


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
