"""`/samba`: everything about Samba."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.commands.figures import add_figures
from bot.commands.matches import CLOCKS, add_matches, level_choices, open_table
from bot.commands.moves import add_move, add_moves, add_simple_move, hand, hint, picture, play_here, table
from bot.commands.places import table_here
from bot.commands.texts import described
from bot.games.samba.presentation import PRESENTATION
from bot.request import Request
from engine.game import Refusal
from engine.players import DEFAULT_LEVEL
from engine.samba.move import Add, Discard, Lay, Merge, Red, TakeTo, TakeWith

if TYPE_CHECKING:
    from bot.request import Interaction

samba = app_commands.Group(name=PRESENTATION.command, description=described("command-samba"), guild_only=True)

PROFILE_CHOICES = [
    app_commands.Choice(name=described(f"{PRESENTATION.game}-profile-{profile}-choice"), value=profile)
    for profile in PRESENTATION.book.profiles
]
TARGETS = [app_commands.Choice(name=str(target), value=target) for target in (3000, 5000, 10_000)]
ANSWERS = [
    app_commands.Choice(name=described("samba-button-yes"), value="yes"),
    app_commands.Choice(name=described("samba-button-no"), value="no"),
]


@samba.command(name="start", description=described("command-start"))
@app_commands.describe(
    profile=described("option-profile"),
    target=described("option-target"),
    seats=described("option-seats"),
    computers=described("option-computers"),
    level=described("option-level"),
    clock=described("option-clock"),
)
@app_commands.choices(level=level_choices(PRESENTATION.game))
@app_commands.choices(profile=PROFILE_CHOICES)
@app_commands.choices(target=TARGETS, clock=CLOCKS)
async def start(
    interaction: Interaction,
    profile: str | None = None,
    target: int | None = None,
    seats: app_commands.Range[int, 2, 6] | None = None,
    computers: app_commands.Range[int, 0, 5] = 0,
    level: str = DEFAULT_LEVEL,
    clock: int = 0,
) -> None:
    """Opens a lobby."""
    options: dict[str, Any] = {"profile": profile, "target": target}
    chosen = {option: value for option, value in options.items() if value is not None}
    await open_table(interaction, PRESENTATION.game, chosen, seats, computers, level, clock)


@samba.command(name="seat", description=described("command-seat"))
@app_commands.describe(place=described("option-place"))
async def seat(interaction: Interaction, place: app_commands.Range[int, 1, 6]) -> None:
    """Changes places in the lobby."""
    request = await Request.of(interaction)
    found = await table_here(request)
    if found is None:
        return
    result = await request.host.change_places(found.id, request.user_id, place - 1)
    if isinstance(result, Refusal):
        await request.refuse(result, found)
    else:
        await request.tell(request.say("places-changed", seat=place))


def _to_meld(text: str) -> str:
    """Lets people leave out the little word between cards and a meld's number."""
    *given, number = text.split() or [""]
    return f"{' '.join(given).removesuffix(' to')} to {number}" if given else text


def _pile(text: str) -> str:
    """Lets people leave out the little words: two cards, or the number of a meld, are enough."""
    first = text.split(" ")[0]
    if first == "pile":
        return text
    if first in ("with", "to"):
        return f"pile {text}"
    return f"pile to {text}" if text.isdecimal() else f"pile with {text}"


add_matches(samba)
add_moves(samba, hand, table, picture, hint)
add_figures(samba, PRESENTATION.game)
add_simple_move(samba, "draw", "draw stock")
for name in ("ask", "undo", "stop"):
    add_simple_move(samba, name)
add_move(samba, "take", "cards", "option-take", TakeWith, TakeTo, completed=_pile)
add_move(samba, "meld", "melds", "option-melds", Lay)
add_move(samba, "add", "cards", "option-add", Add, completed=_to_meld)
add_move(samba, "merge", "melds", "option-merge", Merge)
add_move(samba, "red", "card", "option-red", Red)
add_move(samba, "discard", "card", "option-discard", Discard)


@samba.command(name="answer", description=described("command-answer"))
@app_commands.describe(choice=described("option-answer"))
@app_commands.rename(choice="answer")
@app_commands.choices(choice=ANSWERS)
async def answer(interaction: Interaction, choice: str) -> None:
    """Answers the partner."""
    await play_here(interaction, f"answer {choice}")
