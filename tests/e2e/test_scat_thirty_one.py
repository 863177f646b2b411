"""The 31 of Scat in the channel: its button, what it is worth too late, two holders, the question after all turns."""

from __future__ import annotations

import pytest

from bot.tables.pace import Pace
from tests.e2e.kit import BUTTON, Circle, People, Person
from tests.e2e.play import to_play
from tests.e2e.thirtyone import Scene, hand_of, offered, panel, press_move, public, told

LOW, POOR, WEAK = "2C 3D 4S", "5C 6D 7S", "2D 3S 4C"
HEARTS, SPADES = "AH KH QH", "AS KS QS"
NEARLY = "AH KH 9S"
PILES = {"discard": "10H", "stock": "QH 8C 8D 8S 9C 9D"}
AS_DEALT = {**PILES, "stock": "8C 8D 8S 9C 9D"}


def dealt(*hands: str) -> list[dict[str, str | int]]:
    """Returns seats in which nobody has had a turn."""
    return [{"hand": hand, "turns": 0} for hand in hands]


@pytest.fixture
async def three(circle: Circle, people: People) -> Scene:
    return await Scene.open(circle, "scat", people("anna", "bruno", "carla"))


async def summary(person: Person) -> str:
    """Returns the newest public message, which tells that the hand is over."""
    text = await public(person)
    assert "Deal 1 is over" in text, text
    return text


async def test_a_dealt_31_is_declared_out_of_turn_by_one_tap(three: Scene) -> None:
    _, bruno, carla = three.people
    three.circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=60)
    await three.set(*dealt(LOW, POOR, HEARTS), **AS_DEALT)
    await carla.click("hand")
    assert "Worth **31**" in panel(carla)
    assert "Declare it now: once anybody draws or knocks, it counts only 30." in panel(carla)
    carla.taps = 0
    await carla.click("declare")
    assert carla.taps == 1
    text = await summary(bruno)
    assert "**Carla** declares 31: A♥ Q♥ K♥" in text
    assert "**Anna** · **4** · loses a life · 🪙🪙 ○" in text
    assert "**Carla** · **31** · 🪙🪙🪙" in text
    assert text.index("**Carla** · ") < text.index("**Anna** · ") < text.index("**Bruno** · "), "who declared is first"


async def test_a_31_is_also_declared_by_command(three: Scene) -> None:
    anna, bruno, carla = three.people
    await three.set(*dealt(LOW, POOR, HEARTS), **AS_DEALT)
    assert "Only a hand of 31 can be declared" in (await bruno.slash("scat declare")).text
    await carla.slash("scat declare")
    assert "**Carla** declares 31" in await told(anna)


async def test_a_31_made_by_a_discard_is_declared_from_the_same_panel(three: Scene) -> None:
    anna, bruno, _ = three.people
    await three.set(NEARLY, POOR, WEAK, **PILES)
    await anna.click("draw")
    anna.taps = 0
    await press_move(anna, "discard 9S")
    assert to_play(three.people) is bruno, "the next turn has begun"
    await anna.click("declare")
    assert anna.taps == 2
    text = await told(bruno)
    assert "**Anna** declares 31: A♥ Q♥ K♥" in text
    assert "**Bruno** · **7** · loses a life" in text


async def test_a_31_lapses_when_the_next_player_acts(three: Scene) -> None:
    anna, bruno, _ = three.people
    await three.set(NEARLY, POOR, WEAK, **PILES)
    await anna.click("draw")
    await press_move(anna, "discard 9S")
    late = offered(anna, BUTTON, "declare")[0]
    await bruno.click("draw")
    await anna.press(late)
    assert "This 31 was not declared at once; it counts 30 now and cannot be declared any more." in panel(anna)
    assert "Worth **30**" in panel(anna)
    assert "counts 30 for as long as you keep these cards" in panel(anna)
    assert not offered(anna, BUTTON, "declare")
    assert "not declared at once" in (await anna.slash("scat declare")).text
    assert "Worth" not in panel(bruno)


async def test_the_other_holder_of_a_dealt_31_is_asked_and_mentioned(three: Scene) -> None:
    anna, bruno, carla = three.people
    three.circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=60)
    await three.set(*dealt(HEARTS, LOW, SPADES), **AS_DEALT)
    await hand_of(carla)
    await anna.slash("scat declare")
    asked = await public(bruno)
    assert f"<@{carla.id}>: answer in your own panel" in asked
    assert "time runs out <t:" in asked
    assert "Declare your 31 now, or it counts 30." in panel(carla), "the panel on the screen follows"
    assert "You are not asked" in (await bruno.slash("scat draw")).text
    await three.circle.pass_time(7.9)
    assert "Deal 1 is over" not in bruno.read()
    await three.circle.pass_time(0.1)
    text = await summary(bruno)
    assert "**Anna** declares 31" in text
    assert "**Carla** · **30** · loses a life" in text


async def test_the_other_holder_may_declare_or_say_nothing(three: Scene) -> None:
    anna, bruno, carla = three.people
    three.circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=60)
    await three.set(*dealt(HEARTS, LOW, SPADES), **AS_DEALT)
    await carla.slash("scat declare")
    await anna.click("hand")
    anna.taps = 0
    assert offered(anna, BUTTON, "stand")
    await anna.click("declare", private=True)
    assert anna.taps == 1
    text = await summary(bruno)
    assert "declare 31." in text
    assert text.count("loses a life") == 1


async def test_saying_nothing_costs_a_life(three: Scene) -> None:
    anna, bruno, carla = three.people
    await three.set(*dealt(HEARTS, LOW, SPADES), **AS_DEALT)
    await carla.slash("scat declare")
    await anna.click("hand")
    await anna.click("stand", private=True)
    assert "**Anna** · **30** · loses a life" in await told(bruno)


async def test_a_31_made_in_the_last_turn_of_all_is_asked_for(three: Scene) -> None:
    anna, bruno, _ = three.people
    await three.set(NEARLY, POOR, WEAK, knocked_by=1, **PILES)
    await anna.click("draw")
    await press_move(anna, "discard 9S")
    assert "Declare your 31 now, or it counts 30." in panel(anna)
    assert f"<@{anna.id}>: answer in your own panel" in await public(bruno)
    await anna.click("declare", private=True)
    text = await told(bruno)
    assert "**Anna** declares 31" in text
    assert text.count("loses a life") == 2, "the knocker too"


async def test_a_31_that_is_declared_by_itself(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno], declare="auto")
    await scene.set(NEARLY, POOR, **PILES)
    await anna.click("draw")
    await press_move(anna, "discard 9S")
    assert "**Anna** declares 31" in await told(bruno)


async def test_a_computer_declares_before_the_first_draw(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    # Alba sits between them.
    scene = await Scene.open(circle, "scat", [anna, bruno], computers=1)
    await scene.set(*dealt(LOW, HEARTS, POOR), **AS_DEALT)
    assert "**Alba** 🤖 declares 31" in await told(bruno)


async def test_a_computer_waits_for_people_after_the_deal(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno], computers=1)
    circle.pace = Pace()
    await scene.set(*dealt(LOW, POOR, HEARTS), to_play=1, dealer=0, **AS_DEALT)
    await circle.pass_time(3)
    assert "**Alba** 🤖 is playing" in await public(anna)
    await bruno.slash("scat declare")
    assert "**Bruno** declares 31" in await told(anna)


async def test_a_dealt_31_that_is_declared_by_itself_ends_the_hand(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno], declare="auto")
    circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=60)
    await scene.set(*dealt(LOW, HEARTS), **AS_DEALT)
    text = await summary(anna)
    assert "**Bruno** declares 31: A♥ Q♥ K♥" in text
    assert "**Anna** · **4** · loses a life · 🪙🪙 ○" in text
    await circle.pass_time(60)
    assert "deal 2 · turn 1" in await public(anna)
