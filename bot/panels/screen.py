"""The newest message of one table: posted anew when a person is to play, edited otherwise, and not too often.

What Discord does not take now is tried again; until then the table shows where it can be shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from discord.ui import LayoutView

from bot.panels.backoff import Backoff
from bot.panels.delivery import Delivery
from bot.panels.item import payload
from bot.panels.posting import Leftover, Posting, following
from bot.tables.table import Table
from bot.troubles import Trouble

if TYPE_CHECKING:
    from bot.client import CardsBot

EDIT_SECONDS = 1.2
"""At most one edit in this time: Discord allows about five per channel in five seconds."""
MOST_OWED = 5
"""Messages that are still sent when a channel can be reached again, the newest ones."""

Render = Callable[[Table], Awaitable[LayoutView]]


class Screen:
    """The newest message of a table, and what is left of those before it."""

    def __init__(self, bot: CardsBot, table: Table, render: Render) -> None:
        self.guild_id = table.guild_id
        self.message_id = table.message_id
        self.since = (table.hand, table.turn)
        """The hand and turn from which on the message tells."""
        self._at = self.since
        """The hand and turn at which it was posted."""
        self._bot = bot
        self._table = table
        self._render = render
        self._delivery = Delivery(bot, table.guild_id, table.channel_id)
        self._sending, self._editing = Backoff(bot.clock), Backoff(bot.clock)
        self._shown: list[dict[str, Any]] | None = None
        self._behind = False
        """The newest message does not show the table as it is."""
        self._unsent: Posting | None = None
        self._owed: list[Posting] = []
        """Messages to be sent before the newest one."""
        self._leftovers: list[Leftover] = []
        self._lasting = False
        """The newest message tells what has happened."""
        self._reminders: list[int] = []
        self._reminded = self.since
        """The hand and turn of the reminders."""
        self._editor: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        # Held while requests run, never while the clock is waited for.
        self._lock = asyncio.Lock()

    @property
    def at(self) -> tuple[int, int]:
        """The hand and turn at which the newest message was posted, also if it has not got through yet."""
        waiting = self._unsent is not None and not self._unsent.lasting
        return self._unsent.at if self._unsent is not None and waiting else self._at

    @property
    def idle(self) -> bool:
        """Whether nothing is left to be done about the table's messages, or nothing helps."""
        return self._editor is None or self._editor.done()

    async def post(
        self,
        table: Table,
        view: LayoutView,
        *,
        mentions: Sequence[int] = (),
        farewell: LayoutView | None = None,
        lasting: bool = False,
    ) -> None:
        """Sends a new message, which becomes the newest, and turns the one before into `farewell`.

        Only the people mentioned are notified."""
        async with self._lock:
            self._table, self._behind = table, False
            await self._put(Posting(table, view, mentions, farewell, lasting))
        self._edit_by_itself()

    async def post_first(self, table: Table, view: LayoutView) -> None:
        """Sends the first message of a table; where two people ask for it at once, only one is sent."""
        async with self._lock:
            if self.message_id is None and self._unsent is None:
                await self._put(Posting(table, view))
        self._edit_by_itself()

    async def settle(self, farewell: LayoutView) -> None:
        """Edits the newest message for the last time; where it is gone, sends what it should have become."""
        async with self._lock:
            self._behind = False
            waiting = self._unsent is not None and not self._unsent.shown
            if self.message_id is not None or waiting:
                await self._put(Posting(self._table, farewell, lasting=True, in_place=not waiting))
        self._edit_by_itself()

    async def tell(self, view: LayoutView) -> None:
        """Sends a line beside the newest message."""
        async with self._lock:
            self._owe(Posting(self._table, view))
            await self._catch_up()
        self._edit_by_itself()

    async def _put(self, posting: Posting) -> None:
        self._sending.hope()
        self._editing.hope()
        self._unsent, told = following(self._unsent, posting)
        if told is not None:
            self._owe(told)
        await self._catch_up()

    def _owe(self, posting: Posting) -> None:
        self._owed = [*self._owed, posting][-MOST_OWED:]

    async def adopt(self, message_id: int, view: LayoutView, *, since: tuple[int, int] | None = None) -> None:
        """Takes a message that has been sent for the newest one."""
        self.message_id, self._shown = message_id, payload(view)
        self._at = (self._table.hand, self._table.turn)
        self.since = since or self._at
        await self._bot.host.set_message(self._table.id, message_id)
        self._edit_by_itself()

    def note(self, table: Table) -> None:
        """Notes a change at a table whose first message is still on its way, which may lack it."""
        self._table, self._behind = table, True

    def answered(self, table: Table, view: LayoutView) -> None:
        """Notes that the answer to a click has edited the newest message."""
        self._table, self._shown = table, payload(view)

    async def remind(self, view: LayoutView, mentions: Sequence[int]) -> None:
        """Tells somebody that time is running out; the reminder goes with the turn. One that does not get through is
        not sent again: it would come too late."""
        async with self._lock:
            self._reminded = (self._table.hand, self._table.turn)
            if self._sending.ready:
                sent = await self._send(Posting(self._table, view, mentions))
                if isinstance(sent, int):
                    self._reminders.append(sent)
        self._edit_by_itself()

    async def restore(self, table: Table) -> None:
        """Lets the message show the table even if it is thought to: somebody may have deleted it."""
        async with self._lock:
            self._table, self._shown, self._behind = table, None, True
            self._sending.worked()
            self._editing.worked()
            await self._catch_up()
        self._edit_by_itself()

    def edit_soon(self, table: Table) -> None:
        """Lets the message show the table, at once or when the last edit is long enough ago."""
        self._table, self._behind = table, True
        self._editing.hope()
        self._news.set()
        self._edit_by_itself()

    def try_again(self) -> None:
        """Tries at once what Discord has not taken: something has changed there."""
        owing = self._unsent is not None or self._owed or self._behind or self._leftovers
        if owing and self._delivery.permitted:
            self._sending.worked()
            self._editing.worked()
            self._news.set()
            self._edit_by_itself()

    def _edit_by_itself(self) -> None:
        """Lets the editor do what is left to be done, unless it is at it."""
        if self.idle and self._next() is not None:
            self._editor = asyncio.create_task(self._keep_up(), name=f"table-{self._table.id}-message")

    async def _keep_up(self) -> None:
        while (wait := self._next()) is not None:
            if wait:
                self._news.clear()
                await self._bot.clock.wait(self._news, wait, "another attempt to show a table")
            async with self._lock:
                await self._catch_up()
            await self._bot.clock.sleep(EDIT_SECONDS, "between two edits of a table")

    def _next(self) -> float | None:
        """Returns the seconds until something can be done, None where nothing is left to do, or nothing helps."""
        in_place = self._unsent is not None and self._unsent.in_place
        to_send = self._owed or (self._unsent is not None and not in_place)
        to_edit = in_place or self._behind or self._leftovers or self._reminders_are_old
        waits = [self._sending.wait] if to_send else []
        waits += [self._editing.wait] if to_edit else []
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def _reminders_are_old(self) -> bool:
        now = (self._table.hand, self._table.turn)
        return bool(self._reminders) and (self._reminded != now or self._table.status != "playing")

    async def _catch_up(self) -> None:
        """Does whatever is left to do and may be tried now."""
        await self._send_all()
        if self._behind and self._editing.ready:
            await self._show()
            await self._send_all()
        await self._tidy_up()

    async def _send_all(self) -> None:
        while self._owed and self._sending.ready:
            if isinstance(await self._send(self._owed[0]), int):
                del self._owed[0]
        if self._unsent is not None and self._unsent.in_place:
            await self._edit_newest(self._unsent)
        if self._unsent is not None and not self._unsent.in_place:
            await self._send_newest(self._unsent)

    async def _edit_newest(self, posting: Posting) -> None:
        if self.message_id is None or not self._editing.ready:
            return
        found = await self._edit(self.message_id, posting.view)
        if found is None:
            self._unsent, self._shown, self._lasting = None, payload(posting.view), True
        elif self._editing.ready:
            posting.in_place, posting.replaces = False, True

    async def _send_newest(self, posting: Posting) -> None:
        if not self._sending.ready or not await self._sent_newest(posting):
            await self._show_for_now(posting)

    async def _sent_newest(self, posting: Posting) -> bool:
        await self._renew(posting)
        sent = await self._send(posting)
        if not isinstance(sent, int):
            return False
        posting.replaces |= posting.shown and posting.farewell is None
        if self.message_id is not None and (posting.farewell is not None or posting.replaces):
            self._leftovers.append(Leftover(self.message_id, posting.farewell, self._lasting, self.since))
        self._unsent, self._lasting = None, posting.lasting
        self._behind &= posting.table is not self._table
        await self.adopt(sent, posting.view, since=self.since if posting.replaces else None)
        return True

    async def _renew(self, posting: Posting) -> None:
        """Lets a message that has waited show the table as it is now."""
        if posting.lasting or posting.table is self._table:
            return
        table = self._table
        if posting.at != (table.hand, table.turn):
            posting.mentions = ()
        posting.table, posting.view = table, await self._render(table)

    async def _show_for_now(self, posting: Posting) -> None:
        """Shows in the old message what cannot be sent: nobody is notified, but people can go on there."""
        if self._unsent is not posting or self.message_id is None or posting.shown or not self._editing.ready:
            return
        await self._renew(posting)
        posting.shown = await self._edit(self.message_id, posting.view) is None
        if posting.shown:
            self._shown = payload(posting.view)
            self._behind &= posting.table is not self._table

    async def _show(self) -> None:
        # Before the view is made: what changes from now on is shown by another edit.
        self._behind = False
        view = await self._render(self._table)
        components = payload(view)
        if self.message_id is not None:
            found = None if components == self._shown else await self._edit(self.message_id, view)
            if found in (None, Trouble.REFUSED):
                self._shown = components
                return
            if found not in (Trouble.MESSAGE_GONE, Trouble.ARCHIVED, Trouble.WORN):
                self._behind = found is not Trouble.CHANNEL_GONE
                return
        self._unsent = self._unsent or Posting(self._table, view, replaces=True)

    async def _tidy_up(self) -> None:
        """Turns older messages into what is left of them, and takes reminders of past turns away."""
        while self._leftovers and self._editing.ready:
            leftover = self._leftovers.pop(0)
            await self._tidy(leftover)
            if not self._editing.ready:
                self._leftovers.insert(0, leftover)
        while self._reminders_are_old and self._editing.ready:
            reminder = self._reminders.pop(0)
            await self._delete(reminder)
            if not self._editing.ready:
                self._reminders.insert(0, reminder)

    async def _tidy(self, leftover: Leftover) -> None:
        if leftover.farewell is not None:
            found = await self._edit(leftover.message_id, leftover.farewell)
            if found is Trouble.ARCHIVED:
                # The message after it has opened the thread again.
                self._editing.failed(Trouble.LATER)
            if found is not Trouble.WORN or leftover.lasting:
                return
            if leftover.since[0] == self.since[0]:
                # What the message has told goes with it, so the next farewell tells it.
                self.since = leftover.since
        await self._delete(leftover.message_id)

    async def _send(self, posting: Posting) -> int | Trouble:
        sent = await self._delivery.send(posting.view, posting.nonce, posting.mentions)
        if isinstance(sent, int):
            self._sending.worked()
        else:
            self._sending.failed(sent, self._delivery.asked_to_wait)
            self._lost(sent)
        return sent

    async def _edit(self, message_id: int, view: LayoutView) -> Trouble | None:
        found = self._noted(await self._delivery.edit(message_id, view))
        if found is Trouble.MESSAGE_GONE and message_id == self.message_id:
            self.message_id = None
        return found

    async def _delete(self, message_id: int) -> Trouble | None:
        return self._noted(await self._delivery.delete(message_id))

    def _noted(self, found: Trouble | None) -> Trouble | None:
        """Notes whether edits get through; what only one message is to blame for says nothing about others."""
        if found is None:
            self._editing.worked()
        elif found in (Trouble.LATER, Trouble.FORBIDDEN):
            self._editing.failed(found, self._delivery.asked_to_wait)
        else:
            self._lost(found)
        return found

    def _lost(self, found: Trouble) -> None:
        if found is Trouble.CHANNEL_GONE:
            self._forget_all()

    def _forget_all(self) -> None:
        self._behind, self._unsent = False, None
        self._owed.clear()
        self._leftovers.clear()
        self._reminders.clear()

    def drop(self) -> None:
        """Gives up whatever has not got through: there is nobody to show it to."""
        self._forget_all()
        self.stop()

    def stop(self) -> None:
        """Stops editing."""
        if self._editor is not None:
            self._editor.cancel()

    async def close(self) -> None:
        """Stops editing, and returns when nothing is under way any more."""
        async with self._lock:
            self.stop()
        if self._editor is not None:
            await asyncio.gather(self._editor, return_exceptions=True)
