"""Going out: whether a seat can, and whether that is better than to play on."""

from __future__ import annotations

from typing import Literal

from engine.cards import JOKER, Card
from engine.players.samba.known import Known
from engine.players.samba.promise import DEFAULT, Promise
from engine.samba.exits import way_out
from engine.samba.kinds import total_value
from engine.samba.meld import BONUS
from engine.samba.move import Move
from engine.samba.rules import COMPLETES
from engine.samba.scoring import GOING_OUT
from engine.samba.state import Asked, Seat, State, Team, Turn
from engine.samba.view import TeamView, View

Verdict = Literal["wins", "loses", "behind", "ahead"]
"""What the end of the round would mean now: the match is won, or somebody else wins it; where it goes on, the others
have more to come in this round than the own team, or less."""

_TURNS = 2.5
"""Turns that are looked ahead."""
_LAID = 0.7
"""Part of a hidden hand that goes to melds."""
_MARGIN = 150
_MEAN = 9
"""What a card of a hidden hand counts."""


def ways(view: View) -> tuple[Move, ...] | None:
    """Returns moves that surely end the round in this turn; None where the seat's own cards show none."""
    seats = tuple(Seat(view.hand if number == view.seat else ()) for number in range(len(view.seats)))
    teams = tuple(Team(team.melds, team.red_threes, team.score) for team in view.teams)
    answers: dict[str | None, Asked] = {"yes": "yes", "no": "no"}
    # Nobody knows the cards of the stock; only whether there are any matters here.
    stock, turn = (JOKER,) * view.stock, Turn(asked=answers.get(view.asked))
    state = State(view.rules, "", seats, teams, stock, to_play=view.seat, phase="play", turn=turn)
    return way_out(state)


def verdict(known: Known) -> Verdict:
    """Returns what it would mean for the seat's team if the round ended now."""
    view, hopes = known.view, Hopes(known)
    ended = hopes.ended()
    mine = ended[known.number]
    best = max(score for number, score in enumerate(ended) if number != known.number)
    if max(mine, best) >= view.rules.target:
        return "wins" if mine > best else "loses"
    return "behind" if hopes.own() < hopes.others() + _MARGIN else "ahead"


class Hopes:
    """What each team may still make if a round goes on, and the scores if it ends now."""

    def __init__(self, known: Known) -> None:
        self._known, self._view = known, known.view

    def own(self) -> float:
        """Returns what the seat's team may add within a few turns."""
        known = self._known
        hidden = sum(self._view.seats[seat].cards for seat in known.partners)
        return self._added(hidden, len(known.team.seats), self._view.hand, known.team)

    def others(self) -> float:
        """Returns the most that another team may add."""
        return max(
            self._added(sum(self._view.seats[seat].cards for seat in team.seats), len(team.seats), (), team)
            for team in self._known.rivals
        )

    def _added(self, hidden: int, players: int, hand: tuple[Card, ...], team: TeamView) -> float:
        turns = min(_TURNS, self._known.view.stock / (2 * self._known.seats))
        now, then = (
            Promise(self._known, hidden * part + DEFAULT.draws * players * time, 0).worth(hand, team.melds)
            for part, time in ((0, 0), (_LAID, turns))
        )
        return then - now

    def ended(self) -> list[float]:
        """Returns the score of each team if the seat goes out now."""
        known = self._known
        scores = []
        for number, team in enumerate(self._view.teams):
            score = float(team.score + sum(meld.value for meld in team.melds))
            score += sum(BONUS[meld.complete] for meld in team.melds if meld.complete is not None)
            red = 100 * len(team.red_threes)
            if number == known.number:
                score += GOING_OUT + red + total_value(self._view.hand)
            else:
                score += red if team.completes >= COMPLETES else -red
            others = sum(self._view.seats[seat].cards for seat in team.seats if seat != known.seat)
            scores.append(score - _MEAN * others)
        return scores
