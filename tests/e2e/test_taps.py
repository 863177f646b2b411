"""How many taps everything takes: a promise, counted. A select costs two, one to open it and one to choose."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.games import GAMES
from tests.e2e.kit import Answer, Circle, Json, People, Person, text_of
from tests.e2e.play import begin

GAME = GAMES["scala40"]
STOCK = "2C 8S 4H KD"
UNOPENED = {"hand": "10H JH QH KH 5C 5D 5S 2D 3S 9D 8C 6S 3C", "opened": False}
OPENED = {"hand": "7H 7D 7S 9C 5C 2S 2H 8D", "opened": True}
TABLE = ["9H 9D 9S", "JK=5C 6C 7C"]
CLOSING = {"hand": "9C", "opened": True}


class Scene(NamedTuple):
    """A table at which Anna is to play."""

    circle: Circle
    anna: Person
    bruno: Person

    async def set(self, seat: Json, **position: Json) -> None:
        """Puts cards on the table and into Anna's hand; she is about to draw."""
        table = self.circle.bot.host.in_channel(self.circle.channel.id)
        assert table is not None
        mine = next(found.number for found in table.seats if found.user_id == self.anna.id)
        seats: list[Json] = [{"hand": "4C 4D JS QS KS AS", "opened": True}] * 2
        seats[mine] = seat
        document = {"game": "scala40", "rules": {"profile": "standard"}, "seed": "scene", "seats": seats}
        document |= {"stock": STOCK, "discard": "6D 2D", "to_play": mine, "table": TABLE, **position}
        await self.circle.rewrite(lambda _: GAME.save(GAME.read_position(document)))
        self.anna.taps = 0

    async def everybody_reads(self) -> str:
        """Returns what the channel says once the table's message has been edited."""
        await self.circle.pass_time(2)
        return plain("\n".join(text_of(message) for message in self.bruno.messages() if not message.is_ephemeral))

    def hand(self) -> str:
        return plain(text_of(self.anna.private()[-1]))


def plain(text: str) -> str:
    """Returns a text without the marks that choose between a symbol and an emoji."""
    return text.replace("\ufe0e", "").replace("\ufe0f", "")


def picked(shown: Answer, cards: str) -> dict[str, list[str]]:
    """Returns what to fill into the modal to pick cards."""
    options = shown.options("cards")
    chosen = [next(value for value in options if value.split()[1] == card) for card in cards.split()]
    return {"cards": chosen}


@pytest.fixture
async def scene(circle: Circle, people: People) -> Scene:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    return Scene(circle, anna, bruno)


async def test_seeing_the_hand_takes_one_tap(scene: Scene) -> None:
    await scene.set(UNOPENED)
    await scene.anna.click("hand")
    assert scene.anna.taps == 1
    assert "10♥" in scene.hand()


async def test_drawing_takes_one_tap_and_shows_the_hand(scene: Scene) -> None:
    await scene.set(UNOPENED)
    await scene.anna.click("draw")
    assert scene.anna.taps == 1
    assert "2♣" in scene.hand()


async def test_taking_the_discard_takes_one_tap_and_shows_the_hand(scene: Scene) -> None:
    await scene.set(OPENED)
    await scene.anna.click("take", label="2♦")
    assert scene.anna.taps == 1
    assert "2♦" in scene.hand()
    assert scene.anna.has("putback")


@pytest.mark.parametrize(
    ("seat", "menu", "move", "everybody_reads"),
    [
        (UNOPENED, "put", "open 10H JH QH KH / 5C 5D 5S", "opens with 55"),
        (OPENED, "put", "meld 7D 7H 7S", "lays 7"),
        (OPENED, "attach", "layoff 9C to 1", "adds 9♣"),
        (OPENED, "attach", "swap 5C in 2", "swaps 5♣"),
        (OPENED, "discard", "discard 8D", "discards 8♦"),
        (CLOSING, "discard", "discard 2C", "closes"),
    ],
    ids=["open", "meld", "lay off", "swap", "discard", "close"],
)
async def test_every_move_takes_two_taps_after_the_draw(
    scene: Scene, seat: Json, menu: str, move: str, everybody_reads: str
) -> None:
    await scene.set(seat)
    await scene.anna.click("draw")
    if move == "discard 2C":
        await scene.anna.choose("attach", "layoff 9C to 1")
    scene.anna.taps = 0
    await scene.anna.choose(menu, move)
    assert scene.anna.taps == 2
    assert everybody_reads in await scene.everybody_reads()


async def test_a_plain_turn_takes_three_taps_and_two_round_trips(scene: Scene) -> None:
    await scene.set(UNOPENED)
    before = len(scene.circle.environment.backend.interactions)
    await scene.anna.click("draw")
    await scene.anna.choose("discard", "discard 2C")
    assert scene.anna.taps == 3
    assert len(scene.circle.environment.backend.interactions) - before == 2


async def test_an_unusual_opening_by_hand_takes_four_taps_and_one_for_each_card(scene: Scene) -> None:
    await scene.set(UNOPENED)
    await scene.anna.click("draw")
    scene.anna.taps = 0
    shown = await scene.anna.click("pick")
    await scene.anna.submit(shown, picked(shown, "10H JH QH KH"))
    await scene.anna.click("openaside")
    assert scene.anna.taps == 4 + 4
    assert "opens with 40" in await scene.everybody_reads()


async def test_an_unusual_meld_by_hand_takes_no_more(scene: Scene) -> None:
    await scene.set(OPENED)
    await scene.anna.click("draw")
    scene.anna.taps = 0
    shown = await scene.anna.click("pick")
    await scene.anna.submit(shown, picked(shown, "7H 7D 7S"))
    assert scene.anna.taps <= 4 + 3
    assert "lays 7" in await scene.everybody_reads()
