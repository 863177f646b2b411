"""The playground in a real browser: a channel, a command, a table, a turn by clicks; on a desk and on a phone."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from tests.browser.conftest import Playground

WIDE, NARROW = (1280, 1080), (390, 844)
SETTLED = 700
"""Milliseconds after which a page has shown whatever has changed: it asks every half second."""
CLICKS = 6
PATIENCE = 60_000
"""Milliseconds: the next hand may have to be dealt first, on a machine that does much else."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture
def playground(tmp_path: Path) -> Iterator[Playground]:
    running = Playground(tmp_path / "playground.db", "--people", "anna,bruno")
    yield running
    running.stop()


def open_page(browser: Browser, playground: Playground, size: tuple[int, int]) -> Page:
    """Opens the channel, without the list of messages beside it."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, device_scale_factor=1)
    page.set_default_timeout(PATIENCE)
    page.goto(playground.url)
    composer(page).wait_for()
    toggle = page.locator("#messages-toggle")
    if toggle.get_attribute("aria-expanded") == "true":
        toggle.click()
    return page


def composer(page: Page) -> Locator:
    return page.locator("#channel-composer").get_by_role("textbox").first


def said(page: Page, text: str | re.Pattern[str]) -> Locator:
    """Finds a text in the channel, the newest if it stands there more than once."""
    return page.locator("#channel-message-list").get_by_text(text).last


def newest(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.locator("#channel-message-list").get_by_role("button", name=name, exact=isinstance(name, str)).last


def click(page: Page, name: str, brings: Locator) -> None:
    """Clicks the newest button with a name until something appears, as people do.

    A click that falls between two versions of the page is lost; one too many is refused by the bot."""
    for _ in range(CLICKS):
        newest(page, name).click()
        with contextlib.suppress(AssertionError):
            return expect(brings).to_be_visible(timeout=PATIENCE / CLICKS)
    raise AssertionError(f"{name} does nothing")


def run_command(page: Page, command: str) -> None:
    """Types a command, picks it with Enter and sends it without its options."""
    composer(page).click()
    page.keyboard.type(f"/{command}")
    page.locator("#command-picker-listbox").get_by_role("option", name=f"/{command}").wait_for()
    page.keyboard.press("Enter")
    page.locator("#channel-composer").get_by_text(f"/{command}").last.wait_for()
    page.locator("#channel-composer button[type=submit]").last.click()


def add_computer(page: Page, name: str, level: str = "Normal") -> None:
    """Adds a computer player by the menu of levels, until its name is in the lobby."""
    for _ in range(CLICKS):
        with contextlib.suppress(AssertionError, TimeoutError):
            page.get_by_role("combobox", name=re.compile("Add a computer")).last.click(timeout=PATIENCE / CLICKS)
            levels = page.locator("#channel-message-list").get_by_role("option", name=re.compile(level))
            levels.first.click(timeout=PATIENCE / CLICKS)
            return expect(said(page, name)).to_be_visible(timeout=PATIENCE / CLICKS)
    raise AssertionError(f"no computer {name} sits down")


def discards(page: Page) -> Locator:
    return page.get_by_role("combobox", name=re.compile("Discard")).last


def discard_first(page: Page) -> None:
    """Opens the menu of discards and chooses the first card, until it is discarded."""
    for _ in range(CLICKS):
        with contextlib.suppress(AssertionError, TimeoutError):
            discards(page).click(timeout=PATIENCE / CLICKS)
            page.locator("#channel-message-list").get_by_role("option").first.click(timeout=PATIENCE / CLICKS)
            return expect(discards(page)).to_be_hidden(timeout=PATIENCE / CLICKS)
    raise AssertionError("nothing can be discarded")


def picture(page: Page, pictures: Path, name: str, at: Locator | None = None) -> None:
    """Takes a picture of the channel, scrolled to a message or to its end."""
    newer = page.locator("#new-messages")
    if newer.is_visible():
        newer.click()
    page.wait_for_timeout(SETTLED)
    page.locator("#channel-timeline").evaluate("timeline => { timeline.scrollTop = timeline.scrollHeight }")
    if at is not None:
        at.evaluate("message => message.scrollIntoView()")
    page.mouse.move(0, 0)
    page.locator("#preview-app").screenshot(path=pictures / f"{name}.png")


def draw(page: Page) -> None:
    click(page, "Draw", discards(page))


def play_until_melds_lie_on_the_table(page: Page) -> None:
    """Draws and discards until somebody has opened (a good picture needs melds), ten turns at most."""
    for _ in range(10):
        draw(page)
        if said(page, re.compile("opens with")).is_visible():
            return
        discard_first(page)


def test_a_newcomer_starts_a_table_and_plays(browser: Browser, playground: Playground, pictures: Path) -> None:
    page = open_page(browser, playground, WIDE)
    expect(said(page, "Welcome!")).to_be_visible()

    run_command(page, "scala start")
    for name in ("Alba", "Dino"):
        add_computer(page, name)
    picture(page, pictures, "lobby-wide")

    click(page, "Begin", brings=newest(page, "Draw"))
    play_until_melds_lie_on_the_table(page)
    expect(said(page, "Only you can see this")).to_be_visible()
    picture(page, pictures, "turn-wide")
    phone = open_page(browser, playground, NARROW)
    expect(said(phone, "Your hand")).to_be_visible()
    picture(phone, pictures, "hand-narrow", at=said(phone, "Your hand"))

    discard_first(page)
    expect(said(page, re.compile(r" draws, .*discards"))).to_be_visible()
    for screen, name in ((page, "table-wide"), (phone, "table-narrow")):
        expect(newest(screen, "Draw")).to_be_visible()
        picture(screen, pictures, name)


def test_another_tab_is_another_person(browser: Browser, playground: Playground) -> None:
    anna, bruno = open_page(browser, playground, WIDE), open_page(browser, playground, WIDE)
    bruno.get_by_label("Viewing as").select_option(label="Bruno")
    run_command(anna, "scala start")
    click(bruno, "Join", brings=said(bruno, "Bruno"))
    click(anna, "Begin", brings=newest(anna, "My hand"))
    click(bruno, "My hand", brings=said(bruno, "Your hand"))
    expect(said(anna, "Your hand")).to_have_count(0)


def test_a_match_goes_on_after_the_playground_was_stopped(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "playground.db"
    before = Playground(database)
    page = open_page(browser, before, WIDE)
    run_command(page, "scala start")
    add_computer(page, "Alba")
    click(page, "Begin", brings=newest(page, "Draw"))
    draw(page)
    before.stop()

    after = Playground(database)
    page = open_page(browser, after, WIDE)
    expect(said(page, "Welcome back!")).to_be_visible()
    click(page, "My hand", brings=discards(page))
    discard_first(page)
    expect(said(page, re.compile(r"Anna.* draws, discards"))).to_be_visible()
    after.stop()
