"""Taking the discard pile (SB-21, SB-24 to SB-26, SB-30)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import Card, rank_of
from engine.game import Event, Refusal
from engine.notation import write_card
from engine.samba import red_threes
from engine.samba.ending import went_out
from engine.samba.kinds import is_natural, is_red_three, is_wild, sort_cards
from engine.samba.laying import (
    fault_refusal,
    grow,
    place,
    refuse_cards,
    refuse_leftover,
    refuse_melds,
    refuse_rank,
    refuse_value,
)
from engine.samba.meld import Fault, Meld, added, reaches, read_meld
from engine.samba.move import TakeTo, TakeWith
from engine.samba.pile import blocked, is_frozen
from engine.samba.state import State, Step, gain, lose

Take = TakeWith | TakeTo


def refuse_take(state: State, move: Take) -> Refusal | None:
    """Says why the pile may not be taken so; None where it may."""
    problem = blocked(state.discard, state.rules)
    if problem is not None:
        return problem
    if len(state.seat.hand) == 1 and len(state.discard) == 1 and state.rules.one_card_rule:
        return Refusal("one_card_pile", {"option": "one_card_rule"})
    return _refuse_with(state, move) if isinstance(move, TakeWith) else _refuse_to(state, move)


def joined_group(state: State) -> int | None:
    """Returns the meld that the top card joins because a rank may have one group only (SB-14 one)."""
    if state.rules.same_rank_groups == "many":
        return None
    rank = rank_of(state.discard[-1])
    found = (n for n, meld in enumerate(state.team.melds, start=1) if not meld.is_sequence and meld.rank == rank)
    return next(found, None)


def _refuse_with(state: State, move: TakeWith) -> Refusal | None:
    top = state.discard[-1]
    naturals = [card for card in move.cards if not is_wild(card)]
    if len(naturals) < 2 or any(rank_of(card) != rank_of(top) for card in naturals):
        return Refusal("take_needs_pair", {"card": write_card(top)})
    problem = refuse_melds(state, move.melds)
    problem = problem or refuse_cards(state, [*move.cards, *(card for meld in move.melds for card in meld.cards)])
    if problem is not None:
        return problem
    laid, number = (top, *move.cards), joined_group(state)
    if number is not None:
        whole = added(state.team.melds[number - 1], laid, state.rules)
        problem = refuse_rank(state, move.melds)
    else:
        whole = read_meld(laid, state.rules)
        group = () if isinstance(whole, Fault) else (whole,)
        problem = refuse_rank(state, (*group, *move.melds))
    if isinstance(whole, Fault):
        return fault_refusal(laid, whole, state.rules, number or 0)
    if problem is not None:
        return problem
    value = (0 if number is not None else whole.value) + sum(meld.value for meld in move.melds)
    return refuse_value(state, value) or refuse_leftover(_with(state, move)[0])


def _refuse_to(state: State, move: TakeTo) -> Refusal | None:
    top, melds = state.discard[-1], state.team.melds
    if not 1 <= move.number <= len(melds):
        return Refusal("no_such_meld", {"number": move.number, "count": len(melds)})
    if is_frozen(state.discard, state.rules):
        return Refusal("pile_frozen", {"card": write_card(top), "option": "freeze"})
    meld = melds[move.number - 1]
    details: dict[str, str | int] = {"card": write_card(top), "number": move.number, "meld": str(meld)}
    if meld.is_sequence:
        if not reaches(meld, top):
            grown = added(meld, (top,), state.rules)
            return Refusal(grown.code if isinstance(grown, Fault) else "does_not_fit", details)
    elif rank_of(top) != meld.rank:
        return Refusal("does_not_fit", details)
    elif not state.rules.pile_to_group:
        return Refusal("top_to_group", {"card": write_card(top), "option": "pile_to_group"})
    elif meld.complete:
        return Refusal("top_to_canasta", details)
    return refuse_leftover(_to(state, move)[0])


def takes_to(state: State) -> list[TakeTo]:
    """Returns the legal ways to put the top card to a meld."""
    moves = map(TakeTo, range(1, len(state.team.melds) + 1))
    return [move for move in moves if refuse_take(state, move) is None]


def take(state: State, move: Take) -> Step:
    """Takes the pile; red threes in it are laid at once where the table wants that (SB-39 auto)."""
    after, events = _with(state, move) if isinstance(move, TakeWith) else _to(state, move)
    if not after.seat.hand:
        ended, ending = went_out(after)
        return ended, events + ending
    if after.rules.red_three_mode == "auto":
        after, laid = red_threes.lay_all(after)
        events += laid
    return after, events


def _with(state: State, move: TakeWith) -> Step:
    top, number = state.discard[-1], joined_group(state)
    after, taken = _rest(state.with_seat(lose(state.seat, _from_hand(move))))
    laid: Sequence[Meld] = move.melds
    if number is not None:
        after, events = grow(after, (top, *move.cards), number)
    else:
        group = read_meld((top, *move.cards), state.rules)
        if isinstance(group, Fault):
            raise ValueError("the cards make no group")
        laid, events = (group, *laid), ()
    if laid:
        after, melded = place(after, laid)
        events += melded
    return after, (taken, *events)


def _from_hand(move: TakeWith) -> list[Card]:
    return [*move.cards, *(card for meld in move.melds for card in meld.cards)]


def _to(state: State, move: TakeTo) -> Step:
    after, taken = _rest(state)
    after, events = grow(after, (state.discard[-1],), move.number)
    return after, (taken, *events)


def _rest(state: State) -> tuple[State, Event]:
    """Takes the pile under its top card into the hand (SB-25)."""
    top, rest = state.discard[-1], state.discard[:-1]
    seat = gain(state.seat, rest)
    seat = replace(seat, from_pile=sort_cards((*seat.from_pile, *filter(is_red_three, rest))))
    state = replace(state.with_seat(seat), discard=(), phase="play", turn=replace(state.turn, taken=top, drawn=rest))
    return state, Event("taken", state.player, {"top": write_card(top), "cards": len(rest)})


def pairs(state: State) -> list[tuple[Card, ...]]:
    """Returns the pairs of natural cards that go with the top card, each once."""
    top = state.discard[-1]
    held = [card for card in state.seat.hand if is_natural(card) and rank_of(card) == rank_of(top)]
    return list(dict.fromkeys((one, other) for at, one in enumerate(held) for other in held[at + 1 :]))
