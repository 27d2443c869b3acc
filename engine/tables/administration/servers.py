"""What the managers of a server set: read for new tables and their players, and changed with the checks of each value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.catalogue import locales
from engine.kernel import text
from engine.records.clocks import PACES
from engine.records.server import ARCHIVED_AFTER, Caps, ServerSettings
from engine.storage.store import Store
from engine.tables.open_table import TableError

MAX_CAP = 1000


class Servers:
    """The settings of each server in `store`. `clock` gives unix seconds."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def of(self, guild: int | None) -> ServerSettings:
        """Return a server's settings; in direct messages (None) the defaults."""
        return ServerSettings() if guild is None else await self._store.servers.of(guild)

    async def set(self, guild: int, by: int | None, **values: Any) -> ServerSettings:
        """Set values of a server's settings; return all as they are now. TableError for a value that there is not."""
        if (caps := values.get("caps")) is not None:
            check_caps(caps)
        if (
            values.get("locale", "") not in {"", *locales()}
            or values.get("pace", 0) not in PACES
            or values.get("threads", 0) not in {0, *ARCHIVED_AFTER}
        ):
            raise TableError(text("error-setting"))
        return await self._store.servers.change(guild, by, self._clock(), **values)

    async def changed_since(self, guild: int, number: int, by: int) -> Sequence[str]:
        """Return the settings that others than the user `by` changed after the change of this number, each once, in order."""
        found = await self._store.servers.changes(guild, number)
        return list(dict.fromkeys(each.setting for each in found if each.person != by))


def check_caps(caps: Caps) -> None:
    """Raise TableError for a number of lobbies or games that is not offered."""
    if not all(1 <= most <= MAX_CAP for most in (caps.lobbies, caps.games)):
        raise TableError(text("error-caps", most=MAX_CAP))
