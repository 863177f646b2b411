"""Runs the playground or the tests from a fresh checkout; needs only Python 3.11 or newer.

    python3 dev.py playground    plays against the bot in a simulated Discord, without a token
    python3 dev.py test          checks style and types and runs every test
    python3 dev.py screenshots   takes the pictures in docs/screenshots again
    python3 dev.py wheel         builds a wheel in dist with the search core compiled; needs a C compiler

The first run makes a virtual environment in `.venv` (another one with `--venv DIR`) and installs into it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import signal
import subprocess
import sys
import venv
from pathlib import Path

MINIMUM = (3, 11)
ROOT = Path(__file__).resolve().parent
PLAYED = ("tests/browser/test_playground.py", "tests/browser/thirtyone.py", "tests/browser/samba.py")
"""Plays in a browser, the long ones for their pictures alone; pytest leaves out files of a folder that is named too."""
NO_NETWORK = "connection broken by"
"""What pip says when it gets no answer."""


class SetupError(Exception):
    """Why nothing could be started, in one line."""


class Environment:
    """A virtual environment that holds the project, installed in place."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        scripts = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = str(scripts / ("python.exe" if os.name == "nt" else "python"))

    def provide(self, what: str, requirements: list[str]) -> None:
        """Installs the requirements unless that was done for this very pyproject.toml."""
        stamp = self.folder / f".{what}-installed"
        content = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest() + sys.version
        if stamp.exists() and stamp.read_text(encoding="utf-8") == content:
            return
        if not Path(self.python).exists():
            self._make()
        print(f"Installing what the {what} needs into {self.folder} (a minute or two, once) ...", flush=True)
        self._pip("pip>=25.1", "--upgrade")
        self._pip(*requirements)
        stamp.write_text(content, encoding="utf-8")

    def _make(self) -> None:
        print(f"Making a virtual environment in {self.folder} ...", flush=True)
        try:
            venv.create(self.folder, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            hint = "on Debian and Ubuntu: apt install python3-venv" if os.name == "posix" else str(error)
            raise SetupError(f"Cannot make a virtual environment in {self.folder} ({hint}).") from error

    def _pip(self, *arguments: str) -> None:
        pip = [self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "2"]
        done = subprocess.run([*pip, *arguments], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode == 0:
            return
        if NO_NETWORK in " ".join(done.stdout.split()):
            raise SetupError("Cannot reach the Python package index: this first run needs a network.")
        last = [line for line in done.stdout.splitlines() if line.strip()][-1:]
        raise SetupError(f"pip install {' '.join(arguments)} failed: {' '.join(last)}")

    def run(self, command: list[str], **variables: str) -> int:
        """Runs a Python module to its end; Ctrl+C is the module's to answer."""
        process = subprocess.Popen([self.python, "-m", *command], cwd=ROOT, env={**os.environ, **variables})
        signal.signal(signal.SIGTERM, lambda *_: process.terminate())
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue


def playground(environment: Environment, arguments: list[str]) -> int:
    """Starts the bot in a simulated Discord."""
    environment.provide("playground", ["--editable", ".[playground]"])
    return environment.run(["bot", "playground", *arguments])


def test(environment: Environment, arguments: list[str]) -> int:
    """Runs every check, pytest last; the exit code is that of the first one that failed."""
    environment.provide("test", ["--editable", ".", "--group", "test"])
    workers = str(min(4, os.cpu_count() or 1))
    checks = (
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["pytest", "--numprocesses", workers, "--dist", "worksteal", *arguments],
    )
    failures = []
    for command in checks:
        print("$ " + " ".join(command), flush=True)
        code = environment.run(command)
        if code:
            failures.append(code)
    return failures[0] if failures else 0


def screenshots(environment: Environment, arguments: list[str]) -> int:
    """Plays in a real browser and keeps the pictures; then shows every screen in every language."""
    environment.provide("test", ["--editable", ".", "--group", "test"])
    folder = str(ROOT / "docs" / "screenshots")
    code = environment.run(["pytest", *PLAYED, *arguments], SCREENSHOTS=folder)
    return code or environment.run(["tests.browser.screens", folder])


def wheel(environment: Environment, arguments: list[str]) -> int:
    """Builds a wheel with the search core compiled by mypyc; the pure one needs no more than `pip wheel .`."""
    environment.provide("wheel", ["--group", "wheel"])
    build = ["pip", "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", "dist", "."]
    return environment.run([*build, *arguments], COMPILE="1")


COMMANDS = {"playground": playground, "test": test, "screenshots": screenshots, "wheel": wheel}


def main() -> int:
    if sys.version_info < MINIMUM:
        raise SetupError(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]} ({sys.executable}).")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--venv", type=Path, default=ROOT / ".venv", help="where the virtual environment is")
    parser.add_argument("command", choices=COMMANDS, metavar="{" + ",".join(COMMANDS) + "}")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="handed on: `dev.py playground --help` lists them")
    options = parser.parse_args()
    return COMMANDS[options.command](Environment(options.venv.resolve()), options.arguments)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except SetupError as error:
        sys.exit(str(error))
