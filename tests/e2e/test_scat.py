"""Whole matches of Scat through the simulated Discord, with a restart and a crash in mid-hand."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from tests.e2e.kit import BUTTON, Circle, People, Person, text_of
from tests.e2e.play import to_play
from tests.e2e.thirtyone import History, Scene, hand_of, listed, offered, play_on, worth

KNOCKS = 25


async def turn_by_buttons(person: Person) -> None:
    """Knocks with a good hand, else draws and discards what leaves most, all by clicks."""
    await person.click("hand")
    if offered(person, BUTTON, "declare"):
        await person.click("declare", private=True)
    elif worth(person) >= KNOCKS and offered(person, BUTTON, "knock"):
        await person.click("knock", private=True)
        await person.click("knock-yes")
    elif offered(person, BUTTON, "draw"):
        await person.click("draw")
        await discard_by_button(person)
    else:
        await person.click("stop", private=True)


async def discard_by_button(person: Person) -> None:
    """Presses the first of the discards, which leaves most; declares what has become 31."""
    await person.press(offered(person, BUTTON, "move")[0])
    if person.circle.bot.host.in_channel(person.channel.id) and offered(person, BUTTON, "declare"):
        await person.click("declare", private=True)


async def turn_by_commands(person: Person) -> None:
    """The same by slash commands, without an eye for what a discard leaves."""
    await person.slash("scat hand")
    if offered(person, BUTTON, "declare"):
        await person.slash("scat declare")
    elif worth(person) >= KNOCKS and offered(person, BUTTON, "knock"):
        await person.slash("scat knock")
    elif offered(person, BUTTON, "draw"):
        await person.slash("scat draw")
        discards = list(await person.suggestions("scat discard", "card"))
        await person.slash("scat discard", card=discards[0])
        await person.slash("scat hand")
        if offered(person, BUTTON, "declare"):
            await person.slash("scat declare")
    else:
        await person.slash("scat stop")


async def test_a_match_by_buttons_and_by_commands_survives_a_restart_and_reaches_the_leaderboard(
    circle: Circle, people: People
) -> None:
    anna, bruno = people("anna", "bruno")
    ways = {anna: turn_by_buttons, bruno: turn_by_commands}
    await Scene.open(circle, "scat", [anna, bruno], computers=1)

    await play_on(circle, ways, turns=2)
    await stop_in_mid_hand(circle, anna, bruno, how=circle.restart)
    await play_on(circle, ways, turns=3)
    await stop_in_mid_hand(circle, anna, bruno, how=circle.crash)
    await play_on(circle, ways)

    history = History.read(anna, 3, "Anna", "Bruno")
    winner = history.winner()
    assert re.search(rf"\*\*{winner}\*\*( 🤖)? wins the match!", text_of(anna.messages()[-1]))
    for answer in (await anna.slash("scat leaderboard"), await anna.slash("scat leaderboard", period=30)):
        assert not answer.private
        assert "Alba" not in answer.text, "computer players are not listed"
        for name in ("Anna", "Bruno"):
            assert listed(answer.text, name) == history.line(name)
    figures = (await anna.slash("scat stats", user=bruno.member)).text
    assert f"with success in **{history.won['Bruno']}** of **{history.played['Bruno']}** deal" in figures
    assert f"**{history.lost['Bruno'] / history.played['Bruno']:.1f}** lives lost per deal" in figures
    assert "No match has been finished" in (await anna.slash("scala leaderboard")).text, "every game has its own"


async def stop_in_mid_hand(circle: Circle, *people: Person, how: Callable[[], Awaitable[None]]) -> None:
    """Stops and starts the bot after a draw; everybody still has their hand, and the old panel still works."""
    person = to_play(people)
    assert person is not None
    await person.click("draw")
    before = [await hand_of(one) for one in people]
    await how()
    assert [await hand_of(one) for one in people] == before
    await discard_by_button(person)
