"""Every hand that is over can be checked from what the database keeps of it; no hand that is not over."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import text

from bot.tables.proof import Proof, place_of, prove
from bot.tables.table import Table
from engine.__main__ import main
from engine.game import BadDocument
from engine.games import GAMES
from engine.players import choose
from engine.verify import sealed, verify
from storage.records import History
from tests.tables.kit import ANN, BEN, CHANNEL, CLEO, CLOSE, DINA, GUILD, House, code, done, nearly_over, rig

SHORT: Mapping[str, Mapping[str, Any]] = {
    "scala40": {"limit": 60},
    "scat": {"lives": 1},
    "schwimmen": {"lives": 1},
    "samba": {},
}
"""Rules by which a match is soon over."""
HANDS = 2
"""Of the longer ones not all are played."""


async def play(house: House, game: str, hands: int) -> Table:
    """Lets people play as easy computers do, to the end of the match or of so many hands."""
    people = (ANN, BEN, CLEO, DINA) if game == "samba" else (ANN, BEN, CLEO)
    options: dict[str, Any] = {"game": game, "options": SHORT[game], "seat_limit": len(people)}
    table = done(await house.host.create(GUILD, CHANNEL, ANN, **options))
    for person in people[1:]:
        done(await house.host.join(table.id, person))
    table = done(await house.host.begin(table.id, ANN.user_id))
    while table.open and table.hand <= hands:
        if table.status == "pause":
            await house.pass_time(9)
        else:
            seat = table.acting[0] if table.acting else None
            if seat is None:
                await house.pass_time(10)
            else:
                move = choose(game, table.view(seat), "easy", str(table.moves))
                done(await house.host.play(table.id, people[seat].user_id, move, None))
        table = house.table(table.id)
    await house.settle()
    return table


async def history(house: House, match_id: int = 1) -> History:
    found = await house.database.matches.history(match_id)
    assert found is not None
    return found


def fine(proof: object) -> Proof:
    """Returns the proof of a hand with which all is right."""
    assert isinstance(proof, Proof), proof
    assert proof.problems == ()
    return proof


@pytest.mark.parametrize("game", GAMES)
async def test_every_hand_of_a_match_can_be_checked(house: House, game: str) -> None:
    table = await play(house, game, HANDS)
    kept = await history(house)
    over = [hand for hand in kept.hands if hand.ended_at is not None]
    assert over
    for hand in over:
        proof = fine(prove(kept, hand.number))
        assert proof.record is not None
        assert len(proof.record["hands"]) == hand.number
        assert (proof.commitment, proof.secret) == (hand.commitment, hand.secret)
        assert proof.moves == len(proof.record["hands"][-1]["moves"]) > 0
    if table.status == "finished":
        assert proof.record["winner"] is not None
    else:
        assert code(prove(kept, table.hand)) == "hand_not_over"
    assert code(prove(kept, 99)) == "no_such_hand"


@pytest.fixture
async def played(house: House) -> History:
    """A whole match."""
    await play(house, "scala40", 99)
    return await history(house)


async def test_a_record_with_one_changed_byte_fails(
    played: History, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    record = fine(prove(played, played.match.snapshot.hand)).record
    content = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
    file, chance = tmp_path / "match.json", random.Random(40)
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 0
    for at in chance.sample(range(len(content)), 60):
        other = chance.choice([byte for byte in range(256) if byte != content[at]])
        file.write_bytes(content[:at] + bytes([other]) + content[at + 1 :])
        assert main(["verify", str(file)]) != 0, (at, content[at - 20 : at + 20], other)
    capsys.readouterr()


async def test_whatever_is_forged_is_found_even_under_a_new_digest(played: History) -> None:
    record = fine(prove(played, played.match.snapshot.hand)).record
    assert record is not None
    forged = []
    for at, hand in enumerate(record["hands"]):
        for field, value in hand.items():
            copy = deepcopy(record)
            copy["hands"][at][field] = _other(value)
            forged.append((f"hand {at + 1}: {field}", copy))
    copy = deepcopy(record)
    copy["winner"] = 1 - (record["winner"] or 0)
    forged.append(("winner", copy))
    copy = deepcopy(record)
    del copy["hands"][0]
    forged.append(("a hand is missing", copy))
    for what, wrong in forged:
        try:
            assert verify(sealed(wrong)), what
        except BadDocument:
            continue


def _other(value: Any) -> Any:
    """Returns something else of the same kind."""
    match value:
        case int():
            return value + 1
        case str():
            return ("1" if value[0] == "0" else "0") + value[1:]
        case [] | [int(), *_] | [None, *_]:
            return [*value, 0]
        case [first, *others]:
            return [*others, first]
    raise AssertionError(value)


def _forged(kept: History) -> Iterator[History]:
    """Yields a match as it would be found if somebody had changed one thing in the database."""
    first, *hands = kept.hands
    yield replace(kept, moves=(kept.moves[0], replace(kept.moves[1], text="discard JK"), *kept.moves[2:]))
    yield replace(kept, moves=(*kept.moves[1:], kept.moves[0]))
    yield replace(kept, hands=(replace(first, secret="ab" * 32), *hands))
    yield replace(kept, hands=(replace(first, public=f"0{first.public}"), *hands))
    score, *scores = kept.scores[1]
    yield replace(kept, scores={**kept.scores, 1: (replace(score, total=score.total + 1), *scores)})
    if hands:
        out = kept.eliminated.get(1, ())
        yield replace(kept, eliminated={**kept.eliminated, 1: () if out else (0,)})


async def test_what_somebody_changes_in_the_database_is_found(played: History) -> None:
    for number, forged in enumerate(_forged(played)):
        proof = prove(forged, played.match.snapshot.hand)
        assert isinstance(proof, Proof)
        assert proof.problems, number


async def test_nothing_of_a_hand_that_is_not_over_is_told(house: House) -> None:
    table = await house.begin(ANN, BEN)
    assert code(prove(await history(house), 1)) == "hand_not_over"
    assert code(prove(await history(house), 2)) == "no_such_hand"
    for person in (ANN, BEN):
        done(await house.host.resign(table.id, person.user_id))
    assert house.table().status == "finished"
    assert code(prove(await history(house), 1)) == "hand_not_over", "its secret was never published"


async def test_the_hand_after_the_last_one_is_not_told_before_its_deal(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as rigged:
        rig(rigged, nearly_over(10, 20))
        await house.begin(ANN, BEN)
        await house.play(*CLOSE)
    kept = await history(house)
    assert kept.hands[-1].number == 2
    assert kept.hands[-1].secret
    assert code(prove(kept, 2)) == "no_such_hand"


async def test_a_match_that_was_closed_shows_its_last_hand(house: House) -> None:
    await house.begin(ANN, BEN)
    await house.pass_turn()
    done(await house.host.cancel(1, ANN.user_id, is_admin=False))
    proof = fine(prove(await history(house), 1))
    assert proof.record is not None
    assert (proof.moves, proof.record["hands"][0]["scores"]) == (2, [])


async def test_without_its_moves_only_the_lock_can_be_checked(house: House, played: History) -> None:
    await house.database.matches.forget_moves(house.clock.now() + timedelta(seconds=1))
    proof = fine(prove(await history(house), 1))
    assert proof.record is None
    assert proof.public is not None
    async with house.database.engine.begin() as connection:
        await connection.execute(text(f"UPDATE hands SET secret = '{'ab' * 32}'"))
    proof = prove(await history(house), 1)
    assert isinstance(proof, Proof)
    assert proof.problems


async def test_a_hand_can_be_checked_after_everybody_in_it_is_forgotten(house: House, played: History) -> None:
    last = played.match.snapshot.hand
    before = fine(prove(played, last))
    assert place_of(played, ANN.user_id) is not None
    for person in (ANN, BEN, CLEO):
        await house.host.forget(person.user_id)
    kept = await history(house)
    after = fine(prove(kept, last))
    assert (after.public, after.secret, after.moves) == (before.public, before.secret, before.moves)
    assert after.record is not None
    assert after.record["players"] == ["–"] * 3
    assert place_of(kept, ANN.user_id) is None


async def test_in_a_running_match_too(house: House) -> None:
    await play(house, "scala40", 1)
    await house.host.forget(ANN.user_id)
    fine(prove(await history(house), 1))


async def test_a_person_finds_the_own_place_in_the_shuffle(played: History) -> None:
    for person in (ANN, BEN, CLEO):
        found = place_of(played, person.user_id)
        assert found is not None
        assert found[1] in (played.hands[0].public or "").split(":")[0].split("/")
    assert place_of(played, DINA.user_id) is None
