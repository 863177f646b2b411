"""A round is the immutable rules played faster: the same moves, events, refusals and states."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.game import Applied, Refusal, Standing
from engine.scala40.fast.round import Round
from engine.scala40.move import Discard, Draw, Leave, Rejoin, Undo
from tests.engine.fast_walks import SCALA, contents
from tests.engine.round_walks import walks
from tests.engine.walks import PROFILES, table_rules

GUIDE = Path(__file__).parents[2] / "docs" / "contributing.md"


@pytest.mark.parametrize("profile", PROFILES)
def test_it_is_equal_to_the_rules(profile: str) -> None:
    """Hands of every profile, played in both."""
    rules = SCALA.rules({"profile": profile})
    assert walks(Random(profile), lambda _: rules, 1000) >= 1000


def test_it_is_equal_under_any_mix_of_options() -> None:
    """Also under those that only the rules play."""
    assert walks(Random("mixed"), table_rules, 1500) >= 1500


def dealt(seed: str, seats: int = 3, **options: Any) -> Any:
    return SCALA.new_hand(SCALA.rules(options), [Standing()] * seats, 0, seed)


@pytest.mark.parametrize("profile", PROFILES)
def test_moves_need_not_be_listed(profile: str) -> None:
    """Whoever knows a move plays it; a whole hand has the events and the result of the immutable rules."""
    random, state = Random(profile), dealt(profile, 2, profile=profile)
    played, blind, events = Round(state), Round(state), []
    while moves := played.moves():
        move = random.choice(moves)
        happened = played.play(move)
        assert blind.play(move) == happened
        applied = SCALA.apply(state, move)
        assert isinstance(applied, Applied)
        events += applied.events
        state = applied.state
        assert happened == applied.events
    assert blind.state() == played.state() == state
    assert events[-1].kind in ("hand_over", "eliminated", "match_over")
    assert SCALA.scores(state) is not None
    assert played.to_play is None


@pytest.mark.parametrize("profile", ["house", "federation"])
def test_without_undoing_a_hand_ends_all_the_same(profile: str) -> None:
    """Also after a joker recovered that must be played and cannot be: only what the turn began with leads on."""
    undone = 0
    for number in range(60):
        random, played = Random(number), Round(dealt(str(number), 2, profile=profile), undo=False)
        for _ in range(20_000):
            moves = played.moves()
            if not moves:
                break
            move = random.choice(moves)
            undone += move.verb == "undo"
            assert isinstance(played.play(move), tuple)
        assert played.to_play is None
    assert undone


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    """The refusals are those of the rules, in every phase."""
    played = Round(dealt("refused"))
    before = played.state()
    assert played.play(Discard(before.seats[1].hand[0])) == Refusal("draw_first")
    assert played.play(Draw("discard")) == Refusal("pile_closed", {"option": "discard_draw_unopened"})
    nowhere: Any = "nowhere"
    refused = played.play(Draw(nowhere))
    assert isinstance(refused, Refusal)
    assert refused == SCALA.apply(before, Draw(nowhere))
    assert played.state() == before
    assert isinstance(played.play(Draw("stock")), tuple)
    assert played.play(Draw("stock")) == Refusal("already_drawn")
    missing = next(card for card in range(1, 14) if card not in played.state().seat.hand)
    refused = played.play(Discard(missing))
    assert isinstance(refused, Refusal)
    assert refused.code == "not_in_hand"


def test_a_turn_that_was_read_goes_back_to_where_it_began() -> None:
    """What it had laid and owed by then stays."""
    seats = [{"hand": "4D 9S JK JK", "opened": True}, {"hand": 3}]
    turn = {"opened": True, "recovered": 1, "laid": True}
    document = {"rules": {"profile": "house"}, "phase": "play", "seats": seats, "turn": turn, "table": ["5C 6C 7C"]}
    state = SCALA.read_position({**document, "dealer": 1})
    played = Round(state)
    lay_off = next(move for move in played.moves() if move.verb == "layoff")
    assert isinstance(played.play(lay_off), tuple)
    assert played.position.recovered == 0
    assert [event.kind for event in played.play(Undo())] == ["undone"]
    assert played.state() == state
    assert all(wanted == found for _, wanted, found in contents(state, played.position))


def test_undoing_leads_back_into_a_low_opening() -> None:
    """A turn that has opened below the minimum must close, also once its melds are worth enough (K24)."""
    seats = [{"hand": "JC QC KC 9D 9H 9S KS 2D", "turns": 1}, {"hand": 3}]
    document = {"rules": {"profile": "classic"}, "phase": "play", "seats": seats, "table": ["KC KD KH"], "dealer": 1}
    state = SCALA.read_position(document)
    played = Round(state)
    for text in ("open JC QC KC", "meld 9D 9H 9S", "undo"):
        applied = SCALA.play(state, text)
        assert played.play(SCALA.read_move(state, text)) == applied.events
        state = applied.state
        assert played.state() == state
        assert sorted(map(str, played.moves())) == sorted(map(str, SCALA.legal_moves(state)))
    assert state.turn.short_by == 10


def test_a_drawn_card_is_secret() -> None:
    """What only the seat may see is not in what everybody may see."""
    played = Round(dealt("secret"))
    (event,) = played.play(Draw("stock"))
    assert "card" in event.data
    assert event.public().data == {"pile": "stock"}


def test_seats_that_are_due_to_leave_are_asked() -> None:
    """A hand that is played out goes on with the answers (K41)."""
    seats = [{"hand": "8C", "opened": True}, {"hand": "KC KD", "total": 95}, {"hand": "2C"}, {"hand": "3C"}]
    document = {"rules": {"reentry": "buy_in"}, "phase": "play", "seats": seats, "dealer": 3, "to_play": 0}
    played = Round(SCALA.read_position(document))
    assert [event.kind for event in played.play(Discard(8))] == ["discarded", "closed", "hand_over"]
    assert played.moves() == (Rejoin(1), Leave(1))
    assert [event.kind for event in played.play(Leave(1))] == ["eliminated"]
    assert played.moves() == ()
    assert SCALA.next_hand(played.state(), "next").live == 3


def test_the_example_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """As it stands there; the hand that it plays has points."""
    example = GUIDE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    exec(compile(example, str(GUIDE), "exec"), {})
    points = eval(capsys.readouterr().out)
    assert len(points) == 4
    assert min(points) == 0 < max(points)
