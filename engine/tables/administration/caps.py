"""Limits of the tables that one person may host on a server at a time, set by the server's managers."""

from __future__ import annotations

import msgspec

from engine.kernel import text
from engine.records.table import Status
from engine.storage.store import Store
from engine.tables.open_table import TableError

MOST = 1000


class Caps(msgspec.Struct, frozen=True):
    """Maximum numbers of open lobbies and running games that one person may host on a server."""

    lobbies: int = 5
    games: int = 30


class TableCaps:
    """The caps of each server in `store`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild: int) -> Caps:
        """Return a server's caps."""
        stored = await self._store.bot_notes.recall(f"caps-{guild}")
        return msgspec.json.decode(stored, type=Caps) if stored else Caps()

    async def save(self, guild: int, caps: Caps) -> None:
        """Set a server's caps. Raises TableError for an invalid number."""
        if not all(1 <= most <= MOST for most in (caps.lobbies, caps.games)):
            raise TableError(text("error-caps", most=MOST))
        await self._store.bot_notes.note(f"caps-{guild}", msgspec.json.encode(caps).decode())

    async def check(self, user: int, guild: int | None, status: Status, *, by: int | None = None) -> None:
        """Raise TableError if the user may host no further table of this status ("lobby", "running") on a server.

        `by` is the person who gets the refusal; None: the user.
        """
        if guild is None:
            return
        caps = await self.of(guild)
        most = caps.lobbies if status == "lobby" else caps.games
        hosted = await self._store.tables.hosted_by(user, guild)
        if sum(table.status == status for table in hosted) >= most:
            key = "error-too-many-lobbies" if status == "lobby" else "error-too-many-games"
            if by not in {None, user}:
                key = "error-too-many-lobbies-of-host" if status == "lobby" else "error-too-many-games-of-host"
            raise TableError(text(key, most=most))
