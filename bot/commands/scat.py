"""`/scat`: everything about Scat (31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.figures import add_figures
from bot.commands.matches import CLOCKS, add_matches, level_choices, open_table
from bot.commands.moves import add_move, add_moves, add_simple_move, declare, draw, hand, hint, picture, table
from bot.commands.texts import described
from bot.games.scat.presentation import PRESENTATION
from engine.players import DEFAULT_LEVEL
from engine.scat.move import Discard

if TYPE_CHECKING:
    from bot.request import Interaction

scat = app_commands.Group(name=PRESENTATION.command, description=described("command-scat"), guild_only=True)


@scat.command(name="start", description=described("command-start"))
@app_commands.describe(
    lives=described("option-lives"),
    seats=described("option-seats"),
    computers=described("option-computers"),
    level=described("option-level"),
    clock=described("option-clock"),
)
@app_commands.choices(level=level_choices(PRESENTATION.game))
@app_commands.choices(clock=CLOCKS)
async def start(
    interaction: Interaction,
    lives: app_commands.Range[int, 1, 9] | None = None,
    seats: app_commands.Range[int, 2, 9] | None = None,
    computers: app_commands.Range[int, 0, 8] = 0,
    level: str = DEFAULT_LEVEL,
    clock: int = 0,
) -> None:
    """Opens a lobby."""
    options = {} if lives is None else {"lives": lives}
    await open_table(interaction, PRESENTATION.game, options, seats, computers, level, clock)


add_matches(scat)
add_moves(scat, hand, table, picture, draw, declare, hint)
add_figures(scat, PRESENTATION.game)
for name in ("knock", "stand", "stop"):
    add_simple_move(scat, name)
add_move(scat, "discard", "card", "option-discard", Discard)
