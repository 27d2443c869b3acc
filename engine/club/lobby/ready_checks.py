"""The presses on Start and on the buttons of a ready check, and its end after a day."""

from __future__ import annotations

from engine.club.lobby.begin import begin, commit_lobby, has_enough
from engine.club.servers.caps import TableCaps
from engine.kernel import text
from engine.records.ready_check import (
    STALE_SECONDS,
    ask,
    call,
    end_check,
    expire,
    free_seat,
    new_host,
    say_in,
    to_be_asked,
)
from engine.records.table import Notice, Table
from engine.tables.checks import check_lobby, check_set_up, not_seated, once_more
from engine.tables.clocks.times import host_change_at, later
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError


class ReadyChecks:
    """Starts the games of `tables` once all seated players have said that they are still in."""

    def __init__(self, tables: TableManager, caps: TableCaps) -> None:
        self._tables, self._caps = tables, caps

    @once_more
    async def press_start(self, table_id: int, user: int, *, manager: bool = False) -> OpenTable:
        """Start the game, or ask the other seated players first. The press of a host or manager who plays is their answer.

        Pressed again, it does not ask again. Raises like `Lobbies.start`.
        """
        async with self._tables.hold(table_id) as open_table:
            table, now = open_table.table, self._tables.clock()
            check_lobby(table, user)
            check_set_up(table, user, manager=manager)
            others = [each for each in to_be_asked(table, now) if each != user]
            if not others or not has_enough(table):  # `begin` reports the number missing
                await begin(self._tables, self._caps, open_table, user, rests_on=table.version)
            else:
                await self._caps.check(table.host, table.guild, "running", by=user)
                say_in(table, user, now)
                again = table.open_check is not None
                notices = [Notice(kind="check")] if again else ask(table, user, now)
                await self._tables.write(open_table, rests_on=table.version, notices=notices)
        self._tables.let_computers_play(open_table)
        return open_table

    @once_more
    async def confirm(self, table_id: int, number: int, user: int) -> OpenTable:
        """Record that a user is still in, as an answer to the ready check `number`; the last answer starts the game.

        Raises TableError for those who do not sit there, and if it is no longer open.
        """
        async with self._tables.hold(table_id) as open_table:
            before = self._check_asked(open_table.table, number, user)
            say_in(open_table.table, user, self._tables.clock())
            await commit_lobby(self._tables, self._caps, open_table, rests_on=before, by=user)
        self._tables.let_computers_play(open_table)
        return open_table

    @once_more
    async def leave(self, table_id: int, number: int, user: int) -> OpenTable:
        """Free the seat of a user, as an answer to the ready check with this number. Raises like `confirm`."""
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            before = self._check_asked(table, number, user)
            name, host = next(seat.name for seat in table.seats if seat.user == user), table.host
            free_seat(table, user)
            await commit_lobby(
                self._tables, self._caps, open_table,
                rests_on=before, by=user, left=name, host_before=host,
            )  # fmt: skip
        self._tables.let_computers_play(open_table)
        return open_table

    @staticmethod
    def _check_asked(table: Table, number: int, user: int) -> int:
        """Return the version of a table. Raises TableError unless its ready check with this number asks a user."""
        if table.status == "lobby" and (table.open_check is None or table.open_check.number != number):
            raise TableError(text("error-check-over"))
        check_lobby(table, user)
        if table.seat_of(user) is None:
            raise not_seated(table)
        return table.version

    @once_more
    async def call_off(self, table_id: int, number: int, user: int, *, manager: bool) -> OpenTable:
        """End the ready check with this number; everyone keeps their seat. Raises like `confirm`."""
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            if table.open_check is None or table.open_check.number != number:
                raise TableError(text("error-check-over"))
            check_set_up(table, user, manager=manager)
            notices = end_check(table, text("check-called-off"))
            await self._tables.write(open_table, rests_on=table.version, notices=notices)
        return open_table

    @once_more
    async def note_post(self, table_id: int, number: int, channel: int, message: int) -> None:
        """Remember the post of the ready check with this number. Does not change the table's version."""
        async with self._tables.hold(table_id) as open_table:
            check = open_table.table.ready_check
            if check is not None and check.number == number:
                check.channel, check.message = channel, message
                await self._tables.store.tables.commit(open_table.table, rests_on=open_table.table.version)


def _expire(table: Table, now: float) -> list[Notice]:
    """Free the seats of those who have not answered in time; return the notices: the host may start with the others."""
    asked, host, notices = len(table.users), table.host, expire(table, now)
    if table.status == "lobby":
        starts = has_enough(table)
        said = text("act-some-in" if starts else "act-too-few-in", count=len(table.users), asked=asked)
        ping = next(iter(call(table, [table.host])), None)
        notices += [*new_host(table, host), Notice(kind="act", text=said, ping=ping, starts=starts)]
    return notices


async def end_if_due(tables: TableManager, open_table: OpenTable) -> None:
    """End whatever has expired at a locked lobby that is due, or record when it will be due.

    This concerns a ready check, after which the seats of those without an answer are free; a host who has not started
    the game for `HOST_SECONDS`; and the lobby itself, if it has been unchanged for `STALE_SECONDS`.
    """
    table, before, now = open_table.table, open_table.table.version, tables.clock()
    check, outages = table.open_check, tables.outages.at(table.home, now)
    until = check.until if check is not None else 0.0
    await tables.set_times(table)  # the stored value may be older than an outage
    if check is not None and now >= check.until:
        await tables.write(open_table, rests_on=before, notices=_expire(table, now))
    elif now >= later(table.updated, STALE_SECONDS, outages):
        table.status, table.stale = "cancelled", True
        await tables.write(open_table, rests_on=before, notices=[Notice(kind="check")])
    elif (change := host_change_at(table, outages)) is not None and now >= change:
        host, table.host_since = table.host, now
        if has_enough(table):
            table.host = next(user for user in table.users if user != host)
        await tables.write_beside(open_table, new_host(table, host, "act-host-silent"))
    else:
        moved = check is not None and check.until != until
        await tables.write_beside(open_table, [Notice(kind="check")] if moved else [])
