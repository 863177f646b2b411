"""How fast the engine is beside its peers: one table, everything in one run and in turns.

A peer plays gin rummy, the nearest game that it has; its games are as long in moves as ours or shorter.
"""

from __future__ import annotations

import statistics
from random import Random

from bench import memory
from bench.own import Own
from bench.peers import INSTALL, OpenSpiel, RlCard, installed
from bench.rounds import Work, rates, times
from engine.scala40.fast.lookup import lookup_of
from engine.scala40.fast.packing import best_weight
from engine.scala40.packing import hand_of
from engine.scala40.rules import Rules

Comparison = tuple[str, Work, dict[str, Work], dict[str, float]]
"""What is compared, our side, the peers, and the ratios to reach."""

_HANDS = 10_000
_PLAYOUTS = {False: 0.9, True: 2.0}
"""Playouts beside OpenSpiel's, by whether the search core is compiled."""
_GAMES = 3.0
"""Games with real moves and events beside RLCard's core."""


def run(rounds: int, seed: str) -> int:
    """Prints the table; returns 1 where a ratio is not reached."""
    random = Random(seed)
    own, (spiel, rlcard) = Own(random), installed(random)
    print(f"search core: {'compiled' if compiled() else 'pure Python'}")
    print(f"{'per second of processor time':44}  {'ours':>9}  {'peer':>9}  {'':10}  {'ratio':>5}  target")
    missed = 0
    for comparison in _comparisons(own, spiel, rlcard):
        missed += _compare(comparison, rounds)
    _large_hands(own)
    _memory(own, rlcard)
    for peer, found in ((OpenSpiel, spiel), (RlCard, rlcard)):
        if found is None:
            print(f"{peer.name} is not installed: {INSTALL} (or pip install {peer.package})")
    return int(missed > 0)


def compiled() -> bool:
    """Tells whether the search core runs as machine code."""
    from engine.scala40.fast import position

    return not str(position.__file__).endswith(".py")


def _comparisons(own: Own, spiel: OpenSpiel | None, rlcard: RlCard | None) -> list[Comparison]:
    found: list[Comparison] = []
    if spiel is not None:
        target = {spiel.name: _PLAYOUTS[compiled()]}
        found.append(("random playouts, search core", own.playouts(), {spiel.name: spiel.playouts()}, target))
    if rlcard is not None:
        target = {rlcard.name: _GAMES}
        found.append(("random games, moves and events", own.rounds(undo=False), {rlcard.name: rlcard.games()}, target))
        found.append(("the same, steps taken back, too", own.rounds(undo=True), {rlcard.name: rlcard.games()}, {}))
        found.append(("random games, immutable states", own.games(), {rlcard.name: rlcard.games()}, {}))
    peers: list[OpenSpiel | RlCard] = [peer for peer in (spiel, rlcard) if peer is not None]
    listing, packing = ({peer.name: ask(peer) for peer in peers} for ask in (_legal_moves, _best_melds))
    found.append(("legal moves", own.legal_moves(), listing, {}))
    found.append(("best melds of 11 cards, exact", own.best_melds(), packing, {}))
    return found


def _legal_moves(peer: OpenSpiel | RlCard) -> Work:
    return peer.legal_moves()


def _best_melds(peer: OpenSpiel | RlCard) -> Work:
    return peer.best_melds()


def _compare(comparison: Comparison, rounds: int) -> int:
    """Prints a line for each peer; returns how many targets are missed."""
    what, work, peers, targets = comparison
    found = rates({"": work, **peers}, rounds)
    missed = 0
    for name in peers or ("",):
        ratio, target = found[""] / found[name], targets.get(name)
        missed += target is not None and ratio < target
        wanted = "" if target is None else f"{target:.1f} {'reached' if ratio >= target else 'missed'}"
        print(f"{what:44}  {found['']:9,.0f}  {found[name]:9,.0f}  {name:10}  {ratio:5.2f}  {wanted}".rstrip())
    return missed


def _large_hands(own: Own) -> None:
    lookup = lookup_of(Rules())
    hands = [hand_of(cards) for cards in own.large_hands(_HANDS)]
    found = times(lambda number: best_weight(lookup, *hands[number], by_value=False), len(hands))
    print(
        f"best melds of 14 cards with 2 jokers, {_HANDS:,} hands: median {1e6 * statistics.median(found):.0f} us, "
        f"99% {1e6 * found[len(found) * 99 // 100]:.0f} us, worst {1e3 * found[-1]:.2f} ms"
    )


def _memory(own: Own, rlcard: RlCard | None) -> None:
    beside = f" ({rlcard.name}: {memory.in_play(rlcard.match):.1f} kB)" if rlcard is not None else ""
    print(f"a match in play: {memory.in_play(lambda: own.played(40)[-1]):.1f} kB{beside}")
    states = [own.played(40)[-1] for _ in range(100)]
    size = memory.at_rest(states, 1000)
    print(f"a match at rest in SQLite: {size:.1f} kB, {10_000 * size / 1024:.0f} MB for 10,000")
