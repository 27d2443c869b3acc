"""The bot's own notes: the commands last sent to Discord, the time at which it was last usable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.storage.database import Database, Session

LIFE, RESTORED = "life", "restored"
"""Keys of two notes: a random text that distinguishes the database from the one that it was restored from, and a restore.

The second note is the time of the newest change in the restored state, and the time of the restore (Unix time).
"""
LAST_CHANGE = (
    "SELECT updated AS at FROM game_table"
    " UNION ALL SELECT CAST(value AS DOUBLE PRECISION) FROM {notes} WHERE key = 'health'"
)
NOTE_RESTORE = (
    "DELETE FROM {notes} WHERE key IN ('life', 'restored')",
    "INSERT INTO {notes} (key, value)"  # noqa: S608
    f" SELECT 'restored', coalesce(max(at), 0) || ' ' || {{now}} FROM ({LAST_CHANGE}) AS change",
)
"""Statements that record a restore in the table `notes`, as one made `now`."""
NOTE = "INSERT INTO bot_note (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
NOTE_ONCE = "INSERT INTO bot_note (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING"


class Restore(NamedTuple):
    """A restore of the database `at` a time, to the `state` of an earlier one (Unix time)."""

    state: float
    at: float


class BotNotes:
    """Short texts by key, stored in `database`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def recall(self, key: str) -> str | None:
        """Return the bot's note under `key`, or None."""
        row = await self._database.one("SELECT value FROM bot_note WHERE key = ?", (key,))
        return row[0] if row else None

    async def all_with(self, prefix: str) -> dict[str, str]:
        """Return everything noted under keys that begin with `prefix`, by key."""
        rows = await self._database.all(
            # Up to the largest character, since LIKE would treat _ and % in a prefix as wildcards.
            "SELECT key, value FROM bot_note WHERE key >= ? AND key < ?",
            (prefix, prefix + chr(0x10FFFF)),
        )
        return {row[0]: row[1] for row in rows}

    async def last_restore(self) -> Restore | None:
        """Return the last restore of the database, or None."""
        note = await self.recall(RESTORED)
        return Restore(*map(float, note.split())) if note is not None else None

    async def note(self, key: str, value: str) -> None:
        """Store a note about the bot itself."""
        await self.note_all({key: value})

    async def note_all(self, values: Mapping[str, str]) -> None:
        """Store several notes about the bot itself, by key, in one transaction."""
        await self._database.write(lambda session: session.put_all(NOTE, sorted(values.items())))

    async def settle(self, key: str, value: str) -> str:
        """Return the note under a key; the first process that asks for it stores this value there."""

        def work(session: Session) -> str:
            session.put(NOTE_ONCE, (key, value))
            return str(session.execute("SELECT value FROM bot_note WHERE key = ?", (key,)).fetchone()[0])

        return await self._database.write(work)

    async def forget(self, key: str) -> None:
        """Delete a note, if there is one."""
        await self._database.write(lambda session: session.put("DELETE FROM bot_note WHERE key = ?", (key,)))
