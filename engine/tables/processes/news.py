"""What processes that share a database tell each other: short texts, which may be lost."""

from __future__ import annotations

import logging

from engine.records.errors import StoreFault
from engine.storage.database import Database
from engine.telemetry import count

logger = logging.getLogger(__name__)


async def tell(database: Database, news: str) -> None:
    """Tell the other processes something. Whoever misses it finds out later."""
    if database.shared:
        try:
            await database.tell(news)
        except StoreFault as fault:
            logger.warning("the other processes were not told %r: %s", news, fault)


async def tell_of_table(database: Database, table_id: int) -> None:
    """Tell the process that looks after a table that another one has changed it; it would see so within seconds."""
    count("foreign")
    await tell(database, f"table {table_id}")
