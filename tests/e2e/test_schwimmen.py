"""Whole matches of Schwimmen through the simulated Discord, with a restart and a crash in mid-hand, and every move of
a turn by buttons and by commands."""

from __future__ import annotations

import re

from tests.e2e.kit import BUTTON, SELECT, Circle, People, Person, text_of
from tests.e2e.play import to_play
from tests.e2e.thirtyone import (
    History,
    Scene,
    hand_of,
    listed,
    offered,
    play_on,
    press_move,
    words,
    worth,
)

KEEPS, CLOSES = 18, 25


def swap_value(label: str) -> float:
    """Returns what a swap leaves, as its label says."""
    return float(label.rpartition("→ ")[2])


async def turn_by_buttons(person: Person) -> None:
    """Keeps, swaps or closes by what the panel says that hands are worth, all by clicks."""
    await person.click("hand")
    if offered(person, BUTTON, "declare"):
        await person.click("declare", private=True)
    elif "keep" in words(person):
        await press_move(person, "keep" if worth(person) >= KEEPS else "exchange")
    elif worth(person) >= CLOSES and offered(person, BUTTON, "knock"):
        await person.click("knock", private=True)
        await person.click("knock-yes")
    else:
        best, label = next(iter(offered(person, SELECT, "choose")[0].options.items()))
        if swap_value(label) > worth(person):
            await person.choose("choose", best)
            await show(person)
        else:
            await press_move(person, "pass")


async def show(person: Person) -> None:
    """Shows a hand that ends the deal, where the panel asks for it."""
    if person.circle.bot.host.in_channel(person.channel.id) and offered(person, BUTTON, "declare"):
        await person.click("declare", private=True)


async def turn_by_commands(person: Person) -> None:
    """The same by slash commands."""
    await person.slash("schwimmen hand")
    if offered(person, BUTTON, "declare"):
        await person.slash("schwimmen declare")
    elif "keep" in words(person):
        await person.slash("schwimmen keep" if worth(person) >= KEEPS else "schwimmen exchange")
    elif worth(person) >= CLOSES and offered(person, BUTTON, "knock"):
        await person.slash("schwimmen close")
    else:
        best, label = next(iter((await person.suggestions("schwimmen swap", "cards")).items()))
        if swap_value(label) > worth(person):
            await person.slash("schwimmen swap", cards=best)
            await person.slash("schwimmen hand")
            if offered(person, BUTTON, "declare"):
                await person.slash("schwimmen declare")
        else:
            await person.slash("schwimmen pass")


async def test_a_match_by_buttons_and_by_commands_survives_a_restart_and_reaches_the_leaderboard(
    circle: Circle, people: People
) -> None:
    anna, bruno = people("anna", "bruno")
    ways = {anna: turn_by_buttons, bruno: turn_by_commands}
    await Scene.open(circle, "schwimmen", [anna, bruno], computers=1)
    for turns, how in ((2, circle.restart), (3, circle.crash)):
        await play_on(circle, ways, turns=turns)
        before = [await hand_of(one) for one in (anna, bruno)]
        player = to_play([anna, bruno])
        assert player is not None
        await how()
        assert [await hand_of(one) for one in (anna, bruno)] == before
        assert to_play([anna, bruno]) is player
    await play_on(circle, ways)

    history = History.read(anna, 3, "Anna", "Bruno")
    winner = history.winner()
    assert re.search(rf"\*\*{winner}\*\*( 🤖)? wins the match!", text_of(anna.messages()[-1]))
    answer = await anna.slash("schwimmen leaderboard")
    for name in ("Anna", "Bruno"):
        assert listed(answer.text, name) == history.line(name)
    figures = (await anna.slash("schwimmen stats", user=bruno.member)).text
    assert f"with success in **{history.won['Bruno']}** of **{history.played['Bruno']}** deal" in figures
    assert f"**{history.lost['Bruno'] / history.played['Bruno']:.1f}** chips lost per deal" in figures
