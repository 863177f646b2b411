"""How a match has ended, told from the table alone: for whoever was not there when it did."""

from __future__ import annotations

from bot.tables.presenter import Change
from bot.tables.shuffles import Shuffle
from bot.tables.table import Table


def ending(table: Table, shuffle: Shuffle) -> Change:
    """Returns the last change of a table that is no longer open."""
    result = table.result
    if table.status == "finished":
        winners = () if result is None else result.winners
        order = table.places(winners)
        return Change("match_over", result=result if winners else None, places=order)
    if table.hand and result is None:
        return Change("cancelled", commitment=shuffle.commitment, secret=shuffle.secret.hex())
    return Change("cancelled")
