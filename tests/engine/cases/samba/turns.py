"""Undo, reading moves, and what is listed (design, notation)."""

from __future__ import annotations

from tests.engine.cases import Case, event, no, ok
from tests.engine.cases.samba import NATURAL, OTHER, SAMBA, at, drawing

CASES: tuple[Case, ...] = (
    Case(
        "undo-meld",
        "a meld is taken back",
        at(f"9C 9D 9H {OTHER}"),
        (ok("meld 9C 9D 9H"), ok("undo", event("undone", move="meld 9C 9D 9H"))),
        {"seats": [{"hand": f"9C 9D 9H {OTHER}"}, {}], "teams": [{"melds": ["QC QD QH"]}, {}]},
    ),
    Case(
        "undo-all",
        "everything laid in the turn, one after the other",
        at(f"QS 7C 7D 7H {OTHER}", melds=["QC QD QH", "7S 7S 7S"]),
        (ok("add QS to 1"), ok("meld 7C 7D 7H"), ok("merge 2 3"), ok("undo"), ok("undo"), ok("undo"), no("undo")),
        {"teams": [{"melds": ["QC QD QH", "7S 7S 7S"]}, {}]},
    ),
    Case(
        "undo-draw",
        "a draw is not taken back",
        at(OTHER, phase="draw"),
        (ok("draw stock"), no("undo", code="nothing_to_undo")),
    ),
    Case(
        "undo-take",
        "nor is the pile",
        drawing(f"7C 7S {OTHER}", "4C 7D"),
        (ok("take pile with 7C 7S"), no("undo", code="nothing_to_undo")),
    ),
    Case(
        "undo-next-turn",
        "nor what lies from an earlier turn",
        at(f"QS {OTHER}"),
        (ok("add QS to 1"), ok("discard 8D"), no("undo", code="draw_first")),
    ),
    *(
        Case(f"unreadable-{number}", f"{line!r} is no move", at(f"QS {OTHER}"), (no(line, code="unreadable_move"),))
        for number, line in enumerate(
            (
                "",
                "hello",
                "draw",
                "take",
                "take pile",
                "take pile with",
                "take pile with QX",
                "take pile to",
                "meld",
                "take pile to one",
                "meld QC QX QS",
                "meld / QC QD QS",
                "add QS",
                "add to 1",
                "add QS to",
                "add QS to x",
                "add QS at 1",
                "merge 1",
                "merge 1 x",
                "merge 1 2 3",
                "red",
                "red QQ",
                "answer",
                "answer maybe",
                "discard",
                "discard 1",
                "discard QS 8D",
                "knock",
                "layoff QS to 1",
                "add QS to 99999999999",
            )
        )
    ),
    Case(
        "reads-any-case",
        "case, other spellings of cards and the order do not matter",
        at(f"QS 10C 10D 10H {OTHER}"),
        (ok("MELD th Tc 10♦"), ok("Add q♠ TO 1"), ok("DISCARD 8d")),
        {"teams": [{"melds": ["QC QD QH QS", "10C 10D 10H"]}, {}]},
    ),
    Case(
        "reads-slashes",
        "with or without blanks about the slash",
        at(f"10C 10D 10H 4S 5S 6S {OTHER}"),
        (ok("meld 10C 10D 10H/4S 5S 6S"),),
    ),
    Case(
        "numbers",
        "melds that are not there",
        at(f"QS {OTHER}"),
        (no("add QS to 2", "2", "1", code="no_such_meld"), no("add QS to 0", code="no_such_meld")),
    ),
    Case(
        "listed-additions",
        "single cards, several at once, and what makes a canasta",
        at(f"9D 9H 9S 9S 2C {OTHER}", melds=["9C 9C 9D"]),
        (),
        legal=(
            "add 9D to 1",
            "add 9D 9H 9S 9S to 1",
            "add 9D 9H 9S 2C to 1",
            "add 2C to 1",
            "discard 9D",
            "discard 2C",
        ),
    ),
    Case(
        "listed-sequence",
        "a sequence grows at both ends",
        at(f"5H 9H 10H {OTHER}", melds=["6H 7H 8H"]),
        (),
        legal=("add 5H to 1", "add 9H to 1", "add 9H 10H to 1", "add 5H 9H 10H to 1"),
        illegal=("add 10H to 1",),
    ),
    Case(
        "listed-melds",
        "groups with the choice of a two or a joker, sequences of every length",
        at(f"9D 9H 2C JK 4S 5S 6S 7S {OTHER}"),
        (),
        legal=("meld 9D 9H 2C", "meld 9D 9H JK", "meld 4S 5S 6S", "meld 5S 6S 7S", "meld 4S 5S 6S 7S"),
        illegal=("meld 9D 9H 2C JK", "undo", "ask"),
    ),
    Case(
        "listed-opening",
        "first melds that reach the minimum",
        at(f"KC KD KH AS AD JK {OTHER}", melds=[]),
        (),
        legal=("meld AD AS JK",),
        illegal=("meld KC KD KH",),
    ),
    Case(
        "listed-take",
        "with every pair",
        drawing(f"7C 7S 7H {OTHER}", "4C 7D"),
        (),
        legal=("draw stock", "take pile with 7C 7H", "take pile with 7C 7S", "take pile with 7H 7S"),
        illegal=("stop", "take pile to 1"),
    ),
    Case(
        "listed-exit",
        "a way out is always among the moves",
        at("4C 5C 6C 6D 6H KD", melds=[NATURAL, SAMBA]),
        (ok("meld 6C 6D 6H"), ok("undo"), ok("meld 4C 5C 6C")),
        {"seats": [{"hand": "6D 6H KD"}, {}]},
    ),
)
