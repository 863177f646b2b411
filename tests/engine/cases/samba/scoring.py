"""The end of a round and of the game (SB-36, SB-41 to SB-48)."""

from __future__ import annotations

from typing import Any

from tests.engine.cases import Case, Json, event, no, ok
from tests.engine.cases.samba import MELDED, MIXED, NATURAL, OTHER, SAMBA, at, drawing, one, team

TWO = (NATURAL, SAMBA)
OUT = 70 + 50 + 500 + 1500 + 200
"""What TWO count, with going out."""


def counted(name: str, says: str, score: int, melds: Any, hand: str = "", rules: Json | None = None) -> Case:
    """What a team makes of its melds when the round ends without a stock and it holds this hand and a pair of fives."""
    position = drawing(f"{hand} 5C 5D", "JS JS 5H", melds=["4C 4D 4H", *melds], stock="", others={1: ""}, rules=rules)
    return one(name, says, position, ok("stop", event("hand_over")), hand_scores=[15 + score - 10, 0])


def match(
    name: str, says: str, scores: tuple[int, ...], winner: Any, rules: Json | None = None, seats: int = 2
) -> Case:
    """Seat 0 goes out and its team makes 2320, the others nothing; these are the scores before the round."""
    rivals = [team(score=score) for score in scores[1:]]
    nobody = dict.fromkeys(range(1, seats), "")
    position = at("KD", melds=TWO, score=scores[0], rivals=rivals, others=nobody, rules=rules, seats=seats)
    events = [event("hand_over"), *([] if winner is None else [event("match_over", winner=winner)])]
    after = [{"score": scores[0] + OUT}, *({"score": score} for score in scores[1:])]
    return Case(name, says, position, (ok("discard KD", *events),), {"winner": winner, "teams": after})


CASES: tuple[Case, ...] = (
    Case(
        "SAMBA-O09",
        "eight jacks are one pure canasta",
        at("KD", melds=["JC JC JD JD JH JH JS JS", SAMBA], others={1: ""}),
        (
            ok(
                "discard KD",
                event(
                    "hand_over",
                    teams=[
                        {
                            "cards": 80 + 50,
                            "red_threes": 0,
                            "sambas": 1500,
                            "canastas": 500,
                            "going_out": 200,
                            "total": 2330,
                        },
                        {"cards": 0, "red_threes": 0, "sambas": 0, "canastas": 0, "going_out": 0, "total": 0},
                    ],
                ),
            ),
        ),
        {"hand_scores": [2330, 0]},
    ),
    Case(
        "SAMBA-O24",
        "the five parts of a score",
        at(
            "4D",
            seats=4,
            melds=["4S 5S 6S 7S 8S 9S 10S", "9C 9D 9H 9H 9S 9S 2D", "AD AH AS"],
            red="3H 3D",
            others={1: "", 2: "KC 7D JK", 3: ""},
            discard="8C",
        ),
        (
            ok(
                "discard 4D",
                event(
                    "hand_over",
                    scores=[2325, 0],
                    teams=[
                        {
                            "cards": 125,
                            "red_threes": 200,
                            "sambas": 1500,
                            "canastas": 300,
                            "going_out": 200,
                            "total": 2325,
                        },
                        {},
                    ],
                ),
            ),
        ),
        {"hand_scores": [2325, 0], "teams": [{"score": 2325}, {"score": 0}]},
    ),
    Case(
        "SAMBA-O25",
        "a team without melds counts its hands and its red threes against it",
        at(
            "KD",
            seats=4,
            melds=[MIXED, SAMBA],
            others={1: "JK JK 9C", 2: "", 3: "5S 5D"},
            rivals=[team(red_threes="3H")],
        ),
        (ok("discard KD"),),
        {"hand_scores": [120 + 50 + 300 + 1500 + 200, -220]},
    ),
    counted("SB-43-group", "cards of a group", 30, ["KC KD KH"]),
    counted("SB-43-wild", "wild cards at their own value", 90, ["KC KD KH KS JK"]),
    counted("SB-43-two", "a two counts 20", 60, ["AC AD 2H"]),
    counted("SB-43-sequence", "a sequence", 40, ["8S 9S 10S JS"]),
    counted("SB-43-eight", "eight count 10, sevens 5", 45, ["8C 8D 8H", "7C 7D 7H"]),
    counted("SB-43-hand", "cards of the hand are minus", -10 - 50 - 20 - 20 - 5, [], "KS JK 2D AH 6C"),
    counted("SB-43-black-three", "a black three is -5", -5, [], "3S"),
    counted("SB-43-whole-meld", "even those that would make a meld", -30, [], "KC KD KH"),
    counted("SB-44-natural", "a pure canasta is 500", 70 + 500, [NATURAL]),
    counted("SB-44-mixed", "a mixed one 300", 50 + 20 + 50 + 300, [MIXED]),
    counted("SB-44-samba", "a samba 1500", 50 + 1500, [SAMBA]),
    counted("SB-44-high-samba", "whatever its cards", 80 + 1500, ["8S 9S 10S JS QS KS AS"]),
    counted("SB-44-eight", "an eighth card adds only its value", 80 + 500, [f"{NATURAL} 9S"]),
    counted("SB-44-two-sambas", "each counts", 100 + 3000, [SAMBA, SAMBA]),
    counted("SB-44-six", "six are no samba", 40, ["4C 5C 6C 7C 8C 9C"]),
    one(
        "SB-44-going-out",
        "200 go to the team of who went out",
        at("KD", melds=TWO, seats=4, others={1: "", 2: "", 3: ""}),
        ok("discard KD", event("hand_over", teams=[{"going_out": 200}, {"going_out": 0}])),
        hand_scores=[OUT, 0],
        closed_by=0,
    ),
    one(
        "SB-44-partner-hand",
        "the partner's cards are minus all the same",
        at("KD", melds=TWO, seats=4, others={1: "", 2: "JK JK", 3: ""}),
        ok("discard KD"),
        hand_scores=[OUT - 100, 0],
    ),
    one(
        "SB-45-negative",
        "a score may be negative",
        at("KD", melds=TWO, others={1: "JK JK JK"}, rivals=[team(score=100)]),
        ok("discard KD"),
        teams=[{"score": OUT}, {"score": -50}],
        hand_scores=[OUT, -150],
    ),
    one(
        "SB-44-pair-of-six",
        "at six the scores are those of three teams",
        at("KD", melds=TWO, seats=6, others={1: "KC", 2: "", 3: "KH", 4: "KC", 5: "AS"}),
        ok("discard KD"),
        hand_scores=[OUT - 10, -20, -20],
    ),
    one(
        "six_player_teams-two_trios",
        "or of two",
        at(
            "KD",
            melds=TWO,
            seats=6,
            others={1: "KC", 2: "", 3: "KH", 4: "KC", 5: "AS"},
            rules={"six_player_teams": "two_trios"},
        ),
        ok("discard KD"),
        hand_scores=[OUT - 10, -40],
    ),
    # the stock
    Case(
        "SB-36-one-left",
        "the last card is drawn alone",
        at(OTHER, phase="draw", stock="4C"),
        (ok("draw stock", event("drawn", cards="4C", count=1)),),
        {"stock": "", "phase": "play"},
    ),
    Case(
        "SB-36-take",
        "with an empty stock the pile may still be taken",
        drawing(f"7C 7S {OTHER}", "4C 7D", stock=""),
        (no("draw stock", code="stock_empty"), ok("take pile with 7C 7S")),
        {"phase": "play"},
    ),
    Case(
        "SB-36-stop",
        "or not: then the round is over, and nobody has the bonus for going out",
        drawing("7C 7S", "4C 4D 7D", stock="", others={1: ""}),
        (ok("stop", event("dead"), event("hand_over", teams=[{"going_out": 0}, {"going_out": 0}])),),
        {"phase": "over", "closed_by": None, "hand_scores": [30 - 10, 0]},
    ),
    Case(
        "SB-36-cannot",
        "who cannot take it ends the round",
        at(f"4C {OTHER}", stock="", others={1: "KC KD"}),
        (ok("discard 4C", event("discarded"), event("dead", reason="stock"), event("hand_over")),),
        {"phase": "over", "closed_by": None, "to_play": None},
    ),
    Case(
        "SB-36-goes-on",
        "who can is asked",
        at(f"4C {OTHER}", stock="", others={1: "4D 4H KC KD"}, rivals=[team(MELDED)]),
        (ok("discard 4C"),),
        {"phase": "draw", "to_play": 1},
        legal=("take pile with 4D 4H", "stop"),
        illegal=("draw stock",),
    ),
    Case(
        "SB-36-minimum",
        "a team that cannot reach its minimum cannot take it",
        at(f"4C {OTHER}", stock="", others={1: "4D 4H KC KD"}),
        (ok("discard 4C", event("dead")),),
        {"phase": "over"},
    ),
    Case(
        "SB-36-minimum-reached",
        "one that can is asked",
        at(f"4C {OTHER}", stock="", others={1: "4D 4H KC KD JK 9S"}),
        (ok("discard 4C"),),
        {"phase": "draw"},
        legal=("take pile with 4D 4H / KC KD JK",),
    ),
    Case(
        "SB-36-read",
        "a position like that is over when it is read",
        at("KC KD", phase="draw", stock=""),
        (no("draw stock", code="stock_empty"),),
        {"phase": "over", "closed_by": None},
    ),
    Case(
        "SB-36-read-stop",
        "which `stop` may say once, in the words of section 13",
        at("KC KD", phase="draw", stock="", others={1: ""}),
        (ok("stop", event("dead", reason="stock"), event("hand_over")), no("stop", code="hand_over")),
        {"phase": "over", "closed_by": None, "teams": [{"score": 10}, {"score": 0}]},
    ),
    Case(
        "SB-36-not-yet",
        "while there is a stock nobody stops",
        at(OTHER, phase="draw"),
        (no("stop", code="cannot_stop"),),
        illegal=("stop",),
    ),
    Case(
        "SB-36-last-turn",
        "who drew the last card plays the turn",
        at("9S KD", phase="draw", stock="KC", melds=TWO),
        (ok("draw stock"), ok("add 9S to 1"), ok("discard KD")),
        {"phase": "over", "closed_by": None},
    ),
    # the game
    match("SAMBA-O28", "several reach the target: the highest wins", (7830, 10400), 1),
    match("SB-47-below", "below the target the game goes on", (7000, 0), None),
    match("SB-47-reached", "10,000 are enough", (7680, 0), 0),
    match("SB-47-just-below", "9,995 are not", (7675, 0), None),
    match("SB-47-other", "one who did not go out may win", (0, 11000), 1),
    match("SB-47-three", "three players", (8000, 0, 9000), 0, seats=3),
    match("target-low", "another target", (0, 0), 0, {"target": 2000}),
    match("target-high", "a higher one", (9000, 0), None, {"target": 15000}),
    match("SB-48-another", "a tie at the top: another round", (8000, 8000 + OUT), None),
    match("SB-48-shared", "or a shared win", (8000, 8000 + OUT), [0, 1], {"tie": "shared"}),
    match("SB-48-below", "a tie below the target is none", (0, OUT), None, {"tie": "shared"}),
    match("SB-48-lower", "a tie behind the winner changes nothing", (9000, 5, 5), 0, {"tie": "shared"}, seats=3),
    match("SB-48-pairs", "teams win, not seats", (9000, 0), 0, seats=4),
    match("SB-47-trios", "teams of three", (9000, 0), 0, {"six_player_teams": "two_trios"}, seats=6),
)
