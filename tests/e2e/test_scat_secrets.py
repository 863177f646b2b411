"""Nobody can read of Scat and Schwimmen what they may not know: other hands, the stock, a discard beneath the top one,
the hand that a dealer turns down, that somebody holds a 31 or let one lapse.

As with Scala 40 there are two proofs: every message is searched for cards that its reader does not know, and everything
that a person can get to see is compared, to the letter, with what it would be if the hidden cards were others."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.tables.table import Table
from engine.cards import Card
from engine.games import GAMES
from engine.notation import write_card
from tests.e2e import test_scat as scat
from tests.e2e import test_schwimmen as schwimmen
from tests.e2e.kit import Circle, Json, People, Person, rewrite_state, text_of
from tests.e2e.play import Turn
from tests.e2e.test_secrets import faces
from tests.e2e.thirtyone import Scene, play_on, table_of

PEOPLE = ("anna", "bruno", "carla")
WAYS: dict[str, tuple[Turn, Turn]] = {
    "scat": (scat.turn_by_buttons, scat.turn_by_commands),
    "schwimmen": (schwimmen.turn_by_buttons, schwimmen.turn_by_commands),
}
AUTOCOMPLETE = {"scat": ("discard", "card"), "schwimmen": ("swap", "cards")}
COMMANDS = ("table", "scores", "hand", "rules", "declare")


def names(cards: Iterable[Card] | None) -> set[str]:
    return {write_card(card) for card in cards or ()}


def on_show(table: Table) -> set[str]:
    """Returns the cards that lie open before everybody."""
    view = table.view(None)
    return names(view.pool) if table.game == "schwimmen" else names([view.top] if view.top is not None else [])


def of_events(table: Table) -> set[str]:
    """Returns the cards that the log names: everybody has seen them pass."""
    events = [event for turn in table.log for event in turn.events]
    return faces("\n".join(str(value) for event in events for value in event.data.values()))


class Watch:
    """Looks at everything that is new in the channel after every action."""

    def __init__(self, circle: Circle, people: list[Person], game: str) -> None:
        self._circle = circle
        self._people = people
        self._game = game
        self._looked: dict[int, str] = {}
        self._hand = 0
        self._shown: set[str] = set()
        """Cards that everybody has seen in the running hand."""
        self.checked = 0

    async def look(self) -> None:
        """Checks every message that is new or has changed, and what autocomplete offers to everybody."""
        table = self._circle.bot.host.in_channel(self._circle.channel.id)
        if table is None or table.status != "playing":
            return
        if table.hand != self._hand:
            self._hand, self._shown = table.hand, set()
        self._shown |= on_show(table) | of_events(table)
        for message in self._circle.messages():
            text = text_of(message)
            if self._looked.get(message.id) == text:
                continue
            self._looked[message.id] = text
            # The summary of a hand shows everybody's cards; they are no secret any more. What is said of earlier hands
            # names other cards.
            if not message.is_ephemeral and (f"deal {table.hand} " not in text or "is over" in text):
                continue
            readers = [person for person in self._people if message.visible_to(person.id)]
            self.check(table, text, readers[0] if message.is_ephemeral else None)
        command, option = AUTOCOMPLETE[self._game]
        for person in self._people:
            found = await person.suggestions(f"{self._game} {command}", option)
            self.check(table, "\n".join([*found, *found.values()]), person)

    def check(self, table: Table, text: str, reader: Person | None) -> None:
        """Fails if a text names a card that its reader does not know."""
        self.checked += 1
        seat = table.seat_of(reader.id) if reader else None
        known = self._shown | (names(table.view(seat.number).hand) if seat else set())
        secret = faces(text) - known
        assert not secret, f"{reader.name if reader else 'everybody'} is told of {secret}:\n{text}"


@pytest.mark.parametrize("game", WAYS)
async def test_nothing_in_sight_names_a_card_that_its_reader_does_not_know(
    circle: Circle, people: People, game: str
) -> None:
    anna, bruno, carla = everybody = people(*PEOPLE)
    await Scene.open(circle, game, [anna, bruno], computers=1)
    watch = Watch(circle, list(everybody), game)
    circle.observers.append(watch.look)
    for _ in range(12):
        await play_on(circle, {anna: WAYS[game][0], bruno: WAYS[game][1]}, turns=1)
        for person in everybody:
            await person.click("hand")
    assert carla.private(), "a spectator is answered too"
    assert watch.checked > 200


async def test_the_pile_shows_its_top_alone(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    scene = await Scene.open(circle, "scat", [anna, bruno])
    await scene.set("KH QH 8H", "5C 6D 7S", discard="9D 9C 10H", stock="9H 8C")
    for person in (anna, bruno):
        for command in COMMANDS:
            await person.slash(f"scat {command}")
        assert not {"9D", "9C"} & faces(person.read())
    await anna.click("take")
    await circle.pass_time(2)
    assert "9C" in faces(bruno.read())
    assert "9D" not in faces(bruno.read())


def shuffled_for(game: str, seat: int | None, seed: int) -> Json:
    """Returns what deals the cards that a seat (None: a spectator) cannot see in another way."""
    rules = GAMES[game]

    def change(state: Json) -> Json:
        before = rules.view(rules.load(state), seat)
        others = [number for number in range(len(state["seats"])) if number != seat]
        pool = ["pool"] if state["phase"] == "choose" else []
        below = state["discard"].split()[:-1] if game == "scat" else []
        cards = state["stock"].split() + below + [card for name in pool for card in state[name].split()]
        cards += [card for number in others for card in state["seats"][number]["hand"].split()]
        random.Random(seed).shuffle(cards)
        for number in others:
            size = len(state["seats"][number]["hand"].split())
            state["seats"][number]["hand"] = " ".join(cards.pop() for _ in range(size))
            state["seats"][number].pop("known", None)
        for name in pool:
            state[name] = " ".join(cards.pop() for _ in range(3))
        if game == "scat":
            state["discard"] = " ".join([*(cards.pop() for _ in below), *state["discard"].split()[-1:]])
        state["stock"] = " ".join(cards)
        after = rules.view(rules.load(state), seat)
        assert (after.hand, after.legal, after.asked) == (before.hand, before.legal, before.asked)
        return state

    return change


async def everything_seen(database: Path, game: str, reader: str) -> list[str]:
    """Starts the bot anew on a database and returns all that a person can get to see there."""
    circle = Circle(database, PEOPLE)
    await circle.start()
    person = circle.people[PEOPLE.index(reader)]
    seen = [(await person.slash(f"{game} {command}")).text for command in COMMANDS]
    seen += [(await person.click(prefix)).text for prefix in ("hand", "menu")]
    for command in ("cancel", "resign", "join"):
        seen.append((await person.slash(f"{game} {command}")).text)
    command, option = AUTOCOMPLETE[game]
    offered = await person.suggestions(f"{game} {command}", option)
    seen += [*offered, *offered.values(), person.read()]
    await circle.pass_time(40)
    seen.append(person.read())
    await circle.close()
    circle.environment.raise_errors()
    return seen


@pytest.mark.parametrize("turns", [0, 3, 5])
@pytest.mark.parametrize("game", WAYS)
async def test_what_a_person_sees_does_not_depend_on_cards_hidden_from_them(
    tmp_path: Path, game: str, turns: int
) -> None:
    database = tmp_path / "played.db"
    circle = Circle(database, PEOPLE)
    await circle.start()
    anna, bruno, _ = circle.people
    await Scene.open(circle, game, [anna, bruno])
    await play_on(circle, {anna: WAYS[game][0], bruno: WAYS[game][1]}, turns=turns)
    await circle.pass_time(5)
    table = table_of(circle)
    assert table.status == "playing"
    places = {person.member.name: table.seat_of(person.id) for person in circle.people}
    seats = {name: seat.number if seat else None for name, seat in places.items()}
    await circle.close()
    for reader, seat in seats.items():
        dealt_anew, unchanged = tmp_path / f"{reader}.db", tmp_path / "unchanged.db"
        for copy in (dealt_anew, unchanged):
            shutil.copy(database, copy)
        rewrite_state(dealt_anew, shuffled_for(game, seat, turns))
        assert await everything_seen(dealt_anew, game, reader) == await everything_seen(unchanged, game, reader)
        other = "bruno" if reader == "anna" else "anna"
        assert await everything_seen(dealt_anew, game, other) != await everything_seen(unchanged, game, other)


SPADES = "AS KS QS"


@pytest.mark.parametrize("lapsed", [False, True])
@pytest.mark.parametrize("clock", [0, 60])
async def test_nobody_can_tell_that_somebody_else_holds_a_31_or_let_it_lapse(
    tmp_path: Path, lapsed: bool, clock: int
) -> None:
    """Bruno holds a 31 or something else while Anna is to play: she and a spectator see the same for forty seconds."""
    database = tmp_path / "played.db"
    circle = Circle(database, PEOPLE)
    await circle.start()
    anna, bruno, _ = circle.people
    scene = await Scene.open(circle, "scat", [anna, bruno], clock=clock)
    await scene.set("KH QH 8H", "5C 6D 7S", discard="10H", stock=f"9H 8C {SPADES} 4D")
    await circle.close()

    def holding(state: Json) -> Json:
        state["seats"][1] |= {"hand": SPADES, "lapsed": True} if lapsed else {"hand": SPADES}
        return state | {"stock": "9H 8C 5C 6D 7S 4D"}

    for reader in ("anna", "carla"):
        unchanged, held = tmp_path / "unchanged.db", tmp_path / f"{reader}.db"
        for copy in (unchanged, held):
            shutil.copy(database, copy)
        rewrite_state(held, holding)
        assert await everything_seen(held, "scat", reader) == await everything_seen(unchanged, "scat", reader)
    shutil.copy(database, tmp_path / "own.db")
    rewrite_state(tmp_path / "own.db", holding)
    own = "\n".join(await everything_seen(tmp_path / "own.db", "scat", "bruno"))
    assert ("counts 30 for as long as you keep these cards" in own) == lapsed
    assert re.search(r"Worth \*\*30\*\*" if lapsed else r"declares 31", own)
