"""Random hands played in the rules and in the search core at once, move by move; every difference is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine.game import Applied, Refusal, Standing
from engine.games import GAMES
from engine.scala40.fast import legal
from engine.scala40.fast.convert import from_state, play
from engine.scala40.fast.penalties import penalties
from engine.scala40.fast.playout import nth_card
from engine.scala40.fast.position import DRAW, NOTHING, OVER, PLAY, Position
from engine.scala40.fast.round import SeedShuffle
from engine.scala40.move import Open, Undo
from engine.scala40.moves import refusal, settle
from engine.scala40.state import State
from tests.engine.brute import Options
from tests.engine.random_positions import sketch

SCALA = GAMES["scala40"]
STEPS = 70
LIKING = {"open": 9.0, "meld": 4.0, "layoff": 4.0, "swap": 9.0, "discard": 2.0, "putback": 0.5, "stop": 0.3}
PHASES = {"draw": DRAW, "play": PLAY}
VERBS = ("draw", "stop", "putback", "discard", "meld", "layoff", "swap")
Key = tuple[Any, ...]


def start(random: Random, rules: Any) -> State:
    """A fresh deal, or a hand in which melds lie and somebody has opened."""
    seats = random.randint(2, rules.players)
    seed = f"fast {random.random()}"
    if random.random() < 0.25:
        deal: State = SCALA.new_hand(rules, [Standing()] * seats, random.randrange(seats), seed)
        return deal
    # The rules about what must stay in a hand show in small ones.
    sizes = random.choice([range(1, 6), range(3, 8), range(6, 14)])
    one = sketch(random, Options(run_max=min(5, rules.run_max)), sizes, 7)
    rest = [
        {"hand": random.choice([1, 2, 4, 7, 13]), "opened": random.random() < 0.6, "turns": random.choice([0, 1, 1])}
        for _ in range(seats - 1)
    ]
    document = {
        "game": "scala40",
        "rules": SCALA.options(rules),
        "seed": seed,
        "seats": [
            {"hand": " ".join(one.hand), "opened": random.random() < 0.7, "turns": random.choice([0, 1, 1, 1])},
            *rest,
        ],
        "table": [" ".join(meld) for meld in one.table if sum(card.startswith("JK") for card in meld) < 2],
        "dealer": seats - 1,
        "to_play": 0,
    }
    if random.random() < 0.4:
        document["stock"] = random.randint(1, 9)
        document["discard"] = ""
    position: State = SCALA.read_position(document)
    return position


def compare(random: Random, rules: Any) -> Iterator[None]:
    """Plays a hand and yields after each position that was the same in both."""
    state = start(random, rules)
    position = from_state(state)
    rng = SeedShuffle(state.seed, position)
    for _ in range(STEPS):
        problem = difference(state, position)
        assert not problem, f"{problem}: {json.dumps(SCALA.save(state))}"
        yield
        if state.phase not in PHASES:
            return
        moves = [move for move in SCALA.legal_moves(_without_low_openings(state)) if move.verb != "undo"]
        if not moves or (position.start is not None and random.random() < 0.1):
            # Undoing all that the turn has laid is one step here, and only where a turn may come to need it.
            assert position.start is not None, json.dumps(SCALA.save(state))
            while state.before is not None:
                state = _applied(state, Undo())
            position.restart()
            continue
        verbs = sorted({move.verb for move in moves})
        verb = random.choices(verbs, [LIKING.get(verb, 1.0) for verb in verbs])[0]
        move = random.choice([move for move in moves if move.verb == verb])
        if verb == "open" and (found := legal.openings(position, 50)) and random.random() < 0.5:
            move = Open(tuple(meld.laid.meld for meld in random.choice(found)))
        state = _applied(state, move)
        play(position, move, rng)
        if state.phase in PHASES and random.random() < 0.1:
            position = position.copy() if random.random() < 0.5 else from_state(state)
            rng = SeedShuffle(state.seed, position)


def _applied(state: State, move: Any) -> State:
    applied = SCALA.apply(state, move)
    assert isinstance(applied, Applied), (json.dumps(SCALA.save(state)), str(move), applied)
    after: State = applied.state
    if after.phase == "draw":
        # Where only a low opening could use the last discard, the search core ends the hand.
        ended, _ = settle(_without_low_openings(after))
        return after if ended.phase == "draw" else ended
    return after


def difference(state: State, position: Position) -> str:
    """Names what differs between a state and a position, or between their legal moves; empty where nothing does."""
    for name, wanted, found in (*contents(state, position), *_moves(state, position)):
        if wanted != found:
            return f"{name}: {wanted} in the rules, {found} in the search core"
    for melds in legal.openings(position, 30) if _may_open(state) else ():
        refused = refusal(state, Open(tuple(meld.laid.meld for meld in melds)))
        if refused is not None:
            return f"opening {[str(meld.laid.meld) for meld in melds]}: {refused}"
    return ""


def contents(state: State, position: Position) -> Iterator[tuple[str, Any, Any]]:
    """Yields what a state and a position have in common: a name, what the state says, what the position says."""
    seats = state.seats
    yield "hands", [seat.hand for seat in seats], [hand.cards() for hand in position.hands]
    yield "counts", [len(seat.hand) for seat in seats], [hand.count for hand in position.hands]
    yield "opened", [seat.opened for seat in seats], [hand.opened for hand in position.hands]
    yield "turns", [seat.turns for seat in seats], [hand.turns for hand in position.hands]
    yield "table", list(state.table), [laid.meld for laid in position.table]
    yield "stock", state.stock, tuple(reversed(position.stock))
    yield "pile", state.discard, tuple(position.pile)
    yield "phase", PHASES.get(state.phase, OVER), position.phase
    yield "reshuffles", state.reshuffles, position.reshuffles
    if state.phase not in PHASES:
        yield "closed by", state.closed_by, None if position.closed_by == NOTHING else position.closed_by
        if state.rules.match_mode != "single_hand":
            yield "scores", tuple(points or 0 for points in state.hand_scores or ()), penalties(position)
        return
    turn = state.turn
    yield "to play", state.to_play, position.to_play
    yield "taken", turn.taken, None if position.taken == NOTHING else position.taken
    yield "opened now", turn.opened, position.turn_opened
    yield "put back", turn.put_back, position.put_back_once
    yield "recovered", turn.recovered, position.recovered
    yield "laid", turn.laid, position.laid
    yield "idle turns", state.idle_turns, position.idle_turns


def _moves(state: State, position: Position) -> Iterator[tuple[str, Any, Any]]:
    """Compares the legal moves but openings, which neither lists completely."""
    wanted: dict[str, set[Key]] = {}
    for move in SCALA.legal_moves(_without_low_openings(state)):
        wanted.setdefault(move.verb, set()).add(_key(move))
    found: dict[str, set[Key]] = {
        name: set() for name in ("draw", "stop", "putback", "discard", "meld", "layoff", "swap")
    }
    if position.phase == DRAW:
        found["draw"] = {("stock",)} if legal.can_draw(position) else set()
        found["stop"] = set() if legal.can_draw(position) else {()}
        if legal.may_take(position):
            found["draw"].add(("discard",))
    elif position.phase == PLAY:
        throws = legal.discards(position)
        found["discard"] = {(nth_card(throws, number),) for number in range(throws.bit_count())}
        found["putback"] = {()} if legal.may_put_back(position) else set()
        if position.hand.opened:
            found["meld"] = {(meld.laid.meld,) for meld in legal.new_melds(position)}
            found["layoff"] = set(legal.attachments(position))
            found["swap"] = set(legal.swaps(position))
        else:
            yield "can open", bool(wanted.get("open")), bool(legal.openings(position, 1))
    for verb, moves in found.items():
        yield verb, wanted.get(verb, set()), moves


def _key(move: Any) -> Key:
    match move.verb:
        case "draw":
            return (move.pile,)
        case "discard":
            return (move.card,)
        case "meld":
            return (move.meld,)
        case "layoff" | "swap":
            return (move.number - 1, move.card)
        case _:
            return ()


def _may_open(state: State) -> bool:
    return state.phase == "play" and not state.seat.opened


def _without_low_openings(state: State) -> State:
    """The state under rules without openings below the minimum (K24), which the search core leaves out."""
    return replace(state, rules=replace(state.rules, close_in_hand_below_40=False))


def walks(random: Random, choose_rules: Callable[[Random], Any], positions: int) -> int:
    """Compares so many positions at least; returns their number."""
    done = 0
    while done < positions:
        rules = choose_rules(random)
        if not isinstance(rules, Refusal) and legal.unsupported(rules) is None:
            done += sum(1 for _ in compare(random, rules))
    return done
