"""Whether a hand was dealt and played as it should be, found out from what was kept and published of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.tables.shuffles import stand_in
from bot.tables.table import Seat
from engine.game import HandResult, Refusal
from engine.games import GAMES
from engine.shuffle import commitment
from engine.verify import sealed, verify
from storage.records import HandRecord, History


@dataclass(frozen=True, slots=True)
class Proof:
    """What there is to know about the shuffle of a hand."""

    match_id: int
    game: str
    hand: int
    commitment: str
    secret: str
    public: str | None
    """Who sat where, as it was mixed into the secret; None where it named somebody who is forgotten."""
    moves: int
    record: dict[str, Any] | None
    """The match up to this hand, for `python -m engine verify`; None where it is not complete any more."""
    problems: tuple[str, ...]
    """What is wrong; empty where all that can be checked is right."""


def prove(history: History, number: int) -> Proof | Refusal:
    """Checks a hand whose secret is public, with all hands before it: what they led to is where it began."""
    hand = next((hand for hand in history.hands if hand.number == number and hand.dealt_at is not None), None)
    if hand is None:
        return Refusal("no_such_hand")
    if not _is_public(history, hand):
        return Refusal("hand_not_over")
    record = _record(history, number)
    if record is not None:
        problems = tuple(verify(record))
    else:
        fits = commitment(bytes.fromhex(hand.secret)) == hand.commitment
        problems = () if fits else ("the secret does not fit the commitment that was published before the deal",)
    made = sum(move.hand == number for move in history.moves)
    at = history.match
    return Proof(at.id, at.game, number, hand.commitment, hand.secret, hand.public, made, record, problems)


def place_of(history: History, user_id: int) -> tuple[str, str] | None:
    """Returns a person's salt in a match and what stands for them in the shuffles."""
    seat = next((seat for seat in history.match.seats if seat.user_id == user_id), None)
    if seat is None or seat.salt is None:
        return None
    return seat.salt, stand_in(Seat(seat.number, seat.name, seat.user_id, salt=seat.salt))


def _is_public(history: History, hand: HandRecord) -> bool:
    """Tells whether the secret of a hand was published: at its end, or when its match was closed in the middle."""
    closed = history.match.status == "cancelled" and hand.number == history.match.snapshot.hand
    return hand.ended_at is not None or closed


def _record(history: History, last: int) -> dict[str, Any] | None:
    """Returns a match up to a hand in the form that `engine.verify` reads; None where something of it is deleted."""
    played = [hand for hand in history.hands if hand.number <= last]
    if len(history.moves) < history.match.snapshot.moves or any(hand.public is None for hand in played):
        return None
    final = _final(history) if last == history.match.snapshot.hand else None
    winners = [] if final is None else list(final.winners)
    return sealed(
        {
            "game": history.match.game,
            "rules": dict(history.match.options),
            # Without signs that JSON would write in one of several ways.
            "players": ["".join(filter(str.isprintable, seat.name)) for seat in history.match.seats],
            "hands": [_hand(history, hand, final if hand.number == last else None) for hand in played],
            "winner": winners[0] if len(winners) == 1 else winners or None,
        }
    )


def _final(history: History) -> HandResult | None:
    """Returns the result with which a match has ended: whoever wins it at the limit is nobody's elimination."""
    state = history.match.snapshot.state
    if history.match.status != "finished" or state is None:
        return None
    game = GAMES[history.match.game]
    return game.scores(game.load(state))


def _hand(history: History, hand: HandRecord, final: HandResult | None) -> dict[str, Any]:
    scores = history.scores.get(hand.number, ())
    eliminated = history.eliminated.get(hand.number, ()) if final is None else final.eliminated
    return {
        "number": hand.number,
        "dealer": hand.dealer,
        "commitment": hand.commitment,
        "secret": hand.secret,
        "public": hand.public,
        "moves": [move.text for move in history.moves if move.hand == hand.number],
        "scores": [score.points for score in scores],
        "totals": [score.total for score in scores],
        "eliminated": list(eliminated),
    }
