"""Notices to post in the channels: waiting ones, failed attempts, and tables whose channel is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TypeVar

from engine.kernel import text
from engine.records.clocks import Pause
from engine.records.posts import AskingPost, LeftPost, OfferPost, ReminderPost
from engine.records.ready_check import call
from engine.records.table import Notice, Person, StoredNotice
from engine.storage.bot_notes import Restore
from engine.storage.database import ChannelTakenError
from engine.storage.outbox import NEVER
from engine.tables.checks import check_host, once_more
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError

FIRST_RETRY = 5.0
MAX_RETRY = 3600.0
RETRY_FOR_PEOPLE = 60.0
"""Seconds of the first pause if only a person can help, since each refused request counts against the bot."""
MAX_RETRY_OF_OUTAGE = 30.0
"""Maximum number of seconds between attempts while Discord cannot be reached."""
RECAP_SECONDS = 300.0
"""Seconds after which an unfinished recap can be posted again; it takes a few seconds, a minute at most."""
GIVEN_UP_IF_GONE = 30 * 86400.0
"""Seconds after which a channel that does not exist according to Discord is not retried until something changes."""

P = TypeVar("P", LeftPost, OfferPost, ReminderPost)


def _without(posts: Sequence[P], messages: Collection[int]) -> list[P]:
    return [post for post in posts if post.message not in messages]


class Notices:
    """The notices of `tables` on their way to Discord; `check_caps` is `TableCaps.check`."""

    def __init__(self, tables: TableManager, check_caps: Callable[..., Awaitable[None]]) -> None:
        self._tables, self._store, self._check_caps = tables, tables.store, check_caps
        self._cut_off: set[int] = set()
        """The tables whose last attempt failed because Discord could not be reached."""

    async def waiting(self, tables: int = 100, *, but: Collection[int] = ()) -> list[StoredNotice]:
        """Return the notices to be delivered here now, of at most `tables` tables, except those in `but`."""
        return await self._store.outbox.waiting(self._tables.clock(), tables, but=but, shards=self._tables.shards)

    async def mark_delivered(self, notices: Sequence[StoredNotice], message: int | None) -> None:
        """Mark notices as delivered by one message (None: given up, or nothing to post).

        A posted message shows that Discord can be reached again: everything delayed by an outage is retried now.
        """
        await self._store.outbox.mark_delivered([notice.id for notice in notices], message)
        await self._tables.notices_delivered()
        if message is not None and self._cut_off:
            held_up, self._cut_off = self._cut_off, set()
            await self.retry(held_up)

    async def posting(self, notices: Sequence[StoredNotice]) -> None:
        """Record that notices are about to be posted as one message, so that they are again after a crash."""
        await self._store.outbox.posting([notice.id for notice in notices])

    async def mark_failed(
        self,
        notice: StoredNotice,
        *,
        unposted: bool,
        after: float | None = None,
        people: bool = False,
        gone: bool = False,
        outage: bool = False,
    ) -> None:
        """Record that a table's notices could not be delivered, `notice` first; they are retried after growing pauses.

        The next attempt comes after as long as `notice` has already waited. The number of attempts is ignored, as
        every press at the table causes one.

        `unposted`: it is certain that nothing was posted. `after`: seconds Discord asks to wait. `people`: only a
        person can help. `gone`: the channel does not exist; after some days, there are no attempts until something
        changes (`retry`, `move`, or a new notice). `outage`: Discord seems to be unreachable.
        """
        now = self._tables.clock()
        waited = max(now - notice.created, 0.0)
        pause = min(max(waited, RETRY_FOR_PEOPLE if people else FIRST_RETRY), MAX_RETRY)
        if outage:
            pause = min(pause, MAX_RETRY_OF_OUTAGE)
            self._cut_off.add(notice.table)
        else:
            self._cut_off.discard(notice.table)
        if gone:
            pause = NEVER if waited > GIVEN_UP_IF_GONE else max(waited, MAX_RETRY)
        at = min(now + max(pause, after or 0.0), NEVER)
        await self._store.outbox.mark_failed(notice.table, at, unposted=unposted)

    async def retry(self, tables: Collection[int]) -> None:
        """Retry the waiting notices of these tables now."""
        if tables:
            await self._store.outbox.hurry(tables, self._tables.clock())
            self._tables.outbox_changed.set()

    async def retry_stalled(self) -> None:
        """Retry everything that failed earlier (after a restart)."""
        await self.retry(await self._store.outbox.stalled_tables(shards=self._tables.shards))

    @once_more
    async def tell_of_restore(self, table_id: int, restore: Restore) -> None:
        """Notify a running game once, with a silent ping, that the turns since a backup are lost, and show its position."""
        async with self._tables.hold(table_id) as open_table:
            table, seat = open_table.table, open_table.to_act()
            if table.status != "running" or await self._store.outbox.shown_since(table_id, restore.at):
                return
            ping = seat.user if seat is not None and not table.alone else None
            lost = Notice(kind="act", text=text("act-backup", at=int(restore.state)))
            show = Notice(kind="show", ping=ping, live=(ping,) if ping is not None else ())
            await self._tables.write(open_table, rests_on=table.version, notices=[lost, show])

    @once_more
    async def note_posts(
        self,
        table_id: int,
        *,
        post: int | None = None,
        lobby_post: int | None = None,
        left: Sequence[LeftPost] = (),
        asks: int | None = None,
        after: int = 0,
        until: float = 0.0,
    ) -> None:
        """Remember the newest public messages of a table, and older ones whose buttons must still be removed (`left`).

        `asks` is the number of the turn whose joint question the post asks, `after` the move-log entry before those
        that it reports, `until` the time that it shows as the end of a turn. Does not change the table's version.
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            table.post = post if post is not None else table.post
            table.lobby_post = lobby_post if lobby_post is not None else table.lobby_post
            table.left_posts = [*table.left_posts, *left]
            if post is not None:
                table.post_until = until
            if asks is not None and post is not None:
                table.asking = AskingPost(asks, post, after)
            await self._store.tables.commit(table, rests_on=table.version)

    @once_more
    async def note_calls(self, table_id: int, users: Sequence[int]) -> list[int]:
        """Return and count the `users` that the next post about a lobby may ping. Does not change the table's version."""
        async with self._tables.hold(table_id) as open_table:
            called = call(open_table.table, users)
            await self._store.tables.commit(open_table.table, rests_on=open_table.table.version)
            return called

    @once_more
    async def note_until(self, table_id: int, post: int, until: float) -> None:
        """Remember the time that the newest post now shows as the end of a turn, unless it is no longer the newest."""
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            if table.post == post and table.post_until != until:
                table.post_until = until
                await self._store.tables.commit(table, rests_on=table.version)

    @once_more
    async def claim_recap(self, table_id: int, user: int) -> OpenTable:
        """Let a user post the recap of an ended game, which is posted once; see `note_recap`.

        A claim expires after `RECAP_SECONDS`, in case its process was stopped before the post. Raises TableError for
        users who neither played nor host it, if it was posted, and while it is being posted.
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            if table.status != "finished":
                raise TableError(text("error-recap-not-over"))
            if table.seat_of(user) is None and table.host != user:
                raise TableError(text("error-recap-not-yours"))
            if table.recap_post:
                raise TableError(text("error-recap-posted"))
            now = self._tables.clock()
            if table.recap_post is not None and now - table.recap_claimed < RECAP_SECONDS:
                raise TableError(text("error-recap-under-way"))
            table.recap_post, table.recap_claimed = 0, now
            await self._store.tables.commit(table, rests_on=table.version)
            return open_table

    @once_more
    async def note_recap(self, table_id: int, message: int | None) -> None:
        """Remember the post of an ended game's recap; None: posting it failed, so that it can be tried again."""
        async with self._tables.hold(table_id) as open_table:
            open_table.table.recap_post = message
            await self._store.tables.commit(open_table.table, rests_on=open_table.table.version)

    @once_more
    async def forget_lobby_post(self, table_id: int) -> None:
        """Forget the lobby's message, which was deleted. Does not change the table's version."""
        async with self._tables.hold(table_id) as open_table:
            open_table.table.lobby_post = None
            await self._store.tables.commit(open_table.table, rests_on=open_table.table.version)

    @once_more
    async def note_post(self, table_id: int, post: OfferPost | ReminderPost) -> None:
        """Remember a post with an offer or a reminder, which changes once it is over. Does not change the table's version."""
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            if isinstance(post, OfferPost):
                table.offer_posts = [*_without(table.offer_posts, {post.message}), post]
            else:
                known = [each.message for each in table.reminders]
                if post.message in known:
                    table.reminders[known.index(post.message)] = post
                else:
                    table.reminders = [*table.reminders, post]
            await self._store.tables.commit(table, rests_on=table.version)

    @once_more
    async def forget_posts(self, table_id: int, messages: Collection[int]) -> None:
        """Forget a table's finished posts, offers and reminders, by id. Does not change the table's version."""
        if not messages:
            return
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            table.left_posts = _without(table.left_posts, messages)
            table.offer_posts = _without(table.offer_posts, messages)
            table.reminders = _without(table.reminders, messages)
            await self._store.tables.commit(table, rests_on=table.version)

    @once_more
    async def note_trouble(self, table_id: int, trouble: str | None) -> None:
        """Remember the problem of which the players were notified (None: there is none). Does not change the table's version."""
        async with self._tables.hold(table_id) as open_table:
            if open_table.table.trouble != trouble:
                open_table.table.trouble = trouble
                await self._store.tables.commit(open_table.table, rests_on=open_table.table.version)

    @once_more
    async def move(
        self, table_id: int, by: Person, channel: int, guild: int | None, *, manager: bool, lost: bool
    ) -> OpenTable:
        """Move a table to another channel; announced there, with a new post. Host or managers.

        `lost`: the old channel no longer exists, and any seated player may do it. Raises TableError if the new
        channel has an open table, or is the table's own, or if the table's host has as many tables on its server, if
        that is another one, as its managers allow.
        """
        async with self._tables.hold(table_id, f"move to channel {channel} by user {by.user}") as open_table:
            table = open_table.table
            if table.status not in {"lobby", "running"}:
                raise TableError(text("error-not-open"))
            if not (lost and table.seat_of(by.user) is not None):
                check_host(table, by.user, manager=manager)
            if table.channel == channel:
                raise TableError(text("error-move-same"))
            await self._check_free(channel)
            if guild != table.guild:
                await self._check_caps(table.host, guild, table.status, by=by.user)
                away = self._tables.outages.away(table.home, self._tables.clock())
                table.pauses = (*table.pauses, *(Pause(each.begun, each.ended) for each in away))
            left = [(table.post, False), (table.lobby_post, True)]
            table.left_posts = [
                *table.left_posts,
                *(LeftPost(table.channel, message, status) for message, status in left if message is not None),
            ]
            again = list[Notice]()
            if (check := table.open_check) is not None:
                if check.message is not None:
                    table.left_posts = [*table.left_posts, LeftPost(check.channel, check.message)]
                    check.pinged, check.message = [], None  # its new post pings no one
                again = [Notice(kind="check")]
            table.channel, table.guild, table.post, table.lobby_post = channel, guild, None, None
            table.trouble = None
            notices = [Notice(kind="act", text=text("act-moved", who=by.name)), *again]
            seat = open_table.to_act()
            if seat is not None:
                notices.append(Notice(kind="show", ping=None if table.alone else seat.user))
            try:
                await self._tables.write(open_table, rests_on=table.version, notices=notices, log=("move", by.user))
            except ChannelTakenError:
                # Another table was opened there after the check above.
                raise TableError(text("error-channel-taken")) from None
            # Notices that failed in the old channel would otherwise wait for their next attempt.
            await self.retry([table_id])
            return open_table

    async def _check_free(self, channel: int) -> None:
        other = await self._store.tables.in_channel(channel)
        if other is not None and other.status in {"lobby", "running"}:
            raise TableError(text("error-channel-taken"))
