"""What Discord may do to the bot without anybody's doing: send an interaction twice, take a server away."""

from __future__ import annotations

from copy import deepcopy

import pytest

from storage.outages import Unavailable
from tests.e2e.kit import Circle, Json, People
from tests.e2e.play import begin, to_play

COMPONENT = 3
"""The type of the interaction that a button or select sends."""


@pytest.fixture
def arrived(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> list[Json]:
    """Every interaction as it has come from Discord."""
    parsers = circle.bot._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    seen: list[Json] = []

    def remember(data: Json) -> None:
        seen.append(deepcopy(data))
        parse(data)

    monkeypatch.setitem(parsers, "INTERACTION_CREATE", remember)
    return seen


async def test_an_interaction_that_arrives_again_does_nothing_more(
    circle: Circle, people: People, arrived: list[Json]
) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    player = to_play([anna, bruno])
    await player.click("draw")
    clicks = [interaction for interaction in arrived if interaction["type"] == COMPONENT]
    assert len(clicks) == 3
    for interaction in clicks:
        circle.bot._connection.parsers["INTERACTION_CREATE"](interaction)
    await circle.environment.settle()
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    assert (table.id, len(table.seats), table.moves) == (1, 2, 1)
    moves = await circle.bot.database.matches.moves(1)
    assert [move.text for move in moves] == ["draw stock"]


async def test_a_server_that_removes_the_bot_loses_its_tables(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    circle.environment.backend.remove_guild(circle.guild.id)
    await circle.environment.settle()
    assert circle.bot.host.in_channel(circle.channel.id) is None
    record = await circle.bot.database.matches.load(table.id)
    assert record is not None
    assert record.status == "cancelled"


async def test_people_are_told_to_try_again_while_the_database_is_away(
    circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    await begin(anna, bruno)
    player = to_play([anna, bruno])

    async def fail(*_: Json) -> None:
        raise Unavailable("connection refused")

    with monkeypatch.context() as outage:
        database = circle.bot.database
        for repository, method in (
            (database.matches, "commit"),
            (database.matches, "load"),
            (database.settings, "of_player"),
            (database.settings, "all_of_player"),
            (database.settings, "of_server"),
        ):
            outage.setattr(repository, method, fail)
        assert "Try again" in (await player.click("draw")).text
        assert "Try again" in (await player.slash("scala draw")).text
        # Nobody knows yet which language she speaks.
        assert "Try again" in (await carla.click("draw")).text
        # What has no refusal of its own is answered by whoever catches everything.
        outage.setattr(circle.bot.host, "play", fail)
        answer = await player.click("draw")
        assert answer.private
        assert "Try again" in answer.text
    await player.click("draw")
    assert circle.bot.host.in_channel(circle.channel.id).moves == 1  # type: ignore[union-attr]
