"""The icons that were uploaded to Discord as emojis of an application."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.storage.database import Database, Session

PUT = (
    "INSERT INTO emojis (application, name, sha256, id) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (application, name) DO UPDATE SET sha256 = excluded.sha256, id = excluded.id"
)
FORGET = "DELETE FROM emojis WHERE application = ? AND name = ?"


class Uploaded(NamedTuple):
    """An emoji: the digest of its drawing, and Discord's id, 0 while it is being uploaded."""

    sha256: str
    id: int


class EmojiStore:
    """The emojis of applications in `database`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, application: int) -> dict[str, Uploaded]:
        """Return the emojis of an application by name."""
        rows = await self._database.all("SELECT name, sha256, id FROM emojis WHERE application = ?", (application,))
        return {row[0]: Uploaded(row[1], row[2]) for row in rows}

    async def put(self, application: int, emojis: Mapping[str, Uploaded | None]) -> None:
        """Store emojis by name in one transaction; None removes one."""

        def work(session: Session) -> None:
            for name, uploaded in sorted(emojis.items()):
                if uploaded is None:
                    session.put(FORGET, (application, name))
                else:
                    session.put(PUT, (application, name, uploaded.sha256, uploaded.id))

        await self._database.write(work)
