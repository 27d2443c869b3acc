"""Open tables: one lock for each, changes committed before they are announced, computer players in the background."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from engine.background_tasks import BackgroundTasks
from engine.kernel import RuleError, text
from engine.records.drafts import NewPlan
from engine.records.errors import SaveFault, StoreFault
from engine.records.shards import Shards
from engine.records.table import Clock, Move, Notice, Table
from engine.storage.database import ConflictError
from engine.storage.news import tell_of_table
from engine.storage.outages import Outages
from engine.storage.store import Store
from engine.tables.clocks.live import mark_live, note_turn
from engine.tables.clocks.times import note_bank, note_waiting, set_times
from engine.tables.open.armed import disarm, is_due, is_unattended, turn_by_plan
from engine.tables.open.ended import ending_of
from engine.tables.open.kept import (
    ask_together,
    clock_to_go_on,
    close_question,
    due_answer,
    forget_settled,
    set_waiting,
    turn_by_answer,
)
from engine.tables.open.made import KeptOfTables
from engine.tables.open.open_table import OpenTable, OvertakenError, TableError
from engine.tables.open.taking_back import end_request
from engine.tables.open.waiting import WaitingPlace, place_of
from engine.tables.thinking import CannotThink, InProcessThinker, Retries, Thinker, unattended_turn
from engine.telemetry import count, measure, note
from engine.workers import Stopped

logger = logging.getLogger(__name__)

IDLE_SECONDS = 900.0
MAX_OPEN_TABLES = 100
"""Maximum number of tables in memory: opening one takes a millisecond, but more would slow down the garbage collector."""
FIRST_PAUSE, MAX_PAUSE = 5.0, 300.0
"""Seconds until a computer player retries a refused commit, or the search for a move."""


class TableManager:
    """Opens, locks and commits tables, and plays the computer players' turns.

    `clock` gives Unix time, `seeds` the seeds of new games. At a table where only computers play, each turn waits
    until the previous one was posted, and `pace` seconds more. `thinker` thinks for them (its creator closes it after
    this); a computer player that has not chosen after `computer_seconds` tries again later.

    The parts of the service change a table with `hold`, then `write`, then `let_computers_play`. `outbox_changed`,
    `timers_changed` and `game_ended` are set when there is a notice to deliver, a time before `next_reminders`, for
    which the reminders wait, or a game to pack. `shards` are those whose tables this process looks after (None: all):
    it can change others, but other processes post and play there.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = time.time,
        seeds: Callable[[], int] = lambda: secrets.randbits(63),
        pace: float = 20.0,
        computer_seconds: float = 60.0,
        thinker: Thinker | None = None,
        shards: Shards | None = None,
    ) -> None:
        self.store, self.clock, self.seeds, self._pace = store, clock, seeds, pace
        self.computer_seconds, self.thinker = computer_seconds, thinker or InProcessThinker()
        self.outbox_changed, self.timers_changed = asyncio.Event(), asyncio.Event()
        self.game_ended, self.next_reminders = asyncio.Event(), math.inf
        self.made = KeptOfTables()
        self.shards = None if shards is None or shards.complete else shards
        self.outages = Outages(store.bot_notes, shards=self.shards)
        # Weak: a lock lives as long as a task holds it or waits for it.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._posted = asyncio.Condition()
        self._open_tables: OrderedDict[int, OpenTable] = OrderedDict()
        self._computing: dict[int, asyncio.Task[None]] = {}
        self._tasks = BackgroundTasks()
        self._retries: dict[int, Retries] = {}

    def has(self, table: Table) -> bool:
        """Return whether this process looks after a table: it posts, reminds and lets computers play there."""
        return self.shards is None or self.shards.has_home(table.home)

    # Loading

    @asynccontextmanager
    async def hold(self, table_id: int, doing: str = "") -> AsyncIterator[OpenTable]:
        """Lock a table and yield it; on an error the copy in memory is dropped, so that the database decides.

        Raises OvertakenError if another process committed first; `checks.once_more` then runs the method again. An
        armed plan or kept answer that is due at the end is played before any other task sees the table. An error gets
        a note for the operator: the table, and the action (`doing`).
        """
        async with self.lock_of(table_id):
            try:
                held = await self._open(table_id)
                yield held
                await self._play_all_prepared(held)
            except BaseException as error:
                open_table = self._open_tables.get(table_id)
                # After a refusal, the copy still matches the database, unless some choices were made before, which
                # are not committed.
                refused = isinstance(error, RuleError)
                half_done = (
                    open_table is not None
                    and open_table.match is not None
                    and open_table.match.state.ply != open_table.table.ply
                )
                if half_done or not refused:
                    self.drop(table_id)
                if not refused:
                    at = f", version {open_table.table.version}, ply {open_table.table.ply}" if open_table else ""
                    error.add_note(f"at table {table_id}{at}{': ' if doing else ''}{doing}")
                if isinstance(error, ConflictError):
                    count("conflict")
                    raise OvertakenError from error
                raise

    def lock_of(self, table_id: int) -> asyncio.Lock:
        """Return the lock of a table, for reading or changing it without opening it; otherwise use `hold`."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def is_open(self, table_id: int) -> bool:
        """Return whether a table is in memory, and so can be opened."""
        return table_id in self._open_tables

    def drop(self, table_id: int) -> None:
        """Drop a table from memory, so that it is read from the database next time."""
        self._open_tables.pop(table_id, None)

    async def _open(self, table_id: int) -> OpenTable:
        note(table=table_id)
        open_table, shared = self._open_tables.get(table_id), self.store.database.shared
        # Other processes also commit: a copy is valid only at the stored revision.
        if open_table is None or (shared and open_table.table.revision != await self.store.tables.revision(table_id)):
            table = await self.store.tables.load(table_id)
            if table is None:
                raise TableError(text("error-no-table"))
            open_table = self._open_tables[table_id] = OpenTable(table)
        open_table.touched = self.clock()
        self._open_tables.move_to_end(table_id)
        self._close_idle()
        return open_table

    def _close_idle(self) -> None:
        """Drop tables that have not been used for a while from memory; they are in the database."""
        limit = self.clock() - IDLE_SECONDS
        for table_id, open_table in list(self._open_tables.items()):
            # They are in the order of their last use, so all that follow were used later.
            if open_table.touched > limit and len(self._open_tables) <= MAX_OPEN_TABLES:
                break
            if table_id not in self._locks:  # no task holds or awaits it
                del self._open_tables[table_id]

    async def look(self, table_id: int) -> OpenTable:
        """Return a table to read from (change nothing in it). Raises TableError if there is none."""
        async with self.hold(table_id) as open_table:
            return open_table

    async def in_channel(self, channel: int) -> OpenTable:
        """Return the channel's open or newest table. Raises TableError if it never had one."""
        table = await self.store.tables.in_channel(channel)
        if table is None:
            raise TableError(text("error-no-table-here"))
        return await self.look(table.id)

    async def games_of(self, user: int) -> list[OpenTable]:
        """Return the user's open tables that can be read: first those waiting for the user, by the time left for each."""
        open_tables: list[OpenTable] = []
        for table in await self.store.tables.of_user(user):
            try:
                open_tables.append(await self.look(table.id))
            except StoreFault:
                # One table that cannot be read must not hide the user's others.
                logger.exception("table %d is left out of a list", table.id)
        waiting = {open_table.table.id: place_of(open_table.table, user) for open_table in open_tables}
        last = WaitingPlace(math.inf, math.inf, 0)
        return sorted(open_tables, key=lambda each: (waiting[each.table.id] or last, each.table.id))

    async def log(self, table_id: int, after: int = 0) -> list[Move]:
        """Return the move log after an entry; choices taken back or not yet confirmed are left out."""
        open_table = await self.look(table_id)
        moves = await self.store.tables.moves(table_id, after)
        return [move for move in moves if move.live and (move.verb != "choose" or move.ply <= open_table.settled_ply)]

    # Committing

    async def write(
        self,
        open_table: OpenTable,
        *,
        rests_on: int,
        moves: Sequence[Move] = (),
        dead: Sequence[int] = (),
        notices: Sequence[Notice] = (),
        turn_ended: bool = False,
        log: tuple[str, int] | None = None,
        plans: Mapping[int, NewPlan] | None = None,
        turn: int | None = None,
    ) -> None:
        """Commit a locked table, with new move-log entries, plies whose choices are taken back, and notices.

        `rests_on` is the version the change was made on; `turn_ended`: a seat has finished answering, so the channel
        may be notified; `log` is the verb and actor of an entry that is not a choice; `plans` replace users' plans;
        `turn` is the number of the turn that its player has finished. Raises ConflictError (`hold` makes
        OvertakenError of it) or StoreFault, and then the table is dropped from memory.
        """
        table, now = open_table.table, self.clock()
        told, entries, ending = list(notices), list(moves), None
        chosen = any(move.verb == "choose" for move in moves)
        table.version, table.updated = rests_on + 1, now
        if open_table.match is not None:
            match = open_table.match
            table.match, table.ply = match.to_record(), match.state.ply
            if table.status == "running" and (match.state.over or any(seat.resigned for seat in table.seats)):
                table.status = "finished"
                ending = ending_of(table, match)
            decision = match.decision if table.status == "running" else None
            acts = decision.seat if decision else None
            if turn_ended or acts != table.to_act:
                outages = self.outages.at(table.home, now)
                await note_waiting(self.store.users, table, outages, now)
                if chosen:
                    await note_bank(self.store.users, table, outages, now, turn)
                if turn is not None and table.to_act is not None:
                    table.seats[table.to_act].missed = 0
                    table.seats[table.to_act].note_turn(turn, stood_in=False)
                table.start_clock(clock_to_go_on(table, match, now))
                table.stuck_told = -1
            table.to_act = acts
            forget_settled(table, match)
            if turn_ended:
                if chosen:
                    note_turn(table, now)
                told.extend(self._tell(open_table))
            set_waiting(table, match, now)
            for index, seat in enumerate(table.seats):  # a player who has acted keeps the seat
                seat.for_all = seat.for_all and index in table.seats_to_take
        if table.status != "running":
            disarm(table)
        request = table.open_request
        if (turn_ended and not (request and request.is_about_clocks)) or table.status != "running":
            # First, so that the channel learns that the request is over before the turn that ended it.
            told[:0] = end_request(table, text("request-moved-on"))
        if log:
            entries.append(Move(verb=log[0], ply=table.ply, at=now, actor=log[1], live=False))
        told = self.notices_of_commit(open_table, told)
        await mark_live(self.store.users, table, told, now)
        await self.set_times(table)
        try:
            with measure("commit"):
                await self.store.tables.commit(
                    table, rests_on=rests_on, moves=entries, dead=dead, notices=told, ending=ending,
                    plans=plans or {},
                )  # fmt: skip
        except BaseException:
            # Also if canceled, since the copy has the new version, which the database may lack.
            self.drop(table.id)
            raise
        await self._after_commit(table, told)

    async def write_beside(
        self, open_table: OpenTable, notices: Sequence[Notice] = (), plans: Mapping[int, NewPlan] | None = None
    ) -> None:
        """Commit a change to a locked table that does not affect its game, so that buttons of its version stay valid."""
        if open_table.match is not None:
            set_waiting(open_table.table, open_table.match, self.clock())
        await self.set_times(open_table.table)
        rests_on, notices = open_table.table.version, self.notices_of_commit(open_table, notices)
        await self.store.tables.commit(open_table.table, rests_on=rests_on, notices=notices, plans=plans or {})
        await self._after_commit(open_table.table, notices)

    async def _after_commit(self, table: Table, told: Sequence[Notice]) -> None:
        """Wake the tasks that act after a commit, in this process or in the one that looks after the table."""
        if told:
            self.outbox_changed.set()
        if table.due is not None and table.due < self.next_reminders:
            self.timers_changed.set()
        if not self.has(table):
            await tell_of_table(self.store.database, table.id)

    def notices_of_commit(self, open_table: OpenTable, told: Sequence[Notice]) -> list[Notice]:
        """Return `told` with the notices for processes.

        One updates the post of a lobby, even if this process ends before it answers, or another process has the post.
        One makes the process of a table continue play without a person, if that is another process.
        """
        shows = open_table.match is None and not any(each.kind == "check" for each in told)
        plays = not self.has(open_table.table) and open_table.is_unattended()
        return [*[Notice(kind="check")] * shows, *told, *[Notice(kind="status")] * plays]

    def _tell(self, open_table: OpenTable) -> list[Notice]:
        """Return the notices after a turn: when a person must act, the game is over, or only computers play."""
        table = open_table.table
        if table.status == "finished":
            return [Notice(kind="over")]
        match, seat, decision = open_table.playing(), open_table.to_act(), open_table.decision
        answered = close_question(table, match)
        if open_table.is_unattended() and (table.users or (decision is not None and not decision.own_turn)):
            return answered
        if asked := ask_together(table, match):
            return [*answered, asked]
        return [*answered, Notice(kind="turn", ping=seat.user if seat and not table.alone else None)]

    async def set_times(self, table: Table) -> None:
        """Compute the deadline of the active player, and when the table is due next."""
        now = self.clock()
        await set_times(self.store.users, table, self.outages.at(table.home, now), now)

    # Computer players

    def let_computers_play(self, open_table: OpenTable) -> None:
        """Start a background task that answers the table's open decisions for as long as no person is needed."""
        if open_table.table.id in self._computing:
            self._retries[open_table.table.id].hurry()
        elif open_table.is_unattended() and self.has(open_table.table):
            self._retries[open_table.table.id] = Retries(FIRST_PAUSE, MAX_PAUSE)
            playing = self._play_computers(open_table.table.id)
            self._computing[open_table.table.id] = self._tasks.begin(
                playing, f"computers of table {open_table.table.id}"
            )

    async def _play_computers(self, table_id: int) -> None:
        """Play computer seats' turns, one transaction a turn, until a person must act."""
        retries = self._retries[table_id]
        try:
            watched = not (await self.look(table_id)).table.users
            while True:
                if watched:
                    await self._until_posted(table_id)
                retries.begin()
                try:
                    if await self._computer_turn(table_id, retries.count) is None:
                        break
                    retries.count = 0
                except (SaveFault, CannotThink, OvertakenError) as fault:
                    # All of these are temporary: the database comes back, a thinking process is replaced, or the
                    # table is reread.
                    logger.exception("computer player of table %d; again in %.0f s", table_id, retries.seconds)
                    if isinstance(fault, CannotThink) and retries.count:
                        await self._tell_stuck(table_id)
                    await retries.pause()
                    continue
                if watched:
                    await asyncio.sleep(self._pace)
        except Stopped:
            logger.info("the computer players of table %d go on after the next start", table_id)
        except Exception:
            # No task awaits this one, so its error would go unnoticed.
            logger.exception("computer player of table %d failed", table_id)
        finally:
            del self._computing[table_id], self._retries[table_id]

    async def _tell_stuck(self, table_id: int) -> None:
        """Notify the channel, once for each choice, that no move was found for a seat without a person."""
        try:
            async with self.hold(table_id) as open_table:
                seat = open_table.to_act()
                if (
                    seat is not None
                    and open_table.is_unattended()
                    and open_table.table.stuck_told != open_table.table.ply
                ):
                    open_table.table.stuck_told = open_table.table.ply
                    said = text("act-stuck", who=seat.name, computer="no" if seat.computer is None else "yes")
                    await self.write_beside(open_table, [Notice(kind="act", text=said)])
        except (SaveFault, OvertakenError):
            # The copy is dropped, and its mark `stuck_told` with it, so that the next failure tries again.
            logger.exception("computer player of table %d: the channel is told later", table_id)

    async def notices_delivered(self) -> None:
        """Notify computer players that wait for their last post that notices were delivered."""
        async with self._posted:
            self._posted.notify_all()

    async def _until_posted(self, table_id: int) -> None:
        async with self._posted:
            while await self.store.outbox.has_notices(table_id):
                await self._posted.wait()

    async def _computer_turn(self, table_id: int, tries: int) -> OpenTable | None:
        """Play one turn of a computer seat, or give one seat's answers; None if a person must act.

        The turn is computed on a copy, so that no one who looks at the table has to wait.
        """
        async with self.hold(table_id) as open_table:
            seat = open_table.to_act()
            if seat is None or not open_table.is_unattended() or not self.has(open_table.table):
                return None
            if await self._play_prepared(open_table):
                return open_table
            match, version = open_table.playing().copy(), open_table.table.version
        seconds, table = self.computer_seconds, open_table.table
        moves = await unattended_turn(
            self.thinker, seconds, table, match, is_unattended, clock=self.clock, tries=tries
        )
        async with self.hold(table_id, f"turn of {seat.name} without a person") as open_table:
            # Otherwise the table moved on while the turn was computed, and the caller begins again.
            if open_table.table.version == version:
                aside = open_table.aside()
                aside.note_stand_in(moves)
                aside.match = match
                await self.write(aside, rests_on=version, moves=moves, turn_ended=True)
                open_table.table, open_table.match = aside.table, aside.match
            return open_table

    async def _play_all_prepared(self, open_table: OpenTable) -> None:
        """Play the prepared answers and plans that are due at a locked table; failures are left to the background task."""
        try:
            while await self._play_prepared(open_table):
                pass
        except Exception:
            # The user's change is already committed: the answer must not fail because of another user's plan.
            self.drop(open_table.table.id)
            logger.exception("what is due at table %d is not played yet", open_table.table.id)

    async def _play_prepared(self, open_table: OpenTable) -> bool:
        """Play the armed plan or the kept answer that is due at a locked table; return False if there is none."""
        table, match = open_table.table, open_table.match
        if table.status != "running" or match is None:
            return False
        if is_due(table, match):
            await self._turn_by_plan(open_table)
        elif due_answer(table, match) is not None:
            await self._turn_by_answer(open_table)
        else:
            return False
        return True

    async def _turn_by_plan(self, open_table: OpenTable) -> None:
        """Play the armed plan that is due at a locked table, or stop it, in one commit with the note to its owner."""
        aside = open_table.aside()
        turn = await turn_by_plan(self.store, aside.table, open_table.playing(), self.clock())
        aside.match = turn.match
        if turn.moves:
            number, rests_on = open_table.game.turn_number(open_table.playing().state), aside.table.version
            await self.write(
                aside, rests_on=rests_on, moves=turn.moves, turn_ended=True, plans=turn.plans, turn=number
            )
        else:  # nothing visible to others has changed, so the version stays
            await self.write_beside(aside, self._tell(aside), turn.plans)
        open_table.table, open_table.match = aside.table, aside.match

    async def _turn_by_answer(self, open_table: OpenTable) -> None:
        """Give the kept answer that is due at a locked table, in one commit; the player is asked again if that fails."""
        aside, now = open_table.aside(), self.clock()
        table, match = aside.table, open_table.playing()
        kept = table.seats[table.to_act].kept if table.to_act is not None else None
        answered_at = (kept.at if kept else 0.0) or now
        outages = self.outages.at(table.home, answered_at)
        await note_waiting(self.store.users, table, outages, answered_at)
        await note_bank(self.store.users, table, outages, answered_at)
        table.start_clock(Clock(turn_since=now))  # the wait of the table for this answer is recorded
        match, moves = turn_by_answer(table, match, now)
        aside.match = match
        if moves:
            await self.write(aside, rests_on=aside.table.version, moves=moves, turn_ended=True)
        else:
            seat = aside.to_act()
            await self.write_beside(aside, [Notice(kind="turn", ping=seat.user if seat is not None else None)])
        open_table.table, open_table.match = aside.table, aside.match

    async def resume(self) -> None:
        """Continue computers' turns and answers given in advance after a restart; damaged tables are skipped."""
        for table_id in await self.store.tables.running(shards=self.shards):
            try:
                table = await self.store.tables.load(table_id)
                if table is None or table.to_act is None:
                    continue
                seat = table.seats[table.to_act]
                prepared = any(each is not None for each in (seat.armed, seat.kept, seat.stand_in))
                if seat.computer or seat.answers != "ask" or prepared:
                    self.let_computers_play(await self.look(table_id))
            except Exception:
                logger.exception("table %d cannot go on", table_id)

    async def close(self) -> None:
        """Stop computer players between two turns."""
        await self._tasks.close()
