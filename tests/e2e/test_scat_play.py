"""Scat at the table: taps, knocking, lives, the end of the stock, nine seats, leaving, resigning, rematches."""

from __future__ import annotations

import pytest

from bot.tables.pace import Pace
from tests.e2e.kit import BUTTON, Circle, People
from tests.e2e.play import to_play
from tests.e2e.test_scat import turn_by_buttons, turn_by_commands
from tests.e2e.thirtyone import Scene, hand_of, offered, panel, plain, play_on, press_move, public, told, words

GOOD, LOW, POOR, WEAK = "KH QH 8H", "2C 3D 4S", "5C 6D 7S", "2D 3S 4C"
PILES = {"discard": "10H", "stock": "9H 8C 8D 8S 9C 9D"}


@pytest.fixture
async def two(circle: Circle, people: People) -> Scene:
    return await Scene.open(circle, "scat", people("anna", "bruno"))


@pytest.fixture
async def three(circle: Circle, people: People) -> Scene:
    scene = await Scene.open(circle, "scat", people("anna", "bruno", "carla"))
    circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=600)
    return scene


def interactions(circle: Circle) -> int:
    return len(circle.environment.backend.interactions)


async def test_seeing_the_hand_takes_one_tap(two: Scene) -> None:
    anna, _ = two.people
    await two.set(GOOD, POOR, **PILES)
    await anna.click("hand")
    assert anna.taps == 1
    assert "8♥" in panel(anna)
    assert "Worth **28**" in panel(anna)


@pytest.mark.parametrize(("first", "new"), [("draw", "9♥"), ("take", "10♥")])
async def test_a_plain_turn_takes_two_taps_and_two_round_trips(two: Scene, first: str, new: str) -> None:
    anna, bruno = two.people
    await two.set(GOOD, POOR, **PILES)
    before = interactions(two.circle)
    await anna.click(first)
    assert f"New: {new}" in panel(anna)
    await press_move(anna, "discard 8H")
    assert anna.taps == 2
    assert interactions(two.circle) - before == 2
    assert to_play(two.people) is bruno
    assert "discards 8♥" in await told(bruno)


async def test_a_knock_takes_one_tap_and_a_confirmation(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, POOR, **PILES)
    await anna.click("knock")
    assert anna.taps == 1
    assert "Knock? Everybody else has one more turn." in panel(anna)
    assert to_play(two.people) is anna, "nothing has happened yet"
    await anna.click("knock-yes")
    assert anna.taps == 2
    table = await public(bruno)
    assert "🔔 **Anna** has knocked: everybody else has one last turn." in table
    assert "**Anna** · 🪙🪙🪙 · **has knocked**" in table
    assert "Your last turn" in await hand_of(bruno)
    assert not offered(bruno, BUTTON, "knock")


async def test_a_knock_can_be_thought_over(two: Scene) -> None:
    anna, _ = two.people
    await two.set(GOOD, POOR, **PILES)
    await anna.click("knock")
    await anna.click("back")
    assert "Your turn: draw, take the discard, or knock." in panel(anna)
    assert "has knocked" not in await told(anna)


async def test_discards_say_what_they_leave_and_the_best_is_first(two: Scene) -> None:
    anna, _ = two.people
    await two.set("KH QH 2C", POOR, **PILES)
    await anna.click("draw")
    assert words(anna) == ["discard 2C", "discard 9H", "discard QH", "discard KH"]
    labels = [plain(control.label) for control in offered(anna, BUTTON, "move")]
    assert labels == ["2♣ → 29", "9♥ → 20", "Q♥ → 19", "K♥ → 19"]


async def test_a_taken_card_stays(two: Scene) -> None:
    anna, _ = two.people
    await two.set(GOOD, POOR, **PILES)
    await anna.click("take")
    assert "discard 10H" not in words(anna)
    refused = await anna.slash("scat discard", card="10H")
    assert "You took 10♥ in this turn and may not discard it." in plain(refused.text)


async def test_a_knocker_who_ties_is_told_to_be_safe(two: Scene) -> None:
    two.circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=600)
    anna, bruno = two.people
    await two.set(GOOD, "KD QD 8D", discard="10H", stock="9H 8C 8S 9C")
    await anna.slash("scat knock")
    await bruno.slash("scat draw")
    await bruno.slash("scat discard", card="9H")
    assert "**Anna** had knocked. A knocker who ties is safe." in await public(anna)


async def test_after_a_knock_the_lowest_loses(three: Scene) -> None:
    anna, bruno, carla = three.people
    await three.set(GOOD, POOR, LOW, **PILES)
    await anna.slash("scat knock")
    await bruno.slash("scat draw")
    await bruno.slash("scat discard", card="9H")
    await carla.slash("scat draw")
    await carla.slash("scat discard", card="8C")
    text = await public(anna)
    assert "**Anna** had knocked." in text
    assert "**Carla** · **4** · loses a life · 🪙🪙 ○" in text
    assert text.count("loses") == 1
    assert text.index("**Bruno** · ") < text.index("**Carla** · ") < text.index("**Anna** · "), (
        "from the knocker's left"
    )
    assert "Scores after deal 1" in (await bruno.slash("scat scores")).text


async def test_a_knocker_alone_at_the_bottom_loses_two(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(LOW, POOR, **PILES)
    await anna.slash("scat knock")
    await bruno.slash("scat draw")
    await bruno.slash("scat discard", card="9H")
    assert "**Anna** · **4** · loses 2 lives · 🪙 ○○" in await told(bruno)


async def test_on_the_county_and_out(three: Scene) -> None:
    anna, bruno, carla = three.people
    seats = [{"hand": GOOD, "turns": 1}, {"hand": POOR, "turns": 1, "lives": 1}, {"hand": LOW, "turns": 1, "lives": 0}]
    await three.set(*seats, **PILES)
    assert "**Carla** · on the county" in await public(anna)
    await anna.slash("scat knock")
    for person, card in ((bruno, "9H"), (carla, "8C")):
        await person.slash("scat draw")
        await person.slash("scat discard", card=card)
    text = await public(anna)
    assert "**Carla** · **4** · loses a life · **out!**" in text
    await three.circle.pass_time(600)
    table = await public(anna)
    assert "~~Carla~~ · out" in table
    assert "You are out of this match" in (await carla.slash("scat hand")).text
    assert to_play(three.people) in (anna, bruno)
    scores = (await carla.slash("scat scores")).text
    assert "**Carla** · out in deal 1" in scores
    assert "**Bruno** · 🪙 ○○" in scores


async def test_a_deal_that_would_put_everybody_out_is_played_again(two: Scene) -> None:
    anna, bruno = two.people
    last = [{"hand": hand, "turns": 1, "lives": 0} for hand in ("2C 3D 4S", "2D 3S 4C")]
    await two.set(*last, discard="10H", stock="", dealer=1)
    await anna.click("hand")
    await anna.click("stop", private=True)
    text = await told(bruno)
    assert "The stock is gone. That would put everybody out: nobody loses, and the same dealer deals again." in text
    assert two.table.dealer == 1
    assert two.table.hand == 2


async def test_an_empty_stock_ends_the_deal_by_a_button(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, LOW, discard="10H", stock="")
    assert "Stock 0 cards" in await public(bruno)
    await anna.click("hand")
    assert not offered(anna, BUTTON, "draw")
    await anna.click("stop", private=True)
    text = await told(bruno)
    assert "The stock is gone." in text
    assert "**Bruno** · **4** · loses a life" in text


async def test_an_empty_stock_with_no_loser(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno], exhaust_result="draw")
    await scene.set(GOOD, LOW, discard="10H", stock="")
    await anna.slash("scat stop")
    text = await told(bruno)
    assert "The stock is gone. Nobody loses a life." in text


async def test_standing_in_the_last_turn(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno], final_turn_may_stand="on")
    await scene.set(LOW, POOR, **PILES)
    await anna.slash("scat knock")
    await bruno.click("hand")
    await bruno.click("stand", private=True)
    assert "**Anna** · **4** · loses 2 lives" in await told(anna)


async def test_every_refusal_names_its_rule(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno], knock_minimum="25", knock_not_in_first_round="on")
    await scene.set({"hand": LOW, "turns": 0}, {"hand": POOR, "turns": 0}, **PILES)
    assert not anna.has("knock"), "nobody may knock yet, and everybody knows it"
    refused = (await anna.slash("scat knock")).text
    assert "Nobody may knock before everybody has had a turn (rule: “No knock in the first round: yes”)." in refused
    await scene.set(LOW, POOR, **PILES)
    refused = (await anna.click("knock")).text + panel(anna)
    assert "4 of 25: 21 missing to knock (rule: “Least value to knock: 25”)." in refused
    assert "There is no passing" in (await anna.slash("scat stand")).text
    assert "Draw a card first." in (await anna.slash("scat discard", card="2C")).text
    assert "**Anna** is playing" in (await bruno.slash("scat draw")).text


async def test_nine_seats(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await Scene.open(circle, "scat", [anna, bruno], computers=7)
    table = await public(anna)
    assert sum("🪙" in line for line in table.splitlines()) == 9
    for _ in range(30):
        if "Deal 1 is over" in await told(anna):
            break
        await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_commands}, turns=1)
    assert "Deal 1 is over" in await told(anna)


async def test_whoever_leaves_is_played_for_and_comes_back(two: Scene) -> None:
    anna, bruno = two.people
    await two.set(GOOD, POOR, **PILES)
    assert "A computer plays your hand until you come back" in (await bruno.slash("scat leave")).text
    await two.circle.pass_time(2)
    await anna.click("draw")
    await press_move(anna, "discard 8H")
    await two.circle.pass_time(2)
    assert "**Bruno** 🤖" in await public(anna)
    assert "A computer plays for you" in await hand_of(bruno)
    await bruno.slash("scat join")
    assert "**Bruno** · 🪙" in await public(anna)


async def test_resigning_and_a_rematch(two: Scene) -> None:
    anna, bruno = two.people
    for person in (bruno, anna):
        await person.slash("scat resign")
        await person.click("resign-yes")
    assert "nobody wins" in await told(anna)
    await anna.click("rematch")
    await bruno.click("rematch")
    lobby = await public(anna)
    assert "Scat (31) · a table is open" in lobby
    assert "**Bruno**" in lobby
    await anna.click("begin")
    assert to_play(two.people) is not None


@pytest.mark.parametrize(
    ("table", "command", "right"),
    [
        ("scat", "scala draw", "Here Scat (31) is played: use the commands of `/scat`."),
        ("scat", "schwimmen pass", "Here Scat (31) is played: use the commands of `/scat`."),
        ("schwimmen", "scat knock", "Here Schwimmen is played: use the commands of `/schwimmen`."),
        ("scala", "scat knock", "Here Scala 40 is played: use the commands of `/scala`."),
        ("scala", "schwimmen swap-all", "Here Scala 40 is played: use the commands of `/scala`."),
        ("scat", "scala hand", "Here Scat (31) is played: use the commands of `/scat`."),
        ("scat", "schwimmen declare", "Here Scat (31) is played: use the commands of `/scat`."),
        ("scat", "schwimmen resign", "Here Scat (31) is played: use the commands of `/scat`."),
    ],
)
async def test_the_commands_of_another_game_say_which_ones_are_right(
    circle: Circle, people: People, table: str, command: str, right: str
) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash(f"{table} start")
    await bruno.click("join")
    await anna.click("begin")
    answer = await anna.slash(command)
    assert right in answer.text
    assert answer.private


@pytest.mark.parametrize("command", ["scat hand", "scat knock", "scat declare", "schwimmen close", "schwimmen keep"])
async def test_without_a_table_every_command_says_how_to_open_one(circle: Circle, people: People, command: str) -> None:
    (anna,) = people("anna")
    answer = await anna.slash(command)
    assert f"/{command.split()[0]} start" in answer.text
    assert answer.private


async def test_the_clock_plays_for_who_is_late(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno], clock=60)
    await scene.set(GOOD, "AS KS QS", **PILES)
    late = to_play([anna, bruno])
    assert late is anna
    await circle.pass_time(31)
    reminders = [line for line in bruno.read().splitlines() if "a computer plays for you" in line]
    assert len(reminders) == 1, "who holds a 31 is reminded of nothing"
    assert f"<@{anna.id}>" in reminders[0]
    await circle.pass_time(30)
    assert to_play([anna, bruno]) is bruno


async def test_after_the_own_last_turn_the_panel_says_so(three: Scene) -> None:
    anna, bruno, carla = three.people
    await three.set(GOOD, POOR, LOW, **PILES)
    assert "Not your turn yet." in await hand_of(bruno)
    await anna.slash("scat knock")
    assert "You have had your last turn of this deal." in await hand_of(anna)
    assert "Not your turn yet." in await hand_of(carla)
    await bruno.slash("scat draw")
    await bruno.slash("scat discard", card="9H")
    assert "You have had your last turn of this deal." in await hand_of(bruno)
    assert "Your last turn: draw or take the discard." in await hand_of(carla)
