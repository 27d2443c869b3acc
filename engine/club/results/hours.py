"""The time of the day at which most people at an open table usually answer; never about a single person."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from engine.kernel import Text, text
from engine.records.errors import DamagedFault
from engine.records.table import PlayerSettings, Table
from engine.records.zones import zone
from engine.tables.manager import TableManager

logger = logging.getLogger(__name__)

MOST_GAMES = 2
"""Maximum number of a person's newest games on a server from which logs are read."""
MIN_ANSWERS = 10
"""Minimum number of a person's answers in these games for their usual hours to be known."""
MIN_PEOPLE = 2
"""Minimum number of other people at a table whose usual hours are known."""
KEPT_SECONDS, MAX_KEPT = 86400.0, 5000
"""Seconds for which usual hours are kept in memory, and the maximum number of people whose hours are."""
PERIODS = ("night", "morning", "afternoon", "evening")
"""The quarters of a day, from midnight on."""
Shares = tuple[float, ...]
"""The shares of a person's answers in each hour of the day, in UTC."""


def shares_of(times: Sequence[float]) -> Shares | None:
    """Return the shares of answers at some times (Unix time) by hour; None for too few answers."""
    if len(times) < MIN_ANSWERS:
        return None
    hours = [datetime.fromtimestamp(each, UTC).hour for each in times]
    return tuple(hours.count(hour) / len(hours) for hour in range(24))


def usual_time(known: Sequence[Shares], people: int, offset: timedelta) -> Text | None:
    """Return the time of day of most of the answers of `people`, in a time zone that is `ahead` of UTC.

    `known` are the shares of those whose usual hours are known. None if they are too few, or if no time of the day
    has most answers.
    """
    if len(known) < MIN_PEOPLE:
        return None
    by_period = [0.0] * len(PERIODS)
    ahead = round(offset / timedelta(hours=1))
    for shares in known:
        for hour, share in enumerate(shares):
            by_period[(hour + ahead) % 24 * len(PERIODS) // 24] += share
    best = max(range(len(PERIODS)), key=lambda period: by_period[period])
    return text(f"hours-{PERIODS[best]}") if by_period[best] > people / 2 else None


class UsualHours:
    """Computes the usual answering hours of people at open tables from the logs of their newest games."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store
        self._kept: dict[tuple[int, int], tuple[float, Shares | None]] = {}
        tables.made.also_empty(self._kept.clear)

    async def at(self, table: Table, reader: int, guild: int) -> Text | None:
        """Return the hours in which most others at a table on a server usually answer, in the reader's time zone.

        None if the reader has set no zone, or if too little is known. People who want no remarks count as unknown.
        """
        named = (await self._store.users.player(reader)).timezone
        here = zone(named) if named != PlayerSettings().timezone else None
        others = [user for user in table.users if user != reader]
        if here is None or len(others) < MIN_PEOPLE:
            return None
        found = [await self._of(user, guild) for user in others]
        known = [shares for shares in found if shares is not None]
        offset = datetime.fromtimestamp(self._tables.clock(), here).utcoffset() or timedelta()
        return usual_time(known, len(others), offset)

    async def _of(self, user: int, guild: int) -> Shares | None:
        """Return the usual hours of a person on a server, None if they are unknown or the person wants no remarks."""
        if not (await self._store.users.player(user)).remarks:
            return None
        now, erasures = self._tables.clock(), self._tables.made.erasures
        until, shares = self._kept.get((user, guild), (0.0, None))
        if now < until:
            return shares
        times, results = list[float](), self._store.results
        for result in await results.newest_of_user(user, MOST_GAMES, guild=guild):
            try:
                times += await results.answer_times(user, result.table_id)
            except DamagedFault:
                # One damaged log must not hide the list.
                logger.exception("the log of table %d says nothing about usual hours", result.table_id)
        shares = shares_of(times)
        if erasures == self._tables.made.erasures:
            if len(self._kept) >= MAX_KEPT:
                self._kept.clear()
            self._kept[user, guild] = now + KEPT_SECONDS, shares
        return shares
