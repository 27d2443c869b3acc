"""Access to tables in a browser: a link that works once becomes the session of a browser."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import NamedTuple

from engine.club.web.store import WebSessionStore
from engine.records.people import WebLink, WebSession
from engine.storage.database import Database

LINK_SECONDS = 600.0
"""Seconds for which a link works."""
DAY = 86400.0
SESSION_SECONDS, WATCHING_SECONDS = 30 * DAY, 7 * DAY
"""Seconds after the last use for which a session lasts, for players at one of its tables and for others."""
NOTED_SECONDS = DAY
"""Seconds after which another use is stored."""
LINK_BYTES, SESSION_BYTES = 16, 32
MAX_DEVICE = 40


def hash_of(secret: str) -> str:
    """Return the hash under which a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


class OpenedLink(NamedTuple):
    """A link that was used: the secret of the browser's new session, and the table."""

    secret: str
    table_id: int


class WebSessions:
    """The links and sessions in `database`; `clock` returns the time in Unix time."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._store, self._clock = WebSessionStore(database), clock

    async def make_link(self, person: int, table_id: int) -> str:
        """Return the secret of a new link of a person to a table: it works once, within `LINK_SECONDS`."""
        secret, now = secrets.token_urlsafe(LINK_BYTES), self._clock()
        await self._store.add_link(WebLink(hash_of(secret), person, table_id, now + LINK_SECONDS), now)
        return secret

    async def look_at_link(self, secret: str) -> WebLink | None:
        """Return a link without using it; None if it does not work."""
        return await self._store.link(hash_of(secret), self._clock())

    async def open_link(self, secret: str, *, before: str = "", device: str = "") -> OpenedLink | None:
        """Use a link in a browser whose present session, if any, has the secret `before`; None if the link does not work.

        `device` is the browser's name for its owner, of which the first `MAX_DEVICE` characters are kept.
        """
        new, now = secrets.token_urlsafe(SESSION_BYTES), self._clock()
        session = WebSession(hash_of(new), 0, {}, device[:MAX_DEVICE], now, now, now + SESSION_SECONDS)
        old, watching = hash_of(before) if before else "", now + WATCHING_SECONDS
        link = await self._store.use_link(hash_of(secret), session, old, watching=watching)
        return OpenedLink(new, link.table_id) if link is not None else None

    async def session(self, secret: str) -> WebSession | None:
        """Return the session with a secret, and record its use; None if there is none."""
        now = self._clock()
        found = await self._store.find(hash_of(secret), now)
        if found is not None and now - found.used >= NOTED_SECONDS:
            await self._store.note_use(found, now, now + SESSION_SECONDS, watching=now + WATCHING_SECONDS)
        return found

    async def of(self, person: int) -> list[WebSession]:
        """Return a person's sessions, the one used last first."""
        return await self._store.of(person, self._clock())

    async def close_all(self, person: int) -> None:
        """Close all sessions of a person, and make their links useless."""
        await self._store.close_all(person)
