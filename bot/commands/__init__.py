"""Slash commands: each reads its options, asks the host, and answers with a panel or a sentence."""

from __future__ import annotations

# Imported for the commands that they add to the group.
from bot.commands import figures, moves
from bot.commands.cards import cards
from bot.commands.scala import scala
from bot.commands.tree import CardsTree

__all__ = ["add_commands", "figures", "moves"]


def add_commands(tree: CardsTree) -> None:
    """Adds every command to a tree."""
    tree.add_command(scala)
    tree.add_command(cards)
