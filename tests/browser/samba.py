"""Samba in a real browser, on a desk and on a phone: a part of the screenshots command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_playground import add_computer, click, newest, picture, run_command, said
from tests.browser.thirtyone import Stage

TEAMS = [
    {"melds": ["QC QC QD QH QS JK 2D", "KC KD KH", "4S 5S 6S"], "red_threes": "3D", "score": 1210},
    {"melds": ["5H 6H 7H 8H 9H 10H JH", "AC AD AH AS"], "score": 875},
]
HAND = "KS KC 8S 8C 9D 9D 10D JD 4C 7S 2H 3H"


@pytest.fixture
def stage(browser: Browser, tmp_path: Path) -> Iterator[Stage]:
    made = Stage(browser, tmp_path / "playground.db")
    yield made
    made.stop()


def test_samba(stage: Stage, pictures: Path) -> None:
    run_command(stage.wide, "samba start")
    # With the sign: the hidden menu of places has the names alone.
    for name in ("Alba 🤖", "Dino 🤖", "Elsa 🤖"):
        add_computer(stage.wide, name)
    expect(said(stage.wide, re.compile("With 4 players"))).to_be_visible()
    picture(stage.wide, pictures, "samba-lobby-wide")
    click(stage.wide, "Begin", brings=newest(stage.wide, "My hand"))

    hands = [{"hand": hand, "turns": 3} for hand in (HAND, "4D 4H 9C", "5C 6D 7C", "9S 9S 6C")]
    page, phone = stage.set("samba", *hands, teams=TEAMS, dealer=3, discard="6S 10C KD", stock="8H 5D 10S 3C")
    picture(phone, pictures, "samba-table-narrow")
    click(page, "Draw", brings=page.get_by_role("combobox", name=re.compile("Put down")).last)
    expect(newest(phone, re.compile("Lay 3"))).to_be_visible()
    picture(page, pictures, "samba-turn-wide")
    picture(phone, pictures, "samba-hand-narrow", at=said(phone, "Your hand"))
    page.get_by_role("combobox", name=re.compile("Add to your melds")).last.click()
    page.locator("#channel-message-list").get_by_role("option").first.click()
    expect(said(page, re.compile("Anna.* adds "))).to_be_visible()
