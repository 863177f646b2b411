"""Scores as text: the summary of a hand, the standing of a match."""

from __future__ import annotations

from bot.games.presentation import presentation
from bot.i18n import Tongue
from bot.render import names
from bot.render.cards import from_notation
from bot.tables.table import Seat, Table
from engine.game import HandResult

MEDALS = ("🥇", "🥈", "🥉")


def how_it_ended(say: Tongue, table: Table, result: HandResult) -> str:
    """Returns why a hand is over."""
    return presentation(table.game).how_it_ended(say, table, result)


def hand_lines(say: Tongue, table: Table, result: HandResult) -> str:
    """Returns what the hand has cost each seat, where it stands, and the cards it was left with."""
    shown = presentation(table.game)
    back = {event.seat for turn in table.log for event in turn.events if event.kind == "rejoined"}
    lines = []
    for number in shown.result_order(table, result):
        out = f"**{say('summary-eliminated')}**" if number in result.eliminated else ""
        returned = f"**{say('summary-back')}**" if number in back else ""
        figures = shown.result_figures(say, table, result, number)
        line = names.beside(say, names.of(table, number), figures, out, returned)
        if result.hands[number]:
            line += f"\n-# {from_notation(say, result.hands[number])}"
        lines.append(line)
    return "\n".join(lines)


def totals(say: Tongue, table: Table) -> str:
    """Returns the seats by their totals after the last finished hand, those that are out at the end."""
    order = sorted(table.seats, key=lambda seat: (-(seat.eliminated_in or 10**9), seat.total))
    return "\n".join(_total(say, table, seat) for seat in order)


def medal(place: int) -> str:
    """Returns a medal for the first three places, a number for the others."""
    return MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."


def standing(say: Tongue, table: Table, places: tuple[int, ...]) -> str:
    """Returns the seats by their places in the match."""
    order = sorted(table.seats, key=lambda seat: places[seat.number])
    return "\n".join(f"{medal(places[seat.number])} {_total(say, table, seat)}" for seat in order)


def _total(say: Tongue, table: Table, seat: Seat) -> str:
    total = presentation(table.game).total(say, table, seat)
    out = say("scores-out", hand=seat.eliminated_in) if seat.eliminated_in else ""
    return names.beside(say, names.marked(seat), total, out)


def page(say: Tongue, table: Table) -> str:
    """Returns the totals of a match as a page."""
    if not any(seat.total for seat in table.seats) and table.hand <= 1:
        return f"### {say('scores-title', hand=0)}\n{say('scores-none')}"
    finished = table.hand if table.hand_over else table.hand - 1
    return f"### {say('scores-title', hand=finished)}\n{totals(say, table)}"
