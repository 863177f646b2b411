"""What every game's group has for its matches: join, leave, resign and cancel; and how a table is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.commands.places import gets_thread, missing_permissions, start_here, start_in_thread, table_here
from bot.commands.texts import described
from bot.games.books import BOOKS
from bot.games.presentation import presentation
from bot.panels.menu import confirm_cancel, confirm_resign
from bot.panels.play import show_result
from bot.request import Request
from bot.tables.attendance import attended, may_cancel
from bot.tables.opening import seats_for
from bot.tables.table import Table
from engine.game import Refusal
from engine.games import GAMES
from engine.players import levels

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.request import Interaction

CLOCKS = [
    app_commands.Choice(name=described(key), value=seconds)
    for key, seconds in (("choice-clock-off", 0), ("choice-60-s", 60), ("choice-3-min", 180), ("choice-12-h", 43_200))
]


def level_choices(game: str) -> list[app_commands.Choice[str]]:
    """Returns the levels of a game's computer players."""
    return [app_commands.Choice(name=described(f"level-{level}"), value=level) for level in levels(game)]


async def open_table(
    interaction: Interaction,
    game: str,
    options: Mapping[str, Any],
    seats: int | None,
    computers: int,
    level: str,
    clock: int,
) -> None:
    """Opens a lobby, in a thread of its own where the bot may make one.

    `options`: what was chosen, as the rules read it; the server's profile where none was."""
    request = await Request.of(interaction)
    missing = missing_permissions(interaction)
    if missing:
        names = request.say("list-comma").join(request.say(f"permission-{name.replace('_', '-')}") for name in missing)
        await request.tell(request.say("start-missing-permissions", permissions=names))
        return
    wanted = {"profile": await request.bot.profiles.of_server(interaction.guild_id or 0, game), **options}
    rules = GAMES[game].rules(wanted)
    if isinstance(rules, Refusal):
        await request.refuse(rules, game=game)
        return
    most = GAMES[game].seats(rules)[-1]
    seat_limit = seats_for(seats, computers, most)
    if isinstance(seat_limit, Refusal):
        await request.refuse(seat_limit)
        return
    option = BOOKS[game].seats_option
    if option is not None and seat_limit < most:
        wanted[option] = seat_limit
    chosen: dict[str, Any] = {
        "game": game,
        "options": wanted,
        "seat_limit": seat_limit,
        "computers": (level,) * computers,
        "clock": clock or None,
    }
    # Before a thread is made and the channel is told.
    refusal = request.host.refusal_to_create(request.person, **chosen)
    if refusal is not None:
        await request.refuse(refusal, game=game)
        return

    async def create(channel_id: int) -> Table | Refusal:
        return await request.host.create(interaction.guild_id or 0, channel_id, request.person, **chosen)

    if gets_thread(interaction):
        await start_in_thread(request, game, create)
    else:
        await start_here(request, create)


async def join(interaction: Interaction) -> None:
    """Takes a seat in the lobby, or the own seat back from the computer."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is None:
        return
    seat = table.seat_of(request.user_id)
    if seat is not None and seat.held:
        await show_result(request, table, await request.host.return_to_seat(table.id, request.user_id))
        return
    result = await request.host.join(table.id, request.person)
    if isinstance(result, Refusal):
        await request.refuse(result, table)
    else:
        await request.tell(request.say("joined"))


async def leave(interaction: Interaction) -> None:
    """Gives up a seat of a lobby; in a match a computer plays on until the owner returns."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is None:
        return
    result = await request.host.leave(table.id, request.user_id)
    if isinstance(result, Refusal):
        await request.refuse(result, table)
    elif table.status == "lobby":
        await request.tell(request.say("left-lobby"))
    elif attended(result):
        await request.tell(request.say("left-match", command=presentation(table.game).command))
    else:
        await request.tell(request.say("left-parked"))


async def resign(interaction: Interaction) -> None:
    """Asks before the match is lost."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is None:
        return
    if table.seat_of(request.user_id) is None:
        await request.refuse(Refusal("not_seated"))
    elif table.status == "lobby":
        await request.refuse(Refusal("not_started"))
    else:
        await request.show(confirm_resign(request.say, table))


async def cancel(interaction: Interaction) -> None:
    """Closes a lobby; asks before a match is ended without results."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is None:
        return
    if table.status == "lobby":
        result = await request.host.close_lobby(table.id, request.user_id, request.is_admin)
        if isinstance(result, Refusal):
            await request.refuse(result, table)
        else:
            await request.tell(request.say("cancelled-lobby"))
        return
    refusal = may_cancel(table, request.user_id, request.is_admin, request.bot.clock.now())
    if refusal is not None:
        await request.refuse(refusal, table)
    else:
        await request.show(confirm_cancel(request.say, table))


def add_matches(group: app_commands.Group) -> None:
    """Adds the commands to a game's group."""
    for name, callback in (("join", join), ("leave", leave), ("resign", resign), ("cancel", cancel)):
        group.add_command(app_commands.Command(name=name, description=described(f"command-{name}"), callback=callback))
