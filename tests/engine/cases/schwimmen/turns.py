"""The dealer's choice, swapping, passing and closing (SW-3 to SW-6)."""

from __future__ import annotations

from tests.engine.cases import Case, event, no, ok
from tests.engine.cases.scat import seat
from tests.engine.cases.schwimmen import POOL, at

HAND = "10C QS KD"
AFTER_SWAP = {"sw_close": "after_swap"}
FIRST_ROUND = {"sw_no_close_first_round": True}
CHOICE = at("7S 8S 9D", "10H JD QC", phase="choose", to_play=1, dealer=1, pool="9S 9C KH")

SWAPS = tuple(f"swap {own} for {other}" for own in HAND.split() for other in POOL.split())

CASES: tuple[Case, ...] = (
    Case(
        "SW-3-legal",
        "the dealer chooses before anybody plays",
        CHOICE,
        (
            no("pass", code="choose_first"),
            no("swap 10H for 9S", code="choose_first"),
            no("close", code="choose_first"),
            no("declare", code="choose_first"),
        ),
        {"phase": "choose", "to_play": 1},
        legal=("keep", "exchange"),
        illegal=("pass", "swap all"),
    ),
    Case(
        "SW-3-keep",
        "the hand not played is turned up",
        CHOICE,
        (ok("keep", event("kept", seat=1), event("turned_up", cards="9S 9C KH")), no("keep", code="chosen_already")),
        {"phase": "draw", "to_play": 0, "seats": [{}, {"hand": "10H JD QC", "turns": 1}], "pool": "9S 9C KH"},
    ),
    Case(
        "SW-3-exchange",
        "the hand that was looked at becomes the pool",
        CHOICE,
        (ok("exchange", event("exchanged", seat=1), event("turned_up", cards="QC JD 10H")), no("exchange")),
        {"phase": "draw", "to_play": 0, "seats": [{}, {"hand": "9S 9C KH"}], "pool": "QC JD 10H"},
    ),
    Case(
        "SW-3-default",
        "while the dealer chooses the dealer is to play",
        {key: value for key, value in CHOICE.items() if key != "to_play"},
        (),
        {"to_play": 1},
    ),
    Case(
        "SCHW-O33",
        "one card or three may be swapped, never two",
        at(HAND, 3),
        (
            no("swap 10C QS for 7C 8D", "not 2", code="swap_one_or_all"),
            no("swap 10C for 7C 8D", "not 2", code="swap_one_or_all"),
            ok("swap QS for 9H", event("swapped", seat=0, card="QS", taken="9H")),
        ),
        {"seats": [{"hand": "10C 9H KD", "known": "9H"}, {}], "pool": "7C 8D QS", "to_play": 1},
    ),
    Case(
        "SCHW-O33-three",
        "the whole hand for the whole pool",
        at(HAND, 3),
        (ok("swap all", event("swapped", seat=0)),),
        {"seats": [{"hand": "7C 8D 9H", "turns": 2}, {}], "pool": "10C KD QS", "to_play": 1},
    ),
    Case(
        "SCHW-O33-three-named",
        "or card by card",
        at(HAND, 3),
        (ok("swap QS KD 10C for 7C 9H 8D"),),
        {"seats": [{"hand": "7C 8D 9H"}, {}]},
    ),
    Case(
        "SW-4-legal",
        "nine swaps, all three, pass, close",
        at(HAND, 3),
        (),
        legal=(
            *(f"swap {own} for {other}" for own in HAND.split() for other in ["7C", "8D", "9H"]),
            "swap all",
            "pass",
            "close",
        ),
        illegal=("keep", "exchange", "declare"),
    ),
    Case(
        "SW-4-cards",
        "cards that are not there",
        at(HAND, "7S 8S 9D"),
        (
            no("swap 7S for 7C", "7S", code="not_in_hand"),
            no("swap QS for 7S", "7S", code="not_in_pool"),
            no("swap QS KD 7S for 7C 9H 8D", code="not_in_hand"),
            no("swap QS KD 10C for 7C 9H 7S", code="not_in_pool"),
            no("swap QS", code="unreadable_move"),
        ),
    ),
    Case(
        "SW-4-pass",
        "a pass changes nothing",
        at(HAND, 3),
        (ok("pass", event("passed", seat=0)),),
        {"seats": [{"hand": HAND, "turns": 2}, {}], "pool": "7C 8D 9H", "to_play": 1, "passes": 1},
    ),
    Case(
        "SW-5",
        "three new cards when all have passed",
        at(HAND, 3, 3, passes=1, stock="AS KS QD JD"),
        (ok("pass"), ok("pass", event("passed", seat=1), event("turned_up", cards="AS KS QD"))),
        {"pool": "AS KS QD", "stock": "JD", "discard": "7C 8D 9H", "passes": 0, "to_play": 2, "phase": "draw"},
    ),
    Case(
        "SW-5-swap",
        "a swap breaks the row of passes",
        at(HAND, 3, 3, passes=2),
        (ok("swap QS for 9H"),),
        {"passes": 0, "to_play": 1},
    ),
    Case(
        "SW-5-out",
        "all are those who are in",
        at(HAND, {"out": True}, "7S 8S 9D", passes=1, stock="AS KS QD"),
        (ok("pass", event("turned_up")),),
    ),
    Case(
        "SW-5-end",
        "with fewer than three cards left the deal is settled",
        at(HAND, "7S 8S 9D", passes=1, stock="AS KS"),
        (ok("pass", event("shown", seat=0), event("shown", seat=1), event("lost", seat=0, lives=1)),),
        {"closed_by": None, "phase": "over"},
    ),
    Case(
        "SW-6",
        "after a close everybody else has one more turn",
        at("KC QC 9C", "7S 8D 10H", "JD JS 8H", pool="7C 7D 9H"),
        (
            ok("close", event("knocked", seat=0)),
            no("close", "Seat 0", code="already_closed"),
            ok("swap 8D for 9H", event("swapped", seat=1)),
            ok(
                "pass",
                event("shown", seat=1, value=19),
                event("shown", seat=2, value=10),
                event("shown", seat=0, value=29),
                event("lost", seat=2, lives=1),
                event("hand_over", scores=[0, 0, 1]),
            ),
        ),
        {"knocked_by": 0, "closed_by": 0, "phase": "over"},
    ),
    Case(
        "SW-6-legal",
        "no second close",
        at(HAND, 3, 3, knocked_by=2),
        (),
        legal=("pass", "swap all"),
        illegal=("close",),
    ),
    Case(
        "SW-6-passes",
        "passes before a close do not count after it",
        at(HAND, "7S 8S 9D", 3, passes=2, to_play=0, stock="AS KS QD"),
        (ok("close"), ok("pass"), ok("pass", event("hand_over"))),
    ),
    Case(
        "SW-6-after",
        "with after_swap one closes in the turn of the swap",
        at(HAND, 3, rules=AFTER_SWAP),
        (
            ok("swap QS for 9H"),
            no("swap KD for 8D", code="swapped_already"),
            no("swap all", code="swapped_already"),
            ok("close", event("knocked", seat=0)),
        ),
        {"knocked_by": 0, "to_play": 1, "phase": "draw", "seats": [{"turns": 2}, {}]},
    ),
    Case(
        "SW-6-after-legal",
        "or goes on",
        at(HAND, 3, rules=AFTER_SWAP),
        (ok("swap QS for 9H"),),
        {"phase": "play", "to_play": 0},
        legal=("close", "pass"),
        illegal=("swap all", "swap KD for 8D"),
    ),
    Case(
        "SW-6-after-pass",
        "which is no pass of the row",
        at(HAND, 3, rules=AFTER_SWAP, passes=1),
        (ok("swap QS for 9H"), ok("pass", event("passed", seat=0))),
        {"phase": "draw", "to_play": 1, "passes": 0},
    ),
    Case(
        "SW-6-after-only",
        "a close without a swap is one after a pass",
        at(HAND, 3, rules=AFTER_SWAP),
        (ok("close", event("knocked", seat=0)),),
        {"to_play": 1},
    ),
    Case(
        "SW-6-after-last",
        "in a last turn the swap ends the turn",
        at(HAND, 3, 3, rules=AFTER_SWAP, knocked_by=2),
        (ok("swap QS for 9H"),),
        {"phase": "draw", "to_play": 1},
    ),
    Case(
        "SW-6-instead",
        "by default a turn is over with the swap",
        at(HAND, "7S 8S 9D"),
        (ok("swap QS for 9H"), ok("close", event("knocked", seat=1))),
    ),
    Case(
        "SW-6-first-round",
        "no close in the first round",
        at(*(seat(hand, turns=0) for hand in (HAND, "7S 8S 9D")), rules=FIRST_ROUND),
        (
            no("close", "sw_no_close_first_round", code="close_too_early"),
            ok("pass"),
            no("close", code="close_too_early"),
            ok("swap 9D for 8D"),
            ok("close", event("knocked", seat=0)),
        ),
    ),
    Case(
        "SW-6-first-round-after",
        "where one may not close yet, the swap ends the turn",
        at(*(seat(hand, turns=0) for hand in (HAND, "7S 8S 9D")), rules={**FIRST_ROUND, **AFTER_SWAP}),
        (ok("swap QS for 9H"),),
        {"phase": "draw", "to_play": 1},
    ),
)
