"""A turn, and its order (SC-13 to SC-23)."""

from __future__ import annotations

from tests.engine.cases import Case, event, no, ok
from tests.engine.cases.scat import at, seat

HAND = "KD 5S 2C"
MAY_PASS = {"first_player_may_pass": True}
MAY_STAND = {"final_turn_may_stand": "on"}


def fresh(*hands: str, **rest: object) -> dict[str, object]:
    """A position before anybody's first turn."""
    return at(*(seat(hand, turns=0) for hand in hands), **rest)


CASES: tuple[Case, ...] = (
    Case(
        "SCAT-O08",
        "the card taken from the pile may not be thrown in the same turn",
        at(HAND, 3, discard="8H"),
        (
            ok("draw discard", event("drawn", seat=0, card="8H", pile="discard")),
            no("discard 8H", "8H", code="taken_card"),
            ok("discard 2C", event("discarded", seat=0, card="2C")),
        ),
        {"top": "2C", "to_play": 1, "phase": "draw", "seats": [{"hand": "5S 8H KD", "turns": 2, "known": "8H"}, {}]},
    ),
    Case(
        "SCAT-O09",
        "the card drawn from the stock may be thrown",
        at(HAND, 3, stock="3C 4C"),
        (ok("draw stock", event("drawn", card="3C", pile="stock")), ok("discard 3C")),
        {"top": "3C", "seats": [{"hand": HAND}, {}], "stock": "4C"},
    ),
    Case(
        "SC-17-legal",
        "a turn begins with a draw or a knock",
        at(HAND, 3, stock="3C"),
        (no("discard 2C", code="draw_first"),),
        legal=("draw stock", "draw discard", "knock"),
        illegal=("stop", "stand", "declare", "discard 2C"),
    ),
    Case(
        "SC-17-play",
        "after a draw only a discard",
        at(HAND, 3, discard="8H", stock="3C"),
        (
            ok("draw discard"),
            no("draw stock", code="discard_now"),
            no("draw discard", code="discard_now"),
            no("stop", code="discard_now"),
            no("stand", code="discard_now"),
            no("declare", code="discard_now"),
            no("discard AS", code="not_in_hand"),
        ),
        {"taken": "8H", "phase": "play"},
        legal=("discard KD", "discard 5S", "discard 2C"),
        illegal=("discard 8H", "draw stock", "knock"),
    ),
    Case(
        "SC-17-read",
        "a position in mid-turn: the card taken is still barred",
        at("KD 5S 2C 8H", 3, phase="play", taken="8H"),
        (no("discard 8H", code="taken_card"), ok("discard KD")),
        {"seats": [{"hand": "5S 2C 8H"}, {}]},
    ),
    Case(
        "SC-17-deal",
        "who has drawn is dealt a fourth card where the hand is not named",
        {**at(3, 3, phase="play"), "seats": [{}, {}]},
        (),
        {"phase": "play"},
    ),
    Case(
        "SC-19-off",
        "the first player may not pass",
        fresh(HAND, HAND.replace("KD", "KH").replace("5S", "5H").replace("2C", "2D"), discard="AS"),
        (no("pass", "first_player_may_pass", code="pass_off"), no("stand", code="pass_off")),
        illegal=("stand",),
    ),
    Case(
        "SC-19-on",
        "with the option the first player may pass, and nobody else",
        fresh(HAND, "9C 9D 9H", "8C 8D 8H", rules=MAY_PASS),
        (ok("pass", event("passed", seat=0)), no("pass", code="no_passing"), ok("draw stock")),
        {"to_play": 1, "seats": [{"turns": 1}, {"turns": 0}, {}]},
    ),
    Case(
        "SC-19-later",
        "not in a later turn",
        at(HAND, 3, rules=MAY_PASS),
        (no("pass", code="no_passing"),),
    ),
    Case(
        "SC-23-off",
        "nobody may stand in a last turn",
        at(HAND, 3, knocked_by=1),
        (no("stand", "final_turn_may_stand", code="stand_off"),),
        illegal=("stand", "knock"),
    ),
    Case(
        "SC-23-on",
        "with the option one may keep the three cards",
        at("KD QD 5S", "KS QS 9C", "2D 3D 4D", rules=MAY_STAND, knocked_by=2),
        (ok("stand", event("stood", seat=0)), ok("pass", event("stood", seat=1), event("lost", seat=2, lives=2))),
        {"hand_scores": [0, 0, 2], "closed_by": None, "knocked_by": 2},
    ),
    Case(
        "SC-23-before",
        "but only after a knock",
        at(HAND, 3, rules=MAY_STAND),
        (no("stand", code="no_passing"),),
    ),
    Case(
        "SC-2-out",
        "seats that are out have no turn",
        at(HAND, {"out": True}, "9C 9D 9H", stock="3C 4C"),
        (ok("draw stock"), ok("discard 3C"), ok("draw stock", event("drawn", seat=2, card="4C"))),
        {"to_play": 2},
    ),
)
