"""People who leave, stay away, lose the server or the channel: what everybody sees, and how they come back."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import pytest

from bot.i18n import languages, tongue
from bot.tables import agenda, attendance, custody
from bot.tables.pace import Pace
from bot.tables.table import Table
from tests.e2e.kit import Circle, Json, People, Person, text_of
from tests.e2e.play import begin, cancel, to_play, turn_by_buttons

WEEK = timedelta(minutes=10)
"""What a week is in these tests."""


@pytest.fixture(autouse=True)
def short_weeks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a match stay parked, and a lobby open, for minutes."""
    for module, name in ((attendance, "KEPT_PARKED"), (custody, "KEPT_PARKED"), (agenda, "LOBBY_PATIENCE")):
        monkeypatch.setattr(module, name, WEEK)


def table_of(circle: Circle, number: int = 1) -> Table:
    table = circle.bot.host.table(number)
    assert table is not None
    return table


def newest(person: Person) -> str:
    """Returns the newest message that everybody sees."""
    return next(text_of(message) for message in reversed(person.messages()) if not message.is_ephemeral).strip()


def hand_of(circle: Circle, person: Person) -> tuple[int, ...]:
    table = table_of(circle)
    seat = table.seat_of(person.id)
    assert seat is not None
    return tuple(table.view(seat.number).hand)


@pytest.fixture
async def players(circle: Circle, people: People) -> tuple[Person, Person]:
    """The person to play and the other one, at a table with a computer between hands and turns."""
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    return (anna, bruno) if to_play([anna, bruno]) is anna else (bruno, anna)


async def everybody_leaves(circle: Circle, *people: Person) -> None:
    """Lets people leave, the last one first."""
    for person in reversed(people):
        await person.slash("scala leave")
    await circle.pass_time(2)


async def test_whoever_leaves_last_is_told_that_the_match_waits(players: tuple[Person, Person]) -> None:
    player, other = players
    assert "A computer plays your hand until you come back" in (await player.slash("scala leave")).text
    answer = (await other.slash("scala leave")).text
    assert "the match waits for you or the others. **Resume the match** takes it up again." in answer


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_match_that_everybody_has_left_can_be_resumed_by_one_click(
    circle: Circle, players: tuple[Person, Person], restarted: bool
) -> None:
    player, other = players
    hands = [hand_of(circle, person) for person in players]
    await everybody_leaves(circle, *players)
    if restarted:
        await circle.restart()
    stranger = circle.person("carla")
    await circle.pass_time(300)
    assert table_of(circle).moves == 0
    shown = newest(stranger)
    assert "the match is parked" in shown
    assert "Anna" in shown
    assert "Bruno" in shown
    assert not stranger.has("draw"), "the table is not shown twice"
    resume = stranger.button("return")
    assert resume.label == "Resume the match"
    assert "You have no seat" in (await stranger.press(resume)).text

    answer = await other.press(resume)
    assert "Your hand" in answer.text
    await circle.pass_time(10)
    assert hand_of(circle, other) == hands[1]
    assert f"<@{other.id}>, it is your turn" in newest(other)
    assert f"**{other.name}** has taken the match up again" in other.read()
    await turn_by_buttons(other)
    await player.click("return")
    assert not table_of(circle).seat_of(player.id).held  # type: ignore[union-attr]


@pytest.mark.parametrize("language", languages())
async def test_the_offer_is_in_the_language_of_the_server(circle: Circle, people: People, language: str) -> None:
    (anna,) = people("anna")
    await circle.bot.languages.choose_for_server(circle.guild.id, language)
    await begin(anna, computers=1)
    await everybody_leaves(circle, anna)
    say = tongue(language)
    assert anna.button("return").label == say("button-resume")
    assert say("parked-title", game=say("game-scala40")) in newest(anna)
    await circle.pass_time(WEEK.total_seconds())
    assert newest(anna).startswith(say("note-expired"))


async def test_everything_about_a_parked_match_leads_to_the_offer(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, other = players
    await everybody_leaves(circle, *players)
    for command in ("hand", "draw", "table"):
        answer = await player.slash(f"scala {command}")
        assert answer.private
        assert "Resume the match" in answer.text
    assert "take your seat back with `/scala join`" in (await other.slash("scala leave")).text
    assert "The match is parked" in (await other.slash("scala picture", what="hand")).text
    await player.slash("scala join")
    assert table_of(circle).status == "playing"


async def test_parked_matches_are_listed_elsewhere_and_resumed_from_there(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, _ = players
    await everybody_leaves(circle, *players)
    there = player.at(circle.guild.create_text_channel("altrove"))
    shown = await there.slash("scala table")
    assert "Parked matches" in shown.text
    assert f"/{circle.channel.id}/" in shown.text
    assert "There is no table" in (await circle.person("carla", there.channel).slash("scala table")).text
    await there.click("return")
    await circle.pass_time(2)
    assert "it is your turn" in newest(player)
    assert "There is no table" in (await there.slash("scala table")).text


async def test_a_parked_match_leaves_its_channel_to_others_and_waits_for_them(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, _ = players
    await everybody_leaves(circle, *players)
    resume = player.button("return")
    carla, dario = circle.person("carla"), circle.person("dario")
    await begin(carla, dario)
    assert to_play([carla, dario]) is not None
    answer = await player.press(resume)
    assert "Resume the match" in answer.text
    assert table_of(circle).parked
    assert "finished or closed (`/scala cancel`" in (await player.slash("samba start")).text
    await cancel(carla)
    await player.press(resume)
    await circle.pass_time(2)
    assert to_play([player]) is player


async def test_after_a_week_the_offer_is_closed(circle: Circle, players: tuple[Person, Person]) -> None:
    player, _ = players
    await everybody_leaves(circle, *players)
    resume = player.button("return")
    await circle.pass_time(WEEK.total_seconds() - 10)
    await circle.restart()
    assert player.has("return")
    await circle.pass_time(20)
    assert "Nobody has taken the match up again in time" in newest(player)
    assert "🔓 Shuffle of hand 1" in newest(player)
    assert not player.has("return")
    assert "over" in (await player.press(resume)).text
    await player.slash("scala start")
    assert "a table is open" in newest(player)


async def test_a_lobby_is_closed_after_a_week(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await anna.slash("scala start")
    await circle.pass_time(WEEK.total_seconds())
    assert newest(anna) == "Nobody has begun in time: the table is closed."


async def test_between_two_hands_the_summary_stays(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    await player.slash("scala draw")

    def about_to_close(position: Json) -> Json:
        position["seats"][position["to_play"]].update(hand="2S", opened=True, turns=3)
        position["seats"][1 - position["to_play"]].update(hand="KC KD")
        return {**position, "stock": 20, "discard": "4H", "drawn": None, "table": ["5C 6C 7C"], "owners": [0]}

    circle.pace = Pace(computer_turn=0, between_hands=20)
    await circle.rewrite(about_to_close)
    await player.slash("scala discard", card="2S")
    await everybody_leaves(circle, *players)
    assert "the match is parked" in newest(other)
    assert "Hand 1 is over" in other.read()
    assert "Dealing again" not in other.read()
    await other.click("return")
    await circle.pass_time(2)
    assert "hand 2 · turn 1" in newest(other)
    assert other.read().count("Hand 1 is over") == 1
    assert "the match is parked" not in other.read()


async def test_closed_by_hand_the_offer_goes(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    await everybody_leaves(circle, *players)
    await cancel(player if player.name == "Anna" else other)
    assert "counts for nothing" in newest(player)
    assert not player.has("return")


async def test_after_three_turns_by_the_clock_one_click_gives_the_same_hand_back(
    circle: Circle, people: People
) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, clock=60)
    late = to_play([anna, bruno])
    assert late is not None
    on_time = bruno if late is anna else anna
    for _ in range(3):
        assert not on_time.has("return")
        await circle.pass_time(61)
        await turn_by_buttons(on_time)
    await circle.pass_time(2)
    assert to_play([on_time]) is on_time, "the computer has played"
    before, late.taps = hand_of(circle, late), 0
    answer = await late.click("return")
    assert (late.taps, answer.private) == (1, True)
    assert hand_of(circle, late) == before
    await turn_by_buttons(on_time)
    assert to_play([anna, bruno]) is late


async def test_a_player_who_has_left_the_server_is_played_for_and_can_come_back(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, other = players
    circle.guild.remove_member(player.member)
    await circle.pass_time(62)
    assert f"**{player.name}** is not on this server any more" in other.read()
    assert to_play([other]) is other
    assert f"<@{other.id}>, it is your turn" in newest(other)
    circle.environment.backend.add_member(circle.guild.id, player.id)
    await player.click("return")
    await turn_by_buttons(other)
    assert to_play([player, other]) is player


async def test_without_a_clock_a_match_does_not_wait_for_the_only_person_who_has_left_the_server(
    circle: Circle, people: People
) -> None:
    (anna,) = people("anna")
    carla = circle.person("carla")
    await begin(anna, computers=1)
    circle.guild.remove_member(anna.member)
    await circle.pass_time(62)
    assert "the match is parked" in newest(carla)
    await circle.pass_time(WEEK.total_seconds())
    assert circle.bot.host.in_channel(circle.channel.id) is None


async def test_whoever_is_slow_but_there_is_waited_for(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    await circle.pass_time(5 * 3600)
    assert to_play([player, other]) is player
    questions = [call for call in circle.environment.http_requests if re.search(r"/members/\d+$", call.path)]
    assert len(questions) == 5


async def test_nobody_is_taken_for_gone_while_discord_does_not_say(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, other = players
    for status, code in ((503, 0), (403, 50001), (404, 10004)):
        circle.environment.inject_error("GET", "/guilds/*/members/*", status=status, code=code)
        await circle.pass_time(3700)
    assert to_play([player, other]) is player


@pytest.mark.parametrize("what", ["channel", "thread", "channel of the thread"])
async def test_with_its_channel_or_thread_a_match_is_closed_and_nothing_more_is_sent(tmp_path: Path, what: str) -> None:
    circle = Circle(tmp_path / "deleted.db", ["anna", "bruno"], tables_in_channel=what == "channel")
    await circle.start()
    anna, bruno = circle.people
    await anna.slash("scala start", clock=60)
    inside = [anna, bruno] if what == "channel" else [person.at(circle.channel.threads[0]) for person in (anna, bruno)]
    await inside[1].click("join")
    await inside[0].click("begin")
    place = inside[0].channel if what == "thread" else circle.channel
    circle.environment.backend.delete_channel(place.id)
    await circle.environment.settle()
    sent = len(circle.environment.http_requests)
    await circle.pass_time(1000)
    assert circle.bot.host.table(1).status == "cancelled"  # type: ignore[union-attr]
    assert [call.path for call in circle.environment.http_requests[sent:]] == []
    await circle.close()
    circle.environment.raise_errors()
