"""Random hands played as a round and through the immutable rules at once, move by move; every difference is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from engine.game import Applied, Refusal
from engine.scala40.deal import DECK
from engine.scala40.fast.legal import unsupported
from engine.scala40.fast.round import Round
from engine.scala40.laying import opening_value
from engine.scala40.move import Discard, Draw, LayOff, Move, Open, PutBack, Stop, Swap, Undo
from engine.scala40.moves import MOST_OPENINGS
from engine.scala40.state import State
from tests.engine.fast_walks import LIKING, PHASES, SCALA, contents, start

STEPS = 100
WEIGHTS = {**LIKING, "undo": 0.5}


def compare(random: Random, rules: Any) -> Iterator[None]:
    """Plays a hand and yields after each position that was the same in both."""
    state = start(random, rules)
    played = Round(state)
    for _ in range(STEPS):
        problem = difference(state, played, random)
        assert not problem, f"{problem}: {json.dumps(SCALA.save(state))}"
        yield
        # What one of them does not list, both play all the same.
        moves = {str(move): move for move in (*SCALA.legal_moves(state), *played.moves())}
        if not moves:
            return
        verbs = sorted({move.verb for move in moves.values()})
        verb = random.choices(verbs, [WEIGHTS.get(verb, 1.0) for verb in verbs])[0]
        move = random.choice(sorted(text for text in moves if moves[text].verb == verb))
        applied = SCALA.apply(state, moves[move])
        happened = played.play(moves[move])
        assert isinstance(applied, Applied), (json.dumps(SCALA.save(state)), move, applied)
        assert happened == applied.events, (json.dumps(SCALA.save(state)), move, happened, applied.events)
        state = applied.state
        if random.random() < 0.05:
            played = Round(state)


def difference(state: State, played: Round, random: Random) -> str:
    """Names what differs between a state and a round; empty where nothing does."""
    if played.to_play != state.to_play:
        return f"to play: {state.to_play} in the rules, {played.to_play} in the round"
    if played.state() != state:
        return f"state: {state} in the rules, {played.state()} in the round"
    if state.phase in PHASES and unsupported(state.rules) is None and not _opened_low(state):
        for name, wanted, found in contents(state, played.position):
            if wanted != found:
                return f"{name}: {wanted} in the rules, {found} in the round"
    wanted, found = SCALA.legal_moves(state), played.moves()
    for moves in (wanted, found):
        if len(set(moves)) != len(moves):
            return f"moves: some are listed twice: {list(map(str, moves))}"
    others, own = _texts(wanted, opens=False), _texts(found, opens=False)
    if others != own:
        return f"moves: {others} in the rules, {own} in the round"
    ends = any(isinstance(move, Discard | PutBack) for move in found)
    onward = tuple(move for move in found if not ends or move != Undo())
    if (listed := Round(state, undo=False).moves()) != onward:
        return f"moves: {list(map(str, onward))} without undoing, not {list(map(str, listed))}"
    return _openings(state, wanted, found) or _refusal(state, played, random)


def _opened_low(state: State) -> bool:
    """Tells whether the turn has an opening below the minimum, after which a round leaves its position alone (K24)."""
    return state.turn.short_by > 0 or (state.before is not None and _opened_low(state.before))


def _texts(moves: tuple[Move, ...], opens: bool) -> list[str]:
    return sorted(str(move) for move in moves if isinstance(move, Open) == opens)


def _openings(state: State, wanted: tuple[Move, ...], found: tuple[Move, ...]) -> str:
    """Compares openings, of which both list fifty at most and not the same: each is legal, there are some in both, and
    those below the minimum (K24) are the same."""
    others, own = ([move for move in moves if isinstance(move, Open)] for moves in (wanted, found))
    if bool(others) != bool(own):
        return f"openings: {_texts(wanted, opens=True)} in the rules, {_texts(found, opens=True)} in the round"
    for move in own:
        applied = SCALA.apply(state, move)
        if isinstance(applied, Refusal):
            return f"{move} is refused: {applied}"
    if len(others) < MOST_OPENINGS:
        low = [{str(move) for move in moves if _is_low(state, move)} for moves in (others, own)]
        if low[0] != low[1]:
            return f"low openings: {low[0]} in the rules, {low[1]} in the round"
    return ""


def _is_low(state: State, move: Open) -> bool:
    return opening_value(move.melds, state)[1] < state.rules.opening_min


def _refusal(state: State, played: Round, random: Random) -> str:
    """Plays a move that is seldom legal: it is refused for the same reason and changes nothing."""
    card, number = random.choice(DECK), random.randint(1, 9)
    moves = (Discard(card), LayOff(card, number), Swap(card, number), Draw("stock"), Draw("discard"), PutBack(), Stop())
    move = random.choice([*moves, Undo(), Open(())])
    applied = SCALA.apply(state, move)
    if isinstance(applied, Applied):
        return ""
    refused = played.play(move)
    if refused != applied:
        return f"{move}: {applied} in the rules, {refused} in the round"
    return "" if played.state() == state else f"{move} was refused and changed something"


def walks(random: Random, choose_rules: Callable[[Random], Any], positions: int) -> int:
    """Compares so many positions at least; returns their number."""
    done = 0
    while done < positions:
        rules = choose_rules(random)
        if not isinstance(rules, Refusal):
            done += sum(1 for _ in compare(random, rules))
    return done
