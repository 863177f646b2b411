"""`/schwimmen`: everything about Schwimmen, the German 31."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.figures import add_figures
from bot.commands.matches import CLOCKS, add_matches, level_choices, open_table
from bot.commands.moves import add_move, add_moves, add_simple_move, declare, hand, hint, joined_by, picture, table
from bot.commands.texts import described
from bot.games.schwimmen.presentation import PRESENTATION
from engine.players import DEFAULT_LEVEL
from engine.schwimmen.move import Swap

if TYPE_CHECKING:
    from bot.request import Interaction

schwimmen = app_commands.Group(name=PRESENTATION.command, description=described("command-schwimmen"), guild_only=True)


@schwimmen.command(name="start", description=described("command-start"))
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
    seats: app_commands.Range[int, 2, 8] | None = None,
    computers: app_commands.Range[int, 0, 7] = 0,
    level: str = DEFAULT_LEVEL,
    clock: int = 0,
) -> None:
    """Opens a lobby."""
    options = {} if lives is None else {"lives": lives}
    await open_table(interaction, PRESENTATION.game, options, seats, computers, level, clock)


add_matches(schwimmen)
add_moves(schwimmen, hand, table, picture, declare, hint)
add_figures(schwimmen, PRESENTATION.game)
for name in ("keep", "exchange", "pass", "close"):
    add_simple_move(schwimmen, name)
add_simple_move(schwimmen, "swap-all", "swap all")
add_move(
    schwimmen, "swap", "cards", "option-swap-one", Swap, completed=joined_by("for"), description="command-swap-one"
)
