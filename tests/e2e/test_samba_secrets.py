"""Nobody can read of Samba what they may not know: the other hands, that of the partner too, the stock, the discards
below the top one.

As with the other games there are two proofs: every message is searched for cards that its reader does not know, and
everything that a person can get to see is compared, to the letter, with what it would be if the hidden cards were
others."""

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
from engine.samba.view import View
from tests.e2e.kit import Circle, Json, People, Person, rewrite_state, text_of
from tests.e2e.samba import everybody, turn_by_buttons, turn_by_commands
from tests.e2e.test_secrets import faces
from tests.e2e.thirtyone import Scene, table_of

PEOPLE = ("anna", "bruno", "carla", "dario", "emma")
"""Four at the table, Anna with Carla and Bruno with Dario; Emma looks on."""
COMMANDS = ("table", "scores", "hand", "rules", "hint", "ask")
OPTIONS = (("take", "cards"), ("meld", "melds"), ("add", "cards"), ("discard", "card"), ("red", "card"))
GAME = GAMES["samba"]


def names(cards: Iterable[Card]) -> set[str]:
    return {write_card(card) for card in cards}


def on_show(view: View) -> set[str]:
    """Returns the cards that lie open before everybody; a squared up canasta still shows its ranks and wild cards."""
    lying = [card for team in view.teams for meld in team.melds for card in meld.cards]
    reds = [card for team in view.teams for card in team.red_threes]
    return names([*lying, *reds, *([] if view.top is None else [view.top])])


class Watch:
    """Looks at everything that is new in the channel after every action."""

    def __init__(self, circle: Circle, people: list[Person]) -> None:
        self._circle = circle
        self._people = people
        self._looked: dict[int, str] = {}
        self._hand = 0
        self._shown: set[str] = set()
        """Cards that everybody has seen in the running round."""
        self.checked = 0

    async def look(self) -> None:
        """Checks every message that is new or has changed, and what autocomplete offers to everybody."""
        table = self._circle.bot.host.in_channel(self._circle.channel.id)
        if table is None or table.status != "playing":
            return
        if table.hand != self._hand:
            self._hand, self._shown = table.hand, set()
        events = [event for turn in table.log for event in turn.events]
        self._shown |= on_show(table.view(None)) | faces("\n".join(str(event.data) for event in events))
        for message in self._circle.messages():
            text = text_of(message)
            if self._looked.get(message.id) == text:
                continue
            self._looked[message.id] = text
            if not message.is_ephemeral and (f"round {table.hand} " not in text or "is over" in text):
                continue
            readers = [person for person in self._people if message.visible_to(person.id)]
            self.check(table, text, readers[0] if message.is_ephemeral else None)
        for person in self._people:
            for command, option in OPTIONS:
                found = await person.suggestions(f"samba {command}", option)
                self.check(table, "\n".join([*found, *found.values()]), person)

    def check(self, table: Table, text: str, reader: Person | None) -> None:
        """Fails if a text names a card that its reader does not know."""
        self.checked += 1
        seat = table.seat_of(reader.id) if reader else None
        known = self._shown | (names(table.view(seat.number).hand) if seat else set())
        secret = faces(text) - known
        assert not secret, f"{reader.name if reader else 'everybody'} is told of {secret}:\n{text}"


async def test_nothing_in_sight_names_a_card_that_its_reader_does_not_know(circle: Circle, people: People) -> None:
    everyone = people(*PEOPLE)
    players = everyone[:4]
    await Scene.open(circle, "samba", players)
    watch = Watch(circle, list(everyone))
    circle.observers.append(watch.look)
    ways = dict(zip(players, (turn_by_buttons, turn_by_commands) * 2, strict=True))
    for _ in range(10):
        await everybody(circle, ways, turns=1)
        for person in everyone:
            await person.click("hand")
    assert everyone[4].private(), "a spectator is answered too"
    assert watch.checked > 500


def shuffled_for(seat: int | None, seed: int) -> Json:
    """Returns what deals the cards that a seat (None: a spectator) cannot see in another way, the partner's too."""

    def change(state: Json) -> Json:
        before = GAME.view(GAME.load(state), seat)
        others = [number for number in range(len(state["seats"])) if number != seat]
        discard = state["discard"].split()
        cards = [*state["stock"].split(), *discard[:-1]]
        cards += [card for number in others for card in state["seats"][number]["hand"].split()]
        random.Random(seed).shuffle(cards)
        for number in others:
            held = len(state["seats"][number]["hand"].split())
            state["seats"][number]["hand"] = " ".join(cards[:held])
            state["seats"][number].pop("from_pile", None)
            del cards[:held]
        below = max(len(discard) - 1, 0)
        state["discard"] = " ".join([*cards[:below], *discard[-1:]])
        state["stock"] = " ".join(cards[below:])
        after = GAME.view(GAME.load(state), seat)
        assert (after.hand, after.legal, after.teams) == (before.hand, before.legal, before.teams)
        return state

    return change


async def everything_seen(database: Path, reader: str) -> list[str]:
    """Starts the bot anew on a database and returns all that a person can get to see there."""
    circle = Circle(database, PEOPLE)
    await circle.start()
    person = circle.people[PEOPLE.index(reader)]
    seen = [(await person.slash(f"samba {command}")).text for command in COMMANDS]
    seen += [(await person.click(prefix)).text for prefix in ("hand", "menu")]
    for command in ("cancel", "resign", "join"):
        seen.append((await person.slash(f"samba {command}")).text)
    for command, option in OPTIONS:
        offered = await person.suggestions(f"samba {command}", option)
        seen += [*offered, *offered.values()]
    seen.append(person.read())
    await circle.pass_time(40)
    seen.append(person.read())
    await circle.close()
    circle.environment.raise_errors()
    return seen


@pytest.mark.parametrize("turns", [0, 6])
async def test_what_a_person_sees_does_not_depend_on_cards_hidden_from_them(tmp_path: Path, turns: int) -> None:
    database = tmp_path / "played.db"
    circle = Circle(database, PEOPLE)
    await circle.start()
    players = circle.people[:4]
    # A wild card or a three turned up first would be covered, and by others in the other deal.
    await Scene.open(circle, "samba", players, bad_upcard="keep")
    ways = dict(zip(players, (turn_by_buttons, turn_by_commands) * 2, strict=True))
    await everybody(circle, ways, turns=turns)
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
        rewrite_state(dealt_anew, shuffled_for(seat, turns))
        assert await everything_seen(dealt_anew, reader) == await everything_seen(unchanged, reader)
        # The partner opposite, or somebody else for who looks on, sees other cards: the proof can fail.
        other = PEOPLE[(PEOPLE.index(reader) + 2) % 4]
        assert await everything_seen(dealt_anew, other) != await everything_seen(unchanged, other)


async def test_the_pile_shows_its_top_alone(circle: Circle, people: People) -> None:
    everyone = people(*PEOPLE)
    scene = await Scene.open(circle, "samba", everyone[:4])
    hands = ["KC KD 4C 5D", "6C 6D", "7C 7D", "8C 8D"]
    await scene.set(*hands, teams=[{"melds": ["QC QD QH"]}, {}], discard="AD AC KH", stock="10C 10D")
    for person in everyone:
        for command in COMMANDS:
            await person.slash(f"samba {command}")
        assert not {"AD", "AC"} & faces(person.read())
    await everyone[0].click("take-pile")
    await circle.pass_time(2)
    assert {"AD", "AC"} <= faces(everyone[0].read())
    for person in everyone[1:]:
        assert not {"AD", "AC"} & faces(person.read()), "what came into the hand was never shown"


async def test_an_answer_is_the_partners_alone(circle: Circle, people: People) -> None:
    everyone = people(*PEOPLE)
    scene = await Scene.open(circle, "samba", everyone[:4])
    melds = ["QC QC QD QD QH QH QS", "AC AC AD AD AH AH AS"]
    hands = ["KS KS KD 5D", "6C 6D", "7C 7D", "8C 8D"]
    await scene.set(*hands, teams=[{"melds": melds}, {}], discard="9D", stock="10C 10D", phase="play")
    await everyone[0].slash("samba ask")
    for person in everyone:
        await person.click("hand")
    for person in (everyone[0], everyone[1], everyone[3], everyone[4]):
        assert not re.search("may I end the round", person.read())
    assert "may I end the round" in everyone[2].read()
