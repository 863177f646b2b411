"""What a seat may see of a round: its own cards, the melds, the top discard, counts of the rest. Nothing else reaches a
player; a partner's hand is hidden, too."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from engine.history import PastTurn
from engine.notation import write_card, write_cards
from engine.samba.meld import Meld
from engine.samba.move import Move
from engine.samba.moves import legal_moves
from engine.samba.pile import blocked, is_frozen
from engine.samba.position import write_team
from engine.samba.rules import Rules, differing
from engine.samba.scoring import Score, team_score
from engine.samba.seating import asker
from engine.samba.state import State, Team


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody may see of one seat."""

    cards: int
    team: int
    total: int
    """The score of its team before the round; with the round once it is over."""
    turns: int
    out: bool = False
    """Nobody ever leaves a match."""


@dataclass(frozen=True, slots=True)
class TeamView:
    """What everybody may see of one team."""

    seats: tuple[int, ...]
    melds: tuple[Meld, ...]
    red_threes: tuple[Card, ...]
    score: int
    minimum: int
    """What its first melds must be worth; 0 once it has melded."""
    completes: int
    """Canastas and sambas."""


@dataclass(frozen=True, slots=True)
class View:
    """A round as one seat sees it (`seat` None: as a spectator sees it, `hand` is then empty)."""

    rules: Rules
    seat: int | None
    team: int | None
    hand: tuple[Card, ...]
    """Own cards, by suit and height, then threes, twos and jokers."""
    drawn: tuple[Card, ...]
    """Cards of the own hand that came into it in this turn."""
    taken: Card | None
    """The top card of the pile, where it was taken in this turn (public)."""
    seats: tuple[SeatView, ...]
    teams: tuple[TeamView, ...]
    stock: int
    top: Card | None
    """The top discard; nobody may look at those beneath."""
    discards: int
    """Cards in the discard pile."""
    frozen: bool
    """Only two natural cards of the top card's rank take the pile."""
    blocked: bool
    """Nobody may take the pile as it lies."""
    history: tuple[PastTurn, ...]
    """Turns that ended with a discard, first to last, as who watched them remembers; shown to nobody."""
    dealer: int
    to_play: int | None
    phase: str
    """draw, play or over."""
    asked: str | None
    """waiting, yes or no, where a partner was asked in this turn."""
    asker: int | None
    """Who waits for the answer of the seat to play."""
    legal: tuple[Move, ...]
    """Legal moves if this seat is to play, else empty."""
    hands: tuple[tuple[Card, ...], ...] | None
    """Everybody's cards once the round is over."""
    closed_by: int | None
    hand_scores: tuple[int, ...] | None
    """What each team made in the round once it is over."""
    scores: tuple[Score, ...] | None
    """The same in its parts."""
    winners: tuple[int, ...]
    """Teams that have won the game."""


def view(state: State, seat: int | None) -> View:
    """Returns what a seat (None: a spectator) may see; nothing in it depends on other hands or the stock's order."""
    over, members = state.phase == "over", state.team_numbers
    playing = seat is not None and seat == state.to_play
    waiting = state.turn.asked == "waiting"
    hand = () if seat is None else state.seats[seat].hand
    drawer = asker(members, state.player) if waiting else state.to_play
    new = Counter(hand) & Counter(state.turn.drawn) if seat is not None and seat == drawer else Counter[Card]()
    return View(
        rules=state.rules,
        seat=seat,
        team=None if seat is None else members[seat],
        hand=hand,
        drawn=tuple(card for card in dict.fromkeys(hand) for _ in range(new[card])),
        taken=state.turn.taken,
        seats=tuple(
            SeatView(len(one.hand), team, state.teams[team].score, one.turns)
            for one, team in zip(state.seats, members, strict=True)
        ),
        teams=tuple(_team(state, number, team) for number, team in enumerate(state.teams)),
        stock=len(state.stock),
        top=state.discard[-1] if state.discard else None,
        discards=len(state.discard),
        frozen=is_frozen(state.discard, state.rules),
        blocked=blocked(state.discard, state.rules) is not None,
        history=state.history,
        dealer=state.dealer,
        to_play=state.to_play,
        phase=state.phase,
        asked=state.turn.asked,
        asker=drawer if waiting else None,
        legal=legal_moves(state) if playing else (),
        hands=tuple(one.hand for one in state.seats) if over else None,
        closed_by=state.closed_by,
        hand_scores=state.hand_scores,
        scores=_scores(state) if over else None,
        winners=state.winners,
    )


def _team(state: State, number: int, team: Team) -> TeamView:
    return TeamView(
        seats=tuple(seat for seat, belongs in enumerate(state.team_numbers) if belongs == number),
        melds=team.melds,
        red_threes=team.red_threes,
        score=team.score,
        minimum=0 if team.melds else state.rules.minimum(team.score),
        completes=team.completes,
    )


def _scores(state: State) -> tuple[Score, ...]:
    return tuple(team_score(state, number, state.closed_by) for number in range(len(state.teams)))


def write_view(seen: View) -> dict[str, Any]:
    """Writes a view as JSON: a position with numbers instead of hidden cards, without the seed."""

    def hand(number: int) -> str | int:
        if number == seen.seat:
            return write_cards(seen.hand)
        return write_cards(seen.hands[number]) if seen.hands is not None else seen.seats[number].cards

    document: dict[str, Any] = {
        "game": "samba",
        "rules": differing(seen.rules),
        "seat": seen.seat,
        "seats": [
            {"hand": hand(number), "team": one.team, "total": one.total, "turns": one.turns, "out": one.out}
            for number, one in enumerate(seen.seats)
        ],
        "teams": [
            write_team(Team(team.melds, team.red_threes, team.score))
            | {"minimum": team.minimum, "completes": team.completes}
            for team in seen.teams
        ],
        "stock": seen.stock,
        "discard": "" if seen.top is None else write_card(seen.top),
        "discards": seen.discards,
        "frozen": seen.frozen,
        "blocked": seen.blocked,
        "dealer": seen.dealer,
        "to_play": seen.to_play,
        "phase": seen.phase,
        "drawn": write_cards(seen.drawn) if seen.drawn else None,
        "taken": None if seen.taken is None else write_card(seen.taken),
        "asked": seen.asked,
        "asker": seen.asker,
        "legal": [str(move) for move in seen.legal],
    }
    if seen.scores is not None:
        document |= {
            "closed_by": seen.closed_by,
            "hand_scores": None if seen.hand_scores is None else list(seen.hand_scores),
            "scores": [score.to_json() for score in seen.scores],
            "winner": seen.winners[0] if len(seen.winners) == 1 else list(seen.winners) or None,
        }
    return document
