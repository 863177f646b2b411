"""Groups and sequences (SB-9 to SB-16): what may be laid, added and merged."""

from __future__ import annotations

from typing import Any

from tests.engine.cases import Case, Json, event, no, ok
from tests.engine.cases.samba import MIXED, NATURAL, OTHER, SAMBA, at

TWO_NATURALS = {"wild_ratio": "two_naturals"}
NO_WILDS = {"wild_to_canasta": "forbidden"}
ONE = {"same_rank_groups": "one"}
SEQUENCES = {"merge_sequences": "on"}


def lay(name: str, cards: str, code: str | None = None, rules: Json | None = None, *why: str) -> Case:
    """Laying these cards, which are held with two others: legal, or refused with this code."""
    step = ok(f"meld {cards}", event("melded")) if code is None else no(f"meld {cards}", *why, code=code)
    says = f"{cards} is a meld" if code is None else f"{cards} is no meld"
    return Case(name, says, at(f"{cards} {OTHER}".replace(" /", ""), rules=rules), (step,))


def add(name: str, lying: str, cards: str, code: str | None = None, rules: Json | None = None, **grown: Any) -> Case:
    """Adding cards to the team's only meld."""
    step = ok(f"add {cards} to 1", event("added", number=1)) if code is None else no(f"add {cards} to 1", code=code)
    says = f"{cards} {'goes' if code is None else 'does not go'} to {lying}"
    return Case(name, says, at(f"{cards} {OTHER}", melds=[lying], rules=rules), (step,), grown)


def merge(name: str, one: str, other: str, code: str | None = None, rules: Json | None = None, to: str = "") -> Case:
    """Merging the team's two melds."""
    step = ok("merge 1 2", event("merged", numbers=[1, 2])) if code is None else no("merge 1 2", code=code)
    after = {"teams": [{"melds": [to]}, {}]} if to else {}
    return Case(name, f"{one} + {other}", at(OTHER, melds=[one, other], rules=rules), (step,), after)


CASES: tuple[Case, ...] = (
    lay("SAMBA-O03", "7H 7C 2S"),
    lay("SAMBA-O03-wilds", "7H 2S JK", "wild_share", None, "4", "2"),
    lay("SAMBA-O04", "9H 9S 9D 2C JK", "wild_share"),
    lay("SAMBA-O04-two-naturals", "9H 9S 9D 2C JK", None, TWO_NATURALS),
    add("SAMBA-O05", "5H 5S 5D 5C 2H JK", "2D", "too_many_wilds"),
    lay("SAMBA-O06", "4H 5H 6H"),
    lay("SAMBA-O06-three", "3H 4H 5H", "red_three_alone"),
    lay("SAMBA-O06-ace", "QD KD AD"),
    lay("SAMBA-O06-round", "KD AD 4D", "no_group_or_sequence"),
    lay("SAMBA-O07", "8S 9S 2S", "sequence_no_wilds"),
    add("SAMBA-O08", SAMBA, "JC", "samba_full"),
    # groups
    lay("SB-9-three", "4C 4D 4H"),
    lay("SB-9-same-cards", "4C 4C 4C"),
    lay("SB-9-four", "4C 4D 4H 4S"),
    lay("SB-9-twelve", " ".join(["AC AD AH AS"] * 3)),
    lay("SB-9-aces-joker", "AC AD JK"),
    lay("SB-9-two-wilds", "4C 4D 4H 4S 2C JK"),
    lay("SB-9-two-wilds-canasta", "4C 4D 4H 4S 4S 2C JK"),
    lay("SB-9-three-wilds", "4C 4D 4H 4S 4S 4S 2C 2D JK", "too_many_wilds", None, "2"),
    lay("SB-9-two-and-two", "4C 4D 2C JK", "wild_share"),
    lay("SB-9-two-and-two-liberal", "4C 4D 2C JK", None, TWO_NATURALS),
    lay("SB-9-one-and-two-liberal", "4C 2C JK", "wild_share", TWO_NATURALS),
    lay("SB-9-one-and-one", "4C 4D", "meld_too_short"),
    lay("SB-9-wilds-only", "2C 2D JK", "wilds_only"),
    lay("SB-9-twos-only", "2C 2D 2H 2S", "wilds_only"),
    lay("SB-9-two-ranks", "4C 4D 5H", "no_group_or_sequence"),
    lay("SB-9-two-ranks-wild", "4C 4D 5H JK", "no_group_or_sequence"),
    lay("SB-9-red-three", "4C 4D 4H 3H", "red_three_alone"),
    lay("SB-9-black-three", "4C 4D 4H 3S", "threes_alone"),
    lay("SB-9-mixed-order", "2S 7C JK 7H 7D 7S"),
    # sequences
    lay("SB-10-long", "4C 5C 6C 7C 8C 9C 10C", None),
    lay("SB-10-top", "8S 9S 10S JS QS KS AS", None),
    lay("SB-10-any-order", "6D 4D 5D"),
    lay("SB-10-eight", "4C 5C 6C 7C 8C 9C 10C JC", "sequence_too_long"),
    lay("SB-10-short", "4H 5H", "meld_too_short"),
    lay("SB-10-gap", "4H 5H 7H", "no_group_or_sequence"),
    lay("SB-10-suits", "4H 5H 6D", "no_group_or_sequence"),
    lay("SB-10-repeat", "4H 5H 5H 6H", "no_group_or_sequence"),
    lay("SB-10-ace-low", "AH 4H 5H", "no_group_or_sequence"),
    lay("SB-10-joker-end", "8S 9S 10S JK", "sequence_no_wilds"),
    lay("SB-10-twos", "2H 4H 5H", "sequence_no_wilds"),
    lay("SB-10-black-three", "3S 4S 5S", "threes_alone"),
    lay("SB-27-several", "4C 4D 4H / 8S 9S 10S"),
    lay("SB-27-one-bad-of-two", "4C 4D 4H / 8S 9S JS", "no_group_or_sequence"),
    # additions
    add("SB-9-add-natural", "7C 7D 7H", "7S", teams=[{"melds": ["7C 7D 7H 7S"]}, {}]),
    add("SB-9-add-wild", "7C 7D 7H", "2S", teams=[{"melds": ["7C 7D 7H 2S"]}, {}]),
    add("SB-9-add-second-wild", "7C 7D 7H 2S", "JK", "wild_share"),
    add("SB-9-add-second-wild-liberal", "7C 7D 7H 2S", "JK", None, TWO_NATURALS),
    add("SB-9-add-both", "7C 7D 7H 2S", "7S JK"),
    add("SB-9-add-third-wild", "7C 7D 7H 7S 7S 7S 2C 2C", "JK", "too_many_wilds"),
    add("SB-9-add-other-rank", "7C 7D 7H", "8S", "does_not_fit"),
    add("SB-9-add-three", "7C 7D 7H", "3S", "does_not_fit"),
    add("SB-9-add-red-three", "7C 7D 7H", "3H", "does_not_fit"),
    add("SB-10-add-below", "6H 7H 8H", "5H", teams=[{"melds": ["5H 6H 7H 8H"]}, {}]),
    add("SB-10-add-above", "6H 7H 8H", "9H", teams=[{"melds": ["6H 7H 8H 9H"]}, {}]),
    add("SB-10-add-both-ends", "6H 7H 8H", "5H 9H"),
    add("SB-10-add-to-samba", "6H 7H 8H", "4H 5H 9H 10H"),
    add("SB-10-add-too-many", "6H 7H 8H", "4H 5H 9H 10H JH", "sequence_too_long"),
    add("SB-10-add-gap", "6H 7H 8H", "10H", "does_not_fit"),
    add("SB-10-add-inside", "6H 7H 8H", "7H", "does_not_fit"),
    add("SB-10-add-wild", "6H 7H 8H", "JK", "sequence_no_wilds"),
    add("SB-10-add-suit", "6H 7H 8H", "9D", "does_not_fit"),
    add("SB-10-add-above-ace", "QH KH AH", "4H", "does_not_fit"),
    add("SB-10-add-three-below", "4H 5H 6H", "3H", "does_not_fit"),
    add("SB-12-beyond-seven", NATURAL, "9S", teams=[{"melds": [f"{NATURAL} 9S"]}, {}]),
    add("SB-12-samba-below", "5C 6C 7C 8C 9C 10C JC", "4C", "samba_full"),
    add("SB-13-allowed", NATURAL, "JK", teams=[{"melds": [f"{NATURAL} JK"]}, {}]),
    add("SB-13-forbidden", NATURAL, "JK", "wild_on_canasta", NO_WILDS),
    add("SB-13-forbidden-natural", NATURAL, "9S", None, NO_WILDS),
    add("SB-13-forbidden-mixed", MIXED.replace(" JK", " KS"), "JK", "wild_on_canasta", NO_WILDS),
    add("SB-13-wild-completes", "9C 9C 9D 9D 9H 9H", "JK", None, NO_WILDS),
    add("SB-13-wild-before-naturals", "9C 9C 9D 9D 9H", "9H 9S JK", None, NO_WILDS),
    add("SB-13-wild-too-late", "9C 9C 9D 9D 9H 2C", "9H JK 2C", "too_many_wilds", NO_WILDS),
    add("SB-13-wild-needs-the-seventh", "9C 9C 9D 2C 2D", "9H 9H JK", "too_many_wilds", {**NO_WILDS, **TWO_NATURALS}),
    Case(
        "SB-11-becomes-samba",
        "the seventh card makes a samba",
        at(f"10C {OTHER}", melds=["4C 5C 6C 7C 8C 9C"]),
        (ok("add 10C to 1", event("added", complete="samba", meld=SAMBA)),),
    ),
    Case(
        "SB-11-becomes-natural",
        "the seventh card makes a canasta",
        at(f"9S {OTHER}", melds=["9C 9C 9D 9D 9H 9H"]),
        (ok("add 9S to 1", event("added", complete="natural")),),
    ),
    Case(
        "SB-11-becomes-mixed",
        "a wild seventh card makes a mixed canasta",
        at(f"2S {OTHER}", melds=["9C 9C 9D 9D 9H 9H"]),
        (ok("add 2S to 1", event("added", complete="mixed")),),
    ),
    Case(
        "SB-11-stays",
        "an eighth card completes nothing",
        at(f"9S {OTHER}", melds=[NATURAL]),
        (ok("add 9S to 1", event("added", complete=None)),),
    ),
    Case(
        "SB-11-laid-at-once",
        "a canasta from the hand",
        at(f"{MIXED} {OTHER}"),
        (ok(f"meld {MIXED}", event("melded", complete="mixed", number=2, value=120)),),
    ),
    # merging
    merge("SB-14-merge", "7C 7D 7H", "7C 7S 2D", to="7C 7C 7D 7H 7S 2D"),
    merge("SB-14-merge-wilds", "7C 7D 2H", "7C 7S 2D", to="7C 7C 7D 7S 2D 2H"),
    merge("SB-14-merge-three-wilds", "7C 7D 7D 7H 2H JK", "7C 7S 2D", "too_many_wilds"),
    merge("SB-14-merge-ranks", "7C 7D 7H", "8C 8D 8H", "merge_no_match"),
    merge("SB-14-merge-kinds", "7C 7D 7H", "7C 8C 9C", "merge_no_match"),
    merge("SB-14-merge-sequences", "4C 5C 6C", "7C 8C 9C", "merge_sequences_off"),
    merge("SB-14-merge-sequences-on", "4C 5C 6C", "7C 8C 9C", None, SEQUENCES, "4C 5C 6C 7C 8C 9C"),
    merge("SB-14-merge-sequences-reversed", "7C 8C 9C", "4C 5C 6C", None, SEQUENCES, "4C 5C 6C 7C 8C 9C"),
    merge("SB-14-merge-sequences-samba", "4C 5C 6C 7C", "8C 9C 10C", None, SEQUENCES, SAMBA),
    merge("SB-14-merge-sequences-long", "4C 5C 6C 7C", "8C 9C 10C JC", "sequence_too_long", SEQUENCES),
    merge("SB-14-merge-sequences-gap", "4C 5C 6C", "8C 9C 10C", "merge_no_match", SEQUENCES),
    merge("SB-14-merge-sequences-suits", "4C 5C 6C", "7D 8D 9D", "merge_no_match", SEQUENCES),
    merge("SB-14-merge-sequences-same", "4C 5C 6C", "4C 5C 6C", "merge_no_match", SEQUENCES),
    merge("SB-13-merge-wild", NATURAL, "9C 9D JK", "wild_on_canasta", NO_WILDS),
    merge("SB-13-merge-natural", NATURAL, "9C 9D 9S", None, NO_WILDS),
    merge("SB-13-merge-into-canasta", "9C 9D JK", NATURAL, "wild_on_canasta", NO_WILDS),
    Case(
        "SB-14-merge-itself",
        "a meld is not merged with itself",
        at(OTHER),
        (no("merge 1 1", code="merge_no_match"), no("merge 1 2", code="no_such_meld")),
    ),
    Case(
        "SB-14-merge-makes-canasta",
        "two groups make a canasta; the numbers close the gap",
        at(OTHER, melds=["7C 7D 7H", "4C 5C 6C", "7C 7S 7S 2D"]),
        (ok("merge 3 1", event("merged", numbers=[1, 3], number=1, complete="mixed")),),
        {"teams": [{"melds": ["7C 7C 7D 7H 7S 7S 2D", "4C 5C 6C"]}, {}]},
    ),
    lay("SB-14-second-group", "QS QS QS"),
    lay("SB-14-second-group-one", "QS QS QS", "rank_taken", ONE),
    lay("SB-14-second-group-at-once", "7C 7D 7H / 7S 7S 7C", "rank_taken", ONE),
    lay("SB-14-sequence-beside-group", "QS KS AS", None, ONE),
    lay("SB-14-two-sequences", "4S 5S 6S / 4S 5S 6S", None, ONE),
    # black threes
    lay("SB-16-wild", "3S 3C JK", "threes_alone"),
    lay("SB-16-two", "3S 3C", "meld_too_short"),
    lay("SB-16-with-red", "3S 3C 3H", "red_three_alone"),
    Case(
        "SAMBA-O22",
        "black threes with four other cards left",
        at("3S 3C 3S 4C 6D 8H KS", melds=[NATURAL, SAMBA]),
        (no("meld 3S 3C 3S", code="black_threes_last"),),
        illegal=("meld 3C 3S 3S",),
    ),
    Case(
        "SAMBA-O22-last",
        "black threes as the last cards count 15",
        at("3S 3C 3S", melds=[NATURAL, SAMBA], others={1: ""}),
        (ok("meld 3S 3C 3S", event("went_out", seat=0), event("hand_over")),),
        {"phase": "over", "closed_by": 0, "hand_scores": [70 + 50 + 15 + 500 + 1500 + 200, 0]},
    ),
    Case(
        "SB-16-then-discard",
        "black threes, then the last card is discarded",
        at("3S 3C 3S KD", melds=[NATURAL, SAMBA]),
        (ok("meld 3S 3C 3S"), ok("discard KD", event("went_out"))),
        {"phase": "over"},
    ),
    Case(
        "SB-16-then-add",
        "after black threes the turn must go out: other cards may follow, no early discard",
        at("3S 3C 3S 9S 9S 4D", melds=[NATURAL, SAMBA]),
        (
            ok("meld 3S 3C 3S"),
            no("discard 4D", code="must_go_out"),
            ok("add 9S 9S to 1"),
            ok("discard 4D", event("went_out")),
        ),
        {"phase": "over", "closed_by": 0},
    ),
    Case(
        "SB-16-one-complete",
        "black threes without two canastas or sambas",
        at("3S 3C 3S", melds=[NATURAL]),
        (no("meld 3S 3C 3S", "1", "2", code="too_few_completes"),),
    ),
    Case(
        "SB-16-undo",
        "black threes can be taken back",
        at("3S 3C 3S KD", melds=[NATURAL, SAMBA]),
        (ok("meld 3S 3C 3S"), ok("undo"), ok("discard 3S")),
        {"to_play": 1},
    ),
    Case(
        "SB-15-no-opponent",
        "only the own team's melds can be added to",
        at(f"7S {OTHER}", melds=[], rivals=[{"melds": ["7C 7D 7H"]}]),
        (no("add 7S to 1", code="no_such_meld"),),
    ),
    Case(
        "SB-15-partner",
        "both partners add to the same melds",
        at(f"QS {OTHER}", seats=4),
        (ok("add QS to 1", event("added", seat=0)),),
    ),
)
