"""The background work of standing wishes: offering seats at open tables in direct messages, and saying that they expired.

It is done by the process that has the table's server. An offer is claimed before it is sent and its message recorded
afterward, so that a kill loses none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from cogs.base.items import button, rows
from cogs.base.not_done import NOT_DONE
from cogs.base.permissions import missing_in
from cogs.base.visibility import sees, shows
from cogs.base.words import locale_of, safe_name
from cogs.client.access import NO_MEMBER
from cogs.client.background import BackgroundCog
from cogs.client.bot import GameBot
from cogs.lobby.open_tables import table_lines, wish_terms
from cogs.lobby.wish_form import offer_mark, offer_view
from cogs.posts.direct_offers import send_offer, words_to
from cogs.posts.lobby_post import post_lobby
from cogs.posts.offers import close_offer, close_offers
from cogs.process.health import is_connected
from engine.club.lobby.wish_store import KEPT_SECONDS
from engine.club.lobby.wishes import Look, WishGroup
from engine.club.results.remarks import remarks_on
from engine.kernel import RuleError, text
from engine.records.errors import StoreError, StoreFault
from engine.records.people import Wish
from engine.records.posts import OfferPost
from engine.records.table import Table

logger = logging.getLogger(__name__)

LOOK_SECONDS = 60.0
"""Seconds between two checks of the wishes."""
MAX_PLAYED = 20
"""Maximum number of newest games read to find the channel in which a game was last played."""
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
        look, free = self.wishes.look(wishes), dict[int, list[Wish]]()
        for wish in await self.wishes.ended_wishes():
            try:
                await close_offer(self.bot, wish)
                if wish.until and left and not await self.wishes.rests(wish, look):
                    left -= 1
                    await self._say_expired(wish)
            except (*NOT_DONE, StoreError, StoreFault) as error:
                logger.warning("user %d learns later that a wish has expired: %s", wish.person, error)
        for wish in wishes:
            if left and (wish.offer is None or wish.message is None):
                await asyncio.sleep(0)  # most wishes await nothing, so give way to presses
                try:
                    if await self.wishes.rests(wish, look):
                        continue
                    served = await self._serve(wish, look)
                    left -= served
                    if not served and wish.offer is None:
                        free.setdefault(wish.guild, []).append(wish)
                except (*NOT_DONE, RuleError, StoreError, StoreFault) as error:
                    logger.warning("user %d is offered a seat later: %s", wish.person, error)
        for guild_id, waiting in free.items():
            await asyncio.sleep(0)
            guild = self.bot.get_guild(guild_id)
            # For each game, one table that no one has taken a seat at yet is enough.
            barred = {table.game for table in look.lobbies.get(guild_id, ()) if table.wanted}
            try:
                while guild is not None and (group := await self.wishes.group(waiting, look, barred)):
                    barred.add(group.game)
                    await self._open_table(guild, group, look)
            except (*NOT_DONE, RuleError, StoreError, StoreFault) as error:
                logger.warning("a table for wishes on server %d is opened later: %s", guild_id, error)

    async def _open_table(self, guild: discord.Guild, group: WishGroup, look: Look) -> None:
        """Open a table for wishes, in a channel that all of their owners see; its seats are offered next."""
        members = [member for wish in group.wishes if (member := await self._member(guild, wish)) is not None]
        if len(members) < len(group.wishes):
            return
        for channel in await self._places(guild, group.game, group.wishes):
            if all(shows(channel, member) for member in members) and not missing_in(
                "channel", channel.permissions_for(guild.me)
            ):
                locale = (await self.bot.service.servers.of(guild.id)).locale or locale_of(guild.preferred_locale)
                table = await self.wishes.open_table(group, channel.id, locale)
                look.served.update(wish.person for wish in group.wishes)
                await post_lobby(self.bot, table, call=False)
                return

    async def _member(self, guild: discord.Guild, wish: Wish) -> discord.Member | None:
        """Return the owner of a wish; None if they have left the server, which ends the wish."""
        try:
            return await guild.fetch_member(wish.person)
        except discord.NotFound as error:
            if error.code not in NO_MEMBER:
                raise
            await self.wishes.store.end(wish.person, wish.guild)
            return None

    async def _places(self, guild: discord.Guild, game: str, wishes: Sequence[Wish]) -> list[discord.TextChannel]:
        """Return the channels for a table without an open one: where the game was last played, and where they wished."""
        store, now = self.bot.service.store, self.bot.service.tables.clock()
        running = await store.servers.places_on(guild.id, "running")
        lobbies = await store.servers.places_on(guild.id, "lobby")
        ids = [*(number for number, _ in running), *await store.servers.ended_on(guild.id, 0, now)]
        played = await store.tables.several(sorted(ids, reverse=True)[:MAX_PLAYED])
        places = [*(table.channel for table in played if table.game == game), *(wish.channel for wish in wishes)]
        taken = {channel for _, channel in (*running, *lobbies)}
        found = map(guild.get_channel_or_thread, dict.fromkeys(places))
        parents = [each.parent if isinstance(each, discord.Thread) else each for each in found]
        return [each for each in parents if isinstance(each, discord.TextChannel) and each.id not in taken]

    async def _say_expired(self, wish: Wish) -> None:
        """Tell a person in a silent direct message that their wish has expired; `/lobby` does if that is impossible.

        If the bot has left the server, it does so after its return.
        """
        guild, long_ago = self.bot.get_guild(wish.guild), self.bot.service.tables.clock() - KEPT_SECONDS
        if self._is_blocked(wish) or (guild is None and wish.ends < long_ago):
            await self.wishes.store.end(wish.person, wish.guild)
        elif guild is not None and not guild.unavailable and await self._member(guild, wish) is not None:
            words = words_to(self.bot, wish.person, wish.guild)
            content = words(
                "wish-expired",
                server=safe_name(guild.name),
                how=wish_terms(wish, words),
                made=int(wish.made),
                found=len(wish.seen),
            )
            # Its id, with the minute in which the wish was made, is different for each of the person's wishes.
            again = button(0, "wish-again", words("button-wish-again"), arg=f"{wish.guild}={int(wish.made // 60)}")
            message = await send_offer(
                self.bot, wish.person, content, rows([again]),
                mark=again.custom_id or "", nonce=f"over-{int(wish.made)}-{wish.person}", again=True,
            )  # fmt: skip
            await self.wishes.store.expire(wish, message.id if message is not None else None)

    def _is_blocked(self, wish: Wish) -> bool:
        """Return whether the operator has blocked the owner or the server of a wish."""
        return bool({wish.person, wish.guild} & (self.bot.service.blocks.users | self.bot.service.blocks.servers))

    async def _serve(self, wish: Wish, look: Look) -> bool:
        """Offer a person a table, or send their unsent offer; return whether there was one."""
        guild = self.bot.get_guild(wish.guild)
        if guild is None or guild.unavailable or self._is_blocked(wish):
            return False
        if wish.offer is not None:
            table = (await self.bot.service.tables.look(wish.offer)).table
            await self._send(wish, table, again=True)
            return True
        member: discord.Member | None = None
        for table in await self.wishes.fitting(wish, look):
            await asyncio.sleep(0)  # any number of tables may match in channels that the person cannot see
            member = member or await self._member(guild, wish)
            if member is None:
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
        """Send an offer as a silent direct message; `again`: it may have been sent already. If that is impossible, the wish ends."""
        service, words = self.bot.service, words_to(self.bot, wish.person, wish.guild)
        over = await self.wishes.end_of_offer(table, wish.person) is not None
        remarks = {user: await remarks_on(service.store, user, wish.guild) for user in table.users}
        heading = words("wish-offer-wanted", count=table.wanted) if table.wanted else words("wish-offer")
        content = "\n".join([heading, *table_lines(table, remarks, words), f"-# {words('wish-about')}"])
        message = await send_offer(
            self.bot, wish.person, content, offer_view(wish.guild, table.id, words),
            mark=offer_mark(wish.guild, table.id), nonce=f"wish-{table.id}-{wish.person}", again=again, over=over,
        )  # fmt: skip
        if message is None and over:
            await self.wishes.store.release(wish.person, table.id)
        elif message is None:
            await self.wishes.store.expire(wish, None)
        else:
            post = OfferPost(
                kind="wish", channel=message.channel.id, message=message.id, said=text("wish-offer"), user=wish.person
            )
            await service.notices.note_post(table.id, post)
            await self.wishes.store.note_message(wish.person, wish.guild, table.id, message.id)
            # It may have been answered before its message was noted.
            await close_offers(self.bot, (await service.tables.look(table.id)).table)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(WishTasks(bot))
