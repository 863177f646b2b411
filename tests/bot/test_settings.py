"""What an operator gets wrong is said in one line, with exit code 2."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import Settings
from storage.shards import Shards


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def error_lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().err.splitlines()


def test_a_missing_token_names_the_playground(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([])
    (line,) = error_lines(capsys)
    assert stopped.value.code == 2
    assert "DISCORD_TOKEN" in line
    assert "python -m bot playground" in line


@pytest.mark.parametrize("token", ["two words", "two\nlines", "t\u00f6ken", "Bot abc.def"])
def test_what_can_be_no_token_is_not_tried(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], token: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SystemExit) as stopped:
        main([])
    (line,) = error_lines(capsys)
    assert stopped.value.code == 2
    assert "DISCORD_TOKEN" in line
    assert token not in line


def test_an_env_file_that_is_no_text_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SystemExit) as stopped:
        main([])
    (line,) = error_lines(capsys)
    assert stopped.value.code == 2
    assert ".env" in line


def test_settings_come_from_the_environment_and_from_env_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nLOG_LEVEL=WARNING\n")
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    settings = Settings.from_environment()
    assert (settings.token(), settings.log_level) == ("from-file", "DEBUG")


def test_the_token_is_in_no_text_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(Settings.from_environment())


def test_each_bad_value_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    monkeypatch.setenv("DATABASE_URL", "scala40.db")
    with pytest.raises(SystemExit) as stopped:
        Settings.from_environment()
    lines = error_lines(capsys)
    assert stopped.value.code == 2
    assert [line.split(":")[0] for line in lines] == ["DATABASE_URL", "LOG_LEVEL"]


def test_unknown_arguments_are_refused() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--nonsense"])
    assert stopped.value.code == 2


def test_the_password_of_the_database_is_in_no_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://bot:very-secret@host/cards")
    assert "very-secret" not in repr(Settings.from_environment())
    monkeypatch.setenv("DATABASE_URL", "Postgres;bot:very-secret@host/cards")
    with pytest.raises(SystemExit):
        Settings.from_environment()
    (line,) = error_lines(capsys)
    assert line.startswith("DATABASE_URL: ")
    assert "very-secret" not in line


def test_without_settings_one_process_has_every_server() -> None:
    assert Settings.from_environment().shards == Shards(1, frozenset({0}))


@pytest.mark.parametrize(
    ("given", "ids"), [(None, range(8)), ("0-7", range(8)), ("5", {5}), ("0-2, 6", {0, 1, 2, 6}), ("1,1-2", {1, 2})]
)
def test_shards_are_numbers_and_ranges(monkeypatch: pytest.MonkeyPatch, given: str | None, ids: Iterable[int]) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://bot@host/cards")
    monkeypatch.setenv("SHARD_COUNT", "8")
    if given is not None:
        monkeypatch.setenv("SHARD_IDS", given)
    assert Settings.from_environment().shards == Shards(8, frozenset(ids))


@pytest.mark.parametrize(
    ("count", "ids", "url", "said"),
    [
        ("0", None, None, "SHARD_COUNT"),
        ("4", "some", None, "0-3,7"),
        ("4", "3-1", None, "0-3,7"),
        ("4", "", None, None),
        ("4", "2,4", None, "from 0 to 3"),
        (None, "1", None, "from 0 to 0"),
        ("4", "0-1", "sqlite:///scala40.db", "PostgreSQL"),
    ],
)
def test_impossible_shards_are_refused(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    count: str | None,
    ids: str | None,
    url: str | None,
    said: str | None,
) -> None:
    for name, value in (("SHARD_COUNT", count), ("SHARD_IDS", ids)):
        if value is not None:
            monkeypatch.setenv(name, value)
    monkeypatch.setenv("DATABASE_URL", url or "postgresql://bot@host/cards")
    if said is None:
        Settings.from_environment()
        return
    with pytest.raises(SystemExit) as stopped:
        Settings.from_environment()
    (line,) = error_lines(capsys)
    assert stopped.value.code == 2
    assert line.startswith("SHARD_")
    assert said in line


def test_moves_are_kept_for_ever_by_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.from_environment().keep_moves == timedelta(days=180)
    monkeypatch.setenv("KEEP_MOVES_DAYS", "0")
    assert Settings.from_environment().keep_moves is None
