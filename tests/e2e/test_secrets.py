"""No message that a person can see contains another's cards, and none depends on them.

Two proofs. `test_nothing_in_sight...` looks at everything new after every single action and finds each card's name in
what its reader may know. `test_what_a_person_sees...` deals the hidden cards in other ways and compares, to the letter,
everything a person can get to see: whatever depended on a hidden card in any way would differ.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.tables.table import Table
from engine.cards import Card, face_of, is_joker
from engine.games import GAMES
from engine.notation import write_card
from engine.scala40.view import View
from tests.e2e.kit import Circle, Json, People, Person, rewrite_state, strings, text_of
from tests.e2e.play import (
    LAYING,
    begin,
    finish_by_buttons,
    finish_by_commands,
    play_on,
    to_play,
    turn_by_buttons,
    turn_by_commands,
)

SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
# What follows "=" is what a joker stands for, which is nobody's card.
SYMBOLS = re.compile(r"(?<!=)(10|[2-9AJQK])([♣♦♥♠])")
STANDS_FOR = re.compile(r"=(10|[2-9AJQK])([♣♦♥♠])")
NOTATION = re.compile(r"(?<![=\w])(10|[2-9AJQKT])([CDHS])\b")
PEOPLE = ("anna", "bruno", "carla")
COMMANDS = {**LAYING, "discard": "card"}
GAME = GAMES["scala40"]


def faces(text: str) -> set[str]:
    """Returns all cards that a text names, as 7H, in symbols or in notation."""
    return {face for line in text.splitlines() for face in faces_in(line)}


def faces_in(line: str) -> set[str]:
    symbols = {rank + SUITS[suit] for rank, suit in SYMBOLS.findall(line)}
    # A joker that goes to the end of a run makes the card that it stands for the end: "★=4♥ on 1: 4♥–7♥".
    ends = {rank + SUITS[suit] for rank, suit in STANDS_FOR.findall(line)}
    return (symbols - ends) | {rank.replace("T", "10") + suit for rank, suit in NOTATION.findall(line)}


def names(cards: Iterable[Card]) -> set[str]:
    return {write_card(face_of(card)) for card in cards if not is_joker(card)}


def on_show(view: View) -> set[str]:
    """Returns the cards that lie open before everybody."""
    return names(view.discard) | {name for meld in view.table for name in names(meld.faces)}


class Watch:
    """Looks at everything that is new in the channel after every action."""

    def __init__(self, circle: Circle, people: list[Person]) -> None:
        self._circle = circle
        self._people = people
        self._looked: dict[int, str] = {}
        self._hand = 0
        self._shown: set[str] = set()
        """Cards that everybody has seen in the running hand."""
        self.checked = 0

    @property
    def _table(self) -> Table:
        table = self._circle.bot.host.in_channel(self._circle.channel.id)
        assert table is not None
        return table

    def known(self, person: Person | None) -> set[str]:
        """Returns the cards that somebody may read about; None: everybody."""
        seat = self._table.seat_of(person.id) if person else None
        return self._shown | (names(self._table.view(seat.number).hand) if seat else set())

    async def look(self) -> None:
        """Checks every message that is new or has changed, and what autocomplete offers to everybody."""
        table = self._table
        dealt = table.hand != self._hand
        if dealt:
            self._hand, self._shown = table.hand, set()
        self._shown |= on_show(table.view(None))
        for message in self._circle.messages():
            text = text_of(message)
            if self._looked.get(message.id) == text:
                continue
            self._looked[message.id] = text
            readers = [person for person in self._people if message.visible_to(person.id)]
            assert len(readers) == (1 if message.is_ephemeral else len(self._people))
            # The summary of a hand shows everybody's cards; they are no secret any more.
            if dealt and not message.is_ephemeral and f"hand {table.hand} " not in text:
                continue
            self.check(text, readers[0] if message.is_ephemeral else None)
        for person in self._people:
            for command, option in COMMANDS.items():
                offered = await person.suggestions(f"scala {command}", option)
                self.check("\n".join([*offered, *offered.values()]), person)

    def check(self, text: str, reader: Person | None) -> None:
        """Fails if a text names a card that its reader does not know."""
        self.checked += 1
        secret = faces(text) - self.known(reader)
        assert not secret, f"{reader.name if reader else 'everybody'} is told of {secret}:\n{text}"


async def test_nothing_in_sight_names_a_card_that_its_reader_does_not_know(circle: Circle, people: People) -> None:
    anna, bruno, carla = everybody = people(*PEOPLE)
    ways = {anna: finish_by_buttons, bruno: finish_by_commands}
    await begin(anna, bruno, computers=1)
    watch = Watch(circle, list(everybody))
    circle.observers.append(watch.look)
    for _ in range(10):
        person = to_play(everybody)
        assert person is not None
        await person.click("draw")
        watch.check("\n".join(strings((await person.click("pick")).modal)), person)
        for other in everybody:
            await other.click("hand")
        await person.click("hint", private=True)
        await ways[person](person)
    assert carla.private(), "a spectator is answered too"
    assert watch.checked > 500


def shuffled_for(state: Json, seat: int | None, seed: int) -> Json:
    """Deals the cards that a seat (None: a spectator) cannot see in another way."""
    hands = [number for number in range(len(state["seats"])) if number != seat]
    hidden = state["stock"].split() + [card for number in hands for card in state["seats"][number]["hand"].split()]
    random.Random(seed).shuffle(hidden)
    before = GAME.view(GAME.load(state), seat)
    for number in hands:
        size = len(state["seats"][number]["hand"].split())
        state["seats"][number]["hand"] = " ".join(hidden[:size])
        del hidden[:size]
    state["stock"] = " ".join(hidden)
    assert GAME.view(GAME.load(state), seat) == before
    return state


async def everything_seen(database: Path, reader: str) -> list[str]:
    """Starts the bot anew on a database and returns all that a person can get to see there."""
    circle = Circle(database, PEOPLE)
    await circle.start()
    person = circle.people[PEOPLE.index(reader)]
    # The simulated Discord is new: the bot finds its message gone and posts the table again.
    seen = [(await person.slash(f"scala {command}")).text for command in ("table", "scores", "hand", "hint")]
    seen += [(await person.click(prefix)).text for prefix in ("hand", "menu")]
    if person.has("discard"):
        seen += strings((await person.click("pick")).modal)
    for command, option in COMMANDS.items():
        offered = await person.suggestions(f"scala {command}", option)
        seen += [*offered, *offered.values()]
    seen.append(person.read())
    await circle.close()
    circle.environment.raise_errors()
    return seen


@pytest.mark.parametrize(("turns", "drawn"), [(1, True), (8, False), (9, True)])
async def test_what_a_person_sees_does_not_depend_on_cards_hidden_from_them(
    tmp_path: Path, turns: int, drawn: bool
) -> None:
    database = tmp_path / "played.db"
    circle = Circle(database, PEOPLE)
    await circle.start()
    anna, bruno, _ = circle.people
    await begin(anna, bruno, computers=1)
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_commands}, turns)
    player = to_play(circle.people)
    assert player is not None
    if drawn:
        await player.click("draw")
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    places = [table.seat_of(person.id) for person in circle.people]
    seats = {name: seat.number if seat else None for name, seat in zip(PEOPLE, places, strict=True)}
    await circle.close()

    # The card that the player has drawn is of this turn, which a position with other cards does not have.
    readers = [player.member.name] if drawn else list(seats)
    for reader in readers:
        dealt_anew = tmp_path / f"{reader}.db"
        shutil.copy(database, dealt_anew)
        rewrite_state(dealt_anew, lambda state, seat=seats[reader]: shuffled_for(state, seat, turns))  # type: ignore[misc]
        other = "bruno" if reader == "anna" else "anna"
        unchanged = tmp_path / "unchanged.db"
        shutil.copy(database, unchanged)
        assert await everything_seen(dealt_anew, reader) == await everything_seen(unchanged, reader)
        assert await everything_seen(dealt_anew, other) != await everything_seen(unchanged, other)
