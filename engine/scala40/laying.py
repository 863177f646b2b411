"""Table actions: open, lay a new meld, attach a card, swap a joker (SQ-17 to SQ-25), and what each must leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from engine.cards import Card, is_joker, joker_for, physical
from engine.game import Event, Refusal
from engine.notation import write_card
from engine.scala40.discarding import unbarred
from engine.scala40.meld import Fault, Meld, attached, fault, joker_places, swapped, value
from engine.scala40.move import LayMeld, LayOff, Open, Swap
from engine.scala40.rules import Rules
from engine.scala40.scoring import close_hand
from engine.scala40.state import State, Step, gain, lose, use

CanClose = Callable[[State], bool]
"""Tells whether the turn can still close the hand; the search lives beside these rules and needs them (K24)."""


def meld_refusal(cards: Meld | str, problem: Fault, rules: Rules) -> Refusal:
    """Returns the refusal of cards that are no legal meld."""
    allowed = rules.run_max if problem.option == "run_max" else rules.max_jokers
    details: dict[str, str | int] = {"meld": str(cards)}
    if problem.option is not None:
        details |= {"option": problem.option, "allowed": allowed, "needed": rules.min_naturals}
    return Refusal(problem.code, details)


def opening_value(melds: Iterable[Meld], state: State) -> tuple[int, int]:
    """Returns what melds are worth, and what of it counts for the opening (K8: melds without a joker)."""
    ladder, clean = state.rules.card_values == "ladder", state.rules.joker_in_opening != "allowed"
    total = counted = 0
    for meld in melds:
        points = value(meld, ladder)
        total += points
        counted += 0 if clean and meld.jokers else points
    return total, counted


def refuse_open(state: State, move: Open, can_close: CanClose) -> Refusal | None:
    """Says why these melds do not open (SQ-22); None where they do."""
    rules = state.rules
    if state.seat.opened:
        return Refusal("already_opened")
    problem = _refuse_melds(state, move.melds)
    if problem is not None:
        return problem
    total, counted = opening_value(move.melds, state)
    minimum = rules.opening_min
    if counted < minimum:
        low = {"value": counted, "minimum": minimum, "missing": minimum - counted}
        clean = rules.joker_in_opening != "allowed"
        if clean and any(meld.jokers for meld in move.melds):
            return Refusal("opening_needs_clean", {**low, "option": "joker_in_opening"})
        if not rules.close_in_hand_below_40 or not move.melds:
            return Refusal("opening_too_low", {**low, "value": total})
        if _leftover(_lay(state, move.melds)[0], can_close) is not None:
            return Refusal("opening_must_close", low)
        return None
    if _leaves_enough(state, [card for meld in move.melds for card in meld.cards]):
        return None
    return _leftover(_lay(state, move.melds)[0], can_close)


def open_melds(state: State, move: Open) -> Step:
    """Lays the opening."""
    total, _ = opening_value(move.melds, state)
    after, events = _lay(state, move.melds)
    return _close_if_empty(after, (Event("opened", state.player, {"value": total}), *events))


def refuse_meld(state: State, move: LayMeld, can_close: CanClose) -> Refusal | None:
    """Says why a new meld may not be laid after the opening; None where it may."""
    if not state.seat.opened:
        return Refusal("not_opened", {"minimum": state.rules.opening_min})
    problem = _refuse_melds(state, (move.meld,))
    if problem is not None:
        return problem
    if move.meld.jokers and (dirty := _joker_too_early(state)):
        return dirty
    if _leaves_enough(state, move.meld.cards):
        return None
    return _leftover(_lay(state, (move.meld,))[0], can_close)


def lay_meld(state: State, move: LayMeld) -> Step:
    """Lays one new meld."""
    return _close_if_empty(*_lay(state, (move.meld,)))


def refuse_layoff(state: State, move: LayOff, can_close: CanClose) -> Refusal | None:
    """Says why a card may not be attached (SQ-18); None where it may."""
    problem = _refuse_table_card(state, move.card, move.number)
    if problem is not None:
        return problem
    meld, card = state.table[move.number - 1], write_card(move.card)
    if joker_for(move.card) in meld.cards and not is_joker(move.card):
        return Refusal("swap_instead", {"card": card, "number": move.number})
    if attached(meld, move.card, state.limits) is None:
        if is_joker(move.card) and len(meld.jokers) >= state.rules.max_jokers:
            grown = Meld((*meld.cards, move.card))
            return meld_refusal(grown, Fault("too_many_jokers", "jokers_per_meld"), state.rules)
        return Refusal("does_not_fit", {"card": card, "number": move.number, "meld": str(meld)})
    if is_joker(move.card) and (dirty := _joker_too_early(state)):
        return dirty
    if _spends_taken(state, move.card) and _needs_taken_in_opening(state):
        return Refusal("taken_not_laid_off", {"card": card, "option": "discard_draw_unopened"})
    return None if _leaves_enough(state, (move.card,)) else _leftover(_attach(state, move)[0], can_close)


def lay_off(state: State, move: LayOff) -> Step:
    """Attaches a card."""
    return _close_if_empty(*_attach(state, move))


def refuse_swap(state: State, move: Swap, can_close: CanClose) -> Refusal | None:
    """Says why a joker may not be recovered with a card (SQ-19); None where it may."""
    problem = _refuse_table_card(state, move.card, move.number)
    if problem is not None:
        return problem
    meld, card = state.table[move.number - 1], write_card(move.card)
    if swapped(meld, move.card) is None:
        if joker_for(move.card) in meld.cards:
            return Refusal("swap_second_ace", {"card": card, "number": move.number})
        return Refusal("no_such_joker", {"card": card, "number": move.number, "meld": str(meld)})
    if dirty := _joker_too_early(state):
        return dirty
    if _spends_taken(state, move.card) and _needs_taken_in_opening(state):
        return Refusal("taken_not_laid_off", {"card": card, "option": "discard_draw_unopened"})
    return None if _leaves_enough(state, (move.card,), recovered=1) else _leftover(_recover(state, move)[0], can_close)


def swap(state: State, move: Swap) -> Step:
    """Swaps a natural card for the joker that stands for it."""
    return _recover(state, move)


def _refuse_melds(state: State, melds: tuple[Meld, ...]) -> Refusal | None:
    for meld in melds:
        problem = fault(meld, state.limits)
        if problem is not None:
            return meld_refusal(meld, problem, state.rules)
    return _refuse_cards(state, [card for meld in melds for card in meld.cards])


def _refuse_cards(state: State, cards: Iterable[Card]) -> Refusal | None:
    lacking = Counter(map(physical, cards)) - Counter(state.seat.hand)
    return Refusal("not_in_hand", {"card": write_card(next(iter(lacking)))}) if lacking else None


def _refuse_table_card(state: State, card: Card, number: int) -> Refusal | None:
    """What attaching and swapping have in common: opened, an existing meld, a card of the hand (SQ-17, SQ-23)."""
    if not state.seat.opened:
        return Refusal("not_opened", {"minimum": state.rules.opening_min})
    if not 1 <= number <= len(state.table):
        return Refusal("no_such_meld", {"number": number, "count": len(state.table)})
    if not may_touch_table(state):
        return Refusal("opening_turn_melds_only", {"option": "actions_in_opening_turn"})
    return _refuse_cards(state, (card,))


def may_touch_table(state: State) -> bool:
    """Tells whether cards may be attached and jokers swapped; rules may want a turn between it and the opening (K9)."""
    return not state.turn.opened or state.rules.actions_in_opening_turn


def _joker_too_early(state: State) -> Refusal | None:
    """After an opening below the minimum no joker is played while the clean melds do not reach it (K8, K24)."""
    if state.turn.short_by and state.rules.joker_in_opening != "allowed":
        details: dict[str, str | int] = {"minimum": state.rules.opening_min, "option": "joker_in_opening"}
        return Refusal("joker_before_clean", details)
    return None


def _needs_taken_in_opening(state: State) -> bool:
    """Tells whether the card taken must be in a new meld because its taker opened with it (K4)."""
    return state.turn.opened and state.rules.discard_draw_unopened == "if_used_in_opening"


def _spends_taken(state: State, card: Card) -> bool:
    """Tells whether playing a card plays the one taken from the pile: it goes before an identical one (section 0)."""
    return state.turn.taken is not None and physical(card) == state.turn.taken


def _lay(state: State, melds: tuple[Meld, ...]) -> Step:
    """Moves melds from the hand to the table; without the checks."""
    number = state.player
    seat = state.seat
    turn = state.turn
    events: list[Event] = []
    if not seat.opened:
        _, counted = opening_value(melds, state)
        turn = replace(turn, opened=True, short_by=max(0, state.rules.opening_min - counted))
    elif turn.short_by:
        _, counted = opening_value(melds, state)
        turn = replace(turn, short_by=max(0, turn.short_by - counted))
    cards = tuple(card for meld in melds for card in meld.cards)
    seat = replace(lose(seat, cards), opened=True)
    state = replace(state, seats=state.with_seat(number, seat), turn=use(turn, cards))
    ladder = state.rules.card_values == "ladder"
    for meld in melds:
        state = replace(state, table=(*state.table, meld), owners=(*state.owners, number))
        place = len(state.table)
        data = {"meld": str(meld), "value": value(meld, ladder), "number": place}
        events.append(Event("melded", number, data))
        state, removed = _remove_four(state, place)
        events += removed
    return state, tuple(events)


def _attach(state: State, move: LayOff) -> Step:
    number, at = state.player, move.number - 1
    grown = attached(state.table[at], move.card, state.limits)
    if grown is None:
        raise ValueError("the card does not fit")
    owner = state.owners[at]
    state = replace(
        state,
        seats=state.with_seat(number, lose(state.seat, (move.card,))),
        table=(*state.table[:at], grown[0], *state.table[at + 1 :], *grown[1:]),
        owners=(*state.owners, owner) if len(grown) > 1 else state.owners,
        turn=use(state.turn, (move.card,)),
    )
    events: tuple[Event, ...] = (Event("laid_off", number, {"card": write_card(move.card), "number": move.number}),)
    if len(grown) > 1:
        data = {"number": move.number, "new": len(state.table), "melds": [str(meld) for meld in grown]}
        events += (Event("split", number, data),)
    state, removed = _remove_four(state, move.number)
    return state, events + removed


def _recover(state: State, move: Swap) -> Step:
    number, at = state.player, move.number - 1
    meld = swapped(state.table[at], move.card)
    if meld is None:
        raise ValueError("no joker stands for the card")
    turn = use(state.turn, (move.card,))
    state = replace(
        state,
        seats=state.with_seat(number, gain(lose(state.seat, (move.card,)), physical(joker_for(move.card)))),
        table=(*state.table[:at], meld, *state.table[at + 1 :]),
        turn=replace(turn, recovered=turn.recovered + 1),
    )
    events = (Event("swapped", number, {"card": write_card(move.card), "number": move.number}),)
    state, removed = _remove_four(state, move.number)
    return state, events + removed


def _remove_four(state: State, number: int) -> Step:
    """Takes a complete set of four off the table where the rules remove it (K31, K32)."""
    meld, where = state.table[number - 1], state.rules.four_of_a_kind
    stays = where == "stay" or (meld.jokers and state.rules.quartet_with_joker == "stays")
    if stays or meld.is_run or len(meld.cards) < 4:
        return state, ()
    cards, at = tuple(map(physical, meld.cards)), number - 1
    state = replace(
        state, table=state.table[:at] + state.table[at + 1 :], owners=state.owners[:at] + state.owners[at + 1 :]
    )
    if where == "to_discard_pile":
        state = replace(state, discard=state.discard + cards)
    else:
        state = replace(state, stock=state.stock + cards)
    return state, (Event("removed", state.player, {"number": number, "meld": str(meld), "to": where}),)


def _close_if_empty(state: State, events: tuple[Event, ...]) -> Step:
    """Ends the hand at once when a table action used the last card (K21 off)."""
    if state.seat.hand:
        return state, events
    closed, ending = close_hand(state, state.player, in_hand=state.turn.opened)
    return closed, events + ending


def must_keep(rules: Rules, turns: int) -> int:
    """Returns how many cards of the hand table actions must leave, by the turns completed before (K21, K22)."""
    return 2 if rules.close_first_turn == "forbidden" and turns == 0 else int(rules.close_needs_discard)


def freely_spent(state: State) -> int:
    """Returns how many cards may leave the hand and the turn can end whatever they are: nothing is owed and some
    are left. Negative where that depends on the action."""
    rules, turn = state.rules, state.turn
    owes_joker = turn.recovered and rules.joker_recovery_use == "must_play"
    if turn.taken is not None or turn.short_by or owes_joker or rules.no_legal_discard == "refuse_table_play":
        return -1
    return len(state.seat.hand) - max(1, must_keep(rules, state.seat.turns))


def _leaves_enough(state: State, cards: Sequence[Card], recovered: int = 0) -> bool:
    """Tells, without carrying an action out, that it leaves a legal end of the turn: enough cards, and one among them
    that need not reach the table first.

    `cards`: what leaves the hand; `recovered`: jokers that come into it."""
    rules = state.rules
    if state.turn.short_by or rules.no_legal_discard == "refuse_table_play":
        return False
    turn = use(state.turn, cards)
    owed = turn.recovered + recovered if rules.joker_recovery_use == "must_play" else 0
    left = len(state.seat.hand) - len(cards) + recovered
    return left >= must_keep(rules, state.seat.turns) and left > owed + (turn.taken is not None)


def _leftover(state: State, can_close: CanClose) -> Refusal | None:
    """Says why the cards left by a table action allow no legal end of the turn (section 0, SQ-27, K20 to K22)."""
    rules, turn, hand = state.rules, state.turn, state.seat.hand
    keep = must_keep(rules, state.seat.turns)
    if len(hand) < keep:
        if keep == 2:
            return Refusal("keep_two_first_turn", {"option": "close_first_turn"})
        return Refusal("keep_a_card", {"option": "close_needs_discard"})
    if not hand:
        return None
    stuck = _only_undiscardable(state)
    if stuck is not None:
        return stuck
    if rules.no_legal_discard == "refuse_table_play" and not unbarred(state):
        return Refusal("only_barred_left", {"option": "no_legal_discard"})
    if turn.short_by and not can_close(state):
        return Refusal("would_not_close")
    return None


def _only_undiscardable(state: State) -> Refusal | None:
    """Refuses to leave only cards that must reach the table first: the one taken, recovered jokers (K5, K12)."""
    rules, turn, hand = state.rules, state.turn, state.seat.hand
    owed = turn.recovered if rules.joker_recovery_use == "must_play" else 0
    if len(hand) > owed + (turn.taken is not None):
        return None
    if not rules.close_needs_discard and any(_has_place(state, card) for card in hand):
        return None
    if turn.taken is not None:
        return Refusal("only_taken_left", {"card": write_card(turn.taken)})
    return Refusal("only_recovered_left", {"option": "joker_recovery_use"})


def _has_place(state: State, card: Card) -> bool:
    """Tells whether a card alone could go to the table, attached or swapped."""
    if is_joker(card):
        return any(joker_places(meld, state.limits) for meld in state.table)
    return any(attached(meld, card, state.limits) or swapped(meld, card) for meld in state.table)
