"""The first melds of a team (SB-18 to SB-22)."""

from __future__ import annotations

from typing import Any

from tests.engine.cases import Case, event, no, ok
from tests.engine.cases.samba import OTHER, at, drawing

EXACT = {15: "4C 4D 4H", 50: "4C 4D 4H 4S KC KD KH", 90: "AC AD AH 8C 8D 8H", 120: "AC AD AH AS AS AD"}
"""Cards that are worth just so much, as melds."""
LAID = {15: "4C 4D 4H", 50: "4C 4D 4H 4S / KC KD KH", 90: "AC AD AH / 8C 8D 8H", 120: "AC AD AH AS AS AD"}


def minimum(score: int, value: int, name: str = "SB-18", **rules: Any) -> Case:
    """A team with this score needs melds of this value: one point less is too low, just as much is enough."""
    low = no("meld 5C 5D 5H", f"15 of {value}", str(value - 15), code="opening_too_low")
    steps = (low,) if value > 15 else (ok("meld 5C 5D 5H", event("opened", value=15, minimum=15)),)
    said = f"a team with {score} needs {value}"
    return Case(f"{name}-{score}-{value}", said, at(f"5C 5D 5H {OTHER}", melds=[], score=score, rules=rules), steps)


def first(name: str, says: str, melds: str, value: int, score: int = 0, missing: int = 0) -> Case:
    """Laying first melds of this value."""
    accepted = ok(f"meld {melds}", event("opened", value=value), event("melded", number=1))
    refused = no(f"meld {melds}", f"{value} of {value + missing}", f"{missing} missing", code="opening_too_low")
    step = refused if missing else accepted
    return Case(name, says, at(f"{melds} {OTHER}".replace(" /", ""), melds=[], score=score), (step,))


CASES: tuple[Case, ...] = (
    first("SAMBA-O10", "45 points are too few", "KH KS KD / 4H 4C 4S", 45, missing=5),
    first("SAMBA-O10-fourth", "with a fourth four they are enough", "KH KS KD / 4H 4C 4S 4D", 50),
    *(
        minimum(score, value, "SAMBA-O11")
        for score, value in ((-5, 15), (0, 50), (1495, 50), (1500, 90), (3000, 120), (7000, 150))
    ),
    *(minimum(score, value) for score, value in ((-1000, 15), (2995, 90), (6995, 120), (9995, 150))),
    minimum(7000, 160, top_minimum=160),
    minimum(7005, 160, top_minimum="160"),
    first("SAMBA-O12", "a wild card counts its own value", "JC JD JK", 70, 200),
    first("SAMBA-O13", "a sequence counts as well", "10S JS QS KS AS", 60),
    first("SB-19-two", "a two counts 20", "KC KD 2C", 40, missing=10),
    first("SB-19-bonus", "a canasta has no bonus here", "4C 4C 4D 4D 4H 4H 4S", 35, missing=15),
    first("SB-19-samba", "nor has a samba", "4C 5C 6C 7C 8C 9C 10C", 50),
    first("SB-19-several", "several melds together", "4C 5C 6C / 7D 7H 7S / AC AD JK", 120, 3000),
    first("SB-18-90", "90 of 90", "AC AD AH / KC KD KH", 90, 1500),
    first("SB-18-85", "85 of 90", "AC AD AH / 4C 4D 4H 4S 4S", 85, 1500, 5),
    first("SB-18-120", "120 of 120", "AC AD AH AS AS AD", 120, 3000),
    first("SB-18-115", "115 of 120", "AC AD AH AS AS / 4C 4D 4H", 115, 3000, 5),
    first("SB-18-150", "150 of 150", "AC AD AH AS JK JK", 180, 7000),
    Case(
        "SB-19-red-three",
        "a red three does not count, nor does it open",
        at(f"3H KC KD KH 4C 4D 4H {OTHER}", melds=[], red="3D"),
        (ok("red 3H"), no("meld KC KD KH / 4C 4D 4H", "45 of 50", code="opening_too_low")),
        {"teams": [{"melds": [], "red_threes": "3D 3H"}, {}]},
    ),
    Case(
        "SB-21-one-move",
        "the minimum is reached in one move, not little by little",
        at(f"KC KD KH 4C 4D 4H 4S {OTHER}", melds=[]),
        (no("meld KC KD KH", "30 of 50"), no("meld 4C 4D 4H 4S", "20 of 50"), ok("meld KC KD KH / 4C 4D 4H 4S")),
        {"teams": [{"melds": ["KC KD KH", "4C 4D 4H 4S"]}, {}]},
    ),
    Case(
        "SB-22-free",
        "once it has melded a team has no minimum any more",
        at(f"4C 4D 4H {OTHER}"),
        (ok("meld 4C 4D 4H", event("melded", value=15)),),
    ),
    Case(
        "SB-22-partner",
        "nor has the partner who did not meld himself",
        at(f"4C 4D 4H {OTHER}", seats=4, score=7000),
        (ok("meld 4C 4D 4H"),),
    ),
    Case(
        "SB-22-team-only",
        "what the others have melded does not help",
        at(f"4C 4D 4H {OTHER}", melds=[], rivals=[{"melds": ["7C 7D 7H"]}]),
        (no("meld 4C 4D 4H", code="opening_too_low"), no("add 8D to 1", code="no_such_meld")),
    ),
    Case(
        "SB-22-after",
        "in the turn of the first melds more may follow",
        at(f"KC KD KH 4C 4D 4H 4S 5C 5D 5H KS {OTHER}", melds=[]),
        (ok("meld KC KD KH / 4C 4D 4H 4S"), ok("meld 5C 5D 5H"), ok("add KS to 1")),
    ),
    Case(
        "SB-21-undo",
        "the first melds can be taken back, and then there is a minimum again",
        at(f"KC KD KH 4C 4D 4H 4S {OTHER}", melds=[]),
        (ok("meld KC KD KH / 4C 4D 4H 4S"), ok("undo"), no("meld KC KD KH", code="opening_too_low")),
        {"teams": [{"melds": []}, {}]},
    ),
    Case(
        "SAMBA-O17",
        "with the pile only its top card counts: 60 of 90",
        drawing(f"AS AD {OTHER}", "KH KS KD AC", melds=[], score=1600),
        (no("take pile with AS AD", "60 of 90", "30 missing", code="opening_too_low"),),
        illegal=("take pile with AD AS",),
    ),
    Case(
        "SAMBA-O17-kings",
        "with three kings from the hand it is 90",
        drawing(f"AS AD KH KS KD {OTHER}", "5C AC", melds=[], score=1600),
        (
            ok(
                "take pile with AS AD / KH KS KD",
                event("taken", top="AC", cards=1),
                event("opened", value=90, minimum=90),
                event("melded", meld="AC AD AS"),
                event("melded", meld="KD KH KS"),
            ),
        ),
        {"phase": "play", "discard": "", "seats": [{"hand": "5C 8D 5S"}, {}]},
    ),
    Case(
        "SB-21-kings-in-the-pile",
        "the kings of the pile are not in the hand yet",
        drawing(f"AS AD {OTHER}", "KH KS KD AC", melds=[], score=1600),
        (no("take pile with AS AD / KH KS KD", code="not_in_hand"),),
    ),
    Case(
        "SB-21-enough-alone",
        "the top card with two of its rank may be enough",
        drawing(f"AS AD {OTHER}", "4C AC", melds=[]),
        (ok("take pile with AS AD", event("opened", value=60)),),
    ),
    Case(
        "SB-21-with-sequence",
        "the other melds may be sequences",
        drawing(f"5S 5D 10H JH QH KH {OTHER}", "4C 5C", melds=[]),
        (ok("take pile with 5S 5D / 10H JH QH KH", event("opened", value=55)),),
    ),
    Case(
        "SB-21-more-of-the-rank",
        "more cards of the rank, and wild ones, count with the top card",
        drawing(f"5S 5D 5H JK {OTHER}", "4C 5C", melds=[]),
        (no("take pile with 5S 5D", "15 of 50"), ok("take pile with 5S 5D 5H JK", event("opened", value=70))),
    ),
)
