"""What is for those who manage a server or its channels is refused to everybody else, however the wish arrives."""

from __future__ import annotations

import discord
import pytest

from bot.panels.server import ServerSelect
from tests.e2e.kit import Circle, People, Person, text_of
from tests.e2e.play import begin
from tests.storage.test_people import everything

SELECTS = [kind.prefix for kind in ServerSelect.__subclasses__()]


@pytest.fixture
def boss(circle: Circle) -> Person:
    """Somebody who may manage the server."""
    role = circle.guild.create_role("padroni", permissions=discord.Permissions(manage_guild=True))
    return circle.person("boss", roles=[role])


@pytest.mark.parametrize("prefix", SELECTS)
async def test_a_setting_of_the_server_is_not_anybodys_to_change(
    circle: Circle, people: People, boss: Person, prefix: str
) -> None:
    (anna,) = people("anna")
    await boss.slash("cards settings")
    menu = boss.menu(prefix)
    before = await everything(circle.bot.database)
    for value in (*menu.options, "what nobody offers", ""):
        refused = await anna.press(menu, *filter(None, [value]))
        assert refused.private
        assert "Only people who may manage this server" in refused.text
    assert await everything(circle.bot.database) == before
    assert not anna.has(prefix), "nor is it offered"
    other = next(option["value"] for option in menu.data["options"] if not option.get("default"))
    await boss.choose(prefix, other)
    assert await everything(circle.bot.database) != before, "who may, can"


async def test_the_language_of_the_server_is_not_anybodys_to_choose(
    circle: Circle, people: People, boss: Person
) -> None:
    (anna,) = people("anna")
    before = await everything(circle.bot.database)
    refused = await anna.slash("cards language", language="it", **{"for": "server"})
    assert refused.private
    assert "Only people who may manage this server" in refused.text
    assert await everything(circle.bot.database) == before
    assert (await boss.slash("cards language", language="it", **{"for": "server"})).private
    await anna.slash("scala start")
    assert "tavolo aperto" in text_of(circle.messages()[-1])


async def test_a_table_is_closed_by_its_host_or_whoever_manages_the_channels(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    role = circle.guild.create_role("portieri", permissions=discord.Permissions(manage_channels=True))
    keeper = circle.person("keeper", roles=[role])
    await begin(anna, bruno)
    for person in (bruno, carla):
        assert "Only" in (await person.slash("scala cancel")).text
    assert "for everybody?" in (await keeper.slash("scala cancel")).text
    assert "The match is closed; it counts for nothing." in (await keeper.click("cancel-yes")).text
    await anna.slash("scala start", computers=1)
    for person in (bruno, carla):
        assert "Only" in (await person.click("close")).text
    await keeper.click("close")
    assert circle.bot.host.in_channel(circle.channel.id) is None
