"""What a hand that was played out costs (SQ-29, K24 to K27, K37)."""

from __future__ import annotations

from engine.scala40.fast.position import NOTHING, Position
from engine.scala40.scoring import hand_value


def penalties(position: Position) -> tuple[int, ...]:
    """Returns each seat's points of a hand that is over; 0 for a seat that is out."""
    rules, seats = position.lookup.rules, range(len(position.live))
    if position.closed_by == NOTHING and rules.dead_hand == "no_points":
        return (0,) * len(seats)
    doubled = position.closed_in_hand and rules.close_in_hand_double
    return tuple([_penalty(position, seat, doubled) for seat in seats])


def _penalty(position: Position, seat: int, doubled: bool) -> int:
    rules = position.lookup.rules
    if seat == position.closed_by or not position.live[seat]:
        return 0
    hand = position.hands[seat]
    exempt = rules.no_chance_counts_cards and hand.turns == 0
    if rules.not_opened_penalty != "count" and not hand.opened and not exempt:
        return rules.not_opened_penalty * (2 if doubled and rules.double_flat else 1)
    return hand_value(hand.cards(), rules) * (2 if doubled else 1)
