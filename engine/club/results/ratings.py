"""Rated games that count, and a server's ratings, kept in memory until another rated game ends there."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from engine.club.results.ladder import Ladder, LadderStanding
from engine.kernel import Text, distinct_names, text
from engine.records.table import Notice, Table
from engine.tables.manager import TableManager

MAX_KEPT = 50
"""Maximum number of ladders kept in memory."""


def no_longer_rated(table: Table, said: Text) -> Text:
    """Make a rated game unrated; return the text of the act that caused it, with a note about it."""
    if not table.rated:
        return said
    table.rated = []
    return text("act-unrated", act=said)


async def rate(tables: TableManager, table: Table) -> list[Notice]:
    """Record at the start of a game the players for whom it is rated, if its lobby asked for that; return the announcement.

    It is rated if all people seated play rated games, and there are at least two.
    """
    if not table.settings.rated or table.guild is None:
        return []
    people = table.users
    if len(people) < 2:
        return [Notice(kind="act", text=text("act-not-rated-alone"))]
    if not all([(await tables.store.users.player(user)).rated for user in people]):
        return [Notice(kind="act", text=text("act-not-rated"))]
    table.rated = people
    return [Notice(kind="act", text=text("act-rated"))]


class _Known(NamedTuple):
    """A ladder, the end of its newest game (Unix time), and the mark of the rows behind it (`rated_mark`)."""

    ladder: Ladder
    newest: float
    mark: tuple[object, ...]


class Ratings:
    """The ratings on the servers of `tables`; none of them is stored."""

    def __init__(self, tables: TableManager) -> None:
        self._store = tables.store
        self._known: OrderedDict[tuple[int, str], _Known] = OrderedDict()
        tables.made.also_empty(self._known.clear)
        self._working = asyncio.Lock()

    async def ladder(self, guild: int, game: str) -> Ladder:
        """Return the ratings of everyone with rated games of a kind on a server (change nothing in it)."""
        async with self._working:
            results = self._store.results
            # Before the rows: if one is added in between, the mark is outdated, and they are read again.
            mark = await results.rated_mark(guild, game)
            # Removed, because it may be half extended if the work fails.
            known = self._known.pop((guild, game), None)
            if known is None or known.mark != mark:
                if known is None or known.mark != await results.rated_mark(guild, game, until=known.newest):
                    known = _Known(Ladder(), -math.inf, ())
                rows = await results.rated_rows(guild, game, after=known.newest)
                await asyncio.to_thread(known.ladder.add, rows)
                known = _Known(known.ladder, rows[-1].ended if rows else known.newest, mark)
            self._known[guild, game] = known
            while len(self._known) > MAX_KEPT:
                self._known.popitem(last=False)
            return known.ladder

    async def of(self, user: int, guild: int, game: str) -> LadderStanding | None:
        """Return a person's rating; None without rated games."""
        return (await self.ladder(guild, game)).people.get(user)

    async def leaderboard(self, guild: int, game: str) -> list[LadderStanding]:
        """Return the users who want to be listed and may be, best first, by the lower bound of their rating (mu - sigma)."""
        people = dict((await self.ladder(guild, game)).people)  # which may grow in the meantime
        unlisted = await self._store.results.unlisted_users(guild)
        found = [
            each
            for user, each in people.items()
            if each.complete and user not in unlisted and (await self._store.users.player(user)).listed
        ]
        found.sort(key=lambda each: each.user)
        names = distinct_names(each.name for each in found)
        found = [msgspec.structs.replace(each, name=name) for each, name in zip(found, names, strict=True)]
        return sorted(found, key=lambda each: (-each.sure, each.user))

    async def set_listed(self, guild: int, user: int, *, listed: bool) -> None:
        """Take a user off the leaderboards of a server, or let them be listed there again."""
        await self._store.results.set_listed(guild, user, listed=listed)
