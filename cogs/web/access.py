"""Access to a table in a browser: for people who may see it in Discord."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from cogs.base.limits import Limit, Throttle
from cogs.client.access import member_sees
from cogs.client.bot import GameBot
from cogs.web.flights import Flights
from engine.records.table import Table

ASK_SECONDS, SEATED_SECONDS = 3600.0, 86400.0
"""Seconds for which Discord's answer about a person and a table is valid: for spectators, and for players and host."""
LAST_SECONDS = 86400.0
"""Seconds for which the last answer about a spectator is valid while Discord cannot be asked."""
AGAIN_SECONDS = 60.0
"""Seconds after which Discord is asked again if it did not answer."""
ASK_LIMIT = Limit(at_once=10, a_second=1)
"""Limit of questions to Discord about people, so that pages leave room for the bot's own requests."""
PERSON_ASK_LIMIT = Limit(at_once=5, a_second=5 / 60)
"""Limit of questions about one person."""
MAX_ANSWERS = 10_000


class _Question(NamedTuple):
    """A person who wants to look at a table; those who are `seated` play there or are its host."""

    person: int
    table: int
    seated: bool


class _Answer(NamedTuple):
    allowed: bool
    at: float
    """The time at which Discord gave it, in Unix time."""
    again: float
    """The time at which Discord must be asked again."""


class Access:
    """Remembers who may see which tables, so that Discord is asked once an hour at most; `clock` returns Unix time."""

    def __init__(self, bot: GameBot, clock: Callable[[], float]) -> None:
        self._bot, self.clock = bot, clock
        self._answers: OrderedDict[_Question, _Answer] = OrderedDict()
        self._asking = Flights[_Question, bool]()
        self._rate, self._rate_of = Throttle(ASK_LIMIT), Throttle(PERSON_ASK_LIMIT)

    async def may_look(self, table: Table, person: int, since: float) -> bool:
        """Return whether a person may look at a table whose link they opened at `since` (Unix time; 0 for never).

        Everyone who sees its channel may: they did when they got the link, and Discord is asked again after an hour.
        Without a link, Discord is asked at once.
        Its players and host may while they are on its server, and Discord is asked once a day. A process that does
        not have the table's server, cannot reach Discord, or has too many questions, relies on the last answer: for a
        day or, for players and host, until there is another.
        """
        seated = person in {table.host, *table.users}
        if table.guild is None:
            return seated
        question = _Question(person, table.id, seated)
        last = self._answers.get(question)
        if last is None or last.at < since:
            last = _Answer(True, since, since + _lasts(question))
        if self.clock() < last.again:
            return last.allowed
        return await self._asking.join(question, partial(self._look, table.guild, table.channel, question, last))

    async def _look(self, guild: int, channel: int, question: _Question, last: _Answer) -> bool:
        """Ask Discord, and remember the answer; without one, rely on the last."""
        free = self._rate_of.ask(question.person) == "pass" and self._rate.ask(0) == "pass"
        asked = await self._ask(guild, channel, question.person, seated=question.seated) if free else None
        now = self.clock()
        if asked is None:
            counts = question.seated or now - last.at < LAST_SECONDS
            answer = _Answer(last.allowed and counts, last.at, now + AGAIN_SECONDS)
        else:
            answer = _Answer(asked, now, now + _lasts(question))
        self._answers[question] = answer
        self._answers.move_to_end(question)
        if len(self._answers) > MAX_ANSWERS:
            self._answers.popitem(last=False)
        return answer.allowed

    async def _ask(self, guild_id: int, channel_id: int, person: int, *, seated: bool) -> bool | None:
        """Return whether a person is on a server and, unless `seated`, sees a channel or any kind of thread.

        None if that cannot be found out now.
        """
        if self._bot.is_ready() and self._bot.knows_left(guild_id):
            return False
        guild = self._bot.get_guild(guild_id)
        if guild is None:
            return None
        return await member_sees(guild, None if seated else channel_id, person)


def _lasts(question: _Question) -> float:
    """Return the seconds for which an answer to a question is valid."""
    return SEATED_SECONDS if question.seated else ASK_SECONDS
