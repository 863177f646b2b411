"""A hint by button and by command: for the own eyes, for the own turn, played only by whoever asked."""

from __future__ import annotations

import pytest

from bot.tables.pace import Pace
from engine.games import GAMES
from engine.players import advise
from tests.e2e.kit import Circle, Json, People, Person, text_of
from tests.e2e.play import begin, to_play
from tests.e2e.thirtyone import table_of

GAME = GAMES["scala40"]
CLOSING = {"hand": "6C", "opened": True, "turns": 3}
"""With 7C, the next card of the stock, it closes."""


@pytest.fixture
async def players(circle: Circle, people: People) -> tuple[Person, Person]:
    """The person to play and the other one."""
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, limit=101)
    return (anna, bruno) if to_play([anna, bruno]) is anna else (bruno, anna)


def hints_of(circle: Circle, person: Person) -> int:
    seat = table_of(circle).seat_of(person.id)
    assert seat is not None
    return seat.hints


async def nearly_closed(circle: Circle, player: Person) -> None:
    """Puts cards on the table and into the hand of the player, who is about to draw and can close."""
    mine = table_of(circle).seat_of(player.id)
    assert mine is not None
    seats: list[Json] = [{"hand": "4C 4D JS QS KS AS", "opened": True, "turns": 3}] * 2
    seats[mine.number] = CLOSING
    document = {
        "game": "scala40",
        "rules": {"profile": "standard"},
        "seed": "hint",
        "seats": seats,
        "stock": "7C 9H 2D",
    }
    document |= {"discard": "6D 2D", "to_play": mine.number, "table": ["3C 4C 5C"]}
    await circle.rewrite(lambda _: GAME.save(GAME.read_position(document)))


async def test_the_button_shows_the_move_in_the_panel_and_another_plays_it(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, other = players
    await player.click("draw")
    panels = len(player.private())
    table = table_of(circle)
    expected = advise("scala40", table.view(table.to_play))
    await player.click("hint")
    shown = text_of(player.private()[-1])
    assert "💡" in shown
    assert "Your hand" in shown, "the panel itself"
    assert len(player.private()) == panels
    assert "💡" not in other.read()
    assert table_of(circle).version == table.version
    await player.click("follow")
    assert table_of(circle).version == table.version + 1
    (move,) = (await circle.bot.database.matches.moves(table.id))[-1:]
    assert move.text == expected.move
    assert move.user_id == player.id, "the move is the person's own"


async def test_the_command_answers_with_the_hand_and_leaves_one_panel(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, _ = players
    await player.click("hand")
    answer = await player.slash("scala hint")
    assert answer.private
    shown = text_of(player.private()[-1])
    assert "Your hand" in shown
    assert "Draw from the stock: you may not take the discard." in shown
    assert len(player.private()) == 1
    await player.click("follow")
    assert player.has("discard")


async def test_whoever_is_not_to_play_is_told_so(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    await other.click("hand")
    assert not any(control.custom_id.startswith("hint:") for control in other.controls(2))
    answer = await other.slash("scala hint")
    assert answer.private
    assert "It is not your turn" in text_of(other.private()[-1])
    stranger = circle.person("carla")
    assert (await stranger.slash("scala hint")).text == "You have no seat at this table."
    assert hints_of(circle, player) == hints_of(circle, other) == 0


async def test_in_a_lobby_and_without_a_table_there_is_none(circle: Circle, people: People) -> None:
    (anna,) = people("anna")
    assert "There is no table" in (await anna.slash("scala hint")).text
    await anna.slash("scala start")
    assert "has not begun" in (await anna.slash("scala hint")).text


async def test_an_old_hint_plays_nothing(circle: Circle, players: tuple[Person, Person]) -> None:
    player, _ = players
    await player.click("draw")
    hint = player.button("hint")
    await player.press(hint)
    follow = player.button("follow")
    discards = player.menu("discard")
    await player.press(discards, next(iter(discards.options)))
    moves = table_of(circle).moves
    for control in (follow, hint):
        answer = await player.press(control)
        assert "moved on" in answer.text
    assert table_of(circle).moves == moves
    assert hints_of(circle, player) == 1


async def test_a_hint_is_of_no_use_to_somebody_else(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    await player.click("draw")
    await player.click("hint")
    moves = table_of(circle).moves
    for control in [player.button(prefix) for prefix in ("follow", "hint")]:
        answer = await other.press(control)
        assert "It is not your turn" in answer.text
    assert table_of(circle).moves == moves


async def test_hints_are_counted_across_a_restart_and_told_after_the_hand(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    player, other = players
    await player.slash("scala hint")
    await player.slash("scala hint")
    await circle.restart()
    assert hints_of(circle, player) == 1
    await nearly_closed(circle, player)
    await player.slash("scala hint")
    await player.click("follow")
    for _ in ("layoff", "discard"):
        await player.click("hint")
        await player.click("follow")
    used = 1 + 3
    summary = next(text_of(message) for message in reversed(other.messages()) if "is over" in text_of(message))
    assert f"💡 Hints in this match: {player.name} {used}" in summary
    assert other.name not in summary.split("Hints in this match")[1].splitlines()[0]


async def test_nobody_is_named_who_has_asked_for_none(circle: Circle, players: tuple[Person, Person]) -> None:
    player, other = players
    await nearly_closed(circle, player)
    await player.click("draw")
    await player.choose("attach", "layoff 6C to 1")
    await player.choose("discard", "discard 7C")
    assert "is over" in other.read()
    assert "Hints" not in other.read()


async def test_the_panel_in_which_a_hand_was_closed_becomes_that_of_the_next(
    circle: Circle, players: tuple[Person, Person]
) -> None:
    circle.pace = Pace(computer_turn=0, between_hands=20)
    player, _ = players
    await nearly_closed(circle, player)
    await player.click("draw")
    await player.choose("attach", "layoff 6C to 1")
    await player.choose("discard", "discard 7C")
    (panel,) = player.private()
    assert "Play has ended" in text_of(panel)
    await circle.pass_time(25)
    (panel,) = player.private()
    assert "hand 2" in text_of(panel)


@pytest.mark.parametrize(("game", "turns"), [("scat", 3), ("schwimmen", 3)])
async def test_the_games_of_31_have_hints_as_well(circle: Circle, people: People, game: str, turns: int) -> None:
    anna, bruno = people("anna", "bruno")
    await anna.slash(f"{game} start")
    await bruno.click("join")
    await anna.click("begin")
    for _ in range(turns):
        player = to_play([anna, bruno])
        if player is None:
            break
        answer = await player.slash(f"{game} hint")
        assert answer.private
        assert "💡" in text_of(player.private()[-1])
        moves = table_of(circle).moves
        await player.click("follow")
        assert table_of(circle).moves == moves + 1
