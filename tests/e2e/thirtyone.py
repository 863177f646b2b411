"""What the end-to-end tests of Scat and Schwimmen share: scenes, panels, and a reader who adds the summaries up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.tables.table import Table
from engine.games import GAMES
from tests.e2e.kit import BUTTON, Circle, Control, Json, Person, text_of
from tests.e2e.play import Turn, to_play

PENNY = "🪙"


def plain(text: str) -> str:
    """Returns a text without the marks that choose between a symbol and an emoji."""
    return text.replace("\ufe0e", "").replace("\ufe0f", "")


def table_of(circle: Circle) -> Table:
    """Returns the open table of the channel."""
    table = circle.bot.host.in_channel(circle.channel.id)
    assert table is not None
    return table


def panel(person: Person) -> str:
    """Returns what a person's newest private message says."""
    return plain(text_of(person.private()[-1]))


def offered(person: Person, kind: int, prefix: str = "") -> list[Control]:
    """Returns the controls of a class in a person's newest private message."""
    newest = person.private()[-1]
    found = [control for control in person.controls(kind) if control.message.id == newest.id and control.enabled]
    return [control for control in found if control.custom_id.split(":")[0] == prefix or not prefix]


def worth(person: Person) -> float:
    """Returns what a person's panel says that the hand is worth."""
    found = re.search(r"Worth \*\*([\d.]+)\*\*", panel(person))
    assert found, panel(person)
    return float(found[1])


def words(person: Person) -> list[str]:
    """Returns the moves that the buttons of a person's newest private message play."""
    return [control.custom_id.split(":")[3] for control in offered(person, BUTTON, "move")]


async def press_move(person: Person, move: str) -> None:
    """Presses the button of a move in a person's newest private message."""
    control = next(found for found in offered(person, BUTTON, "move") if found.custom_id.endswith(f":{move}"))
    await person.press(control)


def asked(people: Sequence[Person]) -> Person | None:
    """Finds out from the channel who must say something about a 31."""
    newest = next(text_of(message) for message in reversed(people[0].messages()) if not message.is_ephemeral)
    if "answer in your own panel" not in newest:
        return None
    return next((person for person in people if f"<@{person.id}>" in newest), None)


async def play_on(circle: Circle, ways: dict[Person, Turn], turns: int | None = None) -> None:
    """Lets everybody play their turns and answer, so many times in all or until the match is over."""
    people, played = list(ways), 0
    while circle.bot.host.in_channel(people[0].channel.id) is not None and played != turns:
        person = asked(people) or to_play(people)
        assert person is not None, "nobody is asked to play, but the match is not over"
        await ways[person](person)
        played += 1


async def hand_of(person: Person) -> str:
    """Returns a person's panel."""
    await person.click("hand")
    return panel(person)


async def public(person: Person) -> str:
    """Returns the newest public message once its last edit is due."""
    await person.circle.pass_time(2)
    return plain(next(text_of(message) for message in reversed(person.messages()) if not message.is_ephemeral))


async def told(person: Person) -> str:
    """Returns all public messages once the last edit is due."""
    await person.circle.pass_time(2)
    return plain("\n".join(text_of(message) for message in person.messages() if not message.is_ephemeral))


class Scene(NamedTuple):
    """A table of a game at which everybody sits in the order of their names."""

    circle: Circle
    game: str
    people: Sequence[Person]
    rules: Json

    @classmethod
    async def open(
        cls, circle: Circle, game: str, people: Sequence[Person], computers: int = 0, clock: int = 0, **rules: Json
    ) -> Scene:
        """Opens a table with these rules and begins; computers sit from seat 1 on."""
        host, *others = people
        await host.slash(f"{game} start", seats=max(2, len(people) + computers), computers=computers, clock=clock)
        for other in others:
            await other.click("join")
        if rules:
            table = table_of(circle)
            await circle.bot.host.set_options(table.id, host.id, {"profile": "standard", **rules})
            await circle.pass_time(2)
        await host.click("begin")
        return cls(circle, game, people, {"profile": "standard", **rules})

    async def set(self, *hands: str | Json, **position: Json) -> None:
        """Puts cards on the table; nobody has tapped yet."""
        seats = [hand if isinstance(hand, dict) else {"hand": hand, "turns": 1} for hand in hands]
        game = GAMES[self.game]
        document = {"game": self.game, "rules": self.rules, "seed": "scene", "seats": seats, "dealer": len(seats) - 1}
        document |= {"to_play": 0, **position}
        await self.circle.rewrite(lambda _: game.save(game.read_position(document)))
        for person in self.people:
            person.taps = 0

    @property
    def table(self) -> Table:
        """The table."""
        return table_of(self.circle)


@dataclass
class History:
    """What the channel has told about a match, added up by a reader."""

    lives: int
    people: tuple[str, ...]
    hands: int = 0
    lost: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    """Hands that somebody has knocked or declared in without losing a life."""
    out: set[str] = field(default_factory=set)
    put_out: Counter[tuple[str, bool]] = field(default_factory=Counter)
    """Who has put out how many people (True) and computers (False)."""

    @classmethod
    def read(cls, reader: Person, lives: int, *people: str) -> History:
        """Adds up the summaries of all hands."""
        history = cls(lives, people)
        for message in reader.messages():
            text = plain(text_of(message))
            if re.search(r"### Deal \d+ is over", text):
                history._add(text)
        return history

    def _add(self, summary: str) -> None:
        self.hands += 1
        _, how, *rest = summary.strip().splitlines()
        ended = re.search(r"\*\*(\w+)\*\*(?: 🤖)? (?:had knocked|had closed|declares 31|shows|and )", how)
        lines = [
            found
            for line in rest
            if (found := re.match(r"\*\*(\w+)\*\*(?: 🤖)? · \*\*[\d.]+\*\*(?: · (loses [^·]+?))?( · .*)?$", line))
        ]
        lost = {line[1]: self._lost(line[2]) for line in lines}
        credited = ended[1] if ended and not lost[ended[1]] and "nobody loses" not in how else None
        for line in lines:
            name, figures = line[1], line[3] or ""
            self.played[name] += 1
            self.lost[name] += lost[name]
            if "out!" in figures:
                self.out.add(name)
                assert self.lost[name] == self.lives + 1
                if credited:
                    self.put_out[credited, name in self.people] += 1
            else:
                assert figures.count(PENNY) == self.lives - self.lost[name], f"{name}'s lives do not add up: {summary}"
        if credited:
            self.won[credited] += 1

    @staticmethod
    def _lost(text: str | None) -> int:
        number = re.search(r"\d+", text or "")
        return int(number[0]) if number else int(bool(text))

    def winner(self) -> str:
        """Returns the only one who is still in."""
        (name,) = set(self.lost) - self.out
        return name

    def line(self, name: str) -> tuple[int, int, int, int, int, str]:
        """Returns what the leaderboard must say: people and computers put out, matches won, times out, hands won, lives
        lost per hand."""
        average = f"{self.lost[name] / self.played[name]:.1f}"
        people, computers = self.put_out[name, True], self.put_out[name, False]
        return people, computers, int(name == self.winner()), int(name in self.out), self.won[name], average


def listed(leaderboard: str, name: str) -> tuple[int, int, int, int, int, str]:
    """Reads a person's line of the leaderboard."""
    found = re.search(
        rf"\*\*{name}\*\* · (\d+) eliminations?(?: \(\+(\d+) 🤖\))?\n"
        r"-# won (\d) of 1 match · ([\w ]+) · (\d+) deals? won by [\w ]+ · ⌀ ([\d.]+)",
        leaderboard,
    )
    assert found, leaderboard
    people, computers, won, out, closed, average = found.groups()
    return int(people), int(computers or 0), int(won), int(out == "out once"), int(closed), average
