"""Who may look at a table in a browser: those who may see it in Discord."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from cogs.client.access import member_sees
from cogs.client.bot import GameBot
from cogs.client.limits import Limit, Throttle
from cogs.web.flights import Flights
from engine.records.table import Table

ASK_SECONDS = 3600.0
"""Seconds for which Discord's answer about a person and a channel counts."""
LAST_SECONDS = 86400.0
"""Seconds for which the last answer counts while Discord cannot be asked."""
AGAIN_SECONDS = 60.0
"""Seconds after which Discord is asked again if it did not answer."""
ASK_LIMIT = Limit(at_once=10, a_second=1)
"""Limit of questions to Discord about people, so that pages leave room for the bot's own requests."""
MAX_ANSWERS = 10_000


class _Answer(NamedTuple):
    allowed: bool
    at: float
    """When Discord gave it, in unix seconds."""
    again: float
    """When Discord is to be asked again."""


class Access:
    """Remembers who may see which tables' channels, so that Discord is asked once an hour at most; `clock` returns unix seconds."""

    def __init__(self, bot: GameBot, clock: Callable[[], float]) -> None:
        self._bot, self.clock = bot, clock
        self._answers: OrderedDict[tuple[int, int], _Answer] = OrderedDict()
        self._asking = Flights[tuple[int, int], bool]()
        self._rate = Throttle(ASK_LIMIT)

    async def may_look(self, table: Table, person: int, since: float) -> bool:
        """Return whether a person may look at a table, for which they opened a link at `since`, in unix seconds.

        Its players and host may, and everyone who sees its channel: they did when they got the link, and Discord is asked again
        after an hour. A process that does not have the table's server, cannot reach Discord, or has too many to ask about,
        relies on the last answer for a day.
        """
        if table.guild is None or person in {table.host, *table.users}:
            return person in {table.host, *table.users}
        key = (person, table.id)
        last = self._answers.get(key, _Answer(True, since, since + ASK_SECONDS))
        if self.clock() < last.again:
            return last.allowed
        return await self._asking.join(key, partial(self._look, table.guild, table.channel, key, last))

    async def _look(self, guild: int, channel: int, key: tuple[int, int], last: _Answer) -> bool:
        """Ask Discord, and remember the answer; without one, rely on the last."""
        asked = await self._ask(guild, channel, key[0]) if self._rate.ask(0) == "pass" else None
        now = self.clock()
        if asked is None:
            answer = _Answer(last.allowed and now - last.at < LAST_SECONDS, last.at, now + AGAIN_SECONDS)
        else:
            answer = _Answer(asked, now, now + ASK_SECONDS)
        self._answers[key] = answer
        self._answers.move_to_end(key)
        if len(self._answers) > MAX_ANSWERS:
            self._answers.popitem(last=False)
        return answer.allowed

    async def _ask(self, guild_id: int, channel_id: int, person: int) -> bool | None:
        """Return whether a member sees a channel, also an archived or private thread; None if that cannot be found out now."""
        guild = self._bot.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return None
        return await member_sees(guild, channel_id, person)
