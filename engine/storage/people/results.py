"""Results of people in ended games: rows computed from the end of a game and its log."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

import msgspec

from engine.kernel import BY_PLAN, CONFIRM
from engine.records.errors import DamagedFault
from engine.records.results import Circumstances, Ending, FrozenRatings, RatedRow, Result, SeatEnd, SharedGames
from engine.records.shards import Shards
from engine.records.table import UNNAMED
from engine.storage import move_log
from engine.storage.database import Database, Row, Session, at_home, hold_row, pack, read_row

FIELDS = tuple(field for field in Result.__struct_fields__ if field != "body")
COLUMNS = ", ".join(("person" if field == "user" else field) for field in (*FIELDS, "body"))
INSERT = f"INSERT INTO result ({COLUMNS}) VALUES ({', '.join('?' * (len(FIELDS) + 1))})"  # noqa: S608 - names of our own
RECORDED, NOTHING = 1, 2
"""Values of `game_table.recorded`: the rows are written, or there is nothing to write."""
NAMED = (
    ("result", "coalesce(guild, 0) = ?"),
    ("season_person", "season IN (SELECT id FROM season WHERE guild = ?)"),
)
"""The tables of the database that name people, and the condition for the rows of a server."""
MAX_DECODED = 200
"""Number of rows above which they are decoded in a thread: 10,000 take 80 ms."""
PACKED_BY_PLAN = pack({"kind": BY_PLAN})[1:]
"""Bytes in the packed events of an armed plan's first choice, which save decoding all events."""
_body = msgspec.msgpack.Decoder(Circumstances)


class LogRow(NamedTuple):
    """The part of a log entry about players and times. `by_plan`: it begins an armed plan's turn."""

    verb: str
    seat: int | None
    actor: int | None
    choice: str | None
    live: bool
    at: float
    by_plan: bool = False


READ_PACKED = "SELECT body FROM packed_log WHERE table_id = ?"
READ_ENTRIES = "SELECT verb, seat, actor, choice, live, at, events FROM move WHERE table_id = ? ORDER BY id"


def entries_of(session: Session, table_id: int) -> list[LogRow]:
    """Return a table's log, packed or not. Raises DamagedFault if it cannot be read."""
    packed = session.execute(READ_PACKED, (table_id,)).fetchone()
    if packed is not None:
        return _unpack(packed[0], table_id)
    return _entries(session.execute(READ_ENTRIES, (table_id,)))


def _unpack(body: bytes, table_id: int) -> list[LogRow]:
    rows = move_log.unpack_rows(body, table_id)
    return [LogRow(*row[2:6], bool(row[6]), row[7], PACKED_BY_PLAN in row[8]) for row in rows]


def _entries(rows: Iterable[Row]) -> list[LogRow]:
    return [LogRow._make((*row[:-1], PACKED_BY_PLAN in row[-1])) for row in rows]


def was_only_imported(entries: Sequence[LogRow]) -> bool:
    """Return whether the game was not played here: it came finished from a file, which may claim anything."""
    verbs = [each.verb for each in entries]
    return "import" in verbs and "choose" not in verbs[len(verbs) - verbs[::-1].index("import") :]


class TurnTimes(NamedTuple):
    """A turn, or an answer in another player's turn: its seat, the user who confirmed it, its start and end (Unix time).

    `by_plan`: an armed plan took it.
    """

    seat: int
    actor: int | None
    begun: float
    ended: float
    by_plan: bool


def _turns(entries: Iterable[LogRow]) -> dict[tuple[int, int | None], list[float | None]]:
    """Return the duration of each turn, and of each answer in another player's turn, by seat and by the user who confirmed it, in seconds.

    A turn of an armed plan takes no time and is None.
    """
    found: dict[tuple[int, int | None], list[float | None]] = defaultdict(list)
    for each in _turn_times(entries):
        found[each.seat, each.actor].append(None if each.by_plan else max(0.0, each.ended - each.begun))
    return found


def _turn_times(entries: Iterable[LogRow]) -> Iterator[TurnTimes]:
    """Yield turns and answers in others' turns, in order. A turn begins when another seat or the turn before has finished."""
    begun = last = 0.0
    by_plan = False
    seat: int | None = None
    for each in entries:
        if each.verb == "start":
            begun = last = each.at
        if each.verb != "choose" or not each.live:
            continue
        if each.seat != seat:
            begun, seat = last or each.at, each.seat
        last, by_plan = each.at, by_plan or each.by_plan
        if each.choice == CONFIRM and each.seat is not None:
            yield TurnTimes(each.seat, each.actor, begun, each.at, by_plan)
            begun, by_plan = each.at, False


def _holders(ending: Ending, entries: Iterable[LogRow]) -> list[list[tuple[int, str]]]:
    """Return, by seat, the people who had it and left, in order, each at their last seat, without those excused."""
    names: dict[int, str] = {}
    last: dict[int, int] = {}
    for each in entries:
        if each.verb == "choose" and each.seat is not None and each.actor not in {None, UNNAMED}:
            assert each.actor is not None
            last[each.actor] = each.seat
    for number, seat in enumerate(ending.seats):
        for user, name in seat.left:
            last[user], names[user] = number, name
    for user in [*ending.excused, *(seat.user for seat in ending.seats if seat.user is not None)]:
        last.pop(user, None)
    return [
        [(user, names.get(user, "")) for user, where in last.items() if where == number]
        for number in range(len(ending.seats))
    ]


def _is_gone(seat: SeatEnd) -> bool:
    """Return whether the person in a seat at the end counts as having left."""
    return seat.body.absent or seat.resigned


def rows_of(table_id: int, ending: Ending, entries: Sequence[LogRow]) -> Iterator[Result]:
    """Yield a row for everyone who ever sat at a game, once each, and for each computer player and automaton at its end.

    Those who left or were absent come last among the people, without a score; those who are excused have no row.
    """
    turns, held = _turns(entries), _holders(ending, entries)
    ended = max((each.at for each in entries if each.verb == "choose" and each.live), default=ending.ended)
    stayed = Counter(seat.place for seat in ending.seats if not seat.player and not _is_gone(seat))
    people = sum(not seat.player for seat in ending.seats) + sum(map(len, held))

    def row(number: int, seat: SeatEnd, part: int, user: int | None, name: str, *, left: bool) -> Result:
        person = left or not seat.player
        made = turns.get((number, user), []) if person else []
        took = [seconds for seconds in made if seconds is not None]
        better = sum(count for place, count in stayed.items() if left or place < seat.place)
        return Result(
            table_id=table_id, seat=number, part=part, user=user, name=name, player="" if person else seat.player,
            guild=ending.guild, game=ending.game, place=better + 1 if person else None,
            place_all=None if left else seat.place, score=None if left else seat.score, seats=len(ending.seats),
            rated=person and user in ending.rated, people=people, how="left" if left else "took-over" if person and (part or seat.took_over) else "stayed",
            turns=len(made), median_seconds=median(took) if took else None, ended=ended,
            body=msgspec.structs.replace(seat.body, suggestions=0, absent=False) if part < len(held[number]) else seat.body,
        )  # fmt: skip

    for number, seat in enumerate(ending.seats):
        for part, (user, name) in enumerate(held[number]):
            yield row(number, seat, part, user, name, left=True)
        name = "" if seat.player else seat.name
        yield row(number, seat, len(held[number]), seat.user, name, left=_is_gone(seat))


def write(session: Session, table_id: int, ending: Ending | None) -> None:
    """Write the rows of an ended game in place of any there are; None: there is nothing to write. Within a transaction."""
    clear(session, table_id)
    entries = entries_of(session, table_id) if ending is not None else []
    if ending is None or was_only_imported(entries):
        session.put("UPDATE game_table SET recorded = ? WHERE id = ?", (NOTHING, table_id))
        return
    found = rows_of(table_id, ending, entries)
    session.put_all(INSERT, [(*(getattr(row, name) for name in FIELDS), pack(row.body)) for row in found])
    session.put("UPDATE game_table SET recorded = ? WHERE id = ?", (RECORDED, table_id))


def clear(session: Session, table_id: int) -> None:
    """Delete the rows of a game, which are rewritten once it has ended. Within a transaction."""
    session.put("DELETE FROM result WHERE table_id = ?", (table_id,))
    session.put("UPDATE game_table SET recorded = 0 WHERE id = ?", (table_id,))


def keep_ratings(session: Session, kept: FrozenRatings) -> None:
    """Write the data that keeps others' ratings unchanged once a person is forgotten. Within a transaction, before that."""
    at = "WHERE table_id = ? AND seat = ? AND part = ?"
    values = [(*rating, *key) for key, rating in kept.brought.items()]
    session.put_all(f"UPDATE result SET mu = ?, sigma = ? {at}", values)  # noqa: S608 - names of our own
    session.put_all(f"UPDATE result SET met = met + 1 {at}", kept.met)  # noqa: S608 - names of our own
    session.put_all("UPDATE result SET rated = 0 WHERE table_id = ?", [(table,) for table in kept.uncounted])


class ResultStore:
    """The results of people in the ended games of `database`. `renamed` counts the names changed in them."""

    def __init__(self, database: Database) -> None:
        self._database, self.renamed = database, 0

    async def to_record(self, after: int, limit: int, *, shards: Shards | None = None) -> list[int]:
        """Return ids greater than `after` of ended games without written rows, of these shards if given, in order."""
        own, values = at_home(shards)
        rows = await self._database.all(
            f"SELECT id FROM game_table WHERE recorded = 0 AND status = 'finished' AND id > ?{own} ORDER BY id LIMIT ?",  # noqa: S608
            (after, *values, limit),
        )
        return [row[0] for row in rows]

    async def record(self, table_id: int, ending: Ending | None) -> None:
        """Write the rows of a game that ended; None: there is nothing to write. Repeating it changes nothing."""

        def work(session: Session) -> None:
            hold_row(session, table_id)
            try:
                write(session, table_id, ending)
            except DamagedFault:  # its log: the players are unknown
                write(session, table_id, None)

        await self._database.write(work)

    async def rename(self, user: int, guild: int | None, name: str) -> None:
        """Write a person's present name on a server into their results and seasons there, unless they have it already."""
        values = (user, guild or 0, name)
        for table, there in NAMED:
            other = f"WHERE person = ? AND {there} AND name <> ?"
            if await self._database.one(f"SELECT 1 FROM {table} {other} LIMIT 1", values) is not None:  # noqa: S608
                rename = f"UPDATE {table} SET name = ? {other}"  # noqa: S608
                await self._database.write(lambda session: session.put(rename, (name, *values)))  # noqa: B023
                self.renamed += 1

    async def of_user(self, user: int) -> list[Result]:
        """Return a person's rows, newest first."""
        rows = await self._database.all(
            f"SELECT {COLUMNS} FROM result WHERE person = ? ORDER BY ended DESC",  # noqa: S608 - names of our own
            (user,),
        )
        return _results(rows) if len(rows) <= MAX_DECODED else await asyncio.to_thread(_results, rows)

    async def newest_of_user(self, user: int, most: int, *, guild: int | None = None) -> list[Result]:
        """Return at most `most` of a person's rows, newest first; with a `guild`, only from that server."""
        there, values = ("", (user, most)) if guild is None else (" AND guild = ?", (user, guild, most))
        return _results(
            await self._database.all(
                f"SELECT {COLUMNS} FROM result WHERE person = ?{there} ORDER BY ended DESC LIMIT ?",  # noqa: S608 - names of our own
                values,
            )
        )

    async def answer_times(self, user: int, table_id: int) -> list[float]:
        """Return the times of a person's turns and answers in a game (Unix time), except those made in advance.

        Raises DamagedFault if its log cannot be read.
        """
        packed = await self._database.one(READ_PACKED, (table_id,))
        rows = await self._database.all(READ_ENTRIES, (table_id,)) if packed is None else []

        def read() -> list[float]:
            turns = _turn_times(_unpack(packed[0], table_id) if packed is not None else _entries(rows))
            # An answer that was kept until its place in the order takes no time.
            return [
                each.ended for each in turns if each.actor == user and not each.by_plan and each.ended > each.begun
            ]

        return await asyncio.to_thread(read)

    async def has_finished(self, user: int, games: int = 1) -> bool:
        """Return whether a person has played this number of games to their end."""
        rows = await self._database.all(
            "SELECT 1 FROM result WHERE person = ? AND how <> 'left' LIMIT ?", (user, games)
        )
        return len(rows) == games

    async def rivals(self, user: int) -> list[SharedGames]:
        """Return a person's results against each other person in the games that both played, by game and number of people."""
        rows = await self._database.all(
            "SELECT game, person, max(CASE WHEN newness = 1 THEN name END), people, count(*),"
            " sum(CASE WHEN place > my_place THEN 1 ELSE 0 END), sum(CASE WHEN place < my_place THEN 1 ELSE 0 END),"
            " max(ended), max(CASE WHEN newness = 1 THEN my_score END), max(CASE WHEN newness = 1 THEN score END) FROM"
            " (SELECT other.*, mine.place AS my_place, mine.score AS my_score, row_number() OVER"
            " (PARTITION BY other.game, other.person, other.people ORDER BY other.ended DESC, other.table_id DESC) AS newness"
            " FROM result AS mine JOIN result AS other ON other.table_id = mine.table_id"
            " WHERE mine.person = ? AND other.player = '' AND other.person IS NOT NULL AND other.person <> ?) AS met"
            " GROUP BY game, person, people",
            (user, user),
        )
        return [SharedGames(*row) for row in rows]

    async def others_at(self, user: int) -> dict[int, list[str]]:
        """Return, by table, the others in a person's games: names of people ("" if unknown), and computer players."""
        rows = await self._database.all(
            "SELECT other.table_id, other.name || other.player FROM result AS mine JOIN result AS other"
            " ON other.table_id = mine.table_id AND (other.seat, other.part) <> (mine.seat, mine.part)"
            " WHERE mine.person = ? ORDER BY other.table_id, other.seat, other.part",
            (user,),
        )
        found: dict[int, list[str]] = defaultdict(list)
        for table_id, name in rows:
            found[table_id].append(name)
        return found

    async def rated_rows(self, guild: int, game: str, *, after: float = -math.inf) -> list[RatedRow]:
        """Return the rows of all rated games of a kind on a server that ended `after` a time, in the order in which they ended."""
        rows = await self._database.all(
            "SELECT table_id, seat, part, person, name, place, how, ended, mu, sigma, met FROM result"
            " WHERE rated = 1 AND guild = ? AND game = ? AND ended > ? ORDER BY ended, table_id, seat, part",
            (guild, game, after),
        )
        return await asyncio.to_thread(lambda: list(map(RatedRow._make, rows)))

    async def rated_mark(self, guild: int, game: str, *, until: float = math.inf) -> tuple[object, ...]:
        """Return figures of the rows of `rated_rows` that ended `until` a time. They change with any of them, and cost much less.

        An ended game adds rows, one taken back and ended again has another time, and a forgotten person leaves rows
        with just the strength before the game. A new name of the same length is noticed only in this process.
        """
        row = await self._database.one(
            "SELECT count(*), count(person), max(ended), sum(ended), sum(place), sum(met), sum(mu), sum(length(name))"
            " FROM result WHERE rated = 1 AND guild = ? AND game = ? AND ended <= ?",
            (guild, game, until),
        )
        return (*(row or ()), self.renamed)

    async def rated_places(self, user: int) -> list[tuple[int, str]]:
        """Return the servers and games of which a person has rated games."""
        rows = await self._database.all(
            "SELECT DISTINCT guild, game FROM result WHERE rated = 1 AND person = ?", (user,)
        )
        return [(row[0], row[1]) for row in rows]

    async def unlisted_users(self, guild: int) -> set[int]:
        """Return the users whom a server's managers took off its leaderboards."""
        return {row[0] for row in await self._database.all("SELECT person FROM unlisted WHERE guild = ?", (guild,))}

    async def set_listed(self, guild: int, user: int, *, listed: bool) -> None:
        """Take a user off a server's leaderboards, or let them be listed again."""
        act = (
            "DELETE FROM unlisted WHERE person = ? AND guild = ?"
            if listed
            else "INSERT INTO unlisted (person, guild) VALUES (?, ?) ON CONFLICT DO NOTHING"
        )
        await self._database.write(lambda session: session.put(act, (user, guild)))

    async def at_table(self, table_id: int) -> list[Result]:
        """Return all rows of a game, by seat."""
        return _results(
            await self._database.all(
                f"SELECT {COLUMNS} FROM result WHERE table_id = ? ORDER BY seat, part",  # noqa: S608
                (table_id,),
            )
        )


def _results(rows: Iterable[Row]) -> list[Result]:
    """Return rows as records; equal circumstances are decoded only once."""
    bodies: dict[bytes, Circumstances] = {}
    found: list[Result] = []
    for row in rows:
        *values, body = row
        if body not in bodies:
            bodies[body] = read_row(_body, body, f"result at table {values[0]}")
        found.append(Result(**dict(zip(FIELDS, values, strict=True)), body=bodies[body]))
    return found
