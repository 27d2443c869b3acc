"""The table settings that a host can change at any time: pace, reminders, suggestions, icons, language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec

from engine.catalogue import locales
from engine.club.hosting.consent import ask_others, change_clock, to_be_asked
from engine.club.lobby.begin import commit_lobby, start_stage
from engine.club.servers.caps import TableCaps
from engine.kernel import OptionValue, Text, text
from engine.records.clocks import BANKS, PACES, WhenLate
from engine.records.names import name_automata
from engine.records.ready_check import ask_again
from engine.records.table import OPEN, Notice, Person, Table
from engine.tables.checks import check_host, once_more
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError

MAX_REMINDER_HOURS, MAX_GIVE_UP_DAYS = 24 * 14, 365


class Setup:
    """Changes the settings of `tables`. A change that would affect a turn in progress takes effect with the next one, and is announced."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store
        self._caps = TableCaps(tables.store)

    async def _commit_terms(self, open_table: OpenTable, user: int) -> None:
        """Commit a user's change to the terms on which players took seats in a lobby; the others are asked again."""
        stage_before = start_stage(open_table.table)
        ask_again(open_table.table, user, self._tables.clock())
        await commit_lobby(
            self._tables, self._caps, open_table,
            rests_on=open_table.table.version, by=user, stage_before=stage_before,
        )  # fmt: skip

    @once_more
    async def set_pace(self, table_id: int, by: Person, days: int, *, manager: bool) -> Table:
        """Set the days that a turn may take (0: no limit). Host or managers; announced in a running game's channel.

        It takes effect with the next turn. Only another person's turn that has no limit and is not late gets its time
        from now on. Raises TableError for a number that is not in `PACES`, and if no one waits: in direct messages,
        and for a single player.
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            _check_clock(table, by, manager=manager)
            if days not in PACES:
                raise TableError(text("error-setting"))
            if table.status == "lobby":
                if days != table.settings.pace:
                    table.settings.pace = days
                    await self._commit_terms(open_table, by.user)
                return table
            asks = bool(to_be_asked(table, by.user, "clock"))
            if asks or table.pace or table.late or table.asks(by.user):
                said = text("act-pace-next", who=by.name, days=days)
                await self._change(open_table, by, {"pace": days}, said)
                return table
            table.paced_since = self._tables.clock()
            for seat in table.acting:
                table.clock_of(seat).reminded = 0
            if table.limits is not None:
                table.limits = msgspec.structs.replace(table.limits, pace=days)
            table.settings.pace = days
            said = text("act-pace", who=by.name, days=days)
            await self._tables.write_beside(open_table, [Notice(kind="act", text=said)])
            return table

    @once_more
    async def set_clock(
        self, table_id: int, by: Person, bank: int, *, weekends: bool, late: WhenLate, manager: bool
    ) -> Table:
        """Set days in the `bank`, free `weekends`, and the consequence when the time is up. Host or managers.

        In a running game, it is announced and takes effect with the next turn; in a rated game, the others are asked.
        Raises TableError for values that are not offered, and wherever a pace is refused.
        """
        async with self._tables.hold(table_id) as open_table:
            table, settings = open_table.table, open_table.table.settings
            _check_clock(table, by, manager=manager)
            if bank not in BANKS or late not in get_args(WhenLate):
                raise TableError(text("error-setting"))
            if (bank, weekends, late) == (settings.bank, settings.weekends, settings.late):
                return table
            if table.status == "lobby":
                settings.bank, settings.weekends, settings.late = bank, weekends, late
                await self._commit_terms(open_table, by.user)
                return table
            said = text("act-clock", who=by.name, bank=bank, weekends="free" if weekends else "count", late=late)
            await self._change(open_table, by, {"bank": bank, "weekends": weekends, "late": late}, said)
            return table

    async def _change(
        self,
        open_table: OpenTable,
        by: Person,
        terms: dict[str, OptionValue],
        said: Text,
        told: Sequence[Notice] = (),
    ) -> None:
        """Change settings of the clocks of a locked running game from the next turn on, or ask the others. `told` is announced as well."""
        table = open_table.table
        if not to_be_asked(table, by.user, "clock"):
            await self._tables.write_beside(open_table, [*told, change_clock(table, terms, said)])
            return
        await ask_others(self._tables, open_table, by, told, terms=terms, said=said)

    @once_more
    async def set_reminders(
        self, table_id: int, by: Person, hours: int, give_up_days: int, *, manager: bool
    ) -> Table:
        """Set a table's reminder interval and give-up rule (0: never). Only host or managers.

        In a running game, a new rule is announced and takes effect with the next turn.
        """
        async with self._tables.hold(table_id) as open_table:
            check_host(open_table.table, by.user, manager=manager)
            if not (0 <= hours <= MAX_REMINDER_HOURS and 0 <= give_up_days <= MAX_GIVE_UP_DAYS):
                raise TableError(text("error-setting"))
            table, settings, told = open_table.table, open_table.table.settings, list[Notice]()
            changed = give_up_days != settings.give_up_days
            if table.status == "running" and table.rated and hours != settings.reminder_hours:
                told = [Notice(kind="act", text=text("done-reminders", hours=hours, days=settings.give_up_days))]
            settings.reminder_hours, settings.reminders_asked = hours, True
            if table.status == "running" and len(table.users) > 1 and changed:
                said = text("act-give-up-days", who=by.name, days=give_up_days)
                await self._change(open_table, by, {"give_up_days": give_up_days}, said, told)
                return table
            settings.give_up_days = give_up_days
            if told:
                await self._tables.write_beside(open_table, told)
            elif table.status == "lobby" and changed:
                await self._commit_terms(open_table, by.user)
            else:
                await self._tables.write(open_table, rests_on=table.version)
            return table

    @once_more
    async def allow_suggestions(self, table_id: int, user: int, allowed: bool, *, manager: bool) -> Table:
        """Set whether players may have their turns suggested, before or, announced, during the game. Only host or managers.

        Raises TableError during a rated game, whose settings are fixed.
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            check_host(table, user, manager=manager)
            to_be_asked(table, user, "suggest")
            changed, table.settings.suggestions = table.settings.suggestions != allowed, allowed
            if table.status == "lobby" and changed:
                await self._commit_terms(open_table, user)
            elif changed:
                said = text("done-suggestions-on" if allowed else "done-suggestions-off")
                await self._tables.write_beside(open_table, [Notice(kind="act", text=said)])
            return table

    @once_more
    async def show_icons(self, table_id: int, user: int, wanted: bool, *, manager: bool) -> Table:
        """Set whether the posts of a table show icons beside the words, before or during the game. Only host or managers."""
        async with self._tables.hold(table_id) as open_table:
            check_host(open_table.table, user, manager=manager)
            open_table.table.settings.icons = wanted
            await self._store.tables.commit(open_table.table, rests_on=open_table.table.version)
            return open_table.table

    @once_more
    async def set_language(self, table_id: int, user: int, locale: str, *, manager: bool) -> Table:
        """Set the language of public posts, at any time, by host or managers. Raises TableError for one without texts."""
        async with self._tables.hold(table_id) as open_table:
            check_host(open_table.table, user, manager=manager)
            if locale not in locales():
                raise TableError(text("error-no-such-language", name=locale[:40]))
            open_table.table.settings.locale = locale
            name_automata(open_table.table)
            await self._tables.write_beside(open_table)
            return open_table.table


def _check_clock(table: Table, by: Person, *, manager: bool) -> None:
    """Raise TableError unless a person may set the clock of a table."""
    if table.status not in OPEN:
        raise TableError(text("error-not-open"))
    check_host(table, by.user, manager=manager)
    if table.direct or (table.status == "running" and len(table.users) < 2):
        raise TableError(text("error-pace-alone"))
