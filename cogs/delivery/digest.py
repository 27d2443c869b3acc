"""The digest: one silent post a day or week on a server whose managers want it, about games that all readers can see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import discord
from discord.ext import commands

from cogs.base.not_done import NOT_DONE, is_from_network
from cogs.base.visibility import seen_by_all_readers
from cogs.base.words import MAX_CONTENT, clip, link, locale_of, safe_name, title
from cogs.client.bot import GameBot
from engine.catalogue import Catalogue, catalogue
from engine.club.servers.digest import Digest, digest_of, due_moment, first_moment
from engine.records.errors import StoreError, StoreFault
from engine.records.server import ServerSettings
from engine.records.table import Table
from engine.registry import games

logger = logging.getLogger(__name__)

NOTE = "digest "
"""Prefix of the notes about the newest digest of each server, followed by the server's id."""
BEGUN, DONE = "begun", "done"
LOOK_SECONDS = 60.0
MAX_SEARCHED = 50
"""Maximum number of a channel's newest messages that are searched for a digest."""
MAX_LISTED, MAX_LINE = 6, 90
"""Maximum number of games of a kind that a digest lists, and of characters about the people of one."""


class Digests(commands.Cog):
    """Posts the digests of this process's servers.

    A note in the database marks a digest as started before the post, and as done after it: after a crash in between,
    the channel is searched before a retry.
    """

    def __init__(self, bot: GameBot) -> None:
        self.bot, self._store = bot, bot.service.store
        self._looking: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look for due digests from the first connection on."""
        if self._looking is None:
            self._looking = self.bot.tasks.begin(self._keep_looking(), "digests")

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except (StoreError, StoreFault) as error:
                logger.warning("no digests for now: %s", error)
            except Exception:
                logger.exception("no digests for now")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Post every digest that is due."""
        async with self._one_at_a_time:
            for number, settings in (await self._store.servers.with_digest()).items():
                guild = self.bot.get_guild(number)
                # Servers of other processes are unknown to this one.
                if guild is not None and not guild.unavailable:
                    await self._post_if_due(guild, settings)

    async def _post_if_due(self, guild: discord.Guild, settings: ServerSettings) -> None:
        plan, key, notes = settings.digest, f"{NOTE}{guild.id}", self._store.bot_notes
        state, done, before = read_note(await notes.recall(key))
        # A digest that was started is the one before only once it is done.
        last = done if state == DONE else before
        moment = due_moment(plan, last, self.bot.service.tables.clock())
        channel = guild.get_channel(plan.channel)
        if moment is None or not isinstance(channel, discord.TextChannel):
            return
        again = state == BEGUN and done == moment
        await notes.note(key, f"{BEGUN} {moment} {last}")
        if await self._post(channel, settings, first_moment(plan, last, moment), moment, again=again):
            await notes.note(key, f"{DONE} {moment} {last}")

    async def _post(
        self, channel: discord.TextChannel, settings: ServerSettings, since: float, until: float, *, again: bool
    ) -> bool:
        """Post a digest unless nothing happened; return whether it is done, which it is not if Discord cannot be reached.

        `again`: a previous attempt may have succeeded.
        """
        guild = channel.guild
        digest = await digest_of(
            self._store, guild.id, since, until, lambda place: seen_by_all_readers(guild, place, channel.id)
        )
        if not digest.has_news:
            return True
        words = catalogue(settings.locale or locale_of(guild.preferred_locale))
        try:
            if not (again and await self._stands_in(channel, until)):
                await channel.send(
                    digest_text(digest, since, until, words),
                    silent=True,
                    suppress_embeds=True,
                    allowed_mentions=discord.AllowedMentions.none(),
                    nonce=f"d{int(until) // 3600}-{guild.id:x}",
                )
        except discord.Forbidden as error:
            if is_from_network(error):
                return False
            logger.info("no digest in channel %d: %s", channel.id, error)
        except NOT_DONE as error:
            logger.warning("the digest of server %d is not posted yet: %s", guild.id, error)
            return False
        return True

    async def _stands_in(self, channel: discord.TextChannel, moment: float) -> bool:
        """Return whether a channel may already contain the digest of a moment; true where its history cannot be read."""
        if not channel.permissions_for(channel.guild.me).read_message_history:
            return True
        async for message in channel.history(limit=MAX_SEARCHED):
            if message.author == self.bot.user and f"<t:{int(moment)}:f>" in message.content.partition("\n")[0]:
                return True
        return False


def read_note(text: str | None) -> tuple[str, float, float]:
    """Return the state of a server's newest digest, its time, and the time of the one before it (Unix time)."""
    state, moment, before = [*(text or "").split(), "", "0", "0"][:3] if text else ("", "0", "0")
    return state, float(moment), float(before)


def digest_text(digest: Digest, since: float, until: float, words: Catalogue) -> str:
    """Return the post of a digest, in one language for everyone, with as many games as fit."""
    texts = (_text(digest, since, until, words, most) for most in range(MAX_LISTED, 0, -1))
    return next((text for text in texts if len(text) <= MAX_CONTENT), words("digest-running", count=digest.running))


def _text(digest: Digest, since: float, until: float, words: Catalogue, most: int) -> str:
    """Return the post of a digest with at most that many games of each kind."""
    lines = [words("digest-heading", since=int(since), until=int(until))]
    scores = {each.table.id: each.scores for each in digest.ended}

    def results(table: Table) -> str:
        return words.join([f"{safe_name(name)} {score}" for name, score in scores[table.id]])

    def names(table: Table) -> str:
        return words.join([safe_name(seat.name) for seat in table.seats])

    def seats(table: Table) -> str:
        players = games()[table.game].players_for(games()[table.game].filled_options(table.options))
        asked = str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"
        return words("open-tables-seats", taken=len(table.seats), players=asked)

    lines += _section(words("digest-ended"), [each.table for each in digest.ended], results, words, most)
    lines += _section(words("digest-began"), digest.began, names, words, most)
    lines += _section(words("digest-seeking"), digest.seeking, seats, words, most)
    counts = [words("digest-running", count=digest.running)] if digest.running else []
    counts += [words("digest-turns", count=digest.turns)] if digest.turns else []
    if counts:
        lines.append(f"-# {' '.join(counts)}")
    return "\n".join(lines)


def _section(
    heading: str, tables: Sequence[Table], about: Callable[[Table], str], words: Catalogue, most: int
) -> list[str]:
    """Return a heading and at most that many lines about tables, then the number of others; empty without tables."""
    if not tables:
        return []
    lines = [f"**{heading}**"]
    lines += [
        f"- [{title(table, words)}](<{link(table)}>) · {clip(about(table), MAX_LINE)}" for table in tables[:most]
    ]
    if len(tables) > most:
        lines.append(f"- {words('digest-more', count=len(tables) - most)}")
    return lines


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Digests(bot))
