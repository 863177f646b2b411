"""Looking ahead within a turn: whether it can still close the hand (K24), whether a discard could be used (K6 off)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from engine.cards import ACE, JOKER, Card, face_of, joker_for, rank_of, suit_of
from engine.scala40.actions import act, opened_actions, refuse
from engine.scala40.discarding import discards, unmet_duty
from engine.scala40.laying import opening_value
from engine.scala40.meld import HIGH_ACE, Meld, face_at
from engine.scala40.move import Open
from engine.scala40.openings import openings
from engine.scala40.packing import Item, Packer, hand_of
from engine.scala40.plan import Plan, Situation, closing_plan
from engine.scala40.search import Candidates, Objective, best_melds, new_melds
from engine.scala40.state import Seat, State

MOST_POSITIONS = 1000
"""A look-ahead gives up after this many positions; real hands need a few hundred."""


def _always(state: State) -> bool:
    return True


def can_close(state: State) -> bool:
    """Tells whether a player who has opened can still close the hand in this turn."""
    if state.rules.close_first_turn == "forbidden" and state.seat.turns == 0:
        return False
    return _can_close(_turn_only(state))


@lru_cache(maxsize=1 << 12)
def _can_close(state: State) -> bool:
    """Asks the whole-turn plan first: it finds every close but one that needs a run to split (K15), one that must not
    discard the card taken, or one that may not play its jokers yet; only then the turn is searched move by move."""
    turn = state.turn
    situation = Situation(
        state.rules,
        state.seat.hand,
        state.table,
        keep=int(state.rules.close_needs_discard),
        owed=turn.recovered if state.rules.joker_recovery_use == "must_play" else 0,
        melds_only=turn.opened and not state.rules.actions_in_opening_turn,
    )
    plan = closing_plan(situation)
    if plan is not None and _closes_by(state, plan):
        return True
    if plan is None and not _may_split(state):
        return False
    return any(_closes(reached) for reached in _reachable(state, _may_close))


def _closes_by(state: State, plan: Plan) -> bool:
    """Tells whether a plan is legal step by step and closes."""
    for move in plan.steps:
        if refuse(state, move, _always) is not None:
            return False
        state = act(state, move)[0]
        if state.phase == "over":
            return True
    return _closes(state)


def _may_split(state: State) -> bool:
    """Tells whether a run on the table could get a sixth card in this turn (K15)."""
    if not state.rules.run_split:
        return False
    jokers = _playable_jokers(state)
    return any(_may_grow(meld, state.seat.hand, jokers) for meld in state.table if meld.is_run)


def _may_grow(run: Meld, hand: tuple[Card, ...], jokers: int) -> bool:
    """Tells whether cards of the hand might lengthen a run to six cards."""
    suit = suit_of(run.cards[0])
    return len(run.cards) + len({card for card in hand if card != JOKER and suit_of(card) == suit}) + jokers > 5


def _playable_jokers(state: State) -> int:
    """Returns how many jokers the turn might lay: of the hand, and of the table where the hand holds their cards."""
    hand, turn = state.seat.hand, state.turn
    if turn.short_by and state.rules.joker_in_opening != "allowed":
        clean = tuple(card for card in hand if card != JOKER)
        if best_melds(clean, state.rules, Objective.VALUE, keep=0).value < turn.short_by:
            return 0
    return hand.count(JOKER) + sum(face_of(joker) in hand for meld in state.table for joker in meld.jokers)


def _turn_only(state: State) -> State:
    """Returns the state with only what the rest of a turn depends on, so that equal turns are looked at once."""
    own = {state.player: state.seat}
    seats = tuple(own.get(number, Seat(out=seat.out)) for number, seat in enumerate(state.seats))
    return replace(
        state, seed="", seats=seats, owners=(None,) * len(state.table), stock=(), discard=(), before=None, last=None
    )


def low_openings(state: State, most: int) -> tuple[Open, ...]:
    """Returns openings below the minimum after which the turn can close (K24)."""
    found: list[Open] = []
    melds = new_melds(state.seat.hand, state.rules)

    def extend(chosen: tuple[Meld, ...], start: int) -> None:
        for at in range(start, len(melds)):
            if len(found) >= most:
                return
            move = Open((*chosen, melds[at]))
            if opening_value(move.melds, state)[1] >= state.rules.opening_min:
                continue
            problem = refuse(state, move, can_close)
            if problem is None:
                found.append(move)
            if problem is None or problem.code == "opening_must_close":
                extend(move.melds, at)

    # Whoever could not close as an opened player cannot close by opening: one look instead of one for each opening.
    if can_close(_as_opened(state)):
        extend((), 0)
    return tuple(found)


def _as_opened(state: State) -> State:
    seats = state.with_seat(state.player, replace(state.seat, opened=True))
    return replace(state, seats=seats, turn=replace(state.turn, opened=True, short_by=state.rules.opening_min))


def usable(state: State) -> bool:
    """Tells whether the card just taken from the pile can do in this turn what it was taken for (K4, K5; K6 off)."""
    if unmet_duty(state) is None:
        return True
    if not state.seat.opened:
        moves = [Open(melds) for melds in openings(state.seat.hand, state.rules, limit=200)]
        opened = (act(state, move)[0] for move in moves if refuse(state, move, can_close) is None)
        if any(_fulfilled(after) for after in opened):
            return True
        return any(_fulfilled(act(state, move)[0]) for move in low_openings(state, 50))
    return any(_fulfilled(reached) for reached in _reachable(state, _always))


def _fulfilled(state: State) -> bool:
    """Tells whether nothing is owed any more; an opening may leave the card to a later meld of the same turn."""
    if state.phase == "over" or unmet_duty(state) is None:
        return True
    return state.turn.opened and any(_ended(reached) for reached in _reachable(state, _always))


def _ended(state: State) -> bool:
    return state.phase == "over" or unmet_duty(state) is None


def _closes(state: State) -> bool:
    """Tells whether the hand is closed here or by the next discard."""
    if state.phase == "over":
        return True
    return len(state.seat.hand) == 1 and unmet_duty(state) is None and bool(discards(state))


def _reachable(state: State, promising: Callable[[State], bool]) -> Iterator[State]:
    """Yields the positions that table actions of this turn lead to, the given one first, each once."""
    seen: set[object] = set()
    waiting = [state]
    while waiting and len(seen) < MOST_POSITIONS:
        state = waiting.pop()
        if state.phase == "over":
            yield state
            continue
        key = (state.seat.hand, frozenset(Counter(state.table).items()), state.turn)
        if key in seen:
            continue
        seen.add(key)
        yield state
        if promising(state):
            waiting += [act(state, move)[0] for move in opened_actions(state, _always)]


def _may_close(state: State) -> bool:
    """Tells quickly whether closing is not ruled out: all natural cards but one have a place at once, in new melds
    with every joker that might be laid, or at melds that they might join."""
    rules, cards, hand = state.rules, state.seat.hand, hand_of(state.seat.hand)
    richer = hand._replace(jokers=_playable_jokers(state))
    items: list[Item[object]] = [
        item._replace(weight=item.mask.bit_count()) for item in Candidates.of(rules, Objective.CARDS).items(richer)
    ]
    for card in set(cards) - {JOKER}:
        if any(_may_join(meld, card, cards, richer.jokers, rules.run_split) for meld in state.table):
            items.append(Item(1 << card, 0, 1, None))
    held_back = max(0, hand.jokers - richer.jokers)
    return hand.size - hand.jokers - Packer(items).best(richer) + held_back <= 1


def _may_join(meld: Meld, card: Card, hand: tuple[Card, ...], jokers: int, run_split: bool) -> bool:
    """Tells whether a card might go to a meld in this turn: it fits, or cards of the hand and jokers lead to it."""
    if joker_for(card) in meld.cards:
        return True
    if not meld.is_run:
        return rank_of(meld.cards[0]) == rank_of(card) and card not in meld.faces
    if suit_of(meld.cards[0]) != suit_of(card):
        return False
    rank = rank_of(card)
    for position in (rank, HIGH_ACE) if rank == ACE else (rank,):
        if meld.low <= position <= meld.high:
            # Only where a sixth card splits the run does it end here.
            return run_split and _may_grow(meld, hand, jokers)
        between = range(position + 1, meld.low) if position < meld.low else range(meld.high + 1, position)
        if sum(face_at(suit_of(card), place) not in hand for place in between) <= jokers:
            return True
    return False
