"""`python -m bot check`: says in words whether the token, the permissions, the database and the emoji are fine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.pictures.tile import tiles
from bot.render.names import on_label
from bot.settings import Settings
from storage import Database, schema
from storage.outages import first_line

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True,
    use_external_emojis=True, create_public_threads=True, send_messages_in_threads=True,
)  # fmt: skip
"""What the invitation asks for."""
GUILDS_AT_ONCE = 200
"""As many servers as Discord tells of in one answer; of more, the first are looked at."""
SERVERS_NAMED = 10
"""How many servers with something missing are named."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    about: str
    fine: bool
    said: str

    def __str__(self) -> str:
        return f"{'ok ' if self.fine else 'BAD'} {self.about}: {self.said}"


def main(settings: Settings) -> int:
    """Prints what is found; the exit code is 0 where all is fine."""
    return asyncio.run(_check(settings))


async def _check(settings: Settings) -> int:
    findings = [await look_at_database(settings)]
    print(findings[0], flush=True)
    async for finding in look_at_discord(settings):
        print(finding, flush=True)
        findings.append(finding)
    return 0 if all(finding.fine for finding in findings) else 1


async def look_at_database(settings: Settings) -> Finding:
    """Opens the database without changing anything in it."""
    try:
        database = Database.at(settings.database_url)
        try:
            revision = await database.revision()
        finally:
            await database.close()
    except Exception as error:
        return Finding("database", False, f"DATABASE_URL cannot be opened: {first_line(error)}")
    kind = "PostgreSQL" if database.shared else "SQLite"
    if revision == schema.newest():
        return Finding("database", True, f"{kind}, revision {revision}")
    if revision not in schema.known():
        return Finding("database", False, f"{kind}, revision {revision}, made by a newer version of the bot")
    return Finding("database", True, f"{kind}, revision {revision}: the next start brings it to {schema.newest()}")


async def look_at_discord(settings: Settings) -> AsyncIterator[Finding]:
    """Logs in without connecting, so that a running bot is not disturbed."""
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(settings.token())
        assert client.user is not None
        yield Finding("token", True, f"it belongs to {client.user} ({client.user.id})")
        yield await look_at_shards(client, settings)
        yield await look_at_permissions(client)
        yield await look_at_emoji(client, settings)
    except discord.LoginFailure:
        yield Finding("token", False, "Discord refuses DISCORD_TOKEN: copy it again from the developer portal")
    except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
        yield Finding("Discord", False, f"it cannot be asked: {error}")
    finally:
        await client.close()


async def look_at_shards(client: discord.Client, settings: Settings) -> Finding:
    """Compares the number of shards with what Discord advises."""
    advised, _, limit = await client.http.get_bot_gateway()
    have, left = settings.shard_count, limit["remaining"]
    said = f"{have} (SHARD_COUNT), Discord advises {advised}; {left} more starts of a shard today"
    return Finding("shards", have >= advised and left >= len(settings.shards.ids), said)


async def look_at_permissions(client: discord.Client) -> Finding:
    """Looks for what the bot's roles lack, server by server; a channel may still take away what a role gives."""
    servers: list[Any] = await client.http.get_guilds(GUILDS_AT_ONCE, with_counts=False)
    lacking = []
    for server in servers:
        has = discord.Permissions(int(server["permissions"]))
        missing = [name for name, needed in NEEDED if needed and not (has.administrator or getattr(has, name))]
        if missing:
            lacking.append(f"{on_label(server['name'])} lacks {', '.join(missing)}")
    if not lacking:
        return Finding("permissions", True, f"nothing is missing in {len(servers)} servers")
    more = f"; and {len(lacking) - SERVERS_NAMED} more" if len(lacking) > SERVERS_NAMED else ""
    return Finding("permissions", False, "; ".join(lacking[:SERVERS_NAMED]) + more)


async def look_at_emoji(client: discord.Client, settings: Settings) -> Finding:
    """Counts the card tiles that are uploaded."""
    if not settings.card_tiles:
        return Finding("emoji", True, "cards are shown as text (CARD_TILES)")
    wanted = {tile.stored_name for tile in await asyncio.to_thread(tiles)}
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = len(wanted - there)
    if not missing:
        return Finding("emoji", True, f"all {len(wanted)} card tiles are uploaded")
    return Finding("emoji", True, f"{missing} of {len(wanted)} card tiles are missing: the bot uploads them as it runs")
