"""The people and the channel of the playground: the same ids in every run, so that matches go on."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle

from bot.i18n import Tongue
from bot.playground import seams

BOT_NAME = "Scala 40"
FOUNDED = datetime(2025, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class World:
    """A server with one channel and its people, in the order in which they were named."""

    guild: GuildHandle
    channel: ChannelHandle
    people: tuple[MemberActor, ...]


def build(environment: simcord.Env, names: Sequence[str], locale: str, say: Tongue) -> World:
    """Makes the world before the bot starts; then the simulated clock shows the real time.

    An id holds the instant of its making, so what is made at an instant of its own has the same id in every run: a
    person's instant depends on the name alone."""
    environment.backend.edit_bot_profile(BOT_NAME)
    seams.set_time(environment, FOUNDED)
    guild = environment.create_guild(BOT_NAME, preferred_locale=locale)
    seams.set_time(environment, FOUNDED + timedelta(seconds=1))
    channel = guild.create_text_channel("scala-40", topic=say("playground-topic"))
    # Whoever is named first may change the settings of the server.
    manager = guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    people: list[MemberActor] = []
    for name in names:
        seams.set_time(environment, FOUNDED + timedelta(seconds=2, milliseconds=zlib.crc32(name.encode())))
        user = environment.create_user(name, global_name=name.capitalize())
        people.append(guild.add_member(user, roles=() if people else [manager]))
    seams.set_time(environment, datetime.now(UTC))
    return World(guild, channel, tuple(people))
