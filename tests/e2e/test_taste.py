"""What people choose for themselves: how cards look, how a hand is sorted, when to be notified; pictures and help."""

from __future__ import annotations

import pytest

from bot.games.books import BOOKS
from storage.settings import Setting
from tests.e2e.kit import Answer, Circle, People, Person, text_of
from tests.e2e.play import begin, play_on, to_play, turn_by_buttons


def pinged(circle: Circle) -> list[int]:
    """Returns whom the newest message for everybody notifies."""
    newest = [message for message in circle.messages() if not message.is_ephemeral][-1]
    return list(newest.ping_user_ids)


def pictures(answer: Answer) -> list[str]:
    """Returns the descriptions of the pictures in an answer."""
    shown = answer.result.response
    assert shown is not None
    return [str(attachment["filename"]) for attachment in shown._message.attachments]


async def test_cards_in_words_are_for_the_own_eyes_only(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    await anna.slash("cards view")
    await anna.choose("taste-cards", "words")
    assert "ace of spades, king of hearts, 10 of diamonds, 7 of clubs, joker" in text_of(anna.private()[-1])
    for person, in_words in ((anna, True), (bruno, False)):
        await person.click("hand")
        hand = text_of(person.private()[-1])
        assert any(f" of {suit}" in hand for suit in ("clubs", "diamonds", "hearts", "spades")) == in_words
        assert any(sign in hand for sign in "♣♦♥♠") != in_words
    public = "\n".join(text_of(message) for message in circle.messages() if not message.is_ephemeral)
    assert "of spades" not in public


async def test_the_order_of_a_hand_is_remembered_after_a_restart(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    await anna.click("hand")
    assert anna.button("sort").label == "By rank"
    await anna.click("sort")
    await circle.restart()
    await anna.click("hand")
    assert anna.button("sort").label == "By suit"


@pytest.mark.parametrize("when", ["always", "away", "never"])
async def test_people_are_notified_when_they_want(circle: Circle, people: People, when: str) -> None:
    anna, bruno = people("anna", "bruno")
    answer = await bruno.slash("cards notify", when=when)
    assert answer.private
    await begin(anna, bruno)
    ways = {anna: turn_by_buttons, bruno: turn_by_buttons}
    if to_play([anna, bruno]) is bruno:
        await play_on(circle, ways, turns=1)
    # Bruno has just been here: a minute later he is not.
    await play_on(circle, ways, turns=1)
    assert to_play([anna, bruno]) is bruno
    assert pinged(circle) == ([bruno.id] if when == "always" else [])
    await play_on(circle, ways, turns=1)
    await circle.pass_time(90)
    await play_on(circle, ways, turns=1)
    assert to_play([anna, bruno]) is bruno
    assert pinged(circle) == ([] if when == "never" else [bruno.id])


async def test_the_table_and_the_hand_as_pictures(circle: Circle, people: People) -> None:
    anna, bruno, eve = people("anna", "bruno", "eve")
    await begin(anna, bruno)
    assert pictures(await anna.slash("scala picture")) == ["table.png"]
    hand = await anna.slash("scala picture", what="hand")
    assert hand.private
    assert pictures(hand) == ["hand.png"]
    refused = await eve.slash("scala picture", what="hand")
    assert pictures(refused) == []
    assert "no seat" in refused.text
    await anna.click("menu")
    assert pictures(await anna.click("see-table")) == ["table.png"]
    await anna.click("menu")
    assert pictures(await anna.click("see-hand")) == ["hand.png"]


async def test_a_hand_and_a_match_end_with_pictures(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    await begin(anna, computers=2, limit=101)
    await play_on(circle, {anna: turn_by_buttons})
    shown = {text_of(message).strip().splitlines()[0]: message for message in circle.messages() if message.attachments}
    assert shown["### Hand 1 is over"].attachments[0]["filename"] == "table.png"
    assert shown["### Hand 1 is over"].attachments[0]["size"] < 60_000
    assert "### The match is over" in shown
    assert shown["### The match is over"].attachments[0]["filename"] == "chart.png"
    assert pictures(await anna.slash("scala leaderboard")) == ["ranking.png"]


async def test_help_teaches_every_game_with_pictures(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    answer = await anna.slash("cards help")
    assert answer.private
    assert len(pictures(answer)) == 4
    for game in BOOKS:
        chosen = await anna.choose("help-game", game)
        assert chosen.text.count("in one minute") == 1
        assert "/" + {"scala40": "scala"}.get(game, game) in text_of(anna.private()[-1])


async def test_hints_stop_after_a_few_hands(circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    hands = [0, 2, 3, 0]

    async def hands_played(*_: object) -> int:
        return hands.pop(0)

    monkeypatch.setattr(circle.bot.database.statistics, "hands_played", hands_played)
    # Whoever has known the game once is not asked about again.
    assert [await hinted(anna) for _ in range(4)] == [True, True, False, False]
    assert hands == [0]


async def hinted(person: Person) -> bool:
    await person.click("hand")
    return "💡" in text_of(person.private()[-1])


async def test_what_is_stored_and_unknown_does_no_harm(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    for setting in (Setting.CARDS, Setting.ORDER, Setting.NOTIFY):
        await circle.bot.database.settings.set_of_player(anna.id, setting, "of another version")
    assert "Tiles, four colours" in (await anna.slash("cards view")).text
