"""A person who hammers the bot is told to wait; everybody else plays on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.throttle import ACTIONS, TYPING, Throttle
from tests.e2e.kit import Answer, Circle, Control, People, Person
from tests.e2e.play import begin, play_on, to_play, turn_by_buttons

WAIT = "Not so fast, please: go on in 1 second."


Act = Callable[[Person, Control], Awaitable[Answer]]
"""Does something; the button is one that its message has lost since."""


async def by_command(person: Person, _lost: Control) -> Answer:
    return await person.slash("scala hand")


async def by_button(person: Person, _lost: Control) -> Answer:
    return await person.click("hand")


async def by_lost_button(person: Person, lost: Control) -> Answer:
    return await person.press(lost)


async def by_modal(person: Person, _lost: Control) -> Answer:
    return await person.submit_anything("picked:1:1", [])


@pytest.mark.parametrize("act", [by_command, by_button, by_lost_button, by_modal])
async def test_whoever_is_too_fast_is_told_how_long_to_wait(circle: Circle, people: People, act: Act) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    player = to_play([anna, bruno])
    assert player is not None
    lost = player.button("draw")
    await turn_by_buttons(player)
    circle.bot.throttle = Throttle(circle.clock)
    before = [(await act(player, lost)).text for _ in range(ACTIONS.burst)]
    assert not any(WAIT in text for text in before)
    for _ in range(3):
        refused = await act(player, lost)
        assert refused.text == WAIT
        assert refused.private
    other = bruno if player is anna else anna
    assert "Your hand" in (await other.click("hand")).text, "the other one plays on"
    await circle.pass_time(1)
    assert WAIT not in (await act(player, lost)).text


async def test_a_refused_click_does_nothing(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    player = to_play([anna, bruno])
    assert player is not None
    circle.bot.throttle = Throttle(circle.clock)
    for _ in range(ACTIONS.burst):
        await player.click("hand")
    moves = circle.bot.host.in_channel(circle.channel.id).moves  # type: ignore[union-attr]
    assert (await player.click("draw")).text == WAIT
    assert circle.bot.host.in_channel(circle.channel.id).moves == moves  # type: ignore[union-attr]


async def test_the_sentence_is_in_the_language_of_whoever_is_too_fast(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    told = {}
    for language in ("it", "pl", "fa"):
        circle.bot.throttle = Throttle(circle.clock)
        await anna.slash("cards language", language=language)
        for _ in range(ACTIONS.burst):
            told[language] = (await anna.slash("cards view")).text
    assert told["it"] == "Più piano, per favore: continua fra 1 secondo."
    assert told["pl"] == "Nie tak szybko, proszę: graj dalej za 1 sekundę."
    assert told["fa"].startswith("کمی آهسته‌تر")


async def test_a_fast_player_is_never_told_to_wait(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    circle.bot.throttle = Throttle(circle.clock)

    async def fast(person: Person) -> None:
        await turn_by_buttons(person)
        await circle.pass_time(2)

    await play_on(circle, {anna: fast, bruno: fast}, turns=20)
    assert WAIT not in anna.read() + bruno.read()


async def test_typing_too_fast_only_empties_the_list(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    player = to_play([anna, bruno])
    assert player is not None
    await player.slash("scala draw")
    circle.bot.throttle = Throttle(circle.clock)
    for _ in range(TYPING.burst):
        assert await player.suggestions("scala discard", "card")
    assert not await player.suggestions("scala discard", "card")
    card = next(iter(player.menu("discard").options)).split()[1]
    await player.slash("scala discard", card=card)
    assert to_play([anna, bruno]) is not player
