"""What a round is worth to each team, and who has won (SB-41 to SB-48)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game import Event, HandResult
from engine.notation import write_cards
from engine.samba.kinds import is_red_three, total_value
from engine.samba.meld import BONUS
from engine.samba.rules import COMPLETES, Rules
from engine.samba.state import State, Step, Team, Turn

RED_THREE = 100
ALL_RED_THREES = 6
ALL_RED_BONUS = 1000
"""What six red threes count instead of 600 (SB-41)."""
GOING_OUT = 200


@dataclass(frozen=True, slots=True)
class Score:
    """What a team made in a round, in the five parts of SB-43 and SB-44."""

    cards: int
    red_threes: int
    sambas: int
    canastas: int
    going_out: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.cards + self.red_threes + self.sambas + self.canastas + self.going_out

    def to_json(self) -> dict[str, int]:
        """Returns the parts by their names, and the total."""
        parts = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {**parts, "total": self.total}


def team_score(state: State, number: int, closed_by: int | None) -> Score:
    """Returns what a team makes of a round in which this seat (or nobody) went out."""
    team, members = state.teams[number], state.team_numbers
    hands = [seat.hand for seat, belongs in zip(state.seats, members, strict=True) if belongs == number]
    completes = [meld.complete for meld in team.melds if meld.complete is not None]
    sambas = completes.count("samba")
    return Score(
        cards=sum(meld.value for meld in team.melds) - sum(map(total_value, hands)),
        red_threes=_red_threes(team, state.rules) + sum(_held(hand, state.rules) for hand in hands),
        sambas=sambas * BONUS["samba"],
        canastas=sum(BONUS[complete] for complete in completes if complete != "samba"),
        going_out=GOING_OUT if closed_by is not None and members[closed_by] == number else 0,
    )


def _red_threes(team: Team, rules: Rules) -> int:
    """Returns what the red threes count that a team has laid (SB-41)."""
    laid = len(team.red_threes)
    if team.completes >= COMPLETES:
        return ALL_RED_BONUS if laid == ALL_RED_THREES else RED_THREE * laid
    return int(rules.six_red_penalty) if laid == ALL_RED_THREES else -RED_THREE * laid


def _held(hand: tuple[int, ...], rules: Rules) -> int:
    """Returns what the red threes cost that a player has kept (SB-42, section 13)."""
    held = sum(map(is_red_three, hand))
    if rules.red_three_in_hand == "per_card":
        return -RED_THREE * held
    return int(rules.red_three_in_hand) if held else 0


def finish(state: State, closed_by: int | None, events: tuple[Event, ...]) -> Step:
    """Ends a round: scores every team, and the game where one has reached the target (SB-45 to SB-48)."""
    made = [team_score(state, number, closed_by) for number in range(len(state.teams))]
    teams = tuple(replace(team, score=team.score + score.total) for team, score in zip(state.teams, made, strict=True))
    won = winners(teams, state.rules)
    after = replace(
        state,
        teams=teams,
        phase="over",
        to_play=None,
        turn=Turn(),
        closed_by=closed_by,
        hand_scores=tuple(score.total for score in made),
        winners=won,
    )
    data = {"scores": list(after.hand_scores or ()), "teams": [score.to_json() for score in made]}
    events += (Event("hand_over", data=data),)
    if won:
        events += (Event("match_over", data={"winner": won[0] if len(won) == 1 else list(won)}),)
    return after, events


def winners(teams: tuple[Team, ...], rules: Rules) -> tuple[int, ...]:
    """Returns the teams that have won; none while the game goes on (SB-47, SB-48)."""
    most = max(team.score for team in teams)
    if most < rules.target:
        return ()
    best = tuple(number for number, team in enumerate(teams) if team.score == most)
    return best if len(best) == 1 or rules.tie == "shared" else ()


def result(state: State) -> HandResult | None:
    """Returns the result of a round, None while it goes on: a seat has the points and the total of its team."""
    if state.phase != "over" or state.hand_scores is None:
        return None
    members, seats = state.team_numbers, len(state.seats)
    return HandResult(
        closed_by=state.closed_by,
        points=tuple(state.hand_scores[team] for team in members),
        totals=tuple(state.teams[team].score for team in members),
        out=(False,) * seats,
        eliminated=(),
        hands=tuple(write_cards(seat.hand) for seat in state.seats),
        winners=tuple(seat for seat, team in enumerate(members) if team in state.winners),
        reentries=(0,) * seats,
        made=tuple(_made(state.teams[team]) for team in members),
    )


def _made(team: Team) -> dict[str, int]:
    """Returns the sambas and canastas that a team has on its side (section 13)."""
    sambas = sum(meld.complete == "samba" for meld in team.melds)
    return {"sambas": sambas, "canastas": team.completes - sambas}
