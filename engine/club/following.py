"""Keeping up with changes by other processes, and with this process's own commits whose answer was lost."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing

from engine.club.hosting.blocks import NEWS, Blocks
from engine.records.errors import SaveFault, StoreFault
from engine.storage.news import FORGOTTEN
from engine.tables.manager import TableManager
from engine.tables.players import Players

logger = logging.getLogger(__name__)

LOOK_AGAIN_SECONDS = 1.0


async def follow(tables: TableManager, players: Players, blocks: Blocks) -> None:
    """Handle all news from other processes until canceled; return at once if there can be none."""
    async with aclosing(tables.store.database.news()) as news:
        async for each in news:
            try:
                await heed(each, tables, players, blocks)
            except StoreFault:
                # The commit itself is stored; the regular checks of the outbox and of due tables compensate for lost news.
                logger.exception("news of another process came to nothing: %s", each)


async def look_again(tables: TableManager, players: Players, blocks: Blocks) -> None:
    """Until canceled, follow up on commits whose answer was lost, if they took effect. Return if no answer can be lost."""
    unanswered = tables.store.tables.unanswered
    while tables.store.database.shared:
        table_id = await unanswered.get()
        try:
            await heed(f"table {table_id}", tables, players, blocks)
        except SaveFault as fault:
            # The database is still unavailable.
            logger.warning("table %d is looked at again later: %s", table_id, fault)
            unanswered.put_nowait(table_id)
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        except StoreFault:
            # Damaged, or written by a newer release: waiting does not help.
            logger.exception("table %d is not looked at again", table_id)


async def heed(news: str, tables: TableManager, players: Players, blocks: Blocks) -> None:
    """Handle news: read a person's language or the block list, drop caches of a deleted person's name, check a table.

    An empty text stands for everything that may have changed.
    """
    about, _, number = news.partition(" ")
    if about == "person":
        await players.read_language(int(number))
    elif about == FORGOTTEN:
        players.drop(int(number))
        tables.made.forget()
    elif about == NEWS:
        await blocks.read()
    elif about != "table":
        tables.made.forget()
        await players.read_languages()
        await blocks.read()
    for happened in (tables.outbox_changed, tables.timers_changed, tables.game_ended):
        happened.set()
    if about == "table":
        tables.let_computers_play(await tables.look(int(number)))
