"""Seats of a running game that its host offers to everyone."""

from __future__ import annotations

from engine.club.hosting.consent import to_be_asked
from engine.club.hosting.hosting import Hosting
from engine.club.servers.caps import TableCaps
from engine.kernel import text
from engine.records.table import Notice, Person
from engine.tables.checks import check_host, once_more
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError


class OpenSeats:
    """Offers seats of `tables` to everyone, until the first person takes one or the host withdraws it."""

    def __init__(self, tables: TableManager, hosting: Hosting) -> None:
        self._tables, self._hosting, self._caps = tables, hosting, TableCaps(tables.store)

    @once_more
    async def offer(self, table_id: int, by: Person, seat: int, *, manager: bool) -> OpenTable:
        """Offer the seat of a computer player, or of a late or absent player, to everyone.

        Host or managers; announced. Raises TableError for any other seat, one that is already offered, in direct
        messages, and in rated games.
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            open_table.playing()
            check_host(table, by.user, manager=manager)
            to_be_asked(table, by.user, "offer-all")
            if table.direct:
                raise TableError(text("error-direct-others"))
            if not 0 <= seat < len(table.seats) or table.seats[seat].automaton:
                raise TableError(text("error-no-such-seat"))
            if table.seats[seat].user is not None and seat not in {*table.late, *table.absent}:
                raise TableError(text("error-seat-in-use"))
            if seat in table.seats_to_take:
                raise TableError(text("error-seat-open-already"))
            table.seats[seat].for_all = True
            said = text("act-seat-for-all", who=by.name, old=table.seats[seat].name)
            await self._tables.write_beside(open_table, [Notice(kind="act", text=said, for_all=seat)])
            return open_table

    @once_more
    async def withdraw(self, table_id: int, user: int, seat: int, *, manager: bool) -> OpenTable:
        """Stop offering a seat to everyone. Host or managers. Raises TableError if it is not offered."""
        async with self._tables.hold(table_id) as open_table:
            check_host(open_table.table, user, manager=manager)
            if seat not in open_table.table.seats_to_take:
                raise TableError(text("error-seat-gone"))
            open_table.table.seats[seat].for_all = False
            await self._tables.write_beside(open_table, [Notice(kind="status")])
            return open_table

    @once_more
    async def take(self, table_id: int, person: Person, seat: int) -> OpenTable:
        """Give a seat that is offered to everyone to a person; announced.

        Raises TableError if another person was faster, and for newcomers who already play as many games as allowed.
        """
        async with self._tables.hold(table_id, f"open seat taken by user {person.user}") as open_table:
            table = open_table.table
            open_table.playing()
            if table.seat_of(person.user) is not None:
                raise TableError(text("error-already-seated"))
            if seat not in table.seats_to_take:
                raise TableError(text("error-seat-gone"))
            await self._caps.check_newcomer(person.user, table.guild)
            said = text("act-seat-taken", who=person.name, old=table.seats[seat].name)
            await self._hosting.reseat(open_table, seat, person, said, person.user)
        self._tables.let_computers_play(open_table)
        return open_table
