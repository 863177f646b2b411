"""What is kept about a person is shown to that person alone, and gone from the whole database when they wish so."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest

from storage.outages import Unavailable
from tests.e2e.kit import Circle, Control, Json, People, Person, text_of
from tests.e2e.play import begin, cancel, play_on, to_play, turn_by_buttons, turn_by_commands
from tests.storage.test_people import bytes_beside, everything, traces

ANNA = "annabella-unica"
FILE = "my-card-games.json"


async def export_of(person: Person) -> Json:
    """Presses the button of the newest question, and returns what is in the file that comes."""
    question = person.button("forget-yes").message
    await person.click("forget-yes")
    shown = next(message for message in person.private() if message.id == question.id)
    assert not person.has("forget-yes"), "the file stands in the place of the question"
    return json.loads(person.circle.files(shown)[FILE])


async def left_of(circle: Circle, person: Person) -> list[str]:
    """Returns what is still to be found of a person, in the tables and on the disk."""
    kept = await everything(circle.bot.database)
    await circle.bot.database.scrub()
    found = traces(bytes_beside(circle.database), person.id, person.name)
    return [*found, *(word for word in (str(person.id), person.name) if word in kept)]


async def test_people_see_how_much_is_kept_about_them(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    answer = await anna.slash("cards privacy")
    assert answer.private
    assert "Settings (language, cards, sorting, notices): **0**" in answer.text
    assert "**0** running, **0** finished" in answer.text

    await begin(anna, bruno)
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_buttons}, turns=4)
    await anna.slash("cards notify", when="never")
    text = (await anna.slash("cards privacy")).text
    assert "**1** running, **0** finished, **0** closed" in text
    moves = [move.user_id for move in await circle.bot.database.matches.moves(1)]
    assert moves.count(anna.id) >= 4
    assert f"Your moves in them: **{moves.count(anna.id)}**" in text
    assert "deleted 180 days after its end" in text
    assert "Settings (language, cards, sorting, notices): **1**" in text
    await bruno.slash("cards language", language="it")
    assert "Che cosa è salvato su di te" in (await bruno.slash("cards privacy")).text


async def test_nothing_is_left_of_a_person_who_wants_to_be_forgotten(circle: Circle, people: People) -> None:
    anna, bruno, carla = people(ANNA, "bruno", "carla")
    await anna.slash("cards language", language="it")
    await anna.slash("cards view")
    await anna.choose("taste-cards", "words")
    await anna.slash("cards language", language="en")
    await begin(anna, bruno, computers=1)
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_commands})
    ranked = (await carla.slash("scala leaderboard")).text
    await anna.slash("scala start")
    await bruno.click("join")
    await carla.click("join")
    await anna.click("begin")
    ways = {anna: turn_by_buttons, bruno: turn_by_buttons, carla: turn_by_buttons}
    await play_on(circle, ways, turns=7)
    while to_play([anna, bruno, carla]) is not anna:
        await play_on(circle, ways, turns=1)
    await anna.click("draw")
    assert await left_of(circle, anna)

    answer = await anna.slash("cards forget-me")
    assert answer.private
    assert "You have a seat in a running match" in answer.text
    kept = await export_of(anna)

    assert await left_of(circle, anna) == []
    assert "You are forgotten" in text_of(anna.private()[-1])
    assert kept["user_id"] == str(anna.id)
    assert kept["settings"] == {"cards": "words", "language": "en"}
    ended, running = kept["matches"]
    assert (ended["status"], running["status"]) == ("finished", "playing")
    assert ended["name"] == anna.name
    assert ended["result"]["place"] in (1, 2, 3)
    assert len(ended["moves"]) > 10
    assert {move["text"].split()[0] for move in ended["moves"]} >= {"draw", "discard"}
    (figures,) = kept["statistics"]
    assert (figures["game"], figures["played"], figures["hands"]) == ("scala40", 1, len(ended["hands"]))
    for other in (bruno, carla):
        assert str(other.id) not in json.dumps(kept)
        assert other.name not in json.dumps(kept)

    # A computer goes on in her seat, and everybody sees it.
    await circle.pass_time(5)
    assert to_play([anna, bruno, carla]) in (bruno, carla)
    assert anna.name not in text_of([message for message in bruno.messages() if not message.is_ephemeral][-1])
    await play_on(circle, {bruno: turn_by_buttons, carla: turn_by_buttons}, turns=2)
    assert "You have no seat at this table." in (await anna.slash("scala hand")).text

    # The others have what they had.
    def of_bruno(leaderboard: str) -> list[str]:
        lines = leaderboard.splitlines()
        at = next(number for number, line in enumerate(lines) if "**Bruno**" in line)
        return [lines[at].split(" ", 1)[1], lines[at + 1]]

    after = (await carla.slash("scala leaderboard")).text
    assert of_bruno(after) == of_bruno(ranked)
    assert anna.name in ranked
    assert anna.name not in after
    await circle.restart()
    assert await left_of(circle, anna) == []
    assert "No match finished" in (await anna.slash("scala stats")).text


async def test_who_was_forgotten_plays_again_as_somebody_new(circle: Circle, people: People) -> None:
    anna, bruno = people(ANNA, "bruno")
    await anna.slash("cards language", language="it")
    await begin(anna, bruno)
    await anna.slash("cards forget-me")
    await export_of(anna)
    assert "Che cosa" not in (await anna.slash("cards privacy")).text, "the language is that of Discord again"
    await cancel(bruno)
    await begin(anna, bruno)
    assert f"**{anna.name}**" in bruno.read()
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_buttons}, turns=2)
    assert "**1** running" in (await anna.slash("cards privacy")).text


async def test_nobody_is_forgotten_without_pressing_the_button(circle: Circle, people: People) -> None:
    anna, bruno = people(ANNA, "bruno")
    await begin(anna, bruno)
    before = await everything(circle.bot.database)
    assert "You have a seat" in (await anna.slash("cards forget-me")).text
    assert await everything(circle.bot.database) == before


async def test_a_button_brought_into_a_public_message_shows_nobody_the_file(circle: Circle, people: People) -> None:
    anna, bruno = people(ANNA, "bruno")
    await begin(anna, bruno)
    seen = anna.button("hand")
    data = {**seen.data, "custom_id": "forget-yes"}
    message = deepcopy(seen.message)
    message.components.append({"type": 1, "id": 998, "components": [{**data, "id": 999}]})
    answer = await anna.press(Control(message, data))
    assert answer.private
    assert all(FILE not in circle.files(message) for message in bruno.messages())
    assert any(FILE in circle.files(message) for message in anna.private())


async def test_whoever_has_not_got_the_file_is_not_forgotten(circle: Circle, people: People) -> None:
    anna, bruno = people(ANNA, "bruno")
    await begin(anna, bruno)
    await anna.slash("cards forget-me")
    circle.environment.inject_error("PATCH", "/webhooks/*", status=503, code=0)
    await anna.click("forget-yes")
    assert await left_of(circle, anna)


async def test_while_the_database_is_away_nobody_is_told_to_be_forgotten(
    circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = people(ANNA, "bruno")
    await begin(anna, bruno)
    await anna.slash("cards forget-me")

    async def away(*_: Json) -> None:
        raise Unavailable("connection refused")

    with monkeypatch.context() as outage:
        outage.setattr(circle.bot.database.people, "forget", away)
        await anna.click("forget-yes")
    assert "not everything is forgotten yet" in text_of(anna.private()[-1])
    await anna.slash("cards forget-me")
    await export_of(anna)
    assert await left_of(circle, anna) == []


async def test_a_large_file_is_compressed(circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    (anna,) = people("anna")
    monkeypatch.setattr("bot.panels.privacy.LARGEST", 10)
    await anna.slash("cards forget-me")
    question = anna.button("forget-yes").message
    await anna.click("forget-yes")
    shown = next(message for message in anna.private() if message.id == question.id)
    (name,) = circle.files(shown)
    assert name == f"{FILE}.gz"
