"""`/scala`: start, join, leave, resign and cancel a match of Scala 40."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.commands.places import gets_thread, missing_permissions, start_here, start_in_thread, table_here
from bot.commands.texts import described
from bot.panels.ask import answer
from bot.panels.menu import confirm_resign
from bot.panels.play import show_result
from bot.profiles import profile_rules
from bot.request import Request
from bot.tables.table import Table
from engine.game import Refusal
from engine.players import DEFAULT_LEVEL
from engine.scala40.rules import PROFILES

if TYPE_CHECKING:
    from bot.request import Interaction

GAME = "scala40"
SEATS = 4
"""Seats of a table where nobody says how many, and the rules allow so many."""

scala = app_commands.Group(name="scala", description=described("command-scala"), guild_only=True)

PROFILE_CHOICES = [
    app_commands.Choice(name=described(f"choice-profile-{profile}"), value=profile) for profile in PROFILES
]
LIMITS = [app_commands.Choice(name=str(limit), value=limit) for limit in (101, 151, 201)]
ANSWERS = [
    app_commands.Choice(name=described("button-rejoin"), value="rejoin"),
    app_commands.Choice(name=described("button-leave-match"), value="leave"),
]
CLOCKS = [
    app_commands.Choice(name=described(key), value=seconds)
    for key, seconds in (("choice-clock-off", 0), ("choice-60-s", 60), ("choice-3-min", 180), ("choice-12-h", 43_200))
]


@scala.command(name="start", description=described("command-start"))
@app_commands.describe(
    profile=described("option-profile"),
    limit=described("option-limit"),
    seats=described("option-seats"),
    computers=described("option-computers"),
    clock=described("option-clock"),
)
@app_commands.choices(profile=PROFILE_CHOICES)
@app_commands.choices(limit=LIMITS, clock=CLOCKS)
async def start(
    interaction: Interaction,
    profile: str | None = None,
    limit: int | None = None,
    seats: app_commands.Range[int, 2, 6] | None = None,
    computers: app_commands.Range[int, 0, 5] = 0,
    clock: int = 0,
) -> None:
    """Opens a lobby, in a thread of its own where the bot may make one."""
    request = await Request.of(interaction)
    missing = missing_permissions(interaction)
    if missing:
        names = ", ".join(request.say(f"permission-{name.replace('_', '-')}") for name in missing)
        await request.tell(request.say("start-missing-permissions", permissions=names))
        return
    profile = profile or await request.bot.profiles.of_server(interaction.guild_id or 0)
    most = profile_rules(profile).players
    seat_limit = max(seats or min(SEATS, most), computers + 1)
    options: dict[str, Any] = {"profile": profile}
    if limit is not None:
        options["limit"] = limit
    if seat_limit < most:
        options["players"] = seat_limit

    chosen: dict[str, Any] = {
        "game": GAME,
        "options": options,
        "seat_limit": seat_limit,
        "computers": (DEFAULT_LEVEL,) * computers,
        "clock": clock or None,
    }
    # Before a thread is made and the channel is told.
    refusal = request.host.refusal_to_create(request.person, **chosen)
    if refusal is not None:
        await request.refuse(refusal)
        return

    async def create(channel_id: int) -> Table | Refusal:
        return await request.host.create(interaction.guild_id or 0, channel_id, request.person, **chosen)

    if gets_thread(interaction):
        await start_in_thread(request, create)
    else:
        await start_here(request, create)


@scala.command(name="join", description=described("command-join"))
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


@scala.command(name="leave", description=described("command-leave"))
async def leave(interaction: Interaction) -> None:
    """Gives up a seat of a lobby; in a match a computer plays on until the owner returns."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is None:
        return
    result = await request.host.leave(table.id, request.user_id)
    if isinstance(result, Refusal):
        await request.refuse(result, table)
    else:
        await request.tell(request.say("left-lobby" if table.status == "lobby" else "left-match"))


@scala.command(name="rejoin", description=described("command-rejoin"))
@app_commands.describe(choice=described("option-rejoin"))
@app_commands.rename(choice="answer")
@app_commands.choices(choice=ANSWERS)
async def rejoin(interaction: Interaction, choice: str = "rejoin") -> None:
    """Answers whether one comes back after reaching the limit."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is None:
        return
    result = await answer(request, table, choice)
    if isinstance(result, Refusal):
        await request.refuse(result, table)
    else:
        await request.tell(request.say("rejoined" if choice == "rejoin" else "left-after-limit"))


@scala.command(name="resign", description=described("command-resign"))
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


@scala.command(name="cancel", description=described("command-cancel"))
async def cancel(interaction: Interaction) -> None:
    """Ends a match without results."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is None:
        return
    result = await request.host.cancel(table.id, request.user_id, request.is_admin)
    if isinstance(result, Refusal):
        await request.refuse(result, table)
    else:
        await request.tell(request.say("cancelled"))
