"""Values, hands that end the deal, and who loses chips (SW-2, SW-7 to SW-9)."""

from __future__ import annotations

from tests.engine.cases import Case, Json, event, no, ok
from tests.engine.cases.scat import seat
from tests.engine.cases.schwimmen import at

LOW, MIDDLE, HIGH = "7S 8H 9C", "10H 8S 7D", "KD QD JS"
SCHNAUZ, FIRE = "AS KS QS", "AC AD AH"


def last(*seats: str | Json, rules: Json | None = None, **rest: object) -> Json:
    """A position in which seat 0 has closed and the last seat, which will pass, has its last turn."""
    return at(*seats, rules=rules, knocked_by=0, to_play=len(seats) - 1, pool="7H 8C 7C", **rest)


def compared(name: str, says: str, hands: tuple[str | Json, ...], scores: list[int], **rules: object) -> Case:
    """A showdown after the close of seat 0."""
    return Case(name, says, last(*hands, rules=rules), (ok("pass", event("hand_over", scores=scores)),))


CASES: tuple[Case, ...] = (
    Case(
        "SW-2",
        "sevens count 7, three of a kind 30.5",
        last("7S 8S JD", "9D 9H 9C", "KS 10H 8D"),
        (
            ok(
                "pass",
                event("shown", seat=1, value=30.5),
                event("shown", seat=2, value=10),
                event("shown", seat=0, value=15),
            ),
        ),
        {"hand_scores": [0, 0, 1]},
    ),
    compared("SW-2-beats", "30.5 beats 30", ("9S 9D 9H", "AS KS 9C"), [0, 1]),
    compared("SW-2-rank", "of two the higher rank wins", ("9S 9D 9H", "QS QD QH", "KS KD KH"), [1, 0, 0]),
    compared("SW-2-no-rank", "or they tie", ("9S 9D 9H", "QS QD QH"), [1, 1], sw_triples_rank=False),
    Case(
        "SW-7-31",
        "a 31 made is shown at once: the lowest loses one",
        at(LOW, "AS KS 9H", MIDDLE, to_play=1, pool="QS 7C 8C"),
        (
            ok("swap 9H for QS", event("swapped", seat=1)),
            no("pass", "your hand", code="show_first"),
            no("swap all", code="show_first"),
            ok(
                "declare",
                event("declared", seat=1),
                event("shown", seat=1, value=31),
                event("lost", seat=0, lives=1),
                event("hand_over", scores=[1, 0, 0]),
            ),
        ),
        {"closed_by": 1, "declared": [1], "phase": "over"},
    ),
    Case(
        "SW-7-waits",
        "until it is shown nothing else happens",
        at(LOW, "AS KS 9H", MIDDLE, to_play=1, pool="QS 7C 8C"),
        (ok("swap 9H for QS"),),
        {"phase": "declare", "to_play": 1},
        legal=("declare",),
        illegal=("pass", "close"),
    ),
    Case(
        "SW-7-fire",
        "three aces: every other player loses one",
        at(HIGH, "AC AD 9H", MIDDLE, to_play=1, pool="AH 7C 8C"),
        (ok("swap 9H for AH"), ok("declare", event("shown", seat=1, value=32), event("hand_over", scores=[1, 0, 1]))),
        {"closed_by": 1},
    ),
    Case(
        "SW-7-all",
        "also when made by swapping all three",
        at(LOW, MIDDLE, pool="AS KS QS"),
        (ok("swap all"), ok("declare", event("hand_over", scores=[0, 1]))),
    ),
    Case(
        "SW-7-dealt",
        "dealt, it is shown before any turn",
        at(seat(LOW, turns=0), seat(SCHNAUZ, turns=0), seat(MIDDLE, turns=0)),
        (no("pass", code="show_first"), ok("declare", event("hand_over", scores=[1, 0, 0]))),
        {"closed_by": 1},
    ),
    Case(
        "SW-7-dealer",
        "the dealer chooses first",
        at(LOW, SCHNAUZ, MIDDLE, phase="choose", to_play=2, dealer=2),
        (
            no("declare 2", code="choose_first"),
            no("declare 1", code="dealer_chooses"),
            ok("keep"),
            ok("declare 1", event("hand_over", scores=[1, 0, 0])),
        ),
    ),
    Case(
        "SW-7-exchanged",
        "three aces in the hand that nobody saw",
        at(LOW, "10S JH KC", phase="choose", to_play=1, dealer=1, pool=FIRE),
        (ok("exchange"), ok("declare", event("declared", seat=1), event("hand_over", scores=[1, 0]))),
    ),
    Case(
        "SW-7-two",
        "beside three aces a 31 is nothing",
        at(LOW, SCHNAUZ, FIRE),
        (no("declare 1", code="nothing_to_show"), ok("declare 2", event("hand_over", scores=[1, 1, 0]))),
        {"closed_by": 2},
    ),
    Case(
        "SW-7-both",
        "of two who hold a 31 either may show first",
        at(LOW, SCHNAUZ, "AD KD QD", MIDDLE),
        (ok("declare 2", event("shown", seat=2), event("hand_over", scores=[1, 0, 0, 0])),),
        {"closed_by": 2},
    ),
    Case(
        "SW-7-all-31",
        "where all hold a 31 all are the lowest",
        at(SCHNAUZ, "AD KD QD"),
        (ok("declare", event("hand_over", scores=[1, 1])),),
        {"closed_by": None, "declared": [0]},
    ),
    Case(
        "SW-7-nothing",
        "what is no 31 cannot be shown",
        at(LOW, MIDDLE),
        (no("declare", code="nothing_to_show"), no("declare 1", code="nothing_to_show"), no("declare 5", "0 to 1")),
    ),
    Case(
        "SW-7-last-turn",
        "a 31 in a last turn ends the deal; the closer may be the lowest, for one chip",
        at(LOW, "AS KS 9H", MIDDLE, to_play=1, knocked_by=0, pool="QS 7C 8C", rules={"sw_closer_double": True}),
        (ok("swap 9H for QS"), ok("declare", event("hand_over", scores=[1, 0, 0]))),
        {"closed_by": 1},
    ),
    compared("SW-8", "the lowest loses one", (HIGH, MIDDLE, LOW), [0, 0, 1]),
    compared("SW-8-tie", "all who tie for it lose one, the closer too", ("KS 8H 9C", "10C 9H 7D", HIGH), [1, 1, 0]),
    compared(
        "SW-8-suit",
        "or by suit: diamonds, hearts, spades, clubs from the lowest",
        ("KS 8H 9C", "10D 9H 7S", "QC 9S 8D"),
        [0, 1, 0],
        sw_tie="suit_order",
    ),
    compared("SW-8-suit-black", "spades are below clubs", ("KS 8H 9C", "QC 9S 8D"), [1, 0], sw_tie="suit_order"),
    compared(
        "SW-8-suit-best",
        "of two suits of equal value the higher counts",
        ("KH 9C 8D", "10D QC 8S"),
        [1, 0],
        sw_tie="suit_order",
    ),
    compared(
        "SW-8-suit-same",
        "in the same suit they tie",
        ("KH 9C 8D", "QH 9S 7D"),
        [1, 1],
        sw_tie="suit_order",
    ),
    compared("SW-8-closer", "the closer loses one as everybody", (LOW, MIDDLE, HIGH), [1, 0, 0]),
    compared(
        "SW-8-closer-double",
        "or two, where he is alone the lowest",
        (LOW, MIDDLE, HIGH),
        [2, 0, 0],
        sw_closer_double=True,
    ),
    compared(
        "SW-8-closer-tie",
        "not where he ties",
        ("KS 8H 9C", "10C 9H 7D", HIGH),
        [1, 1, 0],
        sw_closer_double=True,
    ),
    compared(
        "SW-8-closer-last-chip",
        "of one chip only one is lost",
        (seat(LOW, lives=1), MIDDLE),
        [1, 0],
        sw_closer_double=True,
    ),
    Case(
        "SW-8-credit",
        "a closer who loses has no credit",
        last("KS 8H 9C", "10C 9H 7D"),
        (ok("pass"),),
        {"closed_by": None, "knocked_by": 0},
    ),
    Case(
        "SW-9-swims",
        "without chips one swims",
        last(HIGH, seat(LOW, lives=1)),
        (ok("pass", event("lost", seat=1, lives=1, left=0)),),
        {"seats": [{}, {"lives": 0, "out": False, "total": 3}], "eliminated": [], "winner": None},
    ),
    Case(
        "SW-9-sinks",
        "the next loss eliminates; the last player left wins",
        last(HIGH, seat(LOW, lives=0)),
        (ok("pass", event("eliminated", seats=[1]), event("match_over", winner=0)),),
        {"winner": 0, "closed_by": 0},
    ),
    Case(
        "SW-9-single",
        "only one may swim: the next one goes under at once",
        last(HIGH, seat(LOW, lives=1), seat(MIDDLE, lives=0), rules={"sw_single_swimmer": True}),
        (ok("pass", event("lost", seat=1, lives=1, left=0), event("eliminated", seats=[1])),),
        {"eliminated": [1], "seats": [{}, {"out": True}, {"out": False}]},
    ),
    Case(
        "SW-9-many",
        "else they swim together",
        last(HIGH, seat(LOW, lives=1), seat(MIDDLE, lives=0)),
        (ok("pass"),),
        {"eliminated": []},
    ),
    Case(
        "SW-9-place-free",
        "who goes under in the same deal makes room",
        last(FIRE, seat(LOW, lives=1), seat(MIDDLE, lives=0), rules={"sw_single_swimmer": True}),
        (ok("declare", event("eliminated", seats=[2])),),
        {"eliminated": [2], "seats": [{}, {"lives": 0, "out": False}, {}]},
    ),
    Case(
        "SW-9-two-come",
        "of two who lose their last chip together neither may swim",
        last(FIRE, seat(LOW, lives=1), seat(MIDDLE, lives=1), seat(HIGH), rules={"sw_single_swimmer": True}),
        (ok("declare", event("eliminated", seats=[1, 2])),),
        {"winner": None, "hand_scores": [0, 1, 1, 1]},
    ),
    Case(
        "SW-9-all-out",
        "nobody loses where all would be out: the same dealer deals again",
        last(seat("KS 8H 9C", lives=0), seat("10C 9H 7D", lives=0)),
        (ok("pass", event("dead", reason="all_out"), event("hand_over", scores=[0, 0])),),
        {"replay": True, "winner": None},
    ),
)
