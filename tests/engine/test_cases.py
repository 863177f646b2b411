"""Every case of the rule book as a table: position, moves, expected answer."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from engine.command import run_try
from tests.engine.cases import (
    Case,
    Json,
    closing,
    discards,
    drawing,
    final_draws,
    fours,
    jokers,
    match,
    melds,
    openings,
    scoring,
    stock,
    table,
    undo,
)
from tests.engine.cases.check import document, problems
from tests.engine.cases.samba import going_out, opening, pile, red_threes
from tests.engine.cases.samba import melds as samba_melds
from tests.engine.cases.samba import scoring as samba_scoring
from tests.engine.cases.samba import turns as samba_turns
from tests.engine.cases.scat import declaring, knocking, lives, turns, values
from tests.engine.cases.scat import stock as scat_stock
from tests.engine.cases.schwimmen import settling
from tests.engine.cases.schwimmen import turns as schwimmen_turns
from tests.engine.command_line import run

CHAPTERS = (melds, openings, table, jokers, fours, undo, drawing, final_draws, discards, closing, scoring, stock, match)
SCAT = (values, turns, knocking, declaring, scat_stock, lives)
SCHWIMMEN = (schwimmen_turns, settling)
SAMBA = (samba_melds, opening, pile, red_threes, going_out, samba_scoring, samba_turns)
CASES: tuple[Case, ...] = tuple(case for chapter in (*CHAPTERS, *SCAT, *SCHWIMMEN, *SAMBA) for case in chapter.CASES)
RUNS = [
    pytest.param(case, profile, id=case.id if profile is None else f"{case.id}-{profile}")
    for case in CASES
    for profile in (case.profiles or (None,))
]
THROUGH_THE_COMMAND = (
    "S40-O05",
    "S40-O20",
    "S40-O35",
    "S40-O39",
    "O10",
    "F08",
    "S14",
    "SCAT-O20",
    "SCAT-O30",
    "SCHW-O33",
    "SAMBA-O24",
    "SB-34-yes",
)


def test_ids_are_unique() -> None:
    """An id names one case."""
    assert not [name for name, count in Counter(case.id for case in CASES).items() if count > 1]


@pytest.mark.parametrize(("case", "profile"), RUNS)
def test_case(case: Case, profile: str | None) -> None:
    """The engine answers as the case says."""
    assert not problems(case, run_try(document(case, profile))), case.says


@pytest.mark.parametrize("case", [case for case in CASES if case.id in THROUGH_THE_COMMAND], ids=lambda case: case.id)
def test_case_through_the_command(case: Case) -> None:
    """`python -m engine try` gives the same answer as the function behind it."""
    asked = document(case, case.profiles[0] if case.profiles else None)
    done = run("try", stdin=json.dumps(asked))
    assert done.returncode == 0, done.stderr
    answer: Json = json.loads(done.stdout)
    assert not problems(case, answer)
    assert answer == json.loads(json.dumps(run_try(asked)))


@pytest.mark.parametrize(("case", "profile"), RUNS)
def test_position_reads_back(case: Case, profile: str | None) -> None:
    """The position that `try` writes is a position that `try` reads, with the same legal moves."""
    first = run_try(document(case, profile))
    again = run_try(first["position"])
    assert again["results"] == []
    assert again["position"] == first["position"]
    assert set(again["legal"]) == set(first["legal"]) - {"undo"}
