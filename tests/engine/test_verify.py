"""A record of a match is replayed move by move; a record with one changed byte fails."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from hashlib import sha256
from typing import Any

import pytest

from engine.__main__ import main
from engine.game import BadDocument, Refusal, Standing
from engine.games import GAMES
from engine.match import first_dealer
from engine.players import choose
from engine.shuffle import commitment, mix
from engine.verify import sealed, verify

GAME = GAMES["scala40"]


def played(players: int, hands: int, options: dict[str, Any]) -> dict[str, Any]:
    """Returns the record of a match of computer players (its first hands)."""
    rules = GAME.rules(options)
    state: Any = None
    record: dict[str, Any] = {
        "game": "scala40", "rules": options, "players": [f"p{n}" for n in range(players)], "hands": [], "winner": None,
    }  # fmt: skip
    for number in range(1, hands + 1):
        secret = sha256(f"secret {number}".encode()).digest()
        public = "/".join(record["players"]) + f":{number}"
        seed = mix(secret, public)
        if state is None:
            state = GAME.new_hand(rules, [Standing()] * players, first_dealer(seed, players), seed)
        else:
            state = GAME.next_hand(state, seed)
        dealer, moves = GAME.view(state, None).dealer, []
        while not GAME.is_over(state):
            moves.append(choose("scala40", GAME.view(state, GAME.to_play(state)), "normal", str(len(moves))))
            applied = GAME.play(state, moves[-1])
            assert not isinstance(applied, Refusal)
            state = applied.state
        result = GAME.scores(state)
        assert result is not None
        record["hands"].append({
            "number": number, "dealer": dealer, "commitment": commitment(secret), "secret": secret.hex(),
            "public": public, "moves": moves, "scores": list(result.points), "totals": list(result.totals),
            "eliminated": list(result.eliminated),
        })  # fmt: skip
        if result.winners:
            record["winner"] = result.winners[0]
            break
    return sealed(record)


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return played(3, 30, {"profile": "standard", "limit": 60})


def test_a_whole_match_verifies(record: dict[str, Any]) -> None:
    assert record["winner"] is not None
    assert verify(record) == []


def test_a_match_in_play_verifies_so_far() -> None:
    assert verify(played(2, 1, {"profile": "house"})) == []


def test_one_changed_byte_fails(record: dict[str, Any]) -> None:
    text = json.dumps(record)
    for at in range(0, len(text), 97):
        if not text[at].isalnum():
            continue
        changed = text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :]
        with suppress(BadDocument, ValueError):
            assert verify(json.loads(changed)), (at, text[at - 20 : at + 20])


@pytest.mark.parametrize(
    ("forge", "says"),
    [
        (lambda hand: hand.update(secret="00" * 32), "commitment"),
        (lambda hand: hand["moves"].pop(4), "is refused"),
        (lambda hand: hand["scores"].__setitem__(0, 99), "scores should be"),
        (lambda hand: hand["totals"].__setitem__(0, 99), "totals should be"),
        (lambda hand: hand["eliminated"].append(0), "eliminated should be"),
        (lambda hand: hand.update(dealer=hand["dealer"] + 1), "dealer should be"),
        (lambda hand: hand.update(public="x:9"), "public part"),
    ],
)
def test_a_forged_hand_fails_even_under_a_new_digest(record: dict[str, Any], forge: Any, says: str) -> None:
    forged = copy.deepcopy(record)
    forge(forged["hands"][0])
    problems = verify(sealed(forged))
    assert any(says in problem for problem in problems), problems


def test_the_command_tells_by_its_exit_code(
    record: dict[str, Any], tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == {"ok": True, "hands": len(record["hands"]), "problems": []}
    file.write_text(json.dumps({**record, "winner": None}))
    assert main(["verify", str(file)]) == 1
    assert not json.loads(capsys.readouterr().out)["ok"]
    file.write_text("[]")
    assert main(["verify", str(file)]) == 2
