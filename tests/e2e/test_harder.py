"""What goes wrong around a move or a claim: databases away, messages deleted, forged controls, equal names, races."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from copy import deepcopy
from dataclasses import replace

import discord
import pytest

from bot.tables.pace import Pace
from storage.outages import Unavailable
from storage.settings import Setting
from tests.e2e.kit import BUTTON, Circle, Control, Json, People
from tests.e2e.thirtyone import Scene, offered, public, table_of, told

LOW, POOR, WEAK = "2C 3D 4S", "5C 6D 7S", "2D 3S 4C"
HEARTS, SPADES = "AH KH QH", "AS KS QS"
AS_DEALT = {"discard": "10H", "stock": "8C 8D 8S 9C 9D"}


def dealt(*hands: str) -> list[Json]:
    """Returns hands of seats that have not had a turn yet."""
    return [{"hand": hand, "turns": 0} for hand in hands]


def forged(control: Control, custom_id: str) -> Control:
    """Returns a control of a message under a custom_id that the bot has not given it."""

    def rename(components: Json) -> None:
        for component in components:
            if component.get("custom_id") == control.custom_id:
                component["custom_id"] = custom_id
            rename(component.get("components", []))

    message = deepcopy(control.message)
    rename(message.components)
    return replace(control, message=message, data={**control.data, "custom_id": custom_id})


async def away(*_: Json) -> None:
    """Stands in for a query while the database is away."""
    raise Unavailable("connection refused")


async def test_a_move_is_answered_though_nobody_knows_whether_to_give_a_hint(
    circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno])
    await scene.set(LOW, POOR, **AS_DEALT)
    monkeypatch.setattr(circle.bot.database.statistics, "hands_played", away)
    assert "discard a card" in (await anna.click("draw")).text
    assert "Worth" in (await bruno.click("hand")).text


async def test_a_match_ends_in_sight_though_its_chart_cannot_be_had(
    circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno], lives=1)
    last = {"hand": LOW, "turns": 0, "total": 1, "lives": 0}
    await scene.set({"hand": HEARTS, "turns": 0}, last, **AS_DEALT)
    monkeypatch.setattr(circle.bot.database.matches, "totals", away)
    await anna.slash("scat declare")
    assert "The match is over" in await told(bruno)


async def test_the_summary_comes_though_the_message_that_asked_is_deleted(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    scene = await Scene.open(circle, "scat", (anna, bruno, carla))
    circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=60)
    await scene.set(*dealt(HEARTS, LOW, SPADES), **AS_DEALT)
    await carla.slash("scat declare")
    await circle.pass_time(2)
    asking = table_of(circle).message_id
    await circle.bot.get_partial_messageable(circle.channel.id).get_partial_message(asking or 0).delete()
    await circle.pass_time(11)
    assert "Deal 1 is over" in await told(bruno)


async def test_a_hand_ends_in_sight_where_no_files_may_be_sent(
    circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno])
    await scene.set(*dealt(HEARTS, LOW), **AS_DEALT)

    def refusing(original: Callable[..., Awaitable[Json]]) -> Callable[..., Awaitable[Json]]:
        async def request(*given: Json, **named: Json) -> Json:
            if named.get("files") or named.get("attachments"):
                response = type("Response", (), {"status": 403, "reason": "Forbidden"})()
                raise discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})
            return await original(*given, **named)

        return request

    monkeypatch.setattr(discord.PartialMessageable, "send", refusing(discord.PartialMessageable.send))
    monkeypatch.setattr(discord.PartialMessage, "edit", refusing(discord.PartialMessage.edit))
    await anna.slash("scat declare")
    assert "Deal 1 is over" in await told(bruno)


async def test_computers_find_names_beside_people_of_the_same_name(circle: Circle, people: People) -> None:
    (alba,) = people("alba")
    lobby = (await alba.slash("scat start", seats=9, computers=8)).text
    assert lobby.count("🤖") == 8
    assert lobby.count("**Alba**") == 1


async def test_two_who_hold_31_declare_in_the_same_instant(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    scene = await Scene.open(circle, "scat", (anna, bruno, carla))
    circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=60)
    await scene.set(*dealt(HEARTS, LOW, SPADES), **AS_DEALT)
    for person in (anna, bruno, carla):
        await person.click("hand")
    claims = [offered(person, BUTTON, "declare")[0] for person in (anna, carla)]
    async with circle.at_once():
        await anna.press(claims[0])
        await carla.press(claims[1])
    assert "Deal 1 is over" in await public(bruno)


async def test_a_claim_counts_while_others_do_something_else(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    scene = await Scene.open(circle, "scat", (anna, bruno, carla))
    await scene.set(*dealt(LOW, POOR, SPADES), **AS_DEALT)
    await carla.click("hand")
    claim = offered(carla, BUTTON, "declare")[0]
    await bruno.click("menu")
    leave = bruno.button("away")
    async with circle.at_once():
        await bruno.press(leave)
        await carla.press(claim)
    assert "declares 31" in await told(anna)


async def test_a_forged_claim_does_not_tell_who_holds_a_31(circle: Circle, people: People) -> None:
    persons = people("anna", "bruno", "carla")
    anna, answers = persons[0], set()
    scene = await Scene.open(circle, "scat", persons)
    for others in ((POOR, WEAK), (POOR, SPADES), (HEARTS, SPADES)):
        await scene.set(*dealt(LOW, *others), **AS_DEALT)
        at = table_of(circle)
        answer = await anna.press(forged(anna.button("hand"), f"move:{at.id}:{at.version}:declare"))
        answers.add(answer.text.split(">")[1].split("\n")[0])
    assert answers == {" Only a hand of 31 can be declared."}


async def test_a_forged_question_is_no_question(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno])
    await scene.set(LOW, POOR, **AS_DEALT)
    at = table_of(circle)
    answer = await anna.press(forged(anna.button("hand"), f"knock:{at.id}:{at.version}:draw stock"))
    assert "discard a card" in answer.text


async def test_a_choice_is_not_overwritten_by_what_was_read_before(
    circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna,) = people("anna")
    known, settings, gate = circle.bot.people, circle.bot.database.settings, asyncio.Event()
    read = settings.all_of_player

    async def slowly(user_id: int) -> dict[str, str]:
        found = await read(user_id)
        await gate.wait()
        return found

    monkeypatch.setattr(settings, "all_of_player", slowly)
    reading = asyncio.create_task(known.of(anna.id))
    await asyncio.sleep(0.05)
    await known.choose(anna.id, Setting.CARDS, "words")
    gate.set()
    await reading
    assert (await known.of(anna.id)).cards == "words"
