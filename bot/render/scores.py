"""Scores as text: the summary of a hand, the standing of a match."""

from __future__ import annotations

from bot.i18n import Tongue
from bot.render import names
from bot.render.cards import from_notation
from bot.tables.table import Seat, Table
from engine.game import HandResult

MEDALS = ("🥇", "🥈", "🥉")


def how_it_ended(say: Tongue, table: Table, result: HandResult) -> str:
    """Returns who has closed a hand, or what became of one that nobody could finish."""
    if result.closed_by is not None:
        return say("summary-closed", name=names.of(table, result.closed_by))
    return say("summary-dead-counts" if table.rules.dead_hand == "all_count" else "summary-dead")


def hand_lines(say: Tongue, table: Table, result: HandResult) -> str:
    """Returns each seat's remaining cards, penalty and total; the seat that closed first, then by penalty."""
    back = {event.seat for turn in table.log for event in turn.events if event.kind == "rejoined"}
    playing = [seat for seat in table.seats if result.points[seat.number] is not None]
    lines = []
    for seat in sorted(playing, key=lambda seat: (seat.number != result.closed_by, result.points[seat.number] or 0)):
        points, total = result.points[seat.number] or 0, result.totals[seat.number]
        line = f"{names.marked(seat)} · {say('summary-figures', points=points, total=total)}"
        if seat.number in result.eliminated:
            line += f" · **{say('summary-eliminated')}**"
        if seat.number in back:
            line += f" · **{say('summary-back')}**"
        if result.hands[seat.number]:
            line += f"\n-# {from_notation(result.hands[seat.number])}"
        lines.append(line)
    return "\n".join(lines)


def totals(say: Tongue, table: Table) -> str:
    """Returns the seats by their totals after the last finished hand, those that are out at the end."""
    lines = []
    for seat in sorted(table.seats, key=lambda seat: (-(seat.eliminated_in or 10**9), seat.total)):
        lines.append(_total(say, seat))
    return "\n".join(lines)


def medal(place: int) -> str:
    """Returns a medal for the first three places, a number for the others."""
    return MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."


def standing(say: Tongue, table: Table, places: tuple[int, ...]) -> str:
    """Returns the seats by their places in the match."""
    lines = []
    for seat in sorted(table.seats, key=lambda seat: places[seat.number]):
        place = places[seat.number]
        lines.append(f"{medal(place)} {_total(say, seat)}")
    return "\n".join(lines)


def _total(say: Tongue, seat: Seat) -> str:
    out = f" · {say('scores-out', hand=seat.eliminated_in)}" if seat.eliminated_in else ""
    return f"{names.marked(seat)} · {say('scores-total', total=seat.total)}{out}"


def page(say: Tongue, table: Table) -> str:
    """Returns the totals of a match as a page."""
    if not any(seat.total for seat in table.seats) and table.hand <= 1:
        return f"### {say('scores-title', hand=0)}\n{say('scores-none')}"
    finished = table.hand if table.status != "playing" else table.hand - 1
    return f"### {say('scores-title', hand=finished)}\n{totals(say, table)}"
