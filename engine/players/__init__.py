"""Computer players. They see what a person in their seat sees: a view, never a state."""

from __future__ import annotations

LEVELS: tuple[str, ...] = ("normal",)
