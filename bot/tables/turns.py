"""One move of one seat."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.tables.attendance import own_seat
from bot.tables.drafts import remaining
from bot.tables.hands import ask, begin_turn, end_hand
from bot.tables.pace import MISSES_UNTIL_HELD, Pace
from bot.tables.presenter import Change
from bot.tables.shuffles import Shuffle
from bot.tables.step import Step, changed, seen
from bot.tables.table import Seat, Table, TurnLog
from engine.game import Event, Refusal
from engine.games import GAMES
from storage.records import MoveRecord

LOGGED_TURNS = 12
"""How many turns the log of a table holds."""


def seat_to_move(table: Table, user_id: int, text: str, version: int | None) -> Seat | Refusal:
    """Returns the seat of a person who may make this move now; of one out of turn the rules judge."""
    seat = own_seat(table, user_id)
    if isinstance(seat, Refusal):
        return seat
    # Seats that are asked answer at the same time: what the others say makes no click stale.
    oldest = table.turn_version if table.asked else table.version
    if version is not None and not oldest <= version <= table.version:
        return Refusal("stale")
    if seat.number in table.acting or (table.acting and text.split(" ")[0] in GAMES[table.game].out_of_turn):
        return seat
    if table.asked:
        return Refusal("not_asked")
    return Refusal("between_hands") if table.to_play is None else Refusal("not_your_turn", {"seat": table.to_play})


def play(
    table: Table, seat: Seat, text: str, shuffle: Shuffle, pace: Pace, now: datetime, *, by_computer: bool
) -> Step | Refusal:
    """Carries out a move of the seat to play, or the answer of a seat that is asked."""
    game = GAMES[table.game]
    if text in game.out_of_turn:
        # Without a seat it would be anybody's, and the answer would tell whose.
        text = f"{text} {seat.number}"
    move = game.read_move(table.state, text)
    if isinstance(move, Refusal):
        return move
    if game.mover(table.state, move) != seat.number:
        return Refusal("not_your_answer")
    applied = game.apply(table.state, move)
    if isinstance(applied, Refusal):
        return applied
    state, events = applied.state, applied.events
    public = tuple(event.public() for event in events)
    asked = game.asked(state)
    passed = bool(table.asked or asked) or game.acting(state) != (seat.number,)
    player = _after_move(seat, passed, by_computer)
    after = changed(
        table if by_computer else seen(table, seat.person, now),
        state=state,
        moves=table.moves + 1,
        log=_logged(table, seat.number, by_computer, public),
        seats=_replaced(table.seats, player),
    )
    after = replace(after, drafts=_replaced_draft(after, seat.number, public))
    result = game.scores(state)
    if result is None and asked and not table.asked:
        step = Step(begin_turn(after, now), (Change("asked", seat.number, public),))
    elif result is None:
        step = Step(begin_turn(after, now) if passed else after, (Change("moved", seat.number, public),))
    elif table.asked and asked:
        step = Step(after, (Change("answered", seat.number, public),))
    elif asked:
        step = ask(after, seat.number, public, result, now)
    else:
        step = end_hand(after, seat.number, public, result, shuffle, pace, now)
    if player.held and not seat.held:
        step = replace(step, changes=(*step.changes, Change("seat", seat.number, reason="absent")))
    mover = None if by_computer else seat.person
    record = MoveRecord(after.moves, table.hand, table.turn, seat.number, mover, str(move), now)
    return replace(step, move=record, events=events)


def _after_move(seat: Seat, passed: bool, by_computer: bool) -> Seat:
    """Counts the turns in a row that a computer has ended for an absent person."""
    if not by_computer:
        return replace(seat, misses=0)
    if seat.by_computer or not passed:
        return seat
    misses = seat.misses + 1
    return replace(seat, misses=misses, held=misses >= MISSES_UNTIL_HELD)


def _replaced(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return (*seats[: seat.number], seat, *seats[seat.number + 1 :])


def _logged(table: Table, seat: int, by_computer: bool, events: tuple[Event, ...]) -> tuple[TurnLog, ...]:
    last = table.log[-1] if table.log else None
    if last is not None and (last.seat, last.turn) == (seat, table.turn):
        turn = replace(last, by_computer=last.by_computer or by_computer, events=(*last.events, *events))
        return (*table.log[:-1], turn)
    return (*table.log, TurnLog(seat, table.turn, by_computer, events))[-LOGGED_TURNS:]


def _replaced_draft(table: Table, seat: int, events: tuple[Event, ...]) -> tuple[tuple[str, ...], ...]:
    """Returns the drafts after a move: what is laid on the table or no longer held is not laid aside any more."""
    draft = table.draft(seat)
    if not draft:
        return table.drafts
    laid = any(event.kind in ("opened", "melded") for event in events)
    kept = () if laid else remaining(table, seat, draft)
    return (*table.drafts[:seat], kept, *table.drafts[seat + 1 :])
