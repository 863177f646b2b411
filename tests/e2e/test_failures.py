"""Discord does not take something: the match goes on, its table comes back into sight, once, nothing is hammered."""

from __future__ import annotations

import fnmatch
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import aiohttp
import discord
import pytest
from simcord.backend.models.channel import Overwrite, OverwriteType

from bot.client import SYNC_AGAIN
from bot.tables.pace import Pace
from bot.tables.table import Table
from engine.game import Refusal
from tests.e2e.kit import Circle, Json, People, Person, text_of
from tests.e2e.play import begin, finish_by_buttons, play_on, to_play, turn_by_buttons
from tests.e2e.wire import MESSAGE, MESSAGES, Wire

SEND, EDIT = ("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")
DELETE, PANEL = ("DELETE", "/channels/*/messages/*"), ("PATCH", "/webhooks/*/messages/@original")
THREAD, ANSWER = ("POST", "/channels/*/messages/*/threads"), ("POST", "/interactions/*/callback")

BUSY = [(503, 0), (429, 0)]
"""Discord is out of order, or was asked too often."""
FORBIDDEN = [(403, 50013), (403, 50001)]
SOME = [BUSY[0], FORBIDDEN[1]]
GONE = (404, 10008)
OLD = [GONE, (400, 50083), (429, 30046)]
"""A message is deleted, in an archived thread, or has been edited too often."""
HOUR = 3600.0


class Scene:
    """A table of two people, and a count of what was asked of Discord."""

    def __init__(self, circle: Circle, *players: Person) -> None:
        self.circle = circle
        self.players = players
        self._counted = 0

    @property
    def table(self) -> Table:
        table = self.circle.bot.host.table(1)
        assert table is not None
        return table

    def fail(self, request: tuple[str, str], fault: tuple[int, int], times: int | None = 1) -> None:
        """Lets requests fail from now on."""
        self._counted = len(self.circle.environment.http_requests)
        status, code = fault
        if fault == GONE:
            del self.circle.environment.backend.messages[self.players[0].channel.id][self.table.message_id or 0]
            return
        self.circle.environment.inject_error(*request, status=status, code=code, times=times)

    def heal(self) -> None:
        """Lets every request get through again."""
        self.circle.environment.backend.faults.clear()

    def asked(self, request: tuple[str, str]) -> int:
        """Returns how often something was asked for since it began to fail."""
        calls = self.circle.environment.http_requests[self._counted :]
        return sum(call.method == request[0] and fnmatch.fnmatch(call.path, request[1]) for call in calls)

    def give_a_permission(self) -> None:
        """Lets Discord tell that a role has changed."""
        self.circle.environment.backend.edit_role(self.circle.guild.id, self.circle.guild.id, {"name": "x"})

    async def in_sight_once(self) -> None:
        """Checks that exactly one message shows the table, as it is now."""
        await self.circle.pass_time(3)
        shown = []
        for message in self.circle.messages(self.players[0].channel):
            text = text_of(message)
            if not message.is_ephemeral and f"hand:{self.table.id}:" in text:
                shown.append(text)
        assert len(shown) == 1, shown
        assert f"hand:{self.table.id}:{self.table.version}" in shown[0]

    async def goes_on(self, turns: int = 2) -> None:
        """Plays on."""
        await play_on(self.circle, dict.fromkeys(self.players, turn_by_buttons), turns=turns)
        await self.in_sight_once()


@pytest.fixture
async def scene(circle: Circle, people: People) -> Scene:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno)
    return Scene(circle, anna, bruno)


@pytest.mark.parametrize("fault", [*BUSY, *FORBIDDEN])
async def test_a_turn_that_cannot_be_posted_is_shown_in_the_old_message_and_posted_later(
    scene: Scene, fault: tuple[int, int]
) -> None:
    player = to_play(scene.players)
    assert player is not None
    other = next(person for person in scene.players if person is not player)
    before = scene.table.message_id
    scene.fail(SEND, fault, times=None)
    await turn_by_buttons(player)
    assert to_play(scene.players) is other
    await scene.in_sight_once()
    assert scene.table.message_id == before
    await other.click("draw")
    await scene.in_sight_once()
    await scene.circle.pass_time(HOUR)
    assert scene.asked(SEND) <= (3 if fault in FORBIDDEN else 6)

    scene.heal()
    scene.give_a_permission()
    await scene.in_sight_once()
    assert scene.table.message_id != before
    newest = next(message for message in reversed(other.messages()) if not message.is_ephemeral)
    assert newest.id == scene.table.message_id
    assert list(newest.allowed_mentions.users) == [other.id]
    await finish_by_buttons(other)
    await scene.goes_on()


@pytest.mark.parametrize("fault", BUSY)
async def test_a_turn_that_is_posted_late_mentions_its_player_and_leaves_the_log_behind(
    scene: Scene, fault: tuple[int, int]
) -> None:
    scene.fail(SEND, fault)
    await scene.goes_on(turns=1)
    before = scene.table.message_id
    await scene.circle.pass_time(10)
    assert scene.table.message_id != before
    newest = scene.circle.messages()[-1]
    assert newest.id == scene.table.message_id
    person = to_play(scene.players)
    assert person is not None
    assert list(newest.allowed_mentions.users) == [person.id]
    assert scene.players[0].read().count("discards") == 2, "one log line, and the new table"
    await scene.goes_on()


@pytest.mark.parametrize("fault", [*BUSY, *FORBIDDEN, (400, 50083), (429, 30046)])
async def test_the_log_line_of_a_turn_that_cannot_be_written_leaves_no_second_table(
    scene: Scene, fault: tuple[int, int]
) -> None:
    scene.fail(EDIT, fault)
    await play_on(scene.circle, dict.fromkeys(scene.players, turn_by_buttons), turns=1)
    await scene.circle.pass_time(70)
    await scene.in_sight_once()
    assert scene.asked(EDIT) + scene.asked(DELETE) <= 3
    await scene.goes_on()


@pytest.mark.parametrize("fault", [*BUSY, *FORBIDDEN, *OLD])
async def test_a_table_that_cannot_be_edited_comes_back(scene: Scene, fault: tuple[int, int]) -> None:
    player = to_play(scene.players)
    assert player is not None
    draw = player.button("draw")
    scene.fail(EDIT, fault)
    await player.press(draw)
    await scene.circle.pass_time(70)
    await scene.in_sight_once()
    assert scene.asked(EDIT) + scene.asked(SEND) <= 3
    await player.choose("discard", next(reversed(player.menu("discard").options)))
    await scene.goes_on()


@pytest.mark.parametrize("fault", SOME)
async def test_where_nothing_gets_through_people_play_by_commands_and_find_the_table_afterwards(
    scene: Scene, fault: tuple[int, int]
) -> None:
    for request in (EDIT, SEND, DELETE):
        scene.fail(request, fault, times=None)
    for _ in range(6):
        seat = scene.table.seats[scene.table.to_play or 0]
        player = next(person for person in scene.players if person.id == seat.user_id)
        assert "Your hand" in (await player.slash("scala draw")).text
        discards = await player.suggestions("scala discard", "card")
        await player.slash("scala discard", card=next(iter(discards)))
        await scene.circle.pass_time(30)
    await scene.circle.pass_time(HOUR)
    assert scene.asked(SEND) <= 14
    assert scene.asked(EDIT) <= 14
    scene.heal()
    scene.give_a_permission()
    await scene.circle.pass_time(HOUR)
    await scene.in_sight_once()
    await scene.goes_on()


@pytest.mark.parametrize("fault", [(404, 10015), (401, 50027), (404, 10008), (503, 0), (429, 0), (403, 50001)])
async def test_a_panel_that_cannot_be_edited_is_left_and_another_click_shows_the_hand(
    scene: Scene, fault: tuple[int, int]
) -> None:
    for person in scene.players:
        await person.click("hand")
    player = to_play(scene.players)
    assert player is not None
    other = next(person for person in scene.players if person is not player)
    scene.fail(PANEL, fault, times=None)
    await turn_by_buttons(player)
    await turn_by_buttons(other)
    await turn_by_buttons(player)
    expired = fault[0] in (401, 403, 404)
    assert scene.asked(PANEL) <= (3 if expired else 6)
    scene.heal()
    assert "Your hand" in (await other.click("hand")).text
    await scene.goes_on()


@pytest.mark.parametrize("fault", [(500, 0), (404, 10062), (401, 50027)])
@pytest.mark.parametrize("threads", [False, True])
async def test_a_lobby_whose_answer_is_lost_is_shown_all_the_same_or_not_opened(
    tmp_path: Path, fault: tuple[int, int], threads: bool
) -> None:
    circle = Circle(tmp_path / "lobby.db", ["anna", "bruno"], tables_in_channel=not threads)
    await circle.start()
    anna, bruno = circle.people
    scene = Scene(circle, anna, bruno)
    scene.fail(ANSWER, fault)
    with pytest.raises(AssertionError, match="interaction failed"):
        await anna.slash("scala start")
    await circle.pass_time(60)
    assert bruno.has("join") == (not threads)
    if threads:
        await anna.slash("scala start")
        inside = [person.at(circle.channel.threads[0]) for person in (anna, bruno)]
        scene.players = tuple(inside)
    await scene.players[1].click("join")
    await scene.players[0].click("begin")
    await scene.goes_on()
    await circle.close()


@pytest.mark.parametrize("fault", [(500, 0), (429, 0), (403, 50013), (403, 50001), (400, 30033)])
async def test_without_its_thread_a_table_is_opened_in_the_channel(tmp_path: Path, fault: tuple[int, int]) -> None:
    circle = Circle(tmp_path / "threads.db", ["anna", "bruno"], tables_in_channel=False)
    await circle.start()
    anna, bruno = circle.people
    scene = Scene(circle, anna, bruno)
    scene.fail(THREAD, fault)
    await anna.slash("scala start")
    assert not circle.channel.threads
    await bruno.click("join")
    await anna.click("begin")
    await scene.goes_on()
    assert sum("invites you" in text_of(message) for message in circle.messages()) == 0
    await circle.close()
    circle.environment.raise_errors()


@pytest.mark.parametrize(("status", "code"), [(502, 0), (400, 160004)])
async def test_a_thread_that_is_made_without_an_answer_is_found(tmp_path: Path, status: int, code: int) -> None:
    circle = Circle(tmp_path / "threads.db", ["anna", "bruno"], tables_in_channel=False)
    await circle.start()
    anna, bruno = circle.people
    response = type("Response", (), {"status": status, "reason": ""})()
    failure = discord.DiscordServerError if status >= 500 else discord.HTTPException
    Wire(circle).cut("POST", f"{MESSAGE}/threads", lambda: failure(response, {"code": code}), after=True)
    await anna.slash("scala start")
    await bruno.click("join")
    await circle.pass_time(2)
    inside = [person.at(circle.channel.threads[0]) for person in (anna, bruno)]
    await inside[0].click("begin")
    await Scene(circle, *inside).goes_on()
    await circle.close()
    circle.environment.raise_errors()


async def test_a_thread_for_which_there_is_no_table_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    circle = Circle(tmp_path / "threads.db", ["anna"], tables_in_channel=False)
    await circle.start()
    (anna,) = circle.people

    async def refuse(*_: object, **__: object) -> Refusal:
        return Refusal("try_again")

    monkeypatch.setattr(circle.bot.host, "create", refuse)
    await anna.slash("scala start")
    assert "Try again" in anna.read()
    assert not circle.channel.threads
    await circle.close()
    circle.environment.raise_errors()


@pytest.mark.parametrize("fault", BUSY)
@pytest.mark.parametrize("request_", [SEND, EDIT])
async def test_a_thread_gets_its_lobby_and_the_channel_its_way_in_late(
    tmp_path: Path, fault: tuple[int, int], request_: tuple[str, str]
) -> None:
    circle = Circle(tmp_path / "threads.db", ["anna", "bruno"], tables_in_channel=False)
    await circle.start()
    anna, bruno = circle.people
    scene = Scene(circle, anna, bruno)
    scene.fail(request_, fault)
    await anna.slash("scala start")
    await circle.pass_time(10)
    assert scene.asked(request_) <= 3
    await bruno.click("join")
    scene.players = tuple(person.at(circle.channel.threads[0]) for person in (anna, bruno))
    assert sum("a table is open" in text_of(message) for message in circle.messages(scene.players[0].channel)) == 1
    await scene.players[0].click("begin")
    await scene.goes_on()
    await circle.close()
    circle.environment.raise_errors()


@pytest.mark.parametrize("fault", [*BUSY, *FORBIDDEN, *OLD])
async def test_a_lobby_that_cannot_be_edited_shows_who_has_joined(
    circle: Circle, people: People, fault: tuple[int, int]
) -> None:
    anna, bruno = people("anna", "bruno")
    scene = Scene(circle, anna, bruno)
    await anna.slash("scala start")
    scene.fail(EDIT, fault)
    await bruno.slash("scala join")
    await circle.pass_time(70)
    lobbies = [text_of(message) for message in circle.messages() if "a table is open" in text_of(message)]
    assert len(lobbies) == 1
    assert "**Bruno**" in lobbies[0]
    await anna.click("begin")
    await scene.goes_on()


@pytest.mark.parametrize("fault", [BUSY[1], FORBIDDEN[0]])
@pytest.mark.parametrize("request_", [SEND, DELETE])
async def test_a_reminder_that_does_not_get_through_holds_nothing_up(
    circle: Circle, people: People, fault: tuple[int, int], request_: tuple[str, str]
) -> None:
    anna, bruno = people("anna", "bruno")
    await begin(anna, bruno, clock=60)
    scene = Scene(circle, anna, bruno)
    scene.fail(request_, fault)
    late = to_play(scene.players)
    await circle.pass_time(31)
    assert ("a computer plays for you" in anna.read()) == (request_ is DELETE)
    await circle.pass_time(30)
    assert to_play(scene.players) is not late
    await circle.pass_time(6)
    assert scene.asked(request_) <= 3
    if fault in BUSY:
        assert "a computer plays for you" not in anna.read()
    await circle.pass_time(60)
    await scene.in_sight_once()


def about_to_close(total: int = 0) -> Callable[[Json], Json]:
    """Returns what puts the hand of whoever is to play before its last discard."""

    def change(position: Json) -> Json:
        position["seats"][position["to_play"]].update(hand="2S", opened=True, turns=3)
        position["seats"][1 - position["to_play"]].update(hand="KC KD", total=total)
        return {**position, "stock": 20, "discard": "4H", "drawn": None, "table": ["5C 6C 7C"], "owners": [0]}

    return change


async def close_the_hand(scene: Scene, total: int = 0) -> Callable[[], Awaitable[None]]:
    """Returns how the hand is ended."""
    player = to_play(scene.players)
    assert player is not None
    await player.slash("scala draw")
    scene.circle.pace = Pace(computer_turn=0, between_hands=20)
    await scene.circle.rewrite(about_to_close(total))

    async def discard() -> None:
        await player.slash("scala discard", card="2S")

    return discard


@pytest.mark.parametrize("seconds", [10, 100])
@pytest.mark.parametrize("requests", [[SEND], [SEND, EDIT]], ids=["send", "send and edit"])
@pytest.mark.parametrize("fault", SOME)
async def test_a_summary_is_not_lost(
    scene: Scene, fault: tuple[int, int], requests: list[tuple[str, str]], seconds: float
) -> None:
    discard = await close_the_hand(scene)
    for request in requests:
        scene.fail(request, fault, times=None)
    await discard()
    await scene.circle.pass_time(seconds)
    assert scene.asked(SEND) <= 8
    scene.heal()
    scene.give_a_permission()
    await scene.circle.pass_time(400)
    summaries = [text for text in map(text_of, scene.circle.messages()) if "Hand 1 is over" in text]
    assert len(summaries) == 1
    assert "Dealing again" not in summaries[0]
    assert (scene.table.status, scene.table.hand) == ("playing", 2)
    await scene.in_sight_once()
    await scene.goes_on()


@pytest.mark.parametrize("fault", SOME)
async def test_the_standing_of_a_match_is_not_lost(scene: Scene, fault: tuple[int, int]) -> None:
    discard = await close_the_hand(scene, total=100)
    for request in (SEND, EDIT):
        scene.fail(request, fault, times=None)
    await discard()
    assert scene.table.status == "finished"
    await scene.circle.pass_time(120)
    scene.heal()
    scene.give_a_permission()
    await scene.circle.pass_time(400)
    read = scene.players[0].read()
    assert read.count("wins the match") == 1
    assert read.count("Hand 1 is over") == 1
    assert not scene.players[0].has("hand"), "nobody can play at the old table"
    await scene.players[0].click("rematch")
    assert scene.players[1].has("join")


@pytest.mark.parametrize("fault", SOME)
async def test_the_offer_to_resume_and_its_end_are_not_lost(
    scene: Scene, fault: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.attendance.KEPT_PARKED", timedelta(hours=3))
    for request in (SEND, EDIT):
        scene.fail(request, fault, times=None)
    for person in scene.players:
        await person.slash("scala leave")
    await scene.circle.pass_time(120)
    scene.heal()
    scene.give_a_permission()
    await scene.circle.pass_time(400)
    assert scene.players[0].read().count("the match is parked") == 1
    scene.fail(EDIT, fault)
    await scene.circle.pass_time(3 * HOUR)
    scene.give_a_permission()
    await scene.circle.pass_time(10)
    assert scene.players[0].read().count("Nobody has taken the match up again") == 1
    assert not scene.players[0].has("return")


@pytest.mark.parametrize("request_", [SEND, EDIT])
async def test_the_match_of_a_channel_that_is_gone_is_closed_after_one_request(
    scene: Scene, request_: tuple[str, str]
) -> None:
    scene.fail(request_, (404, 10003), times=None)
    player = to_play(scene.players)
    assert player is not None
    await player.slash("scala draw")
    discards = await player.suggestions("scala discard", "card")
    await player.slash("scala discard", card=next(iter(discards)))
    await scene.circle.pass_time(HOUR)
    assert scene.table.status == "cancelled"
    assert scene.asked(SEND) + scene.asked(EDIT) <= 2


CUTS: dict[str, Callable[[], Exception]] = {
    "connection": lambda: aiohttp.ClientConnectionError("Cannot connect to host discord.com"),
    "reset": ConnectionResetError,
    "timeout": TimeoutError,
    "rate limit": lambda: discord.RateLimited(120.0),
}


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("cut", [*CUTS, "502"])
async def test_what_is_lost_on_the_way_is_sent_again_and_only_once(scene: Scene, cut: str, after: bool) -> None:
    response = type("Response", (), {"status": 502, "reason": "Bad Gateway"})()
    error = CUTS.get(cut) or (lambda: discord.DiscordServerError(response, "bad gateway"))
    wire = Wire(scene.circle)
    wire.cut("POST", MESSAGES, error, after=after)
    await play_on(scene.circle, dict.fromkeys(scene.players, turn_by_buttons), turns=1)
    await scene.circle.pass_time(130)
    await scene.in_sight_once()
    assert sum("it is your turn" in text_of(message) for message in scene.circle.messages()) == 1
    wire.cut("PATCH", MESSAGE, error, after=after)
    await play_on(scene.circle, dict.fromkeys(scene.players, turn_by_buttons), turns=1)
    await scene.circle.pass_time(130)
    await scene.in_sight_once()
    await scene.goes_on()


async def test_discord_is_left_alone_as_long_as_it_wants(scene: Scene) -> None:
    wire = Wire(scene.circle)
    for _ in range(5):
        wire.cut("POST", MESSAGES, lambda: discord.RateLimited(1000.0))
    await scene.goes_on(turns=1)
    before = scene.table.message_id
    await scene.circle.pass_time(990)
    assert scene.table.message_id == before
    assert len(wire._faults) == 4


async def test_an_old_table_whose_edits_are_limited_is_posted_anew(scene: Scene) -> None:
    await scene.circle.pass_time(2 * HOUR)
    player = to_play(scene.players)
    assert player is not None
    before = scene.table.message_id
    Wire(scene.circle).cut("PATCH", MESSAGE, lambda: discord.RateLimited(1000.0))
    await player.click("draw")
    await scene.in_sight_once()
    assert scene.table.message_id != before
    await finish_by_buttons(player)
    assert player.read().count("discards") == 2, "the log line of the turn, and the new table"


async def test_a_list_of_choices_that_comes_too_late_is_no_error(scene: Scene) -> None:
    player = to_play(scene.players)
    assert player is not None
    await player.click("draw")
    scene.fail(ANSWER, (404, 10062))
    await player.suggestions("scala discard", "card")
    await scene.goes_on(turns=0)


@pytest.mark.parametrize("lost", ["send_messages", "view_channel"])
async def test_a_table_comes_back_when_the_bot_gets_its_permission_back(scene: Scene, lost: str) -> None:
    backend, channel = scene.circle.environment.backend, scene.circle.channel.id
    denied = discord.Permissions(**{lost: True}).value
    player = to_play(scene.players)
    assert player is not None
    await player.slash("scala draw")
    discards = await player.suggestions("scala discard", "card")
    backend.set_overwrite(channel, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied))
    await scene.circle.environment.settle()
    before = len(scene.circle.environment.http_requests)
    await player.slash("scala discard", card=next(iter(discards)))
    await scene.circle.pass_time(2 * HOUR)
    public = [call for call in scene.circle.environment.http_requests[before:] if "/channels/" in call.path]
    assert len(public) <= 6
    backend.delete_overwrite(channel, backend.bot_user.id)
    await scene.circle.environment.settle()
    await scene.in_sight_once()
    assert to_play(scene.players) is not player
    await scene.goes_on()


async def test_commands_that_discord_does_not_take_are_sent_later(tmp_path: Path) -> None:
    circle = Circle(tmp_path / "commands.db", ["anna"])
    circle.environment.inject_error("PUT", "/applications/*/commands", status=503, times=2)
    await circle.start()
    await circle.pass_time(2 * SYNC_AGAIN)
    assert "a table is open" in (await circle.people[0].slash("scala start")).text
    await circle.close()
