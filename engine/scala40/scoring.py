"""The end of a hand: penalties, totals, eliminations, the winner (SQ-29 to SQ-32, K23 to K30, K37 to K41)."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import ACE, Card, is_joker, make, rank_of
from engine.game import Event, Refusal
from engine.scala40.move import Leave, Rejoin
from engine.scala40.rules import Rules
from engine.scala40.search import Objective, weights_of
from engine.scala40.state import Seat, State, Step, Turn


def hand_value(cards: tuple[Card, ...], rules: Rules) -> int:
    """Returns the penalty of the cards left in a hand (SQ-15, K28 to K30)."""
    weights = weights_of(rules, Objective.PENALTY)
    points = sum([weights.joker if is_joker(card) else weights.cards[rank_of(card)] for card in cards])
    return points if rules.ace_hand_value == "high" else points - (weights.cards[ACE] - 1) * _low_aces(cards, rules)


def _low_aces(cards: tuple[Card, ...], rules: Rules) -> int:
    """Returns how many aces count 1 in a hand where some do (K30)."""
    if len(cards) == 1:
        return int(rank_of(cards[0]) == ACE)
    if rules.ace_hand_value == "one_if_alone":
        return 0
    # Each two and each three serves one ace of its suit.
    return sum(min(cards.count(make(rank, suit)) for rank in (1, 2, 3)) for suit in range(4))


def close_hand(state: State, closer: int, in_hand: bool) -> Step:
    """Ends a hand that somebody closed; `in_hand`: the closer had not opened before this turn (K23)."""
    doubled = in_hand and state.rules.close_in_hand_double
    scores = tuple(
        None if seat.out else 0 if number == closer else _penalty(seat, state.rules, doubled)
        for number, seat in enumerate(state.seats)
    )
    events = (Event("closed", closer, {"in_hand": in_hand}),)
    return _finish(state, closer, scores, events)


def dead_hand(state: State, reason: str) -> Step:
    """Ends a hand that cannot go on (K37); `reason`: stock or idle."""
    counted = state.rules.dead_hand == "all_count"
    scores = tuple(None if seat.out else _penalty(seat, state.rules, False) if counted else 0 for seat in state.seats)
    return _finish(state, None, scores, (Event("dead", data={"reason": reason}),))


def _penalty(seat: Seat, rules: Rules, doubled: bool) -> int:
    """Returns a seat's points of a hand: cards or the flat penalty, then the doubling (K25 to K27)."""
    exempt = rules.no_chance_counts_cards and seat.turns == 0
    if rules.not_opened_penalty != "count" and not seat.opened and not exempt:
        return rules.not_opened_penalty * (2 if doubled and rules.double_flat else 1)
    return hand_value(seat.hand, rules) * (2 if doubled else 1)


def _finish(state: State, closed_by: int | None, scores: tuple[int | None, ...], events: tuple[Event, ...]) -> Step:
    """Adds the points to the totals and settles who is out (SQ-31, K38)."""
    if state.rules.match_mode == "single_hand":
        scores = tuple(None if points is None else 0 for points in scores)
    seats = tuple(
        replace(seat, total=seat.total + (points or 0)) for seat, points in zip(state.seats, scores, strict=True)
    )
    state = replace(
        state,
        seats=seats,
        closed_by=closed_by,
        hand_scores=scores,
        phase="over",
        to_play=None,
        turn=Turn(),
        before=None,
        last=None,
    )
    events += (Event("hand_over", data={"scores": list(scores)}),)
    match state.rules.match_mode:
        case "single_hand":
            return _won(state, () if state.closed_by is None else (state.closed_by,), events)
        case "no_elimination":
            finished = any(seat.total >= state.rules.final_total for seat in seats)
            leaders = _lowest(state)
            return _won(state, leaders if finished and len(leaders) == 1 else (), events)
        case "elimination":
            return _eliminate(state, events)


def _eliminate(state: State, events: tuple[Event, ...]) -> Step:
    over = tuple(n for n, seat in enumerate(state.seats) if not seat.out and seat.total >= state.rules.limit)
    below = [n for n, seat in enumerate(state.seats) if not seat.out and n not in over]
    if over and len(below) >= 2:
        if state.rules.reentry == "auto_reset":
            for number in over:
                state, events = _reset(state, number, events)
            return state, events
        if state.rules.reentry == "buy_in":
            most = state.rules.max_reentries
            asked = tuple(n for n in over if most == "unlimited" or state.seats[n].reentries < most)
            state, events = _out(state, tuple(n for n in over if n not in asked), events)
            if asked:
                return replace(state, phase="buy_in", asked=asked, to_play=asked[0]), events
            return state, events
    lowest = _lowest(state)
    state, events = _out(state, over, events)
    # Everybody at the limit at once (a dead hand that counts): the lowest total wins, equal shared.
    winners = tuple(below) if len(below) == 1 else lowest if not below else ()
    return _won(state, winners, events)


def _lowest(state: State) -> tuple[int, ...]:
    live = [(seat.total, number) for number, seat in enumerate(state.seats) if not seat.out]
    return tuple(number for total, number in live if total == min(live)[0])


def _reset(state: State, number: int, events: tuple[Event, ...]) -> Step:
    """Puts a seat at the highest total below the limit (K41)."""
    total = max(seat.total for seat in state.seats if not seat.out and seat.total < state.rules.limit)
    seat = state.seats[number]
    seats = state.with_seat(number, replace(seat, total=total, reentries=seat.reentries + 1))
    return replace(state, seats=seats), (*events, Event("rejoined", number, {"total": total}))


def _out(state: State, numbers: tuple[int, ...], events: tuple[Event, ...]) -> Step:
    if not numbers:
        return state, events
    seats = tuple(replace(seat, out=True) if n in numbers else seat for n, seat in enumerate(state.seats))
    state = replace(state, seats=seats, eliminated=tuple(sorted((*state.eliminated, *numbers))))
    return state, (*events, Event("eliminated", data={"seats": list(numbers)}))


def _won(state: State, winners: tuple[int, ...], events: tuple[Event, ...]) -> Step:
    if not winners:
        return state, events
    winner = winners[0] if len(winners) == 1 else list(winners)
    return replace(state, winners=winners), (*events, Event("match_over", data={"winner": winner}))


def refuse_answer(state: State, move: Rejoin | Leave) -> Refusal | None:
    """Says why a seat cannot answer whether it buys back in."""
    return None if move.seat in state.asked else Refusal("not_asked")


def answer(state: State, move: Rejoin | Leave) -> Step:
    """Carries out a seat's answer; the hand is over when every seat asked has answered (K41)."""
    if isinstance(move, Rejoin):
        state, events = _reset(state, move.seat, ())
    else:
        state, events = _out(state, (move.seat,), ())
    asked = tuple(seat for seat in state.asked if seat != move.seat)
    if asked:
        return replace(state, asked=asked, to_play=asked[0]), events
    return replace(state, asked=(), to_play=None, phase="over"), events
