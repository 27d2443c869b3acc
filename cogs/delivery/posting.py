"""Sends a table's posts: each once, with its picture if it is drawn in time and Discord accepts it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any

import discord

from cogs.answers.delivery_problems import (
    MISSING_PERMISSIONS,
    TOO_LARGE,
    TOO_OLD_TO_EDIT,
    UNKNOWN_MESSAGE,
    may_attach,
)
from cogs.base.cards.refused_icons import send_with_icons
from cogs.base.drawing_pool import DrawingFailed
from cogs.base.items import TableButton
from cogs.base.not_done import NOT_DONE, is_from_network, is_unavailable
from cogs.base.words import only_users, safe_name, table_words
from cogs.client.access import member_sees
from cogs.client.bot import GameBot
from cogs.client.drawing import draw_public
from engine.kernel import Event
from engine.records.table import Person, Seat, StoredNotice, Table
from engine.tables.open.open_table import OpenTable

logger = logging.getLogger(__name__)

MAX_WAITING = 12
"""Number of pictures in the queue above which a post does not wait for its own."""
MAX_LATE = 40
"""Number of pictures in the queue above which a post has none; the button Board shows the table."""
SOON = 0.7
"""Seconds that an edit waits for its picture, so that the text is not late; the old picture stays until then."""
MAX_SEARCHED = 500
"""Maximum number of messages, newest first, that are searched for a post."""


class Poster:
    """Posts notices. Remembers its posts until their notices are marked as delivered (`forget`).

    `barred` holds the tables, by id, where the bot may not attach pictures; `pictured` those whose newest post has
    one.
    """

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._sent: dict[int, discord.Message] = {}
        self._late: dict[int, asyncio.Task[None]] = {}
        self.barred: set[int] = set()
        self.pictured: set[int] = set()

    def forget(self, batch: Sequence[StoredNotice]) -> None:
        """Forget notices that are marked as delivered."""
        for stored in batch:
            self._sent.pop(stored.id, None)

    async def send(
        self,
        open_table: OpenTable,
        batch: Sequence[StoredNotice],
        content: str,
        *,
        view: discord.ui.View | None = None,
        events: Sequence[Event] | None = None,
        pings: Sequence[int] = (),
        still: Callable[[], Awaitable[Sequence[int]]] | None = None,
        onto: int | None = None,
        live: Collection[int] = (),
    ) -> discord.Message:
        """Post a batch of notices; with `events`, with the table's picture that highlights them.

        `pings` are the users to ping; `still` is called once the picture is ready, and returns the ones to ping now.
        `onto` is a message of the bot to edit instead, if it still exists. A new message is silent in a solo game,
        and if all whom it pings play live (`live`). Returns the message, or an existing one when a crash or a lost
        response came between posting and marking. Raises discord.py's error when Discord refuses even the text.
        """
        number, table = batch[-1].id, open_table.table
        earlier = await self.posted_before(open_table, batch, content, view, look=onto is None)
        if earlier is not None:
            return earlier
        drawing: asyncio.Task[discord.File | None] | None = None
        overloaded = self.bot.drawing_pool.backlog > MAX_LATE
        if events is not None and not may_attach(self.bot, table):
            self.barred.add(table.id)
        elif events is not None and not overloaded:
            self.barred.discard(table.id)
            drawing = self.bot.tasks.begin(self._picture(open_table, events), f"picture of table {table.id}")
        try:
            most = SOON if onto is not None else None
            file = await self._in_time(drawing, batch[-1], most) if drawing is not None else None
            # After the wait for the picture: a player who has acted in the meantime is not pinged.
            if still is not None and pings:
                pings = await still()
            message = await self._change(open_table, onto, content, view, file) if onto is not None else None
            if message is None:
                message = await self._send(open_table, number, content, view, file, pings, live)
        except BaseException:
            # Also if the post is abandoned after `MAX_POST`: no message waits for the picture.
            if drawing is not None:
                drawing.cancel()
            raise
        self._sent[number] = message
        if message.attachments:
            self._has_picture(table.id)
        elif events is not None:
            self.pictured.discard(table.id)
        if message.attachments or events is not None:
            late = drawing if drawing is not None and not drawing.done() else None
            self._replace_late(table.id, late, message)
        return message

    async def _change(
        self, open_table: OpenTable, onto: int, content: str, view: discord.ui.View | None, file: discord.File | None
    ) -> discord.Message | None:
        """Edit a message of the bot; None if it is gone or was edited too often. It keeps its picture if `file` is None."""
        message = self.bot.get_partial_messageable(open_table.table.channel).get_partial_message(onto)
        none = discord.AllowedMentions.none()

        async def edit() -> discord.Message:
            if file is None:
                return await message.edit(content=content, view=view, allowed_mentions=none)
            return await message.edit(content=content, view=view, attachments=[file], allowed_mentions=none)

        try:
            return await send_with_icons(self.bot, view, [file] if file is not None else [], edit)
        except discord.NotFound as error:
            # Any other code concerns the channel: the host is notified, and another message would fail as well.
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None
        except (discord.RateLimited, discord.HTTPException) as error:
            # Discord limits the edits of messages that are older than an hour. The caller sends a new message, as after
            # a deletion.
            if isinstance(error, discord.RateLimited) or error.code == TOO_OLD_TO_EDIT:
                return None
            if file is None or not _because_of_file(error):
                raise
            logger.warning("picture of table %d refused, posting without: %s", open_table.table.id, error)
            return await message.edit(content=content, view=view, attachments=[], allowed_mentions=none)

    async def _send(
        self,
        open_table: OpenTable,
        number: int,
        content: str,
        view: discord.ui.View | None,
        file: discord.File | None,
        pings: Sequence[int],
        live: Collection[int],
    ) -> discord.Message:
        channel = self.bot.get_partial_messageable(open_table.table.channel)
        extra: dict[str, Any] = {
            "silent": open_table.table.alone or (bool(pings) and {*pings} <= {*live}),
            "nonce": f"{self.bot.service.life}-{open_table.table.id}-{number}",
            "allowed_mentions": only_users(pings),
        }
        if view is not None:
            extra["view"] = view

        async def send() -> discord.Message:
            return await channel.send(content, **extra, file=file)  # type: ignore[arg-type] # None is none

        try:
            return await send_with_icons(self.bot, view, [file] if file is not None else [], send)
        except discord.HTTPException as error:
            # A post matters more than its picture: too large, refused, or Attach Files denied since it was checked.
            if file is None or not _because_of_file(error):
                raise
            logger.warning("picture of table %d refused, posting without: %s", open_table.table.id, error)
            if error.code == MISSING_PERMISSIONS:
                self.barred.add(open_table.table.id)
            return await channel.send(content, **extra)

    # Pictures

    async def _picture(self, open_table: OpenTable, events: Sequence[Event]) -> discord.File | None:
        try:
            return await draw_public(self.bot, open_table, events)
        except DrawingFailed as error:
            logger.log(error.level, "picture of table %d failed; posting without: %s", open_table.table.id, error)
        except Exception:
            # Whatever is wrong with the picture, the players must get the post.
            logger.exception("picture of table %d failed; posting without", open_table.table.id)
        return None

    async def _in_time(
        self, drawing: asyncio.Task[discord.File | None], newest: StoredNotice, most: float | None
    ) -> discord.File | None:
        """Return the picture if it is drawn soon, within `most` seconds if given.

        The time counts from the creation of the notice, so that a bot that keeps crashing while it draws still posts.
        """
        timeout = self.bot.drawing_pool.post_timeout if self.bot.drawing_pool.backlog <= MAX_WAITING else 0.0
        if newest.batch:
            timeout -= self.bot.service.tables.clock() - newest.created
        if most is not None:
            timeout = min(timeout, most)
        done, _ = await asyncio.wait({drawing}, timeout=max(0.0, timeout))
        return drawing.result() if done else None

    def _replace_late(
        self, table: int, drawing: asyncio.Task[discord.File | None] | None, message: discord.Message
    ) -> None:
        """Add a picture to its post later; cancel a pending one of an older post of the table."""
        older = self._late.pop(table, None)
        if older is not None:
            older.cancel()
        if drawing is None:
            return
        task = self.bot.tasks.begin(self._add_later(table, drawing, message), f"late picture of table {table}")
        self._late[table] = task

    async def _add_later(
        self, table: int, drawing: asyncio.Task[discord.File | None], message: discord.Message
    ) -> None:
        try:
            file = await drawing
            if file is not None:
                await message.edit(attachments=[file])
                self._has_picture(table)
        except NOT_DONE as error:
            # Not repeated: the button Board shows the table.
            logger.info("late picture of table %d not added: %s", table, error)
        finally:
            # If the post was replaced in the meantime, no message waits for this picture anymore.
            drawing.cancel()
            if self._late.get(table) is asyncio.current_task():
                del self._late[table]

    def _has_picture(self, table: int) -> None:
        self.pictured.add(table)
        self.barred.discard(table)

    # Only once

    async def posted_before(
        self,
        open_table: OpenTable,
        batch: Sequence[StoredNotice],
        content: str | None,
        view: discord.ui.View | None = None,
        *,
        look: bool = True,
    ) -> discord.Message | None:
        """Return the message with which an earlier attempt delivered a batch, if a crash kept it from being marked.

        It is recognized by the argument of its first button, which is set in `view`, or by its `content`.
        `look`: search the channel for it. Raises discord.py's error when the channel cannot be read now.
        """
        number = batch[-1].id
        if number in self._sent:
            return self._sent[number]
        if view is not None:
            _mark(view, number)
        if not look or not batch[-1].batch:  # Discord remembers the nonce for some minutes, if at all
            return None
        earlier = await self._find(open_table, batch, content)
        if earlier is not None:
            self._sent[number] = earlier
        return earlier

    async def _find(
        self, open_table: OpenTable, batch: Sequence[StoredNotice], content: str | None
    ) -> discord.Message | None:
        """Return the post that delivered this batch, if a previous attempt succeeded without being recorded.

        Its text may differ, since the table may have changed or even ended since, so its buttons may be different or
        gone; a post with buttons is recognized by the argument of the first. It is newer than the newest known post
        of the table, by Discord's ids, so the machine's clock does not matter. None where the message history may not
        be read; raises discord.py's error when it cannot be read now.
        """
        channel = self.bot.get_partial_messageable(open_table.table.channel)
        mark = (str(open_table.table.id), str(batch[-1].id))
        known = await self.bot.service.store.outbox.posts(open_table.table.id)
        newest = max(known, default=open_table.table.lobby_post)
        since = discord.Object(newest) if newest is not None else None
        try:
            async for message in channel.history(limit=MAX_SEARCHED, after=since, oldest_first=False):
                if self.bot.user is None or message.author.id != self.bot.user.id or message.id in known:
                    continue
                if _notice_of(message) == mark or message.content == content:
                    logger.info("notice %d of table %d was posted before", batch[-1].id, open_table.table.id)
                    return message
        except (discord.Forbidden, discord.NotFound) as error:
            # Without the permission, a second post is better than none. An outage passes, so the post waits for it.
            if is_from_network(error) or is_unavailable(self.bot, open_table.table.guild):
                raise
            logger.info("the past of channel %d cannot be read: %s", open_table.table.channel, error)
        return None


async def unseen_lines(bot: GameBot, table: Table, asked: Iterable[Seat | Person]) -> str:
    """Return a line for each asked person who cannot see the table's channel, so that the others learn why there is no answer."""
    guild, words = bot.get_guild(table.guild or 0), table_words(table)
    if guild is None:
        return ""
    unseen = [each for each in asked if await member_sees(guild, table.channel, each.user or 0) is False]
    return "".join(f"\n⚠️ {words('late-unseen', who=safe_name(each.name))}" for each in unseen)


async def away_lines(bot: GameBot, table: Table, asked: Iterable[Seat]) -> str:
    """Return a line for each asked player who is away, with the end of their absence."""
    words, now, users, lines = table_words(table), bot.service.tables.clock(), bot.service.store.users, ""
    for seat in asked:
        until = (await users.player(seat.user)).away_until if seat.user is not None else 0.0
        lines += f"\n-# {words('away-until', who=safe_name(seat.name), until=int(until))}" if until > now else ""
    return lines


def _because_of_file(error: discord.HTTPException) -> bool:
    """Return whether a post may go through without its picture."""
    return error.status == 413 or error.code in {TOO_LARGE, MISSING_PERMISSIONS} or error.status == 400


def _mark(view: discord.ui.View, notice: int) -> None:
    """Add the notice's id to the first button of a post, as an unused argument."""
    for item in view.children:
        if isinstance(item, TableButton):
            item.custom_id = f"{(item.custom_id or '').rpartition(':')[0]}:{notice}"
            return


def _notice_of(message: discord.Message) -> tuple[str, str] | None:
    """Return the table and the notice in the first button of a message, if it has one for a table."""
    return next((_read_custom_id(item.custom_id) for item in _walk(message.components) if item.custom_id), None)


def _read_custom_id(custom_id: str) -> tuple[str, str]:
    table, _, rest = custom_id.removeprefix("b:").partition(":")
    return table, rest.rpartition(":")[2]


def _walk(components: Sequence[object]) -> list[discord.Button]:
    rows = [row for row in components if isinstance(row, discord.ActionRow)]
    return [item for row in rows for item in row.children if isinstance(item, discord.Button)]
