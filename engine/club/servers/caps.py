"""Limits of the tables that one person may host or play at on a server at a time, set by the server's managers."""

from __future__ import annotations

from engine.club.servers.servers import check_caps
from engine.kernel import text
from engine.records.server import Caps
from engine.records.table import Status, Table
from engine.storage.store import Store
from engine.tables.open.open_table import TableError


class TableCaps:
    """The limits of each server in `store`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild: int) -> Caps:
        """Return a server's caps."""
        return (await self._store.servers.of(guild)).caps

    async def save(self, guild: int, caps: Caps, by: int | None = None, at: float = 0.0) -> None:
        """Set a server's caps for the manager `by`, at a time (Unix time). Raises TableError for an invalid number."""
        check_caps(caps)
        await self._store.servers.change(guild, by, at, caps=caps)

    async def check(self, user: int, guild: int | None, status: Status, *, by: int | None = None) -> None:
        """Raise TableError if the user may host no more tables of this status ("lobby", "running") on a server.

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

    async def check_newcomer(self, user: int, guild: int | None) -> None:
        """Raise TableError if the user must finish their first game before they take a seat at another table of a server."""
        if (
            guild is not None
            and (await self._store.servers.of(guild)).one_game
            and await self._plays_first(user, guild)
        ):
            raise TableError(text("error-one-game"))

    async def check_newcomers(self, table: Table) -> None:
        """Raise TableError, naming the player, if a lobby may not start because of a player's unfinished first game."""
        people = [seat for seat in table.seats if seat.user is not None]
        if table.guild is None or len(people) < 2 or not (await self._store.servers.of(table.guild)).one_game:
            return
        for seat in people:
            assert seat.user is not None
            if await self._plays_first(seat.user, table.guild):
                raise TableError(text("error-one-game-of", who=seat.name))

    async def _plays_first(self, user: int, guild: int) -> bool:
        """Return whether a person who has never finished a game plays with others on a server."""
        running = await self._store.tables.of_user(user, ("running",))
        if not any(table.guild == guild and len(table.users) > 1 for table in running):
            return False
        return not await self._store.results.has_finished(user)
