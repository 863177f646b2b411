"""Choosing the rules of Scat and Schwimmen: every option in the modals of the lobby, and what it changes in play."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.books import BOOKS
from bot.games.rulebook import write
from bot.i18n import tongue
from engine.games import GAMES
from tests.e2e.kit import Circle, People, Person, text_of
from tests.e2e.thirtyone import public, table_of

FAMILY = ("scat", "schwimmen")
GROUPS = [(game, group) for game in FAMILY for group in BOOKS[game].groups]


def another(game: str, option: str) -> Any:
    """Returns a value of an option that is not the profile's, as the rules hold it."""
    book = BOOKS[game]
    usual = getattr(GAMES[game].rules({}), option)
    listed = book.values(option)
    if listed:
        return book.read(option, next(text for text in reversed(listed) if text != write(usual)))
    return book.options.numbers[option][1]


async def change(person: Person, group: str, values: dict[str, Any]) -> str:
    """Fills in the modal of a group and returns the page after it."""
    await person.click("options")
    await person.choose("group", group)
    shown = await person.click("change")
    selects = shown.defaults
    filled = {
        option: [write(value)] if isinstance(selects.get(option), list) else write(value)
        for option, value in values.items()
    }
    await person.submit(shown, filled)
    return text_of(person.private()[-1])


@pytest.mark.parametrize(("game", "group"), GROUPS)
async def test_every_option_can_be_changed_in_the_lobby(circle: Circle, people: People, game: str, group: str) -> None:
    anna, bruno = people("anna", "bruno")
    book, say = BOOKS[game], tongue("en")
    await anna.slash(f"{game} start")
    await bruno.click("join")
    wanted = {option: another(game, option) for option in book.groups[group]}
    page = await change(anna, group, wanted)
    options = dict(table_of(circle).options)
    assert options == {"profile": "standard", **wanted}
    for option, value in wanted.items():
        pair = f"{book.name(say, option)}: {book.value(say, option, value)}"
        assert f"- **{pair}**" in page
        assert option in book.told_by_end or pair in await public(bruno), "everybody sees what differs"
    await anna.click("begin")
    rules = (await bruno.slash(f"{game} rules")).text
    for option, value in wanted.items():
        assert book.sentence(say, option, value) in rules
    assert {option: getattr(table_of(circle).state.rules, option) for option in wanted} == wanted


@pytest.mark.parametrize(("game", "word"), [("scat", "life"), ("schwimmen", "chip")])
async def test_lives_are_chosen_with_the_command(circle: Circle, people: People, game: str, word: str) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash(f"{game} start", lives=1, seats=2)
    assert f"**1** {word} each, the last one in wins" in await public(bruno)
    await bruno.click("join")
    await anna.click("begin")
    table = await public(bruno)
    assert table.count("🪙") == 2
    assert "Lives: 1 life" in table or "Chips: 1 chip" in table


@pytest.mark.parametrize("game", FAMILY)
async def test_rules_can_be_read_without_a_table_and_nothing_else_changed(
    circle: Circle, people: People, game: str
) -> None:
    anna, bruno = people("anna", "bruno")
    text = (await anna.slash(f"{game} rules")).text
    for group in BOOKS[game].groups:
        assert BOOKS[game].group_name(tongue("en"), group) in text
    await anna.slash(f"{game} start")
    await bruno.click("join")
    await bruno.click("options")
    assert not bruno.has("change")


async def test_a_minimum_is_none_where_nothing_is_typed(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await anna.slash("scat start")
    await change(anna, "knocking", {"knock_minimum": 25})
    assert table_of(circle).options["knock_minimum"] == 25
    await change(anna, "knocking", {"knock_minimum": ""})
    assert table_of(circle).options == {"profile": "standard"}
    page = await change(anna, "knocking", {"knock_minimum": "31"})
    assert "`31` does not go for “Least value to knock”. Possible: 2 to 30, none." in page


async def test_a_full_table_has_nine_or_eight_seats(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await anna.slash("scat start", computers=8)
    assert "9. **Zita** 🤖" in await public(anna)
    await anna.click("close")
    await anna.slash("schwimmen start", computers=7)
    assert "8. **Ugo** 🤖" in await public(anna)
