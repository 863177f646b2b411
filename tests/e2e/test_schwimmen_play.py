"""Schwimmen at the table: the dealer's choice, swaps, closing, hands that end the deal, chips, eight seats."""

from __future__ import annotations

import pytest

from bot.tables.pace import Pace
from tests.e2e.kit import BUTTON, SELECT, Circle, People
from tests.e2e.play import to_play
from tests.e2e.test_schwimmen import turn_by_buttons, turn_by_commands
from tests.e2e.thirtyone import Scene, hand_of, offered, panel, plain, play_on, press_move, public, told, words

GOOD, LOW, POOR, HEARTS = "KH QH 8H", "7C 8D 9S", "10C JD QS", "AH KH QH"
MIDDLE = {"pool": "JH 7D 7S", "stock": 12}


@pytest.fixture
async def two(circle: Circle, people: People) -> Scene:
    return await Scene.open(circle, "schwimmen", people("anna", "bruno"))


@pytest.fixture
async def three(circle: Circle, people: People) -> Scene:
    scene = await Scene.open(circle, "schwimmen", people("anna", "bruno", "carla"))
    circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=600)
    return scene


async def test_the_dealer_sees_one_hand_and_plays_it_or_the_other(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, POOR, phase="choose", dealer=0, **MIDDLE)
    assert "Middle **face down**" in await public(bruno)
    text = await hand_of(anna)
    assert "You deal: keep these cards, or play the other three, unseen." in text
    assert "8♥" in text
    assert "J♥" not in text
    assert words(anna) == ["keep", "exchange"]
    anna.taps = 0
    await press_move(anna, "exchange")
    assert anna.taps == 1
    assert "J♥" in panel(anna)
    text = await public(bruno)
    assert "8♥" in text
    assert "**Anna** plays the other hand, unseen" in await told(bruno)
    assert to_play(two.people) is bruno


async def test_nobody_sees_the_hand_that_was_turned_down_before_the_choice(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, POOR, phase="choose", dealer=0, **MIDDLE)
    await anna.slash("schwimmen keep")
    text = await public(bruno)
    assert "J♥" in text
    assert "8♥" not in text


async def test_a_swap_takes_one_tap_to_see_the_hand_and_two_to_choose(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, POOR, **MIDDLE)
    await anna.click("hand")
    menu = offered(anna, SELECT, "choose")[0]
    assert len(menu.options) == 9
    assert plain(next(iter(menu.options.values()))) == "8♥ for J♥ → 30"
    await anna.choose("choose", "swap 8H for JH")
    assert anna.taps == 3
    assert "Worth **30**" in panel(anna)
    assert "**Anna** swaps 8♥ for J♥" in await told(bruno)


async def test_swapping_all_says_what_it_brings(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(LOW, POOR, pool="JH KH 7S", stock=12)
    await anna.click("hand")
    label = next(control.label for control in offered(anna, BUTTON, "move") if "swap all" in control.custom_id)
    assert label == "Swap all (20)"
    anna.taps = 0
    await press_move(anna, "swap all")
    assert anna.taps == 1
    text = await told(bruno)
    assert "**Anna** swaps 7♣ 8♦ 9♠ for J♥ K♥ 7♠" in text


async def test_closing_takes_a_tap_and_a_confirmation(three: Scene) -> None:
    anna, bruno, carla = three.people
    await three.set(GOOD, POOR, LOW, **MIDDLE)
    await anna.click("hand")
    anna.taps = 0
    await anna.click("knock", private=True)
    assert "Close? Everybody else has one more turn" in panel(anna)
    await anna.click("knock-yes")
    assert anna.taps == 2
    table = await public(bruno)
    assert "🔔 **Anna** has closed: everybody else has one last turn." in table
    assert "**Anna** · 🪙🪙🪙 · **has closed**" in table
    assert "Your last turn: swap one card or all three, or pass." in await hand_of(bruno)
    await press_move(bruno, "pass")
    await carla.slash("schwimmen pass")
    text = await public(anna)
    assert "**Anna** had closed." in text
    assert "**Carla** · **9** · loses a chip · 🪙🪙 ○" in text
    assert "life" not in text, "a life is a chip here"


async def test_every_move_is_a_command(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, POOR, **MIDDLE)
    await anna.slash("schwimmen swap", cards="8H JH")
    await bruno.slash("schwimmen swap-all")
    await anna.slash("schwimmen pass")
    await bruno.slash("schwimmen close")
    await anna.slash("schwimmen pass")
    text = await told(anna)
    for said in ("swaps 8♥ for J♥", "swaps 10♣ J♦ Q♠ for", "passes", "closes!", "Deal 1 is over"):
        assert said in text


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("8H for JH", "swaps 8♥ for J♥"),
        ("8♥ J♥", "swaps 8♥ for J♥"),
        ("9H JH", "You do not hold 9♥."),
        ("8H KH", "K♥ is not in the middle."),
        ("8H QH for JH 7D", "Swap one card or all three: not 2."),
        ("nonsense", "write for example `swap 7C for KH`"),
    ],
)
async def test_what_can_be_typed_for_a_swap(two: Scene, cards: str, why: str) -> None:
    anna, _ = two.people
    await two.set(GOOD, POOR, **MIDDLE)
    answer = await anna.slash("schwimmen swap", cards=cards)
    assert why in plain(answer.text) + await told(anna)


async def test_31_ends_the_deal_and_the_lowest_loses(three: Scene) -> None:
    anna, bruno, _ = three.people
    await three.set("AH KH 8H", POOR, LOW, **MIDDLE)
    await anna.slash("schwimmen swap", cards="8H JH")
    assert "Show your hand: it ends the deal." in panel(anna)
    assert [control.custom_id.split(":")[0] for control in offered(anna, BUTTON)] == ["declare"], "it must be shown"
    assert f"<@{anna.id}>: answer in your own panel" in await public(bruno)
    anna.taps = 0
    await anna.click("declare", private=True)
    assert anna.taps == 1
    text = await public(bruno)
    assert "**Anna** shows A♥ J♥ K♥." in text
    assert text.count("loses a chip") == 1
    assert "**Carla** · **9** · loses a chip" in text


async def test_three_aces_cost_everybody_else_a_chip(three: Scene) -> None:
    anna, bruno, _ = three.people
    await three.set("AC AD 9H", POOR, LOW, pool="AS 7D 7S", stock=12)
    await anna.slash("schwimmen swap", cards="9H AS")
    await anna.slash("schwimmen declare")
    text = await public(bruno)
    assert "**Anna** · **32** · 🪙🪙🪙" in text
    assert text.count("loses a chip") == 2


async def test_a_dealt_31_is_shown_for_its_holder_after_ten_seconds(three: Scene) -> None:
    anna, bruno, carla = three.people
    await three.set(LOW, POOR, HEARTS, phase="choose", dealer=1, to_play=1, pool="8H 7D 7S", stock=12)
    await bruno.slash("schwimmen keep")
    assert f"<@{carla.id}>: answer in your own panel" in await public(anna)
    assert "You are not asked" in (await anna.slash("schwimmen pass")).text
    await three.circle.pass_time(10)
    assert "**Carla** shows A♥ Q♥ K♥." in await public(anna)


async def test_when_all_pass_three_new_cards_are_turned_up(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, POOR, pool="JH 7D 7S", stock="7H 8C 9C 10S JS KS 9D 10D")
    await anna.slash("schwimmen pass")
    await bruno.slash("schwimmen pass")
    text = await public(anna)
    assert "Middle **7♥ 8♣ 9♣** · Stock 5 cards" in text
    assert "**Bruno** passes, in the middle: 7♥ 8♣ 9♣" in text


async def test_no_cards_left_for_the_middle(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, LOW, pool="JH 7D 7S", stock="7H 8C")
    await anna.slash("schwimmen pass")
    await bruno.slash("schwimmen pass")
    assert "No cards are left for the middle." in await told(anna)


async def test_swimming_and_out(three: Scene) -> None:
    anna, bruno, carla = three.people
    last = {"hand": LOW, "turns": 1, "lives": 0}
    await three.set(GOOD, POOR, last, **MIDDLE)
    assert "**Carla** · swims" in await public(anna)
    await anna.slash("schwimmen close")
    await bruno.slash("schwimmen pass")
    await carla.slash("schwimmen pass")
    text = await public(anna)
    assert "**Carla** · **9** · loses a chip · **out!**" in text
    await three.circle.pass_time(600)
    assert "~~Carla~~ · out" in await public(anna)


async def test_closing_after_a_swap(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "schwimmen", [anna, bruno], sw_close="after_swap")
    await scene.set(GOOD, POOR, **MIDDLE)
    await anna.slash("schwimmen swap", cards="8H JH")
    assert "Close now, or pass." in panel(anna)
    assert words(anna) == ["pass"]
    assert to_play([anna, bruno]) is anna
    await anna.click("knock", private=True)
    await anna.click("knock-yes")
    assert "**Anna** swaps 8♥ for J♥, **closes!**" in await told(bruno)


async def test_no_closing_in_the_first_round(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "schwimmen", [anna, bruno], sw_no_close_first_round="on")
    await scene.set({"hand": GOOD, "turns": 0}, {"hand": POOR, "turns": 0}, **MIDDLE)
    await anna.click("hand")
    assert not offered(anna, BUTTON, "knock")
    refused = (await anna.slash("schwimmen close")).text
    assert "Nobody may close before everybody has had a turn (rule: “No closing in the first round: yes”)." in refused


async def test_eight_seats_and_no_more(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await Scene.open(circle, "schwimmen", [anna, bruno], computers=6)
    text = await public(anna)
    assert sum("🪙" in line for line in text.splitlines()) == 8
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_commands}, turns=5)
    assert "Deal 1 is over" in await told(anna)


async def test_whoever_is_away_is_played_for(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, POOR, **MIDDLE)
    await bruno.slash("schwimmen leave")
    await two.circle.pass_time(2)
    await anna.slash("schwimmen pass")
    assert "**Bruno** 🤖" in await told(anna)
    await bruno.slash("schwimmen join")
    assert to_play(two.people) is not None
