"""What computers say in the channel: in their line of the log, without a ping, and only where the server wants it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from bot.render import remarks
from engine.games import GAMES
from tests.e2e.kit import Circle, Json, People, Person, text_of
from tests.e2e.play import begin
from tests.e2e.test_options import manager

GAME = GAMES["scala40"]
OPENS = "KC KD KH QC QD QH 2C 5D 7S 9H JC 3H 8D"
SAID = ("“Let us see.”", "“Good cards, for once.”")

T = TypeVar("T")


class Talkative:
    """Chance that lets the first computer speak at the first moment of all."""

    def __init__(self, seed: str) -> None:
        pass

    def choice(self, values: Sequence[T]) -> T:
        return values[0]

    def randint(self, least: int, most: int) -> int:
        return least


async def computer_opens(circle: Circle, anna: Person, monkeypatch: pytest.MonkeyPatch) -> str:
    """Lets a computer open; returns what the channel says then."""
    monkeypatch.setattr(remarks, "Random", Talkative)
    await begin(anna, computers=1)
    seats: list[Json] = [{"hand": "4C 4D JS QS KS AS", "opened": True, "turns": 3}, {"hand": OPENS, "turns": 1}]
    document = {"game": "scala40", "rules": {"profile": "standard"}, "seed": "talk", "seats": seats}
    document |= {"stock": 40, "discard": "6D 2D", "to_play": 1, "table": ["3C 4C 5C"]}
    await circle.rewrite(lambda _: GAME.save(GAME.read_position(document)))
    await circle.pass_time(3)
    public = [message for message in circle.messages() if not message.is_ephemeral]
    assert all(set(message.ping_user_ids) <= {anna.id} for message in public)
    return "\n".join(map(text_of, public))


async def test_a_computer_that_opens_may_say_a_word(
    circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna,) = people("anna")
    told = await computer_opens(circle, anna, monkeypatch)
    (line,) = {line for line in told.splitlines() if "opens with 60" in line}
    assert line.startswith("-# **Alba** 🤖 draws, opens")
    assert line.endswith(f" · {SAID[0]}")
    await circle.restart()
    await circle.pass_time(2)
    assert SAID[0] in text_of([message for message in circle.messages() if not message.is_ephemeral][-1])


async def test_a_server_can_switch_remarks_off_and_on_again(
    circle: Circle, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna,) = people("anna")
    boss = circle.person("boss", roles=[manager(circle)])
    await boss.slash("cards settings")
    await boss.choose("server-remarks", "off")
    await circle.restart()
    told = await computer_opens(circle, anna, monkeypatch)
    assert "opens with 60" in told
    assert not any(said in told for said in SAID)
    await boss.slash("cards settings")
    assert "remark now and then: **no**" in text_of(boss.private()[-1])
    await boss.choose("server-remarks", "on")
    assert "remark now and then: **yes**" in text_of(boss.private()[-1])
    assert SAID[0] in text_of((await anna.slash("scala table")).result.response._message)  # type: ignore[union-attr]
