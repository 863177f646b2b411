"""A running playground: the bot, the simulated Discord around it, the page that shows it and the passing of time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import simcord
from simcord.preview import Preview

from bot.client import CannotStart, build_bot
from bot.i18n import known, tongue
from bot.playground import seams
from bot.playground.clock import SimulatedClock
from bot.playground.command import Options
from bot.playground.world import World, build
from bot.settings import Settings
from bot.tables.pace import Pace
from bot.tables.thinking import ProcessThinker

log = logging.getLogger(__name__)

TICK = 0.25
"""Seconds between two looks at the clock."""
SETTLE_TIMEOUT = 30.0
"""Seconds within which the bot must have come to rest after an action, also on a slow machine."""


class Unplayable(Exception):
    """Why the playground cannot be opened, in one line."""


async def play(options: Options) -> None:
    """Serves the playground until it is told to stop or its session is ended in the browser."""
    stop = asyncio.Event()
    _stop_on_signals(stop)
    async with open_playground(options) as preview:
        print(f"Scala 40 playground: {preview.url}", flush=True)
        print("Choose who you are with 'Viewing as'; open the address in more tabs to be several people.", flush=True)
        print("The address is a key: do not share it. Ctrl+C stops the playground; matches are kept.", flush=True)
        if options.browser and _has_screen():
            await asyncio.to_thread(webbrowser.open, preview.url)
        ends = [asyncio.create_task(stop.wait()), asyncio.create_task(preview.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()


@contextlib.asynccontextmanager
async def open_playground(options: Options) -> AsyncIterator[Preview]:
    """Starts the bot in a world of its own and lets time pass there; closes everything in order at the end."""
    seams.settle_quickly()
    seams.decode_in_thread()
    seams.set_locale(options.locale)
    say = tongue(known(options.locale) or "en")
    settings = Settings.from_environment(
        _env_file=None,
        database_url=f"sqlite:///{options.database.resolve().as_posix()}",
        # The page shows no emoji of the application within a text.
        card_tiles=False,
        tables_in_channel=True,
        always_sync_commands=True,
    )
    clock = SimulatedClock()
    bot = build_bot(settings, clock=clock, thinker=ProcessThinker(), pace=Pace())
    environment = simcord.Env(bot, check_errors=False, settle_timeout=SETTLE_TIMEOUT)
    clock.attach(environment)
    world = build(environment, options.people, options.locale, say)
    try:
        await environment.start()
    except CannotStart as error:
        raise Unplayable(f"{options.database}: {str(error).removeprefix('DATABASE_URL: ')}") from error
    try:
        back = bot.host.in_channel(world.channel.id) is not None
        await _welcome(environment, world, say("playground-welcome-back" if back else "playground-welcome"))
        async with _page(environment, world, options) as preview:
            time = asyncio.create_task(Time(environment, preview).pass_by())
            try:
                yield preview
            finally:
                time.cancel()
                await asyncio.gather(time, return_exceptions=True)
    finally:
        await bot.close()
        await environment.shutdown()


class Time:
    """Lets the simulated clock follow the real one and keeps the pages up to date."""

    def __init__(self, environment: simcord.Env, preview: Preview) -> None:
        self._environment = environment
        self._preview = preview
        self._lock = asyncio.Lock()
        """Held by whoever drives the simulation: an action of a page or the passing of time."""
        self._changed = False
        self._requests = 0
        seams.on_event(environment, self._mark)
        seams.keep_pages(preview)
        seams.open_at_the_end(preview)
        seams.guard_actions(preview, self._action)

    def _mark(self) -> None:
        self._changed = True

    @contextlib.asynccontextmanager
    async def _action(self, page: str) -> AsyncIterator[None]:
        async with self._lock:
            yield
            # The page itself has been shown what came of its action.
            self._show_changes(besides=page)

    async def pass_by(self) -> None:
        """Moves the clock on, until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            async with self._lock:
                await self._catch_up()
                if seams.dismiss(self._environment):
                    self._mark()
                self._show_changes()
                seams.trim(self._environment)
                self._requests = len(self._environment.http_requests)

    async def _catch_up(self) -> None:
        behind = (datetime.now(UTC) - self._environment.now()).total_seconds()
        try:
            await self._environment.advance_time(max(0.0, behind))
        except TimeoutError as error:
            log.warning("the bot is busy: %s", error)

    def _show_changes(self, besides: str | None = None) -> None:
        # The edit of an ephemeral message is a request without an event.
        requests = len(self._environment.http_requests)
        if self._changed or requests != self._requests:
            self._changed, self._requests = False, requests
            seams.publish(self._preview, besides)


@contextlib.asynccontextmanager
async def _page(environment: simcord.Env, world: World, options: Options) -> AsyncIterator[Preview]:
    async with contextlib.AsyncExitStack() as stack:
        page = environment.preview(
            world.channel, viewers=world.people, layout="channel", port=options.port, locale=options.locale
        )
        try:
            preview = await stack.enter_async_context(page)
        except simcord.SetupError as error:
            raise Unplayable(f"The page cannot be served: {error}") from error
        yield preview


async def _welcome(environment: simcord.Env, world: World, text: str) -> None:
    channel = environment.bot.get_partial_messageable(world.channel.id)
    await channel.send(text)
    await environment.settle()


def _has_screen() -> bool:
    """Tells whether a browser would have a window; without one webbrowser may start a text browser here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _stop_on_signals(stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
