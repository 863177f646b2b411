"""Who plays with whom: partners sit opposite each other (SB-1)."""

from __future__ import annotations

from functools import cache

from engine.samba.rules import Rules

SEATS = range(2, 7)


@cache
def teams_of(seats: int, rules: Rules) -> tuple[int, ...]:
    """Returns the team of each seat. Two, three and five play alone, four in two pairs, six in three pairs or in two
    teams of three."""
    if seats == 4:
        teams = 2
    elif seats == 6:
        teams = 2 if rules.six_player_teams == "two_trios" else 3
    else:
        teams = seats
    return tuple(seat % teams for seat in range(seats))


def partner(teams: tuple[int, ...], seat: int) -> int | None:
    """Returns the next player of the same team to the left, who is asked before going out; None for who plays alone."""
    return _along(teams, seat, 1)


def asker(teams: tuple[int, ...], seat: int) -> int | None:
    """Returns the player whose next partner to the left this is."""
    return _along(teams, seat, -1)


def _along(teams: tuple[int, ...], seat: int, step: int) -> int | None:
    for distance in range(1, len(teams)):
        other = (seat + step * distance) % len(teams)
        if teams[other] == teams[seat]:
            return other
    return None
