"""Pictures: their size, that they are the same each time, and that they show what they are told to."""

from __future__ import annotations

import asyncio
import io
import itertools
import threading

import pytest
from PIL import Image

from bot import pictures
from bot.pictures import (
    CardRow,
    ChartLine,
    ChartPicture,
    HandPicture,
    RankingPicture,
    RankingRow,
    SeatLine,
    Subject,
    TablePicture,
    draw,
    drawing,
    drawn,
    faces,
)
from bot.pictures.chart import LABEL_STEP, spread, ticks
from bot.pictures.hand import row_length
from bot.pictures.table import MOST_IN_LINE
from engine.cards import JOKER, joker_for, packs
from engine.notation import read_cards

MOST_BYTES = 60_000
NAMES = ("Anna", "Bruno", "علی‌رضا کرمی", "Wojciech Brzęczyszczykiewicz", "Παναγιώτης", "Владимир", "李明", "Hal", "Ida")


def seats(count: int) -> tuple[SeatLine, ...]:
    return tuple(SeatLine(NAMES[number], 13, "87", playing=number == 1, opened=True) for number in range(count))


def melds(count: int, length: int = 5) -> tuple[CardRow, ...]:
    cards = [joker_for(card) if place % 4 == 0 else card for place, card in enumerate(packs(2, 0))]
    rows = (tuple(cards[(number * length + place) % len(cards)] for place in range(length)) for number in range(count))
    return tuple(CardRow(row, number, number % 6) for number, row in enumerate(rows, start=1))


def chart(seat_count: int, hands: int) -> ChartPicture:
    lines = (
        ChartLine(NAMES[seat], tuple((seat + 3) * hand % 40 + hand * 3 for hand in range(1, hands + 1)), (hands,))
        for seat in range(seat_count)
    )
    return ChartPicture(tuple(lines), 101, title="Punti per mano")


LARGEST: dict[str, Subject] = {
    "a hand of Scala 40": HandPicture(packs(1, 1)[:14], (13,)),
    "a hand of Samba": HandPicture(tuple(sorted(packs(3, 6)))[5:48], (3, 40, 41), "two"),
    "six seats and twenty melds": TablePicture(seats(6), melds(20), JOKER, 17),
    "all cards of two packs on the table": TablePicture(seats(6), melds(9, 12), JOKER, 0),
    "nine seats over thirty hands": chart(9, 30),
    "fifteen people": RankingPicture(
        tuple(
            RankingRow(place, NAMES[place % 9], 40 - place, str(40 - place), "9 of 12 matches won · 20 hands closed")
            for place in range(1, 16)
        ),
        "Leaderboard · last 30 days",
    ),
}


def opened(subject: Subject) -> Image.Image:
    return Image.open(io.BytesIO(drawn(subject).data))


@pytest.mark.parametrize("subject", LARGEST.values(), ids=LARGEST)
def test_the_largest_pictures_are_small_files(subject: Subject) -> None:
    assert len(drawn(subject).data) < MOST_BYTES
    image = opened(subject)
    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.width <= 800


@pytest.mark.parametrize("subject", LARGEST.values(), ids=LARGEST)
def test_the_same_subject_is_drawn_alike_by_whoever_draws_it(subject: Subject) -> None:
    first = drawn(subject)
    drawn.cache_clear()
    faces.face.cache_clear()
    assert drawn(subject) == first


EMPTY: dict[str, Subject] = {
    "no cards": HandPicture(()),
    "nobody": TablePicture(()),
    "no melds": TablePicture(seats(2), (), None, 0),
    "a row without cards": TablePicture(seats(2), (CardRow((), 1, 0),)),
    "before the first hand": ChartPicture((ChartLine("Anna", ()), ChartLine("Bruno", ())), 101),
    "no lines": ChartPicture(()),
    "one hand without a point": ChartPicture((ChartLine("Anna", (0,)),)),
    "nobody has played": RankingPicture((), "Leaderboard"),
    "nobody has scored": RankingPicture((RankingRow(1, "Anna", 0, "0"), RankingRow(1, "Bruno", -5, "-5"))),
}


@pytest.mark.parametrize("subject", EMPTY.values(), ids=EMPTY)
def test_where_there_is_little_to_show_there_is_a_picture_all_the_same(subject: Subject) -> None:
    image = opened(subject)
    image.load()
    assert image.width >= 100


DIFFERENT: dict[str, tuple[Subject, Subject]] = {
    "the new card": (HandPicture(packs(1, 0)[:5]), HandPicture(packs(1, 0)[:5], (2,))),
    "two new cards": (HandPicture(packs(1, 0)[:5], (2,)), HandPicture(packs(1, 0)[:5], (2, 4))),
    "the colours": (HandPicture(packs(1, 0)[:5]), HandPicture(packs(1, 0)[:5], scheme="two")),
    "what a joker stands for": (HandPicture((JOKER,)), HandPicture((joker_for(17),))),
    "the top discard": (TablePicture(seats(2), top=17), TablePicture(seats(2), top=18)),
    "the stock": (TablePicture(seats(2), stock=17), TablePicture(seats(2), stock=18)),
    "the owner of a meld": (
        TablePicture(seats(3), (CardRow((17, 18, 19), 1, 0),)),
        TablePicture(seats(3), (CardRow((17, 18, 19), 1, 1),)),
    ),
    "the number of a meld": (
        TablePicture(seats(2), (CardRow((17, 18, 19), 1, 0),)),
        TablePicture(seats(2), (CardRow((17, 18, 19), 2, 0),)),
    ),
    "who plays": (TablePicture((SeatLine("Anna", 3),)), TablePicture((SeatLine("Anna", 3, playing=True),))),
    "who has opened": (TablePicture((SeatLine("Anna", 3),)), TablePicture((SeatLine("Anna", 3, opened=True),))),
    "who is out": (TablePicture((SeatLine("Anna", 3),)), TablePicture((SeatLine("Anna", 3, out=True),))),
    "a seat's cards": (TablePicture((SeatLine("Anna", 3),)), TablePicture((SeatLine("Anna", 4),))),
    "a seat's score": (TablePicture((SeatLine("Anna", score="3"),)), TablePicture((SeatLine("Anna", score="4"),))),
    "a seat's pennies": (TablePicture((SeatLine("Anna", coins=2),)), TablePicture((SeatLine("Anna", coins=3),))),
    "many pennies": (TablePicture((SeatLine("Anna", coins=8),)), TablePicture((SeatLine("Anna", coins=9),))),
    "a team": (TablePicture((), (CardRow((17,), label="A"),)), TablePicture((), (CardRow((17,), label="B"),))),
    "an elimination": (
        ChartPicture((ChartLine("Anna", (50, 110)),), 101),
        ChartPicture((ChartLine("Anna", (50, 110), (2,)),), 101),
    ),
    "the limit": (ChartPicture((ChartLine("Anna", (50,)),), 101), ChartPicture((ChartLine("Anna", (50,)),), 151)),
    "a total": (ChartPicture((ChartLine("Anna", (50, 60)),)), ChartPicture((ChartLine("Anna", (50, 70)),))),
    "pennies that get fewer": (
        ChartPicture((ChartLine("Anna", (3, 2)),), start=3),
        ChartPicture((ChartLine("Anna", (2, 2)),), start=3),
    ),
}


@pytest.mark.parametrize(("one", "other"), DIFFERENT.values(), ids=DIFFERENT)
def test_a_picture_shows(one: Subject, other: Subject) -> None:
    assert drawn(one).data != drawn(other).data


def test_every_card_can_be_drawn_and_no_two_look_alike_even_in_grey() -> None:
    cards = [*packs(1, 1), *map(joker_for, packs(1, 0))]
    for scheme in ("four", "two"):
        seen = {opened(HandPicture((card,), scheme=scheme)).convert("L").tobytes() for card in cards}
        assert len(seen) == len(cards) == 105


@pytest.mark.parametrize(
    ("count", "rows"), [(1, 1), (3, 1), (7, 1), (10, 1), (11, 2), (13, 2), (14, 2), (15, 2), (21, 3), (43, 5)]
)
def test_a_hand_is_wrapped_into_rows_of_about_the_same_length(count: int, rows: int) -> None:
    length = row_length(count)
    assert -(-count // length) == rows
    assert length <= 10
    assert rows * length - count < max(rows, 3)


def test_a_long_meld_lies_in_one_line_and_a_longer_one_in_two() -> None:
    def height(count: int) -> int:
        return opened(TablePicture((), (CardRow(packs(1, 0)[:count], 1),))).height

    assert height(MOST_IN_LINE) < height(MOST_IN_LINE + 1)


def test_what_everybody_was_left_with_begins_a_line_of_its_own() -> None:
    meld, hand = CardRow((17, 18, 19), 1, 0), CardRow((5, 6), owner=1)
    apart = opened(TablePicture(seats(2), (meld,), hands=(hand,)))
    assert apart.height > opened(TablePicture(seats(2), (meld, hand))).height
    assert apart.height > opened(TablePicture(seats(2), hands=(hand, hand))).height
    assert opened(TablePicture(seats(2), hands=(hand,))).height == opened(TablePicture(seats(2), (hand,))).height


@pytest.mark.parametrize(("low", "high"), [(0, 107), (0, 3.2), (-450, 10_600), (0, 0.5), (0, 1_000_000)])
def test_ticks_are_a_few_round_numbers_within_the_range(low: float, high: float) -> None:
    found = list(ticks(low, high))
    assert 1 <= len(found) <= 7
    assert found[0] >= low
    assert found[-1] <= high
    assert 0 in found
    assert all(str(number).strip("-0") in ("", "1", "2", "4", "5", "6", "8", "3") for number in found)


def test_names_beside_a_chart_are_moved_apart_and_stay_on_it() -> None:
    heights = [400, 400, 35, 398, 36, 34, 200, 210, 400]
    moved = spread(heights, 34, 420)
    order = sorted(moved)
    assert all(low - high >= LABEL_STEP for high, low in itertools.pairwise(order))
    assert min(moved) >= 34
    assert max(moved) <= 420
    assert sorted(range(9), key=lambda seat: moved[seat])[:3] == [5, 2, 4]


async def test_drawing_happens_in_a_thread_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    original = drawing.draw_hand

    def watched(view: HandPicture) -> pictures.Picture:
        threads.append(threading.get_ident())
        return original(view)

    monkeypatch.setattr(drawing, "draw_hand", watched)
    drawn.cache_clear()
    hand = HandPicture(read_cards("AH 2H 3H JK") or (), (1,))
    first = await draw(hand)
    assert first is not None
    assert first.filename == "hand.png"
    assert await draw(HandPicture(read_cards("AH 2H 3H JK") or (), (1,))) is first
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


async def test_pictures_drawn_at_the_same_time_are_right() -> None:
    subjects = [HandPicture(packs(1, 1)[start : start + 13], (start % 13,)) for start in range(40)]
    drawn.cache_clear()
    together = await asyncio.gather(*map(draw, subjects))
    drawn.cache_clear()
    assert together == [drawn(subject) for subject in subjects]


async def test_a_picture_that_cannot_be_drawn_is_logged_and_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_view: HandPicture) -> pictures.Picture:
        raise MemoryError

    monkeypatch.setattr(drawing, "draw_hand", fail)
    assert await draw(HandPicture((17, 18, 19, 20, 21, 22), (4,), "two")) is None
    assert "HandPicture" in caplog.text
