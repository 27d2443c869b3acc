"""Stopping the clocks of a running game: with the consent of all players, or briefly by the host alone."""

from __future__ import annotations

from engine.club.hosting.consent import ask_others, to_be_asked
from engine.kernel import text
from engine.records.table import Notice, Person, Table
from engine.tables.checks import check_host, not_seated, once_more
from engine.tables.clocks.pauses import MAX_ALONE, PAUSE_DAYS, begin_pause, days_alone, end_pause
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError


def may_pause_alone(table: Table, user: int, days: int, *, manager: bool) -> bool:
    """Return whether a user needs no consent to pause a table for some days: as its host or a manager, within `MAX_ALONE`, if it is not rated."""
    alone = (user == table.host or manager) and days_alone(table) + days <= MAX_ALONE
    return alone and not to_be_asked(table, user, "pause")


class Pauses:
    """Pauses the running games of `tables`. In a pause, no time counts and no one is reminded, but moves are possible."""

    def __init__(self, tables: TableManager) -> None:
        self._tables = tables

    def check(self, open_table: OpenTable, user: int, *, manager: bool) -> None:
        """Raise TableError unless a user can pause a table, or ask the others to."""
        table = open_table.table
        open_table.playing()
        if table.season:
            raise TableError(text("error-season-pause"))
        if not (table.settings.pauses or manager):
            raise TableError(text("error-pause-server"))
        if len(table.users) < 2:
            raise TableError(text("error-pause-alone"))
        if table.paused is not None:
            raise TableError(text("error-paused", until=int(table.paused.until)))
        if table.seat_of(user) is None and user != table.host and not manager:
            raise not_seated(table)

    @once_more
    async def pause(self, table_id: int, by: Person, days: int, *, manager: bool) -> OpenTable:
        """Pause a table for some days, or ask the other players for consent (`may_pause_alone`).

        A pause is announced, and so is its end. Raises TableError like `check`, for a number that is not in
        `PAUSE_DAYS`, while another request is open, and for a host without a seat who would have to ask.
        """
        async with self._tables.hold(table_id, f"pause by user {by.user}") as open_table:
            table = open_table.table
            self.check(open_table, by.user, manager=manager)
            if days not in PAUSE_DAYS:
                raise TableError(text("error-setting"))
            if not may_pause_alone(table, by.user, days, manager=manager):
                if table.seat_of(by.user) is None and not table.rated:
                    raise TableError(text("error-pause-longer", days=MAX_ALONE))
                await ask_others(self._tables, open_table, by, pause=days)
                return open_table
            begin_pause(table, days, self._tables.clock(), alone=True)
            assert table.paused is not None
            said = text("act-paused", who=by.name, until=int(table.paused.until))
            await self._tables.write_beside(open_table, [Notice(kind="act", text=said)])
            return open_table

    @once_more
    async def resume(self, table_id: int, by: Person, *, manager: bool) -> OpenTable:
        """End a pause early. Host or managers; announced. Raises TableError if not paused, rated, or of a season."""
        async with self._tables.hold(table_id, f"end of a pause by user {by.user}") as open_table:
            table = open_table.table
            open_table.playing()
            if table.season:
                raise TableError(text("error-season-pause"))
            if table.paused is None:
                raise TableError(text("error-not-paused"))
            check_host(table, by.user, manager=manager)
            to_be_asked(table, by.user, "resume")
            end_pause(table, self._tables.clock())
            await self._tables.write_beside(open_table, [Notice(kind="act", text=text("act-resumed", who=by.name))])
            return open_table
