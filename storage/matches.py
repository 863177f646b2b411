"""Matches, their seats, hands, moves and snapshots."""


class MatchRepository:
    """Reads and writes matches."""
