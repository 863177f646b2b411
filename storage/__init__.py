"""The database: one transaction for each thing that happens at a table. Knows the engine's words, not the bot's."""

from storage.database import Database

__all__ = ["Database"]
