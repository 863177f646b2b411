"""Totals, elimination and the ways a match goes on (SQ-31 to SQ-33, K38 to K41)."""

from __future__ import annotations

from tests.engine.cases import EVERY, Case, at, event, no, ok, seat

CLOSE = ok("discard 2C", event("closed"), event("hand_over"))
SINGLE = {"match_mode": "single_hand"}
ENDLESS = {"match_mode": "no_elimination"}
RESET = {"reentry": "auto_reset"}
BUY_IN = {"reentry": "buy_in"}


def rival(hand: str, total: int) -> dict[str, object]:
    """An opened rival with a total before the hand."""
    return seat(hand, opened=True, total=total)


CASES: tuple[Case, ...] = (
    Case(
        "S40-O37",
        "95 + 6 is out, 60 + 12 stays, the closer keeps 40",
        at("2C", total=40, rivals=[rival("6H", 95), rival("KH 2D", 60)]),
        (ok("discard 2C", event("closed"), event("hand_over"), event("eliminated", seats=[1])),),
        {
            "hand_scores": [0, 6, 12],
            "seats": [{"total": 40}, {"total": 101, "out": True}, {"total": 72}],
            "eliminated": [1],
            "winner": None,
        },
        profiles=("standard", "federation", "house"),
    ),
    Case(
        "S13",
        "100 is still in",
        at("2C", rivals=[rival("6H", 94), rival("2D", 0)]),
        (CLOSE,),
        {"eliminated": [], "winner": None, "seats": [{}, {"total": 100}, {"total": 2}]},
        profiles=("standard", "house", "classic"),
    ),
    Case(
        "S14",
        "101 is out; with two players the other wins",
        at("2C", rivals=[rival("7H", 94)]),
        (
            ok(
                "discard 2C",
                event("closed"),
                event("hand_over"),
                event("eliminated", seats=[1]),
                event("match_over", winner=0),
            ),
        ),
        {"eliminated": [1], "winner": 0, "seats": [{"total": 0}, {"total": 101, "out": True}]},
        profiles=("standard", "federation", "house", "duel"),
    ),
    Case(
        "S14-both",
        "several in one hand",
        at("2C", rivals=[rival("7H", 94), rival("KH", 100), rival("2D", 3)]),
        (CLOSE,),
        {"eliminated": [1, 2], "winner": None},
    ),
    Case(
        "S14-all",
        "everybody but the closer: he wins",
        at("2C", total=99, rivals=[rival("7H", 94), rival("KH", 100)]),
        (CLOSE,),
        {"eliminated": [1, 2], "winner": 0},
    ),
    Case(
        "S14-earlier",
        "the last one in wins, whoever went out before",
        at("2C", rivals=[rival("7H", 99), {"out": True, "total": 120}], dealer=1),
        (CLOSE,),
        {"eliminated": [1], "winner": 0, "hand_scores": [0, 7, None]},
    ),
    *(
        Case(
            f"S23-{limit}",
            "another limit",
            at("2C", rivals=[rival("2D", limit - 2), rival("AH", limit - 12)], rules={"limit": limit}),
            (CLOSE,),
            {"eliminated": [1], "winner": None, "seats": [{}, {"total": limit}, {"total": limit - 1}]},
        )
        for limit in (151, 201, 301, 501)
    ),
    Case(
        "S16",
        "a seat that is out is skipped",
        at("2C 9H", rivals=[{"out": True, "total": 140}, seat("3S 4D"), seat("5C 9C")], stock="KC 8S QD"),
        (ok("discard 2C"), ok("draw stock"), ok("discard 3S"), ok("draw stock"), ok("discard 5C")),
        {"to_play": 0, "phase": "draw"},
    ),
    Case(
        "S40-O38",
        "auto_reset: who reached the limit comes back at the highest total below it",
        at("2C", total=63, rivals=[rival("4D", 100), rival("7H", 70), rival("KD JD", 100)], rules=RESET),
        (CLOSE,),
        {
            "seats": [{"total": 63}, {"total": 77}, {"total": 77}, {"total": 77}],
            "eliminated": [],
            "winner": None,
        },
    ),
    Case(
        "K41-one-left",
        "auto_reset: one player below the limit wins",
        at("2C", total=63, rivals=[rival("4D", 100), rival("KD JD", 100)], rules=RESET),
        (CLOSE,),
        {"winner": 0},
    ),
    Case(
        "S20",
        "comes back at 95",
        at("2C", total=40, rivals=[rival("KH 8D", 100), rival("2D", 75), rival("5H", 90)], rules=RESET),
        (CLOSE,),
        {"seats": [{"total": 40}, {"total": 95}, {"total": 77}, {"total": 95}], "winner": None},
    ),
    Case(
        "S22",
        "comes back at 100",
        at("2C", total=40, rivals=[rival("KH 8D", 100), rival("KD", 90)], rules=RESET),
        (CLOSE,),
        {"seats": [{"total": 40}, {"total": 100}, {"total": 100}], "winner": None},
    ),
    Case(
        "K41-all-out",
        "auto_reset, a dead hand that counts and nobody below the limit: the lowest total wins",
        at(
            "9H 2C",
            total=95,
            stock="",
            discard="",
            rivals=[rival("KH", 93), rival("2D", 100)],
            rules={**RESET, "dead_hand": "all_count", "reshuffle_limit": 0, "discard_draw_opened": "must_meld"},
        ),
        (ok("discard 2C"), ok("stop")),
        {"winner": 2, "hand_scores": [9, 10, 2]},
    ),
    Case(
        "K41-buy-in",
        "buy_in: the match waits for each seat at the limit; who re-enters gets the highest total below it",
        at("2C", total=40, rivals=[rival("KH 8D", 100), rival("2D", 75), rival("5H", 96)], rules=BUY_IN),
        (
            CLOSE,
            no("rejoin 0"),
            no("rejoin 2"),
            no("draw stock"),
            ok("rejoin 1"),
            ok("leave 3"),
        ),
        {
            "phase": "over",
            "seats": [{"total": 40}, {"total": 77, "out": False}, {"total": 77}, {"total": 101, "out": True}],
            "winner": None,
        },
    ),
    Case(
        "K41-buy-in-waits",
        "both answers are offered",
        at("2C", total=40, rivals=[rival("KH 8D", 100), rival("2D", 75)], rules=BUY_IN),
        (CLOSE,),
        {"phase": "buy_in", "winner": None},
        legal=("rejoin 1", "leave 1"),
        illegal=("rejoin 0", "rejoin 2"),
    ),
    Case(
        "K41-buy-in-leave",
        "who leaves is out",
        at("2C", total=40, rivals=[rival("KH 8D", 100), rival("2D", 75)], rules=BUY_IN),
        (CLOSE, ok("leave 1")),
        {"phase": "over", "seats": [{}, {"total": 118, "out": True}, {}], "eliminated": [1]},
    ),
    Case(
        "K41-buy-in-one",
        "only offered while two are below the limit",
        at("2C", total=40, rivals=[rival("KH 8D", 100), rival("5H", 96)], rules=BUY_IN),
        (CLOSE,),
        {"phase": "over", "winner": 0},
    ),
    Case(
        "K38-single",
        "single_hand: the closer wins, no points",
        at("2C", total=0, rivals=[rival("KH 8D", 0), rival("5H", 0)], rules=SINGLE),
        (ok("discard 2C", event("closed"), event("match_over", winner=0)),),
        {"phase": "over", "winner": 0, "seats": [{"total": 0}, {"total": 0}, {"total": 0}]},
    ),
    Case(
        "K38-endless",
        "no_elimination: nobody leaves at 101",
        at("2C", total=50, rivals=[rival("KH 8D", 400), rival("5H", 96)], rules=ENDLESS),
        (CLOSE,),
        {"winner": None, "eliminated": [], "seats": [{"total": 50}, {"total": 418}, {"total": 101, "out": False}]},
    ),
    Case(
        "K40",
        "no_elimination: at final_total the lowest wins",
        at("2C", total=950, rivals=[rival("KH 8D", 990), rival("5H", 96)], rules=ENDLESS),
        (ok("discard 2C", event("match_over", winner=2)),),
        {"winner": 2, "eliminated": [], "seats": [{"total": 950}, {"total": 1008}, {"total": 101}]},
    ),
    Case(
        "K40-tie",
        "no_elimination: equal lowest play on",
        at("2C", total=101, rivals=[rival("KH 8D", 990), rival("5H", 96)], rules=ENDLESS),
        (CLOSE,),
        {"winner": None},
    ),
    Case(
        "K40-1500",
        "another final total",
        at("2C", total=101, rivals=[rival("KH 8D", 990)], rules={**ENDLESS, "final_total": 1500}),
        (CLOSE,),
        {"winner": None},
    ),
    Case(
        "SQ-32",
        "the closer's total never changes",
        at("2C", total=100, rivals=[rival("KH", 0), rival("5H", 0)]),
        (CLOSE,),
        {"seats": [{"total": 100, "out": False}, {}, {}], "hand_scores": [0, 10, 5]},
        profiles=("standard", "federation", "classic", "house"),
    ),
    Case(
        "SQ-31-flat",
        "the flat penalty and the doubling count towards the limit",
        at(
            "10H JH QH KH 2C",
            opened=False,
            rivals=[seat("KC", total=0)],
            profile="duel",
        ),
        (ok("open 10H JH QH KH"), ok("discard 2C")),
        {"hand_scores": [0, 200], "eliminated": [1], "winner": 0},
    ),
    Case(
        "SQ-2",
        "defaults: dealer 0, the seat to his left plays, phase draw, nobody opened, one turn each",
        {
            "game": "scala40",
            "rules": {"profile": "standard"},
            "seats": [{"hand": "2C 3D"}, {"hand": "4S 9H"}],
            "stock": "KC",
        },
        (),
        {
            "dealer": 0,
            "to_play": 1,
            "phase": "draw",
            "taken": None,
            "discard": "",
            "table": [],
            "seats": [{"opened": False, "total": 0, "turns": 1}, {"opened": False, "total": 0, "turns": 1}],
        },
        legal=("draw stock",),
        profiles=EVERY,
    ),
)
