"""Who may look at a table in a browser: those who may see it in Discord."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import discord

from cogs.client.bot import GameBot
from cogs.client.not_done import NOT_DONE
from cogs.client.visibility import sees
from engine.records.table import Table

logger = logging.getLogger(__name__)

ASK_SECONDS = 3600.0
"""Seconds for which Discord's answer about a person and a channel counts."""
LAST_SECONDS = 86400.0
"""Seconds for which the last answer counts while Discord cannot be asked."""
MAX_ANSWERS = 10_000


class _Answer(NamedTuple):
    allowed: bool
    at: float


class Access:
    """Remembers who may see which tables' channels, so that Discord is asked once an hour at most; `clock` returns unix seconds."""

    def __init__(self, bot: GameBot, clock: Callable[[], float]) -> None:
        self._bot, self.clock = bot, clock
        self._answers: OrderedDict[tuple[int, int], _Answer] = OrderedDict()

    async def may_look(self, table: Table, person: int, since: float) -> bool:
        """Return whether a person may look at a table, for which they opened a link at `since`, in unix seconds.

        Its players and host may, and everyone who sees its channel: they did when they got the link, and Discord is asked again
        after an hour. A process that does not have the table's server, or cannot reach Discord, relies on the last answer
        for a day.
        """
        if table.guild is None or person in {table.host, *table.users}:
            return person in {table.host, *table.users}
        key, now = (person, table.id), self.clock()
        last = self._answers.get(key, _Answer(True, since))
        if now - last.at < ASK_SECONDS:
            return last.allowed
        asked = await self._ask(table.guild, table.channel, person)
        if asked is None:
            return last.allowed and now - last.at < LAST_SECONDS
        self._answers[key] = _Answer(asked, now)
        self._answers.move_to_end(key)
        if len(self._answers) > MAX_ANSWERS:
            self._answers.popitem(last=False)
        return asked

    async def _ask(self, guild_id: int, channel: int, person: int) -> bool | None:
        """Return whether a member sees a channel; None if that cannot be found out now."""
        guild = self._bot.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return None
        try:
            member = await guild.fetch_member(person)
        except NOT_DONE as error:
            if isinstance(error, discord.NotFound):
                return False
            logger.info("Discord does not say whether user %d is on server %d", person, guild_id, exc_info=True)
            return None
        return sees(guild, member, channel)
