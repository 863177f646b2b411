"""From the first command to the last: lobbies, several tables, leaving, resigning, cancelling, rematches."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from bot.tables.pace import Pace
from tests.e2e.kit import Circle, Json, People, Person, text_of
from tests.e2e.play import begin, cancel, play_on, to_play, turn_by_buttons, turn_by_commands


async def lobby_of(person: Person) -> str:
    """Returns the newest lobby once its last edit is due."""
    await person.circle.pass_time(2)
    return next(text for text in map(text_of, reversed(person.messages())) if "a table is open" in text)


@pytest.mark.parametrize("game", ["scala", "samba", "scat", "schwimmen"])
async def test_more_computers_than_seats_are_refused(circle: Circle, people: People, game: str) -> None:
    (anna,) = people("anna")
    for seats, computers in ((2, 5), (3, 3)):
        answer = await anna.slash(f"{game} start", seats=seats, computers=computers)
        assert answer.private
        wrong = f"`computers:{computers}` and you make {computers + 1} players, too many for `seats:{seats}`."
        right = f"Choose `seats:{computers + 1}`, or `computers:{seats - 1}` at most."
        assert answer.text.strip() == f"{wrong} {right}"
    assert circle.bot.host.open_tables == 0
    assert "up to 3 seats" in (await anna.slash(f"{game} start", seats=3, computers=2)).text
    await anna.click("close")
    assert "up to 6 seats" in (await anna.slash(f"{game} start", computers=5)).text


async def test_rules_for_two_offer_no_more_seats(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    for seats in ({}, {"seats": 2}):
        answer = await anna.slash("scala start", profile="duel", computers=5, **seats)
        assert answer.text.strip() == "These rules are for two players."
        assert answer.private
    assert circle.bot.host.open_tables == 0


async def test_everybody_sees_who_joins_and_leaves(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    await anna.slash("scala start", limit=151, seats=3, clock=60)
    assert "Out at **151** points" in await lobby_of(carla)
    assert "60 s per turn" in await lobby_of(carla)
    assert not anna.has("begin"), "nobody can play alone"

    await bruno.click("join")
    assert "2. **Bruno**" in await lobby_of(carla)
    assert "You have a seat already" in (await bruno.click("join")).text
    await anna.choose("add", "hard")
    assert "🤖 · Hard" in await lobby_of(carla)
    assert "🤖" in await lobby_of(carla)
    assert not carla.has("join"), "the table is full"
    await anna.click("remove")
    await bruno.click("leave")
    assert "Bruno" not in await lobby_of(carla)
    await carla.slash("scala join")
    assert "2. **Carla**" in await lobby_of(anna)


async def test_only_the_host_begins_and_closes(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("scala start")
    await bruno.click("join")
    begin, close = [await bruno.click(prefix) for prefix in ("begin", "close")]
    for answer in (begin, close, await bruno.choose("add", "easy")):
        assert answer.private
        assert "Only Anna, the host" in answer.text or "<@" in answer.text
    await circle.pass_time(121)
    await bruno.click("begin")
    assert to_play([anna, bruno]) is not None, "after two minutes without the host anybody may begin"


async def test_a_private_copy_of_the_lobby_keeps_the_public_one_up_to_date(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("scala start")
    await bruno.slash("scala table")
    answer = await bruno.click("join", private=True)
    assert "**Bruno**" in answer.text
    assert "**Bruno**" in await lobby_of(anna)
    await anna.click("begin")


@pytest.mark.parametrize("command", ["scala", "samba", "scat", "schwimmen"])
async def test_where_a_table_is_already_its_own_command_closes_it(circle: Circle, people: People, command: str) -> None:
    (anna,) = people("anna")
    await anna.slash(f"{command} start", computers=1)
    for other in ("scala", "scat"):
        answer = await anna.slash(f"{other} start")
        assert answer.private
        assert f"finished or closed (`/{command} cancel`" in answer.text
    await anna.slash(f"{command} cancel")
    assert "a table is open" in (await anna.slash("scala start")).text


async def test_a_closed_lobby_makes_room_for_the_next(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await anna.slash("scala start", computers=1)
    assert "There is a table in this channel already" in (await anna.slash("scala start")).text
    await anna.click("close")
    assert not anna.has("begin")
    assert "The table is closed." in anna.read()
    assert "counts for nothing" not in anna.read(), "no match had begun"
    await anna.slash("scala start", computers=1)
    assert (await anna.slash("scala cancel")).text.strip() == "The table is closed."
    await anna.slash("scala start", computers=1)
    await anna.click("begin")
    assert to_play([anna]) is anna


async def test_two_tables_in_two_channels_do_not_meet(circle: Circle, people: People) -> None:
    anna, bruno, carla, dario = people("anna", "bruno", "carla", "dario")
    other = circle.guild.create_text_channel("tavolo-due")
    here, there = {anna: turn_by_buttons, bruno: turn_by_commands}, {carla.at(other): turn_by_buttons}
    there[dario.at(other)] = turn_by_commands
    await begin(anna, bruno)
    await begin(*there)
    for _ in range(3):
        await play_on(circle, here, turns=1)
        await play_on(circle, there, turns=1)
    first, second = (circle.bot.host.in_channel(person.channel.id) for person in (anna, *list(there)[:1]))
    assert first is not None
    assert second is not None
    assert first.id != second.id
    assert (first.turn, second.turn) == (4, 4)
    assert "You have no seat at this table" in (await anna.at(other).slash("scala hand")).text


async def test_two_tables_of_one_person(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    other = circle.guild.create_text_channel("tavolo-due")
    await begin(anna, bruno)
    await begin(bruno.at(other), anna.at(other))
    texts = [(await anna.slash("scala hand")).text, (await anna.at(other).slash("scala hand")).text]
    assert texts[0] != texts[1]


async def test_whoever_leaves_is_played_for_until_they_return(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    player = to_play([anna, bruno])
    assert player is not None
    other = bruno if player is anna else anna
    await other.slash("scala leave")
    await circle.pass_time(2)
    await turn_by_buttons(player)
    assert to_play([anna, bruno]) is player, "the computer has played for the one who left"
    await other.click("hand")
    await other.click("return")
    await circle.pass_time(2)
    await turn_by_buttons(player)
    assert to_play([anna, bruno]) is other


async def test_resigning_asks_first_and_then_loses_the_match(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    asked = await bruno.slash("scala resign")
    assert "Resign?" in asked.text
    assert asked.private
    await bruno.click("resign-yes")
    assert "You have no seat" in (await bruno.slash("scala hand")).text
    await circle.pass_time(2)
    await play_on(circle, {anna: turn_by_buttons}, turns=3)
    await cancel(anna)
    assert "counts for nothing" in anna.read()


async def test_the_last_person_who_resigns_ends_a_match_that_nobody_wins(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await anna.slash("scala start", computers=1)
    await anna.click("begin")
    await anna.slash("scala resign")
    await anna.click("resign-yes")
    assert text_of(anna.private()[-1]).strip() == "You have resigned, and the match is over."
    standing = anna.messages()[-1]
    assert "No person is left at the table: nobody wins." in text_of(standing)
    assert "🥇" not in text_of(standing)


async def test_a_cancelled_match_counts_for_nothing(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    assert "have a seat already" in (await bruno.slash("scala join")).text
    await bruno.slash("scala hand")
    assert "Only" in (await bruno.slash("scala cancel")).text
    await cancel(anna)
    assert "The match is over." in {text_of(message).strip() for message in bruno.private()}
    assert not bruno.has("sort"), "no panel is left that looks as if the match went on"
    assert "There is no table" in (await anna.slash("scala hand")).text
    assert "**" not in (await anna.slash("scala leaderboard")).text.split("\n", 2)[2]


@pytest.mark.parametrize("game", ["scala", "samba", "scat", "schwimmen"])
async def test_a_running_match_is_ended_only_when_that_is_confirmed(circle: Circle, people: People, game: str) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash(f"{game} start")
    await bruno.click("join")
    await anna.click("begin")
    asked = await anna.slash(f"{game} cancel")
    assert asked.private
    assert "End the match for everybody? It counts for nothing." in asked.text
    assert "Yes, end it" in asked.text
    assert circle.bot.host.in_channel(circle.channel.id) is not None
    await circle.restart()
    confirmed = await anna.click("cancel-yes")
    assert confirmed.text.strip() == "The match is closed; it counts for nothing."
    assert not anna.has("cancel-yes")
    assert circle.bot.host.in_channel(circle.channel.id) is None
    await circle.pass_time(2)
    assert "The match was closed; it counts for nothing." in bruno.read()


async def test_a_question_outlives_moves_but_not_the_match(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    await anna.slash("scala cancel")
    early = anna.button("cancel-yes")
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_buttons}, turns=1)
    await anna.slash("scala cancel")
    late = anna.button("cancel-yes")
    assert "counts for nothing" in (await anna.press(early)).text
    assert (await anna.press(late)).text.strip() == "The match is over."
    await begin(anna, bruno)
    assert (await anna.press(late)).text.strip() == "The match is over."
    assert to_play([anna, bruno]) is not None, "the next match goes on"
    await circle.restart()
    assert (await anna.press(late)).text.strip() == "This table is closed."
    assert to_play([anna, bruno]) is not None


async def test_of_two_who_confirm_at_once_one_ends_the_match(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    role = circle.guild.create_role("portieri", permissions=discord.Permissions(manage_channels=True))
    keeper = circle.person("keeper", roles=[role])
    await begin(anna, bruno)
    for person in (anna, keeper):
        await person.slash("scala cancel")
    async with circle.at_once():
        answers = [await person.click("cancel-yes") for person in (anna, keeper)]
    told = sorted(answer.text.strip() for answer in answers)
    assert told == ["The match is closed; it counts for nothing.", "The match is over."]
    assert bruno.read().count("The match was closed; it counts for nothing.") == 1


async def test_who_may_no_longer_end_the_match_is_refused(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_buttons}, turns=2)
    if to_play([anna, bruno]) is bruno:
        await turn_by_buttons(bruno)
    await circle.pass_time(121)
    assert "for everybody?" in (await bruno.slash("scala cancel")).text, "the host keeps everybody waiting"
    await turn_by_buttons(anna)
    assert "Only" in (await bruno.click("cancel-yes")).text
    assert circle.bot.host.in_channel(circle.channel.id) is not None
    assert to_play([anna, bruno]) is bruno


@pytest.mark.parametrize("way", ["button", "command"])
async def test_who_closes_a_lobby_ends_no_match_that_begins_just_then(circle: Circle, people: People, way: str) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("scala start")
    await bruno.click("join")
    start, close = anna.button("begin"), anna.button("close")
    async with circle.at_once():
        await anna.press(start)
        await (anna.press(close) if way == "button" else anna.slash("scala cancel"))
    await circle.pass_time(2)
    assert "counts for nothing" not in bruno.read()
    assert to_play([anna, bruno]) is not None


async def test_after_a_match_everybody_meets_again_by_the_rematch_button(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, computers=1)
    await bruno.slash("scala resign")
    await bruno.click("resign-yes")
    await anna.slash("scala resign")
    await anna.click("resign-yes")
    assert "The match is over" in anna.read()
    assert "nobody wins" in anna.read()

    await anna.click("rematch")
    await bruno.click("rematch")
    assert re.search(r"\*\*Anna\*\* · host", await lobby_of(bruno))
    assert "**Bruno**" in await lobby_of(bruno)
    await anna.click("begin")
    assert to_play([anna, bruno]) is not None


async def test_everybody_who_presses_rematch_at_once_gets_a_seat_in_sight(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    await begin(anna, bruno, carla)
    for person in (anna, bruno, carla):
        await person.slash("scala resign")
        await person.click("resign-yes")
    rematch = anna.button("rematch")
    async with circle.at_once():
        for person in (anna, bruno, anna, carla):
            await person.press(rematch)
    shown = await lobby_of(anna)
    assert all(f"**{person.name}**" in shown for person in (anna, bruno, carla))
    assert sum("a table is open" in text_of(message) for message in anna.messages()) == 1


async def test_a_summary_shows_what_everybody_held_and_the_next_hand_begins(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, computers=1)
    ways = {anna: turn_by_buttons, bruno: turn_by_commands}
    for _ in range(80):
        if "Hand 1 is over" in anna.read():
            break
        await play_on(circle, ways, turns=1)
    summary = next(text for text in map(text_of, anna.messages()) if "Hand 1 is over" in text)
    assert re.search(r"\*\*(Anna|Bruno|Alba)\*\*( 🤖)? closes\.", summary)
    assert re.search(r"\+\d+ · \d+ in all", summary)
    assert "Dealing again" not in summary, "it has been dealt"
    assert "hand 2 · turn" in anna.read()
    assert (await anna.slash("scala scores")).text.startswith("\n### Scores after hand 1")


async def test_a_match_closed_between_two_hands_leaves_the_summary(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    player = to_play([anna, bruno])
    assert player is not None
    await player.slash("scala draw")

    def about_to_close(position: Json) -> Json:
        position["seats"][position["to_play"]].update(hand="2S", opened=True, turns=3)
        position["seats"][1 - position["to_play"]].update(hand="KC KD")
        return {**position, "stock": 20, "discard": "4H", "drawn": None, "table": ["5C 6C 7C"], "owners": [0]}

    circle.pace = Pace(computer_turn=0, between_hands=20)
    await circle.rewrite(about_to_close)
    await player.slash("scala discard", card="2S")
    assert "Dealing again" in bruno.read()
    await cancel(anna)
    assert "Hand 1 is over" in bruno.read()
    assert "Dealing again" not in bruno.read()
    assert "🔓 Shuffle of hand 1" in bruno.read()
    assert "counts for nothing" in bruno.read()


async def test_the_clock_reminds_and_then_plays(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, clock=60)
    late = to_play([anna, bruno])
    assert late is not None
    await circle.pass_time(31)
    assert f"<@{late.id}>, it is your turn: a computer plays for you" in anna.read()
    await circle.pass_time(30)
    on_time = to_play([anna, bruno])
    assert on_time is not None
    assert on_time is not late
    await turn_by_buttons(on_time)
    assert "a computer plays for you" not in anna.read(), "the reminder goes with the next turn"


@pytest.mark.parametrize("command", ["hand", "draw", "undo", "putback", "scores", "table", "leave", "resign", "cancel"])
async def test_without_a_table_every_command_says_how_to_open_one(circle: Circle, people: People, command: str) -> None:
    (anna,) = people("anna")
    answer = await anna.slash(f"scala {command}")
    assert "/scala start" in answer.text
    assert answer.private


async def test_a_match_gets_a_thread_of_its_own(tmp_path: Path) -> None:
    circle = Circle(tmp_path / "threads.db", ["anna", "bruno"], tables_in_channel=False)
    await circle.start()
    anna, bruno = circle.people
    refused = await anna.slash("scala start", profile="duel", computers=3)
    assert "for two players" in refused.text
    assert refused.private, "nobody is invited to a table that there is not"
    assert not circle.channel.threads
    await anna.slash("scala start")
    (thread,) = circle.channel.threads
    assert thread.name == "Scala 40 · Anna"
    answer = await bruno.click("join")
    assert f"<#{thread.id}>" in answer.text, "whoever joins in the channel is told where the table is"
    assert "2. **Bruno**" in await lobby_of(anna.at(thread))

    inside = [anna.at(thread), bruno.at(thread)]
    await inside[0].click("begin")
    player = to_play(inside)
    assert player is not None
    await turn_by_buttons(player)
    assert to_play(inside) is not player
    assert "There is no table in this channel" in (await anna.slash("scala hand")).text
    await circle.close()
    circle.environment.raise_errors()
