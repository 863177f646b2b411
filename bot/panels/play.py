"""One move of a person, from the click or the command to the answer."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.panels import notes
from bot.request import Request
from bot.tables.table import Seat, Table
from engine.game import Refusal
from engine.players.advice import Advice


class PanelItem:
    """A component whose stale clicks are answered with the hand as it is now."""

    @classmethod
    async def stale(cls, request: Request, table: Table) -> None:
        """Shows the hand."""
        await show_hand(request, table, request.say("refusal-stale"))


async def play(request: Request, table: Table, text: str) -> None:
    """Plays a move in notation on the table as it was seen, and answers with the player's panel."""
    await _play(request, table, text, table.version)


async def claim(request: Request, table: Table) -> None:
    """Declares for the own seat, whatever the others are doing: where it comes too late, the rules say so."""
    await _play(request, table, "declare", None)


async def _play(request: Request, table: Table, text: str, version: int | None) -> None:
    result = await request.host.play(table.id, request.user_id, text, version)
    await show_result(request, table, result if isinstance(result, Refusal) else result.table)


async def show_result(request: Request, before: Table, result: Table | Refusal) -> None:
    """Answers with the panel after a change, or with the panel as it is and why nothing changed."""
    if not isinstance(result, Refusal):
        await show_hand(request, result)
    elif before.seat_of(request.user_id) is None:
        await request.refuse(result, before)
    else:
        now = request.host.table(before.id) or before
        await show_hand(request, now, request.explain(result, now), result.readings)


async def show_hand(
    request: Request,
    table: Table,
    notice: str = "",
    readings: tuple[str, ...] = (),
    advice: Advice | None = None,
) -> None:
    """Answers with the player's panel; a notice and a hint go above the hand, readings are asked about below it."""
    # Imported late: the panel's own buttons answer by showing it.
    from bot.panels.hand import HandView
    from bot.panels.parked import ParkedView

    seat = table.seat_of(request.user_id)
    refusal = why_no_hand(table, seat)
    if seat is not None and table.parked:
        await request.show(ParkedView(request.say, table))
        return
    if seat is None or refusal is not None:
        await _say_why(request, table, refusal or Refusal("not_seated"), notice)
        return
    await see(table, seat)
    hints = await request.bot.people.is_new(request.user_id, table.game)
    view = HandView(request.say, table, seat, request.likes.order, notice, readings, hints=hints, advice=advice)
    in_place = await request.show(view)
    await request.bot.panels.keep(table.id, request.interaction, in_place)


async def _say_why(request: Request, table: Table, refusal: Refusal, notice: str) -> None:
    """Answers with the reason why there is no hand: in the place of the panel where it was clicked on, which follows
    the match on from there."""
    text = notice or request.explain(refusal, table)
    if table.seat_of(request.user_id) is None or not request.on_private_message:
        await request.tell(text)
        return
    in_place = await request.show(notes.text(text))
    if refusal.code != "match_over":
        await request.bot.panels.keep(table.id, request.interaction, in_place)


async def see(table: Table, seat: Seat) -> Any:
    """Returns a seat's view, and lets the table remember it.

    In a thread: to find all legal moves of a hand with jokers takes up to 0.1 s, and the bot must not stand still."""
    return await asyncio.to_thread(table.view, seat.number)


def why_no_hand(table: Table, seat: Seat | None) -> Refusal | None:
    """Says why a person has no hand to see at this table."""
    if seat is None:
        return Refusal("not_seated")
    if table.status == "lobby":
        return Refusal("not_started")
    if table.parked:
        return Refusal("parked", {"game": table.game})
    if table.status == "pause":
        return Refusal("between_hands")
    if table.status != "playing":
        return Refusal("match_over")
    if table.result is not None:
        return Refusal("hand_over")
    if seat.eliminated_in is not None:
        return Refusal("eliminated")
    return None
