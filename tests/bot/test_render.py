"""Cards, moves, turns and refusals as people read them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.scala40 import moves
from bot.games.scala40.hand import without
from bot.games.scala40.log import happenings
from bot.i18n import tongue
from bot.look import Look
from bot.render import hand, scores
from bot.render.cards import card, cards, from_notation
from bot.render.labels import shorten
from bot.render.names import escaped
from bot.render.refusals import explain
from engine.game import Event, Refusal
from engine.notation import read_card, read_cards
from engine.scala40.meld import Meld
from engine.scala40.move import Discard, LayOff, Open, Swap
from tests.bot.tables import table, turn

SAY = tongue("en")
OPENED = {
    "seats": [{"hand": "8C 4D 9H JK", "opened": True}, {"hand": 13}],
    "table": ["JH QH KH", "5C 6C 7C", "4S JK=4D 4H"],
    "phase": "play",
}


def read(text: str) -> str:
    """Drops the signs that choose how a suit is drawn."""
    return text.replace("\ufe0e", "").replace("\ufe0f", "")


def meld(text: str) -> Meld:
    return Meld(read_cards(text) or ())


def test_cards() -> None:
    found = [read_card(text) or 0 for text in ("10H", "AS", "JK", "JK=9C")]
    assert [read(card(SAY, one)) for one in found] == ["10♥", "A♠", "★", "★=9♣"]
    words = SAY.looking(Look(style="words"))
    assert cards(words, found) == "10 of hearts, ace of spades, joker, joker for the 9 of clubs"


def test_where_there_are_no_tiles_cards_are_symbols() -> None:
    none, some = Look(style="tiles"), Look(style="tiles", scheme="two", tile=lambda _, scheme: f"<:{scheme}:1>")
    assert card(SAY.looking(none), read_card("7H") or 0) == card(SAY, read_card("7H") or 0)
    assert card(SAY.looking(some), read_card("7H") or 0) == "<:two:1>"
    assert card(SAY.looking(some).plain, read_card("7H") or 0) == card(SAY, read_card("7H") or 0)
    assert hand.spread(SAY.looking(some), read_cards("7H") or (), "suit", read_card("7H")) == "**›<:two:1>‹**"


def test_notation() -> None:
    assert read(cards(SAY, read_cards("7H 8H") or ())) == "7♥ 8♥"
    assert read(from_notation(SAY, "7H JK=8H 9H")) == "7♥ ★=8♥ 9♥"
    assert from_notation(SAY, "no card") == "no card"


def test_black_suits_are_text_and_red_ones_are_emoji() -> None:
    """As emoji, black suits are dark grey on Discord's dark theme."""
    assert card(SAY, read_card("7S") or 0).endswith("\ufe0e")
    assert card(SAY, read_card("7H") or 0).endswith("\ufe0f")


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (Open((meld("KC KD KH"), meld("JS QS JK=KS"))), "K♣ K♦ K♥ + J♠ Q♠ ★=K♠ (60)"),
        (LayOff(read_card("8C") or 0, 2), "8♣ on 2: 5♣–8♣"),
        (LayOff(read_card("4C") or 0, 3), "4♣ on 3: 4♠ ★=4♦ 4♥ 4♣"),
        (Swap(read_card("4D") or 0, 3), "4♦ for the ★ of 3"),
        (Discard(read_card("9H") or 0), "9♥"),
    ],
)
def test_moves(move: Open | LayOff | Swap | Discard, label: str) -> None:
    assert read(moves.label(SAY, table(OPENED).view(0), move)) == label


def test_the_closing_discard_says_so() -> None:
    last = {"seats": [{"hand": "9H", "opened": True}, {"hand": 13}], "phase": "play"}
    assert read(moves.label(SAY, table(last).view(0), Discard(read_card("9H") or 0))) == "9♥ (closes the hand)"


def test_readings_show_what_the_joker_is() -> None:
    assert read(moves.reading(SAY, "meld 7H 7D JK=7S")) == "7♥ 7♦ ★=7♠"
    assert read(moves.reading(SAY, "open 7H 7D JK=7S / 4C 5C 6C")) == "7♥ 7♦ ★=7♠ + 4♣ 5♣ 6♣"
    assert read(moves.reading(SAY, "layoff JK=8C to 2")) == "★=8♣ to 2"


def test_no_label_is_too_long_for_discord() -> None:
    everything = Open((meld("10C JC QC KC AC"), meld("10D JD QD KD AD"), meld("10H JH QH")))
    assert len(moves.label(SAY, table(OPENED).view(0), everything)) <= 100
    assert len(shorten("x" * 200)) == 100


def test_a_hand_in_lines_by_suit_or_in_one_by_rank() -> None:
    held = read_cards("7S 2C KC 7H JK") or ()
    gap = hand.GAP
    assert read(hand.spread(SAY, held, "suit", read_card("KC"))) == f"**2♣{gap}__K♣__**\n**7♥**\n**7♠**\n**★**"
    assert read(hand.spread(SAY, held, "rank", None)) == f"**{gap.join(['2♣', '7♥', '7♠', 'K♣', '★'])}**"


def test_melds_laid_aside_are_not_in_the_hand() -> None:
    assert without(read_cards("7S 7S 8S 9S JK") or (), [meld("7S 8S JK=9S")]) == read_cards("7S 9S")


def test_a_turn_is_told_without_what_was_taken_back() -> None:
    told = turn(
        Event("drawn", 0, {"pile": "stock"}),
        Event("opened", 0, {"value": 48}),
        Event("melded", 0, {"meld": "5H 6H JK=7H", "value": 18, "number": 1}),
        Event("melded", 0, {"meld": "KC KD KH", "value": 30, "number": 2}),
        Event("undone", 0, {"move": "open 5H 6H JK=7H / KC KD KH"}),
        Event("discarded", 0, {"card": "2C"}),
    )
    assert read(happenings(SAY, told.events)) == "draws, discards 2♣"


def test_an_opening_is_told_in_one_phrase_and_later_melds_apart() -> None:
    told = turn(
        Event("opened", 0, {"value": 40}),
        Event("melded", 0, {"meld": "10H JH QH KH", "value": 40, "number": 1}),
        Event("melded", 0, {"meld": "2C 3C 4C", "value": 9, "number": 2}),
        Event("laid_off", 0, {"card": "AH", "number": 1}),
    )
    assert read(happenings(SAY, told.events)) == "opens with 40: 10♥ J♥ Q♥ K♥, lays 2♣ 3♣ 4♣, adds A♥ to 1"


def test_a_card_put_back_takes_the_rest_of_the_turn_back() -> None:
    told = turn(
        Event("drawn", 0, {"pile": "discard", "card": "7H"}),
        Event("melded", 0, {"meld": "2C 3C 4C", "value": 9, "number": 2}),
        Event("put_back", 0, {"card": "7H"}),
        Event("drawn", 0, {"pile": "stock"}),
    )
    assert read(happenings(SAY, told.events)) == "takes 7♥, puts 7♥ back, draws"


def test_what_was_typed_is_repeated_without_signs_that_turn_a_line_around() -> None:
    refusal = Refusal("unreadable_move", {"text": "\u202ediscard `7X`\u200b", "example": "discard 7H"})
    assert explain(SAY, refusal) == "I cannot read `discard '7X'` as a move here; write for example `discard 7H`."


def test_before_the_first_hand_is_over_there_are_no_scores() -> None:
    text = scores.page(SAY, replace(table(OPENED), hand=1))
    assert "Nothing has been scored yet" in text
    assert "0" not in text


def test_refusals_speak_of_cards_and_names() -> None:
    fits_not = Refusal("does_not_fit", {"card": "8D", "number": 1, "meld": "5C-8C"})
    assert read(explain(SAY, fits_not)) == "8♦ does not fit meld 1, 5♣–8♣."
    assert explain(SAY, Refusal("not_your_turn", {"seat": 1}), table(OPENED)) == (
        "It is not your turn: **Bruno** is playing."
    )
    low = Refusal("opening_too_low", {"value": 37, "minimum": 40, "missing": 3})
    assert explain(tongue("it"), low) == "37 di 40: per aprire mancano 3 punti."


def test_a_name_is_no_markdown() -> None:
    assert escaped("**big**\n# title") == r"**\*\*big\*\* \# title**"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<@123456789012345678>", r"**\<\@123456789012345678\>**"),
        ("@everyone", r"**\@everyone**"),
        ("https://example.org/**||", r"**https\://example.org/\*\*\|\|**"),
        ("[here](https://example.org)", r"**\[here\]\(https\://example.org\)**"),
        ("\u202eno\u2066 way\x1b", "**no way**"),
        ("\u2067 ", "**–**"),
        ("\u3164\u200b\u2800", "**–**"),
        ("\U0001f469\u200d\U0001f467", "**\U0001f469\u200d\U0001f467**"),
    ],
)
def test_a_name_is_no_mention_no_link_and_turns_no_line_around(name: str, shown: str) -> None:
    assert escaped(name) == shown
