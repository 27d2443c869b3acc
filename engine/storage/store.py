"""Everything the bot stores, in one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Self

from engine.storage.address import is_address, needs_driver
from engine.storage.backups.record import NOTE_KEY, LastBackup, from_text, read_file
from engine.storage.bot_notes import BotNotes
from engine.storage.database import Database
from engine.storage.emojis import EmojiStore
from engine.storage.outbox import OutboxStore
from engine.storage.people.kept import KeptStore
from engine.storage.people.results import ResultStore
from engine.storage.people.users import UserStore
from engine.storage.servers import ServerStore
from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.sqlite.in_use import Use
from engine.storage.tables import TableStore

if TYPE_CHECKING:
    from engine.storage.postgresql.database import Fence, PostgresqlDatabase


class Store:
    """The stores in `database` that several services use; the others belong to their services. Use `async with Store.open(path)`.

    `tables` holds tables and move logs, `outbox` the notices to deliver, `users` the data of single users, `results`
    the results of people in ended games, `bot_notes` the bot's own notes, `emojis` the icons uploaded to Discord,
    `servers` the settings made by servers' managers, `kept` the messages with people's games that are kept up to
    date. `path` is the file of the database, None if it is on a server.
    """

    def __init__(self, database: Database, path: Path | None = None) -> None:
        self.database, self.path = database, path
        self.tables = TableStore(database)
        self.outbox = OutboxStore(database)
        self.users = UserStore(database)
        self.results = ResultStore(database)
        self.bot_notes = BotNotes(database)
        self.emojis = EmojiStore(database)
        self.servers = ServerStore(database)
        self.kept = KeptStore(database)

    async def last_backup(self) -> LastBackup | None:
        """Return the state of regular backups, or None if there are none. Raises StoreFault if it cannot be read."""
        if self.path is not None:
            return await asyncio.to_thread(read_file, self.path)
        return from_text(await self.bot_notes.recall(NOTE_KEY))

    @classmethod
    @asynccontextmanager
    async def open(
        cls, where: Path | str, use: Use | None = None, *, shared: bool = False, fence: Fence | None = None
    ) -> AsyncIterator[Self]:
        """Open the database in the file `where`, or at that address (postgresql://user@host/name), with its schema up to date.

        A file is created if there is none; `use` is notified of each commit to it, `shared` says that other processes
        also write to it. On a server, nothing is committed once the `fence` has ended. Raises StoreError if the
        database cannot be used.
        """
        if is_address(where):
            async with server_database().open(str(where), fence) as server:
                yield cls(server)
        else:
            async with SqliteDatabase.open(where, use, shared=shared) as file:
                yield cls(file, Path(where))


def server_database() -> type[PostgresqlDatabase]:
    """Return the class of databases on a server. Raises StoreError if what it needs is not installed."""
    with needs_driver():
        from engine.storage.postgresql.database import PostgresqlDatabase
    return PostgresqlDatabase
