"""The pace of computers: a short pause before each turn, and a whole turn in one edit, without a new message."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from typing import Any

import discord
import pytest

from bot.panels.item import payload
from bot.tables.pace import Pace
from tests.e2e.kit import Circle, People, strings
from tests.e2e.play import begin, laying_menu, to_play, worst


async def test_computers_play_one_after_another_each_turn_in_one_edit(
    circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    edits: list[tuple[datetime, str]] = []
    edit = discord.PartialMessage.edit

    async def noted(self: discord.PartialMessage, **given: Any) -> Any:
        edits.append((circle.clock.now(), "\n".join(strings(payload(given["view"])))))
        return await edit(self, **given)

    (anna,) = people("anna")
    circle.pace = Pace()
    await circle.restart()
    await begin(anna, computers=3)
    while to_play([anna]) is None or not anna.has("draw"):
        await circle.pass_time(1)
    posted = len([message for message in circle.messages() if not message.is_ephemeral])
    await anna.click("draw")
    while menu := laying_menu(anna):
        await anna.press(menu, next(iter(menu.options)))
    # The discard is an edit of its own only where none was made just before.
    await circle.pass_time(2)
    monkeypatch.setattr(discord.PartialMessage, "edit", noted)
    await anna.choose("discard", worst(list(anna.menu("discard").options)))
    await circle.pass_time(10)

    # The last computer's turn comes with the new message for Anna, and the old one shrinks to what was played.
    *_, own, first, second, farewell = edits
    gaps = [(later[0] - sooner[0]).total_seconds() for sooner, later in pairwise((own, first, second))]
    assert gaps == pytest.approx([circle.pace.computer_turn] * 2, abs=0.01)
    for number, (_, text) in enumerate((own, first, second, farewell)):
        lines = [line for line in text.splitlines() if line.startswith("-# ")]
        since = lines[[line.startswith("-# **Anna** draws") for line in lines].index(True) :]
        assert ["🤖" in line for line in since] == [False] + [True] * number
        assert all("draws" in line and "discards" in line for line in since), "a whole turn"
    public = [message for message in circle.messages() if not message.is_ephemeral]
    assert len(public) == posted + 1
