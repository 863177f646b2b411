"""Four of a kind that leaves the table (K31, K32)."""

from __future__ import annotations

from tests.engine.cases import FREE_RUNS, Case, at, event, ok

CASES: tuple[Case, ...] = (
    Case(
        "S40-O39",
        "to_discard_pile: the four lies under this turn's discard",
        at(
            "8C 2C KS",
            table=("5H 6H 7H", "8H 8S 8D", "9C 10C JC"),
            discard="4H",
            rules={"four_of_a_kind": "to_discard_pile"},
        ),
        (
            ok("layoff 8C to 2", event("laid_off", card="8C"), event("removed", number=2)),
            ok("discard 2C"),
        ),
        {"table": ["5H 6H 7H", "9C 10C JC"], "discard": "4H 8H 8S 8D 8C 2C", "top": "2C"},
    ),
    Case(
        "K31-meld",
        "a four laid from the hand goes at once",
        at("8H 8S 8D 8C 2C KS", discard="4H", rules={"four_of_a_kind": "to_discard_pile"}),
        (ok("meld 8H 8S 8D 8C", event("melded", value=32), event("removed")), ok("discard 2C")),
        {"table": [], "discard": "4H 8H 8S 8D 8C 2C"},
    ),
    Case(
        "K31-undo",
        "and comes back by undo",
        at("8C 2C KS", table=("8H 8S 8D",), discard="4H", rules={"four_of_a_kind": "to_discard_pile"}),
        (ok("layoff 8C to 1"), ok("undo")),
        {"table": ["8H 8S 8D"], "discard": "4H", "seats": [{"hand": "8C 2C KS"}, {}]},
    ),
    Case(
        "K31-bottom",
        "classic: to the bottom of the stock in the order it lies",
        at("8C 2C KS", table=("8H 8S 8D",), stock="9D 3D", profile="classic"),
        (ok("layoff 8C to 1"), ok("discard KS")),
        {"table": [], "stock": "9D 3D 8H 8S 8D 8C", "top": "KS"},
    ),
    Case(
        "K31-bottom-empty",
        "with an empty stock it becomes the stock",
        at("8C 2C KS", table=("8H 8S 8D",), stock="", discard="9D", profile="classic"),
        (ok("layoff 8C to 1"),),
        {"stock": "8H 8S 8D 8C"},
    ),
    Case(
        "K31-open",
        "an opening of one four counts 40 and goes",
        at("10C 10D 10H 10S 2C KS", opened=False, stock="9D 3D", profile="classic"),
        (ok("open 10C 10D 10H 10S", event("opened", value=40)), ok("discard KS")),
        {"table": [], "seats": [{"opened": True, "hand": "2C"}, {}], "stock": "9D 3D 10C 10D 10H 10S"},
    ),
    Case(
        "K31-duty",
        "a taken card used in that four is used",
        at(
            "2C KS",
            table=("8H 8S 8D",),
            phase="draw",
            discard="4H 8C",
            rules={"four_of_a_kind": "to_discard_pile"},
        ),
        (ok("draw discard"), ok("layoff 8C to 1"), ok("discard 2C")),
        {"discard": "4H 8H 8S 8D 8C 2C"},
    ),
    Case(
        "K32-stays",
        "a four with a joker stays until the joker is recovered",
        at("8C 8D 2C KS", table=("8H 8S JK=8D",), discard="4H", rules={"four_of_a_kind": "to_discard_pile"}),
        (ok("layoff 8C to 1"), ok("swap 8D in 1", event("swapped", card="8D"), event("removed", number=1))),
        {"table": [], "discard": "4H 8H 8S 8D 8C", "seats": [{"hand": "2C KS JK"}, {}]},
    ),
    Case(
        "K32-removed",
        "removed: it goes, joker included",
        at(
            "8C 8D 2C KS",
            table=("8H 8S JK=8D",),
            discard="4H",
            rules={"four_of_a_kind": "to_discard_pile", "quartet_with_joker": "removed"},
        ),
        (ok("layoff 8C to 1", event("removed")),),
        {"table": [], "discard_size": 5},
    ),
    Case(
        "K31-stay",
        "stay: nothing goes",
        at("8C 2C KS", table=("8H 8S 8D",)),
        (ok("layoff 8C to 1"),),
        {"table": ["8H 8S 8D 8C"]},
        profiles=FREE_RUNS,
    ),
)
