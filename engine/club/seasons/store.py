"""Seasons in the database: their people, and the tables that were opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec

from engine.club.seasons.season import OPEN_STATES, Entrant, Season, SeasonResult, SeasonTable
from engine.kernel import distinct_names
from engine.records.errors import DamagedFault
from engine.records.shards import Shards
from engine.records.table import Table
from engine.storage.database import ConflictError, Database, Row, Session, at_home
from engine.storage.tables import TableStore

T = TypeVar("T")

_season = msgspec.json.Decoder(Season)
_IS_OPEN = f"state IN ({', '.join(repr(state) for state in OPEN_STATES)})"
INSERT = (
    "INSERT INTO season (id, guild, home, channel, game, state, seed, revision, body)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
UPDATE = (
    "UPDATE season SET channel = ?, state = ?, seed = ?, revision = revision + 1, body = ?"
    " WHERE id = ? AND revision = ?"
)
IN, LEFT, WAITING, SILENT = range(4)
"""The column `gone` of a person: they are in; left after the draw; wait for a manager's consent; did not answer before it."""
ADD_PERSON = (
    "INSERT INTO season_person (season, number, person, name, at, division, gone) VALUES (?, ?, ?, ?, ?, 0, ?)"
)
_PEOPLE = "SELECT number, person, name, at, division, gone FROM season_person WHERE season = ?"


def _read(row: Row) -> Season:
    """Return the season of a row (body, id, state, revision). Raises DamagedFault if it cannot be read."""
    try:
        season = _season.decode(row[0])
    except (msgspec.MsgspecError, ValueError) as error:
        raise DamagedFault(f"season {row[1]}") from error
    season.id, season.state, season.revision = row[1], row[2], row[3]
    return season


def _entrant(row: Row, name: str = "") -> Entrant:
    """Return the person of a row of `_PEOPLE`, by their `name` in the season if it is given."""
    return Entrant(number=row[0], person=row[1], name=name or row[2], at=row[3], division=row[4], left=row[5] == LEFT)


def _write(session: Session, season: Season) -> None:
    """Write a season. Raises ConflictError if the stored revision is not its own. Within a transaction."""
    body = msgspec.json.encode(season).decode()
    values = (season.channel, season.state, season.seed, body, season.id, season.revision)
    if session.execute(UPDATE, values).rowcount != 1:
        raise ConflictError(f"season {season.id} is no longer at revision {season.revision}")


def _next(session: Session, sql: str, values: Sequence[int | str] = ()) -> int:
    """Return the number after the highest one that a statement finds."""
    return int(session.execute(sql, values).fetchone()[0] or 0) + 1


class SeasonStore:
    """The seasons in `database`; their tables are in `tables`."""

    def __init__(self, database: Database, tables: TableStore) -> None:
        self._database, self._tables = database, tables

    async def add(self, season: Season) -> Season:
        """Insert a new season, giving it its id and its number among the seasons of its game on its server."""

        def work(session: Session) -> None:
            season.id = _next(session, "SELECT max(id) FROM season")
            season.number = _next(
                session, "SELECT count(*) FROM season WHERE guild = ? AND game = ?", (season.guild, season.game)
            )
            body = msgspec.json.encode(season).decode()
            names = (season.guild, season.home, season.channel, season.game, season.state, season.seed)
            session.put(INSERT, (season.id, *names, season.revision, body))

        await self._database.write(work)
        return season

    async def load(self, season_id: int) -> Season | None:
        """Return a season, None if there is none with this id."""
        row = await self._database.one("SELECT body, id, state, revision FROM season WHERE id = ?", (season_id,))
        return _read(row) if row is not None else None

    async def save(self, season: Season) -> None:
        """Write a changed season, whose revision rises. Raises ConflictError if the stored one differs."""
        await self._save(season, lambda _session: None)

    async def _save(self, season: Season, work: Callable[[Session], T]) -> T:
        """Write a season like `save`, and do `work` in the same commit; return its result."""

        def both(session: Session) -> T:
            _write(session, season)
            return work(session)

        found = await self._database.write(both)
        season.revision += 1
        return found

    async def going_on(self, *, shards: Shards | None = None) -> list[Season]:
        """Return the seasons that are not over, of the servers of these shards if given, oldest first."""
        own, values = at_home(shards)
        rows = await self._database.all(
            f"SELECT body, id, state, revision FROM season WHERE {_IS_OPEN}{own}",  # noqa: S608 - names of our own
            values,
        )
        # Sorted here, since sorting by id would keep the index of open tables from being used.
        return [_read(row) for row in sorted(rows, key=lambda row: row[1])]

    async def on_server(self, guild: int) -> list[Season]:
        """Return the seasons of a server that are not over, oldest first."""
        rows = await self._database.all(
            f"SELECT body, id, state, revision FROM season WHERE guild = ? AND {_IS_OPEN} ORDER BY id",  # noqa: S608
            (guild,),
        )
        return [_read(row) for row in rows]

    async def before(self, season: Season) -> Season | None:
        """Return the season of the same game on the same server that ended last, None if there is none."""
        row = await self._database.one(
            "SELECT body, id, state, revision FROM season WHERE guild = ? AND game = ? AND id < ? AND state = 'over'"
            " ORDER BY id DESC LIMIT 1",
            (season.guild, season.game, season.id),
        )
        return _read(row) if row is not None else None

    # People

    async def people(self, season_id: int) -> list[Entrant]:
        """Return those who are in a season, or left it after the draw, in the order of signing up."""
        return [each for each, gone in await self._everyone(season_id) if gone in {IN, LEFT}]

    async def _everyone(self, season_id: int) -> list[tuple[Entrant, int]]:
        """Return all people of a season, with numbers after equal names, and their column `gone`."""
        rows = await self._database.all(f"{_PEOPLE} ORDER BY number", (season_id,))
        names = distinct_names(row[2] for row in rows)
        return [(_entrant(row, name), row[5]) for row, name in zip(rows, names, strict=True)]

    async def waiting(self, season_id: int, gone: int = WAITING) -> list[Entrant]:
        """Return those who signed up for a season and wait for a manager's consent, in the order of signing up.

        With `gone` `SILENT`, return those who were not drawn since they did not answer.
        """
        return [each for each, why in await self._everyone(season_id) if why == gone and each.person is not None]

    async def played_before(self, season: Season, person: int) -> tuple[Season, Entrant] | None:
        """Return the newest other drawn season with a person on the server of `season`, and their row; or None."""
        row = await self._database.one(
            "SELECT body, id, state, revision, season_person.number, person, name, at, division, gone"
            " FROM season_person JOIN season ON season = id"
            " WHERE person = ? AND guild = ? AND id <> ? AND state IN ('drawn', 'over') AND division > 0"
            " ORDER BY id DESC LIMIT 1",
            (person, season.guild, season.id),
        )
        return (_read(row), _entrant(row[4:])) if row is not None else None

    async def of_person(self, person: int) -> list[Season]:
        """Return the seasons that are not over for which a person signed up and which they have not left, oldest first."""
        rows = await self._database.all(
            f"SELECT body, id, state, revision FROM season JOIN season_person ON season = id"  # noqa: S608
            f" WHERE person = ? AND gone = 0 AND {_IS_OPEN} ORDER BY id",
            (person,),
        )
        return [_read(row) for row in rows]

    async def sign_up(self, season: Season, person: int, name: str, at: float, *, waits: bool = False) -> bool:
        """Record that a person is in, at the time `at`, or with `waits`, that they wait for a manager's consent.

        Return whether they had not signed up before. Raises ConflictError if the season has changed.
        """
        gone = WAITING if waits else IN

        def work(session: Session) -> bool:
            held = session.execute(
                "UPDATE season_person SET name = ?, at = ?, gone = ? WHERE person = ? AND season = ?",
                (name, at, gone, person, season.id),
            )
            if held.rowcount:
                return False
            number = _next(session, "SELECT max(number) FROM season_person WHERE season = ?", (season.id,))
            session.put(ADD_PERSON, (season.id, number, person, name, at, gone))
            return True

        return await self._save(season, work)

    async def admit(self, season: Season, number: int, at: float) -> bool:
        """Admit a sign-up at the time `at`; return whether it was waiting. Raises ConflictError if the season has changed."""
        act = "UPDATE season_person SET gone = ?, at = ? WHERE season = ? AND number = ? AND gone = ?"
        values = (IN, at, season.id, number, WAITING)
        return await self._save(season, lambda session: session.execute(act, values).rowcount > 0)

    async def move(self, season: Season, number: int, division: int) -> None:
        """Record the division that a manager chose for a person. Raises ConflictError if the season has changed."""
        act = "UPDATE season_person SET division = ? WHERE season = ? AND number = ?"
        await self._save(season, lambda session: session.put(act, (division, season.id, number)))

    async def leave(self, season: Season, person: int, *, keep: bool) -> bool:
        """Record that a person leaves a season; with `keep`, their row stays. Return whether they were in it.

        Raises ConflictError if the season has changed.
        """
        act = (
            "UPDATE season_person SET gone = 1 WHERE person = ? AND season = ? AND gone = 0"
            if keep
            else "DELETE FROM season_person WHERE person = ? AND season = ?"
        )
        return await self._save(season, lambda session: session.execute(act, (person, season.id)).rowcount > 0)

    async def draw(self, season: Season, divisions: Mapping[int, int]) -> None:
        """Write a season with its draw, and people's divisions by their numbers; mark the others as not drawn.

        Raises ConflictError if the season has changed, so that no draw replaces another.
        """
        rows = [(division, season.id, number) for number, division in sorted(divisions.items())]

        def work(session: Session) -> None:
            session.put("UPDATE season_person SET division = 0 WHERE season = ?", (season.id,))
            session.put_all("UPDATE season_person SET division = ? WHERE season = ? AND number = ?", rows)
            silent = "UPDATE season_person SET gone = ? WHERE season = ? AND division = 0 AND gone = ?"
            session.put(silent, (SILENT, season.id, IN))

        await self._save(season, work)

    async def end(self, season: Season) -> None:
        """Write a season that has ended, and delete the rows of those who were not drawn.

        Raises ConflictError if the season has changed.
        """
        act = "DELETE FROM season_person WHERE season = ? AND gone IN (?, ?)"
        await self._save(season, lambda session: session.put(act, (season.id, WAITING, SILENT)))

    # Tables

    async def add_table(self, season: Season, number: int, table: Table) -> Table:
        """Insert a table as the one with this number in the season's draw, giving it its id.

        Raises ChannelTakenError if there is one, or if its channel has an open table.
        """
        insert = "INSERT INTO season_table (season, number, table_id) VALUES (?, ?, ?)"
        return await self._tables.add(table, also=lambda session: session.put(insert, (season.id, number, table.id)))

    async def tables(self, season_id: int) -> list[SeasonTable]:
        """Return the tables of a season that were opened, by their numbers."""
        rows = await self._database.all(
            "SELECT number, table_id, status, recorded FROM season_table JOIN game_table ON id = table_id"
            " WHERE season = ? ORDER BY number",
            (season_id,),
        )
        return [SeasonTable(row[0], row[1], row[2], row[3] == 1) for row in rows]

    async def results(self, season_id: int) -> list[SeasonResult]:
        """Return the results of people at the tables of a season that are over, by table and seat."""
        rows = await self._database.all(
            "SELECT season_table.number, seat, part, person, place FROM season_table"
            " JOIN result ON result.table_id = season_table.table_id WHERE season = ? AND place IS NOT NULL"
            " ORDER BY season_table.number, seat, part",
            (season_id,),
        )
        return [SeasonResult(*row) for row in rows]
