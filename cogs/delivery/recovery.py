"""Retries failed posts as soon as something changes, and handles deleted channels."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress

import discord
from discord.ext import commands

from cogs.client.bot import GameBot, Interaction
from cogs.delivery.outbox import Outbox
from cogs.posts.lobby_post import refresh_lobby
from cogs.posts.refresh import tidy
from engine.records.errors import StoreError, StoreFault
from engine.records.table import OPEN, Table
from engine.storage.bot_notes import Restore

logger = logging.getLogger(__name__)

BETWEEN_PRESSES = 5.0
"""Seconds between retries after presses at a table: in an outage people press often, and posts would only pile up."""

TOLD_SECONDS = 86400.0
"""Seconds after a restore within which a starting bot looks for tables that lost turns."""
CLOCK_SECONDS = 60.0
"""Seconds by which the clocks of Discord and of this machine may differ."""


class Recovery(commands.Cog):
    """Listens for events after which a waiting post may succeed: a permission, a thread, an invitation, a press."""

    def __init__(self, bot: GameBot) -> None:
        self.bot, self.service = bot, bot.service
        self._pressed: dict[int, float] = {}
        self._since = self.service.tables.clock()

    @property
    def _outbox(self) -> Outbox | None:
        """The cog that posts, None if the bot is closing: the next start retries everything."""
        outbox = self.bot.get_cog("Outbox")
        return outbox if isinstance(outbox, Outbox) else None

    async def _retry(self, fits: Callable[[Table], bool]) -> None:
        """Retry the posts of the tables with a problem for which `fits` is true now."""
        if (outbox := self._outbox) is None:
            return
        tables = [number for number, table in outbox.troubled.items() if fits(table)]
        if tables:
            try:
                await self.service.notices.retry(tables)
            except StoreError:
                # Nothing is lost: each post has its own time for the next attempt.
                logger.exception("tables %s are not tried again at once", tables)

    async def _in_guild(self, guild: discord.Guild) -> None:
        await self._retry(lambda table: table.guild == guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Retry everything that failed before the start, and finish what a kill or an outage interrupted.

        Posts missing lobbies, and removes the buttons from posts that no longer offer anything.
        """
        self.service.tables.timers_changed.set()
        await self.service.notices.retry_stalled()
        try:
            numbers = await self.service.store.tables.not_packed(shards=self.service.tables.shards)
            restore = await self.service.store.bot_notes.last_restore()
        except StoreFault as error:
            logger.warning("what a crash cut off is looked for at the next start: %s", error)
            return
        for number in numbers:
            try:
                table = await self.service.store.tables.load(number)
                if table is None:
                    continue
                if restore is not None and self._since - restore.at < TOLD_SECONDS:
                    await self._follow_restore(table, restore)
                if table.season and table.status == "lobby":
                    continue  # its game starts by itself (`SeasonTasks`), and no one can join it
                if table.status == "lobby" and table.lobby_post is None and table.updated < self._since:
                    await refresh_lobby(self.bot, table)
                else:
                    await tidy(self.bot, table)
            except (StoreError, StoreFault):
                # One damaged table must not stop the others.
                logger.exception("the posts of table %d are not looked after", number)

    async def _follow_restore(self, table: Table, restore: Restore) -> None:
        """Notify a game that lost turns when the database was restored; show who is seated at a lobby now."""
        if table.status == "lobby" and table.lobby_post is not None:
            await refresh_lobby(self.bot, table)
        last: int | None = getattr(self.bot.get_channel(table.channel), "last_message_id", None)
        # Without a later message in the channel, no turn was posted there. The clocks may differ a little.
        posted = last is None or discord.utils.snowflake_time(last).timestamp() > restore.state - CLOCK_SECONDS
        if table.status == "running" and posted:
            await self.service.notices.tell_of_restore(table.id, restore)

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Retry everything that failed while the connection was lost."""
        self.service.tables.timers_changed.set()
        await self._retry(lambda _: True)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Retry the posts for a channel in which a user is active, but not at every press."""
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._retry(lambda table: table.channel == interaction.channel_id and self._press(table.id))

    def _press(self, table_id: int) -> bool:
        """Return whether a press at a table may cause a retry now; record it if so."""
        now = time.monotonic()
        self._pressed = {table: at for table, at in self._pressed.items() if now - at < BETWEEN_PRESSES}
        if table_id in self._pressed:
            return False
        self._pressed[table_id] = now
        return True

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Retry: a channel's permissions may have changed."""
        await self._in_guild(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry if a role's permissions changed."""
        if before.permissions != after.permissions:
            await self._in_guild(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Retry: the permissions of a channel may have denied something to this role.

        discord.py does not take the role from the bot's own member, and would continue to count its denied
        permissions.
        """
        if role.guild.me is not None:
            with suppress(ValueError):
                role.guild.me._roles.remove(role.id)  # noqa: SLF001 - no public way
        await self._in_guild(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry: the bot's own roles may have changed, or its timeout."""
        if self.bot.user is not None and after.id == self.bot.user.id:
            await self._in_guild(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Retry: a thread may have been reopened."""
        await self._retry(lambda table: table.channel == payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Retry: the bot was invited. The clocks of its tables there go on."""
        self.service.tables.timers_changed.set()
        await self._in_guild(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Retry: a guild is available again after an outage."""
        await self._in_guild(guild)

    # Deleted channels

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Notify the people at the tables in the channel and in its threads."""
        threads = [thread.id for thread in channel.guild.threads if thread.parent_id == channel.id]
        for number in [channel.id, *threads]:
            await self._report_lost_channel(number)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Notify the people at the table in the thread."""
        await self._report_lost_channel(payload.thread_id)

    async def _report_lost_channel(self, channel: int) -> None:
        try:
            table = await self.service.store.tables.in_channel(channel)
            if table is not None and table.status in OPEN and (outbox := self._outbox) is not None:
                await outbox.tell_once(await self.service.tables.look(table.id), "gone")
        except StoreError:
            # Not lost: the next post there fails, which notifies the host as well.
            logger.exception("the table in the deleted channel %d cannot be looked at", channel)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Recovery(bot))
