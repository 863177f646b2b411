"""Who is at the table: leaving, returning, resigning, and what others may do while the owner is away."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import datetime

from bot.tables.hands import finish, start_clock
from bot.tables.pace import KEPT_PARKED, OWNER_PATIENCE
from bot.tables.presenter import Change, Reason
from bot.tables.shuffles import Shuffle
from bot.tables.step import Step, changed, seen
from bot.tables.table import Seat, Table
from engine.game import Refusal


def attended(table: Table) -> bool:
    """Tells whether the match goes on by itself: not while all persons who are still in it are away."""
    there = (seat.person is not None and seat.eliminated_in is None and not seat.held for seat in table.seats)
    return table.left_to_computers or any(there)


def player_seat(table: Table, user_id: int) -> Seat | Refusal:
    """Returns the seat of a person who is still in a running match."""
    if table.status == "lobby":
        return Refusal("not_started")
    if not table.open:
        return Refusal("match_over")
    seat = table.seat_of(user_id)
    if seat is None:
        return Refusal("not_seated")
    return seat if seat.eliminated_in is None else Refusal("eliminated")


def own_seat(table: Table, user_id: int) -> Seat | Refusal:
    """Returns the seat of a person who plays it now."""
    seat = player_seat(table, user_id)
    if isinstance(seat, Refusal):
        return seat
    if table.parked:
        return Refusal("parked", {"game": table.game})
    return Refusal("seat_held") if seat.held else seat


def leave(table: Table, user_id: int, now: datetime) -> Step | Refusal:
    """Hands a seat over to a computer until its owner returns."""
    seat = own_seat(table, user_id)
    if isinstance(seat, Refusal):
        return seat
    return _seat_changed(seen(table, user_id, now), replace(seat, held=True), "left", now)


def hold(table: Table, user_id: int, reason: Reason, now: datetime) -> Step | Refusal:
    """Lets a computer hold the seat of somebody who is not there, until they return."""
    seat = own_seat(table, user_id)
    if isinstance(seat, Refusal):
        return seat
    return _seat_changed(table, replace(seat, held=True), reason, now)


def return_to_seat(table: Table, user_id: int, now: datetime) -> Step | Refusal:
    """Gives a held seat back; whoever is the first to return to a parked match takes it up again."""
    seat = player_seat(table, user_id)
    if isinstance(seat, Refusal):
        return seat
    if not seat.held:
        return Refusal("not_away")
    back, there = seen(table, user_id, now), replace(seat, held=False, misses=0)
    if not table.parked:
        return _seat_changed(back, there, "returned", now)
    step = _seat_changed(_taken_up(back, now), there, "returned", now)
    return replace(step, changes=(Change("resumed", seat.number),))


def park(table: Table, now: datetime) -> Step | Refusal:
    """Lets a match rest that all persons have left: no computers play on for nobody."""
    if attended(table):
        return Refusal("stale")
    parked = changed(table, status="parked", deadline=now + KEPT_PARKED, warned=False)
    return Step(parked, (Change("parked"),))


def _taken_up(table: Table, now: datetime) -> Table:
    """Returns a parked match where it stopped: in a hand, or with the next one to be dealt now."""
    if table.hand_over:
        return replace(table, status="pause", deadline=now, turn_started=now)
    return start_clock(replace(table, status="playing"), now)


def resign(table: Table, user_id: int, now: datetime) -> Step | Refusal:
    """Loses the match for a person; the last one's resignation ends it without a winner."""
    seat = player_seat(table, user_id)
    if isinstance(seat, Refusal):
        return seat
    return given_up(table, replace(seat, held=False, resigned=True), now)


def given_up(table: Table, seat: Seat, now: datetime) -> Step:
    """Puts a seat that a computer keeps from now on in the place of that of a person."""
    step = _seat_changed(table, seat, "resigned", now)
    people = [other.user_id for other in step.table.seats if other.person is not None]
    if not people:
        over = finish(step.table, None, now)
        return replace(over, changes=(*step.changes, *over.changes))
    if table.parked and attended(step.table):
        # Only people who are out have stayed: computers end the match for them.
        taken_up = Change("resumed", seat.number)
        step = replace(step, table=_taken_up(step.table, now), changes=(*step.changes, taken_up))
    if table.seats[seat.number].user_id == table.owner_id and people[0] is not None:
        step = replace(step, table=replace(step.table, owner_id=people[0], owner_seen=now))
    return step


def cancel(table: Table, user_id: int, is_admin: bool, shuffle: Shuffle, now: datetime) -> Step | Refusal:
    """Ends a match without results."""
    return may_cancel(table, user_id, is_admin, now) or close(table, shuffle, now)


def may_cancel(table: Table, user_id: int, is_admin: bool, now: datetime) -> Refusal | None:
    """Refuses to end a match without results."""
    if not table.open:
        return Refusal("match_over")
    return None if is_admin else may_lead(table, user_id, now)


def close(table: Table, shuffle: Shuffle, now: datetime, reason: Reason | None = None) -> Step:
    """Ends a match without results, whoever wants it; the secret of a hand that was played becomes public."""
    running = shuffle.hand == table.hand
    told = Change(
        "cancelled",
        commitment=shuffle.commitment if running else None,
        secret=shuffle.secret.hex() if running else None,
        reason=reason,
        parked=table.parked,
    )
    return Step(changed(table, status="cancelled", deadline=None), (told,), ended_at=now)


def may_lead(table: Table, user_id: int, now: datetime) -> Refusal | None:
    """Refuses what is the owner's to do, unless a seated person does it for an inactive owner."""
    if user_id == table.owner_id:
        return None
    since = _owner_inactive_since(table)
    wait = 0 if since is None else math.ceil(OWNER_PATIENCE - (now - since).total_seconds())
    if since is not None and wait <= 0 and table.seat_of(user_id) is not None:
        return None
    return Refusal("not_owner", {"owner": table.owner_id, "seconds": max(wait, 0)})


def _owner_inactive_since(table: Table) -> datetime | None:
    """Returns since when others wait for the owner; None while they do not."""
    if table.status == "lobby":
        return table.owner_seen
    seat = table.seat_of(table.owner_id)
    if seat is None or seat.eliminated_in is not None:
        return None
    if seat.held:
        return table.owner_seen
    # A clock ends the owner's turn by itself; without one the others would wait for ever.
    waiting = table.clock is None and seat.number in table.awaited
    return max(table.owner_seen, table.turn_started) if waiting else None


def _seat_changed(table: Table, seat: Seat, reason: Reason, now: datetime) -> Step:
    seats = (*table.seats[: seat.number], seat, *table.seats[seat.number + 1 :])
    table = changed(table, seats=seats)
    # Where another person is asked as well, the time that is left goes on.
    if seat.number in table.awaited and not any(table.waits_for(other.number) for other in seats if other != seat):
        table = start_clock(table, now)
    return Step(table, (Change("seat", seat.number, reason=reason),))
