"""Games that have ended are packed, so that the database grows by a tenth of what a running game needs."""

from __future__ import annotations

import asyncio
import logging

from engine.records.errors import StoreFault
from engine.tables.manager import TableManager

logger = logging.getLogger(__name__)

AT_ONCE = 50
BETWEEN = 0.1
"""Seconds between two games, for those who play have the same writer: an old database with thousands takes minutes."""


class EndedGames:
    """Packs the logs of the ended games of `tables`."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store

    async def pack(self) -> int:
        """Pack every game that has ended, is told and can no longer be restored; return how many.

        Each is a transaction of its own, so that it may be stopped at any moment. A bad table stops no other.
        """
        packed = last = 0
        while numbers := await self._store.tables.to_pack(last, AT_ONCE):
            for last in numbers:
                try:
                    packed += await self._store.tables.pack(last)
                except StoreFault:
                    logger.exception("the log of table %d is not packed", last)
                await asyncio.sleep(BETWEEN)
        return packed
