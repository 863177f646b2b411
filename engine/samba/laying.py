"""What is laid on the team's side: new melds, additions, merged melds, red threes, and what each must leave
(SB-16, SB-19 to SB-22, SB-27, SB-29, SB-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.cards import Card
from engine.game import Event, Refusal
from engine.notation import write_card, write_cards
from engine.samba import red_threes
from engine.samba.ending import went_out
from engine.samba.exits import way_out
from engine.samba.kinds import is_red_three, is_wild
from engine.samba.meld import MOST_WILDS, Fault, Meld, added, merged, naturals_needed, read_meld
from engine.samba.move import Add, Lay, Merge, Red
from engine.samba.rules import COMPLETES, Rules
from engine.samba.state import State, Step, lose

Action = Lay | Add | Merge | Red


def refuse(state: State, move: Action) -> Refusal | None:
    """Says why a table action is not legal; None where it is."""
    match move:
        case Lay():
            return _refuse_lay(state, move)
        case Add():
            return _refuse_add(state, move)
        case Merge():
            return _refuse_merge(state, move)
        case Red():
            return _refuse_red(state, move)


def act(state: State, move: Action) -> Step:
    """Carries out a legal table action."""
    match move:
        case Lay():
            step = lay(state, move.melds)
        case Add():
            step = add(state, move.cards, move.number)
        case Merge():
            step = _merge(state, move)
        case Red():
            step = red_threes.lay(state, move.card)
    after, events = step
    if after.seat.hand:
        return after, events
    ended, ending = went_out(after)
    return ended, events + ending


def fault_refusal(cards: Iterable[Card], problem: Fault, rules: Rules, number: int = 0) -> Refusal:
    """Returns the refusal of cards that make no meld; `number` is the meld that they were added to."""
    listed = tuple(cards)
    wilds = sum(map(is_wild, listed))
    details: dict[str, str | int] = {
        "meld": write_cards(listed), "number": number, "allowed": MOST_WILDS, "wilds": wilds,
        "needed": naturals_needed(wilds, rules),
    }  # fmt: skip
    return Refusal(problem.code, details | ({} if problem.option is None else {"option": problem.option}))


def refuse_melds(state: State, melds: Sequence[Meld]) -> Refusal | None:
    """Says why cards are no melds, are not held or repeat a rank; None where the hand has them."""
    for meld in melds:
        found = read_meld(meld.cards, state.rules)
        if isinstance(found, Fault):
            return fault_refusal(meld.cards, found, state.rules)
    return refuse_cards(state, [card for meld in melds for card in meld.cards])


def refuse_cards(state: State, cards: Iterable[Card]) -> Refusal | None:
    """Says which card is not in the hand; None where all are."""
    lacking = Counter(cards) - Counter(state.seat.hand)
    return Refusal("not_in_hand", {"card": write_card(next(iter(lacking)))}) if lacking else None


def refuse_rank(state: State, melds: Sequence[Meld]) -> Refusal | None:
    """Says which rank would have a second group, where there may be one only (SB-14 one)."""
    if state.rules.same_rank_groups == "many":
        return None
    groups = [meld for meld in (*state.team.melds, *melds) if not meld.is_sequence]
    for meld in melds:
        same = [place for place, other in enumerate(groups, start=1) if other.rank == meld.rank]
        if not meld.is_sequence and len(same) > 1:
            return Refusal("rank_taken", {"meld": str(meld), "option": "same_rank_groups"})
    return None


def refuse_value(state: State, value: int) -> Refusal | None:
    """Says what the first melds of a team lack (SB-18, SB-22); None where they reach the minimum."""
    missing = state.minimum - value
    if missing <= 0:
        return None
    return Refusal("opening_too_low", {"value": value, "minimum": state.minimum, "missing": missing})


def _leaves_enough(state: State, cards: int) -> bool:
    """Tells, without carrying it out, that laying so many cards leaves some and binds to nothing."""
    return len(state.seat.hand) - cards > 1 and not state.must_go_out


def refuse_leftover(after: State) -> Refusal | None:
    """Says why what a table action leaves in the hand is no legal end of the turn, or leads to none (SB-29, SB-33)."""
    hand = after.seat.hand
    if len(hand) > 1 and not after.must_go_out:
        return None
    if after.said_no:
        return Refusal("partner_said_no", {"option": "ask_binding"})
    if not hand and after.rules.going_out_discard == "required":
        return Refusal("keep_a_card", {"option": "going_out_discard"})
    if after.may_go_out if not hand else way_out(after) is not None:
        return None
    if len(hand) <= 1 and after.team.completes < COMPLETES:
        return Refusal("too_few_completes", {"count": after.team.completes, "needed": COMPLETES})
    if after.must_go_out:
        return Refusal("must_go_out")
    return Refusal("red_three_left", {"card": write_card(hand[0])})


def _refuse_lay(state: State, move: Lay) -> Refusal | None:
    problem = refuse_melds(state, move.melds) or refuse_rank(state, move.melds)
    problem = problem or refuse_value(state, sum(meld.value for meld in move.melds))
    if problem is not None:
        return problem
    threes = any(meld.is_threes for meld in move.melds)
    if not threes and _leaves_enough(state, sum(len(meld.cards) for meld in move.melds)):
        return None
    problem = refuse_leftover(lay(state, move.melds)[0])
    if threes and problem is not None and problem.code == "must_go_out":
        return Refusal("black_threes_last")
    return problem


def _refuse_add(state: State, move: Add) -> Refusal | None:
    problem = _refuse_number(state, move.number) or refuse_cards(state, move.cards)
    if problem is not None:
        return problem
    meld = state.team.melds[move.number - 1]
    grown = added(meld, move.cards, state.rules)
    if isinstance(grown, Fault):
        if grown.code in ("does_not_fit", "samba_full", "wild_on_canasta"):
            details: dict[str, str | int] = {
                "card": write_cards(move.cards), "number": move.number, "meld": str(meld),
            }  # fmt: skip
            return Refusal(grown.code, details | ({} if grown.option is None else {"option": grown.option}))
        return fault_refusal((*meld.cards, *move.cards), grown, state.rules, move.number)
    if _leaves_enough(state, len(move.cards)):
        return None
    return refuse_leftover(add(state, move.cards, move.number)[0])


def _refuse_merge(state: State, move: Merge) -> Refusal | None:
    problem = _refuse_number(state, move.number) or _refuse_number(state, move.other)
    if problem is not None:
        return problem
    numbers: dict[str, str | int] = {"number": move.number, "second": move.other}
    if move.number == move.other:
        return Refusal("merge_no_match", numbers)
    one, other = (state.team.melds[number - 1] for number in (move.number, move.other))
    joined = merged(one, other, state.rules)
    if isinstance(joined, Meld):
        return refuse_leftover(_merge(state, move)[0])
    refusal = fault_refusal((*one.cards, *other.cards), joined, state.rules, move.number)
    return Refusal(joined.code, {**refusal.details, **numbers})


def _refuse_red(state: State, move: Red) -> Refusal | None:
    if not is_red_three(move.card):
        return Refusal("no_red_three", {"card": write_card(move.card)})
    problem = refuse_cards(state, (move.card,))
    if problem is not None:
        return problem
    if not red_threes.draws_replacement(state, move.card):
        return refuse_leftover(red_threes.lay(state, move.card)[0])
    # Nobody knows the card that will be drawn, so nothing may depend on it.
    return Refusal("must_go_out") if state.must_go_out else None


def _refuse_number(state: State, number: int) -> Refusal | None:
    melds = len(state.team.melds)
    return None if 1 <= number <= melds else Refusal("no_such_meld", {"number": number, "count": melds})


def lay(state: State, melds: Sequence[Meld]) -> Step:
    """Moves melds from the hand to the team's side; without the checks."""
    cards = [card for meld in melds for card in meld.cards]
    return place(state.with_seat(lose(state.seat, cards)), melds)


def place(state: State, melds: Sequence[Meld]) -> Step:
    """Puts melds on the team's side whose cards have left the hand or the pile."""
    number, team = state.player, state.team
    events: list[Event] = []
    if not team.melds:
        value = sum(meld.value for meld in melds)
        events.append(Event("opened", number, {"value": value, "minimum": state.minimum}))
    for at, meld in enumerate(melds, start=len(team.melds) + 1):
        data = {"meld": str(meld), "value": meld.value, "number": at, "complete": meld.complete}
        events.append(Event("melded", number, data))
    if any(meld.is_threes for meld in melds):
        state = replace(state, turn=replace(state.turn, must_go_out=True))
    return state.with_team(replace(team, melds=(*team.melds, *melds))), tuple(events)


def add(state: State, cards: tuple[Card, ...], number: int) -> Step:
    """Adds cards of the hand to a meld; without the checks."""
    return grow(state.with_seat(lose(state.seat, cards)), cards, number)


def grow(state: State, cards: tuple[Card, ...], number: int) -> Step:
    """Adds cards to a meld that have left the hand or the pile."""
    before, team = state.team.melds[number - 1], state.team
    grown = added(before, cards, state.rules)
    if isinstance(grown, Fault):
        raise ValueError("the cards do not fit")
    melds = (*team.melds[: number - 1], grown, *team.melds[number:])
    data = {
        "cards": write_cards(cards), "number": number, "meld": str(grown),
        "complete": None if before.complete else grown.complete,
    }  # fmt: skip
    return state.with_team(replace(team, melds=melds)), (Event("added", state.player, data),)


def _merge(state: State, move: Merge) -> Step:
    team = state.team
    one, other = team.melds[move.number - 1], team.melds[move.other - 1]
    joined = merged(one, other, state.rules)
    if isinstance(joined, Fault):
        raise ValueError("the melds do not go together")
    melds = [*team.melds[: move.number - 1], joined, *team.melds[move.number :]]
    del melds[move.other - 1]
    data = {
        "numbers": [move.number, move.other], "number": move.number, "meld": str(joined),
        "complete": None if one.complete or other.complete else joined.complete,
    }  # fmt: skip
    return state.with_team(replace(team, melds=tuple(melds))), (Event("merged", state.player, data),)
