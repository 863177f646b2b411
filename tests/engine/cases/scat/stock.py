"""The stock is empty (SC-33 to SC-37)."""

from __future__ import annotations

from tests.engine.cases import Case, event, no, ok
from tests.engine.cases.scat import at, seat

PASS = {"empty_stock_after_knock": "pass"}
DRAW = {"exhaust_result": "draw"}
A20, B14, C17 = "KH QH 2D", "10S 4S 3D", "KC 7C 4D"

CASES: tuple[Case, ...] = (
    Case(
        "SCAT-O23",
        "the discard may still be taken, and play goes on",
        at(A20, B14, C17, stock="", discard="5C"),
        (
            no("draw stock", code="stock_empty"),
            ok("draw discard", event("drawn", card="5C", pile="discard")),
            ok("discard 2D"),
            ok("draw discard", event("drawn", seat=1, card="2D")),
        ),
        {"phase": "play", "to_play": 1, "empty_rounds": 0, "empty_turns": 1},
    ),
    Case(
        "SC-34-legal",
        "take, knock or stop",
        at(A20, B14, C17, stock=""),
        (),
        legal=("draw discard", "knock", "stop"),
        illegal=("draw stock", "stand"),
    ),
    Case(
        "SC-34-knock",
        "a knock gives the others their last turns",
        at(A20, B14, C17, stock="", discard="5S"),
        (
            ok("knock", event("knocked", seat=0)),
            ok("draw discard"),
            ok("discard 3D"),
            ok("stop", event("stopped", seat=2), event("hand_over", scores=[0, 0, 1])),
        ),
        {"knocked_by": 0, "closed_by": 0},
    ),
    Case(
        "SCAT-O24",
        "stop: the lowest loses",
        at(A20, B14, C17, stock=""),
        (ok("stop", event("stopped", seat=0), event("shown"), event("lost", seat=1, lives=1)),),
        {"hand_scores": [0, 1, 0], "closed_by": None, "knocked_by": None, "phase": "over"},
    ),
    Case(
        "SCAT-O25",
        "all who tie for the lowest lose",
        at("10H 4H 2D", B14, C17, stock=""),
        (ok("stop", event("hand_over", scores=[1, 1, 0])),),
    ),
    Case(
        "SC-35-stock",
        "no stop while there is a stock",
        at(A20, B14, C17, stock="5C"),
        (no("stop", code="cannot_stop"),),
        illegal=("stop",),
    ),
    Case(
        "SC-35-last-card",
        "the last card of the stock may be drawn; then it is empty",
        at(A20, B14, C17, stock="5C"),
        (ok("draw stock"), ok("discard 5C")),
        {"to_play": 1, "stock": "", "empty_rounds": 0},
        legal=("draw discard", "knock", "stop"),
        illegal=("draw stock",),
    ),
    Case(
        "SC-35-end-now",
        "after a knock a stop ends the deal for all, also for those who had no last turn",
        at(A20, B14, C17, stock="", knocked_by=0, to_play=1),
        (ok("stop", event("hand_over", scores=[0, 1, 0])),),
        {"closed_by": 0},
    ),
    Case(
        "SC-35-end-now-knocker",
        "and the knocker may lose two by it",
        at("9H 5D 2D", B14, C17, stock="", knocked_by=0, to_play=1),
        (ok("stop", event("hand_over", scores=[2, 0, 0])),),
        {"closed_by": None},
    ),
    Case(
        "SC-35-pass",
        "with `pass` one stops for oneself only",
        at(A20, B14, C17, stock="", discard="10C", knocked_by=0, to_play=1, rules=PASS),
        (
            ok("stop", event("stopped", seat=1)),
            ok("draw discard", event("drawn", seat=2)),
            ok("discard 4D", event("hand_over", scores=[0, 1, 0])),
        ),
    ),
    Case(
        "SC-35-pass-last",
        "the last one to stop ends the deal",
        at(A20, B14, C17, stock="", knocked_by=0, to_play=2, rules=PASS),
        (ok("stop", event("stopped", seat=2), event("hand_over", scores=[0, 1, 0])),),
    ),
    Case(
        "SC-35-pass-no-knock",
        "`pass` changes nothing where nobody has knocked",
        at(A20, B14, C17, stock="", rules=PASS),
        (ok("stop", event("hand_over", scores=[0, 1, 0])),),
    ),
    Case(
        "SC-36-draw",
        "nobody loses where the rules make it a draw",
        at(A20, B14, C17, stock="", rules=DRAW),
        (ok("stop", event("dead", reason="stock"), event("hand_over", scores=[0, 0, 0])),),
        {"closed_by": None, "eliminated": [], "winner": None, "seats": [{"lives": 3}, {"lives": 3}, {"lives": 3}]},
    ),
    Case(
        "SC-36-draw-knock",
        "but after a knock the lowest loses",
        at(A20, B14, C17, stock="", knocked_by=0, to_play=1, rules=DRAW),
        (ok("stop", event("hand_over", scores=[0, 1, 0])),),
    ),
    Case(
        "SC-37",
        "after three rounds of taking the deal is settled",
        at(A20, B14, C17, stock="", discard="5C", empty_rounds=2),
        (
            ok("draw discard"),
            ok("discard 2D"),
            ok("draw discard"),
            ok("discard 3D"),
            ok("draw discard"),
            ok("discard 4D", event("hand_over", scores=[0, 1, 0])),
        ),
        {"empty_rounds": 3, "closed_by": None},
    ),
    Case(
        "SC-37-one",
        "a table may agree on one round",
        at(A20, B14, stock="", discard="5C", rules={"empty_stock_rounds": 1}),
        (ok("draw discard"), ok("discard 2D"), ok("draw discard"), ok("discard 3D", event("hand_over"))),
    ),
    Case(
        "SC-37-counted",
        "a full round is counted",
        at(A20, B14, stock="", discard="5C"),
        (ok("draw discard"), ok("discard 2D"), ok("draw discard"), ok("discard 3D")),
        {"phase": "draw", "to_play": 0, "empty_rounds": 1},
    ),
    Case(
        "SC-37-knock",
        "a knock breaks the round: everybody has the last turn",
        at(A20, B14, C17, stock="", discard="5C", empty_rounds=2, empty_turns=1),
        (
            ok("knock"),
            ok("draw discard"),
            ok("discard 3D"),
            ok("draw discard", event("drawn", seat=2)),
            ok("discard 4D", event("hand_over")),
        ),
    ),
    Case(
        "SC-37-claim",
        "a 31 made by the last of these discards may be declared",
        at(A20, "AS QS 3D", stock="", discard="KS", empty_rounds=2, empty_turns=1, to_play=1),
        (ok("draw discard"), ok("discard 3D"), ok("declare", event("hand_over", scores=[1, 0]))),
    ),
    Case(
        "SC-37-out",
        "a round is of those who are in",
        at(A20, seat(B14, out=True), C17, stock="", discard="5S", rules={"empty_stock_rounds": 1}),
        (ok("draw discard"), ok("discard 2D"), ok("draw discard"), ok("discard 4D", event("hand_over"))),
    ),
)
