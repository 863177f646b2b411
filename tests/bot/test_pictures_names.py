"""Names on pictures: any text can be drawn, within its place, and Persian letters are joined."""

from __future__ import annotations

import io
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.pictures import ChartLine, ChartPicture, RankingPicture, RankingRow, SeatLine, TablePicture, drawn, fonts, text
from bot.pictures.table import CardRow

HOSTILE = (
    "",
    " \t\n ",
    "\x00\x07\x1b[31m",
    "\ud800",
    "\u202eannA\u202c",
    "\u200b\u200d\u200c\ufeff",
    "👨‍👩‍👧‍👦🏳️‍🌈🇮🇹",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
    "﷽" * 32,
    "𒐫" * 32,
    "\uffff\ufffe\U0010ffff",
    "W" * 10_000,
    "م" * 10_000,
    "李明 นนท์ नमस्ते",
    "שלום Anna سلام 123",
    "A\u0301\u0301\u0301",
    "**`<@1>`** [x](y)",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_can_be_drawn_anywhere(name: str) -> None:
    row = CardRow((17, 18, 19), 1, 0)
    for subject in (
        TablePicture((SeatLine(name, 13, name, opened=True, out=True),), (row, CardRow((17,), label=name)), 17, 5),
        ChartPicture((ChartLine(name, (30, 105), (2,)), ChartLine(name, (30, 0))), 101, title=name),
        RankingPicture((RankingRow(1, name, 3, name, name),), name),
    ):
        Image.open(io.BytesIO(drawn(subject).data)).load()


@given(st.text(st.characters(), max_size=40), st.integers(0, 300), st.sampled_from((22, 30)), st.booleans())
def test_text_keeps_within_its_width(words: str, width: int, size: int, bold: bool) -> None:
    shown = text.fitted(text.clean(words), width, size, bold)
    assert fonts.width(shown, size, bold) <= width


@given(st.text(st.characters(), max_size=40))
def test_clean_text_has_nothing_that_cannot_be_drawn(words: str) -> None:
    shown = text.clean(words)
    assert text.clean(shown) == shown
    for sign in shown:
        assert sign == " " or sign in text.JOINERS or fonts.has(sign)
        assert unicodedata.category(sign) != "Cf" or sign in text.JOINERS


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Zażółć gęślą jaźń", "Zażółć gęślą jaźń"),
        ("Nicolò  Però", "Nicolò Però"),
        ("𝓐𝓷𝓷𝓪 ①", "Anna 1"),
        ("Anna 🎴\u202e", "Anna"),
        ("خانۀ", "خانە"),
        ("李 Anna", "□ Anna"),
        ("李明", "#3"),
        ("🎴", "#3"),
        ("", "#3"),
        ("♥♥", "♥♥"),
    ],
)
def test_a_name_is_shown_as_far_as_the_font_allows(name: str, shown: str) -> None:
    assert text.name(name, 3) == shown


def test_persian_letters_are_joined_and_run_from_right_to_left() -> None:
    drawn_order = text.shaped("کرمی Anna")
    assert drawn_order.startswith("Anna ")
    # The letters have become the shapes that they take at the beginning, in the middle and at the end of a word.
    letters = drawn_order.removeprefix("Anna ")
    assert [unicodedata.normalize("NFKC", letter) for letter in letters] == ["ی", "م", "ر", "ک"]
    assert not set(letters) & set("کرمی") - {"ر"}
    assert all(fonts.has(letter) for letter in letters)


def test_a_sign_that_keeps_letters_apart_does_its_work_and_is_gone() -> None:
    assert text.shaped("می‌روم") != text.shaped("میروم")
    assert "\u200c" not in text.shaped("می‌روم")


@pytest.mark.parametrize(
    ("words", "rtl"), [("Anna", False), ("نمودار", True), ("12 نمودار", True), ("12", False), ("", False)]
)
def test_the_first_letter_tells_from_which_side_text_is_read(words: str, rtl: bool) -> None:
    assert text.is_rtl(words) is rtl


@pytest.mark.parametrize(
    "letters", ["àèéìòùÀÈÉÌÒÙ", "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "پچژگکیءآأؤئهة", "0123456789۰۱۲۳۴۵۶۷۸۹", "♣♦♥♠★□…·"]
)
def test_the_font_has_what_our_languages_need(letters: str) -> None:
    missing = [letter for letter in letters if not fonts.has(letter)]
    assert not missing
    assert not fonts.has("李")
