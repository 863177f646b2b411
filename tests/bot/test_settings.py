"""What an operator gets wrong is said in one line, with exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import Settings


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL", "TABLES_IN_CHANNEL", "ALWAYS_SYNC_COMMANDS"):
        monkeypatch.delenv(name, raising=False)
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
