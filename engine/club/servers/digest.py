"""The digest of a server: when it is due, and the games that ended, began, or seek players since the last one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from engine.background_tasks import AT_ONCE, with_pauses
from engine.kernel import CONFIRM
from engine.records.server import DigestPlan
from engine.records.table import Move, Status, Table
from engine.records.zones import zone
from engine.registry import games
from engine.storage.store import Store

DAY = timedelta(days=1).total_seconds()
LATE_SECONDS = DAY / 2
"""Seconds after its hour during which a digest is posted; later, it is skipped."""
PERIODS = {"daily": DAY, "weekly": 7 * DAY}
"""Seconds that the first digest covers."""
MONDAY = 0


class Ended(NamedTuple):
    """A game that ended: its table, and the names and scores of those who stayed, the best first."""

    table: Table
    scores: Sequence[tuple[str, int]]


class Digest(NamedTuple):
    """The contents of a digest: ended and new games, open tables with free seats, running games, turns.

    `running` and `turns` are numbers: of games, and of turns confirmed in its time and not taken back.
    """

    ended: Sequence[Ended] = ()
    began: Sequence[Table] = ()
    seeking: Sequence[Table] = ()
    running: int = 0
    turns: int = 0

    @property
    def has_news(self) -> bool:
        """True if a game ended, began, or seeks players."""
        return bool(self.ended or self.began or self.seeking)


def due_moment(plan: DigestPlan, last: float, now: float) -> float | None:
    """Return the time of the digest that is due (Unix time) or None; `last` is the previous one's, or 0.

    There is at most one for each day of the plan's zone, and none for a time before the plan existed.
    """
    if plan.every not in PERIODS:
        return None
    there = zone(plan.zone) or UTC
    today = datetime.fromtimestamp(now, there)
    for days in (0, 1):
        day = today.date() - timedelta(days=days)
        moment = datetime(day.year, day.month, day.day, plan.hour, tzinfo=there).timestamp()
        if not 0 <= now - moment <= LATE_SECONDS or moment < plan.since:
            continue
        if plan.every == "weekly" and day.weekday() != MONDAY:
            continue
        return moment if datetime.fromtimestamp(last, there).date() < day else None
    return None


def next_midnight(name: str, now: float) -> float:
    """Return the start of the next day in a time zone, in Unix time."""
    there = zone(name) or UTC
    day = datetime.fromtimestamp(now, there).date() + timedelta(days=1)
    return datetime(day.year, day.month, day.day, tzinfo=there).timestamp()


def first_moment(plan: DigestPlan, last: float, moment: float) -> float:
    """Return the start of the period of a digest: the previous digest's time, at most a period ago."""
    return max(last, moment - PERIODS[plan.every])


async def digest_of(store: Store, guild: int, since: float, until: float, shown: Callable[[int], bool]) -> Digest:
    """Return a server's events after `since` up to `until` (Unix time), of tables in channels that are `shown`."""
    ended = list[Ended]()
    turns = 0
    for table in await store.tables.several(await store.servers.ended_on(guild, since, until)):
        if not shown(table.channel):
            continue
        turns += _turns_in(await store.tables.moves(table.id), since, until)
        rows = [row for row in await store.results.at_table(table.id) if row.score is not None]
        rows.sort(key=lambda row: (row.place_all or 0, row.seat))
        ended.append(Ended(table, [(table.seats[row.seat].name, row.score or 0) for row in rows]))
    # Only their ids are kept, since garbage collection would delay answers to presses.
    running = [table.id async for table in _open_tables(store, guild, "running", shown)]
    starts = await store.servers.began_at(running)
    began = await store.tables.several([number for number in running if since < starts.get(number, 0.0) <= until])
    seeking = [table async for table in _open_tables(store, guild, "lobby", shown) if _has_seats(table)]
    turns += await store.servers.turns_between(running, since, until)
    return Digest(ended, began, seeking, len(running), turns)


async def _open_tables(
    store: Store, guild: int, status: Status, shown: Callable[[int], bool]
) -> AsyncIterator[Table]:
    """Yield the tables on a server with a status, in channels for whose ids `shown` is true."""
    places = with_pauses(await store.servers.places_on(guild, status))
    numbers = [number async for number, channel in places if shown(channel)]
    for first in range(0, len(numbers), AT_ONCE):
        for table in await store.tables.several(numbers[first : first + AT_ONCE]):
            if table.guild == guild:
                yield table


def _turns_in(moves: Sequence[Move], since: float, until: float) -> int:
    """Return the number of turns in a log confirmed after one time, up to another, and not taken back."""
    return sum(
        move.verb == "choose" and move.live and move.choice == CONFIRM and since < move.at <= until for move in moves
    )


def _has_seats(table: Table) -> bool:
    """Return whether a person can take a seat at an open table."""
    game = games().get(table.game)
    return game is not None and len(table.seats) < (
        table.wanted or game.players_for(game.filled_options(table.options))[-1]
    )
