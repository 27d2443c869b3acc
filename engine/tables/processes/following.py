"""Keeping up with the other processes that share the database: with settings, and with tables that one of them changed."""

from __future__ import annotations

import logging
from contextlib import aclosing

from engine.records.errors import StoreFault
from engine.tables.manager import TableManager
from engine.tables.players import Players

logger = logging.getLogger(__name__)


async def follow(tables: TableManager, players: Players) -> None:
    """Heed all news of other processes until cancelled; end at once where there can be none."""
    async with aclosing(tables.store.database.news()) as news:
        async for each in news:
            try:
                await heed(each, tables, players)
            except StoreFault:
                logger.exception("news of another process came to nothing: %s", each)


async def heed(news: str, tables: TableManager, players: Players) -> None:
    """Do what news ask for: read a person's language, look at a table, or, without any, everything that may have changed."""
    about, _, number = news.partition(" ")
    if about == "person":
        await players.read_language(int(number))
    elif about != "table":
        await players.read_languages()
    for happened in (tables.outbox_changed, tables.timers_changed, tables.game_ended):
        happened.set()
    if about == "table":
        tables.let_computers_play(await tables.look(int(number)))
