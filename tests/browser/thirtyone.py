"""Scat and Schwimmen in a real browser, on a desk and on a phone: a part of the screenshots command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.games import GAMES
from tests.browser.conftest import Playground
from tests.browser.test_playground import (
    NARROW,
    WIDE,
    add_computer,
    click,
    newest,
    open_page,
    picture,
    run_command,
    said,
)
from tests.e2e.kit import Json, rewrite_state

POOR, LOW = "5C 6D 7S", "2C 3D 4S"


class Stage:
    """A playground whose table can be set while it is stopped."""

    def __init__(self, browser: Browser, database: Path) -> None:
        self._browser = browser
        self._database = database
        self._playground = Playground(database, "--people", "anna,bruno")
        self.wide = open_page(browser, self._playground, WIDE)

    def set(self, game: str, *hands: str | Json, **position: Json) -> tuple[Page, Page]:
        """Puts cards on the table of Anna and two computers, Anna to play; returns a wide page and a narrow one."""
        self.stop()
        seats = [hand if isinstance(hand, dict) else {"hand": hand, "turns": 1} for hand in hands]
        document = {"game": game, "rules": {"profile": "standard"}, "seed": "stage", "seats": seats, "dealer": 2}
        state = GAMES[game].read_position({**document, "to_play": 0, **position})
        rewrite_state(self._database, lambda _: GAMES[game].save(state))
        self._playground = Playground(self._database, "--people", "anna,bruno")
        self.wide, narrow = (open_page(self._browser, self._playground, size) for size in (WIDE, NARROW))
        return self.wide, narrow

    def begin(self, game: str) -> Page:
        """Opens a lobby with two computers."""
        run_command(self.wide, f"{game} start")
        for name in ("Alba", "Dino"):
            add_computer(self.wide, name)
        return self.wide

    def stop(self) -> None:
        """Ends the playground."""
        self._playground.stop()


@pytest.fixture
def stage(browser: Browser, tmp_path: Path) -> Iterator[Stage]:
    made = Stage(browser, tmp_path / "playground.db")
    yield made
    made.stop()


def press(page: Page, label: str) -> None:
    """Presses the newest button whose label begins with a card."""
    newest(page, re.compile(f"^{label}.*→")).click()


def test_scat(stage: Stage, pictures: Path) -> None:
    page = stage.begin("scat")
    picture(page, pictures, "scat-lobby-wide")
    click(page, "Begin", brings=newest(page, "My hand"))

    page, phone = stage.set("scat", "KH QH 8D", POOR, LOW, discard="9C 10H", stock="9H 8C 8S 9D 9S JC")
    picture(phone, pictures, "scat-table-narrow")
    click(page, "Draw", brings=said(page, "Only you can see this"))
    expect(newest(phone, re.compile("^8♦.*→ 29"))).to_be_visible()
    picture(page, pictures, "scat-turn-wide")
    picture(phone, pictures, "scat-hand-narrow", at=said(phone, "Your hand"))
    press(page, "8♦")
    expect(said(page, re.compile("Anna.* discards 8"))).to_be_visible()
    # When both computers have played.
    click(page, "Knock", brings=said(page, re.compile("Knock\\?")))
    expect(newest(phone, "Yes, knock")).to_be_visible()
    picture(phone, pictures, "scat-knock-narrow", at=said(phone, "Your hand"))
    click(page, "Yes, knock", brings=said(page, re.compile("Anna.* had knocked")))
    expect(said(phone, "loses a life")).to_be_visible()
    picture(phone, pictures, "scat-summary-narrow", at=said(phone, re.compile("Deal . is over")))
    # The next hand, of which the cards are set, has to be dealt.
    expect(said(page, re.compile("deal 2 · turn"))).to_be_visible()

    last = [{"hand": hand, "turns": 1, "lives": 0} for hand in (POOR, LOW)]
    page, phone = stage.set("scat", "AH KH QH", *last, dealer=0, discard="10H", stock="8C 8D 9D 2S")
    click(page, "My hand", brings=newest(page, "31!"))
    expect(newest(phone, "31!")).to_be_visible()
    picture(phone, pictures, "scat-31-narrow", at=said(phone, "Your hand"))
    click(page, "31!", brings=said(page, "The match is over"))
    expect(said(page, "wins the match!")).to_be_visible()
    picture(page, pictures, "scat-standing-wide")


def test_schwimmen(stage: Stage, pictures: Path) -> None:
    page = stage.begin("schwimmen")
    click(page, "Begin", brings=newest(page, "My hand"))
    cards = {"pool": "JH 7D 7S", "stock": "7H 8C 9C 10S JS KS 9D 10D"}
    page, phone = stage.set("schwimmen", "KH QH 8H", "7C 8D 9S", "10C JD QS", **cards)
    click(page, "My hand", brings=page.get_by_role("combobox", name=re.compile("Swap one card")).last)
    expect(newest(phone, "Close")).to_be_visible()
    picture(phone, pictures, "schwimmen-hand-narrow", at=said(phone, "Your hand"))
    page.get_by_role("combobox", name=re.compile("Swap one card")).last.click()
    option = page.locator("#channel-message-list").get_by_role("option").first
    expect(option).to_contain_text("→ 30")
    picture(page, pictures, "schwimmen-turn-wide")
    option.click()
    expect(said(page, re.compile("Anna.* swaps 8"))).to_be_visible()
    # When both computers have played.
    expect(newest(page, "Close")).to_be_visible()
    click(page, "Close", brings=newest(page, "Yes, close"))
    click(page, "Yes, close", brings=said(page, re.compile("Anna.* had closed")))
    expect(said(page, "loses a chip")).to_be_visible()
