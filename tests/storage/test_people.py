"""What is kept about a person, and that nothing of it is left when they are forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import inspect, text

from storage import Database
from storage.people import NOBODY, Held
from storage.records import Dealt, EliminationRecord, Ended, MoveRecord, ResultRecord, ScoreRecord
from storage.settings import Setting
from tests.storage.test_matches import NOW, new_match, seat, snapshot, update

ANN, BEN, CLEO = 987_654_321_098_765_432, 887_654_321_098_765_432, 787_654_321_098_765_432
GUILD, GAME = 2**60, "scala40"
NAME = "Annabella Unica"


async def everything(database: Database) -> str:
    """Returns all that is in the database, of whatever tables there are."""
    async with database.engine.connect() as connection:
        tables = await connection.run_sync(lambda inner: inspect(inner).get_table_names())
        rows = [row for table in tables for row in await connection.execute(text(f"SELECT * FROM {table}"))]
    return "\n".join(json.dumps(list(map(str, row)), ensure_ascii=False) for row in rows)


def bytes_beside(file: Path) -> bytes:
    """Returns what is on the disk for a SQLite database, its log too."""
    return b"".join(path.read_bytes() for path in sorted(file.parent.glob(f"{file.name}*")))


def traces(content: bytes, user_id: int, name: str) -> list[str]:
    """Returns in which forms a person is still found: written out, and as SQLite stores a number."""
    forms = {
        "id": str(user_id).encode(),
        "number": user_id.to_bytes(8, "big"),
        "name": name.encode(),
        "escaped name": json.dumps(name).encode(),
    }
    return [form for form, sought in forms.items() if sought in content]


async def played(database: Database, channel: int = 7, *, over: bool = True, public: str | None = None) -> int:
    """Writes a match of Ann, Ben and a computer: Ann has put Ben and the computer out in hand 2 and has won."""
    people = (ANN, BEN, None)
    names = (NAME, "Ben", "Alba")
    salts = ("a" * 32, "b" * 32, None)
    seats = tuple(seat(n, user_id=people[n], name=names[n], salt=salts[n]) for n in range(3))
    match_id = await database.matches.create(new_match(channel, owner_id=ANN, seats=seats))
    dealt = Dealt(1, 0, public or "x/y/Alba:1", NOW)
    move = MoveRecord(1, 1, 1, 0, ANN, "draw stock", NOW)
    state = {"seed": f"5555:{public}", "stock": "2C"}
    await database.matches.commit(update(match_id, 2, move=move, dealt=dealt, snapshot=snapshot(2, state=state)))
    victims = (EliminationRecord(1, BEN, 0, ANN), EliminationRecord(2, None, 0, ANN))
    for number, points, out in ((1, (110, 0, 30), ()), (2, (0, 120, 130), victims)):
        scores = tuple(ScoreRecord(n, people[n], points[n], points[n], closed=n == 0) for n in range(3))
        ended = Ended(number, 0, NOW, scores, out)
        move = MoveRecord(number + 1, number, 2, 1, BEN, "draw stock", NOW)
        kept = snapshot(number + 2, state=state)
        await database.matches.commit(update(match_id, number + 2, move=move, ended=ended, snapshot=kept))
    if over:
        results = tuple(
            ResultRecord(n, people[n], names[n], n + 1, n == 0, False, points)
            for n, points in enumerate((110, 120, 160))
        )
        finished = {"status": "finished", "ended_at": NOW}
        kept = snapshot(5, state=state)
        await database.matches.commit(update(match_id, 5, move=None, match=finished, results=results, snapshot=kept))
    return match_id


async def test_what_is_kept_is_counted(database: Database) -> None:
    assert await database.people.held(ANN) == Held((), 0, 0, 0, 0, 0, 0)
    await played(database)
    await played(database, channel=8, over=False)
    cancelled = await database.matches.create(new_match(9, seats=(seat(0, user_id=ANN),)))
    await database.matches.commit(update(cancelled, 2, move=None, match={"status": "cancelled", "ended_at": NOW}))
    await database.settings.set_of_player(ANN, Setting.LANGUAGE, "it")
    await database.settings.set_of_player(ANN, Setting.CARDS, "words")
    assert await database.people.held(ANN) == Held(("cards", "language"), 1, 1, 1, moves=2, hands=4, eliminations=4)
    assert await database.people.held(BEN) == Held((), 1, 1, 0, moves=4, hands=4, eliminations=2)
    assert await database.people.open_matches(ANN) == [2]


async def test_an_export_has_everything_of_one_person_and_nothing_of_others(database: Database) -> None:
    await played(database)
    await database.matches.set_draft(1, 0, ("7H 7D 7C",))
    await database.settings.set_of_player(ANN, Setting.LANGUAGE, "it")
    await database.settings.set_of_player(BEN, Setting.LANGUAGE, "pl")
    kept = await database.people.export(ANN)
    assert json.loads(json.dumps(kept)) == kept
    assert (kept["user_id"], kept["settings"]) == (str(ANN), {"language": "it"})
    (match,) = kept["matches"]
    assert (match["match"], match["game"], match["server_id"], match["host"]) == (1, GAME, str(GUILD), True)
    assert (match["seat"], match["name"], match["salt"], match["status"]) == (0, NAME, "a" * 32, "finished")
    assert match["result"] == {"name": NAME, "place": 1, "won": True, "resigned": False, "total": 110, "reentries": 0}
    assert match["hands"] == [
        {"hand": 1, "points": 110, "total": 110, "closed": True},
        {"hand": 2, "points": 0, "total": 0, "closed": True},
    ]
    assert match["eliminated"] == []
    assert match["eliminated_others"] == [{"hand": 2, "seat": 1}, {"hand": 2, "seat": 2}]
    assert match["laid_aside"] == [["7H 7D 7C"]]
    assert match["moves"] == [{"hand": 1, "turn": 1, "text": "draw stock", "made_at": NOW.isoformat()}]
    written = json.dumps(kept)
    assert not any(other in written for other in (str(BEN), "Ben", '"pl"', "b" * 32))
    assert (await database.people.export(CLEO)) == {"user_id": str(CLEO), "settings": {}, "matches": []}


async def test_nothing_is_left_of_who_is_forgotten(database: Database, tmp_path: Path) -> None:
    await played(database)
    await played(database, channel=8)
    for setting in (Setting.LANGUAGE, Setting.NOTIFY):
        await database.settings.set_of_player(ANN, setting, "it")
    assert str(ANN) in await everything(database)
    await database.people.forget(ANN, set())
    left = await everything(database)
    assert str(ANN) not in left
    assert NAME not in left
    assert str(BEN) in left
    assert await database.people.held(ANN) == Held((), 0, 0, 0, 0, 0, 0)
    await database.scrub()
    assert traces(bytes_beside(tmp_path / "storage.db"), ANN, NAME) == []
    await database.people.forget(ANN, set())
    assert await everything(database) == left, "there is nothing more to forget"


async def test_what_others_have_won_stays_theirs(database: Database) -> None:
    await played(database)
    await database.people.forget(BEN, set())
    (ann,) = await database.statistics.leaderboard(GUILD, GAME, None)
    assert (ann.user_id, ann.eliminations, ann.computer_eliminations, ann.won) == (ANN, 1, 1, 1)
    assert await database.statistics.player_stats(GUILD, BEN, GAME) is None
    await played(database, channel=8)
    ben = (await database.statistics.leaderboard(GUILD, GAME, None))[1]
    assert (ben.user_id, ben.name, ben.played) == (BEN, "Ben", 1), "somebody new"


async def test_two_who_are_forgotten_are_not_taken_for_one(database: Database) -> None:
    match_id = await played(database)
    for person in (ANN, BEN):
        await database.people.forget(person, set())
    read = await database.matches.load(match_id)
    assert read is not None
    assert [(seat.user_id, seat.name, seat.salt) for seat in read.seats] == [
        (-1, NOBODY, None),
        (-2, NOBODY, None),
        (None, "Alba", None),
    ]
    assert [move.user_id for move in await database.matches.moves(match_id)] == [-1, -2, -2]
    assert await database.statistics.leaderboard(GUILD, GAME, None) == []


async def test_a_match_that_was_joined_since_is_left_alone(database: Database) -> None:
    new = await database.matches.create(new_match(9, seats=(seat(0, user_id=ANN, name=NAME),)))
    await database.people.forget(ANN, set())
    read = await database.matches.load(new)
    assert read is not None
    assert read.seats[0].user_id == ANN


async def test_shuffles_that_named_ids_go_with_the_person(database: Database) -> None:
    """The first versions mixed the ids themselves into the deck."""
    over = await played(database, public=f"{ANN}/{BEN}/Alba:1")
    running = await played(database, channel=8, over=False, public=f"{ANN}/{BEN}/Alba:1")
    others = await played(database, channel=9, public="x/y/Alba:1")
    before: Any = await database.matches.load(others)
    async with database.engine.begin() as connection:
        # As if the person had left the running match before.
        await connection.execute(text("UPDATE seats SET user_id = -1, name = '–' WHERE match_id = 2 AND number = 0"))
        await connection.execute(text(f"UPDATE matches SET owner_id = {BEN} WHERE id = 2"))
    await database.people.forget(ANN, {running})
    left = await everything(database)
    assert str(ANN) not in left
    for match_id in (over, running):
        hand = (await database.matches.hands(match_id))[0]
        assert (hand.public, hand.commitment) == (None, "c" * 64)
        read = await database.matches.load(match_id)
        assert read is not None
        assert read.snapshot.state == {"seed": f"5555:–/{BEN}/Alba:1", "stock": "2C"}
        assert read.snapshot.version == (6 if match_id == over else 5), "whoever has it in memory reads it again"
    after: Any = await database.matches.load(others)
    assert after.snapshot == before.snapshot
    assert [hand.public for hand in await database.matches.hands(others)] == ["x/y/Alba:1"]
