"""Taking the pile where it is final: only to whom the card is of use (K6 off)."""

from __future__ import annotations

from typing import Any

from tests.engine.cases import Case, Json, at, no, ok

KINGS = "KH KS KD 4C 5C 6C 9D 10D 7C 7H 7S 2S 3D"


def used(**rules: Any) -> Json:
    """Rules under which an unopened player may take the pile to open with that card."""
    return {"discard_draw_unopened": "if_used_in_opening", **rules}


CASES: tuple[Case, ...] = (
    Case(
        "K6-off",
        "off: taking is final",
        at("2C KS 5H", phase="draw", discard="QC 8D", profile="classic"),
        (ok("draw discard"), no("putback")),
        illegal=("putback",),
    ),
    Case(
        "K6-off-must-meld",
        "off: the pile is open only to whom the card is of use",
        at("2C KS 5D", phase="draw", discard="QC 8D", rules={"undo_discard_draw": False}),
        (no("draw discard"),),
        illegal=("draw discard",),
    ),
    Case(
        "K6-off-attach",
        "off: attaching is of use",
        at("2C KS 5D", phase="draw", discard="QC 8D", table=("5D 6D 7D",), rules={"undo_discard_draw": False}),
        (ok("draw discard"), no("discard 2C"), ok("layoff 8D to 1"), ok("discard 2C")),
    ),
    Case(
        "K6-off-swap",
        "off: recovering a joker is of use",
        at("2C KS 5C", phase="draw", discard="QC 8D", table=("6D 7D JK=8D",), rules={"undo_discard_draw": False}),
        (ok("draw discard"), ok("swap 8D in 1"), ok("discard 2C")),
    ),
    Case(
        "K6-off-meld",
        "off: a new meld is of use",
        at("2C KS 7D 6D", phase="draw", discard="QC 8D", rules={"undo_discard_draw": False}),
        (ok("draw discard"), ok("meld 6D 7D 8D"), ok("discard 2C")),
    ),
    Case(
        "K6-off-last",
        "off: a meld that would leave nothing to discard is of no use",
        at("7D 6D", phase="draw", discard="QC 8D", rules={"undo_discard_draw": False}),
        (no("draw discard"),),
    ),
    Case(
        "K6-off-joker",
        "off: a meld with a joker is of use",
        at("2C JK 7D", phase="draw", discard="QC 8D", rules={"undo_discard_draw": False}),
        (ok("draw discard"), ok("meld 7D 8D JK"), ok("discard 2C")),
    ),
    Case(
        "K6-off-chain",
        "off: of use after another card is attached first",
        at("2C KS 8D", phase="draw", discard="QC 9D", table=("5D 6D 7D",), rules={"undo_discard_draw": False}),
        (ok("draw discard"), no("discard 2C"), ok("layoff 8D to 1"), ok("layoff 9D to 1"), ok("discard 2C")),
    ),
    Case(
        "K6-off-chain-swap",
        "off: of use with a joker that is recovered first",
        at("2C 7D 10S KH", phase="draw", discard="QC 9S", table=("5D 6D JK=7D",), rules={"undo_discard_draw": False}),
        (ok("draw discard"), ok("swap 7D in 1"), ok("meld 9S 10S JK"), ok("discard 2C")),
    ),
    Case(
        "K6-off-chain-none",
        "off: but not where no joker can be recovered",
        at("2C 7H 10S KH", phase="draw", discard="QC 9S", table=("5D 6D JK=7D",), rules={"undo_discard_draw": False}),
        (no("draw discard"),),
    ),
    Case(
        "K6-off-open-chain",
        "off: an unopened player may open without the card and lay it in a later meld of the turn",
        at(
            "10H JH QH KH 7D 10S 2C 4S",
            opened=False,
            phase="draw",
            discard="QC 9S",
            table=("5D 6D JK=7D",),
            rules=used(undo_discard_draw=False),
        ),
        (
            ok("draw discard"),
            ok("open 10H JH QH KH"),
            no("discard 2C"),
            ok("swap 7D in 1"),
            ok("meld 9S 10S JK"),
            ok("discard 2C"),
        ),
    ),
    Case(
        "K6-off-first-turn",
        "off: in the first turn two cards must stay, so this opening is none",
        at(
            "KH KS KD 4C 5C 6C",
            opened=False,
            turns=0,
            phase="draw",
            discard="QC KC",
            rules={"discard_draw_unopened": "if_used_in_opening", "undo_discard_draw": False},
        ),
        (ok("draw discard"), no("open KH KS KD KC / 4C 5C 6C"), ok("open KH KS KD KC"), ok("discard 4C")),
    ),
    Case(
        "K6-off-opening",
        "off: an unopened player who cannot open with it may not take it",
        at("KH KS KD 4C 5C 6C 2S 3D", opened=False, phase="draw", discard="QC 8D", rules=used(undo_discard_draw=False)),
        (no("draw discard"),),
    ),
    Case(
        "K6-off-opens",
        "off: one who can may, and has to",
        at(KINGS, opened=False, phase="draw", discard="QC 8D", rules=used(undo_discard_draw=False)),
        (ok("draw discard"), no("discard 2S"), no("putback"), ok("open 8D 9D 10D / 7C 7H 7S"), ok("discard 2S")),
    ),
    Case(
        "K6-off-classic",
        "classic: only who can open may take it",
        at("KH KS KD 4C 5C 9C 2S 3D", opened=False, phase="draw", discard="QC 8D", profile="classic"),
        (no("draw discard"), ok("draw stock")),
    ),
    Case(
        "K6-off-classic-joker",
        "classic: an opening that needs the joker is none",
        at("KH KS KD JK 5C 6C 2S 3D", opened=False, phase="draw", discard="QC 8D", profile="classic"),
        (no("draw discard"),),
    ),
)
