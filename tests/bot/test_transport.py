"""What discord.py makes of Discord's limits, over a real connection: it waits where that is short, and sends once."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from aiohttp import web

from bot.client import LONGEST_WAIT
from bot.troubles import Trouble, trouble

USER = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
MESSAGE = {
    "id": "9",
    "channel_id": "7",
    "author": USER,
    "content": "",
    "timestamp": "2026-03-01T12:00:00+00:00",
    "edited_timestamp": None,
    "type": 0,
    "flags": 0,
    **{field: [] for field in ("attachments", "embeds", "mentions", "mention_roles", "components")},
    **dict.fromkeys(("pinned", "tts", "mention_everyone"), False),
}


def answer(body: dict[str, Any], status: int = 200, **headers: str) -> web.Response:
    """Returns JSON as Discord names it: without a character set, which discord.py would take for text."""
    headers["Content-Type"] = "application/json"
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


class Discord:
    """A server that answers with limits first, then takes messages."""

    def __init__(self) -> None:
        self.limits: list[dict[str, Any]] = []
        self.asked: list[dict[str, Any]] = []

    async def me(self, _request: web.Request) -> web.Response:
        return answer(USER)

    async def message(self, request: web.Request) -> web.Response:
        self.asked.append(await request.json())
        if not self.limits:
            return answer(MESSAGE)
        limit = self.limits.pop(0)
        return answer(limit, 429, **{"Retry-After": str(limit["retry_after"]), "Via": "1.1 discord"})


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    """A server on a port of its own, which discord.py takes for Discord."""
    made, application = Discord(), web.Application()
    application.add_routes(
        [
            web.get("/users/@me", made.me),
            web.post("/channels/7/messages", made.message),
            web.patch("/channels/7/messages/9", made.message),
        ]
    )
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    yield made
    await runner.cleanup()


@pytest.fixture
async def channel(server: Discord) -> AsyncIterator[discord.PartialMessageable]:
    """A channel as the bot sees it."""
    client = discord.Client(intents=discord.Intents(guilds=True), max_ratelimit_timeout=LONGEST_WAIT)
    async with client:
        await client.http.static_login("token")
        yield client.get_partial_messageable(7)


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_short_limit_is_waited_for_and_the_message_sent_once(
    server: Discord, channel: discord.PartialMessageable, everywhere: bool
) -> None:
    server.limits = [{"retry_after": 0.05, "global": everywhere, "message": "slowly"}] * 2
    await channel.send("x", nonce=5)
    assert len(server.asked) == 3
    assert [(body["nonce"], body["enforce_nonce"]) for body in server.asked] == [("5", True)] * 3


@pytest.mark.parametrize("code", [0, 30046])
async def test_a_long_limit_is_no_reason_to_wait(
    server: Discord, channel: discord.PartialMessageable, code: int
) -> None:
    server.limits = [{"retry_after": LONGEST_WAIT + 1, "global": False, "message": "no", "code": code}]
    with pytest.raises(discord.RateLimited) as raised:
        await channel.get_partial_message(9).edit(content="x")
    assert trouble(raised.value) is Trouble.LATER
    assert raised.value.retry_after == LONGEST_WAIT + 1
    assert len(server.asked) == 1
