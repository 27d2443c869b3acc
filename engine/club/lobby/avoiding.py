"""Private lists of people to avoid: what is proposed to a person, and to no one else, depends on that person's list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.club.lobby.avoided_store import AvoidedStore
from engine.kernel import text
from engine.records.table import Person, Table
from engine.storage.database import Database
from engine.tables.open.open_table import TableError

MAX_AVOIDED = 25
"""Maximum number of people on a list: the entries of a menu."""


class Avoiding:
    """The lists in `database`; `clock` gives unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._store, self._clock = AvoidedStore(database), clock

    async def of(self, person: int) -> list[Person]:
        """Return the people whom a person avoids, in the order in which they were added."""
        return await self._store.of(person)

    async def add(self, person: int, others: Sequence[Person]) -> list[Person]:
        """Add people to a person's list, except the person, and return it. TableError if it would get too long."""
        others = [each for each in others if each.user != person]
        if not await self._store.add(person, others, self._clock(), most=MAX_AVOIDED):
            raise TableError(text("error-avoid-many", most=MAX_AVOIDED))
        return await self._store.of(person)

    async def remove(self, person: int, other: int) -> list[Person]:
        """Take someone off a person's list, if they are on it, and return it."""
        await self._store.remove(person, other)
        return await self._store.of(person)

    async def without(self, person: int, tables: Sequence[Table]) -> list[Table]:
        """Return the tables that no one hosts or sits at whom a person avoids."""
        avoided = {each.user for each in await self._store.of(person)}
        return [table for table in tables if not avoided & {table.host, *table.users}]
