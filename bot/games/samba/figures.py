"""What is told of people who play Samba: nobody is ever put out (section 13)."""

from __future__ import annotations

from bot.games.figures import Figures, decimal
from bot.i18n import Tongue
from storage.statistics import PlayerFigures


class SambaFigures(Figures):
    """Matches won, rounds gone out, sambas and canastas of the own teams, points per round."""

    order = "wins"

    def count(self, row: PlayerFigures) -> int:
        """Returns the figure that comes first."""
        return row.won

    def first(self, say: Tongue, row: PlayerFigures) -> str:
        """Returns the same in words."""
        return say("figure-matches", won=row.won, played=row.played)

    def matches(self, say: Tongue, row: PlayerFigures) -> str:
        """Returns how often somebody went out."""
        return say("samba-figure-closed", count=row.closed)

    def hands(self, say: Tongue, row: PlayerFigures) -> str:
        """Returns what somebody's teams made, and their points."""
        sambas, canastas = row.made.get("sambas", 0), row.made.get("canastas", 0)
        made = say("samba-figure-made", sambas=sambas, canastas=canastas)
        return f"{made} · {say('samba-figure-average', penalty=decimal(say, row.average))}"

    def personal_only(self, say: Tongue, row: PlayerFigures) -> list[str]:
        """Returns the line of what somebody's teams made."""
        sambas, canastas = row.made.get("sambas", 0), row.made.get("canastas", 0)
        return [say("samba-stats-made", sambas=sambas, canastas=canastas)]
