"""Leaderboards and personal figures, on matches made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from storage import Database
from storage.records import EliminationRecord, Ended, FeatRecord, ResultRecord, ScoreRecord
from tests.storage.test_matches import new_match, seat, update

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
GUILD, GAME = 2**60, "scala40"
ANN, BEN, BOT = 100, 101, None


async def play(
    database: Database,
    hands: Sequence[tuple[int | None, Sequence[int], Sequence[int]]],
    *,
    people: Sequence[int | None] = (ANN, BEN, BOT),
    winner: int | None = None,
    status: str = "finished",
    days_ago: int = 0,
    guild: int = GUILD,
    game: str = GAME,
    names: Sequence[str] = ("Ann", "Ben", "Alba"),
    made: Sequence[FeatRecord] = (),
) -> None:
    """Writes a match; a hand is (who closed it, points per seat, seats eliminated), each with what was `made`."""
    seats = tuple(seat(n, user_id=person, name=names[n]) for n, person in enumerate(people))
    match_id = await database.matches.create(new_match(guild_id=guild, game=game, seats=seats))
    totals = [0] * len(people)
    version = 1
    for number, (closer, points, out) in enumerate(hands, 1):
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        scores = tuple(
            ScoreRecord(n, person, points[n], totals[n], closed=n == closer) for n, person in enumerate(people)
        )
        victims = tuple(
            EliminationRecord(n, people[n], closer, None if closer is None else people[closer]) for n in out
        )
        version += 1
        ended = Ended(number, closer, NOW, scores, victims, tuple(made))
        await database.matches.commit(update(match_id, version, ended=ended))
    results = tuple(
        ResultRecord(n, person, names[n], 1 if n == winner else 2, n == winner, False, totals[n])
        for n, person in enumerate(people)
    )
    over = {"status": status, "ended_at": NOW - timedelta(days=days_ago)}
    written = results if status == "finished" else ()
    await database.matches.commit(update(match_id, version + 1, move=None, match=over, results=written))


async def test_a_leaderboard_counts_what_people_did(database: Database) -> None:
    await play(database, [(0, (0, 60, 70), ()), (0, (0, 50, 40), (1, 2))], winner=0)
    await play(database, [(1, (110, 0, 30), (0,)), (2, (0, 105, 0), (1,))], winner=2)

    ann, ben = await database.statistics.leaderboard(GUILD, GAME, None)

    assert (ann.name, ann.eliminations, ann.computer_eliminations) == ("Ann", 1, 1)
    assert (ann.played, ann.won, ann.eliminated, ann.hands, ann.closed) == (2, 1, 1, 4, 2)
    assert ann.average == 110 / 4
    assert (ben.name, ben.eliminations, ben.computer_eliminations) == ("Ben", 1, 0)
    assert (ben.played, ben.won, ben.eliminated, ben.hands, ben.closed) == (2, 0, 2, 4, 1)
    assert ben.average == (60 + 50 + 105) / 4


async def test_only_finished_matches_of_this_server_and_game_count(database: Database) -> None:
    hand = [(0, (0, 110, 20), (1,))]
    await play(database, hand, winner=0, status="cancelled")
    await play(database, hand, winner=0, guild=1)
    await play(database, hand, winner=0, game="scat")
    assert await database.statistics.leaderboard(GUILD, GAME, None) == []
    assert await database.statistics.player_stats(GUILD, ANN, GAME) is None
    (other, _) = await database.statistics.leaderboard(GUILD, "scat", None)
    assert other.eliminations == 1


async def test_the_last_days_count_alone(database: Database) -> None:
    await play(database, [(0, (0, 110, 20), (1,))], winner=0, days_ago=31)
    await play(database, [(1, (105, 0, 20), (0,))], winner=1, days_ago=29)
    since = NOW - timedelta(days=30)
    ben, ann = await database.statistics.leaderboard(GUILD, GAME, since)
    assert (ben.name, ben.eliminations, ben.played, ben.hands) == ("Ben", 1, 1, 1)
    assert (ann.name, ann.eliminations, ann.played, ann.eliminated) == ("Ann", 0, 1, 1)


async def test_the_order_is_by_eliminations_wins_hands_closed_and_penalty(database: Database) -> None:
    await play(database, [(2, (40, 30, 0), ())], people=(ANN, BEN, 102), names=("Ann", "Ben", "Cleo"), winner=None)
    board = await database.statistics.leaderboard(GUILD, GAME, None)
    assert [row.name for row in board] == ["Cleo", "Ben", "Ann"]


async def test_re_entries_are_added_up(database: Database) -> None:
    for reentries in (2, 0, 1):
        match_id = await database.matches.create(new_match())
        result = ResultRecord(0, ANN, "Ann", 1, True, False, 60, reentries)
        over = {"status": "finished", "ended_at": NOW}
        await database.matches.commit(update(match_id, 2, match=over, results=(result,)))
    (ann,) = await database.statistics.leaderboard(GUILD, GAME, None)
    assert (ann.played, ann.reentries) == (3, 3)


async def test_dead_hands_credit_nobody(database: Database) -> None:
    await play(database, [(None, (110, 20, 20), (0,))], winner=1)
    board = await database.statistics.leaderboard(GUILD, GAME, None)
    assert [(row.name, row.eliminations, row.eliminated, row.closed) for row in board] == [
        ("Ben", 0, 0, 0),
        ("Ann", 0, 1, 0),
    ]


async def test_a_person_has_the_name_of_the_last_match(database: Database) -> None:
    await play(database, [], names=("Ann", "Ben", "Alba"))
    await play(database, [], names=("Annie", "Ben", "Alba"))
    board = await database.statistics.leaderboard(GUILD, GAME, None)
    assert {row.name for row in board} == {"Annie", "Ben"}
    assert {row.average for row in board} == {None}


async def test_a_person_has_streaks(database: Database) -> None:
    for days_ago, winner in ((9, 0), (8, 0), (7, 1), (6, 0), (5, 0), (4, 0), (3, 1), (2, 0)):
        await play(database, [(winner, (10 + days_ago, 0, 0), ())], winner=winner, days_ago=days_ago)
    stats = await database.statistics.player_stats(GUILD, ANN, GAME)
    assert stats is not None
    assert (stats.streak, stats.best_streak, stats.best_total) == (1, 3, 12)
    figures = (await database.statistics.leaderboard(GUILD, GAME, None))[0]
    assert stats.figures == replace(figures)


async def test_where_points_are_good_matches_won_come_first(database: Database) -> None:
    game = "samba"
    await play(database, [(0, (900, 400, 0), ()), (None, (-100, 300, 0), ())], winner=1, game=game)
    await play(database, [(0, (500, 800, 0), ())], winner=1, game=game)
    ben, ann = await database.statistics.leaderboard(GUILD, game, None, "wins")
    assert (ben.name, ben.won, ben.closed, ben.average) == ("Ben", 2, 0, 1500 / 3)
    assert (ann.name, ann.won, ann.closed, ann.average) == ("Ann", 0, 2, 1300 / 3)
    stats = await database.statistics.player_stats(GUILD, BEN, game, "wins")
    assert stats is not None
    assert stats.best_total == 800, "the highest total of a match won"


async def test_with_equal_wins_more_hands_closed_and_then_more_points_come_first(database: Database) -> None:
    game = "samba"
    await play(database, [(1, (100, 50, 0), ()), (0, (100, 50, 0), ())], game=game)
    assert [row.name for row in await database.statistics.leaderboard(GUILD, game, None, "wins")] == ["Ann", "Ben"]
    await play(database, [(1, (0, 0, 0), ())], game=game)
    assert [row.name for row in await database.statistics.leaderboard(GUILD, game, None, "wins")] == ["Ben", "Ann"]


async def test_what_sides_make_is_counted_for_their_people(database: Database) -> None:
    made = [FeatRecord(0, "sambas", 1), FeatRecord(0, "canastas", 2), FeatRecord(2, "canastas", 5)]
    await play(database, [(0, (0, 0, 0), ()), (1, (0, 0, 0), ())], made=made)
    await play(database, [(0, (0, 0, 0), ())], made=made, status="cancelled")
    ann, ben = await database.statistics.leaderboard(GUILD, GAME, None)
    assert (ann.made, ben.made) == ({"sambas": 2, "canastas": 4}, {})
    stats = await database.statistics.player_stats(GUILD, ANN, GAME)
    assert stats is not None
    assert stats.figures.made == ann.made
