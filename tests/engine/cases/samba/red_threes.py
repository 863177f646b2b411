"""Red threes: laid, replaced, counted (SB-37 to SB-42)."""

from __future__ import annotations

from typing import Any

from tests.engine.cases import Case, Json, event, no, ok
from tests.engine.cases.samba import NATURAL, OTHER, SAMBA, at, drawing, one

AUTO = {"red_three_mode": "auto"}
NOT_REPLACED = {"red_three_replacement": "off"}
ALL = "3D 3D 3D 3H 3H 3H"
TWO = (NATURAL, SAMBA)
CARDS = 70 + 50 + 500 + 1500 + 200
"""What TWO count, with going out."""


def ended(name: str, says: str, score: int, red: str = "", melds: Any = TWO, **rest: Any) -> Case:
    """Seat 0 goes out with its last card; its team makes this score."""
    position = at("KD", melds=melds, red=red, others={1: "", **rest.pop("others", {})}, **rest)
    rivals = [0] * (len(position["teams"]) - 1)
    return one(name, says, position, ok("discard KD", event("hand_over")), hand_scores=[score, *rivals])


def stopped(
    name: str, says: str, scores: list[int], hand: str = "QS QH", rules: Json | None = None, **rest: Any
) -> Case:
    """Seat 0 does not take the pile, and the round is over; the team has one canasta."""
    position = drawing(hand, "8C 8H QC", stock="", rules=rules, **{"melds": [NATURAL], "others": {1: ""}, **rest})
    return one(name, says, position, ok("stop", event("dead", reason="stock")), hand_scores=scores)


CASES: tuple[Case, ...] = (
    Case(
        "SB-38-lay",
        "a red three is laid alone and replaced from the stock",
        at(f"3H {OTHER}", stock="KC 4D"),
        (ok("red 3H", event("red_three", card="3H", replaced=True, drawn="KC")),),
        {"teams": [{"red_threes": "3H"}, {}], "seats": [{"hand": f"KC {OTHER}"}, {}], "stock": "4D"},
    ),
    Case(
        "SB-38-no-meld-needed",
        "it needs no meld before it",
        at(f"3H {OTHER}", melds=[], stock="KC"),
        (ok("red 3H"),),
        {"teams": [{"red_threes": "3H", "melds": []}, {}]},
    ),
    Case(
        "SB-38-no-undo",
        "the card drawn for it stays drawn",
        at(f"3H {OTHER}", stock="KC 4D"),
        (ok("red 3H"), no("undo", code="nothing_to_undo")),
    ),
    Case("SB-38-other-card", "no other card", at(OTHER), (no("red 8D", "8D", code="no_red_three"),)),
    Case("SB-38-black", "no black three", at(f"3S {OTHER}"), (no("red 3S", code="no_red_three"),)),
    Case("SB-38-not-held", "one that is held", at(OTHER), (no("red 3H", code="not_in_hand"),)),
    Case(
        "SB-39-manual",
        "it may be kept in the hand",
        at(f"3H {OTHER}"),
        (ok("discard 8D"),),
        {"seats": [{"hand": "3H 5S"}, {}], "teams": [{"red_threes": ""}, {}]},
    ),
    Case(
        "SB-39-manual-drawn",
        "a drawn red three stays in the hand until it is laid",
        at(OTHER, phase="draw", stock="3H 4C KC"),
        (ok("draw stock"), ok("red 3H", event("red_three", drawn="KC"))),
        {"seats": [{"hand": f"4C KC {OTHER}"}, {}]},
    ),
    Case(
        "SB-39-auto-drawn",
        "a drawn red three is laid at once",
        at(OTHER, phase="draw", stock="3H 4C KC 5D", rules=AUTO),
        (ok("draw stock", event("drawn", cards="3H 4C"), event("red_three", card="3H", drawn="KC")),),
        {"seats": [{"hand": f"4C KC {OTHER}"}, {}], "teams": [{"red_threes": "3H"}, {}], "stock": "5D"},
    ),
    Case(
        "SB-40-auto-again",
        "a red three drawn for one is laid, too",
        at(OTHER, phase="draw", stock="3H 4C 3D 5D", rules=AUTO),
        (ok("draw stock", event("red_three", drawn="3D"), event("red_three", drawn="5D")),),
        {"seats": [{"hand": f"4C 5D {OTHER}"}, {}], "teams": [{"red_threes": "3D 3H"}, {}], "stock": ""},
    ),
    Case(
        "SB-37-auto-empty",
        "without a stock no card is drawn for it",
        at(OTHER, phase="draw", stock="3H 4C", rules=AUTO),
        (ok("draw stock", event("red_three", card="3H", replaced=False)),),
        {"seats": [{"hand": f"4C {OTHER}"}, {}], "stock": ""},
    ),
    Case(
        "SB-37-manual-empty",
        "nor where it is laid by hand",
        at(f"3H {OTHER}", stock=""),
        (ok("red 3H", event("red_three", replaced=False)), ok("undo")),
        {"seats": [{"hand": f"3H {OTHER}"}, {}]},
    ),
    Case(
        "SB-40-off",
        "where red threes are not replaced",
        at(f"3H {OTHER}", stock="KC", rules=NOT_REPLACED),
        (ok("red 3H", event("red_three", replaced=False)),),
        {"seats": [{"hand": OTHER}, {}], "stock": "KC"},
    ),
    Case(
        "SB-40-off-auto",
        "not even at once",
        at(OTHER, phase="draw", stock="3H 4C KC", rules={**AUTO, **NOT_REPLACED}),
        (ok("draw stock", event("red_three", replaced=False)),),
        {"seats": [{"hand": f"4C {OTHER}"}, {}], "stock": "KC"},
    ),
    Case(
        "SB-40-pile",
        "one that came with the pile is not replaced",
        drawing(f"7C 7S {OTHER}", "3H 7D", stock="KC 4D 5D"),
        (ok("take pile with 7C 7S"), ok("red 3H", event("red_three", replaced=False))),
        {"seats": [{"hand": OTHER}, {}], "stock": "KC 4D 5D"},
    ),
    Case(
        "SB-40-pile-auto",
        "nor where it is laid at once",
        drawing(f"7C 7S {OTHER}", "3H 7D", stock="KC 4D 5D", rules=AUTO),
        (ok("take pile with 7C 7S", event("taken", cards=1), event("red_three", card="3H", replaced=False)),),
        {"seats": [{"hand": OTHER}, {}], "teams": [{"red_threes": "3H"}, {}], "stock": "KC 4D 5D"},
    ),
    Case(
        "SB-40-pile-and-own",
        "of two alike the one that is replaced is laid first",
        drawing(f"3H 7C 7S {OTHER}", "3H 7D", stock="KC 4D 5D"),
        (
            ok("take pile with 7C 7S"),
            ok("red 3H", event("red_three", replaced=True, drawn="KC")),
            ok("red 3H", event("red_three", replaced=False)),
        ),
        {"seats": [{"hand": f"KC {OTHER}"}, {}]},
    ),
    Case(
        "SB-40-written",
        "those that came with the pile are written in the order in which they are read",
        drawing(f"7C 7S {OTHER}", "3H 3D 7D", stock="KC"),
        (ok("take pile with 7C 7S"),),
        {"seats": [{"hand": f"3D 3H {OTHER}", "from_pile": "3D 3H"}, {}]},
    ),
    Case(
        "SB-40-later",
        "also in a later turn",
        {**at(f"3H {OTHER}", stock="KC 4D"), "seats": [{"hand": f"3H {OTHER}", "from_pile": "3H"}, {"hand": 5}]},
        (ok("red 3H", event("red_three", replaced=False)),),
        {"seats": [{"hand": OTHER}, {}]},
    ),
    Case(
        "SB-29-red-three",
        "laying it must leave a card to keep",
        at("3H KD", stock=""),
        (no("red 3H", code="too_few_completes"), ok("discard KD")),
        {"seats": [{"hand": "3H"}, {}]},
    ),
    Case(
        "SB-33-red-three",
        "with two canastas it may be the last card",
        at("3H", melds=TWO, stock=""),
        (ok("red 3H", event("went_out")),),
        {"phase": "over"},
    ),
    Case(
        "SB-33-red-three-replaced",
        "but not where a card is drawn for it",
        at("3H KD", melds=TWO, stock="4C 5C"),
        (ok("red 3H"),),
        {"phase": "play", "seats": [{"hand": "4C KD"}, {}]},
    ),
    Case(
        "SB-29-passes",
        "who draws only red threes and cannot keep a card besides the discard does not discard",
        at(
            "KD",
            phase="draw",
            stock="3H 3D",
            rules=AUTO,
            discard="7D",
            others={1: "7C 7S 8C 8S"},
            rivals=[{"melds": ["6S 7S 8S"]}],
        ),
        (ok("draw stock", event("red_three"), event("red_three"), event("passed", seat=0)),),
        {"to_play": 1, "phase": "draw", "seats": [{"hand": "KD"}, {}]},
    ),
    ended("SB-41-none", "no red three", CARDS),
    ended("SB-41-two", "two completes: 100 each", CARDS + 200, "3H 3D"),
    ended("SB-41-five", "five: 500", CARDS + 500, "3D 3D 3D 3H 3H"),
    ended("SAMBA-O26", "all six: 1000", CARDS + 1000, ALL),
    stopped("SB-41-one-canasta", "with one canasta -100 each", [70 + 500 - 20 - 200, 0], red="3H 3D"),
    stopped("SB-41-six", "all six: -600", [70 + 500 - 20 - 600, 0], red=ALL),
    stopped("six_red_penalty-1000", "or -1000", [70 + 500 - 20 - 1000, 0], red=ALL, rules={"six_red_penalty": -1000}),
    stopped(
        "six_red_penalty-five",
        "five are -500 all the same",
        [70 + 500 - 20 - 500, 0],
        red="3D 3D 3D 3H 3H",
        rules={"six_red_penalty": "-1000"},
    ),
    stopped("SAMBA-O27", "two in one hand: -750 once", [70 + 500 - 20 - 750, 0], hand="QS QH 3H 3D"),
    stopped("SB-42-one", "one in a hand: -750", [70 + 500 - 20 - 750, 0], hand="QS QH 3H"),
    stopped("SB-42-zero", "or nothing", [70 + 500 - 20, 0], hand="QS QH 3H 3D", rules={"red_three_in_hand": 0}),
    stopped(
        "SB-42-per-card",
        "or -100 each",
        [70 + 500 - 20 - 200, 0],
        hand="QS QH 3H 3D",
        rules={"red_three_in_hand": "per_card"},
    ),
    stopped(
        "SB-42-both-players",
        "each player of a team: -1500",
        [70 + 500 - 20 - 1500, 0],
        hand="QS QH 3H",
        seats=4,
        others={1: "", 2: "3D 3D", 3: ""},
    ),
    stopped("SB-42-and-laid", "besides those that are laid", [70 + 500 - 20 - 100 - 750, 0], hand="QS QH 3H", red="3D"),
    stopped("SB-42-others", "the others' as well", [70 + 500 - 20, -750], others={1: "3H"}),
    ended("SB-42-partner", "also when the team went out", CARDS - 750, seats=4, others={1: "", 2: "3H", 3: ""}),
)
