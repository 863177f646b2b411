"""A whole match by two people and a computer player, with a restart and a crash in the middle of hands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.e2e.kit import Circle, People, Person, text_of
from tests.e2e.play import begin, play_on, to_play, turn_by_buttons, turn_by_commands

PEOPLE = ("Anna", "Bruno")
LIMIT = 101


@dataclass
class History:
    """What the channel has told about the match, added up by a reader."""

    hands: int = 0
    totals: Counter[str] = field(default_factory=Counter)
    closed: Counter[str] = field(default_factory=Counter)
    out: set[str] = field(default_factory=set)
    put_out: Counter[tuple[str, bool]] = field(default_factory=Counter)
    """Who has put out how many people (True) and computers (False)."""
    penalties: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in PEOPLE})

    @classmethod
    def read(cls, reader: Person) -> History:
        """Adds up the summaries of all hands, each of which names the totals."""
        history = cls()
        for message in reader.messages():
            text = text_of(message)
            if re.search(r"### Hand \d+ is over", text):
                history._add(text)
        return history

    def _add(self, summary: str) -> None:
        self.hands += 1
        closer = re.search(r"\*\*(\w+)\*\*( 🤖)? closes", summary)
        if closer:
            self.closed[closer[1]] += 1
        for name, points, total, out in re.findall(r"\*\*(\w+)\*\*.* · \+(\d+) · (\d+) in all(.*out!)?", summary):
            assert self.totals[name] + int(points) == int(total), f"{name}'s total does not add up"
            self.totals[name] = int(total)
            if name in PEOPLE:
                self.penalties[name].append(int(points))
            if out:
                assert int(total) >= LIMIT
                self.out.add(name)
                assert closer
                self.put_out[closer[1], name in PEOPLE] += 1


async def test_a_match_by_buttons_and_by_commands_survives_a_restart_and_reaches_the_leaderboard(
    circle: Circle, people: People
) -> None:
    anna, bruno = people("anna", "bruno")
    ways = {anna: turn_by_buttons, bruno: turn_by_commands}
    await begin(anna, bruno, computers=1, limit=LIMIT)

    await play_on(circle, ways, turns=3)
    await stop_in_mid_hand(circle, anna, bruno, how=circle.restart)
    await play_on(circle, ways, turns=4)
    await stop_in_mid_hand(circle, anna, bruno, how=circle.crash)
    await play_on(circle, ways)

    history = History.read(anna)
    (winner,) = set(history.totals) - history.out
    assert re.search(rf"\*\*{winner}\*\*( 🤖)? wins the match!", text_of(anna.messages()[-1]))
    for answer in (await anna.slash("scala leaderboard"), await anna.slash("scala leaderboard", period=30)):
        assert not answer.private
        assert "Alba" not in answer.text, "computer players are not listed"
        for name in PEOPLE:
            assert listed(answer.text, name) == expected(history, name, winner)
    figures = (await anna.slash("scala stats", user=bruno.member)).text
    assert f"Closed **{history.closed['Bruno']}** of **{len(history.penalties['Bruno'])}** hand" in figures


async def stop_in_mid_hand(circle: Circle, *people: Person, how: Callable[[], Awaitable[None]]) -> None:
    """Stops and starts the bot in mid turn, after a draw; everybody still has their hand, and the turn goes on."""
    person = to_play(people)
    assert person is not None
    await person.click("draw")
    before = [await hand_of(one) for one in people]
    assert "discard" in before[people.index(person)]
    await how()
    assert [await hand_of(one) for one in people] == before
    # The panel that was on the screen before still works.
    await person.choose("discard", next(reversed(person.menu("discard").options)))


async def hand_of(person: Person) -> str:
    await person.click("hand")
    return text_of(person.private()[-1])


def listed(leaderboard: str, name: str) -> tuple[int, int, int, int, int, str]:
    """Reads a person's line: people and computers put out, matches won, times out, hands closed, average penalty."""
    found = re.search(
        rf"\*\*{name}\*\* · (\d+) eliminations?(?: \(\+(\d+) 🤖\))?\n"
        r"-# won (\d) of 1 match · ([\w ]+) · (\d+) hands? closed · ⌀ ([\d.]+)",
        leaderboard,
    )
    assert found, leaderboard
    people, computers, won, out, closed, average = found.groups()
    return int(people), int(computers or 0), int(won), int(out == "out once"), int(closed), average


def expected(history: History, name: str, winner: str) -> tuple[int, int, int, int, int, str]:
    penalties = history.penalties[name]
    average = f"{sum(penalties) / len(penalties):.1f}"
    people, computers = history.put_out[name, True], history.put_out[name, False]
    return people, computers, int(name == winner), int(name in history.out), history.closed[name], average
