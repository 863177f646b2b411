"""What is written down for whoever runs the bot names every setting."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import Settings

ROOT = Path(__file__).resolve().parents[3]
UNLISTED = {"ALWAYS_SYNC_COMMANDS"}
"""For tests and the playground."""


@pytest.mark.parametrize("document", ["docs/hosting.md", ".env.example"])
def test_every_setting_is_written_down(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    settings = {name.upper() for name in Settings.model_fields} - UNLISTED
    assert {name for name in settings if not re.search(rf"\b{name}\b", text)} == set()


def test_the_example_holds_no_setting_that_does_not_exist() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = set(re.findall(r"^#?([A-Z_]+)=", text, re.MULTILINE))
    assert named <= {name.upper() for name in Settings.model_fields}
