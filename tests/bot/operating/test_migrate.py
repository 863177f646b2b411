"""`python -m bot migrate`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from storage import Database, schema
from tests.storage.test_matches import new_match


@pytest.fixture(autouse=True)
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a database that does not exist yet."""
    made = f"sqlite:///{tmp_path / 'new.db'}"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", made)
    return made


async def with_a_match(url: str) -> None:
    database = await Database.open(url)
    await database.matches.create(new_match())
    await database.close()


def test_up_down_and_up_again(capsys: pytest.CaptureFixture[str]) -> None:
    newest = schema.newest()
    for arguments, said in (
        ([], f"revision base -> {newest}"),
        ([], f"revision {newest}, as it was"),
        (["--to", "0001"], f"revision {newest} -> 0001"),
        (["--to", "base"], "revision 0001 -> base"),
    ):
        assert main(["migrate", *arguments]) == 0
        assert capsys.readouterr().out.splitlines() == [said]


def test_an_unknown_revision_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate", "--to", "7"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "there are base, 0001" in line


def test_a_database_is_copied_into_an_empty_one_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = f"sqlite:///{tmp_path / 'old.db'}"
    asyncio.run(with_a_match(old))
    assert main(["migrate", "--from", old]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "copied 1 matches with 0 moves"
    assert main(["migrate", "--from", old]) == 1
    assert "empty database" in capsys.readouterr().err


def test_a_database_that_cannot_be_opened_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://bot:very-secret@127.0.0.1:1/cards")
    assert main(["migrate"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "cannot be opened" in line
    assert "very-secret" not in line
