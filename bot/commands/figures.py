"""What every game's group has to read: scores, leaderboard, personal figures, rules."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.attachments import files
from bot.commands.places import table_here
from bot.commands.texts import described
from bot.games.presentation import presentation
from bot.panels import notes
from bot.panels.pictures import PicturePage, of_leaderboard
from bot.panels.rules import show_rules
from bot.render import figures, scores
from bot.request import Request, called

if TYPE_CHECKING:
    from bot.request import Interaction

PERIODS = [
    app_commands.Choice(name=described("choice-all-time"), value=0),
    app_commands.Choice(name=described("choice-30-days"), value=30),
]


async def show_scores(interaction: Interaction) -> None:
    """Shows the totals of the match in the channel."""
    request = await Request.of(interaction)
    table = await table_here(request)
    if table is not None:
        chart = await request.bot.presenter.chart(request.say, table)
        await request.show(PicturePage(scores.page(request.say, table), chart))


def add_figures(group: app_commands.Group, game: str) -> None:
    """Adds the commands to a game's group."""
    shown = presentation(game)
    group.add_command(
        app_commands.Command(name="scores", description=described("command-scores"), callback=show_scores)
    )

    @group.command(name="leaderboard", description=described("command-leaderboard"))
    @app_commands.describe(period=described("option-period"))
    @app_commands.choices(period=PERIODS)
    async def leaderboard(interaction: Interaction, period: int = 0) -> None:
        """Shows everybody in the channel who has won what on this server."""
        request = await Request.of(interaction)
        since = request.bot.clock.now() - timedelta(days=period) if period else None
        guild_id = interaction.guild_id or 0
        rows = await request.bot.database.statistics.leaderboard(guild_id, game, since, shown.figures.order)
        say = await request.bot.presenter.language_of(guild_id)
        title = say("leaderboard-title", game=shown.name(say))
        page = PicturePage(figures.leaderboard(say, shown, rows, period), await of_leaderboard(say, shown, title, rows))
        await interaction.response.send_message(view=page, files=files(page))

    @group.command(name="stats", description=described("command-stats"))
    @app_commands.describe(user=described("option-user"))
    async def stats(interaction: Interaction, user: discord.User | None = None) -> None:
        """Shows one person's figures."""
        request = await Request.of(interaction)
        who = user or interaction.user
        statistics, order = request.bot.database.statistics, shown.figures.order
        found = await statistics.player_stats(interaction.guild_id or 0, who.id, game, order)
        await request.show(notes.page(figures.personal(request.say, shown, called(who), found)))

    @group.command(name="rules", description=described("command-rules"))
    async def rules(interaction: Interaction) -> None:
        """Writes out the rules of the table in the channel; where there is none, those of the server's new tables."""
        request = await Request.of(interaction)
        table = request.host.in_channel(interaction.channel_id or 0)
        await show_rules(request, game, table if table is not None and table.game == game else None)
