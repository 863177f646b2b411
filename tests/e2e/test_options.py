"""Choosing the rules: by profile, in the lobby, for a server; reading them; and coming back after the limit."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from engine.games import GAMES
from engine.scala40.rules import PROFILES
from tests.e2e.kit import Circle, Json, People, Person, text_of
from tests.e2e.play import begin
from tests.tables.kit import CLOSE, nearly_over

GAME = GAMES["scala40"]
PROFILE_NAMES = {
    "standard": "Standard",
    "federation": "Federation",
    "classic": "Classic",
    "duel": "Duel",
    "house": "House",
}


def options_of(circle: Circle) -> dict[str, Any]:
    """Returns the rules of the table in the channel, as they are kept."""
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    return dict(table.options)


def manager(circle: Circle) -> Json:
    """Returns a role that may manage the server."""
    return circle.guild.create_role("padroni", permissions=discord.Permissions(manage_guild=True))


async def table_text(person: Person) -> str:
    """Returns the newest public message once its last edit is due."""
    await person.circle.pass_time(2)
    return next(text_of(message) for message in reversed(person.messages()) if not message.is_ephemeral)


async def change(person: Person, group: str, **values: str | list[str]) -> str:
    """Changes options of a group in the modal, from the lobby on, and returns the page after it."""
    await person.click("options")
    await person.choose("group", group)
    shown = await person.click("change")
    await person.submit(
        shown, {option: given if isinstance(given, str) else list(given) for option, given in values.items()}
    )
    return text_of(person.private()[-1])


@pytest.mark.parametrize("profile", PROFILES)
async def test_a_table_starts_with_each_profile(circle: Circle, people: People, profile: str) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("scala start", profile=profile)
    assert f"**{PROFILE_NAMES[profile]}** rules" in await table_text(bruno)
    assert f"up to {2 if profile == 'duel' else 4} seats" in await table_text(bruno)
    await bruno.click("join")
    await anna.click("begin")
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    assert table.rules.profile == profile
    assert "rules, but" not in await table_text(anna), "nothing differs"
    for page in ("hand", "points"):
        written = await bruno.slash("scala rules") if page == "hand" else await bruno.click("rules", label="Points")
        assert written.result.acknowledged
        assert PROFILE_NAMES[profile] in text_of(bruno.private()[-1])


async def test_a_limit_is_set_only_where_it_is_given(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await anna.slash("scala start", profile="house", limit=151, seats=6)
    assert options_of(circle) == {"profile": "house", "limit": 151}
    shown = await table_text(anna)
    assert "Out at **151** points" in shown
    assert "**House** rules\n" in shown


@pytest.mark.parametrize(
    ("game", "figure", "number", "end"),
    [
        ("scala", "limit", 151, "Out at **151** points"),
        ("samba", "target", 3000, "First to **3,000** points"),
        ("scat", "lives", 7, "**7** lives each"),
        ("schwimmen", "lives", 7, "**7** chips each"),
    ],
)
async def test_when_a_match_ends_is_told_once(
    circle: Circle, people: People, game: str, figure: str, number: int, end: str
) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash(f"{game} start", **{figure: number})
    await bruno.click("join")
    told = (await table_text(anna)).partition("1. **Anna**")[0]
    assert end in told
    assert told.count(f"{number:,}") == 1
    head = (await anna.slash(f"{game} rules")).text.partition("rules\n")[0]
    assert end in head
    assert head.count(f"{number:,}") == 1
    await anna.click("begin")
    assert f": {number:,} " in (await table_text(anna)).partition("Anna")[0], "the table does not tell its end besides"


async def test_a_duel_is_for_two(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    assert "for two players" in (await anna.slash("scala start", profile="duel", seats=4)).text


async def test_the_owner_changes_rules_in_the_lobby_and_everybody_sees_it(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("scala start", profile="classic")
    await bruno.click("join")
    page = await change(anna, "match", limit="151")
    assert "- **Limit: 151 points**" in page
    await change(anna, "counting", not_opened_penalty="100", joker_hand_value=["as_ace"])
    differs = "**Classic** rules, but: Joker in hand: like an ace · Not opened at the end: 100 points"
    assert f"{differs}\n" in await table_text(bruno)
    assert "Out at **151** points" in await table_text(bruno)
    assert options_of(circle)["not_opened_penalty"] == 100

    await anna.click("begin")
    assert f"{differs} · Limit: 151 points" in await table_text(bruno)
    first = (await bruno.slash("scala rules")).text
    assert differs in first
    assert "Your first melds of a hand must be worth 40 points or more together" in first
    await bruno.click("rules", label="Points")
    second = text_of(bruno.private()[-1])
    assert "Whoever has not opened counts 100 points instead of the cards." in second
    assert "In hand, a joker counts like an ace." in second
    assert "The limit is 151 points." in second


async def test_an_empty_field_is_the_word_beside_the_number(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await anna.slash("scala start", profile="duel")
    await change(anna, "stock", reshuffle_limit="")
    await change(anna, "counting", not_opened_penalty="The cards count")
    assert options_of(circle) == {"profile": "duel", "reshuffle_limit": "unlimited", "not_opened_penalty": "count"}


async def test_contradictions_and_impossible_values_are_refused_with_the_reason(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("scala start")
    page = await change(anna, "melds", run_split=["on"])
    assert "“Runs of six split” contradicts the value of “Longest run”: it is possible only with 5 cards." in page
    page = await change(anna, "opening", opening_min="forty")
    assert "`forty` does not go for “Points to open”. Possible: 1 to 200." in page
    page = await change(anna, "match", limit="0")
    assert "`0` does not go for “Limit”. Possible: 1 to 10,000." in page
    await bruno.click("join")
    await anna.choose("add", "normal")
    await anna.click("options")
    await anna.choose("profile", "duel")
    assert "2 players at most, and 3 sit here" in text_of(anna.private()[-1])
    assert options_of(circle) == {"profile": "standard", "players": 4}


async def test_another_profile_begins_anew(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await anna.slash("scala start", seats=3, limit=201)
    await anna.click("options")
    await anna.choose("profile", "house")
    assert options_of(circle) == {"profile": "house", "players": 3}
    await anna.choose("profile", "duel")
    assert "up to 2 seats" in await table_text(anna)
    await change(anna, "match", players=["5"])
    assert "up to 5 seats" in await table_text(anna)


async def test_others_may_read_but_not_change(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("scala start", profile="federation")
    await bruno.click("join")
    await bruno.click("options")
    await bruno.choose("group", "jokers")
    assert "Discarding a joker: only to close" in text_of(bruno.private()[-1])
    assert not bruno.has("change")
    assert not bruno.has("profile")
    # Anna's own page is of no use to anybody else.
    await anna.click("options")
    await anna.choose("group", "jokers")
    shown = await anna.click("change")
    await anna.slash("scala leave")
    refused = await anna.submit(shown, {"joker_discard": ["never"]})
    assert "the host, may do this" in refused.text
    assert options_of(circle) == {"profile": "federation", "players": 4}


async def test_after_the_deal_the_rules_stay(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash("scala start")
    await bruno.click("join")
    await anna.click("options")
    await anna.choose("group", "match")
    change_button = anna.button("change")
    shown = await anna.press(change_button)
    await anna.click("begin")
    assert "The match has begun already" in (await anna.submit(shown, {"limit": "500"})).text
    await anna.press(change_button)
    assert "The match has begun already" in text_of(anna.private()[-1])
    assert options_of(circle) == {"profile": "standard", "players": 4}


async def test_a_modal_filled_in_on_another_profile_is_stale(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await anna.slash("scala start")
    await anna.click("options")
    await anna.choose("group", "counting")
    shown = await anna.click("change")
    await anna.choose("profile", "house")
    await anna.submit(shown, {"joker_hand_value": ["as_ace"]})
    assert "The table has moved on since" in text_of(anna.private()[-1])
    assert options_of(circle) == {"profile": "house", "players": 4}


async def test_a_server_has_a_default_profile(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    boss = circle.person("carla", roles=[manager(circle)])
    answer = await anna.slash("cards settings")
    assert answer.private
    assert "Only people who may manage this server" in answer.text
    assert not anna.has("server-profile")

    assert (await boss.slash("cards settings")).private
    await boss.choose("server-profile", "classic")
    assert "Scala 40: rules of new tables: **Classic**" in text_of(boss.private()[-1])
    assert "**Classic** rules" in (await anna.slash("scala rules")).text, "those of new tables, where there is none"
    await anna.slash("scala start")
    assert options_of(circle)["profile"] == "classic"
    await anna.slash("scala cancel")
    await circle.restart()
    await anna.slash("scala start", limit=151)
    assert options_of(circle) == {"profile": "classic", "limit": 151, "players": 4}


async def test_settings_count_only_with_the_permission(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    boss = circle.person("carla", roles=[manager(circle)])
    await boss.slash("cards settings")
    page = boss.menu("server-profile")
    refused = await anna.press(page, "classic")
    assert "Only people who may manage this server" in refused.text
    await boss.choose("server-language", "it")
    assert "Lingua dei tavoli: **Italiano**" in text_of(boss.private()[-1])
    await anna.slash("scala start")
    assert "Regole **Standard**" in await table_text(anna)


async def test_a_refusal_in_play_names_the_rule_in_words(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    player = anna if anna.has("draw") and _seat_to_play(circle) == anna.id else bruno
    answer = await player.slash("scala draw", pile="discard")
    assert "(rule: “Taking the discard before opening: never”)" in answer.text


@pytest.fixture
async def asked(circle: Circle, people: People) -> tuple[Person, ...]:
    """Four people after a hand in which the first and the third have reached the limit."""
    four = people("anna", "bruno", "carla", "dario")
    await begin(*four, profile="classic", clock=60)
    # Seat 1 is about to close.
    position = nearly_over(90, 20, 85, 30, profile="classic")
    await circle.rewrite(lambda _: GAME.save(GAME.read_position({"game": "scala40", "seed": "scene", **position})))
    for move in CLOSE:
        command, *rest = move.split(" ", 1)
        option = {"draw": "pile", "layoff": "card", "discard": "card"}[command]
        await four[1].slash(f"scala {command}", **{option: rest[0]})
    return four


async def test_who_reaches_the_limit_is_asked_and_answers_by_buttons(circle: Circle, asked: tuple[Person, ...]) -> None:
    anna, bruno, carla, dario = asked
    question = await table_text(dario)
    assert "Hand 1 is over" in question
    assert f"<@{anna.id}>, <@{carla.id}>: come back with 52 points, or leave the match?" in question
    assert "Without an answer you come back" in question
    assert "Seat" not in (refused := await bruno.click("rejoin")).text or refused.private
    assert refused.private
    assert "Play has ended" in (await anna.slash("scala hand")).text

    await anna.click("rejoin")
    question = await table_text(dario)
    assert "comes back!" in question
    assert f"<@{carla.id}>: come back" in question
    await carla.click("out")
    read = dario.read()
    assert "**Anna** · +22 · 52 in all · **comes back!**" in read
    assert "**Carla** · +22 · 107 in all · **out!**" in read
    assert "Dealing again" in read or "hand 2" in read
    assert not anna.has("rejoin")
    await circle.pass_time(2)
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    assert table.hand == 2
    assert [seat.eliminated_in for seat in table.seats] == [None, None, 1, None]


async def test_the_answer_is_also_a_command_and_a_reminder_asks_again(
    circle: Circle, asked: tuple[Person, ...]
) -> None:
    anna, bruno, carla, _ = asked
    assert "/scala" not in (await bruno.slash("scala rejoin")).text
    await circle.pass_time(31)
    for person in (anna, carla):
        assert f"<@{person.id}>, do you come back?" in anna.read()
    assert "You are back in" in (await anna.slash("scala rejoin")).text
    assert "You have left the match" in (await carla.slash("scala rejoin", answer="leave")).text
    await circle.pass_time(2)
    assert "do you come back?" not in anna.read(), "the reminders go with the question"


async def test_whoever_is_asked_may_ask_for_a_hint(circle: Circle, asked: tuple[Person, ...]) -> None:
    anna, bruno, *_ = asked
    answer = await anna.slash("scala hint")
    assert answer.private
    assert answer.text == "💡 Come back: the match goes on for you."
    assert "You are not asked" in (await bruno.slash("scala hint")).text


async def test_the_question_is_there_again_after_a_restart(circle: Circle, asked: tuple[Person, ...]) -> None:
    anna, _, carla, _ = asked
    await circle.restart()
    await anna.click("rejoin")
    await carla.click("rejoin")
    await circle.pass_time(2)
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    assert [seat.reentries for seat in table.seats] == [1, 0, 1, 0]


def _seat_to_play(circle: Circle) -> int | None:
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    assert table.to_play is not None
    return table.seats[table.to_play].user_id
