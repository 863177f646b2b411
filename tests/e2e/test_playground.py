"""The playground: its arguments, its people, and that time and messages do not pile up in it."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest
import simcord

from bot.i18n import tongue
from bot.playground import command, seams, world
from tests.e2e.kit import Circle


def make_world(names: list[str]) -> world.World:
    return world.build(simcord.Env(simcord_client()), names, "en-US", tongue("en"))


def simcord_client() -> discord.Client:
    return discord.Client(intents=discord.Intents.none())


def test_the_same_people_and_channel_come_back_in_every_run() -> None:
    before, after = make_world(["anna", "bruno"]), make_world(["zoe", "bruno", "anna"])
    assert (before.guild.id, before.channel.id) == (after.guild.id, after.channel.id)
    ids = {person.name: person.id for person in after.people}
    assert {person.name: person.id for person in before.people} == {"anna": ids["anna"], "bruno": ids["bruno"]}


def test_the_simulated_clock_shows_the_real_time() -> None:
    environment = simcord.Env(simcord_client())
    world.build(environment, ["anna"], "en-US", tongue("en"))
    assert abs((environment.now() - datetime.now(UTC)).total_seconds()) < 5


def test_people_are_named_on_the_command_line() -> None:
    assert command.read(["--people", " Anna, bruno ,"]).people == ("anna", "bruno")


def test_help_says_how_persian_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.read(["--help"])
    assert "no Persian: that is chosen by /cards language" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("names", ["", "anna,anna", "a,b,c,d,e,f,g,h,i"])
def test_unusable_people_are_refused(names: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.read(["--people", names])
    assert "1 to 8 different names" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["-1", "65536", "9" * 5000, "http"])
def test_unusable_ports_are_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.read([f"--port={port}"])
    assert "a number from 0 to 65535" in capsys.readouterr().err


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"\xff\xd8" * 500)
    arguments = ["-m", "bot", "playground", "--no-browser", "--database", str(file)]
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (command.NOT_STARTED, "")
    assert done.stderr.count("\n") == 1
    assert str(file) in done.stderr


def test_a_missing_simulator_is_one_line_that_names_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", missing)
    assert command.main([]) == command.NOT_STARTED
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "python3 dev.py playground" in error


def test_another_release_of_the_simulator_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "3.3.0")
    assert "simcord 3.3.0 is installed" in (command.missing_simulator() or "")


async def test_only_the_newest_private_messages_stay(circle: Circle) -> None:
    anna, bruno = circle.person("anna"), circle.person("bruno")
    for _ in range(4):
        await anna.slash("scala rules")
    await bruno.slash("scala rules")
    newest = [message.id for message in anna.private()[-2:]]
    assert seams.dismiss(circle.environment, keep=2)
    assert [message.id for message in anna.private()] == newest
    assert len(bruno.private()) == 1
    assert not seams.dismiss(circle.environment, keep=2)
