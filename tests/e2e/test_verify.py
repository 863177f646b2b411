"""`/cards verify`: a finished hand is checked for whoever may hear of it, in words and with a file."""

from __future__ import annotations

import hashlib
import json
import re
from datetime import timedelta
from pathlib import Path

import discord
import pytest
from sqlalchemy import text

from bot.i18n import languages
from engine.__main__ import main
from tests.e2e.kit import Answer, Circle, People, Person
from tests.e2e.play import begin, cancel, play_on, turn_by_buttons

RIGHT = "All is as it should be."


async def hand_over(circle: Circle, *people: Person, computers: int = 1) -> None:
    """Plays until the first hand is over."""
    await begin(*people, computers=computers)
    ways = dict.fromkeys(people, turn_by_buttons)
    while "Hand 1 is over" not in people[0].read():
        await play_on(circle, ways, turns=1)


def file_of(person: Person) -> tuple[str, bytes]:
    """Returns the file in the newest private message that has one."""
    for message in reversed(person.private()):
        for name, content in person.circle.files(message).items():
            return name, content
    raise AssertionError("there is no file")


def numbers_of(answer: Answer) -> list[str]:
    """Returns what an answer gives to check by hand."""
    return re.findall(r"`([^`]{32,})`", answer.text)


async def test_a_hand_is_checked_in_words_with_numbers_and_a_file(
    circle: Circle, people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, bruno = people("anna", "bruno")
    await hand_over(circle, anna, bruno)
    answer = await anna.slash("cards verify", hand="1:1")
    assert answer.private
    assert RIGHT in answer.text

    lock, secret = (re.search(rf"{sign} [\w ]+: `(\w{{64}})`", answer.text) for sign in "🔒🔓")
    assert lock is not None
    assert secret is not None
    assert hashlib.sha256(bytes.fromhex(secret[1])).hexdigest() == lock[1]
    assert lock[1] in bruno.read(), "it is the one that everybody has seen before the deal"
    assert secret[1] in bruno.read()
    own = re.search(r"You are `(\w+)` there, .* of `(\w+):(\d+)`", answer.text)
    assert own is not None
    assert int(own[3]) == anna.id
    assert hashlib.sha256(f"{own[2]}:{own[3]}".encode()).hexdigest().startswith(own[1])
    assert f"Who sat where: `{own[1]}/" in answer.text or f"/{own[1]}" in answer.text

    name, content = file_of(anna)
    assert name == "match-1-hand-1.json"
    file = tmp_path / name
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 0
    record = json.loads(content)
    assert [len(record["hands"]), record["players"][0]] == [1, "Anna"]
    assert not any(str(person.id) in content.decode() for person in (anna, bruno))
    for at in range(7, len(content), len(content) // 20):
        file.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        assert main(["verify", str(file)]) != 0, at
    capsys.readouterr()


@pytest.mark.parametrize("language", languages())
async def test_the_numbers_are_all_in_small_print(circle: Circle, people: People, language: str) -> None:
    anna, bruno = people("anna", "bruno")
    await hand_over(circle, anna, bruno)
    await anna.slash("cards language", language=language)
    lines = [line.strip() for line in (await anna.slash("cards verify")).text.strip().splitlines()]
    first = next(number for number, line in enumerate(lines) if "🔒" in line)
    small = lines[first : first + 5]
    assert all(line.startswith("-# ") for line in small), small


async def test_without_a_number_it_is_the_last_hand_of_the_channel(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    assert "is finished in this channel yet" in (await anna.slash("cards verify")).text
    await hand_over(circle, anna, bruno)
    for typed in ({}, {"hand": "1"}, {"hand": "#1 / 1"}, {"hand": "match 1, hand 1"}):
        answer = await carla.slash("cards verify", **typed)
        assert "match 1 · hand 1" in answer.text
        assert RIGHT in answer.text
        assert "You are" not in answer.text, "who has not sat there has no place there"
    for typed in ("what", "7:1", "1:99", "0", "9" * 30):
        assert "I know no such hand" in (await anna.slash("cards verify", hand=typed)).text


async def test_a_hand_that_is_not_over_is_refused_and_nothing_leaks(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await hand_over(circle, anna, bruno)
    (_, running) = await circle.bot.database.matches.hands(1)
    answers = [await anna.slash("cards verify", hand=typed) for typed in ("2", "1:2", "1:3")]
    assert "This hand is not over" in answers[0].text
    assert answers[0].text == answers[1].text
    assert "I know no such hand" in answers[2].text
    for answer in answers:
        assert running.secret not in answer.text
        assert not (running.public and running.public in answer.text)
    assert list(await anna.suggestions("cards verify", "hand")) == ["1:1"]


async def test_the_list_has_what_was_played_of_late(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await hand_over(circle, anna, bruno)
    assert await bruno.suggestions("cards verify", "hand") == {"1:1": "match 1 · hand 1 · Scala 40 · Anna, Alba, Bruno"}
    assert list(await bruno.suggestions("cards verify", "hand", "bru")) == ["1:1"]
    assert list(await bruno.suggestions("cards verify", "hand", "1:1")) == ["1:1"]
    assert list(await bruno.suggestions("cards verify", "hand", "carla")) == []
    await bruno.slash("cards language", language="it")
    assert list((await bruno.suggestions("cards verify", "hand")).values()) == [
        "partita 1 · mano 1 · Scala 40 · Anna, Alba, Bruno"
    ]


async def test_only_who_may_see_a_channel_hears_of_its_hands(circle: Circle, people: People) -> None:
    anna, carla = people("anna", "carla")
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = circle.guild.create_text_channel("segreto", overwrites={circle.guild.default_role: hidden})
    await hand_over(circle, anna)
    match = {"id": 1, "channel": secret.id}
    async with circle.bot.database.engine.begin() as connection:
        await connection.execute(text("UPDATE matches SET channel_id = :channel WHERE id = :id"), match)
    await circle.restart()
    assert list(await anna.suggestions("cards verify", "hand")) == ["1:1"], "who has played there may"
    assert RIGHT in (await anna.slash("cards verify", hand="1:1")).text
    assert list(await carla.suggestions("cards verify", "hand")) == []
    assert "I know no such hand" in (await carla.slash("cards verify", hand="1:1")).text


async def test_another_servers_hands_are_not_told(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await hand_over(circle, anna)
    async with circle.bot.database.engine.begin() as connection:
        await connection.execute(text("UPDATE matches SET guild_id = 5"))
    assert "I know no such hand" in (await anna.slash("cards verify", hand="1:1")).text
    assert list(await anna.suggestions("cards verify", "hand")) == []


async def test_what_does_not_fit_is_said(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await hand_over(circle, anna)
    async with circle.bot.database.engine.begin() as connection:
        await connection.execute(text("UPDATE scores SET total = total + 1 WHERE seat = 0"))
    answer = await anna.slash("cards verify")
    assert "Something is wrong with this match." in answer.text
    assert "totals should be" in answer.text
    assert RIGHT not in answer.text


async def test_what_is_deleted_cannot_be_checked_and_that_is_said(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await hand_over(circle, anna)
    await cancel(anna)
    later = circle.clock.now() + timedelta(seconds=1)
    await circle.bot.database.matches.forget_moves(later)
    answer = await bruno.slash("cards verify")
    assert "the moves of this match are deleted" in answer.text
    assert "The secret is the one that was locked before the deal." in answer.text
    async with circle.bot.database.engine.begin() as connection:
        await connection.execute(text("UPDATE hands SET public = NULL"))
    assert "somebody who has been forgotten" in (await bruno.slash("cards verify", hand="1:1")).text


async def test_a_hand_is_checked_after_its_player_is_forgotten(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await hand_over(circle, anna, bruno)
    before = numbers_of(await bruno.slash("cards verify"))
    assert "You are `" in (await anna.slash("cards verify")).text
    await anna.slash("cards forget-me")
    await anna.click("forget-yes")
    assert RIGHT in (after := await bruno.slash("cards verify")).text
    assert numbers_of(after) == before
    assert "You are `" not in (await anna.slash("cards verify")).text


@pytest.mark.parametrize("language", ["it", "pl", "fa"])
async def test_the_answer_is_in_the_language_of_whoever_asks(circle: Circle, people: People, language: str) -> None:
    (anna,) = people("anna")
    await hand_over(circle, anna)
    english = numbers_of(await anna.slash("cards verify"))
    await anna.slash("cards language", language=language)
    answer = await anna.slash("cards verify")
    assert RIGHT not in answer.text
    assert set(numbers_of(answer)) == set(english)


async def test_many_may_ask_at_once(circle: Circle, people: People) -> None:
    anna, bruno, carla = people("anna", "bruno", "carla")
    await hand_over(circle, anna, bruno)
    async with circle.at_once():
        for person in (anna, bruno, carla):
            await person.slash("cards verify")
    for person in (anna, bruno, carla):
        assert file_of(person)[0] == "match-1-hand-1.json"
