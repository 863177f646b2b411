"""A server full of people around the real bot: what the end-to-end tests play with.

Everything but Discord itself is real: the client, its commands and panels, the host, the SQLite file. Time stands still
until a test lets it pass. People see and press only what they could see and press in their own client.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import simcord
from simcord import actors
from simcord.actors import MemberActor
from simcord.backend.models.message import Message
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.client import CardsBot, build_bot
from bot.playground import seams
from bot.playground.clock import SimulatedClock
from bot.settings import Settings
from bot.tables.pace import Pace
from bot.tables.thinking import InlineThinker
from bot.throttle import Limit, Throttle

BUTTON, SELECT, TEXT = 2, 3, 4
MODAL = 5
"""The type of the interaction that submits a modal."""

Json = Any


class Circle:
    """A server with the bot; `restart` is a new bot on the same database."""

    def __init__(self, database: Path, people: Sequence[str] = (), **settings: Json) -> None:
        self.database = database
        self._settings = {"tables_in_channel": True, "card_tiles": False, "always_sync_commands": True, **settings}
        self.observers: list[Callable[[], Awaitable[None]]] = []
        """Called after whatever anybody does."""
        self._hurried: list[InteractionResult] | None = None
        self.clock = SimulatedClock()
        self.pace = Pace(computer_turn=0, claim=0, dealt_claim=0, between_hands=0)
        """Counts from the next start of the bot on."""
        self.bot = self._build()
        self.environment = simcord.Env(self.bot, settle_timeout=30)
        self.clock.attach(self.environment)
        self.guild = self.environment.create_guild("Circolo")
        self.channel = self.guild.create_text_channel("tavolo")
        self.people = tuple(map(self.person, people))
        """Whoever is here before the bot; they have the same ids in every circle."""

    def _build(self) -> CardsBot:
        settings = Settings.from_environment(
            _env_file=None, database_url=f"sqlite:///{self.database.as_posix()}", **self._settings
        )
        bot = build_bot(settings, clock=self.clock, thinker=InlineThinker(), pace=self.pace)
        # Time stands still here: whoever has done ten things would have to wait for ever.
        unlimited = Limit(burst=10**6, per_second=1)
        bot.throttle = Throttle(self.clock, actions=unlimited, typing=unlimited)
        return bot

    async def start(self) -> None:
        """Logs the bot in."""
        seams.settle_quickly()
        await self.environment.start()

    async def close(self) -> None:
        """Closes the bot as SIGTERM does."""
        await self.bot.close()
        await self.environment.shutdown()

    async def restart(self) -> None:
        """Closes the bot and starts a new one, which knows nothing but the database."""
        await self.bot.close()
        await self._replace()

    async def crash(self) -> None:
        """Ends the bot in the middle of what it does, then starts a new one on the database."""
        before = self.bot
        await self._replace()
        # A process that is killed gives its file handles back; here that takes a call.
        await before.database.close()

    async def _replace(self) -> None:
        self.bot = self._build()
        await self.environment.restart_bot(self.bot)

    async def rewrite(self, change: Callable[[Json], Json]) -> None:
        """Restarts the bot with another position of the one running hand in the database."""
        await self.bot.close()
        rewrite_state(self.database, change)
        await self._replace()

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """Lets everything that is done inside arrive at the bot before it comes to rest again."""

        async def do_not_wait(**_: Json) -> None:
            return None

        self.environment._settle_internal = do_not_wait  # type: ignore[method-assign]
        self._hurried = []
        try:
            yield
        finally:
            del self.environment._settle_internal
        await self.environment.settle()
        hurried, self._hurried = self._hurried, None
        for result in hurried:
            await self.done(result)

    async def done(self, result: InteractionResult) -> None:
        """Checks that the bot has answered and shows the observers what there is now."""
        if self._hurried is not None:
            self._hurried.append(result)
            return
        assert result.acknowledged, "Discord would show that the interaction failed"
        for observer in self.observers:
            await observer()

    async def pass_time(self, seconds: float) -> None:
        """Lets time pass and everything happen that is due in it."""
        await self.environment.advance_time(seconds)

    def person(self, name: str, channel: ChannelHandle | None = None, **member: Json) -> Person:
        """Brings a new member, who looks at a channel."""
        user = self.environment.create_user(name, global_name=name.capitalize())
        return Person(self, self.guild.add_member(user, **member), channel or self.channel)

    def messages(self, channel: ChannelHandle | None = None) -> list[Message]:
        """Returns all messages of a channel, private ones too, oldest first."""
        found = self.environment.backend.messages[(channel or self.channel).id]
        return [found[number] for number in sorted(found)]

    def files(self, message: Message) -> dict[str, bytes]:
        """Returns the files of a message by their names."""
        stored = self.environment.backend.cdn
        return {file["filename"]: stored.get(file["url"]) or b"" for file in message.attachments}


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a select as somebody sees it."""

    message: Message
    data: Mapping[str, Json]

    @property
    def custom_id(self) -> str:
        return str(self.data["custom_id"])

    @property
    def label(self) -> str:
        return str(self.data.get("label") or self.data.get("placeholder") or "")

    @property
    def enabled(self) -> bool:
        return not self.data.get("disabled")

    @property
    def options(self) -> dict[str, str]:
        """Value -> label of a select's options."""
        return {option["value"]: option["label"] for option in self.data.get("options", ())}


class Person:
    """Somebody in front of a channel. `taps` counts what their finger does: a select has to be opened first."""

    def __init__(self, circle: Circle, member: MemberActor, channel: ChannelHandle) -> None:
        self.circle = circle
        self.member = member
        self.channel = channel
        self.taps = 0

    @property
    def id(self) -> int:
        return self.member.id

    @property
    def name(self) -> str:
        return self.member.name.capitalize()

    def at(self, channel: ChannelHandle) -> Person:
        """Returns the same person looking at another channel."""
        return Person(self.circle, self.member, channel)

    def messages(self) -> list[Message]:
        """Returns what this person can see in the channel, oldest first."""
        return [message for message in self.circle.messages(self.channel) if message.visible_to(self.id)]

    def private(self) -> list[Message]:
        """Returns the messages that this person alone can see, oldest first."""
        return [message for message in self.messages() if message.is_ephemeral]

    def read(self) -> str:
        """Returns everything that this person can read in the channel."""
        return "\n".join(map(text_of, self.messages()))

    def controls(self, kind: int) -> Iterator[Control]:
        """Yields every button or select in sight, of the newest message first, in reading order within one."""
        for message in reversed(self.messages()):
            for data in walk_components(message.components):
                if data.get("type") == kind and data.get("custom_id"):
                    yield Control(message, data)

    def button(self, prefix: str, *, label: str = "", private: bool = False) -> Control:
        """Finds the newest enabled button of a class (`prefix`), one with a label or in a private message if wished."""

        def fits(found: Control) -> bool:
            return found.enabled and label in found.label and (found.message.is_ephemeral or not private)

        return self._find(BUTTON, prefix, fits)

    def menu(self, prefix: str) -> Control:
        """Finds the newest select of a class."""
        return self._find(SELECT, prefix, lambda found: found.enabled)

    def has(self, prefix: str) -> bool:
        """Tells whether an enabled control of a class is in sight."""
        return any(
            control.custom_id.split(":")[0] == prefix and control.enabled
            for kind in (BUTTON, SELECT)
            for control in self.controls(kind)
        )

    def _find(self, kind: int, prefix: str, fits: Callable[[Control], bool]) -> Control:
        for control in self.controls(kind):
            if control.custom_id.split(":")[0] == prefix and fits(control):
                # A copy: a click that is on its way tells the bot of the message as it was when it was made.
                return replace(control, message=deepcopy(control.message))
        seen = sorted({control.custom_id for control in self.controls(kind)})
        raise AssertionError(f"{self.name} sees no {prefix!r} to press; there are {seen}")

    async def click(self, prefix: str, *, label: str = "", private: bool = False) -> Answer:
        """Clicks the newest enabled button of a class."""
        return await self.press(self.button(prefix, label=label, private=private))

    async def choose(self, prefix: str, value: str) -> Answer:
        """Chooses an option of the newest select of a class, by its value."""
        menu = self.menu(prefix)
        assert value in menu.options, f"{value!r} is not offered by {menu.custom_id}: {menu.options}"
        return await self.press(menu, value)

    async def press(self, control: Control, *values: str) -> Answer:
        """Presses a control that may have gone or changed since it was seen, as a slow finger does."""
        self.taps += 2 if values else 1
        data = {"custom_id": control.custom_id, "component_type": control.data["type"]}
        if values:
            data["values"] = list(values)
        # Not `member.click`: that presses only what is there now.
        return await self._done(actors._component_interaction(self.member, control.message, data))

    async def slash(self, command: str, **options: Json) -> Answer:
        """Runs a slash command."""
        self.taps += 1
        return await self._done(self.member.slash(self.channel, command, **options))

    async def submit(self, shown: Answer, values: Mapping[str, Sequence[str]]) -> Answer:
        """Fills in the selects (lists) and fields (texts) of a modal, leaves the others as they are shown, submits it.

        A text counts as one tap more than the field that it is typed into."""
        self.taps += sum(2 if isinstance(given, str) else 1 + len(given) for given in values.values()) + 1
        return await self._done(self.member.submit_modal(shown.result, {**shown.defaults, **values}))

    async def submit_anything(self, custom_id: str, components: Json) -> Answer:
        """Submits a modal as no client does."""
        data = {"custom_id": custom_id, "components": components}
        return await self._done(actors._dispatch_actor_interaction(self.member, MODAL, self.channel, data))

    async def _done(self, interaction: Awaitable[InteractionResult]) -> Answer:
        result = await interaction
        await self.circle.done(result)
        return Answer(result)

    async def suggestions(self, command: str, option: str, typed: str = "", **filled: Json) -> dict[str, str]:
        """Returns what autocomplete offers: value -> name."""
        found = await self.member.autocomplete(self.channel, command, option, typed, **filled)
        return {str(choice["value"]): str(choice["name"]) for choice in found}


People = Callable[..., tuple[Person, ...]]
"""Brings people by their names (the fixture `people`)."""


class Answer:
    """What the bot answered to one interaction."""

    def __init__(self, result: InteractionResult) -> None:
        self.result = result

    @property
    def text(self) -> str:
        """Everything readable in the answer and its followups."""
        shown = [self.result.response, *self.result.followups]
        return "\n".join(text_of(message._message) for message in shown if message is not None)

    @property
    def private(self) -> bool:
        return self.result.ephemeral

    @property
    def modal(self) -> dict[str, Json] | None:
        return self.result.modal

    def _selects(self) -> dict[str, list[dict[str, Json]]]:
        assert self.modal is not None, "no modal was shown"
        parts = walk_components(self.modal["components"])
        return {part["custom_id"]: part["options"] for part in parts if part.get("options")}

    def options(self, custom_id: str) -> dict[str, str]:
        """Value -> label of the options of a select in the modal."""
        return {option["value"]: option["label"] for option in self._selects()[custom_id]}

    @property
    def defaults(self) -> dict[str, list[str] | str]:
        """What is chosen and written in the modal before anybody touches it."""
        assert self.modal is not None, "no modal was shown"
        parts = walk_components(self.modal["components"])
        written = {part["custom_id"]: part["value"] for part in parts if part["type"] == TEXT and part.get("value")}
        chosen = {
            name: [option["value"] for option in options if option.get("default")]
            for name, options in self._selects().items()
        }
        return {name: values for name, values in chosen.items() if values} | written


def rewrite_state(database: Path, change: Callable[[Json], Json]) -> None:
    """Replaces the position of the one running hand in a database that nobody has open."""
    with sqlite3.connect(database) as connection:
        ((state,),) = connection.execute("SELECT state FROM snapshots WHERE state IS NOT NULL").fetchall()
        connection.execute("UPDATE snapshots SET state = ?", [json.dumps(change(json.loads(state)))])
    connection.close()


def text_of(message: Message) -> str:
    """Returns everything that a client is sent of a message: texts, labels, custom_ids and values, alt texts, names."""
    return "\n".join(strings([message.content, message.embeds, message.components, message.attachments]))


def strings(value: Json) -> Iterator[str]:
    """Yields every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)
