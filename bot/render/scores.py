"""Scores as text: the summary of a hand, the standing of a match."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.render import names
from bot.tables.table import Seat, Table
from engine.game import HandResult
from engine.games import GAMES

MEDALS = ("🥇", "🥈", "🥉")


def over(say: Tongue, table: Table) -> str:
    """Returns that a hand is over, as a title."""
    return say("summary-title", deal=presentation(table.game).deal, hand=table.hand)


def how_it_ended(say: Tongue, table: Table, result: HandResult) -> str:
    """Returns why a hand is over."""
    return presentation(table.game).how_it_ended(say, table, result)


def hand_lines(say: Tongue, table: Table, result: HandResult) -> str:
    """Returns what the hand has brought everybody."""
    return presentation(table.game).hand_lines(say, table, result)


def totals(say: Tongue, table: Table) -> str:
    """Returns the seats, or teams, by their totals after the last finished hand, those that are out at the end."""
    sign = -1 if GAMES[table.game].points_win else 1
    order = sorted(table.sides, key=lambda side: (-(side[0].eliminated_in or 10**9), sign * side[0].total))
    return "\n".join(_total(say, table, side) for side in order)


def medal(place: int) -> str:
    """Returns a medal for the first three places, a number for the others."""
    return MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."


def standing(say: Tongue, table: Table, places: tuple[int, ...]) -> str:
    """Returns the seats, or teams, by their places in the match."""
    order = sorted(table.sides, key=lambda side: places[side[0].number])
    return "\n".join(f"{medal(places[side[0].number])} {_total(say, table, side)}" for side in order)


def winners(say: Tongue, table: Table, places: tuple[int, ...]) -> str:
    """Returns who has won the match."""
    won = [side for side in table.sides if places[side[0].number] == 1]
    names_of = " · ".join(names.side(side, names.marked) for side in won)
    if len(won) == 1 and len(won[0]) > 1:
        return say("standing-won-team", names=names_of)
    return say("standing-won", names=names_of, count=len(won))


def _total(say: Tongue, table: Table, side: Sequence[Seat]) -> str:
    seat = side[0]
    shown = presentation(table.game)
    total = shown.total(say, table, seat)
    out = say("scores-out", deal=shown.deal, hand=seat.eliminated_in) if seat.eliminated_in else ""
    return names.beside(say, names.side(side, names.marked), total, out)


def page(say: Tongue, table: Table) -> str:
    """Returns the totals of a match as a page."""
    if not any(seat.total for seat in table.seats) and table.hand <= 1:
        return f"### {say('button-scores')}\n{say('scores-none')}"
    finished = table.hand if table.hand_over else table.hand - 1
    return f"### {say('scores-title', deal=presentation(table.game).deal, hand=finished)}\n{totals(say, table)}"
