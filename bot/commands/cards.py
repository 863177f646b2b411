"""`/cards`: what concerns every game: how to begin, and the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.privacy import add_privacy
from bot.commands.texts import described
from bot.commands.verify import add_verify
from bot.games.books import BOOKS
from bot.i18n import languages, tongue
from bot.panels.help import show_help
from bot.panels.server import AUTOMATIC, show_settings
from bot.panels.taste import show_taste
from bot.people import NOTIFY
from bot.request import Request
from storage.settings import Setting

if TYPE_CHECKING:
    from bot.request import Interaction

cards = app_commands.Group(name="cards", description=described("command-cards"), guild_only=True)

GAMES = [app_commands.Choice(name=described(f"game-{game}"), value=game) for game in BOOKS]
LANGUAGES = [
    app_commands.Choice(name=described("choice-automatic"), value=AUTOMATIC),
    # Every language under its own name, whatever language the reader has now.
    *(app_commands.Choice(name=tongue(code)("language-name"), value=code) for code in languages()),
]
TIMES = [app_commands.Choice(name=described(f"taste-notify-{when}"), value=when) for when in NOTIFY]
SCOPES = [
    app_commands.Choice(name=described("choice-for-me"), value="me"),
    app_commands.Choice(name=described("choice-for-server"), value="server"),
]


@cards.command(name="help", description=described("command-help"))
@app_commands.describe(game=described("option-game"))
@app_commands.choices(game=GAMES)
async def help_(interaction: Interaction, game: str | None = None) -> None:
    """Says how to begin, and how a game goes: that of the table here where none is named."""
    request = await Request.of(interaction)
    table = request.host.in_channel(interaction.channel_id or 0)
    await show_help(request, game or (table.game if table is not None else next(iter(BOOKS))))


@cards.command(name="settings", description=described("command-settings"))
async def settings(interaction: Interaction) -> None:
    """Shows the server's settings; whoever may manage the server changes them there."""
    await show_settings(await Request.of(interaction))


@cards.command(name="view", description=described("command-view"))
async def view(interaction: Interaction) -> None:
    """Shows how one sees cards, and lets it be changed."""
    await show_taste(await Request.of(interaction))


@cards.command(name="notify", description=described("command-notify"))
@app_commands.describe(when=described("option-when"))
@app_commands.choices(when=TIMES)
async def notify(interaction: Interaction, when: str) -> None:
    """Chooses when one is notified of the own turn."""
    request = await Request.of(interaction)
    await request.bot.people.choose(request.user_id, Setting.NOTIFY, when)
    await request.tell(request.say(f"notify-set-{when}"))


@cards.command(name="language", description=described("command-language"))
@app_commands.describe(language=described("option-language"), scope=described("option-scope"))
@app_commands.rename(scope="for")
@app_commands.choices(language=LANGUAGES, scope=SCOPES)
async def language(interaction: Interaction, language: str, scope: str = "me") -> None:
    """Chooses the language for oneself or, with the permission to manage it, for the server."""
    request = await Request.of(interaction)
    chosen = None if language == AUTOMATIC else language
    if scope == "server":
        if not interaction.permissions.manage_guild:
            await request.tell(request.say("language-not-allowed"))
            return
        await request.bot.languages.choose_for_server(interaction.guild_id or 0, chosen)
    else:
        await request.bot.languages.choose_for_player(request.user_id, chosen)
    # The answer is already in the new language.
    request = await Request.of(interaction)
    if chosen is None:
        await request.tell(request.say("language-automatic"))
    else:
        await request.tell(request.say("language-server-set" if scope == "server" else "language-set"))


add_verify(cards)
add_privacy(cards)
