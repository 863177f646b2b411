"""Every screen in every language, on a desk and on a phone, one sheet each (part of `python3 dev.py screenshots`).

    python -m tests.browser.screens docs/screenshots [language ...]

The messages are those that the bot would send, posted one after another into a simulated channel."""

from __future__ import annotations

import asyncio
import io
import shutil
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
from discord.ui import LayoutView
from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from bot.attachments import files
from bot.games.books import BOOKS
from bot.games.presentation import presentation
from bot.i18n import Tongue, languages, tongue
from bot.panels import pictures
from bot.panels.hand import HandView
from bot.panels.help import HelpView, picture_of
from bot.panels.lobby import LobbyView
from bot.panels.menu import MenuView
from bot.panels.options import OptionsView
from bot.panels.rules import RulesView
from bot.panels.server import SettingsView
from bot.panels.summary import StandingView, SummaryView
from bot.panels.table import TableView
from bot.panels.taste import TasteView
from bot.people import Likes
from bot.playground import seams
from bot.render import figures, scores
from bot.tables.presenter import Change
from bot.tables.table import Table
from engine.game import Applied, Event, Refusal
from engine.games import GAMES
from engine.players import advise
from storage.statistics import PlayerFigures
from tests.bot.tables import table, turn
from tests.browser import samba_screens
from tests.browser.conftest import CHROMIUM, FLAGS

WIDTHS = {"wide": 1280, "narrow": 390}
COLUMNS = {"wide": 3, "narrow": 5}
SHOWN = {"wide": (64, 700), "narrow": (0, 390)}
"""From where to where in a picture there is something to see."""
HEIGHT = 5000
"""Of a page that shows any message as a whole."""
LOADED = "message => [...message.querySelectorAll('img')].every(image => image.complete && image.naturalWidth)"
"""Whether every picture of a message is there."""
GAP, GROUND, COLOURS = 16, (30, 31, 34), 128
GAME = GAMES["scala40"]
POSITION: dict[str, Any] = {
    "rules": {"profile": "house", "limit": 151},
    "seats": [
        {"hand": "9C 4H 5H 6H JK 8D 2S", "opened": True, "turns": 3, "total": 40},
        {"hand": "KC KD 10S 4C JK", "opened": True, "turns": 3, "total": 88},
        {"hand": "QS 10D 8C 7D 5H 3S 2D", "turns": 3, "total": 97},
    ],
    "table": ["9H 9D 9S", "QC KC AC", "10H JH QH", "4D 5D JK=6D 7D"],
    "discard": "6S JC",
    "stock": "KH 8S",
    "phase": "draw",
}
MOVES = ("draw stock", "meld 4H 5H 6H", "layoff 9C to 1", "layoff KH to 3")
CLOSING = ("layoff 8D to 4", "layoff JK=9H to 3", "discard 2S")
DIGEST = "0123456789abcdef" * 4


def playing(reader: int, *moves: str) -> Table:
    """Returns the table of a reader after some moves."""
    at = table(POSITION)
    at = replace(at, seats=(replace(at.seats[0], user_id=reader), *at.seats[1:]), owner_id=reader)
    state = at.state
    events: list[Event] = []
    for move in moves:
        applied = played(state, move)
        state, events = applied.state, [*events, *(event.public() for event in applied.events)]
    log = (turn(*events, number=9),) if events else ()
    return replace(at, state=state, log=log, deadline=at.turn_started + timedelta(minutes=3), clock=180)


async def screens(say: Tongue, reader: int) -> AsyncIterator[LayoutView]:
    """Yields the messages of a match."""
    game, shown, drawn, later = "scala40", presentation("scala40"), playing(reader, MOVES[0]), playing(reader, *MOVES)
    lobby = replace(playing(reader), status="lobby", state=None, options=POSITION["rules"], seat_limit=4)
    yield LobbyView(say, lobby)
    yield OptionsView(say, lobby, True, "drawing")
    yield TableView(say, playing(reader))
    yield TableView(say, later)
    seat = later.seats[0]
    yield HandView(say, playing(reader), seat, "suit", hints=True)
    yield HandView(say, drawn, seat, "suit", hints=True)
    yield HandView(say, drawn, seat, "suit", advice=advise(game, drawn.view(seat.number)))
    yield HandView(say, later, seat, "rank")
    yield MenuView(say, later, reader)
    over = ended(later)
    change = Change("hand_over", 0, (), over.result, DIGEST, DIGEST)
    yield SummaryView(say, over, change, await pictures.of_table(say, over, over.result))
    totals = [(hand, seat, 12 * hand * (seat + 1) % 90 + 10 * hand) for hand in range(1, 6) for seat in range(3)]
    chart = await pictures.of_match(say, over, totals)
    yield StandingView(say, over, replace(change, places=(1, 2, 3)), chart)
    yield pictures.PicturePage(scores.page(say, over), chart)
    rows = [PlayerFigures(n, name, 9 - 2 * n, n, 12, 6 - n, n, 0, 80, 20, 17.5) for n, name in enumerate(PEOPLE)]
    ranking = await pictures.of_leaderboard(say, shown, say("leaderboard-title", game=shown.name(say)), rows)
    yield pictures.PicturePage(figures.leaderboard(say, shown, rows, 30), ranking)
    for page in shown.book.pages:
        yield RulesView(say, game, over.rules, over, page)
    yield SettingsView(say, say.language, {game: "house"}, True, True)
    yield TasteView(say, Likes())
    for name in BOOKS:
        told = presentation(name)
        yield HelpView(say, told, [await picture_of(say, told, number) for number in range(len(told.lessons))])
    async for view in samba_screens.screens(say, reader):
        yield view


PEOPLE = ("Anna", "Bruno", "Carla")


def ended(at: Table) -> Table:
    """Returns the table after Bruno and Carla have been left with their cards."""
    state = at.state
    for move in CLOSING:
        state = played(state, move).state
    result = GAME.scores(state)
    assert result is not None
    seats = tuple(replace(seat, total=result.totals[seat.number]) for seat in at.seats)
    return replace(at, state=state, seats=seats, status="pause", commitment=DIGEST)


def played(state: Any, move: str) -> Applied[Any]:
    """Plays a move that the rules allow."""
    applied = GAME.play(state, move)
    assert not isinstance(applied, Refusal), applied
    return applied


async def take(browser: Browser, language: str, folder: Path) -> None:
    """Makes both sheets of a language."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    environment = simcord.Env(client, check_errors=False, settle_timeout=60)
    guild = environment.create_guild("Circolo")
    channel = guild.create_text_channel("screens")
    reader = guild.add_member(environment.create_user("anna", global_name="Anna"))
    await environment.start()
    async with environment.preview(channel, viewers=(reader,), layout="channel") as preview:
        shots: dict[str, list[Image.Image]] = {width: [] for width in WIDTHS}
        pages = {name: await opened(browser, preview.url, width) for name, width in WIDTHS.items()}
        async for view in screens(tongue(language), reader.id):
            sent = await client.get_partial_messageable(channel.id).send(view=view, files=files(view))
            await environment.settle()
            seams.publish(preview)
            for name, page in pages.items():
                message = page.locator(f'[data-message-id="{sent.id}"]').last
                await message.wait_for()
                await page.wait_for_function(LOADED, arg=await message.element_handle())
                await page.wait_for_timeout(300)
                whole = Image.open(io.BytesIO(await message.screenshot())).convert("RGB")
                left, right = SHOWN[name]
                shots[name].append(whole.crop((left, 0, right, whole.height)))
        for page in pages.values():
            await page.close()
    await environment.shutdown()
    for name, images in shots.items():
        sheet(images, COLUMNS[name]).save(folder / f"{language}-{name}.png", optimize=True)


async def opened(browser: Browser, url: str, width: int) -> Page:
    """Returns a page of this width; on a busy machine the size may have to be told twice."""
    page = await browser.new_page(viewport={"width": width, "height": HEIGHT})
    await page.goto(url)
    await page.set_viewport_size({"width": width + 1, "height": HEIGHT})
    await page.set_viewport_size({"width": width, "height": HEIGHT})
    await page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, HEIGHT])
    return page


def sheet(images: list[Image.Image], columns: int) -> Image.Image:
    """Returns pictures in columns, each where there is room."""
    width = max(image.width for image in images)
    below = [GAP] * columns
    places = []
    for image in images:
        column = below.index(min(below))
        places.append((GAP + column * (width + GAP), below[column]))
        below[column] += image.height + GAP
    whole = Image.new("RGB", (GAP + columns * (width + GAP), max(below)), GROUND)
    for image, place in zip(images, places, strict=True):
        whole.paste(image, place)
    return whole.quantize(COLOURS)


async def main(folder: Path, chosen: list[str]) -> None:
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    seams.settle_quickly()
    seams.decode_in_thread()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for language in chosen or languages():
            await take(browser, language, folder)
        await browser.close()


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2:]))
