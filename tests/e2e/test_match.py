"""A whole match by two people and a computer player, with a restart and a crash in the middle of hands."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.e2e.kit import Circle, Person
from tests.e2e.play import begin, play_on, turn_by_buttons, turn_by_commands

People = Callable[..., tuple[Person, ...]]


async def test_a_match_by_buttons_and_by_commands_survives_a_restart_and_reaches_the_leaderboard(
    circle: Circle, people: People
) -> None:
    anna, bruno = people("anna", "bruno")
    ways = {anna: turn_by_buttons, bruno: turn_by_commands}
    await begin(anna, bruno, computers=1, limit=101)
    assert "hand 1" in anna.read()

    await play_on(circle, ways, turns=3)
    await circle.restart()
    await play_on(circle, ways, turns=4)
    await circle.crash()
    turns = 7 + await play_on(circle, ways)
    print(turns)
    for m in anna.messages()[-6:]:
        from tests.e2e.kit import text_of
        print("----"); print(text_of(m))
    a = await anna.slash("scala leaderboard")
    print(a.text)
    a = await anna.slash("scala leaderboard", period=30)
    print(a.text)
    a = await anna.slash("scala stats", user=bruno.member)
    print(a.text)
