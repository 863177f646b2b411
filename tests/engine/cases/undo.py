"""Taking table actions and a taken card back (section 0, K6)."""

from __future__ import annotations

from tests.engine.cases import EVERY, FREE_RUNS, Case, at, either, event, no, ok, seat

CASES: tuple[Case, ...] = (
    Case(
        "F07",
        "after a draw from the stock the table actions can be undone, the draw cannot",
        at("8H 7C 4C JD", table=("5H 6H 7H", "7D 7H 7S"), phase="draw", stock="2S 3S"),
        (
            ok("draw stock", event("drawn", card="2S", pile="stock")),
            no("undo"),
            ok("layoff 8H to 1"),
            ok("layoff 7C to 2"),
            ok("undo", event("undone")),
            ok("undo"),
            no("undo"),
            no("draw stock"),
        ),
        {"table": ["5H 6H 7H", "7D 7H 7S"], "stock": "3S", "seats": [{"hand": "8H 7C 4C JD 2S"}, {}]},
        legal=("layoff 8H to 1", "layoff 7C to 2"),
        illegal=("undo", "putback"),
        profiles=FREE_RUNS,
    ),
    Case(
        "F07-listed",
        "undo is listed while there is something to take back",
        at("8H 4C JD", table=("5H 6H 7H",)),
        (ok("layoff 8H to 1"),),
        legal=("undo",),
        profiles=EVERY,
    ),
    Case(
        "F08",
        "putting a taken card back offers the stock",
        at("8H 4C JD", table=("5H 6H 7H",), phase="draw", discard="KH 4H"),
        (
            ok("draw discard", event("drawn", card="4H", pile="discard")),
            ok("putback", event("put_back", card="4H")),
            no("draw discard"),
        ),
        {"phase": "draw", "top": "4H", "taken": None, "seats": [{"hand": "8H 4C JD"}, {}]},
        legal=("draw stock",),
        illegal=("draw discard", "putback"),
        profiles=FREE_RUNS,
    ),
    Case(
        "UNDO-split",
        "a split is undone",
        at("4S 2D KD", table=("5S 6S 7S 8S 9S",), rules={"run_max": 5, "run_split": True}),
        (ok("layoff 4S to 1"), ok("undo")),
        {"table": ["5S 6S 7S 8S 9S"], "seats": [{"hand": "4S 2D KD"}, {}]},
    ),
    Case(
        "UNDO-open",
        "an undone opening closes the way to attach again",
        at("10C JC QC KC 8H 4C JD", opened=False, table=("5H 6H 7H",)),
        (ok("open 10C JC QC KC"), ok("layoff 8H to 1"), ok("undo"), ok("undo"), no("layoff 8H to 1"), no("undo")),
        {"table": ["5H 6H 7H"], "seats": [{"opened": False, "hand": "10C JC QC KC 8H 4C JD"}, {}]},
        profiles=EVERY,
    ),
    Case(
        "UNDO-history",
        "a position in the middle of a turn has no history",
        at("8H 4C JD", table=("5H 6H 7H",), turn={"opened": True}),
        (no("undo"),),
        profiles=EVERY,
    ),
    Case(
        "NEXT",
        "the turn of another seat: nothing of the last turn can be undone",
        at("8H 4C JD", table=("5H 6H 7H",), rivals=[seat("9H 2C", opened=True)]),
        (ok("layoff 8H to 1"), ok("discard 4C"), no("undo"), either("draw stock"), no("undo"), ok("layoff 9H to 1")),
        profiles=FREE_RUNS,
    ),
)
