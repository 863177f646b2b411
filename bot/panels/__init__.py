"""Messages with buttons: the lobby, the table, the private panel. Dynamic items only, so that nothing is kept in memory
and every button works after a restart."""

from __future__ import annotations

import importlib
import pkgutil

import bot.games


def load_all() -> None:
    """Imports every module with components or modals, so that each class is known: some are imported only when they are
    shown, but a click may be on what was shown before a restart."""
    for package in (bot.panels, bot.games):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
