"""The value of a hand (SC-4 to SC-8), as it is shown."""

from __future__ import annotations

from tests.engine.cases import Case, event, ok
from tests.engine.cases.scat import at

NO_STOCK = {"stock": ""}


def shown(name: str, hand: str, value: float, **rules: object) -> Case:
    """A hand shown when the stock is empty and nobody goes on."""
    steps = (ok("stop", event("shown", seat=0, hand=hand, value=value)),)
    return Case(name, f"{hand} is {value}", at(hand, "3C 4C 6D", rules=dict(rules), **NO_STOCK), steps)


CASES: tuple[Case, ...] = (
    shown("SCAT-O01", "9D 7D 2D", 18),
    shown("SCAT-O02", "QC 8H 7H", 15),
    shown("SCAT-O03", "AH 5C 2C", 11),
    shown("SCAT-O04", "9C 6H 2S", 9),
    shown("SCAT-O05", "AS 6H 5H", 11),
    Case(
        "SCAT-O06",
        "AC 10C JC is 31 and may be declared; AD KD 9D is 30 and may not",
        at("AC 10C JC", "AD KD 9D"),
        (),
        {},
        legal=("declare",),
        illegal=("declare 1",),
    ),
    shown("SC-7-on", "4H 4D 4S", 30.5, three_of_a_kind="30.5"),
    shown("SC-7-number", "4H 4D 4S", 30.5, three_of_a_kind=30.5),
    shown("SC-7-thirty", "4H 4D 4S", 30, three_of_a_kind="30"),
    shown("SC-7-off", "4H 4D 4S", 4),
    shown("SC-7-false", "4H 4D 4S", 4, three_of_a_kind=False),
    shown("SC-7-aces", "AH AD AS", 30.5, three_of_a_kind="30.5"),
    shown("SC-8-23", "8H KH 5H", 23),
    shown("SC-8-17", "QS 9D 8D", 17),
    shown("SC-8-11", "AC 6S 4S", 11),
    shown("SC-8-10", "JC 7H 4S", 10),
    shown("SC-8-aces", "AH AS AD", 11),
    shown("SC-8-7", "7H 7S 7D", 7),
    shown("SC-5-lowest", "2C 2D 2S", 2),
    shown("SC-28-value", "AS KS QS", 30),
    Case(
        "SCAT-O07",
        "30.5 beats 30 in suit",
        at("4H 4D 4S", "AD KD 9D", rules={"three_of_a_kind": "30.5"}, **NO_STOCK),
        (ok("stop", event("lost", seat=1, lives=1)),),
        {"hand_scores": [0, 1]},
    ),
    Case(
        "SCAT-O07-31",
        "30.5 loses to 31, which is declared",
        at("4H 4D 4S", "AC 10C JC", rules={"three_of_a_kind": "30.5"}),
        (ok("declare 1", event("declared", seat=1), event("shown", seat=1, value=31)),),
        {"hand_scores": [1, 0]},
    ),
    Case(
        "SCAT-O07-off",
        "with the option off three of a kind are worth a single card",
        at("4H 4D 4S", "5D 9C 2D", **NO_STOCK),
        (ok("stop", event("lost", seat=0, lives=1)),),
        {"hand_scores": [1, 0]},
    ),
    Case(
        "SC-7-undeclared",
        "a 31 that was not declared loses to three of a kind (section 13.4)",
        at("4H 4D 4S", "AC 10C JC", rules={"three_of_a_kind": "30.5"}, **NO_STOCK),
        (ok("stop", event("shown", seat=1, value=30), event("lost", seat=1, lives=1)),),
        {"hand_scores": [0, 1]},
    ),
    Case(
        "SC-7-no-claim",
        "three of a kind cannot be declared",
        at("4H 4D 4S", "5D 9C 2D", rules={"three_of_a_kind": "30.5"}, phase="draw", stock="KC"),
        (),
        illegal=("declare",),
    ),
)
