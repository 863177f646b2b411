"""Whatever somebody is called: in no message does a name ping, link, format, turn a line around or break a layout."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from simcord.components import walk_components

from bot.tables.pace import Pace
from tests.e2e.kit import Circle, Json, Person, strings
from tests.e2e.play import cancel, to_play
from tests.e2e.test_scat import turn_by_buttons
from tests.e2e.thirtyone import Scene, table_of

WORD = "boom"
NAMES = {
    "markdown": "*_boom_* ~~boom~~ ||boom||",
    "code": "```boom``` `boom`",
    "link": "[boom](https://boom.example)",
    "heading": "# boom\n> boom\n-# boom",
    "mention": "<@123456789012345678> boom",
    "everyone": "@everyone @here boom",
    "channel": "<#123456789012345678> <:boom:1>",
    "directions": "\u202eboom\u2066 \u200fboom\u061c",
    "control signs": "bo\x1b[31mom\x00\x07boom",
    "long": "boom" * 25,
    "emoji": "👩‍👩‍👧‍👦" * 4 + "boom",
    "letters": "﷽بوم boom بوم",
}
THREAD_CREATED = 18
"""The type of Discord's own line that a thread was made, in which its name is plain text."""
STRANGER = 123456789012345678
ESCAPED = re.compile(r"\\[\\`*_~|<>\[\]()#@:]")
MARKUP = re.compile(
    rf"[*_~|`<>\[\]#@]\s*{WORD}|{WORD}\s*[*_~|`<>\[\]]|@everyone|@here|<[@#]{STRANGER}|\]\(https://boom"
)
TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\x00-\x09\x0b-\x1f]")
OURS = re.compile(r"^(-# |### |> |\d+\. )+|\*\*", re.MULTILINE)
"""What the bot itself writes around names."""


def texts(components: Json) -> Iterator[str]:
    """Yields what Discord shows with its markdown."""
    yield from (part["content"] for part in walk_components(components) if part.get("type") == 10)


def check(circle: Circle) -> int:
    """Looks at every message that there is; returns in how many texts a name is."""
    found = 0
    for message in circle.messages():
        if message.type == THREAD_CREATED:
            continue
        for text in strings([message.content, message.components, message.attachments]):
            assert not TURNING.search(text), repr(text)
        for text in (message.content, *texts(message.components)):
            bare = OURS.sub("", ESCAPED.sub("", text))
            found += WORD in bare
            assert not MARKUP.search(bare), bare
        assert set(message.ping_user_ids) <= {person.id for person in circle.people}
    return found


def named(circle: Circle, *names: str) -> tuple[Person, ...]:
    """Brings people who are called like this on the server."""
    users = [circle.environment.create_user(f"p{number}", global_name=name) for number, name in enumerate(names)]
    circle.people = tuple(Person(circle, circle.guild.add_member(user), circle.channel) for user in users)
    return circle.people


@pytest.mark.parametrize("first", [0, 6])
async def test_a_name_is_nothing_but_a_name_in_whatever_the_bot_says(circle: Circle, first: int) -> None:
    people = named(circle, *list(NAMES.values())[first : first + 6])
    anna, bruno, *_ = people
    scene = await Scene.open(circle, "scat", people, computers=1, clock=60, lives=1)
    assert check(circle) > 0
    for person in people:
        await person.click("hand")
        await person.click("menu")
        await person.click("scores")
        await person.slash("scat picture")
    while to_play(people) is None:
        await circle.pass_time(5)
    late = to_play(people)
    assert late is not None
    await circle.pass_time(31)
    assert "it is your turn: a computer plays for you" in anna.read()
    await turn_by_buttons(late)
    assert "It is not your turn" in (await late.slash("scat draw")).text
    await circle.pass_time(2)
    check(circle)

    low = ("2C 3D 4S", "2D 3S 5C", "2S 3C 6D", "4C 5D 7S", "4D 6S 8C", "5S 7C 9D")
    out = [{"hand": hand, "turns": 0, "total": 1, "lives": 0} for hand in low]
    await scene.set({"hand": "AH KH QH", "turns": 0}, *out, discard="10H", stock="8D 8S 9C")
    circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=0)
    await anna.slash("scat declare")
    await circle.pass_time(2)
    assert "The match is over" in anna.read()
    check(circle)
    for command in ("scat leaderboard", "scat stats", "cards verify", "cards privacy"):
        assert (await anna.slash(command)).text
    listed = await anna.suggestions("cards verify", "hand")
    assert [len(name) <= 100 and not TURNING.search(name) for name in listed.values()] == [True]

    for person in people:
        await person.click("rematch")
    await circle.pass_time(2)
    await anna.click("begin")
    for person in people:
        await person.slash("scat leave")
    await circle.pass_time(900)
    check(circle)
    await bruno.slash("scat join")
    await circle.pass_time(5)
    await bruno.slash("scat resign")
    await bruno.click("resign-yes")
    await anna.slash("scat join")
    await cancel(anna, "scat")
    await circle.pass_time(2)
    assert check(circle) > 10


async def test_teams_and_places_are_named_as_nothing_else(circle: Circle) -> None:
    people = named(circle, *(NAMES[name] for name in ("markdown", "directions", "mention", "heading")))
    anna, *others = people
    await anna.slash("samba start", seats=4)
    for other in others:
        await other.click("join")
    await circle.pass_time(2)
    assert check(circle) > 0
    await anna.click("begin")
    for person in people:
        await person.click("hand")
        await person.click("menu")
        await person.click("scores")
    check(circle)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_a_thread_has_the_name_on_one_line(tmp_path: Path, name: str) -> None:
    circle = Circle(tmp_path / "threads.db", tables_in_channel=False)
    await circle.start()
    (anna,) = named(circle, name)
    await anna.slash("scala start")
    (thread,) = circle.channel.threads
    assert not TURNING.search(thread.name)
    assert "\n" not in thread.name
    assert thread.name.startswith("Scala 40 · ")
    assert len(thread.name) <= 100
    check(circle)
    await circle.close()
    circle.environment.raise_errors()


async def test_a_name_longer_than_discord_allows_breaks_nothing(circle: Circle) -> None:
    (anna,) = named(circle, "*" * 5000)
    assert (await anna.slash("scala start", computers=3)).text
    await anna.click("begin")
    await anna.click("hand")
    assert check(circle) == 0
    assert len(table_of(circle).seats[0].name) == 32


async def test_whoever_has_an_invisible_name_is_called_by_the_account(circle: Circle) -> None:
    ghost, other = named(circle, "\u3164\u200b", "\u2800")
    await ghost.slash("scala start")
    await other.click("join")
    assert "**p0** · host" in ghost.read()
    assert "**p1**" in ghost.read()
    assert "**p1** at Scala 40" in (await other.slash("scala stats")).text
