"""What remaining cards cost (SQ-15, SQ-29, K23 to K30)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.engine.cases import EVERY, Case, Json, Step, at, event, ok, seat

IN_HAND = "10H JH QH KH 2C"
IN_HAND_STEPS = (ok("open 10H JH QH KH"), ok("discard 2C", event("closed", in_hand=True)))


def cost(
    name: str,
    hand: str,
    points: int,
    says: str = "",
    *,
    opened: bool = True,
    rules: Mapping[str, Any] | None = None,
    profiles: tuple[str, ...] = (),
    in_hand: bool = False,
    turns: int = 1,
) -> Case:
    """Seat 0 closes; what the hand of seat 1 costs."""
    rival = seat(hand, opened=opened, total=7, turns=turns)
    position: Json
    steps: tuple[Step, ...]
    if in_hand:
        position, steps = at(IN_HAND, opened=False, rivals=[rival], rules=rules), IN_HAND_STEPS
    else:
        position, steps = at("2C", rivals=[rival], rules=rules), (ok("discard 2C", event("closed", in_hand=False)),)
    after = {
        "phase": "over",
        "closed_by": 0,
        "hand_scores": [0, points],
        "seats": [{"hand": "", "total": 0}, {"hand": hand, "total": 7 + points}],
    }
    return Case(name, says, position, steps, after, profiles=profiles)


FLAT = {"not_opened_penalty": 100}
DOUBLE = {"close_in_hand_double": True}
LADDER = {"card_values": "ladder"}
ALONE = {"ace_hand_value": "one_if_alone"}
STRUCTURAL = {"ace_hand_value": "structural"}
UNLIMITED = {"limit": 1001}

CASES: tuple[Case, ...] = (
    cost("S40-O30", "JK AC KD 7H 2S", 55, "25 + 11 + 10 + 7 + 2", profiles=EVERY),
    cost("S40-O30-ladder", "JK AC KD 7H 2S", 50, rules={**LADDER, "joker_hand_value": "as_ace"}),
    cost("K29-ladder-25", "JK AC KD 7H 2S", 61, "25 + 14 + 13 + 7 + 2", rules=LADDER),
    cost("K29-as-ace", "JK 2C", 13, rules={"joker_hand_value": "as_ace"}),
    cost("K28-hand", "JH QH KH", 36, rules=LADDER),
    cost("S40-O31a", "AH", 11, rules={}),
    cost("S40-O31b", "AH", 1, rules=ALONE),
    cost("S40-O31c", "AH 2H 3H 9C", 25),
    cost("S40-O31d", "AH 2H 3H 9C", 15, rules=STRUCTURAL),
    cost("K30-alone-two", "AH 2C", 13, "not alone", rules=ALONE),
    cost("K30-structural-alone", "AH", 1, rules=STRUCTURAL),
    cost("K30-structural-two", "AH AH 2H 3H", 17, "each 2 and 3 serves one ace", rules=STRUCTURAL),
    cost("K30-structural-both", "AH AH 2H 2H 3H 3H", 12, rules=STRUCTURAL),
    cost("K30-structural-suits", "AH 2H 3C 9C", 25, "A 2 3 of one suit", rules=STRUCTURAL),
    cost("K30-structural-aces", "AH AC", 22, rules=STRUCTURAL),
    cost("K30-ladder", "AH 9C", 23, rules={**LADDER, **STRUCTURAL}),
    cost("K30-classic", "AH 2H 3H 9C", 15, rules={"profile": "classic"}),
    cost("K30-double", "AH", 2, "1 doubled", rules={**ALONE, **DOUBLE}, in_hand=True),
    cost("S01", "JK", 25, profiles=EVERY),
    cost("S02", "AS", 11, profiles=("standard", "federation", "house", "duel")),
    cost("S04", "KC QC JC 10C", 40, profiles=EVERY),
    cost("S05", "AC KD 5H JK", 51, profiles=EVERY),
    cost(
        "S07",
        "KC KD QS JH 9C 8S 7D 6H 5C 4C 3D 3S 7H",
        92,
        "never opened: the cards",
        opened=False,
        profiles=("standard", "federation", "classic"),
    ),
    cost("S08", "KC KD QS 5H", 100, "flat, not 100 and the hand", opened=False, rules={**FLAT, "limit": 151}),
    cost(
        "S40-O33",
        "KC KD KS KH QC QD QS QH JC JD JS AH AD 2S",
        100,
        "134 points of cards cost 100",
        opened=False,
        rules=FLAT,
    ),
    cost("K25-int", "2D", 60, "another number", opened=False, rules={"not_opened_penalty": 60}),
    cost("K25-opened", "2D KC", 12, "who has opened counts", rules=FLAT),
    cost("K25-duel", "2D KC", 100, opened=False, rules={"profile": "duel", **UNLIMITED}),
    cost("K25-house", "2D KC", 100, opened=False, rules={"profile": "house", **UNLIMITED}),
    cost("S40-O32a", "KC KD 3H", 46, "23 doubled", rules={"profile": "duel"}, in_hand=True),
    cost("S40-O32b", "KC KD 3H", 200, opened=False, rules={"profile": "duel"}, in_hand=True),
    cost("S40-O32c", "KC KD 3H", 100, opened=False, rules={"profile": "duel", "double_flat": False}, in_hand=True),
    cost("S40-O32d", "KC KD 3H", 23, in_hand=True),
    cost("S40-O32e", "KC KD 3H", 23, opened=False, in_hand=True),
    cost("C10", "KC KD 3H", 46, "double: every other player's points", rules=DOUBLE, in_hand=True),
    cost("C10-unopened", "KC KD 3H", 46, "without a flat penalty the cards", opened=False, rules=DOUBLE, in_hand=True),
    cost("C10-not", "KC KD 3H", 23, "opened in an earlier turn", rules=DOUBLE),
    cost("S11-house", "KC KD 3H", 100, "the flat 100 stays", opened=False, rules={"profile": "house"}, in_hand=True),
    cost("S11-house-opened", "KC KD 3H", 46, rules={"profile": "house"}, in_hand=True),
    cost("S11", "KC KD 3H", 200, opened=False, rules={**FLAT, **DOUBLE, "double_flat": True}, in_hand=True),
    cost("K27-on", "KC KD 3H", 23, "without a turn: the cards", opened=False, rules=FLAT, turns=0),
    cost(
        "K27-off",
        "KC KD 3H",
        100,
        "no_chance_counts_cards off",
        opened=False,
        rules={**FLAT, "no_chance_counts_cards": False},
        turns=0,
    ),
    cost("K27-double", "KC KD 3H", 46, opened=False, rules={**FLAT, **DOUBLE}, turns=0, in_hand=True),
    Case(
        "K27-first-turn",
        "closing in the first turn: one rival had a turn, the other none",
        at(
            IN_HAND,
            opened=False,
            turns=0,
            rivals=[seat("KC KD", turns=0), seat("3S", turns=1)],
            dealer=1,
            rules={**FLAT, "close_first_turn": "allowed", **UNLIMITED},
        ),
        IN_HAND_STEPS,
        {"hand_scores": [0, 20, 100]},
    ),
    Case(
        "SQ-29",
        "the closer 0, the others their cards, added to the totals",
        at("2C", total=33, rivals=[seat("KC 4D", total=10, opened=True), seat("JK", total=60)]),
        (ok("discard 2C", event("closed"), event("hand_over", scores=[0, 14, 25])),),
        {
            "hand_scores": [0, 14, 25],
            "seats": [
                {"total": 33, "hand": ""},
                {"total": 24, "hand": "KC 4D"},
                {"total": 85, "hand": "JK"},
            ],
            "winner": None,
        },
    ),
    Case(
        "SQ-29-out",
        "a seat that was out has no score",
        at("2C", rivals=[{"out": True, "total": 140}, seat("JK", total=60)]),
        (ok("discard 2C"),),
        {"hand_scores": [0, None, 25], "seats": [{}, {"out": True, "total": 140}, {"total": 85}], "eliminated": []},
    ),
)
