"""Knocking and the last turns (SC-21 to SC-24), and who loses after them (SC-31)."""

from __future__ import annotations

from tests.engine.cases import Case, event, no, ok
from tests.engine.cases.scat import at, last, seat

FIRST_ROUND = {"knock_not_in_first_round": "on"}
USELESS = (ok("draw stock"), ok("discard 2C", event("hand_over")))


def after_knock(name: str, says: str, hands: tuple[str, ...], scores: list[int], closed_by: int | None = 0) -> Case:
    """A showdown after the knock of seat 0; the last seat draws and throws a card of no use."""
    return Case(name, says, last(*hands), USELESS, {"hand_scores": scores, "closed_by": closed_by, "knocked_by": 0})


CASES: tuple[Case, ...] = (
    Case(
        "SCAT-O10",
        "no knock after the draw",
        at("KD QD 5S", 3, stock="3C"),
        (ok("draw stock"), no("knock", code="discard_now"), ok("discard 3C")),
        {"to_play": 1, "knocked_by": None},
    ),
    Case(
        "SCAT-O11",
        "C knocks: D, A, B have a turn each, then all show",
        at("2D 3D 5S", "7D 8S 9C", "KH QH 9H", "4S 5D 6C", to_play=2, stock="10C JC QC KC"),
        (
            ok("knock", event("knocked", seat=2)),
            ok("draw stock", event("drawn", seat=3)),
            ok("discard 10C"),
            ok("draw stock", event("drawn", seat=0)),
            ok("discard JC"),
            ok("draw stock", event("drawn", seat=1)),
            ok(
                "discard QC",
                event("shown", seat=3),
                event("shown", seat=0),
                event("shown", seat=1),
                event("shown", seat=2),
                event("lost", seat=0, lives=1),
                event("hand_over", scores=[1, 0, 0, 0]),
            ),
            no("draw stock", code="hand_over"),
        ),
        {"phase": "over", "to_play": None, "knocked_by": 2, "closed_by": 2, "seats": [{"lives": 2}, {}, {}, {}]},
    ),
    Case(
        "SCAT-O12",
        "only one knock in a deal",
        at("KD QD 5S", 3, 3, to_play=1, knocked_by=0),
        (no("knock", "Seat 0", code="already_knocked"),),
        illegal=("knock",),
    ),
    after_knock("SCAT-O13", "the lowest loses one", ("KH QH 4H", "10S 9S 2D", "KD QD 7D"), [0, 1, 0]),
    after_knock(
        "SCAT-O14", "a knocker who ties for the lowest is safe", ("KH 8H 2D", "10S 8S 3D", "KD QD 5D"), [0, 1, 0]
    ),
    after_knock("SCAT-O15", "a knocker alone lowest loses two", ("KH 5H 2D", "KS 9S 2S", "KD QD 3C"), [2, 0, 0], None),
    after_knock(
        "SCAT-O16",
        "all who tie for the lowest lose one",
        ("KH QH 6H", "10S 7S 2D", "10C 7C 3D", "KD QD 4S"),
        [0, 1, 1, 0],
    ),
    after_knock("SC-31-tie-many", "knocker and two more lowest", ("9H 3D 2S", "9D 4S 3H", "9C 5S 4H"), [0, 1, 1]),
    Case(
        "SCAT-O22",
        "two players: the own last discard may be taken back, and then not be thrown",
        at("QD 5S 2C KC", "KH QH 9H", phase="play"),
        (
            ok("discard KC"),
            ok("knock", event("knocked", seat=1)),
            ok("draw discard", event("drawn", seat=0, card="KC")),
            no("discard KC", code="taken_card"),
            ok("discard 2C", event("hand_over", scores=[1, 0])),
        ),
        {"closed_by": 1},
    ),
    Case(
        "SCAT-O31",
        "no knock in the first round",
        at(
            *(seat(hand, turns=0) for hand in ("KD QD 5S", "KH QH 5C", "KS QS 5H")), rules=FIRST_ROUND, stock="2D 3D 4D"
        ),
        (
            no("knock", "knock_not_in_first_round", code="knock_too_early"),
            ok("draw stock"),
            ok("discard 2D"),
            no("knock", code="knock_too_early"),
            ok("draw stock"),
            ok("discard 3D"),
            ok("draw stock"),
            no("knock", code="discard_now"),
            ok("discard 4D"),
            ok("knock", event("knocked", seat=0)),
        ),
    ),
    Case(
        "SCAT-O31-off",
        "without the option one may knock at once",
        at(seat("KD QD 5S", turns=0), seat(3, turns=0)),
        (ok("knock"),),
        {"knocked_by": 0, "to_play": 1, "seats": [{"turns": 1}, {"turns": 0}]},
    ),
    Case(
        "SC-24-below",
        "a knock needs the agreed value",
        at("KD QD 4S", 3, rules={"knock_minimum": 25}),
        (no("knock", "20 of 25", "5 missing", "knock_minimum", code="knock_too_low"),),
        illegal=("knock",),
    ),
    Case(
        "SC-24-enough",
        "with it one may knock",
        at("KD QD 5D", 3, rules={"knock_minimum": 25}),
        (ok("knock"),),
    ),
    Case(
        "SC-24-undeclared",
        "a 31 that was not declared counts 30 for the minimum, too",
        at(seat("AS KS QS", lapsed=True), 3, rules={"knock_minimum": 30}),
        (ok("knock"),),
    ),
    Case(
        "SC-21-frozen",
        "the knocker has no further turn, and throws nothing",
        at("KD QD 5D", "KH QH 5C", stock="2D 3D"),
        (ok("knock"), ok("draw stock", event("drawn", seat=1)), ok("discard 2D", event("hand_over"))),
        {"seats": [{"hand": "KD QD 5D"}, {}], "phase": "over"},
    ),
    Case(
        "SC-32",
        "the hands are shown from the knocker's left",
        last("KH QH 4H", "10S 9S 2D", "KD QD 7D"),
        (
            ok("draw stock"),
            ok(
                "discard 2C",
                event("shown", seat=1, hand="2D 9S 10S", value=19),
                event("shown", seat=2, hand="7D QD KD", value=27),
                event("shown", seat=0, hand="4H QH KH", value=24),
            ),
        ),
    ),
    Case(
        "SC-41-skip",
        "a seat that has left is skipped and compared no more",
        at("KH QH 4H", seat("2S 3S 4D", out=True), "10S 9S 2D", "KD QD 7D", knocked_by=0, to_play=2, stock="2C 3C"),
        (ok("draw stock"), ok("discard 2C"), ok("draw stock", event("drawn", seat=3)), ok("discard 3C")),
        {"hand_scores": [0, None, 1, 0], "closed_by": 0},
    ),
    Case(
        "SC-41-knocker",
        "the knock of a seat that has left stands; the others are compared without it",
        at(seat("2S 3S 4D", out=True), "10S 9S 2D", "KD QD 7D", knocked_by=0, to_play=2, stock="2C 3C"),
        (ok("draw stock"), ok("discard 2C", event("hand_over", scores=[None, 1, 0]))),
        {"closed_by": None, "knocked_by": 0},
    ),
    Case(
        "SC-41-next-after-knocker",
        "the last turns end before the place of a knocker who has left",
        at("KH QH 4H", "10S 9S 2D", seat("2S 3S 4D", out=True), "KD QD 7D", knocked_by=2, to_play=1, stock="2C 3C"),
        (ok("draw stock"), ok("discard 2C", event("hand_over", scores=[0, 1, None, 0]))),
    ),
)
