"""Slash commands: each reads its options, asks the host, and answers with a panel or a sentence."""

from __future__ import annotations

from bot.commands.cards import cards
from bot.commands.samba import samba
from bot.commands.scala import scala
from bot.commands.scat import scat
from bot.commands.schwimmen import schwimmen
from bot.commands.tree import CardsTree


def add_commands(tree: CardsTree) -> None:
    """Adds every command to a tree."""
    for group in (scala, scat, schwimmen, samba, cards):
        tree.add_command(group)
