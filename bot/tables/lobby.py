"""Who sits down before the first deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.tables.attendance import may_lead
from bot.tables.hands import deal
from bot.tables.names import free_name
from bot.tables.presenter import Change
from bot.tables.shuffles import Shuffle, new_salt
from bot.tables.step import Step, changed, seen
from bot.tables.table import Person, Seat, Table
from engine.game import Refusal
from engine.games import GAMES
from engine.players import levels as levels_of


def first_seats(
    game: str, owner: Person, levels: Sequence[str], limit: int, before: Sequence[Seat] = ()
) -> tuple[Seat, ...] | Refusal:
    """Seats the owner and computers of these levels, in a rematch in the order in which they sat before."""
    seats: tuple[Seat, ...] = (_taken(0, owner),)
    for level in levels:
        grown = _with_computer(game, seats, level, limit)
        if isinstance(grown, Refusal):
            return grown
        seats = grown
    known = _numbers(before)
    return _numbered(tuple(sorted(seats, key=lambda seat: known.get(_who(seat), len(known)))))


def join(table: Table, person: Person, now: datetime, before: Sequence[Seat] = ()) -> Step | Refusal:
    """Seats a person: in a rematch before whoever sat later, so that all have their places when all are there."""
    if table.seat_of(person.user_id) is not None:
        return Refusal("already_seated")
    if table.status != "lobby":
        return Refusal("already_started")
    if len(table.seats) >= table.seat_limit:
        return Refusal("table_full", {"seats": table.seat_limit})
    seat, known = _taken(len(table.seats), person), _numbers(before)
    later = (other.number for other in table.seats if known.get(_who(other), -1) > known.get(_who(seat), len(known)))
    at = next(later, len(table.seats))
    seats = _numbered((*table.seats[:at], seat, *table.seats[at:]))
    return _reseated(seen(table, person.user_id, now), seats, at)


def _who(seat: Seat) -> int | str:
    """Returns what tells a seat from the others in a match and its rematch: the person, or the computer's name."""
    return seat.name if seat.user_id is None else seat.user_id


def _numbers(seats: Sequence[Seat]) -> dict[int | str, int]:
    return {_who(seat): seat.number for seat in seats}


def leave(table: Table, user_id: int, now: datetime) -> Step | Refusal:
    """Gives up a seat; the next person becomes the owner, without any the lobby is cancelled."""
    seat = table.seat_of(user_id)
    if seat is None:
        return Refusal("not_seated")
    left = _numbered(tuple(other for other in table.seats if other != seat))
    person = next((other.user_id for other in left if other.user_id is not None), None)
    if person is None:
        return Step(changed(table, status="cancelled"), (Change("cancelled"),), ended_at=now)
    if user_id == table.owner_id:
        table = replace(table, owner_id=person, owner_seen=now)
    return _reseated(table, left)


def change_places(table: Table, user_id: int, number: int, now: datetime) -> Step | Refusal:
    """Lets a person change places with whoever has the seat of this number: who plays with whom is the seat."""
    if table.status != "lobby":
        return Refusal("already_started")
    seat = table.seat_of(user_id)
    if seat is None:
        return Refusal("not_seated")
    if not 0 <= number < len(table.seats):
        return Refusal("seat_not_taken", {"seats": len(table.seats)})
    places = list(table.seats)
    places[seat.number], places[number] = places[number], places[seat.number]
    return _reseated(seen(table, user_id, now), _numbered(tuple(places)), number)


def add_computer(table: Table, user_id: int, level: str, now: datetime) -> Step | Refusal:
    """Adds a computer seat."""
    if table.status != "lobby":
        return Refusal("already_started")
    seats = may_lead(table, user_id, now) or _with_computer(table.game, table.seats, level, table.seat_limit)
    return seats if isinstance(seats, Refusal) else _reseated(seen(table, user_id, now), seats, len(seats) - 1)


def remove_computer(table: Table, user_id: int, now: datetime) -> Step | Refusal:
    """Removes the computer seat that came last."""
    if table.status != "lobby":
        return Refusal("already_started")
    refusal = may_lead(table, user_id, now)
    if refusal is not None:
        return refusal
    last = next((seat for seat in reversed(table.seats) if seat.level is not None), None)
    if last is None:
        return Refusal("no_computer")
    return _reseated(seen(table, user_id, now), _numbered(tuple(seat for seat in table.seats if seat != last)))


def begin(table: Table, user_id: int, shuffle: Shuffle, now: datetime) -> Step | Refusal:
    """Deals the first hand."""
    if table.status != "lobby":
        return Refusal("already_started")
    refusal = may_lead(table, user_id, now)
    if refusal is not None:
        return refusal
    fewest = GAMES[table.game].seats(table.rules)[0]
    if len(table.seats) < fewest:
        return Refusal("too_few_seats", {"minimum": fewest})
    return deal(seen(table, user_id, now), shuffle, now)


def _taken(number: int, person: Person) -> Seat:
    return Seat(number, person.name, person.user_id, salt=new_salt())


def _with_computer(game: str, seats: tuple[Seat, ...], level: str, limit: int) -> tuple[Seat, ...] | Refusal:
    if level not in levels_of(game):
        return Refusal("unknown_level", {"level": level})
    if len(seats) >= limit:
        return Refusal("table_full", {"seats": limit})
    name = free_name(level, {seat.name for seat in seats})
    return (*seats, Seat(len(seats), name, level=level))


def _numbered(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(replace(seat, number=number) for number, seat in enumerate(seats))


def _reseated(table: Table, seats: tuple[Seat, ...], seat: int | None = None) -> Step:
    return Step(changed(table, seats=seats), (Change("lobby", seat),))
