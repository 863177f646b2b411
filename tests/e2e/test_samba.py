"""Samba at the table: partners, every move by buttons and by commands, taps, the question to the partner."""

from __future__ import annotations

import re

import pytest

from bot.tables.pace import Pace
from bot.tables.table import Table
from tests.e2e.kit import BUTTON, SELECT, Answer, Circle, Json, People, Person
from tests.e2e.play import Turn
from tests.e2e.samba import answer, everybody, to_play, turn_by_buttons, turn_by_commands
from tests.e2e.thirtyone import Scene, hand_of, offered, panel, plain, public, table_of, told

NAMES = ("anna", "bruno", "carla", "dario")
HAND = "KC KD KH 7H 8H 9H 4C 5D 6S 10S 10D JK"
LYING = ["QC QD QH", "4H 5H 6H"]
POOR = {"hand": "JD 8C 9S JC", "turns": 1}
STOCK = "9C 4S 5C 8S JS AS 10C 5S 6D 7C"


def seats(hand: str, partner: Json = POOR) -> list[Json]:
    return [{"hand": hand, "turns": 1}, POOR, partner, POOR]


@pytest.fixture
async def four(circle: Circle, people: People) -> Scene:
    return await Scene.open(circle, "samba", people(*NAMES))


async def at_play(scene: Scene, hand: str = HAND, melds: list[str] | None = None, **position: Json) -> Person:
    """Sets a table at which Anna has drawn; returns her, her panel open and no tap counted."""
    anna = scene.people[0]
    teams = [{"melds": LYING if melds is None else melds}, {}]
    await scene.set(*seats(hand), **{"teams": teams, "discard": "9D", "stock": STOCK, "phase": "play", **position})
    await anna.click("hand")
    anna.taps = 0
    return anna


def picked(shown: Answer, cards: str) -> dict[str, list[str]]:
    """Returns what to fill into the modal to pick cards."""
    left, chosen = cards.split(), {}
    for field in [f"cards{number}" for number in range(5)]:
        try:
            options = shown.options(field)
        except KeyError:
            continue
        for value in options:
            if (name := value.split()[1]) in left:
                left.remove(name)
                chosen.setdefault(field, []).append(value)
    assert not left, f"{left} cannot be picked"
    return chosen


async def test_partners_are_chosen_in_the_lobby(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    await anna.slash("samba start", seats=4, computers=1)
    await bruno.click("join")
    lobby = await public(anna)
    assert "With 4 players: Anna + Bruno · Alba 🤖 + #4" in lobby
    assert "With 3 players everybody plays alone" in lobby
    await carla.click("join")
    assert "Anna + Bruno · Alba 🤖 + Carla" in await public(anna)
    await anna.choose("places", "3")
    assert "Carla + Bruno · Alba 🤖 + Anna" in await public(anna)
    assert "You have seat 1 now." in (await anna.slash("samba seat", place=1)).text
    assert "Anna + Bruno · Alba 🤖 + Carla" in await public(anna)
    assert "seats 1 to 4" in (await anna.slash("samba seat", place=6)).text
    await anna.choose("places", "1")
    await anna.click("begin")
    table = table_of(circle)
    assert [seat.name for seat in table.seats] == ["Alba", "Anna", "Bruno", "Carla"]
    assert table.teams == (0, 1, 0, 1)
    assert "🟠 **Anna** + **Carla**" in await public(anna)
    assert "already" in (await anna.slash("samba seat", place=1)).text


async def test_other_games_have_no_places_to_choose(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("scala start")
    await bruno.click("join")
    assert not anna.has("places")
    assert "players:" not in await public(anna)


async def test_seeing_the_hand_takes_one_tap(four: Scene) -> None:
    anna = four.people[0]
    await four.set(*seats(HAND), teams=[{}, {}], discard="9D", stock=STOCK)
    await anna.click("hand")
    assert anna.taps == 1
    assert "First melds of your team: 50 points together" in panel(anna)


async def test_a_plain_turn_takes_three_taps_and_two_round_trips(four: Scene) -> None:
    anna, bruno, *_ = four.people
    await four.set(*seats(HAND), teams=[{}, {}], discard="9D", stock=STOCK)
    before = len(four.circle.environment.backend.interactions)
    await anna.click("draw")
    assert anna.taps == 1
    assert "New: 9♣ 4♠" in panel(anna) or "New: 4♠ 9♣" in panel(anna)
    await anna.choose("discard", "discard 4C")
    assert anna.taps == 3
    assert len(four.circle.environment.backend.interactions) - before == 2
    assert to_play(four.people) is bruno
    assert "draws, discards 4♣" in await told(bruno)


@pytest.mark.parametrize(
    ("melds", "menu", "move", "everybody_reads"),
    [
        ([], "put", "meld KC KD KH / 7H 8H 9H", "opens with 55, lays K♣ K♦ K♥, lays 7♥ 8♥ 9♥"),
        (LYING, "put", "meld KC KD KH", "lays K♣ K♦ K♥"),
        (LYING, "attach", "add 7H 8H 9H to 2", "adds 7♥ 8♥ 9♥ to 2"),
        (LYING, "attach", "add JK to 1", "adds ★ to 1"),
        (LYING, "discard", "discard JK", "discards ★"),
    ],
    ids=["first melds", "meld", "add to a sequence", "add to a group", "discard"],
)
async def test_every_move_takes_two_taps_after_the_draw(
    four: Scene, melds: list[str], menu: str, move: str, everybody_reads: str
) -> None:
    anna = await at_play(four, melds=melds)
    await anna.choose(menu, move)
    assert anna.taps == 2
    assert everybody_reads in await told(four.people[1])


async def test_the_pile_is_taken_in_one_tap_where_there_is_one_way(four: Scene) -> None:
    anna = four.people[0]
    await four.set(*seats("KC KD 4C 5D"), teams=[{"melds": LYING}, {}], discard="9D 4S KH", stock=STOCK)
    assert "3 cards · Stock" in await public(anna)
    await anna.click("take-pile", label="Take K♥")
    assert anna.taps == 1
    assert "9♦" in panel(anna)
    assert "takes the pile: K♥ and 2 more cards, lays K♣ K♦ K♥" in await told(four.people[1])


async def test_the_pile_is_taken_in_two_taps_where_there_are_several(four: Scene) -> None:
    anna = four.people[0]
    await four.set(*seats("KC KD KS 4C 5D"), teams=[{"melds": LYING}, {}], discard="9D KH", stock=STOCK)
    await anna.click("hand")
    anna.taps = 0
    await anna.choose("take-how", "take pile with KC KD")
    assert anna.taps == 2
    assert "9♦" in panel(anna)
    await four.set(*seats("KC KD KS 4C 5D"), teams=[{"melds": LYING}, {}], discard="9D KH", stock=STOCK)
    await anna.click("take-pile", label="Take K♥")
    assert "The pile can be taken in several ways." in panel(anna)
    await anna.choose("where", "take pile with KC KS")
    assert "lays K♣ K♥ K♠" in await told(four.people[1])


async def test_who_cannot_take_the_pile_is_told_why(four: Scene) -> None:
    anna = four.people[0]
    await four.set(*seats("KC 4D 4C 5D"), teams=[{"melds": LYING}, {}], discard="9D KH", stock=STOCK)
    await anna.click("take-pile")
    assert "lay K♥ with two natural cards of its rank" in panel(anna)
    await four.set(*seats("4D 4C 5D 6C"), teams=[{}, {}], discard="9D 4S", stock=STOCK)
    await anna.click("take-pile")
    assert "15 of 50: 35 missing" in panel(anna)
    await four.set(*seats("4D 4C 5D 6C"), teams=[{}, {}], discard="9D 3S", stock=STOCK)
    assert "🔒 The pile is blocked" in await public(anna)
    assert not anna.has("take-pile"), "nobody may take it, and everybody knows it"
    assert "blocked while 3♠ lies on it" in plain((await anna.slash("samba take", cards="4D 4C")).text)


async def test_the_pile_and_first_melds_in_one_move(four: Scene) -> None:
    anna = four.people[0]
    await four.set(*seats("KC KD QC QD QH 5D 6C"), teams=[{}, {}], discard="9D KH", stock=STOCK)
    await anna.click("take-pile")
    assert "opens with 60, " in await told(four.people[1])


async def test_an_unusual_opening_by_hand_takes_two_taps_more_than_its_cards(four: Scene) -> None:
    anna = await at_play(four, melds=[])
    shown = await anna.click("pick-cards")
    await anna.submit(shown, picked(shown, "KC KD KH"))
    assert "Laid aside: 30 of 50, 20 missing" in panel(anna)
    assert not any("KC" in value for menu in offered(anna, SELECT, "discard") for value in menu.options)
    shown = await anna.click("pick-cards")
    await anna.submit(shown, picked(shown, "10S 10D JK"))
    anna.taps = 0
    await anna.click("lay-aside", label="Open with 100")
    assert anna.taps == 1
    assert "opens with 100, lays K♣ K♦ K♥, lays 10♦ 10♠ ★" in await told(four.people[1])


async def test_what_is_laid_aside_survives_a_restart_and_can_be_taken_back(four: Scene) -> None:
    anna = await at_play(four, melds=[])
    shown = await anna.click("pick-cards")
    await anna.submit(shown, picked(shown, "KC KD KH"))
    await four.circle.restart()
    assert "Laid aside: 30 of 50" in await hand_of(anna)
    await anna.click("takeback")
    assert "Laid aside" not in panel(anna)


async def test_first_melds_are_laid_aside_while_others_play(four: Scene) -> None:
    carla = four.people[2]
    await four.set(*seats(HAND, {"hand": "KC KD KH 4C", "turns": 1}), teams=[{}, {}], discard="9D", stock=STOCK)
    await carla.click("hand")
    shown = await carla.click("pick-cards")
    await carla.submit(shown, picked(shown, "KC KD KH"))
    assert "Laid aside: 30 of 50" in panel(carla)
    assert "Laid aside" not in await told(four.people[0]), "nobody else is told"


async def test_cards_that_can_go_to_several_places_are_asked_about(four: Scene) -> None:
    anna = await at_play(four, hand="QS QC QH 4C 5D")
    shown = await anna.click("pick-cards")
    await anna.submit(shown, picked(shown, "QS QC QH"))
    assert "These cards can go to several places" in panel(anna)
    new, added = anna.menu("where").options
    assert (new.split()[0], added.split()[0]) == ("meld", "add")
    await anna.choose("where", added)
    assert "adds Q♣ Q♥ Q♠ to 1" in await told(four.people[1])


async def test_cards_that_go_nowhere_are_refused_with_the_reason(four: Scene) -> None:
    anna = await at_play(four)
    shown = await anna.click("pick-cards")
    await anna.submit(shown, picked(shown, "KC KD 4C"))
    assert "is neither a group" in panel(anna)
    shown = await anna.click("pick-cards")
    await anna.submit(shown, picked(shown, "KC KD"))
    assert "at least three cards" in panel(anna)


async def test_a_red_three_is_one_tap_and_another_card_comes(four: Scene) -> None:
    anna = await at_play(four, hand="3H 4C 5D 6C 7C")
    await anna.click("move", label="Lay 3♥", private=True)
    assert anna.taps == 1
    assert "9♣" in panel(anna)
    assert "1 red three" in await public(four.people[1])


async def test_undo_takes_back_and_the_log_is_silent_about_it(four: Scene) -> None:
    anna = await at_play(four)
    await anna.choose("put", "meld KC KD KH")
    await anna.choose("attach", "add 7H 8H 9H to 2")
    await anna.click("undo")
    await anna.click("undo")
    assert "lays" not in await public(four.people[1])
    assert "K♣" in panel(anna)


CANASTAS = ["QC QC QD QD QH QH QS", "AC AC AD AD AH AH AS"]


async def ready(scene: Scene) -> tuple[Person, Person]:
    """Lets Anna hold two cards, with two canastas on her side."""
    return await at_play(scene, hand="4C 5D KS KS KD", melds=CANASTAS), scene.people[2]


@pytest.mark.parametrize("way", ["buttons", "commands"])
async def test_a_partner_who_says_yes_lets_the_round_end(four: Scene, way: str) -> None:
    four.circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=600)
    anna, carla = await ready(four)
    assert "2 of 2 to go out" in panel(anna)
    assert not offered(anna, BUTTON, "ask-partner"), "with five cards nobody could go out"
    anna = await at_play(four, hand="KS KS KD 5D", melds=CANASTAS)
    await (anna.click("ask-partner") if way == "buttons" else anna.slash("samba ask"))
    text = await public(four.people[1])
    assert f"<@{carla.id}>: **Anna** asks whether to end the round." in text
    assert "You have asked **Carla**" in await hand_of(anna)
    assert "Not your turn" in await hand_of(four.people[1])
    await carla.click("hand")
    carla.taps = 0
    assert "**Anna** asks: may I end the round?" in panel(carla)
    if way == "buttons":
        await answer(carla, "answer yes")
        assert carla.taps == 1
    else:
        await carla.slash("samba answer", answer="yes")
    assert "Your partner says yes: go out in this turn." in await hand_of(anna)
    refused = await anna.slash("samba discard", card="5D")
    assert "You must go out in this turn" in refused.text
    await anna.slash("samba meld", melds="KS KS KD")
    await anna.slash("samba discard", card="5D")
    text = await public(carla)
    assert "**Anna** goes out." in text
    # Seven queens 70, seven aces 140, three kings 30, minus the cards of Carla.
    assert "🔵 **Anna** + **Carla** · **+1,400** · 1,400 in all" in text
    assert "- Cards: +200\n- Canastas: +1,000\n- Going out: +200" in text
    assert "🟠 **Bruno** + **Dario** · **-80** · -80 in all" in text


async def test_a_partner_who_says_no_keeps_the_round_going(four: Scene) -> None:
    anna = await at_play(four, hand="KS KS KD 5D", melds=CANASTAS)
    carla = four.people[2]
    await anna.click("ask-partner")
    await carla.click("hand")
    await answer(carla, "answer no")
    assert "Your partner says no: keep a card in this turn." in await hand_of(anna)
    refused = await anna.slash("samba meld", melds="KS KS KD")
    assert "Your partner said no" in refused.text
    assert "says **no**" in await told(four.people[1])
    await anna.choose("discard", "discard 5D")
    assert to_play(four.people) is four.people[1]


async def test_a_partner_who_does_not_answer_is_answered_for(circle: Circle, people: People) -> None:
    scene = await Scene.open(circle, "samba", people(*NAMES), clock=60)
    anna = await at_play(scene, hand="KS KS KD 5D", melds=CANASTAS)
    carla = scene.people[2]
    await anna.click("ask-partner")
    await circle.pass_time(31)
    assert f"<@{carla.id}>" in scene.people[1].read().split("⏳")[-1]
    await circle.pass_time(30)
    assert to_play(scene.people) is anna
    assert "Your partner says" in await hand_of(anna)


async def test_nobody_else_can_answer(four: Scene) -> None:
    anna = await at_play(four, hand="KS KS KD 5D", melds=CANASTAS)
    assert "You have nothing to answer now." in (await anna.slash("samba answer", answer="yes")).text
    await anna.click("ask-partner")
    for person in (anna, four.people[1]):
        answered = await person.slash("samba answer", answer="yes")
        assert "**Carla** is playing" in answered.text
    assert "Answer your partner first" in (await four.people[2].slash("samba discard", card="4D")).text


async def test_commands_take_the_short_way_of_writing(four: Scene) -> None:
    anna = four.people[0]
    await four.set(*seats("KC KD 4C 5D 7H"), teams=[{"melds": LYING}, {}], discard="9D KH", stock=STOCK)
    await anna.slash("samba take", cards="KC KD")
    await anna.slash("samba add", cards="7H 2")
    await anna.slash("samba discard", card="4C")
    text = await told(four.people[1])
    assert "takes the pile: K♥ and 1 more card, lays K♣ K♦ K♥" in text
    assert "adds 7♥ to 2" in text
    await four.set(*seats("KC KD 4C 5D"), teams=[{"melds": LYING}, {}], discard="9D 7H", stock=STOCK)
    await anna.slash("samba take", cards="2")
    assert "adds 7♥ to 2" in await told(four.people[1])


async def test_groups_are_joined(four: Scene) -> None:
    anna = await at_play(four, melds=["QC QD QH", "4H 5H 6H", "QC QS QS"])
    await anna.choose("attach", "merge 1 3")
    assert "joins 1 and 3" in await told(four.people[1])


async def test_an_empty_stock(four: Scene) -> None:
    four.circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=600)
    anna = four.people[0]
    await four.set(*seats("KC KD 4C 5D"), teams=[{"melds": LYING}, {}], discard="9D KH", stock="")
    await anna.click("hand")
    assert "the stock is gone. Take the pile, or end the round." in panel(anna)
    await anna.click("stop", private=True)
    assert "The stock is gone; nobody goes out." in await public(anna)


async def test_whoever_resigns_loses_alone(circle: Circle, people: People) -> None:
    anna, bruno, carla, dario = people(*NAMES)
    scene = await Scene.open(circle, "samba", [anna, bruno, carla, dario], target=500)
    question = await carla.slash("samba resign")
    assert "it wins for your partner only" in question.text
    await carla.click("resign-yes")
    anna = await at_play(scene, hand="KS KS KD 5D", melds=CANASTAS)
    await anna.slash("samba ask")
    await circle.pass_time(5)
    assert to_play(scene.people) is anna, "the computer has answered for Carla"
    await anna.slash("samba meld", melds="KS KS KD")
    await anna.slash("samba discard", card="5D")
    text = await told(bruno)
    assert "**Anna** + **Carla** 🤖 win the match! 🏆" in text
    board = (await bruno.slash("samba leaderboard")).text
    assert re.search(r"🥇 \*\*Anna\*\* · won 1 of 1 match", board)
    assert re.search(r"\*\*Carla\*\* · won 0 of 1 match", board)
    assert "canastas 2" in board


async def test_a_rematch_has_the_same_seats_whoever_comes_first(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    await anna.slash("samba start", seats=4, computers=1)
    for person in (bruno, carla):
        await person.click("join")
    await carla.choose("places", "0")
    await anna.click("begin")
    names = [seat.name for seat in table_of(circle).seats]
    for person in (anna, bruno, carla):
        await person.slash("samba resign")
        await person.click("resign-yes")
    await circle.restart()
    await bruno.click("rematch")
    await anna.click("join")
    answered = await carla.click("rematch")
    assert "**Bruno** begins it" in answered.text
    assert [seat.name for seat in table_of(circle).seats] == names


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_hint_says_why_and_another_button_does_it(four: Scene, way: str) -> None:
    anna, bruno, *_ = four.people
    await at_play(four, hand="7H 8H 9H 10H 4C 5D KS QD")
    await (anna.click("hint") if way == "button" else anna.slash("samba hint"))
    assert "💡 Add 7♥ 8♥ 9♥ 10♥ to 2: that makes a samba." in panel(anna)
    assert "💡" not in bruno.read()
    await anna.click("follow")
    assert "adds 7♥ 8♥ 9♥ 10♥ to 2 (**samba!**)" in await told(bruno)


async def test_a_hint_too_long_for_a_button_is_done_all_the_same(four: Scene) -> None:
    anna, others = four.people[0], [{"hand": 11, "turns": 1}] * 3
    hand = "4C 5C 6C 7C 8C QC 7D 8D 9D QD QD 6H 7H 8H 9H 10H JH QH QH 7S 8S 9S 10S JS QS QS KS AS"
    teams = [{"score": 7000}, {}]
    await four.set({"hand": hand, "turns": 1}, *others, teams=teams, discard="9D", stock=STOCK, phase="play")
    await anna.click("hand")
    await anna.click("hint")
    melds = panel(anna).split("💡 Lay ")[1].split(":")[0]
    assert len(melds) > 85
    await four.circle.restart()
    await anna.click("follow")
    text = await told(four.people[1])
    assert all(f"lays {meld}" in text for meld in melds.split(" + "))


async def test_a_partner_who_is_asked_gets_a_hint_and_the_summary_says_so(four: Scene) -> None:
    four.circle.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=600)
    rich = ["KC KC KC KD KH KH", "10C 10C 10D 10D 10H 10H", "4H 5H 6H 7H 8H 9H"]
    teams = [{"melds": CANASTAS}, {"melds": rich}]
    anna, carla = await at_play(four, hand="KS KS KD 5D", teams=teams), four.people[2]
    await anna.click("hint")
    assert "💡 Ask your partner: you can go out, but 4 cards in that hand would count against you." in panel(anna)
    await anna.click("follow")
    await carla.click("hand")
    await carla.click("hint")
    assert "💡 Say yes: the others have more to gain from playing on." in panel(carla)
    await carla.click("follow")
    for cards in ("K♦ K♠ K♠", "5♦"):
        await anna.click("hint")
        assert "💡 Go out, your partner agrees:" in panel(anna)
        assert cards in panel(anna).split("agrees:")[1].splitlines()[0]
        await anna.click("follow")
    assert "💡 Hints in this match: Anna 3 · Carla 1" in await public(anna)


async def test_a_table_of_another_game_says_so(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("samba start", seats=2)
    await bruno.click("join")
    await anna.click("begin")
    assert "Here Samba is played: use the commands of `/samba`." in (await anna.slash("scat draw")).text


WAYS: tuple[Turn, ...] = (turn_by_buttons, turn_by_commands, turn_by_buttons, turn_by_commands)


async def test_a_whole_match_of_two_teams_with_a_restart_and_a_crash(circle: Circle, people: People) -> None:
    players = people(*NAMES)
    await Scene.open(circle, "samba", players, target=500)
    ways = dict(zip(players, WAYS, strict=True))

    def table() -> Table | None:
        return circle.bot.host.in_channel(circle.channel.id)

    await everybody(circle, ways, turns=9)
    before = table_of(circle)
    await circle.restart()
    assert table_of(circle).view(0) == before.view(0)
    await everybody(circle, ways, turns=7)
    before = table_of(circle)
    await circle.crash()
    assert table_of(circle).view(1) == before.view(1)
    await everybody(circle, ways)
    assert table() is None
    text = await told(players[0])
    assert "win the match! 🏆" in text
    rounds = len(set(re.findall(r"Round (\d+) is over", text)))
    board = plain((await players[1].slash("samba leaderboard")).text)
    assert board.count("won 1 of 1 match") == board.count("won 0 of 1 match") == 2
    assert f"of **{rounds}** round" in (await players[2].slash("samba stats")).text
