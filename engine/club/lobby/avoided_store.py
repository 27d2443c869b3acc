"""Whom people want to avoid: private lists."""

from __future__ import annotations

from collections.abc import Sequence

from engine.records.table import Person
from engine.storage.database import Database, Session

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
        """Add people to a person's list at a time (unix seconds), unless it would be longer than `most`; return whether they are on it.

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
        """Take a person off another person's list."""
        await self._database.write(
            lambda session: session.put("DELETE FROM avoided WHERE person = ? AND other = ?", (person, other))
        )
