"""What the end-to-end tests of Samba share: how people play it, by buttons and by commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.e2e.kit import BUTTON, SELECT, Circle, Person, text_of
from tests.e2e.play import Turn
from tests.e2e.thirtyone import offered, panel


async def turn_by_buttons(person: Person) -> None:
    """Answers the partner, or draws, lays whatever the panel offers and discards, all by clicks."""
    await person.click("hand")
    if "may I end the round?" in panel(person):
        await answer(person, "answer yes")
        return
    if offered(person, SELECT, "take-how"):
        await person.press(menu := offered(person, SELECT, "take-how")[0], next(iter(menu.options)))
    elif offered(person, BUTTON, "take-pile"):
        await person.click("take-pile", private=True)
    elif offered(person, BUTTON, "draw"):
        await person.click("draw", private=True)
    elif offered(person, BUTTON, "stop"):
        await person.click("stop", private=True)
        return
    await finish_by_buttons(person)


async def answer(person: Person, move: str) -> None:
    """Presses one of the two answers."""
    await person.press(next(found for found in offered(person, BUTTON, "move") if found.custom_id.endswith(move)))


async def finish_by_buttons(person: Person) -> None:
    """Plays a turn on after the draw, until it is somebody else's."""
    for _ in range(30):
        reds, asks = offered(person, BUTTON, "move"), offered(person, BUTTON, "ask-partner")
        if reds:
            await person.press(reds[0])
        elif asks:
            await person.press(asks[0])
            return
        elif lay := [found for prefix in ("put", "attach") for found in offered(person, SELECT, prefix)]:
            await person.press(lay[0], next(iter(lay[0].options)))
        elif discards := offered(person, SELECT, "discard"):
            await person.press(discards[0], list(discards[0].options)[-1 if len(discards[0].options) > 1 else 0])
            return
        else:
            return


LAYING = {"red": "card", "add": "cards", "meld": "melds"}
"""Commands that lay cards, with the option that autocomplete fills."""


async def turn_by_commands(person: Person) -> None:
    """The same by slash commands, over what autocomplete offers."""
    await person.slash("samba hand")
    if "may I end the round?" in panel(person):
        await person.slash("samba answer", answer="yes")
        return
    ways = list(await person.suggestions("samba take", "cards"))
    if ways:
        await person.slash("samba take", cards=ways[0])
    else:
        drawn = await person.slash("samba draw")
        if "stock is empty" in drawn.text or "The stock" in drawn.text:
            await person.slash("samba stop")
            return
    await finish_by_commands(person)


async def finish_by_commands(person: Person) -> None:
    """Plays a turn on after the draw, until it is somebody else's."""
    for _ in range(30):
        if offered(person, BUTTON, "ask-partner"):
            await person.slash("samba ask")
            return
        for command, option in LAYING.items():
            found = list(await person.suggestions(f"samba {command}", option))
            if found:
                await person.slash(f"samba {command}", **{option: found[0]})
                break
        else:
            discards = list(await person.suggestions("samba discard", "card"))
            if discards:
                await person.slash("samba discard", card=discards[-1])
            return


def to_play(people: Sequence[Person]) -> Person | None:
    """Finds out from the channel who is asked to play, or to answer the partner."""
    newest = next((text_of(message) for message in reversed(people[0].messages()) if not message.is_ephemeral), "")
    called = (", it is your turn", ": **")
    return next((person for person in people if any(f"<@{person.id}>{words}" in newest for words in called)), None)


async def everybody(circle: Circle, ways: Mapping[Person, Turn], turns: int | None = None) -> None:
    """Lets everybody play their turns and answer, so many times in all or until the match is over."""
    people, played = list(ways), 0
    while circle.bot.host.in_channel(people[0].channel.id) is not None and played != turns:
        person = to_play(people)
        assert person is not None, "nobody is asked to play, but the match is not over"
        await ways[person](person)
        played += 1
