"""A small web server for whoever watches the bot: /healthz and /metrics."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from aiohttp import web

from bot.settings import Settings
from bot.tables.meter import Times

if TYPE_CHECKING:
    from bot.client import CardsBot

log = logging.getLogger(__name__)

LOOK_SECONDS = 0.5
"""How often it is measured how late the event loop is."""
ANSWER_SECONDS = 5.0
"""In which time a healthy database answers."""
NO_METRICS = "The metrics need a library: pip install '.[metrics]'\n"


class CannotServe(Exception):
    """Why nothing can be served, in one line."""


class Lateness:
    """Measures by how much the event loop is late."""

    def __init__(self) -> None:
        self.times = Times()
        self._loop = asyncio.get_running_loop()
        self._handle = self._loop.call_later(LOOK_SECONDS, self._look, self._loop.time() + LOOK_SECONDS)

    def _look(self, expected: float) -> None:
        now = self._loop.time()
        self.times.add(max(0.0, now - expected))
        self._handle = self._loop.call_at(now + LOOK_SECONDS, self._look, now + LOOK_SECONDS)

    def stop(self) -> None:
        """Stops measuring."""
        self._handle.cancel()


class Watch:
    """Answers the questions about one bot."""

    def __init__(self, bot: CardsBot, lateness: Lateness) -> None:
        self._bot = bot
        self._lateness = lateness

    async def health(self, _request: web.Request) -> web.Response:
        """200 while the bot can serve people; 503 while it starts, or lacks Discord or its database."""
        parts = {"discord": self._connected(), "database": await self._database_answers()}
        tables = self._bot.host.open_tables if hasattr(self._bot, "host") else 0
        return web.json_response({**parts, "tables": tables}, status=200 if all(parts.values()) else 503)

    async def metrics(self, _request: web.Request) -> web.Response:
        """All numbers for Prometheus; 501 where its library is missing."""
        try:
            from bot.operating import metrics
        except ImportError:
            return web.Response(text=NO_METRICS, status=501)
        body = metrics.render(self._bot, self._lateness.times)
        return web.Response(body=body, headers={"Content-Type": metrics.CONTENT_TYPE})

    def _connected(self) -> bool:
        return self._bot.is_ready() and not any(shard.is_closed() for shard in self._bot.shards.values())

    async def _database_answers(self) -> bool:
        if not hasattr(self._bot, "database"):
            return False
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._bot.database.revision()
        except Exception as error:
            log.warning("the database does not answer: %s", type(error).__name__)
            return False
        return True


@contextlib.asynccontextmanager
async def served(bot: CardsBot, settings: Settings) -> AsyncIterator[None]:
    """Serves /healthz and /metrics as long as it is entered, where the settings name a port."""
    if settings.http_port is None:
        yield
        return
    lateness = Lateness()
    watch = Watch(bot, lateness)
    application = web.Application()
    application.add_routes([web.get("/healthz", watch.health), web.get("/metrics", watch.metrics)])
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        await _listen(runner, settings.http_host, settings.http_port)
        log.info("serving /healthz and /metrics at %s:%d", settings.http_host, settings.http_port)
        yield
    finally:
        lateness.stop()
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        raise CannotServe(f"HTTP_HOST, HTTP_PORT: {host}:{port} cannot be served: {error.strerror}") from error
