"""Labels of options, which Discord limits."""

from __future__ import annotations

MAX_LABEL = 100


def shorten(text: str) -> str:
    """Cuts a label where Discord would refuse it."""
    return text if len(text) <= MAX_LABEL else text[: MAX_LABEL - 1] + "…"
