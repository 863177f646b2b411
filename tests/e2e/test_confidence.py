"""What leaves the bot beside its messages tells of no hidden card and no secret: logs, errors, numbers, files."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.operating import metrics
from bot.operating.logs import JsonFormatter
from bot.tables.meter import Times
from storage.outages import Unavailable
from tests.e2e.kit import Circle, People
from tests.e2e.play import begin, play_on, to_play, turn_by_buttons, turn_by_commands
from tests.e2e.test_secrets import faces, names, on_show
from tests.e2e.thirtyone import table_of

TOKEN = "MTk4.secret.token-of-the-bot"


class Diary(logging.Handler):
    """Every line that the bot's own loggers write at DEBUG, as it is written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonFormatter())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def diary() -> Iterator[Diary]:
    kept, own = Diary(), [logging.getLogger(name) for name in ("bot", "storage", "engine")]
    for logger in own:
        logger.setLevel(logging.DEBUG)
        logger.addHandler(kept)
    yield kept
    for logger in own:
        logger.setLevel(logging.NOTSET)
        logger.removeHandler(kept)


class Reader:
    """Reads what is new in the diary after every action, knowing what lies open."""

    def __init__(self, circle: Circle, diary: Diary) -> None:
        self._circle = circle
        self._diary = diary
        self._read = 0
        self.shown: set[str] = set()
        """Cards that everybody has seen in the running hand."""

    async def look(self) -> None:
        self.shown |= on_show(table_of(self._circle).view(None))
        for line in self._diary.lines[self._read :]:
            assert faces(line) <= self.shown, line
        self._read = len(self._diary.lines)


@pytest.fixture
def no_logged_errors() -> None:
    """Here errors are made on purpose."""


async def test_the_log_names_no_card_that_is_hidden_and_nobody(circle: Circle, people: People, diary: Diary) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, computers=1)
    reader = Reader(circle, diary)
    circle.observers.append(reader.look)
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_commands}, turns=8)
    assert len(diary.lines) > 20
    written = "\n".join(diary.lines)
    assert reader.shown & faces(written), "the discards are told"
    for person in (anna, bruno):
        assert str(person.id) not in written
        assert person.name not in written


async def test_errors_name_no_card_that_is_hidden(
    circle: Circle, people: People, diary: Diary, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, computers=1)
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_buttons}, turns=2)
    reader = Reader(circle, diary)
    player = to_play([anna, bruno])
    assert player is not None
    table = table_of(circle)
    seat = table.seat_of(player.id)
    assert seat is not None
    hidden = table.view(seat.number).hand

    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("a bug")

    async def away(*_: Any, **__: Any) -> Any:
        raise Unavailable("connection refused")

    wrong = next(card for card in ("2C", "3D", "KS", "JH", "9C") if card not in names(hidden))
    said = [(await player.slash("scala discard", card=wrong)).text]
    for target, name, stand_in in (
        (circle.bot.database.matches, "commit", away),
        (circle.bot.database.matches, "commit", broken),
        (circle.bot.host, "play", broken),
        (circle.bot.people, "is_new", broken),
    ):
        with monkeypatch.context() as patched:
            patched.setattr(target, name, stand_in)
            said.append((await player.click("draw")).text)
            await circle.pass_time(60)
    assert any("Something went wrong on my side" in text for text in said)
    written = "\n".join(diary.lines)
    assert "Traceback" in written
    assert faces(written) <= reader.shown | on_show(table_of(circle).view(None)) | {wrong}
    for person in (anna, bruno):
        assert person.name not in written


@pytest.mark.parametrize("text", ["discard JK", "layoff 7H to 99", "what is this"])
async def test_a_computer_that_errs_does_not_tell_its_cards(
    circle: Circle, people: People, diary: Diary, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (anna,) = people("anna")

    async def think(*_: Any) -> str:
        return text

    monkeypatch.setattr(circle.bot.thinker, "think", think)
    await begin(anna, computers=3)
    if to_play([anna]) is anna:
        await turn_by_buttons(anna)
    await circle.pass_time(30)
    written = "\n".join(diary.lines)
    assert "a computer's move at version" in written
    assert text not in written


async def test_the_numbers_tell_of_nobody_and_of_no_card(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, computers=1)
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_commands}, turns=6)
    await anna.slash("scala discard", card="what is this")
    told = metrics.render(circle.bot, Times()).decode()
    assert 'cards_moves_total{by="person"}' in told
    assert "cards_refusals_total" in told
    assert not faces(told)
    for secret in (*(str(person.id) for person in (anna, bruno)), anna.name, "Circolo", str(circle.guild.id), "what"):
        assert secret not in told


async def test_a_file_about_oneself_has_no_card_of_others(circle: Circle, people: People) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, computers=1)
    reader = Reader(circle, Diary())
    circle.observers.append(reader.look)
    await play_on(circle, {anna: turn_by_buttons, bruno: turn_by_buttons}, turns=9)
    kept = await circle.bot.database.people.export(anna.id)
    seat = table_of(circle).seat_of(anna.id)
    assert seat is not None
    own = names(table_of(circle).view(seat.number).hand)
    text = str(kept)
    assert faces(text) <= reader.shown | own
    assert "secret" not in text
    assert "state" not in text
    hands = await circle.bot.database.matches.hands(1)
    assert not any(hand.secret in text for hand in hands)


async def test_the_token_is_nowhere(diary: Diary, tmp_path: Any) -> None:
    other = Circle(tmp_path / "token.db", ["anna", "bruno"], discord_token=TOKEN)
    await other.start()
    anna, bruno = other.people
    await begin(anna, bruno)
    await play_on(other, {anna: turn_by_buttons, bruno: turn_by_buttons}, turns=3)
    seen = anna.read() + bruno.read() + metrics.render(other.bot, Times()).decode() + repr(other.bot.settings)
    await other.close()
    other.environment.raise_errors()
    for part in (TOKEN, *re.split(r"\.", TOKEN)[1:]):
        assert part not in "\n".join(diary.lines)
        assert part not in seen
    assert TOKEN.encode() not in (tmp_path / "token.db").read_bytes()
