"""Messages with buttons: the lobby, the table, the private panel. Dynamic items only, so that nothing is kept in memory
and every button works after a restart."""

from __future__ import annotations

import importlib
import pkgutil


def load_all() -> None:
    """Imports every module, so that each class of components and modals is known: some are imported only when they are
    shown, but a click may be on what was shown before a restart."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
