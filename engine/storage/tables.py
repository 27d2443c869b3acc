"""Tables and their move logs in the database.

The interface is deliberately narrow: whole records in, whole records out, one method that commits. Nothing outside
this package uses SQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

import msgspec

from engine.records.drafts import NewPlan
from engine.records.errors import UnansweredFault
from engine.records.people import table_people
from engine.records.results import Ending, FrozenRatings
from engine.records.shards import Shards
from engine.records.table import OPEN, Move, Notice, Status, Table
from engine.storage import move_log
from engine.storage.database import (
    ChannelTakenError,
    ConflictError,
    Database,
    DuplicateError,
    Row,
    Session,
    among,
    at_home,
    deflate,
    hold_row,
    pack,
    read_row,
    readable,
)
from engine.storage.people import results
from engine.storage.people.personal import FORGET_AVOIDED, PERSONAL

_table = msgspec.msgpack.Decoder(Table)

INSERT_TABLE = (
    "INSERT INTO game_table (channel, home, status, version, revision, game, due, updated, body)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
UPDATE_TABLE = (
    "UPDATE game_table SET channel = ?, home = ?, status = ?, version = ?, revision = revision + 1, due = ?, updated = ?,"
    " free_seats = ?, body = ? WHERE id = ? AND revision = ? AND version = ?"
)
IS_PACKED = "SELECT 1 FROM game_table WHERE id = ? AND packed = 1"
ADD_USER = (
    "INSERT INTO table_user (person, table_id, seated) VALUES (?, ?, ?)"
    " ON CONFLICT (person, table_id) DO UPDATE SET seated ="
    " CASE WHEN excluded.seated > table_user.seated THEN excluded.seated ELSE table_user.seated END"
)
NEWEST_IN_CHANNEL = (
    "coalesce((SELECT id FROM game_table WHERE channel = ? AND status IN ('lobby', 'running')),"
    " (SELECT id FROM game_table WHERE channel = ? ORDER BY id DESC LIMIT 1))"
)
"""The id of a channel's open or, without one, newest table; the channel is given twice."""
MAX_KNOWN = 5000
"""Maximum number of tables whose users in `table_user` are kept in memory."""
MAX_AT_ONCE = 100
"""Maximum number of tables that are read by one statement."""
MAX_DECODED = 40
"""Number of log entries above which they are decoded in a thread: 700 take 5 ms."""
SET_PLAN = (
    "UPDATE drafts SET version = version + 1, plan = ?, draft = CASE WHEN ? = 1 THEN NULL ELSE draft END"
    " WHERE person = ? AND table_id = ? AND version = coalesce(?, version)"
)
INSERT_NOTICE = "INSERT INTO outbox (table_id, kind, created, next_try, body) VALUES (?, ?, ?, ?, ?)"
FORGET_DELIVERED = "DELETE FROM outbox WHERE done = 1 AND table_id = ?"
FORGET_WAITING = (
    "DELETE FROM outbox WHERE done = 0 AND table_id ="
    " (SELECT id FROM game_table WHERE id = ? AND status IN ('finished', 'cancelled'))"
)
TAKE_WISH = "UPDATE wish SET offer = NULL, message = NULL, until = 0 WHERE person = ? AND offer = ?"
"""Ends a wish whose person has a seat at the table offered to them."""
PLAY_WISH = "UPDATE wish SET until = 0 WHERE person = ? AND guild = ? AND until > 0 AND ' ' || game || ' ' LIKE ?"
"""Ends a wish whose person begins to play one of its games on its server. An offer of another table is closed later."""
CALL_OFF = "UPDATE game_table SET status = 'cancelled', due = NULL, revision = revision + 1 WHERE id = ?"
CLEAR_DRAFTS = (
    "UPDATE drafts SET version = version + 1, draft = NULL, plan = NULL"
    " WHERE table_id = ? AND (draft IS NOT NULL OR plan IS NOT NULL)"
)


def _readable(rows: Iterable[Row]) -> Iterator[Table]:
    """Yield the tables of the rows (body, id, revision) that can be read; the others are logged."""
    for body, number, revision in rows:
        for table in readable(_table, [(body, number)], "table"):
            table.revision = revision
            yield table


def _read(row: Row) -> Table:
    """Return the table of a row (body, id, revision). Raises DamagedFault if it cannot be read."""
    table = read_row(_table, row[0], f"table {row[1]}")
    table.revision = row[2]
    return table


def _insert(session: Session, table: Table) -> None:
    """Add the row of a new table, giving it its id; `_update` adds its contents. Within a transaction."""
    columns = (table.channel, table.home, table.status, table.version, table.revision, table.game)
    table.id = session.insert(INSERT_TABLE, (*columns, table.due, table.updated, b""))


def _update(session: Session, table: Table, rests_on: int) -> None:
    """Write a table, raising the stored revision. Within a transaction.

    Raises ConflictError if the stored revision is not `table.revision`, or the stored version not `rests_on`.
    """
    columns = (table.channel, table.home, table.status, table.version, table.due, table.updated)
    body = pack(table) if table.status in OPEN else deflate(pack(table))
    values = (*columns, len(table.seats_to_take), body, table.id, table.revision, rests_on)
    if session.execute(UPDATE_TABLE, values).rowcount != 1:
        raise ConflictError(f"table {table.id} is no longer at revision {table.revision} of version {rests_on}")


class TableStore:
    """The tables and their move logs in `database`; a commit puts its notices into the outbox.

    `unanswered` are the ids of tables with a commit whose outcome only the database knows.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.unanswered = asyncio.Queue[int]()
        self._known: dict[int, dict[int, bool]] = {}

    # Tables

    async def add(
        self, table: Table, *, closing: Table | None = None, also: Callable[[Session], object] = lambda _: None
    ) -> Table:
        """Insert a new table, giving it its id; in the same transaction, update `closing` and run `also`.

        Raises ChannelTakenError if its channel has an open table, ConflictError if `closing` was changed in the
        meantime.
        """
        people = table_people(table)

        def work(session: Session) -> None:
            _insert(session, table)
            _update(session, table, table.version)
            session.put_all(ADD_USER, [(user, table.id, seated) for user, seated in sorted(people.items())])
            if closing is not None:
                closing.rematch = table.id
                _update(session, closing, closing.version)
            also(session)

        try:
            await self._database.write(work)
        except DuplicateError as error:
            raise ChannelTakenError(f"channel {table.channel} has an open table") from error
        table.revision += 1
        if closing is not None:
            closing.revision += 1
        self._note(table.id, people)
        return table

    async def add_played(self, table: Table, moves: Sequence[Move], notices: Sequence[Notice]) -> None:
        """Insert a table with a game that was played elsewhere, giving it its id; its log counts as posted.

        Raises ChannelTakenError if its channel has an open table.
        """
        await self.commit(table, rests_on=table.version, moves=moves, notices=notices, new=True)

    async def commit(
        self,
        table: Table,
        *,
        rests_on: int,
        moves: Sequence[Move] = (),
        dead: Sequence[int] = (),
        notices: Sequence[Notice] = (),
        new: bool = False,
        ending: Ending | None = None,
        plans: Mapping[int, NewPlan] = MappingProxyType({}),
    ) -> list[int]:
        """Write a changed table, new move-log entries and notices in one transaction.

        `rests_on` is the version on which the change is based, and `table.revision` the revision, which rises. Raises
        ConflictError if the stored ones differ. Raises ChannelTakenError if another open table has its channel.
        `dead` are plies whose live choices are taken back. Sets the new moves' ids; gives each turn or end notice the
        log entries since the previous one. Returns the notices' ids. A `new` table is inserted, its log counting as
        posted. `ending` describes the end of its game, from which people's records are written in the same
        transaction. `plans` replace users' plans there. Raises ConflictError if one of them rests on another version.
        """
        packed = [pack(move.events) for move in moves]
        people, known = (
            table_people(table, moves),
            {} if new or self._database.shared else self._known.get(table.id, {}),
        )
        unknown = {user: seated for user, seated in people.items() if seated > known.get(user, -1)}
        told = table.told

        def work(session: Session) -> list[int]:
            ids: list[int] = []
            # The work may run twice (see `write` of the database), and must begin with the same flag.
            table.told = told
            if new:
                _insert(session, table)
            else:
                hold_row(session, table.id)
            if (moves or dead) and session.execute(IS_PACKED, (table.id,)).fetchone() is not None:
                move_log.unpack_log(session, table.id)
            for ply in dead:
                session.put("UPDATE move SET live = 0 WHERE table_id = ? AND ply = ? AND live = 1", (table.id, ply))
            for move, events in zip(moves, packed, strict=True):
                what = (move.ply, move.verb, move.seat, move.actor, move.choice, move.live, move.at, events)
                move.id = session.insert(move_log.INSERT, (table.id, *what))
                table.told = move.id if new else table.told
            for notice in notices:
                if notice.kind in {"turn", "over", "answers"}:
                    newest = session.execute("SELECT max(id) FROM move WHERE table_id = ?", (table.id,)).fetchone()
                    notice.after, notice.upto = table.told, max(int(newest[0] or 0), table.told)
                    table.told = notice.upto
                elif notice.kind == "show":
                    notice.after = notice.upto = table.told
                values = (table.id, notice.kind, table.updated, table.updated, pack(notice))
                ids.append(session.insert(INSERT_NOTICE, values))
            _update(session, table, table.version if new else rests_on)
            session.put_all(ADD_USER, [(user, table.id, seated) for user, seated in sorted(unknown.items())])
            if ending is not None:
                results.write(session, table.id, ending)
            elif dead and table.status == "finished":  # it was repaired
                results.clear(session, table.id)
            for user, (plan, version, ends_draft) in sorted(plans.items()):
                changed = session.execute(SET_PLAN, (pack(plan), int(ends_draft), user, table.id, version)).rowcount
                if version is not None and changed != 1:
                    raise ConflictError(f"drafts of user {user} at table {table.id} are not at version {version}")
            begins = any(move.verb == "start" for move in moves)
            if table.status == "lobby" or begins:
                session.put_all(TAKE_WISH, [(user, table.id) for user in sorted(table.users)])
            if begins and len(table.users) > 1 and table.guild is not None and not table.season:
                session.put_all(PLAY_WISH, [(user, table.guild, f"% {table.game} %") for user in sorted(table.users)])
            if table.status not in OPEN and table.due is None:  # otherwise it was canceled and may be restored
                session.put(CLEAR_DRAFTS, (table.id,))
            return ids

        try:
            ids = await self._database.write(work)
        except DuplicateError as error:
            raise ChannelTakenError(f"channel {table.channel} has an open table") from error
        except UnansweredFault:
            # `look_again` determines whether it was committed, and then does the follow-up work.
            if not new:
                self.unanswered.put_nowait(table.id)
            raise
        # Not in `work`: if it runs twice, it must be based on the same revision.
        table.revision += 1
        if unknown:
            self._note(table.id, {**known, **unknown})
        return ids

    def _note(self, table_id: int, people: dict[int, bool]) -> None:
        """Remember the committed users of a table, so that each is written only once."""
        if len(self._known) >= MAX_KNOWN:
            # Forgetting is safe: it only causes a user to be written again.
            self._known.clear()
        self._known[table_id] = people

    async def load(self, table_id: int) -> Table | None:
        """Return a table, or None if there is no such id."""
        row = await self._database.one("SELECT body, id, revision FROM game_table WHERE id = ?", (table_id,))
        return _read(row) if row else None

    async def revision(self, table_id: int) -> int | None:
        """Return the revision at which a table is stored, None if there is no such id."""
        row = await self._database.one("SELECT revision FROM game_table WHERE id = ?", (table_id,))
        return row[0] if row else None

    async def in_channel(self, channel: int) -> Table | None:
        """Return the channel's open table or, without one, its newest; None if it never had any."""
        row = await self._database.one(
            f"SELECT body, id, revision FROM game_table WHERE id = {NEWEST_IN_CHANNEL}",  # noqa: S608
            (channel, channel),
        )
        return _read(row) if row else None

    async def of_user(self, user: int, statuses: Sequence[Status] = OPEN) -> list[Table]:
        """Return the tables with these statuses at which the user sits, oldest first; unreadable ones are left out."""
        rows = await self._database.all(
            "SELECT body, id, revision FROM game_table JOIN table_user ON table_id = id"  # noqa: S608
            f" WHERE person = ? AND seated = 1 AND status IN {among(len(statuses))} ORDER BY id",
            (user, *statuses),
        )
        return [table for table in _readable(rows) if user in table.users]

    async def waiting_for(self, user: int) -> list[Table]:
        """Return the running tables that wait for the user, oldest first; unreadable ones are left out."""
        return [table for table in await self.of_user(user, ("running",)) if table.asks(user)]

    async def first_game(self, user: int) -> int | None:
        """Return the id of the first game, running or finished, in which the user has had a seat; None without one."""
        row = await self._database.one(
            "SELECT table_id FROM table_user JOIN game_table ON id = table_id"
            " WHERE person = ? AND seated = 1 AND status IN ('running', 'finished') ORDER BY table_id LIMIT 1",
            (user,),
        )
        return row[0] if row else None

    async def hosted_by(self, user: int, guild: int) -> list[Table]:
        """Return the open tables on a server that the user hosts; unreadable ones are left out."""
        rows = await self._database.all(
            "SELECT body, id, revision FROM game_table JOIN table_user ON table_id = id"
            " WHERE person = ? AND status IN (?, ?) ORDER BY id",
            (user, *OPEN),
        )
        return [table for table in _readable(rows) if (table.host, table.guild) == (user, guild)]

    async def several(self, ids: Sequence[int]) -> list[Table]:
        """Return some tables in the order of their ids; unreadable ones are left out."""
        found = list[Table]()
        for first in range(0, len(ids), MAX_AT_ONCE):
            some = ids[first : first + MAX_AT_ONCE]
            rows = await self._database.all(
                f"SELECT body, id, revision FROM game_table WHERE id IN {among(len(some))}",  # noqa: S608
                tuple(some),
            )
            found += _readable(rows)
        return sorted(found, key=lambda table: table.id)

    async def running(self, *, shards: Shards | None = None) -> list[int]:
        """Return the ids of all running tables, of these shards if given."""
        own, values = at_home(shards)
        rows = await self._database.all(
            f"SELECT id FROM game_table WHERE status = 'running' AND status IN ('lobby', 'running'){own}",  # noqa: S608 - twice, as the index says
            values,
        )
        return [row[0] for row in rows]

    async def lobbies_with_times(self, *, shards: Shards | None = None) -> list[int]:
        """Return the ids of all lobbies that are due at some time, of these shards if given."""
        own, values = at_home(shards)
        rows = await self._database.all(
            f"SELECT id FROM game_table WHERE due IS NOT NULL AND status = 'lobby'{own}",  # noqa: S608
            values,
        )
        return [row[0] for row in rows]

    async def homes(self, *, shards: Shards | None = None) -> list[int]:
        """Return the servers with open tables (`Table.home`), of these shards if given."""
        own, values = at_home(shards)
        rows = await self._database.all(
            f"SELECT DISTINCT home FROM game_table WHERE status IN ('lobby', 'running') AND home > 0{own}",  # noqa: S608
            values,
        )
        return [row[0] for row in rows]

    async def not_packed(self, *, shards: Shards | None = None) -> list[int]:
        """Return the ids of tables, of these shards if given, that are open, can be restored, or are not packed."""
        own, values = at_home(shards)
        rows = await self._database.all(
            f"SELECT id FROM game_table WHERE status IN ('lobby', 'running'){own}"  # noqa: S608
            f" UNION SELECT id FROM game_table WHERE due IS NOT NULL{own}"
            " UNION SELECT id FROM game_table WHERE packed = 0 AND due IS NULL"
            f" AND status IN ('finished', 'cancelled'){own}",
            values * 3,
        )
        return [row[0] for row in rows]

    async def due(self, now: float, *, shards: Shards | None = None) -> list[int]:
        """Return the ids of tables whose reminder is due at `now`, of these shards if given."""
        own, values = at_home(shards)
        rows = await self._database.all(
            f"SELECT id FROM game_table WHERE due <= ?{own} ORDER BY due",  # noqa: S608
            (now, *values),
        )
        return [row[0] for row in rows]

    async def postpone(self, table_id: int, due: float) -> None:
        """Change the time of a table's reminder without touching its record, which may be unreadable."""
        await self._database.write(
            lambda session: session.put("UPDATE game_table SET due = ? WHERE id = ?", (due, table_id))
        )

    async def next_due(self, *, shards: Shards | None = None) -> float | None:
        """Return the time of the next reminder, at tables of these shards if given, or None."""
        own, values = at_home(shards)
        row = await self._database.one(f"SELECT min(due) FROM game_table WHERE due IS NOT NULL{own}", values)  # noqa: S608
        return row[0] if row else None

    # Maintenance: these read tables that may be damaged

    async def peek(self, table_id: int) -> tuple[int, Table | None] | None:
        """Return (channel, table) of a table, the latter None if its row is damaged; None if there is no such id."""
        row = await self._database.one("SELECT body, id, revision, channel FROM game_table WHERE id = ?", (table_id,))
        return (row[3], next(_readable([row[:3]]), None)) if row else None

    async def open_tables(self) -> list[tuple[int, int, Table | None]]:
        """Return (id, channel, table) of every lobby and running game; the table None if its row is damaged."""
        rows = await self._database.all(
            "SELECT body, id, revision, channel FROM game_table WHERE status IN ('lobby', 'running') ORDER BY id"
        )
        return [(row[1], row[3], next(_readable([row[:3]]), None)) for row in rows]

    async def tables_of(self, user: int) -> dict[int, bool]:
        """Return all tables where the user ever sat, was the host, or did something, by id: whether they sat there."""
        rows = await self._database.all("SELECT table_id, seated FROM table_user WHERE person = ?", (user,))
        return {row[0]: bool(row[1]) for row in rows}

    async def forget(
        self,
        user: int,
        tables: Sequence[int],
        ratings: Sequence[FrozenRatings] = (),
    ) -> None:
        """Delete a user's own rows or their id in them (`PERSONAL`), their id in logs, and notices that may name them.

        `tables` are all tables that they were involved in. The delivered notices of these tables are deleted, and all
        notices of ended ones (see `OutboxStore.take_out` for the others). `ratings` keeps the data on which the
        others' ratings depend.
        """
        # First, since `tables_of` finds these tables only until the last transaction: after an interruption, the next
        # call does the rest.
        for number in tables:
            await self._database.write(lambda session: move_log.take_out(session, number, user))  # noqa: B023

        def work(session: Session) -> None:
            for kept in ratings:
                results.keep_ratings(session, kept)
            for forgetting in (*(rows.forgetting for rows in PERSONAL), FORGET_AVOIDED):
                session.put(forgetting, (user,))
            for forget in (FORGET_DELIVERED, FORGET_WAITING):
                session.put_all(forget, [(number,) for number in sorted(tables)])

        await self._database.write(work)
        self._known.clear()

    async def newest_in(self, channel: int) -> int | None:
        """Return the id of the channel's open table or, without one, its newest."""
        row = await self._database.one(f"SELECT {NEWEST_IN_CHANNEL}", (channel, channel))
        return row[0] if row else None

    async def close_damaged(self, table_id: int) -> None:
        """Cancel a table whose row is damaged, leaving the damaged part unchanged, and drop its notices."""

        def work(session: Session) -> None:
            session.put(CALL_OFF, (table_id,))
            session.put("UPDATE outbox SET done = 1 WHERE done = 0 AND table_id = ?", (table_id,))

        await self._database.write(work)

    async def counts(self) -> dict[str, int]:
        """Return the number of tables by status, and under "outbox" the number of waiting notices."""
        rows = await self._database.all(
            "SELECT status, tables FROM table_count WHERE tables > 0"
            " UNION ALL SELECT 'outbox', count(*) FROM outbox WHERE done = 0"
        )
        return {row[0]: row[1] for row in rows}

    # Move log

    async def moves(self, table_id: int, after: int = 0, upto: int | None = None) -> list[Move]:
        """Return the move-log entries with `after` < id <= `upto`, in order; unreadable events are left out."""
        upto = 2**62 if upto is None else upto
        rows = await self._database.all(move_log.READ, (table_id, after, upto, table_id))
        if len(rows) <= MAX_DECODED and not any(row[0] is None for row in rows):
            return move_log.as_moves(rows, table_id, after, upto)
        return await asyncio.to_thread(move_log.as_moves, rows, table_id, after, upto)

    async def last_choice(self, table_id: int, actor: int | None, settled: int) -> int:
        """Return the move-log id of a user's newest choice; for None the newest by another seat than the last.

        Of the choices up to the ply `settled`; those after it can still be taken back. 0 if there is none.
        """
        live_choices = (
            "SELECT id, seat FROM move WHERE table_id = ? AND verb = 'choose' AND live = 1 AND ply <= ?{}"
            " ORDER BY id DESC LIMIT 1"
        )
        if actor is not None:
            row = await self._database.one(live_choices.format(" AND actor = ?"), (table_id, settled, actor))
            if row is not None:
                return int(row[0])
        newest = await self._database.one(live_choices.format(""), (table_id, settled))
        if newest is None:
            return await self._last_packed_choice(table_id, actor, settled)
        if actor is not None:
            return 0
        row = await self._database.one(
            live_choices.format(" AND coalesce(seat, -1) <> ?"),
            (table_id, settled, -1 if newest[1] is None else newest[1]),
        )
        return row[0] if row else 0

    async def _last_packed_choice(self, table_id: int, actor: int | None, settled: int) -> int:
        moves = await self.moves(table_id)
        choices = [move for move in moves if move.verb == "choose" and move.live and move.ply <= settled]
        if actor is not None:
            found = [move.id for move in choices if move.actor == actor]
        else:
            found = [move.id for move in choices if move.seat != choices[-1].seat]
        return found[-1] if found else 0

    async def to_pack(self, after: int, limit: int, *, shards: Shards | None = None) -> list[int]:
        """Return ids greater than `after` of ended tables whose logs are to be packed, of these shards if given, in order.

        Those that an earlier release packed are among them.
        """
        own, values = at_home(shards)
        rows = await self._database.all(
            "SELECT id FROM game_table WHERE packed = 0 AND due IS NULL AND status IN ('finished', 'cancelled')"  # noqa: S608
            f" AND id > ?{own} UNION SELECT table_id FROM packed_log JOIN game_table ON id = table_id"
            f" WHERE layout = 0 AND table_id > ?{own} ORDER BY id LIMIT ?",
            (after, *values, after, *values, limit),
        )
        return [row[0] for row in rows]

    async def pack(self, table_id: int) -> bool:
        """Pack the log of an ended table and delete its delivered notices; return whether that could be done now.

        A packed log can be read as before; a change to it unpacks it into rows. No other commit waits while it is
        packed. Raises DamagedFault if an earlier release packed it and it cannot be read.
        """
        found = await self._database.all(move_log.READ, move_log.whole(table_id))
        body = await asyncio.to_thread(lambda: move_log.pack_rows(move_log.rows_of(found, table_id)))
        return await self._database.write(lambda session: move_log.put_packed(session, table_id, found, body))
