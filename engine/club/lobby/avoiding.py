"""Private lists of people to avoid, which affect only the proposals to the list's owner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel import text
from engine.records.table import Person, Table
from engine.storage.database import Database, Session
from engine.tables.open.open_table import TableError

ADD = "INSERT INTO avoided (person, other, name, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"


class AvoidedStore:
    """The lists in `database` of people whom others avoid."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> list[Person]:
        """Return the people whom a person avoids, in the order in which they were added."""
        rows = await self._database.all(
            "SELECT other, name FROM avoided WHERE person = ? ORDER BY at, other", (person,)
        )
        return [Person(*row) for row in rows]

    async def add(self, person: int, others: Sequence[Person], at: float, *, most: int) -> bool:
        """Add people to a person's list at `at`, unless it would exceed `most`; return whether they are on it.

        Two additions at the same moment may make it a little longer.
        """

        def work(session: Session) -> bool:
            known = {row[0] for row in session.execute("SELECT other FROM avoided WHERE person = ?", (person,))}
            if len(known | {each.user for each in others}) > most:
                return False
            session.put_all(ADD, [(person, each.user, each.name, at) for each in others])
            return True

        return await self._database.write(work)

    async def remove(self, person: int, other: int) -> None:
        """Remove a person from another person's list."""
        await self._database.write(
            lambda session: session.put("DELETE FROM avoided WHERE person = ? AND other = ?", (person, other))
        )


MAX_AVOIDED = 25
"""Maximum number of people on a list: the entries of a menu."""


class Avoiding:
    """The lists in `database`; `clock` gives Unix time."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._store, self._clock = AvoidedStore(database), clock

    async def of(self, person: int) -> list[Person]:
        """Return the people whom a person avoids, in the order in which they were added."""
        return await self._store.of(person)

    async def add(self, person: int, others: Sequence[Person]) -> list[Person]:
        """Add others to a person's list, and return it. Raises TableError if it would get too long."""
        others = [each for each in others if each.user != person]
        if not await self._store.add(person, others, self._clock(), most=MAX_AVOIDED):
            raise TableError(text("error-avoid-many", most=MAX_AVOIDED))
        return await self._store.of(person)

    async def remove(self, person: int, other: int) -> list[Person]:
        """Remove someone from a person's list, if they are on it, and return it."""
        await self._store.remove(person, other)
        return await self._store.of(person)

    async def without(self, person: int, tables: Sequence[Table]) -> list[Table]:
        """Return the tables without anyone whom a person avoids among the players and the host."""
        avoided = {each.user for each in await self._store.of(person)}
        return [table for table in tables if not avoided & {table.host, *table.users}]
