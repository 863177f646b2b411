"""Lives, elimination, the end of the match (SC-9 to SC-12, SC-38 to SC-41)."""

from __future__ import annotations

from tests.engine.cases import Case, Step, event, no, ok
from tests.engine.cases.scat import at, last, seat

LOW, MIDDLE, HIGH = "4H 3S 5D", "10S 9S 2D", "KD QD 7D"
FULL = {"double_loss": "full"}
NO_COUNTY = {"county": "off"}
USELESS = (ok("draw stock"), ok("discard 2C", event("hand_over")))
OVER = ok("draw stock"), ok("discard 2C", event("hand_over"), event("eliminated"), event("match_over", winner=1))


def stopped(*events: dict[str, object]) -> tuple[Step, ...]:
    """Seat 0 stops at an empty stock: the lowest lose."""
    return (ok("stop", *events),)


def loses(lives: int, **rules: object) -> dict[str, object]:
    """Seat 1 of three, with so many lives, is the lowest."""
    return at(MIDDLE, seat(LOW, lives=lives), HIGH, stock="", rules=dict(rules))


def double(lives: int, **rules: object) -> dict[str, object]:
    """Seat 0, with so many lives, has knocked and is alone the lowest."""
    return last(seat(LOW, lives=lives), MIDDLE, HIGH, rules=dict(rules))


CASES: tuple[Case, ...] = (
    *(
        Case(
            f"SCAT-O26-{lives}",
            f"with {lives} lives a lost life leaves {lives - 1}",
            loses(lives),
            stopped(event("lost", seat=1, lives=1, left=lives - 1)),
            {
                "seats": [{"lives": 3}, {"lives": lives - 1, "total": 4 - lives, "out": False}, {}],
                "eliminated": [],
                "winner": None,
            },
        )
        for lives in (3, 2, 1)
    ),
    Case(
        "SCAT-O26-0",
        "on the county the next life eliminates",
        loses(0),
        stopped(event("lost", seat=1, lives=1, left=0), event("eliminated", seats=[1])),
        {"seats": [{}, {"lives": 0, "total": 4, "out": True}, {}], "eliminated": [1], "winner": None},
    ),
    Case(
        "SCAT-O27",
        "capped: the knocker's last life is all that is lost",
        double(1),
        (ok("draw stock"), ok("discard 2C", event("lost", seat=0, lives=1, left=0))),
        {"hand_scores": [1, 0, 0], "seats": [{"lives": 0, "out": False}, {}, {}], "eliminated": []},
    ),
    Case(
        "SCAT-O27-full",
        "full: the last life and the county life",
        double(1, **FULL),
        (ok("draw stock"), ok("discard 2C", event("lost", seat=0, lives=2), event("eliminated", seats=[0]))),
        {"hand_scores": [2, 0, 0], "seats": [{"lives": 0, "out": True}, {}, {}], "eliminated": [0]},
    ),
    Case("SC-12-3", "three lives, two lost", double(3), USELESS, {"seats": [{"lives": 1, "total": 2}, {}, {}]}),
    Case("SC-12-2", "two lives, both lost", double(2), USELESS, {"seats": [{"lives": 0, "out": False}, {}, {}]}),
    Case("SC-12-0", "on the county: out", double(0), USELESS, {"hand_scores": [1, 0, 0], "eliminated": [0]}),
    Case(
        "SC-12-full-2",
        "full: two lives, both lost",
        double(2, **FULL),
        USELESS,
        {"seats": [{"lives": 0, "out": False}, {}, {}]},
    ),
    Case("SC-12-full-0", "full on the county: out", double(0, **FULL), USELESS, {"eliminated": [0]}),
    Case(
        "SC-12-costs-full",
        "full is also for a 31 that costs two",
        at("AS KS QS", seat(LOW, lives=1), HIGH, rules={"thirty_one_costs": 2, **FULL}),
        (ok("declare", event("eliminated", seats=[1])),),
        {"hand_scores": [0, 2, 2]},
    ),
    Case(
        "SCAT-O28",
        "without the county the last life eliminates",
        loses(1, **NO_COUNTY),
        stopped(event("lost", seat=1, lives=1, left=0), event("eliminated", seats=[1])),
        {"seats": [{}, {"lives": 0, "out": True}, {}], "eliminated": [1]},
    ),
    Case(
        "SC-10-off-2",
        "without the county two lives at once eliminate, too",
        double(2, **NO_COUNTY),
        USELESS,
        {"hand_scores": [2, 0, 0], "eliminated": [0]},
    ),
    Case(
        "SC-10-off-1",
        "without the county there is no life but the last",
        double(1, **NO_COUNTY, **FULL),
        USELESS,
        {"hand_scores": [1, 0, 0], "eliminated": [0]},
    ),
    Case(
        "SC-9",
        "a match of one life",
        at(seat(LOW, lives=1), seat(MIDDLE, lives=1), stock="", rules={"lives": 1}),
        stopped(),
        {"seats": [{"lives": 0, "total": 1, "out": False}, {"lives": 1, "total": 0}]},
    ),
    Case(
        "SC-39",
        "the last one in wins",
        last(seat(LOW, lives=0), MIDDLE, drawn="2C"),
        OVER,
        {"winner": 1, "eliminated": [0], "phase": "over"},
    ),
    Case(
        "SC-38",
        "all losses of a deal count at the same time",
        at("AS KS QS", seat(LOW, lives=0), seat(MIDDLE, lives=0), seat(HIGH, lives=1)),
        (ok("declare", event("hand_over"), event("eliminated", seats=[1, 2])),),
        {"eliminated": [1, 2], "winner": None, "closed_by": 0, "seats": [{}, {}, {}, {"lives": 0, "out": False}]},
    ),
    Case(
        "SC-38-all-others",
        "a 31 that eliminates everybody else wins",
        at("AS KS QS", seat(LOW, lives=0), seat(MIDDLE, lives=0)),
        (ok("declare", event("match_over", winner=0)),),
        {"winner": 0, "eliminated": [1, 2]},
    ),
    Case(
        "SCAT-O30",
        "everybody would be out: nobody loses",
        at(seat("10S 9S 2D", lives=0), seat("KH 9H 2C", lives=0), stock=""),
        stopped(event("shown"), event("dead", reason="all_out"), event("hand_over", scores=[0, 0])),
        {
            "hand_scores": [0, 0],
            "eliminated": [],
            "winner": None,
            "closed_by": None,
            "replay": True,
            "seats": [{"lives": 0, "out": False}, {"lives": 0, "out": False}],
        },
    ),
    Case(
        "SC-40-share",
        "or all win together",
        at(seat("10S 9S 2D", lives=0), seat("KH 9H 2C", lives=0), stock="", rules={"all_out": "share"}),
        stopped(event("eliminated", seats=[0, 1]), event("match_over", winner=[0, 1])),
        {"winner": [0, 1], "eliminated": [0, 1], "seats": [{"out": True}, {"out": True}]},
    ),
    Case(
        "SC-40-one-stays",
        "a tie that leaves somebody in is no such case",
        at(seat("10S 9S 2D", lives=0), seat("KH 9H 2C", lives=1), stock=""),
        stopped(event("eliminated", seats=[0]), event("match_over", winner=1)),
        {"winner": 1, "hand_scores": [1, 1]},
    ),
    Case(
        "SC-40-out-before",
        "seats that were out before are no part of it",
        at(seat("10S 9S 2D", lives=0), {"out": True, "lives": 0}, seat("KH 9H 2C", lives=0), stock=""),
        stopped(event("hand_over", scores=[0, None, 0])),
        {"replay": True, "winner": None},
    ),
    Case(
        "SC-41-alone",
        "the only one who is still in has won",
        at(seat(LOW), seat(MIDDLE, out=True)),
        (no("draw stock", code="hand_over"),),
        {"phase": "over", "winner": 0, "hand_scores": [0, None], "eliminated": []},
    ),
    Case(
        "SC-9-total",
        "lives follow from the lives lost where only these are given",
        at({"hand": LOW, "total": 2}, {"hand": MIDDLE, "total": 3}),
        (),
        {"seats": [{"lives": 1, "total": 2}, {"lives": 0, "total": 3}]},
    ),
    Case(
        "SC-9-both",
        "of two that differ the lives count",
        at({"hand": LOW, "lives": 2, "total": 3}, MIDDLE),
        (),
        {"seats": [{"lives": 2, "total": 1}, {}]},
    ),
)
