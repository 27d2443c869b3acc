"""The background work of seasons: asking who is still in, the draw, a thread for each table, and the standings.

It is done by the process that has the server. Everything is recorded before and after, so that a kill loses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Literal

import discord

from cogs.answers.delivery_problems import UNKNOWN_MESSAGE
from cogs.base.items import rows
from cogs.base.not_done import NOT_DONE, is_for_good, is_from_network, is_unavailable
from cogs.base.permissions import missing_for_thread, missing_in
from cogs.base.words import only_users
from cogs.client.background import BackgroundCog
from cogs.client.bot import GameBot
from cogs.posts.lobby_post import archived_after
from cogs.posts.season_lines import season_title
from cogs.process.health import is_connected
from cogs.seasons.season_post import (
    LIMIT,
    MAX_NAMED,
    OTHER,
    ask_content,
    ask_view,
    draw_content,
    end_content,
    season_content,
    season_view,
    season_words,
    thread_name,
)
from cogs.seasons.sign_up import is_lost, take_out_departed
from engine.club.seasons.season import CLAIMED, NONE, Season
from engine.club.seasons.standings import SeasonStanding
from engine.club.seasons.store import SILENT
from engine.kernel import RuleError
from engine.records.errors import StoreError, StoreFault
from engine.storage.database import ConflictError

logger = logging.getLogger(__name__)

LOOK_SECONDS = 60.0
"""Maximum number of seconds until an unchanged season is checked again."""
MAX_SEARCHED = 100
"""Maximum number of a channel's newest messages searched for a post that was not recorded because of a crash."""
TOO_MANY_THREADS = 160006
"""Discord's code for a server that has reached its limit of active threads."""


class SeasonTasks(BackgroundCog):
    """Looks after the seasons on the servers of this process, one after another."""

    def __init__(self, bot: GameBot) -> None:
        self.bot, self.seasons = bot, bot.service.seasons
        self._shown: dict[tuple[int, int, str], str] = {}

    def seconds(self) -> float:
        """Return the seconds between two looks."""
        return LOOK_SECONDS

    async def look(self) -> None:
        """Look after each season in progress."""
        # Before the look: a change during it sets the event again.
        self.seasons.changed.clear()
        for season in await self.seasons.going_on():
            await self._look_after(season)

    async def pause(self) -> None:
        """Wait until the next look, or until a season changes."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.seconds()):
                await self.seasons.changed.wait()

    async def _look_after(self, season: Season) -> None:
        """Do the pending work of a season, and bring its tables and posts up to date; failures are logged and retried.

        On a server that the bot has left, or cannot reach, only the tables are.
        """
        guild = self.bot.get_guild(season.guild)
        try:
            if season.state == "drawn":
                await self.seasons.adjust_tables(season.id)
            if guild is None and not season.slept and is_connected(self.bot):
                await self.seasons.sleep(season.id)
            elif guild is not None and not guild.unavailable and is_connected(self.bot):
                if season.slept:
                    season = await self.seasons.sleep(season.id, awake=True)
                await self._go_on(season, guild)
        except (*NOT_DONE, RuleError, ConflictError, StoreError, StoreFault):
            logger.exception("season %d goes on later", season.id)

    async def _go_on(self, season: Season, guild: discord.Guild) -> None:
        lost = is_lost(self.bot, season)
        if not lost:
            await self._show(season)  # first, so that people see a new one before anything happens to it
        while (act := await self.seasons.waits_for(season)) is not None:
            if lost and act not in {"hurry", "end"}:
                return  # until its managers move or cancel it
            if act in {"ask", "draw"}:
                await take_out_departed(self.bot, season)
            if act == "ask":
                await self.seasons.ask(season.id)
            elif act == "draw":
                await self.seasons.draw(season.id)
            elif act == "open":
                season = await self._pin(season, guild)
                if not await self._open_next(season, guild):
                    break
            elif act == "hurry":
                await self.seasons.hurry(season.id)
            else:
                # The posts first: once it is over, no one looks at it again.
                standing, words = await self.seasons.standing(season.id), season_words(season)
                standing.season.state = "off" if season.canceled else "over"
                if not lost:
                    content = end_content(standing, words)
                    view = season_view(standing, words, content)
                    standing.season.closed = await self._announce(standing.season, "closed", content, view)
                if lost or (await self._ask(standing.season) and await self._show_standing(standing)):
                    await self.seasons.end(season.id)
                return
            season = await self.seasons.load(season.id)
        if lost:
            return
        season = await self.seasons.load(season.id)  # since its posts were recorded in the meantime
        if season.opened in {0, CLAIMED} and not await self.seasons.numbers_to_open(season):
            opened = [each.table for each in await self.seasons.store.tables(season.id)]
            tables, store = await self.bot.service.store.tables.several(opened), self.seasons.store
            undrawn = {
                "season-unadmitted": await store.waiting(season.id),
                "season-silent": await store.waiting(season.id, SILENT),
            }
            await self._announce(
                season, "opened", draw_content(season, tables, undrawn, season_words(season)), rows()
            )
        await self._show(season)
        await self._ask(season)
        if season.state == "drawn":
            await self._pin(await self.seasons.load(season.id), guild)

    # Tables

    async def _open_next(self, season: Season, guild: discord.Guild) -> bool:
        """Open the next table of the draw in its own thread; return False if Discord refuses it for now."""
        number = (await self.seasons.numbers_to_open(season))[0]
        known = {each.number for each in await self.bot.service.seasons.store.tables(season.id)}
        if number in known:  # a kill prevented the start of its game
            await self.seasons.open_table(season.id, number, 0)
            return True
        channel = guild.get_channel(season.channel)
        try:
            if not isinstance(channel, discord.TextChannel):  # gone in the meantime
                return False
            missing = missing_for_thread(channel.permissions_for(guild.me))
            if missing:
                return await self._refuse(season, ",".join(missing))
            place = await self._thread(season, number, channel)
        except discord.HTTPException as error:
            if is_from_network(error) or is_unavailable(self.bot, guild.id):
                raise
            logger.warning("table %d of season %d is not opened: %s", number, season.id, error)
            return await self._refuse(season, LIMIT if error.code == TOO_MANY_THREADS else OTHER)
        await take_out_departed(self.bot, season, number)
        await self.seasons.open_table(season.id, number, place)
        return True

    async def _thread(self, season: Season, number: int, channel: discord.TextChannel) -> int:
        """Return the thread for a table: one that a kill prevented from being recorded, or a new one."""
        people = {each.number: each for each in await self.seasons.store.people(season.id)}
        name = thread_name(season, [people[each] for each in season.drawn[number - 1]])
        title = season_title(season, season_words(season))
        if season.opening == number:
            for thread in await channel.guild.active_threads():
                own = thread.parent_id == channel.id and thread.owner_id == channel.guild.me.id
                alike = thread.name.startswith(f"{title} · ")  # its people may have new names
                if own and alike and await self.bot.service.store.tables.newest_in(thread.id) is None:
                    return thread.id
        await self.seasons.note(season.id, opening=number, refused="")
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        after = archived_after(await self.bot.service.servers.of(channel.guild.id))
        return (await channel.create_thread(name=name, type=kind, auto_archive_duration=after)).id

    async def _refuse(self, season: Season, why: str) -> bool:
        """Record why Discord does not accept a thread, for the season's post; return False."""
        if season.refused != why:
            await self.seasons.note(season.id, refused=why)
        return False

    # Posts

    async def _show(self, season: Season) -> None:
        """Bring the post of a season up to date."""
        await self._show_standing(await self.seasons.standing(season.id))

    async def _show_standing(self, standing: SeasonStanding) -> bool:
        """Show a standing in the post of its season; return False if Discord does not accept that now."""
        season = standing.season
        words = season_words(season)
        content = season_content(standing, words, self.bot.service.tables.clock())
        return await self._post(season, "post", content, season_view(standing, words, content))

    async def _ask(self, season: Season) -> bool:
        """Post the question whether people are still in, or bring it up to date; return False if Discord refuses that now."""
        words, silent = season_words(season), await self.seasons.silent(season)
        content = ask_content(season, silent, words)
        if season.state != "asking" and season.asking == CLAIMED:
            found = await self._posted_before(season, content, season.asked)
            season.asking = found.id if found else 0
            await self.seasons.note(season.id, asking=season.asking)
        if season.state != "asking" and not season.asking:
            return True
        pings = [each.person for each in silent if each.person is not None]
        return await self._post(season, "asking", content, ask_view(season, words), pings[:MAX_NAMED])

    async def _announce(
        self, season: Season, field: Literal["opened", "closed"], content: str, view: discord.ui.View
    ) -> int:
        """Post the draw or the end of a season once, silently; return its message, `NONE` if Discord refuses it for good."""
        try:
            if getattr(season, field) in {0, CLAIMED}:
                await self._post(season, field, content, view)
        except NOT_DONE as error:
            if not is_for_good(self.bot, season.channel, error):
                raise
            logger.info("%s of season %d is not posted: %s", field, season.id, error)
            await self.seasons.note(season.id, **{field: NONE})
        return int(getattr(await self.seasons.load(season.id), field))

    async def _post(
        self,
        season: Season,
        field: Literal["post", "asking", "opened", "closed"],
        content: str,
        view: discord.ui.View,
        pings: Sequence[int] = (),
    ) -> bool:
        """Bring a post of a season up to date; return False if Discord refuses that now. Without one, post it, and ping these users.

        It is recorded before and after, so that the channel is searched for it after a kill in between.
        """
        number = getattr(season, field)
        if number > CLAIMED and await self._is_shown(season, field, number, content, view):
            return self._shown.get((season.id, season.channel, field)) == content
        message = None
        if number == CLAIMED:
            since = {"post": 0.0, "asking": season.asked}.get(field, season.begun)
            message = await self._posted_before(season, content, since)
        if message is None:
            await self.seasons.note(season.id, **{field: CLAIMED})
            message = await self.bot.get_partial_messageable(season.channel).send(
                content,
                view=view,
                silent=field in {"opened", "closed"},
                allowed_mentions=only_users(pings),
                nonce=f"{field}-{season.id}-{season.asked:.0f}",
            )
        # A new post is not pinned yet.
        await self.seasons.note(season.id, **{field: message.id}, **({"pinned": False} if field == "post" else {}))
        self._shown[season.id, season.channel, field] = content
        return True

    async def _is_shown(self, season: Season, field: str, number: int, content: str, view: discord.ui.View) -> bool:
        """Edit a post unless it is up to date; return False if it was deleted and is still needed.

        If Discord does not accept the edit now, the season continues, and the next check retries it.
        """
        if self._shown.get((season.id, season.channel, field)) == content:
            return True
        message = self.bot.get_partial_messageable(season.channel).get_partial_message(number)
        try:
            await message.edit(content=content, view=view, allowed_mentions=discord.AllowedMentions.none())
        except NOT_DONE as error:
            is_gone = isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE
            if is_gone and field == "post" and season.is_open:
                return False
            logger.info("the post of season %d is not changed: %s", season.id, error)
            if not is_for_good(self.bot, season.channel, error):
                return True
        self._shown[season.id, season.channel, field] = content
        return True

    async def _posted_before(self, season: Season, content: str, since: float) -> discord.Message | None:
        """Return an unrecorded post that begins like this one and was sent at or after `since` (Unix time)."""
        title = season_title(season, season_words(season))
        async for message in self.bot.get_partial_messageable(season.channel).history(limit=MAX_SEARCHED):
            alike = message.content.split()[:1] == content.split()[:1] and title in message.content
            if message.author == self.bot.user and alike and message.created_at.timestamp() >= since:
                return message
        return None

    async def _pin(self, season: Season, guild: discord.Guild) -> Season:
        """Pin the post of a season once, if the bot may; return the season. Repeat it if it was not recorded."""
        channel = guild.get_channel(season.channel)
        if season.pinned or season.post <= CLAIMED or not isinstance(channel, discord.TextChannel):
            return season
        if "pin_messages" in missing_in("channel", channel.permissions_for(guild.me), vital=False):
            return season
        try:
            await channel.get_partial_message(season.post).pin()
        except NOT_DONE as error:
            logger.info("the post of season %d is not pinned: %s", season.id, error)
            if not is_for_good(self.bot, season.channel, error):
                return season
        return await self.seasons.note(season.id, pinned=True)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(SeasonTasks(bot))
