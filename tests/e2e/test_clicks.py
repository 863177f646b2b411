"""Clicks that come twice, too late, from the wrong person or after a restart never do harm and are always answered."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.e2e.kit import Circle, Control, Json, People, Person, text_of
from tests.e2e.play import begin, cancel, to_play, turn_by_buttons
from tests.e2e.thirtyone import table_of


@pytest.fixture
async def players(circle: Circle, people: People) -> tuple[Person, Person]:
    """The person to play and the other one."""
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    return (anna, bruno) if to_play([anna, bruno]) is anna else (bruno, anna)


def cards_in_hand(circle: Circle, person: Person) -> int:
    table = table_of(circle)
    seat = table.seat_of(person.id)
    assert seat is not None
    return len(table.view(seat.number).hand)


async def test_two_clicks_on_draw_one_after_the_other_draw_one_card(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, _ = players
    draw = player.button("draw")
    await player.press(draw)
    second = await player.press(draw)
    assert cards_in_hand(circle, player) == 14
    assert second.private
    assert "moved on" in second.text


async def test_two_clicks_on_draw_at_once_draw_one_card(circle: Circle, players: tuple[Person, Person]) -> None:
    player, _ = players
    draw = player.button("draw")
    async with circle.at_once():
        first, second = await player.press(draw), await player.press(draw)
    assert cards_in_hand(circle, player) == 14
    assert {first.private, second.private} == {True}


async def test_two_discards_at_once_end_one_turn(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    await player.click("draw")
    discard = player.menu("discard")
    one, another, *_ = discard.options
    async with circle.at_once():
        await player.press(discard, one)
        await player.press(discard, another)
    assert cards_in_hand(circle, player) == 13
    assert to_play([player, other]) is other


async def test_a_panel_of_an_earlier_turn_plays_nothing(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    await player.click("draw")
    discard = player.menu("discard")
    await player.press(discard, next(iter(discard.options)))
    await turn_by_buttons(other)
    await player.click("draw", private=True)
    moves = table_of(circle).moves

    answer = await player.press(discard, next(iter(discard.options)))

    assert table_of(circle).moves == moves
    assert "moved on" in answer.text
    assert player.has("discard"), "the hand is shown as it is now"


async def test_only_the_person_to_play_can_draw(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    answer = await other.click("draw")
    assert "It is not your turn" in answer.text
    assert answer.private
    assert cards_in_hand(circle, player) == cards_in_hand(circle, other) == 13


async def test_a_forged_click_on_anothers_private_panel_plays_nothing(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, other = players
    await player.click("draw")
    discard = player.menu("discard")
    answer = await other.press(discard, next(iter(discard.options)))
    assert "It is not your turn" in answer.text
    assert cards_in_hand(circle, player) == 14
    mine = table_of(circle).view(None).seats
    assert sorted(seat.cards for seat in mine) == [13, 14]


async def test_a_stranger_has_no_hand_and_no_turn(circle: Circle, players: tuple[Person, Person]) -> None:
    stranger = circle.person("carla")
    for prefix in ("hand", "draw"):
        answer = await stranger.click(prefix)
        assert answer.text == "You have no seat at this table."
        assert answer.private


async def test_buttons_from_before_a_restart_still_work(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    draw, hand, menu = player.button("draw"), other.button("hand"), other.button("menu")
    await circle.restart()
    assert (await player.press(draw)).private
    assert cards_in_hand(circle, player) == 14
    assert "Your hand" in (await other.press(hand)).text
    assert "More" in (await other.press(menu)).text


async def test_a_panel_from_before_a_restart_still_plays(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    await player.click("draw")
    shown = await player.click("pick")
    await circle.crash()
    cards = list(shown.options("cards"))[:3]
    answer = await player.submit(shown, {"cards": cards})
    assert answer.text, "a modal is answered by the bot that did not show it"
    await player.choose("discard", next(reversed(player.menu("discard").options)))
    assert to_play([player, other]) is other


async def test_a_message_that_somebody_deleted_comes_back(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    newest = next(message for message in reversed(player.messages()) if not message.is_ephemeral)
    del circle.environment.backend.messages[circle.channel.id][newest.id]
    answer = await other.slash("scala table")
    assert answer.private
    await circle.pass_time(2)
    public = next(message for message in reversed(player.messages()) if not message.is_ephemeral)
    assert "it is your turn" in text_of(public)
    await turn_by_buttons(player)


async def test_a_click_on_a_table_that_is_gone_is_answered(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    hand = player.button("hand")
    await cancel(player if player.name == "Anna" else other)
    await circle.restart()
    answer = await player.press(hand)
    assert "closed" in answer.text


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (401, 50027), (503, 0)])
async def test_an_answer_that_comes_too_late_is_no_bug(
    circle: Circle, players: tuple[Person, Person], status: int, code: int
) -> None:
    player, _ = players
    draw = player.button("draw")
    circle.environment.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    with pytest.raises(AssertionError, match="interaction failed"):
        await player.press(draw)
    assert cards_in_hand(circle, player) == 14, "the card is drawn all the same"
    assert "Your hand" in (await player.press(draw)).text


async def test_a_table_that_cannot_be_posted_shows_in_its_old_message(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, other = players
    circle.environment.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await turn_by_buttons(player)
    await circle.pass_time(2)
    assert to_play([player, other]) is other
    await turn_by_buttons(other)
    circle.environment.backend.faults.clear()
    await turn_by_buttons(player)
    assert to_play([player, other]) is other


async def test_the_table_of_a_channel_deleted_behind_the_bots_back_is_closed(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, _ = players
    table = table_of(circle)
    for method in ("POST", "PATCH"):
        circle.environment.inject_error(method, "/channels/*/messages*", status=404, code=10003, times=None)
    await circle.restart()
    await circle.pass_time(2)
    circle.environment.backend.faults.clear()
    assert circle.bot.host.in_channel(table.channel_id) is None
    assert "There is no table" in (await player.slash("scala hand")).text


@pytest.mark.parametrize("custom_id", ["picked", "picked:1", "picked:7:1", f"picked:{'9' * 30}:1", "nobody:1:1", ""])
async def test_a_forged_modal_is_answered(circle: Circle, players: tuple[Person, Person], custom_id: str) -> None:
    player, _ = players
    assert (await player.submit_anything(custom_id, [])).text == "This table is closed."


@pytest.mark.parametrize(
    ("cards", "where"),
    [([], None), (["", "x", "0 ", "0 7H 8H"], None), (["0 JK"] * 1000, None), (["0 7H"], "9" * 5000), (["0 7H"], "-1")],
)
async def test_a_modal_filled_in_with_what_was_not_offered_is_refused(
    circle: Circle, players: tuple[Person, Person], cards: list[str], where: str | None
) -> None:
    player, _ = players
    await player.click("draw")
    before = table_of(circle)
    filled = {"cards": cards} if where is None else {"cards": cards, "where": [where]}
    parts = [
        {"type": 18, "id": 1, "component": {"type": 3, "id": 2, "custom_id": name, "values": values}}
        for name, values in filled.items()
    ]
    answer = await player.submit_anything(f"picked:{before.id}:{before.version}", parts)
    assert "Your hand" in answer.text
    assert table_of(circle) == before


def forged(seen: Control, custom_id: str) -> Control:
    """A control that the bot never made, in a message that it has."""
    data = {**seen.data, "custom_id": custom_id}
    message = deepcopy(seen.message)
    message.components.append({"type": 1, "id": 998, "components": [{**data, "id": 999}]})
    return Control(message, data)


@pytest.mark.parametrize(
    "custom_id",
    [
        f"rematch:{'9' * 26}:1",
        "hand:1:" + "9" * 40,
        "draw:1",
        "draw:-1:1",
        "picked:1:1",
        "nobody:1:1",
        "hand",
        "hand:1:1:a\nb",
    ],
)
async def test_a_forged_button_is_answered(circle: Circle, players: tuple[Person, Person], custom_id: str) -> None:
    player, _ = players
    before = table_of(circle)
    answer = await player.press(forged(player.button("draw"), custom_id))
    assert answer.text == "This table is closed."
    assert table_of(circle).version == before.version


@pytest.mark.parametrize(
    "value",
    [
        "",
        "x" * 10_000,
        "discard JK JK",
        f"discard {'JK=' * 3000}7H",
        f"layoff 7H to {'9' * 5000}",
        "aside",
        "aside x",
        "aside " + "7H " * 3000,
    ],
)
@pytest.mark.parametrize("prefix", ["discard", "reading"])
async def test_a_forged_choice_is_refused(
    circle: Circle, players: tuple[Person, Person], prefix: str, value: str
) -> None:
    player, _ = players
    await player.click("draw")
    before = table_of(circle)
    menu = player.menu("discard")
    answer = await player.press(forged(menu, menu.custom_id.replace("discard", prefix)), *filter(None, [value]))
    assert "Your hand" in answer.text
    assert "went wrong" not in answer.text
    assert table_of(circle) == before


async def test_only_a_meld_can_be_laid_aside(circle: Circle, players: tuple[Person, Person]) -> None:
    player, _ = players
    await player.click("draw")
    menu = player.menu("discard")
    unlike = " ".join(value.split()[1] for value in list(menu.options)[:2])
    answer = await player.press(forged(menu, menu.custom_id.replace("discard", "reading")), f"aside {unlike}")
    assert "three cards" in answer.text or "no meld" in answer.text, answer.text
    assert "Your hand" in (await player.slash("scala hand")).text


async def test_with_every_card_laid_aside_there_is_nothing_to_pick(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, _ = players
    await player.click("draw")

    def all_in_melds(position: Json) -> Json:
        position["seats"][position["to_play"]].update(hand="10C 10D 10H")
        return {**position, "stock": 20, "discard": "2S", "drawn": None, "table": [], "owners": []}

    await circle.rewrite(all_in_melds)
    shown = await player.click("pick")
    await player.submit(shown, {"cards": list(shown.options("cards"))})
    answer = await player.click("pick")
    assert answer.modal is None
    assert "Laid aside: 30 of 40" in answer.text
