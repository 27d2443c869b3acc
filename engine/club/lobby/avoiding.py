"""Private lists of people to avoid, which affect only the proposals to the list's owner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel import text
from engine.records.table import Person, Table
from engine.storage.database import Database, Session
from engine.tables.open.open_table import TableError

ADD = "INSERT INTO avoided (person, other, name, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"


MAX_AVOIDED = 25
"""Maximum number of people on a list: the entries of a menu."""


class Avoiding:
    """The lists in `database`; `clock` gives Unix time."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database, self._clock = database, clock

    async def of(self, person: int) -> list[Person]:
        """Return the people whom a person avoids, in the order in which they were added."""
        rows = await self._database.all(
            "SELECT other, name FROM avoided WHERE person = ? ORDER BY at, other", (person,)
        )
        return [Person(*row) for row in rows]

    async def add(self, person: int, others: Sequence[Person]) -> list[Person]:
        """Add others to a person's list, and return it. Raises TableError if it would get too long.

        Two additions at the same moment may make it a little longer.
        """
        others, at = [each for each in others if each.user != person], self._clock()

        def work(session: Session) -> bool:
            known = {row[0] for row in session.execute("SELECT other FROM avoided WHERE person = ?", (person,))}
            if len(known | {each.user for each in others}) > MAX_AVOIDED:
                return False
            session.put_all(ADD, [(person, each.user, each.name, at) for each in others])
            return True

        if not await self._database.write(work):
            raise TableError(text("error-avoid-many", most=MAX_AVOIDED))
        return await self.of(person)

    async def remove(self, person: int, other: int) -> list[Person]:
        """Remove someone from a person's list, if they are on it, and return it."""
        await self._database.write(
            lambda session: session.put("DELETE FROM avoided WHERE person = ? AND other = ?", (person, other))
        )
        return await self.of(person)

    async def without(self, person: int, tables: Sequence[Table]) -> list[Table]:
        """Return the tables without anyone whom a person avoids among the players and the host."""
        avoided = {each.user for each in await self.of(person)}
        return [table for table in tables if not avoided & {table.host, *table.users}]
