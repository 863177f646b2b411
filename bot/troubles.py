"""What Discord's failures mean for what was to be sent or shown."""

from __future__ import annotations

from enum import Enum, auto

import aiohttp
import discord

NETWORK = (aiohttp.ClientError, ConnectionError, TimeoutError)
FAILURES = (discord.HTTPException, discord.RateLimited, *NETWORK)
"""Everything that a request to Discord raises where it does not come to its end."""


class Trouble(Enum):
    """Why Discord has not taken something."""

    MESSAGE_GONE = auto()
    CHANNEL_GONE = auto()
    EXPIRED = auto()
    """The interaction is over: it can be answered no more, or its private message edited no more."""
    ARCHIVED = auto()
    """The thread is archived: its messages cannot be edited, but a new one opens it again, unless it is locked."""
    WORN = auto()
    """The message is older than an hour and has been edited too often since."""
    FORBIDDEN = auto()
    """The bot lacks a permission."""
    LATER = auto()
    """Discord or the way to it is out of order, or was asked too often."""
    REFUSED = auto()
    """Discord will never take this: a bug."""


CODES = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.CHANNEL_GONE,  # unknown server
    10008: Trouble.MESSAGE_GONE,
    10015: Trouble.EXPIRED,  # unknown webhook: what an interaction's token stands for
    10062: Trouble.EXPIRED,  # unknown interaction
    30046: Trouble.WORN,
    40060: Trouble.EXPIRED,  # answered already: Discord has sent the interaction twice
    50027: Trouble.EXPIRED,  # invalid webhook token
    50083: Trouble.ARCHIVED,
}


def trouble(error: BaseException) -> Trouble | None:
    """Returns what a failure means, None where it is not Discord's."""
    if isinstance(error, (discord.RateLimited, *NETWORK)):
        return Trouble.LATER
    if not isinstance(error, discord.HTTPException):
        return None
    if error.code in CODES:
        return CODES[error.code]
    if error.status == 429 or error.status >= 500:
        return Trouble.LATER
    return {403: Trouble.FORBIDDEN, 404: Trouble.MESSAGE_GONE}.get(error.status, Trouble.REFUSED)
