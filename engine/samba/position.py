"""Positions as JSON: what is read is what is written. A bad document names the field and says what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.cards import Card
from engine.documents import Pile, Reader, deal_rest
from engine.game import BadDocument, Json, Refusal
from engine.history import read_history, write_history
from engine.notation import read_cards, write_card, write_cards
from engine.refusals import sentence
from engine.samba.kinds import DECK, is_red_three, sort_cards
from engine.samba.meld import Meld, read_meld
from engine.samba.rules import Rules, differing, make_rules
from engine.samba.seating import SEATS, asker, teams_of
from engine.samba.state import Asked, Phase, Seat, State, Team, Turn

NAME = "samba"
FIELDS = frozenset(
    [
        "game",
        "rules",
        "seed",
        "seats",
        "teams",
        "stock",
        "discard",
        "dealer",
        "to_play",
        "phase",
        "drawn",
        "taken",
        "asked",
        "turn",
        "history",
        "closed_by",
        "hand_scores",
        "eliminated",
        "winner",
    ]
)
SEAT_FIELDS = frozenset(["hand", "team", "turns", "from_pile"])
TEAM_FIELDS = frozenset(["melds", "red_threes", "score"])
PHASES: tuple[Phase, ...] = ("draw", "play", "over")
ANSWERS: tuple[Asked, ...] = ("waiting", "yes", "no")
MOST_SCORE = 10**6


def read_position(document: Mapping[str, Json]) -> State:
    """Reads a position; cards left out are dealt by the seed from those not named (design, `python -m engine`)."""
    if not isinstance(document, Mapping):
        raise BadDocument("position: should be a JSON object")
    reader = Reader(document)
    reader.only(FIELDS)
    if document.get("game", NAME) != NAME:
        raise reader.wrong("game", NAME)
    rules = _rules(document.get("rules", {}))
    seats = [Reader.of(seat, f"seats[{n}]") for n, seat in enumerate(reader.items("seats"))]
    if len(seats) not in SEATS:
        raise BadDocument(f"seats: {len(seats)} seats should be {SEATS[0]} to {SEATS[-1]}")
    members = teams_of(len(seats), rules)
    teams = _teams(reader, max(members) + 1, rules)
    discard = reader.cards("discard")
    laid = [card for team in teams for meld in team.melds for card in meld.cards]
    laid += [*discard, *(card for team in teams for card in team.red_threes)]
    hands, stock = _deal_rest(reader, seats, laid, rules)
    state = State(
        rules=rules,
        seed=reader.text("seed"),
        seats=tuple(_seat(*given) for given in zip(seats, hands, members, strict=True)),
        teams=teams,
        stock=stock,
        discard=discard,
        dealer=reader.number("dealer", 0, 0, len(seats) - 1),
    )
    return _running(reader, state)


def _rules(value: Json) -> Rules:
    rules = make_rules(Reader.of(value, "rules").document)
    if isinstance(rules, Refusal):
        raise BadDocument(f"rules: {sentence(rules)}")
    return rules


def _teams(reader: Reader, number: int, rules: Rules) -> tuple[Team, ...]:
    if "teams" not in reader.document:
        return (Team(),) * number
    teams = [Reader.of(team, f"teams[{n}]") for n, team in enumerate(reader.items("teams"))]
    if len(teams) != number:
        raise BadDocument(f"teams: {len(teams)} teams should be {number}")
    return tuple(_team(team, rules) for team in teams)


def _team(reader: Reader, rules: Rules) -> Team:
    reader.only(TEAM_FIELDS)
    red_threes = reader.cards("red_threes")
    if not all(map(is_red_three, red_threes)):
        raise reader.wrong("red_threes", "red threes such as '3H 3D'")
    melds = tuple(_meld(reader, n, text, rules) for n, text in enumerate(reader.items("melds")))
    return Team(melds, sort_cards(red_threes), reader.number("score", 0, -MOST_SCORE, MOST_SCORE))


def _meld(reader: Reader, number: int, text: Json, rules: Rules) -> Meld:
    cards = read_cards(text) if isinstance(text, str) else None
    meld = read_meld(cards, rules) if cards and all(card in DECK for card in cards) else None
    if not isinstance(meld, Meld):
        raise BadDocument(f"{reader.path}melds[{number}]: {text!r} should be one legal meld such as '7H 7C 2S'")
    return meld


def _deal_rest(
    reader: Reader, seats: list[Reader], laid: list[Card], rules: Rules
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Returns the hands and the stock, what is given as a number (or not at all) dealt from the cards not named."""
    piles: dict[str, Pile] = {}
    for number, seat in enumerate(seats):
        seat.only(SEAT_FIELDS)
        piles[f"seats[{number}].hand"] = seat.pile("hand", rules.hand_size(len(seats)), len(DECK))
    given = reader.document.get("stock") is not None
    piles["stock"] = reader.pile("stock", 0, len(DECK)) if given else None
    *hands, stock = deal_rest(DECK, laid, piles, reader.text("seed")).values()
    return hands, stock


def _seat(reader: Reader, hand: tuple[Card, ...], team: int) -> Seat:
    if reader.number("team", team) != team:
        raise reader.wrong("team", f"{team}: partners sit opposite each other")
    from_pile = reader.cards("from_pile")
    if any(not is_red_three(card) or from_pile.count(card) > hand.count(card) for card in from_pile):
        raise reader.wrong("from_pile", "red threes of the hand")
    return Seat(sort_cards(hand), reader.number("turns", 1), sort_cards(from_pile))


def _running(reader: Reader, state: State) -> State:
    """Adds whose turn it is and what the turn or the end of the round has seen."""
    seats, phase = len(state.seats), reader.word("phase", PHASES)
    to_play = None if phase == "over" else reader.seat("to_play", seats, state.next_seat(state.dealer))
    if phase != "over" and to_play is None:
        raise reader.wrong("to_play", "a seat")
    reader.seats("eliminated", seats)
    state = replace(
        state,
        phase=phase,
        to_play=to_play,
        turn=_turn(reader, phase),
        history=read_history(reader.items("history"), seats),
        closed_by=reader.seat("closed_by", seats, None),
        hand_scores=_hand_scores(reader, len(state.teams)),
        winners=reader.winners(len(state.teams)),
    )
    if state.turn.asked is not None and asker(state.team_numbers, state.player) is None:
        raise reader.wrong("asked", "null: this seat has no partner")
    return state


def _turn(reader: Reader, phase: Phase) -> Turn:
    seen = Reader.of(reader.document.get("turn") or {}, "turn")
    seen.only(frozenset(["must_go_out"]))
    given = reader.document.get("asked") is not None
    turn = Turn(
        drawn=reader.cards("drawn") if reader.document.get("drawn") is not None else (),
        taken=reader.card("taken"),
        asked=reader.word("asked", ANSWERS) if given else None,
        must_go_out=seen.flag("must_go_out"),
    )
    if phase != "play":
        for name, value in (("asked", turn.asked), ("taken", turn.taken), ("drawn", turn.drawn or None)):
            if value is not None:
                raise reader.wrong(name, "null before the draw")
    return turn


def _hand_scores(reader: Reader, teams: int) -> tuple[int, ...] | None:
    scores = reader.scores("hand_scores", teams)
    if scores is not None and None in scores:
        raise reader.wrong("hand_scores", "a number for each team")
    return None if scores is None else tuple(score for score in scores if score is not None)


def write_position(state: State) -> dict[str, Any]:
    """Writes a position; what the turn could still undo is not in it."""
    turn = state.turn
    document: dict[str, Any] = {
        "game": NAME,
        "rules": differing(state.rules),
        "seed": state.seed,
        "seats": [_write_seat(*seat) for seat in zip(state.seats, state.team_numbers, strict=True)],
        "teams": [write_team(team) for team in state.teams],
        "stock": write_cards(state.stock),
        "discard": write_cards(state.discard),
        "dealer": state.dealer,
        "to_play": state.to_play,
        "phase": state.phase,
        "drawn": write_cards(turn.drawn) if turn.drawn else None,
        "taken": None if turn.taken is None else write_card(turn.taken),
        "asked": turn.asked,
    }
    if turn.must_go_out:
        document["turn"] = {"must_go_out": True}
    if state.phase == "over":
        winner: Json = state.winners[0] if len(state.winners) == 1 else list(state.winners) or None
        document |= {
            "closed_by": state.closed_by,
            "hand_scores": None if state.hand_scores is None else list(state.hand_scores),
            "eliminated": [],
            "winner": winner,
        }
    return document


def _write_seat(seat: Seat, team: int) -> dict[str, Any]:
    document: dict[str, Any] = {"hand": write_cards(seat.hand), "team": team, "turns": seat.turns}
    return document | ({"from_pile": write_cards(seat.from_pile)} if seat.from_pile else {})


def write_team(team: Team) -> dict[str, Any]:
    """Writes what a team has laid, and its score."""
    return {
        "melds": [str(meld) for meld in team.melds],
        "red_threes": write_cards(team.red_threes),
        "score": team.score,
    }


def save(state: State) -> dict[str, Any]:
    """Writes a state with its past: the turns so far, the position after the draw and the table actions since."""
    moves: list[str] = []
    while state.before is not None:
        moves.append(str(state.last))
        state = state.before
    past: dict[str, Any] = {"history": write_history(state.history)} if state.history else {}
    return write_position(state) | past | ({"moves": moves[::-1]} if moves else {})
