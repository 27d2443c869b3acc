"""News between processes that share a database: short texts, which may be lost."""

from __future__ import annotations

import logging

from engine.records.errors import StoreFault
from engine.storage.database import Database
from engine.telemetry import count

logger = logging.getLogger(__name__)

FORGOTTEN = "forgotten"
"""The news that a person's data was deleted, followed by the user's id."""


async def tell(database: Database, news: str) -> None:
    """Send news to the other processes. A process that misses it finds out later."""
    if database.shared:
        try:
            await database.tell(news)
        except StoreFault as fault:
            logger.warning("the other processes were not told %r: %s", news, fault)


async def tell_of_table(database: Database, table_id: int) -> None:
    """Notify the process of a table that another one has changed it, which it would otherwise notice seconds later."""
    count("foreign")
    await tell(database, f"table {table_id}")
