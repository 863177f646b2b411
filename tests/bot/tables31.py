"""Tables of any game in a given position, without a host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.tables.presenter import Change
from bot.tables.table import Seat, Table, TurnLog
from engine.game import HandResult
from engine.games import GAMES
from tests.bot.tables import table as scala40_table

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Emma", "Fabio", "Gino", "Hilde", "Ivo")


def table(
    game: str, *hands: str | Mapping[str, Any], names: Sequence[str] = NAMES, log: Sequence[TurnLog] = (), **fields: Any
) -> Table:
    """Returns a table of people (user ids 100, 101, ...) in a position of the engine's own format."""
    seats = [{"hand": hand, "turns": 1} if isinstance(hand, str) else hand for hand in hands]
    rules = {"profile": "standard", **fields.pop("rules", {})}
    document = {"game": game, "seed": "test", "rules": rules, "seats": seats, "dealer": len(seats) - 1, "to_play": 0}
    state = GAMES[game].settled(GAMES[game].read_position({**document, **fields}))
    result, seen = GAMES[game].scores(state), GAMES[game].view(state, None).seats
    return replace(
        scala40_table({"seats": [{"hand": 13}] * 2}),
        game=game,
        options=rules,
        state=state,
        seat_limit=len(seats),
        log=tuple(log),
        seats=tuple(
            Seat(number, names[number], 100 + number, total=seen[number].total) for number in range(len(seats))
        ),
        status="playing" if result is None else "pause",
        _views={},
    )


def played(at: Table, *moves: str) -> Table:
    """Returns the table after these moves, none of which may be refused."""
    game = GAMES[at.game]
    state = at.state
    for move in moves:
        applied = game.play(state, move)
        state = applied.state  # type: ignore[union-attr]
    result = game.scores(state)
    seats = at.seats
    if result is not None:
        seats = tuple(
            replace(
                seat,
                total=result.totals[seat.number],
                eliminated_in=at.hand if seat.number in result.eliminated else seat.eliminated_in,
            )
            for seat in seats
        )
    return replace(at, state=state, seats=seats, status="playing" if result is None else "pause", _views={})


def over(at: Table) -> tuple[HandResult, Change]:
    """Returns the result of a hand that is over, and the change that tells it."""
    result = at.result
    assert result is not None
    return result, Change("hand_over", 0, (), result, "c" * 64, "s" * 64)
