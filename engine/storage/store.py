"""Everything the bot stores, in one database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from engine.storage.bot_notes import BotNotes
from engine.storage.database import Database
from engine.storage.outbox import OutboxStore
from engine.storage.results import ResultStore
from engine.storage.solo import SoloStore
from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.sqlite.in_use import Use
from engine.storage.tables import TableStore
from engine.storage.users import UserStore


class Store:
    """The stores that share `database`. Use `async with Store.open(path)`.

    `tables` holds tables and move logs, `outbox` the notices to deliver, `users` what belongs to one user, `solo` their
    games against automata, `results` how people fared in ended games, `bot_notes` what the bot notes for itself.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = TableStore(database)
        self.outbox = OutboxStore(database)
        self.users = UserStore(database)
        self.solo = SoloStore(database)
        self.results = ResultStore(database)
        self.bot_notes = BotNotes(database)

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path | str, use: Use | None = None, *, shared: bool = False) -> AsyncIterator[Self]:
        """Open (or create) the database at `path`, bringing its schema up to date; `use` is told of each commit.

        `shared` and errors are as in `SqliteDatabase.open`.
        """
        async with SqliteDatabase.open(path, use, shared=shared) as database:
            yield cls(database)
