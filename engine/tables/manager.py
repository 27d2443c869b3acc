"""Open tables: one lock for each, changes committed before they are announced, computer players in the background."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import copy
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from engine.kernel import CONFIRM, Decision, Event, Match, RuleError, text
from engine.records.drafts import NewPlan
from engine.records.errors import SaveFault, StoreFault
from engine.records.shards import Shards
from engine.records.table import RESTORE_DAYS, Move, Notice, Seat, Table
from engine.storage.database import ConflictError
from engine.storage.outages import Outages
from engine.storage.store import Store
from engine.tables.made import KeptOfTables
from engine.tables.processes.news import tell_of_table
from engine.tables.reminder_times import note_waiting, set_times
from engine.tables.results.ended import ending_of
from engine.tables.taking_back import end_request
from engine.tables.thinking import CannotThink, InProcessThinker, Retries, Thinker, unattended_turn
from engine.tables.turn.armed import disarm, is_due, turn_by_plan, unattended
from engine.tables.versions import known_game, opened
from engine.telemetry import count, note, timed
from engine.workers import Stopped

logger = logging.getLogger(__name__)

IDLE_SECONDS = 900.0
MAX_OPEN_TABLES = 100
"""Opening a table takes about a millisecond; with more of them in memory the garbage collector gets slow."""
FIRST_PAUSE, MAX_PAUSE = 5.0, 300.0
"""Seconds until a computer player tries again what the database refused, or to think of a move."""


class TableError(RuleError):
    """A request at a table that is refused; `text` says why and what to do instead."""


class StaleError(TableError):
    """A click on a button that belongs to an earlier state of the table."""


class OvertakenError(StaleError):
    """A change that another process came before; nothing of it is kept, and the table is read again."""

    def __init__(self) -> None:
        super().__init__(text("error-stale"))


def not_running(table: Table) -> TableError:
    """Return the refusal of what needs a running game: it says whether the game is still to start, or how it ended."""
    if table.status == "lobby":
        return TableError(text("error-not-started"))
    if table.restorable_until is not None:
        return TableError(text("error-game-cancelled", days=RESTORE_DAYS))
    return TableError(text("error-not-running"))


class OpenTable:
    """A table in memory with its match (None in the lobby). `rehearsed`: a copy on which one player tries a turn.

    `presses` is the prefix of the verbs of buttons that make and show choices, where these do not go to the table
    itself. `shown` are events whose marks are highlighted in a user's pictures instead of what the turn changed.
    Raises NewerFault when a newer release wrote it, DamagedFault when its game cannot be read.
    """

    rehearsed = False
    presses = ""
    shown: tuple[Event, ...] = ()

    def __init__(self, table: Table) -> None:
        self.table = table
        self.touched = 0.0
        self.game = known_game(f"table {table.id}", table.game)
        if table.status == "lobby":
            table.options = self.game.filled_options(table.options)
        self.match: Match[Any] | None = (
            opened(f"table {table.id}", self.game, table.match) if table.match is not None else None
        )

    @property
    def decision(self) -> Decision | None:
        """The question now open at the table; None in the lobby and at the end."""
        return self.match.decision if self.match else None

    @property
    def asked(self) -> Decision | None:
        """The open question as everybody may know it: while a turn is half made, the one at its beginning."""
        match, decision = self.match, self.decision
        if match is None or decision is None or not match.since:
            return decision
        begun = self.game.decision(self.game.decode(match.checkpoint))
        return begun if begun is not None and begun.seat == decision.seat else decision

    def seen_by(self, user: int | None) -> Any:
        """Return the state as a user (None: anybody) may see it: a half-made turn only by the player who makes it."""
        match, seat = self.match, self.to_act()
        assert match is not None
        mine = self.rehearsed or (seat is not None and user is not None and seat.user == user)
        return match.state if mine or not match.since else self.game.decode(match.checkpoint)

    def playing_seen_by(self, seat: int) -> Any:
        """Return the state of the running match as a seat may see it (see `seen_by`); TableError when there is none."""
        self.playing()
        return self.seen_by(self.table.seats[seat].user)

    def playing(self) -> Match[Any]:
        """Return the running match; TableError, saying why, when there is none."""
        if self.match is None or self.table.status != "running":
            raise not_running(self.table)
        return self.match

    def check_version(self, version: int | None) -> None:
        """Raise StaleError when the table is no longer at `version`; None fits any."""
        if version is not None and version != self.table.version:
            raise StaleError(text("error-stale"))

    def to_act(self) -> Seat | None:
        """Return the seat that must decide."""
        decision = self.decision if self.table.status == "running" else None
        return self.table.seats[decision.seat] if decision else None

    @property
    def settled(self) -> int:
        """The ply of the last choice that can no longer be taken back by undo; 0 in the lobby."""
        return self.table.ply - len(self.match.since) if self.match else 0

    def aside(self) -> OpenTable:
        """Return a copy to change, so that whoever reads this one reads one version of the table."""
        other = copy(self)
        other.table = msgspec.msgpack.decode(msgspec.msgpack.encode(self.table), type=Table)
        return other

    def unattended(self) -> bool:
        """Return whether the open decision is settled without a person: by a computer or by answers given in advance."""
        return self.match is not None and self.table.status == "running" and unattended(self.table, self.match)


class TableManager:
    """Opens, locks and commits tables, and plays the computer players' turns.

    `clock` gives unix seconds, `seeds` the seeds of new games. At a table where only computers play, each turn waits
    until the one before was posted, and `pace` seconds more. `thinker` thinks for them (whoever made it closes it,
    after this); a computer player that has not chosen after `computer_seconds` tries again later.

    The parts of the service change a table with `hold`, then `write`, then `let_computers_play`. `outbox_changed`,
    `timers_changed` and `game_ended` are set when there is something to deliver, another time to remind, or a game to pack.
    `shards` are those whose tables this process looks after (None: all): it changes others as well, but others post and play.
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
        self.game_ended = asyncio.Event()
        self.made = KeptOfTables()
        self.shards = None if shards is None or shards.complete else shards
        self.outages = Outages(store.bot_notes, shards=self.shards)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._posted = asyncio.Condition()
        self._open_tables: OrderedDict[int, OpenTable] = OrderedDict()
        self._computing: dict[int, asyncio.Task[None]] = {}
        self._retries: dict[int, Retries] = {}

    def has(self, table: Table) -> bool:
        """Return whether this process looks after a table: posts, reminds and lets computers play there."""
        return self.shards is None or self.shards.has_home(table.home)

    # Loading

    @asynccontextmanager
    async def hold(self, table_id: int, doing: str = "") -> AsyncIterator[OpenTable]:
        """Lock a table and yield it; on an error the copy in memory is dropped, so that the database decides.

        Raises OvertakenError when another process committed first; `checks.once_more` then runs the method again.
        An armed plan that is due at the end is played before anybody else sees the table. The error gets a note for the
        operator: which table, and what was being done (`doing`).
        """
        async with self.lock_of(table_id):
            try:
                held = await self._opened(table_id)
                yield held
                await self._play_plans(held)
            except BaseException as error:
                live = self._open_tables.get(table_id)
                refused = isinstance(error, RuleError)
                half_done = live is not None and live.match is not None and live.match.state.ply != live.table.ply
                if half_done or not refused:
                    self.drop(table_id)
                if not refused:
                    at = f", version {live.table.version}, ply {live.table.ply}" if live else ""
                    error.add_note(f"at table {table_id}{at}{': ' if doing else ''}{doing}")
                if isinstance(error, ConflictError):
                    count("conflict")
                    raise OvertakenError from error
                raise

    def lock_of(self, table_id: int) -> asyncio.Lock:
        """Return the one lock of a table, for what must read or change it without opening it; else use `hold`."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def is_open(self, table_id: int) -> bool:
        """Return whether a table is in memory, and so can be opened."""
        return table_id in self._open_tables

    def drop(self, table_id: int) -> None:
        """Forget what is in memory of a table, so that it is read from the database next."""
        self._open_tables.pop(table_id, None)

    async def _opened(self, table_id: int) -> OpenTable:
        note(table=table_id)
        live, shared = self._open_tables.get(table_id), self.store.database.shared
        if live is None or (shared and live.table.revision != await self.store.tables.revision(table_id)):
            table = await self.store.tables.load(table_id)
            if table is None:
                raise TableError(text("error-no-table"))
            live = self._open_tables[table_id] = OpenTable(table)
        live.touched = self.clock()
        self._open_tables.move_to_end(table_id)
        self._close_idle()
        return live

    def _close_idle(self) -> None:
        """Drop tables that nobody has used for a while from memory; they are in the database."""
        limit = self.clock() - IDLE_SECONDS
        for table_id, live in list(self._open_tables.items()):
            if live.touched > limit and len(self._open_tables) <= MAX_OPEN_TABLES:
                break
            if table_id not in self._locks:  # nobody holds or awaits it
                del self._open_tables[table_id]

    async def look(self, table_id: int) -> OpenTable:
        """Return a table to read from (change nothing in it). TableError when there is none."""
        async with self.hold(table_id) as live:
            return live

    async def in_channel(self, channel: int) -> OpenTable:
        """Return the channel's open or newest table. TableError when it never had one."""
        table = await self.store.tables.in_channel(channel)
        if table is None:
            raise TableError(text("error-no-table-here"))
        return await self.look(table.id)

    async def games_of(self, user: int) -> list[OpenTable]:
        """Return the user's open tables that can be read, those waiting for the user first."""
        lives: list[OpenTable] = []
        for table in await self.store.tables.of_user(user):
            try:
                lives.append(await self.look(table.id))
            except StoreFault:
                logger.exception("table %d is left out of a list", table.id)
        return sorted(lives, key=lambda live: ((seat := live.to_act()) is None or seat.user != user, live.table.id))

    async def log(self, table_id: int, after: int = 0) -> list[Move]:
        """Return the move log after an entry; choices taken back or not yet confirmed are left out."""
        live = await self.look(table_id)
        moves = await self.store.tables.moves(table_id, after)
        return [move for move in moves if move.live and (move.verb != "choose" or move.ply <= live.settled)]

    # Committing

    async def write(
        self,
        live: OpenTable,
        *,
        rests_on: int,
        moves: Sequence[Move] = (),
        dead: Sequence[int] = (),
        notices: Sequence[Notice] = (),
        turn_ended: bool = False,
        log: tuple[str, int] | None = None,
        plans: Mapping[int, NewPlan] | None = None,
    ) -> None:
        """Commit a table held, with new move-log entries, plies whose choices are taken back, and notices.

        `rests_on` is the version the change was made on; `turn_ended` says a seat has finished answering, so the
        channel may be told; `log` is the verb and actor of an entry that is no choice; `plans` take the place of those
        of users. Raises ConflictError (`hold` makes OvertakenError of it) or StoreFault, and then the table is
        dropped from memory.
        """
        table, now = live.table, self.clock()
        told, entries, ending = list(notices), list(moves), None
        table.version, table.updated = rests_on + 1, now
        if live.match is not None:
            match = live.match
            table.match, table.ply = match.to_record(), match.state.ply
            if table.status == "running" and match.state.over:
                table.status, ending = "finished", ending_of(table, match)
            decision = match.decision if table.status == "running" else None
            acts = decision.seat if decision else None
            if turn_ended or acts != table.to_act:
                await note_waiting(self.store.users, table, self.outages.known, now)
                table.turn_since, table.reminded, table.given_up, table.stuck_told = now, 0, False, -1
            table.to_act = acts
            if turn_ended:
                told.extend(self._tell(live))
        if table.status != "running":
            disarm(table)
        if turn_ended or table.status != "running":
            told[:0] = end_request(table, text("request-moved-on"))
        if log:
            entries.append(Move(verb=log[0], ply=table.ply, at=now, actor=log[1], live=False))
        told += self.for_holder(live)
        await self.set_times(table)
        try:
            with timed("commit"):
                await self.store.tables.commit(
                    table, rests_on=rests_on, moves=entries, dead=dead, notices=told, ending=ending, plans=plans or {}
                )
        except BaseException:
            self.drop(table.id)
            raise
        await self._committed(table, told, timers=table.due is not None)

    async def write_beside(
        self, live: OpenTable, notices: Sequence[Notice] = (), plans: Mapping[int, NewPlan] | None = None
    ) -> None:
        """Commit what is no change of the game of a table held, so that buttons of its version stay good."""
        await self.set_times(live.table)
        rests_on, notices = live.table.version, [*notices, *self.for_holder(live)]
        await self.store.tables.commit(live.table, rests_on=rests_on, notices=notices, plans=plans or {})
        await self._committed(live.table, notices, timers=True)

    async def _committed(self, table: Table, told: Sequence[Notice], *, timers: bool) -> None:
        """Wake whoever has something to do after a commit, in this process or in the one that looks after the table."""
        for happened, event in ((told, self.outbox_changed), (timers, self.timers_changed)):
            if happened:
                event.set()
        if not self.has(table):
            await tell_of_table(self.store.database, table.id)

    def for_holder(self, live: OpenTable) -> list[Notice]:
        """Return what lets the process that looks after a table go on without a person there, if that is another one."""
        return [Notice(kind="status")] if not self.has(live.table) and live.unattended() else []

    def _tell(self, live: OpenTable) -> list[Notice]:
        """Return the notices after a turn: when a person must act, the game is over, or only computers play."""
        table = live.table
        if table.status == "finished":
            return [Notice(kind="over")]
        seat, decision = live.to_act(), live.decision
        if live.unattended() and (table.users or (decision is not None and not decision.own_turn)):
            return []
        return [Notice(kind="turn", ping=seat.user if seat and not table.alone else None)]

    async def set_times(self, table: Table) -> None:
        """Work out until when the player to act has time, and when to think of the table next."""
        await set_times(self.store.users, table, self.outages.known, self.clock())

    # Computer players

    def let_computers_play(self, live: OpenTable) -> None:
        """Start a background task that answers the table's open decisions for as long as no person is needed."""
        if live.table.id in self._computing:
            self._retries[live.table.id].hurry()
        elif live.unattended() and self.has(live.table):
            self._retries[live.table.id] = Retries(FIRST_PAUSE, MAX_PAUSE)
            playing = self._play_computers(live.table.id)
            self._computing[live.table.id] = asyncio.create_task(playing, name=f"computers of table {live.table.id}")

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
            logger.exception("computer player of table %d failed", table_id)
        finally:
            del self._computing[table_id], self._retries[table_id]

    async def _tell_stuck(self, table_id: int) -> None:
        """Tell the channel, once for each choice, that none is found for a seat that no person plays."""
        try:
            async with self.hold(table_id) as live:
                seat = live.to_act()
                if seat is not None and live.unattended() and live.table.stuck_told != live.table.ply:
                    live.table.stuck_told = live.table.ply
                    said = text("act-stuck", who=seat.name, computer="no" if seat.computer is None else "yes")
                    await self.write_beside(live, [Notice(kind="act", text=said)])
        except (SaveFault, OvertakenError):
            logger.exception("computer player of table %d: the channel is told later", table_id)

    async def notices_delivered(self) -> None:
        """Tell computer players that wait for their last post that notices were delivered."""
        async with self._posted:
            self._posted.notify_all()

    async def _until_posted(self, table_id: int) -> None:
        async with self._posted:
            while await self.store.outbox.has_notices(table_id):
                await self._posted.wait()

    async def _computer_turn(self, table_id: int, tries: int) -> OpenTable | None:
        """Play one turn of a computer seat, or give one seat's answers; None when a person is to act.

        The turn is worked out on a copy, so that nobody who looks at the table has to wait.
        """
        async with self.hold(table_id) as live:
            seat = live.to_act()
            if seat is None or not live.unattended() or not self.has(live.table):
                return None
            match, version = live.playing(), live.table.version
            if is_due(live.table, match):
                await self._turn_by_plan(live)
                return live
            match = match.copy()
        seconds, table = self.computer_seconds, live.table
        moves = await unattended_turn(self.thinker, seconds, table, match, unattended, clock=self.clock, tries=tries)
        async with self.hold(table_id, f"turn of {seat.name} without a person") as live:
            if live.table.version == version:
                aside = live.aside()
                aside.match = match
                if moves[-1].choice == CONFIRM:
                    aside.table.stand_in = None
                await self.write(aside, rests_on=version, moves=moves, turn_ended=True)
                live.table, live.match = aside.table, aside.match
            return live

    async def _play_plans(self, live: OpenTable) -> None:
        """Play armed plans that are due at a table held; what fails is left to the background task."""
        try:
            while live.table.status == "running" and live.match is not None and is_due(live.table, live.match):
                await self._turn_by_plan(live)
        except Exception:
            self.drop(live.table.id)
            logger.exception("the plan that is due at table %d is not played yet", live.table.id)

    async def _turn_by_plan(self, live: OpenTable) -> None:
        """Play the armed plan that is due at a table held, or stop it, in one commit with what its owner reads of it."""
        aside = live.aside()
        turn = await turn_by_plan(self.store, aside.table, live.playing(), self.clock())
        aside.match = turn.match
        if turn.moves:
            rests_on = aside.table.version
            await self.write(aside, rests_on=rests_on, moves=turn.moves, turn_ended=True, plans=turn.plans)
        else:  # nothing that others can see has changed, so the version stays
            await self.write_beside(aside, self._tell(aside), turn.plans)
        live.table, live.match = aside.table, aside.match

    async def resume(self) -> None:
        """Continue computers' turns and answers given in advance after a restart; a bad table stops no other."""
        for table_id in await self.store.tables.running(shards=self.shards):
            try:
                table = await self.store.tables.load(table_id)
                if table is None or table.to_act is None:
                    continue
                seat = table.seats[table.to_act]
                if seat.computer or seat.answers != "ask" or table.stand_in is not None or seat.armed is not None:
                    self.let_computers_play(await self.look(table_id))
            except Exception:
                logger.exception("table %d cannot go on", table_id)

    async def close(self) -> None:
        """Stop computer players between two of their turns."""
        tasks = list(self._computing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
