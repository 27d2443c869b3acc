"""News of releases: one direct message for each release, to operators who want that."""

from __future__ import annotations

import asyncio
import logging
import re

import aiohttp
import discord
from discord.ext import commands

from cogs.base.not_done import NOT_DONE, is_unreachable
from cogs.client.access import owners
from cogs.client.bot import GameBot
from engine.catalogue import catalogue, locales
from engine.records.errors import StoreError, StoreFault
from engine.tables.open.versions import RELEASE

logger = logging.getLogger(__name__)

NOTE = "release news"
"""The key of the note with the newest release that the owner was notified of."""
LOOK_SECONDS = 86_400.0
"""Seconds between two checks of the list of releases."""
FETCH_SECONDS = 30.0
"""Maximum number of seconds for reading the list."""
MAX_FEED = 1_000_000
"""Maximum size of the list in bytes; the rest, which has older releases, is not read."""
TAG = re.compile(r"""/releases/tag/(?P<tag>v?(?P<version>[0-9]{1,4}(?:\.[0-9]{1,4}){2}))["'<]""")
"""Matches the link to a release in the feed; tags of other forms, such as release candidates, are left out."""

Version = tuple[int, ...]


class ReleaseNews(commands.Cog):
    """Looks once a day at the feed of releases of the repository that the operator runs (`releases.atom`).

    Of several processes, the one with direct messages looks. Failures are logged at a low level and retried the next
    day.
    """

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._looking: asyncio.Task[None] | None = None

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start once, if the operator wants news."""
        if self.bot.release_news and self.bot.links.source and self.bot.own.has(None) and self._looking is None:
            self._looking = self.bot.tasks.begin(self._look_daily(), "release news")

    async def _look_daily(self) -> None:
        while True:
            try:
                await self._look()
            except (*NOT_DONE, StoreError, StoreFault) as error:
                # No retry today: the list still has these releases tomorrow.
                logger.info("no news of releases today: %s", error or type(error).__name__)
            except Exception:
                logger.exception("no news of releases today")
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self) -> None:
        """Notify the owners of a newer release, unless they have already been notified."""
        source, application = self.bot.links.source.rstrip("/"), self.bot.application
        tag = newest(await fetch(f"{source}/releases.atom"))
        notes = self.bot.service.store.bot_notes
        if tag is None or application is None or version_of(tag) <= version_of(RELEASE):
            return
        if (noted := await notes.recall(NOTE)) is not None and version_of(noted) >= version_of(tag):
            return
        told = [await self._notify(user, tag, f"{source}/releases/tag/{tag}") for user in owners(application)]
        if any(told):
            await notes.note(NOTE, tag)

    async def _notify(self, user: int, tag: str, link: str) -> bool:
        """Send an owner the news; return False if the owner does not accept direct messages."""
        chosen = self.bot.service.players.languages.get(user)
        words = catalogue(chosen if chosen in locales() else "en")
        content = words("release-news", version=tag.removeprefix("v"), current=RELEASE, link=link)
        try:
            channel = await self.bot.create_dm(discord.Object(user))
            await channel.send(content, allowed_mentions=discord.AllowedMentions.none(), nonce=f"release-{tag}")
        except discord.HTTPException as error:
            if not is_unreachable(error):
                raise
            logger.info("owner %d gets no news of releases: %s", user, error)
            return False
        return True


async def fetch(address: str) -> str:
    """Return the beginning of a page. Raises aiohttp.ClientError or TimeoutError if it cannot be read."""
    timeout = aiohttp.ClientTimeout(total=FETCH_SECONDS)
    headers = {"User-Agent": f"correspondence/{RELEASE}"}
    async with aiohttp.ClientSession(timeout=timeout, headers=headers) as session, session.get(address) as answer:
        answer.raise_for_status()
        content = b""
        async for part in answer.content.iter_chunked(65_536):
            content += part
            if len(content) >= MAX_FEED:
                break
    return content.decode(errors="replace")


def newest(feed: str) -> str | None:
    """Return the tag of the newest release in a feed, None if it has none."""
    tags = [found["tag"] for found in TAG.finditer(feed)]
    return max(tags, key=version_of, default=None)


def version_of(tag: str) -> Version:
    """Return the numbers of a version, to compare it."""
    return tuple(int(part) for part in tag.removeprefix("v").split("."))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(ReleaseNews(bot))
