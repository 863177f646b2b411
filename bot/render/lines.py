"""Lines that have to fit into a message."""

from __future__ import annotations

from collections.abc import Sequence


def joined(lines: Sequence[str], limit: int) -> str:
    """Joins the lines, leaving out the first ones where they are longer than the limit."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(kept) + len(line) > limit:
            return "\n".join(["…", *reversed(kept)])
        kept.append(line)
    return "\n".join(reversed(kept))
