"""How hands begin and end, and with the last one the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables.pace import Pace
from bot.tables.presenter import Change
from bot.tables.shuffles import Shuffle
from bot.tables.step import Step, changed
from bot.tables.table import Seat, Table
from engine.game import Event, HandResult, Standing
from engine.games import GAMES
from engine.match import first_dealer
from storage.records import Dealt, EliminationRecord, Ended, FeatRecord, ResultRecord, ScoreRecord


def deal(table: Table, shuffle: Shuffle, now: datetime) -> Step:
    """Deals the first hand of a match or the next one."""
    game = GAMES[table.game]
    seed = shuffle.seed(table.seats)
    if table.state is None:
        dealer = first_dealer(seed, len(table.seats))
        state = game.new_hand(table.rules, [Standing() for _ in table.seats], dealer, seed)
    else:
        state = game.next_hand(table.state, seed)
        dealer = game.view(state, None).dealer
    first = table.state is None
    table = changed(
        table, status="playing", state=state, hand=shuffle.hand, dealer=dealer, turn=0, log=(), drafts=_no_drafts(table)
    )
    return Step(
        begin_turn(table, now),
        (Change("begun" if first else "dealt"),),
        dealt=Dealt(shuffle.hand, dealer, shuffle.public(table.seats), now),
        started_at=now if first else None,
    )


def begin_turn(table: Table, now: datetime) -> Table:
    """Returns the table with a new turn of whoever is to play or asked, and its clock."""
    return start_clock(replace(table, turn=table.turn + 1, turn_version=table.version), now)


def start_clock(table: Table, now: datetime) -> Table:
    """Returns the table with the time of whoever is to move begun anew, and a clock where that is a person."""
    runs = any(table.waits_for(seat) for seat in table.awaited)
    deadline = now + timedelta(seconds=table.seconds) if runs and table.seconds is not None else None
    return replace(table, turn_started=now, deadline=deadline, warned=False)


def ask(table: Table, seat: int, events: tuple[Event, ...], result: HandResult, now: datetime) -> Step:
    """Waits for the answers of the seats asked before the hand, played out by the last move, is over: one turn for
    all of them."""
    table = begin_turn(replace(table, drafts=_no_drafts(table)), now)
    return Step(table, (Change("asked", seat, events, result),))


def end_hand(
    table: Table, seat: int, events: tuple[Event, ...], result: HandResult, shuffle: Shuffle, pace: Pace, now: datetime
) -> Step:
    """Ends the hand on the table that its last move has led to: a pause follows, or the match is over."""
    seats = tuple(_scored(seat, result, table.hand) for seat in table.seats)
    table = replace(table, seats=seats, drafts=_no_drafts(table), warned=False)
    told = Change("hand_over", seat, events, result, shuffle.commitment, shuffle.secret.hex())
    if result.winners:
        over = finish(table, result, now)
        return replace(over, changes=(told, *over.changes), ended=_ended(table, result, now))
    following = Shuffle.new(shuffle.hand + 1)
    deadline = now + pace.wait(table, pace.between_hands)
    table = replace(table, status="pause", deadline=deadline, commitment=following.commitment)
    return Step(table, (told,), ended=_ended(table, result, now), next_shuffle=following)


def finish(table: Table, result: HandResult | None, now: datetime) -> Step:
    """Ends the match; without a result because nobody is left to play it to the end."""
    winners: Sequence[int] = () if result is None else result.winners
    order = table.places(winners)
    results = tuple(
        ResultRecord(
            seat=seat.number,
            user_id=seat.user_id,
            name=seat.name,
            place=order[seat.number],
            won=seat.number in winners and not seat.resigned,
            resigned=seat.resigned,
            total=seat.total,
            reentries=seat.reentries,
            hints=seat.hints,
        )
        for seat in table.seats
    )
    table = replace(table, status="finished", deadline=None)
    return Step(table, (Change("match_over", result=result, places=order),), results=results, ended_at=now)


def _scored(seat: Seat, result: HandResult, hand: int) -> Seat:
    return replace(
        seat,
        total=result.totals[seat.number],
        eliminated_in=hand if seat.number in _eliminated(result) else seat.eliminated_in,
        reentries=result.reentries[seat.number],
    )


def _eliminated(result: HandResult) -> list[int]:
    """Returns the seats that the hand has put out of the match: whoever wins it at the limit has not been beaten."""
    return [seat for seat in result.eliminated if seat not in result.winners]


def _ended(table: Table, result: HandResult, now: datetime) -> Ended:
    closer = None if result.closed_by is None else table.seats[result.closed_by]
    scores = tuple(
        ScoreRecord(seat.number, seat.person, points, seat.total, closed=seat == closer)
        for seat, points in zip(table.seats, result.points, strict=True)
    )
    eliminations = tuple(
        EliminationRecord(
            seat=number,
            user_id=table.seats[number].person,
            by_seat=result.closed_by,
            by_user_id=None if closer is None else closer.person,
        )
        for number in _eliminated(result)
    )
    feats = tuple(
        FeatRecord(seat, name, count) for seat, made in enumerate(result.made) for name, count in made.items() if count
    )
    return Ended(table.hand, result.closed_by, now, scores, eliminations, feats)


def _no_drafts(table: Table) -> tuple[tuple[str, ...], ...]:
    return ((),) * len(table.seats)
