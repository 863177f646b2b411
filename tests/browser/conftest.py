"""A browser on the playground, which runs in a process of its own."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
START_SECONDS = 60


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window.

    Not for a whole session: while it is open its event loop runs, and no asynchronous test could."""
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        pytest.skip("no Chromium is installed (Debian: apt install chromium)")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield launched
        launched.close()


class Playground:
    """A running playground and its address."""

    def __init__(self, database: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "bot", "playground", "--no-browser", "--database", str(database), *arguments]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        alarm = threading.Timer(START_SECONDS, self._process.kill)
        alarm.start()
        self.url = self._address()
        alarm.cancel()

    def _address(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+/\S+", line):
                return found.group()
        raise AssertionError(f"the playground did not start: {self._process.communicate()[1]}")

    def stop(self) -> None:
        """Ends it as Ctrl+C does and checks that it went well and said nothing on stderr."""
        self._process.send_signal(signal.SIGINT)
        _, errors = self._process.communicate(timeout=30)
        assert (self._process.returncode, errors) == (0, "")


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where screenshots go: docs/screenshots where they are asked for, else nowhere that stays."""
    return Path(os.environ.get("SCREENSHOTS", tmp_path))
