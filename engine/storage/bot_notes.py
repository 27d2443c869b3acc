"""The bot's own notes: which commands it last sent to Discord, when it was last usable."""

from __future__ import annotations

from collections.abc import Mapping

from engine.storage.database import Database, Session

NOTE = "INSERT INTO bot_note (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


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
            # Up to the largest character: LIKE would take the signs _ and % in a prefix for patterns.
            "SELECT key, value FROM bot_note WHERE key >= ? AND key < ?",
            (prefix, prefix + chr(0x10FFFF)),
        )
        return {row[0]: row[1] for row in rows}

    async def note(self, key: str, value: str) -> None:
        """Note something about the bot itself."""
        await self.note_all({key: value})

    async def note_all(self, values: Mapping[str, str]) -> None:
        """Note several things about the bot itself, by key, in one transaction."""
        await self._database.write(lambda session: session.put_all(NOTE, sorted(values.items())))

    async def settle(self, key: str, value: str) -> str:
        """Return the note under a key; the first process that asks for it notes this value there."""

        def work(session: Session) -> str:
            session.put("INSERT INTO bot_note (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING", (key, value))
            return str(session.execute("SELECT value FROM bot_note WHERE key = ?", (key,)).fetchone()[0])

        return await self._database.write(work)

    async def forget(self, key: str) -> None:
        """Delete a note, if there is one."""
        await self._database.write(lambda session: session.put("DELETE FROM bot_note WHERE key = ?", (key,)))
