"""Ended games: results of games of earlier releases are recorded, and all games are packed."""

from __future__ import annotations

import asyncio
import logging

from engine.records.errors import StoreFault
from engine.records.results import Ending
from engine.tables.manager import TableManager
from engine.tables.open.ended import ending_of
from engine.tables.open.open_table import OpenTable

logger = logging.getLogger(__name__)

AT_ONCE = 50
BETWEEN = 0.1
"""Seconds between two games, as running games need the same writer: an old database with thousands takes minutes."""


class EndedGames:
    """Records and packs the ended games of `tables`, each in its own transaction: the work may be stopped at any moment."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store

    async def record(self) -> int:
        """Write the missing results of ended games; return the number of games.

        A game that cannot be read has no results. One that the database refuses now is retried in the next call.
        """
        recorded = last = 0
        while numbers := await self._store.results.to_record(last, AT_ONCE, shards=self._tables.shards):
            for last in numbers:
                try:
                    await self._store.results.record(last, await self._ending(last))
                    recorded += 1
                except StoreFault:
                    # The database is unavailable or full; the next call retries this table, which must not stop the others.
                    logger.exception("how people fared at table %d is not recorded", last)
                await asyncio.sleep(BETWEEN)
        return recorded

    async def _ending(self, number: int) -> Ending | None:
        """Return the result of a finished table's game; None, logging it, when it cannot be read."""
        found = await self._store.tables.peek(number)
        try:
            open_table = OpenTable(found[1]) if found is not None and found[1] is not None else None
        except StoreFault:
            logger.warning("table %d cannot be read, so nothing of it is recorded", number, exc_info=True)
            return None
        return (
            ending_of(open_table.table, open_table.match)
            if open_table is not None and open_table.match is not None
            else None
        )

    async def pack(self) -> int:
        """Pack every ended game that is reported and cannot be restored; return their number. A bad table stops no other."""
        packed = last = 0
        while numbers := await self._store.tables.to_pack(last, AT_ONCE, shards=self._tables.shards):
            for last in numbers:
                try:
                    packed += await self._store.tables.pack(last)
                except StoreFault:
                    logger.exception("the log of table %d is not packed", last)
                await asyncio.sleep(BETWEEN)
        return packed
