"""Merging two lobbies that wait for players of the same game: proposed to both hosts, and done when both want it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import combinations

from engine.kernel import text
from engine.records.people import ANY_PACE, Wish
from engine.records.posts import MergedInto, MergeProposal
from engine.records.table import Seat, Table
from engine.registry import games
from engine.tables.administration.caps import TableCaps
from engine.tables.checks import once_more
from engine.tables.manager import TableManager
from engine.tables.open_table import OpenTable, TableError
from engine.tables.starting.avoiding import are_apart
from engine.tables.starting.begin import commit_lobby, is_full, starts_by_itself
from engine.tables.starting.names import own_name
from engine.tables.starting.wishes import fits

WAITING_SECONDS = 86400.0
"""Seconds that a lobby must have waited before it is proposed to merge it with another."""
ANSWER_SECONDS = 3 * 86400.0
"""Seconds in which the hosts can answer."""
TERMS = (
    "pace",
    "bank",
    "weekends",
    "late",
    "give_up_days",
    "rated",
    "suggestions",
    "locale",
    "silent_live",
    "pauses",
)
"""The settings in which two lobbies must agree: a merge changes the terms of no player's game, nor its language."""


def people_to_move(older: Table, newer: Table) -> list[Seat]:
    """Return the seats of people in a newer lobby who have none in an older one."""
    return [seat for seat in newer.seats if seat.user is not None and older.seat_of(seat.user) is None]


def can_merge(older: Table, newer: Table) -> bool:
    """Return whether all people of a newer lobby can be seated in an older one of the same kind."""
    moved = people_to_move(older, newer)
    game = games().get(older.game)
    if not moved or game is None or older.id >= newer.id or (older.game, older.guild) != (newer.game, newer.guild):
        return False
    return (
        older.guild is not None
        and {older.status, newer.status} == {"lobby"}
        and not (older.season or newer.season or newer.invited or older.open_check or newer.open_check)
        and game.filled_options(older.options) == game.filled_options(newer.options)
        and all(getattr(older.settings, name) == getattr(newer.settings, name) for name in TERMS)
        and not is_full(newer)
        and len(older.seats) + len(moved) <= game.players_for(older.options)[-1]
        and not {*newer.removed} & {*older.users, older.host}
        and all(fits(_wish_of(seat, older), older) for seat in moved)
    )


def _wish_of(seat: Seat, table: Table) -> Wish:
    """Return the wish of a person for a seat at any table of the game of a table."""
    assert seat.user is not None
    return Wish(seat.user, table.guild or 0, table.game, 0, ANY_PACE, 0.0, 0.0)


def open_proposal(table: Table, now: float) -> MergeProposal | None:
    """Return the proposal to merge a lobby with a newer one, if its hosts can answer it now."""
    merge = table.merge
    stands = merge is not None and not merge.declined and now < merge.at + ANSWER_SECONDS
    return merge if stands and table.status == "lobby" else None


class Merging:
    """Proposes to merge lobbies among `tables`, and merges them."""

    def __init__(self, tables: TableManager, caps: TableCaps) -> None:
        self._tables, self._caps = tables, caps

    async def lobbies(self) -> list[Table]:
        """Return the lobbies of this process's servers on which there are several, in order."""
        store = self._tables.store
        return await store.tables.several(await store.servers.with_several_lobbies(shards=self._tables.shards))

    async def propose(
        self, lobbies: Iterable[Table], seen: Callable[[Table, Table], bool]
    ) -> list[tuple[Table, Table]]:
        """Propose to merge lobbies of the same kind that have waited for a day, each pair once; return these pairs.

        `seen` says whether everyone who sees the channel of the newer one, the second, sees that of the older one. A lobby has one
        open proposal at a time.
        """
        now, found = self._tables.clock(), list(lobbies)
        merges = [(table.id, merge.other) for table in found if (merge := open_proposal(table, now)) is not None]
        busy, proposed = {number for pair in merges for number in pair}, list[tuple[Table, Table]]()
        waiting = [table for table in found if now - table.created > WAITING_SECONDS]
        for older, newer in combinations(sorted(waiting, key=lambda table: table.id), 2):
            if busy & {older.id, newer.id} or not self._may_propose(older, newer, seen):
                continue
            if (pair := await self._propose(older.id, newer.id, seen)) is not None:
                busy |= {older.id, newer.id}
                proposed.append(pair)
        return proposed

    @staticmethod
    def _may_propose(older: Table, newer: Table, seen: Callable[[Table, Table], bool]) -> bool:
        return newer.id not in older.merges and can_merge(older, newer) and seen(older, newer)

    @once_more
    async def _propose(
        self, older: int, newer: int, seen: Callable[[Table, Table], bool]
    ) -> tuple[Table, Table] | None:
        """Note that it is proposed to merge two lobbies and return them; None if that is no longer possible."""
        async with self._both(older, newer) as (open_table, other):
            table = open_table.table
            if not self._may_propose(table, other.table, seen):
                return None
            if await are_apart(self._tables.store.avoided, table, other.table):
                return None
            table.merge = MergeProposal(
                other=newer,
                at=self._tables.clock(),
                hosts=(table.host, other.table.host),
                channels=(table.channel, other.table.channel),
            )
            table.merges = [*table.merges, newer]
            await self._tables.store.tables.commit(table, rests_on=table.version)
            return table, other.table

    @asynccontextmanager
    async def _both(self, older: int, newer: int) -> AsyncIterator[tuple[OpenTable, OpenTable]]:
        """Lock two lobbies in the order of their ids. TableError if they cannot be in this order."""
        if older >= newer:
            raise TableError(text("error-merge-over"))
        async with self._tables.hold(older, "merging") as first, self._tables.hold(newer, "merging") as second:
            yield first, second

    async def _check(self, older: Table, newer: Table, user: int) -> MergeProposal:
        """Return the proposal to merge two lobbies; TableError if it is over, or asks other people than this user."""
        proposal = open_proposal(older, self._tables.clock())
        if (
            proposal is None
            or proposal.other != newer.id
            or proposal.hosts != (older.host, newer.host)
            or proposal.channels != (older.channel, newer.channel)  # what people see there was checked
            or user not in proposal.hosts
            or not can_merge(older, newer)
            or await are_apart(self._tables.store.avoided, older, newer)
        ):
            raise TableError(text("error-merge-over"))
        return proposal

    @once_more
    async def agree(self, older: int, newer: int, user: int) -> Table | None:
        """Note that a host wants to merge two lobbies. Once both do, merge them and return the older one, else None.

        Everyone at the newer one gets a seat at the older one, and the newer one closes, in one commit. Pressed again, it does nothing.
        TableError if the proposal is over: a host or what the lobbies have in common has changed.
        """
        async with self._both(older, newer) as (open_table, other):
            table = open_table.table
            proposal = await self._check(table, other.table, user)
            proposal.agreed = tuple(dict.fromkeys((*proposal.agreed, user)))
            if not {*proposal.hosts} <= {*proposal.agreed}:
                await self._tables.store.tables.commit(table, rests_on=table.version)
                return None
            was_to_start, moved = starts_by_itself(table), people_to_move(table, other.table)
            for seat in moved:
                table.seats.append(Seat(name=own_name(table, seat.name), user=seat.user))
            table.called = [*table.called, *(user for user in other.table.called if user in {s.user for s in moved})]
            table.merge = None
            other.table.merge, other.table.merged = None, MergedInto(table.id, table.channel, table.lobby_post)
            await commit_lobby(
                self._tables, self._caps, open_table,
                rests_on=table.version, by=user, was_to_start=was_to_start, elsewhere=True, closing=other.table,
            )  # fmt: skip
        self._tables.let_computers_play(open_table)
        return open_table.table

    @once_more
    async def decline(self, older: int, newer: int, user: int) -> None:
        """Note that a host does not want to merge two lobbies; it is not proposed again. TableError as for `agree`."""
        async with self._both(older, newer) as (open_table, other):
            proposal = await self._check(open_table.table, other.table, user)
            proposal.declined = True
            await self._tables.store.tables.commit(open_table.table, rests_on=open_table.table.version)

    @once_more
    async def note_message(self, older: int, user: int, message: int) -> None:
        """Note the direct message in which a host is asked (0: none can be sent). Does not change the table's version."""
        async with self._tables.hold(older) as open_table:
            if (merge := open_table.table.merge) is not None and user in merge.hosts:
                merge.messages = {**merge.messages, user: message}
                await self._tables.store.tables.commit(open_table.table, rests_on=open_table.table.version)
