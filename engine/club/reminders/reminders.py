"""Reminding players of their turn, and giving up on those who do not come back."""

from __future__ import annotations

import logging
from collections.abc import Collection

from engine.club.lobby.ready_checks import end_if_due
from engine.kernel import text
from engine.records.clocks import MISSED_TURNS
from engine.records.table import Notice, Table
from engine.tables.checks import check_asked, once_more
from engine.tables.clocks.pauses import pause_over
from engine.tables.clocks.standing_in import let_stand_in
from engine.tables.clocks.times import (
    HOUR,
    count_late,
    count_reminder,
    next_reminder,
    patience_of,
    reminder_times,
    set_times,
    turn_start,
)
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError
from engine.tables.open.taking_back import answers_until, end_request
from engine.telemetry import count

logger = logging.getLogger(__name__)


class Reminders:
    """The reminders of `tables`; `engine.tables.clocks.times` computes when they are due."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store
        self._made_up = False

    async def usable(self, here: Collection[int] | None = None) -> None:
        """Record that the bot is usable now; after an outage, give the active players the time that they lost.

        `here` are the servers that the bot is on (`Table.home`; None: all): elsewhere, it is not usable. Call this
        each minute while people can play, and before any of them is reminded.
        """
        outages, now = self._tables.outages, self._tables.clock()
        changed = await outages.beat(now)
        if here is not None:
            homes = await self._store.tables.homes(shards=self._tables.shards)
            changed = await outages.note_servers(homes, here, now) or changed
        if not changed and self._made_up:
            return
        self._made_up = False
        oldest = now
        for table_id in await self._store.tables.running(shards=self._tables.shards):
            try:
                found = await self._store.tables.peek(table_id)
                if found is not None and (table := found[1]) is not None:
                    oldest = min([oldest, *(turn_start(table, seat) for seat in table.acting)])
                    await self._make_up(table)
            except Exception:
                # One damaged table must not cost players at other tables their time.
                logger.exception("the deadline at table %d cannot be worked out again", table_id)
        for table_id in await self._store.tables.lobbies_with_times(shards=self._tables.shards):
            found = await self._store.tables.peek(table_id)
            if found is not None and (table := found[1]) is not None:
                oldest = min(oldest, table.updated, table.open_check.at if table.open_check is not None else now)
        # No turn in progress, no ready check, and no wait of a lobby began earlier, so that these outages extend none.
        await outages.forget(oldest)
        self._made_up = True

    @once_more
    async def _make_up(self, stored: Table) -> None:
        """Extend the deadline of the table of a row, if necessary, and update its posts."""
        before = _waits_until(stored)
        now = self._tables.clock()
        await set_times(self._store.users, stored, self._tables.outages.at(stored.home, now), now)
        if _waits_until(stored) != before:
            async with self._tables.hold(stored.id, "moving its deadline") as open_table:
                before = _waits_until(open_table.table)
                await self._tables.set_times(open_table.table)
                await self._tables.write_beside(open_table, _deadline_notices(open_table.table, before))

    async def remind_due(self) -> None:
        """Put a reminder for every table where one is due into the outbox; a damaged table does not stop the others."""
        for table_id in await self._store.tables.due(self._tables.clock(), shards=self._tables.shards):
            try:
                await self._remind_at(table_id)
            except Exception:
                logger.exception("no reminder for table %d; put off for an hour", table_id)
                # Otherwise it would still be due, and would fail again at each check.
                await self._store.tables.postpone(table_id, self._tables.clock() + HOUR)

    @once_more
    async def _remind_at(self, table_id: int) -> None:
        async with self._tables.hold(table_id, "reminder") as open_table:
            await self._remind(open_table)
        self._tables.let_computers_play(open_table)

    async def _remind(self, open_table: OpenTable) -> None:
        table, now = open_table.table, self._tables.clock()
        if table.status == "cancelled":  # its game may no longer be restored
            # The notice updates the post that offers it.
            await self._tables.write_beside(open_table, [Notice(kind="status")] if table.offer_posts else [])
            self._tables.game_ended.set()
            return
        if table.due is None or table.due > now:
            return
        if self._tables.outages.is_away(table.home):  # no player there could answer
            await self._store.tables.postpone(table.id, now + HOUR)
            return
        if table.status == "lobby":
            await end_if_due(self._tables, open_table)
            return
        if table.to_act is None:
            return
        request = table.open_request
        before = _waits_until(table)
        await self._tables.set_times(table)  # the stored value may be older than an outage
        if request is not None and now >= answers_until(request):
            # If a reminder is also due, it comes next.
            await self._tables.write_beside(open_table, end_request(table, text("request-expired")))
            return
        ended = pause_over(table, now)
        missed = list[int]()
        due = await self._due_notices(table, now, missed)
        notices = [*ended, *_deadline_notices(table, before), *due]
        if missed:
            dead = let_stand_in(open_table, missed)
            await self._tables.write(open_table, rests_on=table.version, dead=dead, notices=notices)
        else:
            await self._tables.write_beside(open_table, notices)

    async def _due_notices(self, table: Table, now: float, missed: list[int]) -> list[Notice]:
        """Return the notices to and about the players who must act: one reminder for all, and one for each whose time is up.

        The seats whose turn a computer player must take, under the table's settings, are added to `missed`.
        """
        late, reminded = list[Notice](), list[int]()
        outages = self._tables.outages.at(table.home, now)
        if table.paused is not None:
            return []
        for seat in table.acting:
            user, clock = table.seats[seat].user, table.clock_of(seat)
            if user is None:
                continue
            player, name = await self._store.users.player(user), table.name_of(seat)
            at, end = next_reminder(table, player, now, outages, seat), patience_of(table, player, outages, seat)
            if end is not None and clock.given_up and at is not None and at <= now:
                count_late(clock, end, now)
                ping = user if table.settings.reminder_hours and not clock.muted else None
                late.append(
                    Notice(kind="act", text=text("act-late-again", who=name), late=True, ping=ping, seat=seat)
                )
            elif end is not None and not clock.given_up and now >= end:
                # A stop within the next minute no longer moves this end.
                await self._tables.outages.beat(now, at_once=True)
                count_late(clock, end, now)
                if table.paced and table.turn_limits.late == "computer":
                    missed.append(seat)
                    late.append(_missed_turn(table, seat))
                    continue
                days = table.pace if table.paced else table.give_up_days
                said = text("act-time-up" if table.paced else "act-gave-up", who=name, days=days)
                late.append(Notice(kind="act", text=said, late=True, seat=seat))
            elif at is not None and at <= now:
                count_reminder(clock, reminder_times(table, player, outages, seat), now)
                reminded.append(user)
                count("reminder")
        for notice in late[1:]:
            notice.silent = True  # the others were pinged by the first
        if not reminded:
            return late
        return [*late, Notice(kind="reminder", ping=reminded[0], others=tuple(reminded[1:]), at=now)]

    @once_more
    async def silence(self, table_id: int, user: int, *, turn: int | None = None) -> None:
        """Stop reminding the user of the current turn, or of its offer to them.

        Raises TableError if its number is not `turn` (None: any), or if it does not ask the user.
        """
        async with self._tables.hold(table_id) as open_table:
            seat = check_asked(open_table, user)
            if turn not in {None, open_table.game.turn_number(open_table.playing().state)}:
                raise TableError(text("error-silence-over"))
            open_table.table.clock_of(seat).muted = True
            await self._tables.write_beside(open_table)


def _missed_turn(table: Table, seat: int) -> Notice:
    """Count a turn that a computer player takes because a player's time is up; return the notice about it.

    After every `MISSED_TURNS` of these in a row, the others are asked about the seat.
    """
    player = table.seats[seat]
    player.missed += 1
    if player.missed % MISSED_TURNS == 0:
        said = text("act-absent", who=player.name, count=player.missed)
        return Notice(kind="act", text=said, late=True, absent=True, seat=seat)
    return Notice(kind="act", text=text("act-missed", who=player.name))


def _waits_until(table: Table) -> tuple[list[float | None], float | None]:
    """Return the times until which a table waits for the active players and for answers to its request (Unix time)."""
    request = table.open_request
    return [table.clock_of(seat).deadline for seat in table.acting], answers_until(
        request
    ) if request is not None else None


def _deadline_notices(table: Table, before: tuple[list[float | None], float | None]) -> list[Notice]:
    """Return the notices that update a table's posts with deadlines, if these differ from `before`."""
    deadlines, answers = _waits_until(table)
    status = [Notice(kind="status")] if deadlines != before[0] else []
    return [*status, Notice(kind="request")] if answers != before[1] else status
