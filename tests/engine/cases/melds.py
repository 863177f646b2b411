"""What is a meld, which card its joker stands for, and what it is worth (SQ-6 to SQ-14, K10, K11, K14, K28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.engine.cases import EVERY, FREE_RUNS, Case, Json, asks, at, event, no, ok

SPARE = "4C JD"
HEARTS_2_K = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"


def _position(cards: str, rules: Mapping[str, Any] | None) -> Json:
    held = " ".join("JK" if word.upper().startswith("JK") else word for word in cards.split())
    return at(f"{held} {SPARE}", rules=rules)


def legal(
    name: str,
    written: str,
    value: int,
    *,
    lies: str | None = None,
    says: str = "",
    rules: Mapping[str, Any] | None = None,
    profiles: tuple[str, ...] = (),
) -> Case:
    """The cards, in the order written, are one meld that lies as `lies` and is worth `value`."""
    laid = event("melded", meld=lies or written, value=value, number=1)
    return Case(name, says, _position(written, rules), (ok(f"meld {written}", laid),), profiles=profiles)


def illegal(
    name: str, written: str, says: str, rules: Mapping[str, Any] | None = None, profiles: tuple[str, ...] = ()
) -> Case:
    """The cards are no meld in any order."""
    return Case(name, says, _position(written, rules), (no(f"meld {written}"),), profiles=profiles)


def asked(name: str, written: str, *readings: str, says: str, rules: Mapping[str, Any] | None = None) -> Case:
    """The cards are several melds: the engine asks which."""
    step = asks(f"meld {written}", *(f"meld {reading}" for reading in readings))
    return Case(name, says, _position(written, rules), (step,))


ANY = {"jokers_per_meld": "any"}
TWO = {"jokers_per_meld": 2}
LADDER = {"card_values": "ladder"}
BY_PLACE = {"joker_identity": "position"}
BY_CIRCLE = {"joker_identity": "position_circular"}
FIVE = {"run_max": 5}

CASES: tuple[Case, ...] = (
    legal("S40-O01a", "7S 7H 7D", 21, profiles=EVERY),
    illegal("S40-O01b", "9H 9C 9C", "two cards of one suit", profiles=EVERY),
    legal("S40-O01c", "KC KD KH KS", 40, profiles=FREE_RUNS),
    legal("S40-O02a", "QS KS AS", 31, profiles=EVERY),
    illegal("S40-O02b", "KS AS 2S", "the ace only at an end", profiles=EVERY),
    legal("S40-O02c", "AS 2S 3S", 6, profiles=EVERY),
    legal(
        "S40-O03a",
        "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD JK",
        96,
        lies="AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD JK=AD",
        says="the joker is the second ace",
    ),
    illegal("S40-O03b", "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD", "two natural aces"),
    legal("S40-O05a", "JK 9C 8C", 27, lies="8C 9C JK=10C", says="written descending", profiles=EVERY),
    legal("S40-O06a", "JK 8C 9C", 24, lies="JK=7C 8C 9C", says="written ascending", profiles=EVERY),
    illegal("S40-O17a", "5H JK 7H JK", "two jokers in one meld", profiles=EVERY),
    legal("S40-O17b", "5H JK 7H JK", 26, lies="5H JK=6H 7H JK=8H", rules=ANY),
    legal("S40-O18a", "10H 10S JK", 30, lies="10H 10S JK=10C", rules=BY_PLACE),
    legal("S40-O18b", "JK 7H 7D", 21, lies="JK=7S 7H 7D", rules=BY_PLACE),
    legal("S40-O19a", "JK KH KD", 30, lies="JK=KS KH KD", rules=BY_CIRCLE),
    legal("S40-O19b", "KC KS JK", 30, lies="KC KS JK=KH", rules=BY_CIRCLE),
    legal("S40-O19c", "JK KC KS", 30, lies="JK=KD KC KS", rules=BY_CIRCLE),
    Case(
        "S40-O26",
        "a stretch of six is laid as two runs of three",
        at("3D 4D 5D 6D 7D 8D 2C KS", profile="classic"),
        (
            no("meld 3D 4D 5D 6D 7D 8D", "5"),
            ok("meld 3D 4D 5D", event("melded", meld="3D 4D 5D", number=1)),
            ok("meld 6D 7D 8D", event("melded", meld="6D 7D 8D", number=2)),
        ),
    ),
    # The longer list.
    legal("V01", "5H 6H 7H", 18, profiles=EVERY),
    legal("V02", "AH 2H 3H", 6, profiles=EVERY),
    legal("V04", "10H JH QH KH", 40, profiles=EVERY),
    legal("V05", "10H JH QH KH AH", 51, profiles=EVERY),
    illegal("V07", "JH QH KH AH 2H", "round the corner", profiles=EVERY),
    legal("V08", "JS QS KS", 30, profiles=EVERY),
    illegal("V10", "5H 5H 6H", "a twin from the other pack", profiles=EVERY),
    illegal("V11", "5H 6H", "two cards", profiles=EVERY),
    legal("V13", "AH AD AS", 33, profiles=EVERY),
    legal("V14", "AH AD AS AC", 44, profiles=FREE_RUNS),
    illegal("V16", "7H 7H 7D", "one suit twice", profiles=EVERY),
    illegal("V17", "7H 7D 7S 7C 7H", "a set of five", profiles=EVERY),
    illegal("V19", "JH JD JS 7H", "a stranger", profiles=EVERY),
    asked("V20a", "7H 7D JK", "7H 7D JK=7C", "7H 7D JK=7S", says="the suit is declared"),
    legal("V20b", "7H 7D JK=7S", 21, says="the answer"),
    asked("V22a", "JK 2H 2S", "JK=2C 2H 2S", "JK=2D 2H 2S", says="the joker handed over first"),
    legal("V22b", "JK=2D 2H 2S", 6, says="a joker counts as its card, not 25"),
    legal("V23", "2H 2D 2S 2C", 8, profiles=FREE_RUNS),
    legal("V25a", "5H 6H JK", 18, lies="5H 6H JK=7H", profiles=EVERY),
    legal("V25b", "JK 5H 6H", 15, lies="JK=4H 5H 6H", profiles=EVERY),
    asked("V25c", "5H JK 6H", "5H 6H JK=7H", "JK=4H 5H 6H", says="no place between them: either end"),
    legal("V26", "5H 7H JK", 18, lies="5H JK=6H 7H", says="the gap", profiles=EVERY),
    illegal("V28", "5H 8H JK", "a gap of two", profiles=EVERY),
    legal("V29a", "AH 2H JK", 6, lies="AH 2H JK=3H", profiles=EVERY),
    legal("V29b", "JK AH 2H", 6, lies="AH 2H JK=3H", says="nothing below the ace", profiles=EVERY),
    legal("V31", "AH 3H JK", 6, lies="AH JK=2H 3H", says="the ace goes low", profiles=EVERY),
    illegal("V32", "AH 4H JK", "a gap of two", profiles=EVERY),
    legal("V34", "KH AH JK", 31, lies="JK=QH KH AH", says="nothing above the ace", profiles=EVERY),
    legal("V35", "QH AH JK", 31, lies="QH JK=KH AH", says="an inner joker pins the ace high", profiles=EVERY),
    legal("V37a", "JH QH JK", 30, lies="JH QH JK=KH", profiles=EVERY),
    legal("V37b", "JK JH QH", 30, lies="JK=10H JH QH", profiles=EVERY),
    asked("V37c", "QH JK JH", "JH QH JK=KH", "JK=10H JH QH", says="one value, two cards to recover it with"),
    legal("V38a", "10H JH JK", 30, lies="10H JH JK=QH", profiles=EVERY),
    legal("V38b", "JK 10H JH", 29, lies="JK=9H 10H JH", profiles=EVERY),
    illegal("V40", "5H JK JK", "two jokers", profiles=EVERY),
    illegal("V41", "JK JK JK", "no natural card", profiles=EVERY),
    illegal("V41-any", "JK JK JK", "no natural card even with any number of jokers", rules=ANY),
    illegal("V43", "5H JK", "two cards", profiles=EVERY),
    Case(
        "V44",
        "the limit of jokers holds for attaching too",
        at("JK 4C JD", table=("5H 6H JK=7H",)),
        (no("layoff JK to 1"), no("layoff JK=8H to 1"), no("layoff JK=4H to 1")),
        illegal=("layoff JK=8H to 1", "layoff JK=4H to 1"),
        profiles=EVERY,
    ),
    legal("V46a", f"{HEARTS_2_K} JK", 95, lies=f"{HEARTS_2_K} JK=AH", profiles=FREE_RUNS),
    legal("V46b", f"JK {HEARTS_2_K}", 85, lies=f"JK=AH {HEARTS_2_K}", profiles=FREE_RUNS),
    legal("V47a", f"AH {HEARTS_2_K} JK", 96, lies=f"AH {HEARTS_2_K} JK=AH", profiles=FREE_RUNS),
    legal("V47b", f"JK {HEARTS_2_K} AH", 96, lies=f"JK=AH {HEARTS_2_K} AH", profiles=FREE_RUNS),
    legal(
        "V47c",
        f"JK AH {HEARTS_2_K}",
        96,
        lies=f"AH {HEARTS_2_K} JK=AH",
        says="no place below the low ace: rearranged; either way round the joker is the other ace and the run is full",
        profiles=FREE_RUNS,
    ),
    illegal("V49", f"AH {HEARTS_2_K} AH", "never two natural aces", profiles=FREE_RUNS),
    illegal("V50", f"AH {HEARTS_2_K} JK JK", "fourteen at most", profiles=EVERY),
    illegal("V50-any", f"AH {HEARTS_2_K} JK JK", "fourteen at most", rules=ANY),
    legal("V52", "JH JK QH KH AH", 51, lies="JK=10H JH QH KH AH", says="rearranged", profiles=EVERY),
    Case(
        "V53",
        "two equal runs may lie on the table",
        at("5H 6H 7H 5H 6H 7H 2C KS"),
        (
            ok("meld 5H 6H 7H", event("melded", meld="5H 6H 7H", value=18, number=1)),
            ok("meld 5H 6H 7H", event("melded", meld="5H 6H 7H", value=18, number=2)),
        ),
        {"table": ["5H 6H 7H", "5H 6H 7H"]},
        profiles=EVERY,
    ),
    legal("V55", "4H 5H 6H 7H 8H 9H", 39, profiles=FREE_RUNS),
    # What the lists leave out.
    Case(
        "SQ-9",
        "several sets of one rank",
        at("7H 7D 7S 7H 7D 7C 2C KS"),
        (ok("meld 7H 7D 7S"), ok("meld 7H 7D 7C")),
        profiles=EVERY,
    ),
    legal("SQ-12a", "QD KD AD JK", 41, lies="JK=JD QD KD AD", says="nothing above the ace", profiles=EVERY),
    legal("SQ-12b", "3C 2C AC", 6, lies="AC 2C 3C", says="descending, ace low", profiles=EVERY),
    legal("SQ-12c", "AS KS QS", 31, lies="QS KS AS", says="descending, ace high", profiles=EVERY),
    legal("SQ-12d", "7H 5H 6H", 18, lies="5H 6H 7H", says="one meld in any order", profiles=EVERY),
    legal("SQ-12e", "5H 6H JK=4H", 15, lies="JK=4H 5H 6H", says="the identity decides", profiles=EVERY),
    legal("SQ-12f", "5H JK=7H 6H", 18, lies="5H 6H JK=7H", says="the identity decides", profiles=EVERY),
    illegal("SQ-12g", "5H 6H JK=9H", "an identity that does not fit", profiles=EVERY),
    illegal("SQ-11a", "7H 7D JK=8C", "an identity of another rank", profiles=EVERY),
    illegal("SQ-11b", "7H 7D JK=7H", "an identity that is there already", profiles=EVERY),
    legal("SQ-11c", "KC KD KH JK", 40, lies="KC KD KH JK=KS", says="the only missing suit", profiles=EVERY),
    legal("SQ-12h", "8C JK 10C", 27, lies="8C JK=9C 10C", profiles=EVERY),
    legal("SQ-12i", "10C JK 8C", 27, lies="8C JK=9C 10C", says="descending, joker inside", profiles=EVERY),
    legal("SQ-8", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS", 95 - 10, says="thirteen cards, ace low"),
    legal("SQ-8-high", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", 95, says="thirteen cards, ace high"),
    legal("K10-two", "7H JK 9H JK", 34, lies="7H JK=8H 9H JK=10H", rules=TWO),
    illegal("K10-two-naturals", "7H JK JK", "two natural cards at least unless `any`", rules=TWO),
    illegal("K10-two-of-three", "7H 8H JK JK JK", "a third joker", rules=TWO),
    legal("K10-any-run", "7H JK JK", 24, lies="7H JK=8H JK=9H", rules=ANY, says="one natural card: ascending"),
    legal("K10-any-run-end", "JK JK KH", 30, lies="JK=JH JK=QH KH", rules=ANY),
    legal("K10-any-ace", "AH JK JK", 6, lies="AH JK=2H JK=3H", rules=ANY, says="A 2 3: ace low"),
    legal("K10-any-ace-high", "JK JK AH", 31, lies="JK=QH JK=KH AH", rules=ANY),
    legal("K10-any-set", "7H JK=7C JK=7D", 21, rules=ANY),
    legal("K10-any-four", "7H 7D JK JK", 28, lies="7H 7D JK=7C JK=7S", rules=ANY, says="both missing suits"),
    legal("K11-place-left", "JK 7H 7S", 21, lies="JK=7D 7H 7S", rules=BY_PLACE),
    legal("K11-place-inside", "7S JK 7H", 21, lies="7S JK=7C 7H", rules=BY_PLACE, says="the card on its left"),
    legal("K11-place-red", "7H 7D JK", 21, lies="7H 7D JK=7C", rules=BY_PLACE),
    legal("K11-place-black-left", "JK 9C 9S", 27, lies="JK=9D 9C 9S", rules=BY_PLACE),
    legal("K11-place-black-right", "9C 9S JK", 27, lies="9C 9S JK=9H", rules=BY_PLACE),
    legal("K11-place-turned", "JK KD KH", 30, lies="JK=KC KD KH", rules=BY_PLACE),
    legal("K11-circle-right", "KH KD JK", 30, lies="KH KD JK=KC", rules=BY_CIRCLE),
    legal("K11-circle-turned", "JK KD KH", 30, lies="JK=KS KD KH", rules=BY_CIRCLE),
    legal("K11-circle-colours", "10H 10S JK", 30, lies="10H 10S JK=10C", rules=BY_CIRCLE),
    asked(
        "K11-circle-inside",
        "KH JK KD",
        "KH JK=KC KD",
        "KH JK=KS KD",
        says="undefined inside a pair of one colour: asked",
        rules=BY_CIRCLE,
    ),
    legal("K11-four", "9C 9S 9H JK", 36, lies="9C 9S 9H JK=9D", rules=BY_PLACE, says="the missing suit"),
    legal("K14-five", "4H 5H 6H 7H 8H", 30, rules=FIVE),
    illegal("K14-six", "4H 5H 6H 7H 8H 9H", "five at most", rules=FIVE),
    illegal("K14-joker", "4H 5H 6H 7H 8H JK", "a joker makes it six", rules=FIVE),
    legal("K28-set", "AH AD AS", 42, rules=LADDER),
    legal("K28-faces", "JH QH KH", 36, rules=LADDER),
    legal("K28-high", "QH KH AH", 39, rules=LADDER),
    legal("K28-low", "AH 2H 3H", 6, rules=LADDER),
    legal("K28-kings", "KC KH KS", 39, rules=LADDER),
    legal("K28-joker", "QH KH JK", 39, lies="QH KH JK=AH", rules=LADDER, says="the joker counts as its card"),
    Case(
        "F14",
        "a card that is not in the hand",
        at("5H 6H 2C KS"),
        (no("meld 5H 6H 7H"), no("meld 5H 6H JK"), no("layoff 7H to 1")),
        {"table": []},
        profiles=EVERY,
    ),
    Case(
        "T28",
        "melds are never rearranged: a card that lies cannot be laid again",
        at("8H 9H 2C KS", table=("7H 7D 7S",)),
        (no("meld 7H 8H 9H"),),
        {"table": ["7H 7D 7S"]},
        profiles=EVERY,
    ),
)
