"""Which tables people look at in a browser, and which of these have changed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from engine.storage.database import Database
from engine.storage.watched import revisions_of


class WatchedTables:
    """The tables that people watch; the table manager reports each commit of this process with `tell`."""

    def __init__(self) -> None:
        self._watchers = Counter[int]()
        self._revisions: dict[int, int] = {}
        self._changed: set[int] = set()
        self._told = asyncio.Event()

    def __contains__(self, table_id: int) -> bool:
        return table_id in self._watchers

    @contextmanager
    def watch(self, table_id: int) -> Iterator[None]:
        """Watch a table for the length of the block, as one of any number of watchers."""
        self._watchers[table_id] += 1
        try:
            yield
        finally:
            self._watchers[table_id] -= 1
            if not self._watchers[table_id]:
                del self._watchers[table_id]
                self._revisions.pop(table_id, None)

    def tell(self, table_id: int) -> None:
        """Report that a table was changed; ignored unless it is watched."""
        if table_id in self._watchers:
            self._changed.add(table_id)
            self._told.set()

    async def changes(self, seconds: float) -> frozenset[int]:
        """Return the watched tables that were reported as changed, once there are any; none if there are none for some seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self._told.wait()
        except TimeoutError:
            return frozenset()
        self._told.clear()
        found, self._changed = frozenset(self._changed), set()
        return found

    async def changed_elsewhere(self, database: Database) -> frozenset[int]:
        """Return the watched tables whose stored revision changed since the last call, whichever process changed them.

        A table that is asked about for the first time counts as changed. Raises StoreFault if the database cannot be read.
        """
        if not self._watchers:
            return frozenset()
        found = await revisions_of(database, self._watchers)
        changed = {each for each, revision in found.items() if self._revisions.get(each) != revision}
        self._revisions = {each: revision for each, revision in found.items() if each in self._watchers}
        return frozenset(changed)
