"""Drawing and taking the pile (SB-23 to SB-26, SB-30, SB-31)."""

from __future__ import annotations

from tests.engine.cases import Case, Json, event, no, ok
from tests.engine.cases.samba import NATURAL, OTHER, SAMBA, at, drawing, team

STANDARD = {"freeze": "standard"}
PERMANENT = {"freeze": "permanent"}
TO_GROUP = {"pile_to_group": "on"}
RUN = ("6D 7D 8D",)


def take(name: str, hand: str, pile: str, move: str, code: str | None = None, rules: Json | None = None) -> Case:
    """Taking the pile in a way that is legal, or is refused with this code."""
    said = f"{move}: {pile}"
    position = drawing(f"{hand} {OTHER}", pile, rules=rules, melds=["6D 7D 8D", "QC QD QH"])
    if code is None:
        return Case(name, said, position, (ok(move, event("taken")),))
    return Case(name, said, position, (no(move, code=code),), illegal=(move,))


CASES: tuple[Case, ...] = (
    Case(
        "SAMBA-O14",
        "a pair takes the pile: the rest goes to the hand, and nothing is drawn",
        drawing(f"QH QS {OTHER}", "4C 5D 6H 7S 8C 9H 10S JC QD", melds=["KC KD KH"]),
        (
            ok("take pile with QH QS", event("taken", top="QD", cards=8), event("melded", meld="QD QH QS")),
            no("draw stock", code="already_drawn"),
        ),
        {
            "seats": [{"hand": f"4C 5D 6H 7S 8C 9H 10S JC {OTHER}"}, {}],
            "stock_size": 20,
            "discard_size": 0,
            "taken": "QD",
            "phase": "play",
        },
    ),
    Case(
        "SAMBA-O15",
        "the top card extends a sequence that lies",
        drawing(OTHER, "4C KS 9D", melds=RUN),
        (ok("take pile to 1", event("taken", top="9D", cards=2), event("added", cards="9D", number=1)),),
        {"teams": [{"melds": ["6D 7D 8D 9D"]}, {}], "seats": [{"hand": f"4C KS {OTHER}"}, {}]},
    ),
    Case(
        "SAMBA-O16",
        "one natural card and a joker are not enough",
        drawing(f"10C JK {OTHER}", "4C 10H"),
        (no("take pile with 10C JK", "10H", code="take_needs_pair"),),
        illegal=("take pile with 10C JK",),
    ),
    Case(
        "SAMBA-O18",
        "a wild card blocks the pile for the next player only; who takes it later gets the wild card, too",
        at(
            f"2H {OTHER}",
            seats=3,
            melds=[],
            others={1: "9S KC KD", 2: "9C 9D 4S"},
            stock="6C 6D 8H 8S",
            rivals=[team(), team(["KH KS KD"])],
            discard="7D",
        ),
        (
            ok("discard 2H"),
            no("take pile with KC KD", "2H", code="pile_blocked"),
            ok("draw stock"),
            ok("discard 9S"),
            ok("take pile with 9C 9D", event("taken", top="9S", cards=2)),
        ),
        {"seats": [{}, {}, {"hand": "7D 2H 4S"}], "to_play": 2},
    ),
    Case(
        "SAMBA-O19",
        "a black three blocks the pile for the next player only",
        at(
            f"3S {OTHER}",
            seats=3,
            melds=[],
            others={1: "KC 5H 5H", 2: "KH KS 4S"},
            stock="6C 6D 8H 8S",
            rivals=[team(), team(["QC QD QH"])],
        ),
        (
            ok("discard 3S"),
            no("take pile with 5H 5H", "3S", code="pile_blocked"),
            ok("draw stock"),
            ok("discard KC"),
            ok("take pile with KH KS", event("taken", cards=2)),
        ),
        {"seats": [{}, {}, {"hand": "7D 3S 4S"}]},
    ),
    Case(
        "SB-23-draw",
        "two cards from the stock",
        at(OTHER, phase="draw", stock="4C 5C 6C"),
        (
            ok("draw stock", event("drawn", cards="4C 5C", count=2, pile="stock")),
            no("draw stock", code="already_drawn"),
        ),
        {"seats": [{"hand": f"4C 5C {OTHER}"}, {}], "stock": "6C", "drawn": "4C 5C"},
    ),
    Case(
        "SB-23-first",
        "nothing before the draw",
        at(f"3H QS {OTHER}", phase="draw"),
        (
            no("meld QS QS QS", code="draw_first"),
            no("add QS to 1", code="draw_first"),
            no("red 3H", code="draw_first"),
            no("discard QS", code="draw_first"),
            no("merge 1 2", code="draw_first"),
            no("ask", code="draw_first"),
            no("undo", code="draw_first"),
        ),
        legal=("draw stock",),
    ),
    Case(
        "SB-23-once",
        "the pile replaces the draw",
        at(f"7C 7S {OTHER}"),
        (no("take pile with 7C 7S", code="already_drawn"), no("take pile to 1", code="already_drawn")),
    ),
    take("SB-24-pair", "7C 7S", "7D", "take pile with 7C 7S"),
    take("SB-24-pair-same-suit", "9S 9S", "9S", "take pile with 9S 9S"),
    take("SB-24-three", "7C 7S 7H", "7D", "take pile with 7C 7S 7H"),
    take("SB-24-one", "7C", "7H", "take pile with 7C", "take_needs_pair"),
    take("SB-24-other-rank", "8C 8S", "7H", "take pile with 8C 8S", "take_needs_pair"),
    take("SB-24-half", "7C 8S", "7H", "take pile with 7C 8S", "take_needs_pair"),
    take("SB-24-two-wilds", "2C JK", "7H", "take pile with 2C JK", "take_needs_pair"),
    take("SB-24-not-held", "7C", "7H", "take pile with 7C 7S", "not_in_hand"),
    take("SB-24-start-sequence", "8C 9C", "10C", "take pile with 8C 9C", "take_needs_pair"),
    take("SB-24b-below", "4C", "5D", "take pile to 1"),
    take("SB-24b-above", "4C", "9D", "take pile to 1"),
    take("SB-24b-gap", "9D", "10D", "take pile to 1", "does_not_fit"),
    take("SB-24b-suit", "4C", "9H", "take pile to 1", "does_not_fit"),
    take("SB-24b-inside", "4C", "7D", "take pile to 1", "does_not_fit"),
    take("SB-24-group", "4C", "QS", "take pile to 2", "top_to_group"),
    take("SB-24-group-one-card", "QS", "QS", "take pile with QS", "take_needs_pair"),
    take("pile_to_group-on", "4C", "QS", "take pile to 2", None, TO_GROUP),
    take("pile_to_group-on-rank", "4C", "KS", "take pile to 2", "does_not_fit", TO_GROUP),
    take("pile_to_group-on-pair", "QC QH", "QS", "take pile with QC QH", None, TO_GROUP),
    take("SB-24-no-such", "4C", "9D", "take pile to 3", "no_such_meld"),
    take("SB-24-wild-top", "4C", "2D", "take pile to 1", "pile_blocked"),
    take("SB-24-black-three-top", "3S 3S", "3C", "take pile with 3S 3S", "pile_blocked"),
    take("SB-24-red-three-top", "3H 3H", "3D", "take pile with 3H 3H", "pile_blocked"),
    take("SB-24-joker-top", "7C 7S", "7D JK", "take pile with 7C 7S", "pile_blocked"),
    take("SB-24-empty", "7C 7S", "", "take pile with 7C 7S", "pile_empty"),
    Case(
        "SB-24b-samba",
        "the top card makes a samba",
        drawing(OTHER, "4C 10C", melds=["4C 5C 6C 7C 8C 9C"]),
        (ok("take pile to 1", event("added", complete="samba")),),
    ),
    Case(
        "SB-24b-full",
        "a samba takes no card",
        drawing(OTHER, "4C JC", melds=[SAMBA]),
        (no("take pile to 1", code="samba_full"),),
    ),
    Case(
        "pile_to_group-canasta",
        "not even then may the top card alone go to a canasta",
        drawing(OTHER, "4C 9S", melds=[NATURAL], rules=TO_GROUP),
        (no("take pile to 1", code="top_to_canasta"),),
    ),
    Case(
        "SB-24b-rivals",
        "the sequence must be the own team's",
        drawing(OTHER, "4C 9D", melds=[], rivals=[team(RUN)]),
        (no("take pile to 1", code="no_such_meld"),),
    ),
    Case(
        "SB-24b-partner",
        "the partner's sequence is the team's",
        drawing(OTHER, "4C 9D", melds=RUN, seats=4),
        (ok("take pile to 1"),),
    ),
    Case(
        "SB-24a-many",
        "the pair makes a new group beside one of the rank",
        drawing(f"QS QS {OTHER}", "4C QD"),
        (ok("take pile with QS QS", event("melded", number=2)), ok("merge 1 2")),
        {"teams": [{"melds": ["QC QD QD QH QS QS"]}, {}]},
    ),
    Case(
        "SB-24a-one",
        "where a rank has one group only, the pair joins it",
        drawing(f"QS QS {OTHER}", "4C QD", rules={"same_rank_groups": "one"}),
        (ok("take pile with QS QS", event("added", number=1)),),
        {"teams": [{"melds": ["QC QD QD QH QS QS"]}, {}]},
    ),
    Case(
        "SB-26-on",
        "with one card nobody takes a pile of one card",
        drawing("4C", "9D", melds=RUN),
        (no("take pile to 1", code="one_card_pile"),),
        illegal=("take pile to 1",),
    ),
    Case(
        "SB-26-off",
        "unless that rule is off; but then a card has to be kept",
        drawing("4C", "9D", melds=RUN, rules={"one_card_rule": "off"}),
        (no("take pile to 1", "0", code="too_few_completes"),),
    ),
    Case(
        "SB-26-off-out",
        "with two canastas the last card may then be discarded",
        drawing("4C", "10S", melds=[NATURAL, SAMBA, "7S 8S 9S"], rules={"one_card_rule": "off"}),
        (ok("take pile to 3"), ok("discard 4C", event("went_out"))),
        {"phase": "over"},
    ),
    Case(
        "SB-26-two",
        "with one card a pile of two cards may be taken",
        drawing("4C", "5H 9D", melds=RUN),
        (ok("take pile to 1"), ok("discard 4C")),
        {"seats": [{"hand": "5H"}, {}]},
    ),
    Case(
        "SB-30-top-only",
        "beneath the top card nothing blocks",
        drawing(f"7C 7S {OTHER}", "2C 3S JK 7D"),
        (ok("take pile with 7C 7S", event("taken", cards=3)),),
    ),
    Case(
        "SB-30-top-only-sequence",
        "not even for a sequence",
        drawing(OTHER, "2C 9D", melds=RUN),
        (ok("take pile to 1"),),
    ),
    Case(
        "SB-30-standard-pair",
        "a frozen pile is taken with a pair",
        drawing(f"7C 7S {OTHER}", "2C 7D", rules=STANDARD),
        (ok("take pile with 7C 7S"),),
    ),
    Case(
        "SB-30-standard-sequence",
        "not by a sequence",
        drawing(OTHER, "2C 9D", melds=RUN, rules=STANDARD),
        (no("take pile to 1", code="pile_frozen"),),
        illegal=("take pile to 1",),
    ),
    Case(
        "SB-30-standard-group",
        "nor by a group",
        drawing(OTHER, "2C QS", rules={**STANDARD, **TO_GROUP}),
        (no("take pile to 1", code="pile_frozen"),),
    ),
    Case(
        "SB-30-standard-wild-top",
        "while the wild card is on top nobody takes it",
        drawing(f"7C 7S {OTHER}", "7D 2C", rules=STANDARD),
        (no("take pile with 7C 7S", code="pile_blocked"),),
    ),
    Case(
        "SB-30-standard-black-three",
        "a black three freezes nothing",
        drawing(OTHER, "3S 9D", melds=RUN, rules=STANDARD),
        (ok("take pile to 1"),),
    ),
    Case(
        "SB-30-standard-black-three-top",
        "but blocks the next player",
        drawing(OTHER, "9D 3S", melds=RUN, rules=STANDARD),
        (no("take pile to 1", code="pile_blocked"),),
    ),
    Case(
        "SB-30-standard-red-three",
        "a red three of the deal freezes",
        drawing(OTHER, "3H 9D", melds=RUN, rules=STANDARD),
        (no("take pile to 1", code="pile_frozen"),),
    ),
    Case(
        "SB-30-standard-thaws",
        "the pile is frozen until it is taken",
        drawing(f"7C 7S 9D 4S {OTHER}", "2C 7D", rules=STANDARD, rivals=[team(RUN)], others={1: "4H 4D KC"}),
        (ok("take pile with 7C 7S"), ok("discard 9D"), ok("take pile to 1")),
    ),
    *(
        Case(
            f"SB-30-permanent-{card}",
            f"with {card} in the pile nobody takes it any more",
            drawing(f"7C 7S {OTHER}", f"{card} 7D", rules=PERMANENT),
            (no("take pile with 7C 7S", code="pile_dead"),),
            illegal=("take pile with 7C 7S",),
        )
        for card in ("2C", "JK", "3S", "3H")
    ),
    Case(
        "SB-30-permanent-clean",
        "a pile of natural cards is taken",
        drawing(f"7C 7S {OTHER}", "4C 7D", rules=PERMANENT),
        (ok("take pile with 7C 7S"),),
    ),
    Case(
        "SB-31-forbidden",
        "a red three is not discarded",
        at(f"3H 2C 3S {OTHER}"),
        (no("discard 3H", "3H", code="red_three_kept"), ok("discard 3S")),
        {"top": "3S"},
    ),
    Case("SB-31-wild", "wild cards are", at(f"2C {OTHER}"), (ok("discard 2C"),), {"top": "2C"}),
    Case("SB-31-joker", "jokers, too", at(f"JK {OTHER}"), (ok("discard JK"),), {"top": "JK"}),
    Case(
        "SB-31-allowed",
        "a table may let red threes be discarded; they block the pile",
        at(f"3H {OTHER}", rules={"discard_red_three": "allowed"}, others={1: "3D 3D 5H"}),
        (ok("discard 3H"), no("take pile with 3D 3D", code="pile_blocked")),
        {"top": "3H"},
    ),
    Case(
        "SB-31-nothing-else",
        "who holds nothing but red threes discards one",
        at("3H 3D"),
        (ok("discard 3H"),),
        {"top": "3H", "seats": [{"hand": "3D"}, {}]},
    ),
    Case(
        "SB-28-ends",
        "the discard ends the turn",
        at(f"4C {OTHER}", seats=3),
        (ok("discard 4C", event("discarded", seat=0, card="4C")), no("discard 8D", code="draw_first")),
        {"to_play": 1, "phase": "draw", "top": "4C", "seats": [{"turns": 2}, {"turns": 1}, {}]},
    ),
    Case(
        "SB-28-order",
        "play goes on with the first seat after the last",
        at(f"4C {OTHER}", seats=3, to_play=2, others={2: f"KC {OTHER}"}, discard="7D"),
        (ok("discard KC"),),
        {"to_play": 0},
    ),
    Case("SB-28-held", "a card that is held", at(OTHER), (no("discard KC", "KC", code="not_in_hand"),)),
)
