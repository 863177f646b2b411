"""Where computer seats think: never on the event loop of the bot."""

from __future__ import annotations

from typing import Any, Protocol


class Thinker(Protocol):
    """Finds moves for computer seats."""

    async def think(self, game: str, view: Any, level: str, seed: str) -> str:
        """Returns one move in notation for the seat of the view."""

    async def close(self) -> None:
        """Ends what was started to think."""


class ProcessThinker:
    """Thinks in one worker process, started at the first thought."""

    async def think(self, game: str, view: Any, level: str, seed: str) -> str:
        """Returns one move in notation for the seat of the view."""
        raise NotImplementedError

    async def close(self) -> None:
        """Ends the worker process."""
        raise NotImplementedError


class InlineThinker:
    """Thinks right where it is asked: for tests, where it is fast and deterministic."""

    async def think(self, game: str, view: Any, level: str, seed: str) -> str:
        """Returns one move in notation for the seat of the view."""
        raise NotImplementedError

    async def close(self) -> None:
        """Has nothing to end."""
