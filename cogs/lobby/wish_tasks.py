"""The background work of standing wishes: offering seats at open tables in direct messages.

It is done by the process that has the table's server. An offer is claimed before it is sent and its message recorded
afterward, so that a kill loses none.
"""

from __future__ import annotations

import asyncio
import logging

import discord

from cogs.base.not_done import NOT_DONE
from cogs.base.visibility import sees
from cogs.client.access import NO_MEMBER
from cogs.client.background import BackgroundCog
from cogs.client.bot import GameBot
from cogs.lobby.open_tables import table_lines
from cogs.lobby.wish_form import offer_mark, offer_view
from cogs.posts.direct_offers import send_offer, words_to
from cogs.process.health import is_connected
from engine.club.lobby.wishes import Look
from engine.club.results.remarks import remarks_on
from engine.kernel import RuleError
from engine.records.errors import StoreError, StoreFault
from engine.records.people import Wish
from engine.records.table import Table

logger = logging.getLogger(__name__)

LOOK_SECONDS = 60.0
"""Seconds between two checks of the wishes."""
MAX_OFFERS = 5
"""Maximum number of offers in one check: Discord limits how fast a bot may open conversations."""


class WishTasks(BackgroundCog):
    """Offers the open tables on the servers of this process to those who wish for a seat there."""

    def __init__(self, bot: GameBot) -> None:
        self.bot, self.wishes = bot, bot.service.wishes

    def seconds(self) -> float:
        """Return the seconds between two looks."""
        return LOOK_SECONDS

    async def look(self) -> None:
        """Send the offers that a kill or an outage prevented, then offer matching tables to those who wait."""
        if not is_connected(self.bot):
            return
        wishes, left = await self.wishes.standing(), MAX_OFFERS
        look = self.wishes.look(wishes)
        for wish in wishes:
            if left and (wish.offer is None or wish.message is None):
                await asyncio.sleep(0)  # most wishes await nothing, so give way to presses
                try:
                    left -= await self._serve(wish, look)
                except (*NOT_DONE, RuleError, StoreError, StoreFault) as error:
                    logger.warning("user %d is offered a seat later: %s", wish.person, error)

    async def _serve(self, wish: Wish, look: Look) -> bool:
        """Offer a person a table, or send their unsent offer; return whether there was one."""
        guild = self.bot.get_guild(wish.guild)
        blocked = {wish.person, wish.guild} & (self.bot.service.blocks.users | self.bot.service.blocks.servers)
        if guild is None or guild.unavailable or blocked:
            return False
        if wish.offer is not None:
            table = (await self.bot.service.tables.look(wish.offer)).table
            await self._send(wish, table, again=True)
            return True
        member: discord.Member | None = None
        for table in await self.wishes.fitting(wish, look):
            await asyncio.sleep(0)  # any number of tables may match in channels that the person cannot see
            try:
                member = member or await guild.fetch_member(wish.person)
            except discord.NotFound as error:
                if error.code not in NO_MEMBER:
                    raise
                await self.wishes.stop(wish.person, wish.guild)
                return False
            if not sees(guild, member, table.channel):
                continue
            if not await self.wishes.claim(wish, table):
                return False
            look.note_offer(table.id, wish.person)
            await self._send(wish, table, again=False)
            return True
        return False

    async def _send(self, wish: Wish, table: Table, *, again: bool) -> None:
        """Send an offer as a silent direct message; `again`: it may have been sent already. On failure, the wish ends."""
        service, words = self.bot.service, words_to(self.bot, wish.person, wish.guild)
        remarks = {user: await remarks_on(service.store, user, wish.guild) for user in table.users}
        content = "\n".join([words("wish-offer"), *table_lines(table, remarks, words), f"-# {words('wish-about')}"])
        message = await send_offer(
            self.bot, wish.person, content, offer_view(wish.guild, table.id, words),
            mark=offer_mark(wish.guild, table.id), nonce=f"wish-{table.id}-{wish.person}", again=again,
        )  # fmt: skip
        if message is None:
            await self.wishes.stop(wish.person, wish.guild)
        else:
            await self.wishes.note_message(wish, table.id, message)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(WishTasks(bot))
