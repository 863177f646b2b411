"""The deal: three shuffled packs, fifteen cards each, the first discard, red threes (SB-5 to SB-8, SB-39, SB-40)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import Card
from engine.game import Standing
from engine.samba.kinds import DECK, is_natural, sort_cards
from engine.samba.red_threes import lay_all
from engine.samba.rules import Rules
from engine.samba.seating import teams_of
from engine.samba.state import Seat, State, Team, Turn
from engine.shuffle import shuffled


def new_hand(rules: Rules, seats: Sequence[Standing], dealer: int, seed: str) -> State:
    """Shuffles 162 cards by the seed and deals, one card at a time from the dealer's left."""
    teams = teams_of(len(seats), rules)
    scores = tuple(seats[teams.index(team)].total for team in range(max(teams) + 1))
    return _deal(rules, len(seats), scores, dealer, seed)


def next_hand(state: State, seed: str) -> State:
    """Deals the round after a finished one; the next player to the left deals (SB-5)."""
    scores = tuple(team.score for team in state.teams)
    return _deal(state.rules, len(state.seats), scores, state.next_seat(state.dealer), seed)


def _deal(rules: Rules, seats: int, scores: tuple[int, ...], dealer: int, seed: str) -> State:
    deck = shuffled(DECK, seed, "deck")
    first = (dealer + 1) % seats
    dealt = seats * rules.hand_size(seats)
    hands = {(first + place) % seats: deck[place:dealt:seats] for place in range(seats)}
    pile, stock = _turn_up(deck[dealt:], rules)
    state = State(
        rules=rules,
        seed=seed,
        seats=tuple(Seat(sort_cards(hands[seat])) for seat in range(seats)),
        teams=tuple(Team(score=score) for score in scores),
        stock=stock,
        discard=pile,
        dealer=dealer,
        to_play=first,
    )
    if rules.red_three_mode == "auto":
        for place in range(seats):
            state = lay_all(replace(state, to_play=(first + place) % seats))[0]
    return replace(state, to_play=first, turn=Turn())


def _turn_up(cards: tuple[Card, ...], rules: Rules) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Turns the first discard, and others on it until a natural card lies on top (SB-7)."""
    turned = 1
    while rules.bad_upcard == "cover" and not is_natural(cards[turned - 1]):
        turned += 1
    return cards[:turned], cards[turned:]
