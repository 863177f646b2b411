"""Attaching cards to melds and splitting runs (SQ-17, SQ-18, K10, K14, K15)."""

from __future__ import annotations

from tests.engine.cases import EVERY, FREE_RUNS, Case, Json, asks, at, event, no, ok

SPLIT = {"run_max": 5, "run_split": True}


def attach(name: str, card: str, meld: str, result: str | None, says: str, profiles: tuple[str, ...] = EVERY) -> Case:
    """One card to one meld: what the meld becomes, None where it is refused."""
    move = f"layoff {card} to 1"
    position: Json = at(f"{'JK' if card.startswith('JK') else card} 4C JD", table=(meld,))
    if result is None:
        return Case(name, says, position, (no(move),), {"table": [meld]}, illegal=(move,), profiles=profiles)
    laid = event("laid_off", number=1)
    return Case(name, says, position, (ok(move, laid),), {"table": [result]}, profiles=profiles)


CASES: tuple[Case, ...] = (
    Case(
        "S40-O04",
        "JK 7S 8S: the joker is the six, so the run goes on at 5 and 9",
        at("JK 7S 8S 5S 9S 6S 10S 2D KD"),
        (
            ok("meld JK 7S 8S", event("melded", meld="JK=6S 7S 8S", value=21)),
            no("layoff 6S to 1"),
            no("layoff 10S to 1"),
            ok("layoff 9S to 1"),
            ok("layoff 5S to 1"),
            ok("layoff 10S to 1"),
        ),
        {"table": ["5S JK=6S 7S 8S 9S 10S"]},
        profiles=FREE_RUNS,
    ),
    Case(
        "S40-O25",
        "a sixth card splits a run of five into two of three",
        at("4S 6S 2D KD", table=("5S 6S 7S 8S 9S",), rules=SPLIT),
        (
            ok("layoff 4S to 1", event("laid_off", card="4S", number=1), event("split", number=1, new=2)),
            ok("layoff 6S to 2"),
        ),
        {"table": ["4S 5S 6S", "6S 7S 8S 9S"]},
    ),
    Case(
        "S40-O25-standard",
        "without a maximum: 4S to the run, the 6S nowhere",
        at("4S 6S 2D KD", table=("5S 6S 7S 8S 9S",)),
        (ok("layoff 4S to 1"), no("layoff 6S to 1")),
        {"table": ["4S 5S 6S 7S 8S 9S"]},
        profiles=FREE_RUNS,
    ),
    Case(
        "K15-off",
        "run_max 5 without splitting: a sixth card is refused",
        at("4S 6S 2D KD", table=("5S 6S 7S 8S 9S",), rules={"run_max": 5}),
        (no("layoff 4S to 1"), no("layoff 6S to 1")),
    ),
    Case(
        "K15-upper",
        "the upper half goes to the end of the table",
        at("10S 2D KD", table=("5S 6S 7S 8S 9S", "KC KD KH"), profile="classic"),
        (ok("layoff 10S to 1", event("split", number=1, new=3)),),
        {"table": ["5S 6S 7S", "KC KD KH", "8S 9S 10S"]},
    ),
    Case(
        "K15-joker",
        "a joker keeps its identity when the run is split",
        at("10S 2D KD", table=("5S JK=6S 7S 8S 9S",), profile="classic"),
        (ok("layoff 10S to 1"),),
        {"table": ["5S JK=6S 7S", "8S 9S 10S"]},
    ),
    Case(
        "K15-four",
        "a run of four is not split",
        at("4S 2D KD", table=("5S 6S 7S 8S",), profile="classic"),
        (ok("layoff 4S to 1"),),
        {"table": ["4S 5S 6S 7S 8S"]},
    ),
    attach("T01", "8H", "5H 6H 7H", "5H 6H 7H 8H", "above"),
    attach("T02", "4H", "5H 6H 7H", "4H 5H 6H 7H", "below"),
    attach("T04", "8D", "5H 6H 7H", None, "another suit"),
    attach("T05", "AH", "2H 3H 4H", "AH 2H 3H 4H", "the low ace"),
    attach("T07", "2H", "QH KH AH", None, "round the corner"),
    attach("T08", "JH", "QH KH AH", "JH QH KH AH", "below"),
    attach("T10", "AH", "JH QH JK=KH", "JH QH JK=KH AH", "above the joker"),
    Case(
        "T11",
        "the joker's own card recovers it, it is not attached",
        at("KH 4C JD", table=("JH QH JK=KH",)),
        (no("layoff KH to 1"),),
        legal=("swap KH in 1",),
        illegal=("layoff KH to 1",),
        profiles=EVERY,
    ),
    attach("T13", "8H", "5H 6H JK=7H", "5H 6H JK=7H 8H", "above the joker"),
    Case(
        "T14",
        "a recovery, not an attachment",
        at("7H 4C JD", table=("5H 6H JK=7H",)),
        (no("layoff 7H to 1"), ok("swap 7H in 1")),
        {"table": ["5H 6H 7H"], "seats": [{"hand": "4C JD JK"}, {}]},
        profiles=EVERY,
    ),
    attach("T16", "7C", "7H 7D 7S", "7H 7D 7S 7C", "the fourth suit", FREE_RUNS),
    attach("T17", "7H", "7H 7D 7S", None, "a suit that is there"),
    attach("T19", "JK", "7H 7D 7S", "7H 7D 7S JK=7C", "the joker is the missing suit"),
    Case(
        "T20",
        "a joker to a run: which end?",
        at("JK 4C JD", table=("5H 6H 7H",)),
        (
            asks("layoff JK to 1", "layoff JK=4H to 1", "layoff JK=8H to 1"),
            ok("layoff JK=8H to 1", event("laid_off", card="JK=8H", number=1)),
        ),
        {"table": ["5H 6H 7H JK=8H"]},
        profiles=EVERY,
    ),
    Case(
        "T20-one-end",
        "where only one end is free there is nothing to ask",
        at("JK 4C JD", table=("QH KH AH",)),
        (ok("layoff JK to 1", event("laid_off", card="JK=JH", number=1)),),
        {"table": ["JK=JH QH KH AH"]},
        profiles=EVERY,
    ),
    Case(
        "T20-wrong",
        "an identity that does not fit",
        at("JK 4C JD", table=("5H 6H 7H", "7C 7D 7S")),
        (no("layoff JK=9H to 1"), no("layoff JK=8D to 1"), no("layoff JK=7D to 2"), ok("layoff JK=7H to 2")),
        profiles=EVERY,
    ),
    attach("T23", "7S", "7H 7D JK=7C", "7H 7D JK=7C 7S", "the joker stays the seven of clubs", FREE_RUNS),
    Case(
        "T23-locked",
        "then it is recovered by 7C only",
        at("7S 7C 7H 4C JD", table=("7H 7D JK=7C",)),
        (ok("layoff 7S to 1"), no("swap 7H in 1"), no("swap 7S in 1"), ok("swap 7C in 1")),
        {"table": ["7H 7D 7C 7S"]},
        profiles=FREE_RUNS,
    ),
    Case(
        "T25",
        "nothing is attached before the opening",
        at("8H 4C JD", opened=False, table=("5H 6H 7H",)),
        (no("layoff 8H to 1"),),
        illegal=("layoff 8H to 1",),
        profiles=EVERY,
    ),
    Case(
        "T26",
        "to one's own and to other players' melds",
        at("10C JC QC 9C 8H 2D KS", table=("5H 6H 7H",)),
        (ok("meld 10C JC QC"), ok("layoff 9C to 2"), ok("layoff 8H to 1")),
        {"table": ["5H 6H 7H 8H", "9C 10C JC QC"]},
        profiles=EVERY,
    ),
    Case(
        "SQ-8-attach",
        "a second natural ace is never attached; the joker may stand for it",
        at("AH JK 4C JD", table=("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH",)),
        (no("layoff AH to 1"), ok("layoff JK to 1", event("laid_off", card="JK=AH", number=1))),
        profiles=FREE_RUNS,
    ),
    Case(
        "SQ-8-both-ends",
        "an ace goes to either end of 2..K, then only a joker to the other",
        at("AH AH JK 4C JD", table=("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH",)),
        (ok("layoff AH to 1"), no("layoff AH to 1"), ok("layoff JK to 1", event("laid_off", card="JK=AH"))),
        profiles=FREE_RUNS,
    ),
)
