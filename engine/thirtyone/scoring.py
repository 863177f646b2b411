"""The end of a deal: who loses how many lives, who is eliminated, who has won (SC-38 to SC-40)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from engine.game import Event, HandResult
from engine.notation import write_cards
from engine.thirtyone.lives import settle
from engine.thirtyone.state import Deal
from engine.thirtyone.value import in_points

D = TypeVar("D", bound=Deal[Any])


def finish(
    deal: D, losses: Mapping[int, int], closed_by: int | None, events: tuple[Event, ...]
) -> tuple[D, tuple[Event, ...]]:
    """Ends a deal in which these seats lose so many lives; `closed_by` has the credit for eliminations."""
    rules = deal.rules.life_rules
    end = settle(rules, [seat.total for seat in deal.seats], [seat.out for seat in deal.seats], losses)
    seats = tuple(
        replace(seat, total=total, out=out) for seat, total, out in zip(deal.seats, end.totals, end.out, strict=True)
    )
    after = replace(
        deal,
        seats=seats,
        phase="over",
        to_play=None,
        closed_by=None if end.replay else closed_by,
        hand_scores=end.points,
        eliminated=end.eliminated,
        winners=end.winners,
        replay=end.replay,
    )
    if end.replay:
        events += (Event("dead", data={"reason": "all_out"}),)
    events += tuple(
        Event("lost", seat, {"lives": lives, "left": rules.left(end.totals[seat])})
        for seat, lives in enumerate(end.points)
        if lives
    )
    events += (Event("hand_over", data={"scores": list(end.points)}),)
    if end.eliminated:
        events += (Event("eliminated", data={"seats": list(end.eliminated)}),)
    if end.winners:
        winner = end.winners[0] if len(end.winners) == 1 else list(end.winners)
        events += (Event("match_over", data={"winner": winner}),)
    return after, events


def shown(deal: Deal[Any], first: int, values: Mapping[int, int]) -> tuple[Event, ...]:
    """Returns the hands of these values (in halves of a point) as they are shown, in turn order from a seat (SC-32)."""
    return tuple(
        Event("shown", number, {"hand": write_cards(deal.seats[number].hand), "value": in_points(values[number])})
        for number in deal.around(first)
    )


def credit(deal: Deal[Any], losses: Mapping[int, int]) -> int | None:
    """Returns who has the credit for eliminations after a knock: the knocker, if still in and without a loss."""
    knocker = deal.knocked_by
    return None if knocker is None or knocker in losses or deal.seats[knocker].out else knocker


def result(deal: Deal[Any]) -> HandResult | None:
    """Returns the result of a deal, None while it goes on."""
    if deal.phase != "over" or deal.hand_scores is None:
        return None
    return HandResult(
        closed_by=deal.closed_by,
        points=deal.hand_scores,
        totals=tuple(seat.total for seat in deal.seats),
        out=tuple(seat.out for seat in deal.seats),
        eliminated=deal.eliminated,
        hands=tuple(write_cards(seat.hand) for seat in deal.seats),
        winners=deal.winners,
        reentries=(0,) * len(deal.seats),
    )
