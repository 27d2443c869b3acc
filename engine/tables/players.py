"""Players' own settings."""

from __future__ import annotations

from engine.records.table import PlayerSettings
from engine.tables.manager import TableManager


class Players:
    """The settings of the players at `tables`.

    `languages` holds the locale each user chose ("" or none: that of their Discord), for those who cannot wait for the
    database; `read_languages` fills it.
    """

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store
        self.languages: dict[int, str] = {}

    async def read_languages(self) -> None:
        """Read `languages` from the database."""
        self.languages = await self._store.users.languages()

    async def settings(self, user: int) -> PlayerSettings:
        """Return a player's settings."""
        return await self._store.users.player(user)

    async def save(self, user: int, settings: PlayerSettings) -> None:
        """Store a player's settings and move the reminders they change."""
        await self._store.users.save_player(user, settings)
        self.languages[user] = settings.locale
        for table in await self._store.tables.of_user(user, ("running",)):
            async with self._tables.hold(table.id) as live:
                live.table.due = await self._tables.next_due(live.table)
                await self._store.tables.commit(live.table, rests_on=live.table.version)
        self._tables.timers_changed.set()
