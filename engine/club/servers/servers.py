"""The settings of a server: read for new tables and their players, and changed with a check of each value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engine.catalogue import locales
from engine.club.servers.digest import next_midnight
from engine.kernel import text
from engine.records.clocks import PACES
from engine.records.server import ARCHIVED_AFTER, AUDIENCES, Caps, DigestPlan, ServerSettings
from engine.records.zones import zone
from engine.storage.store import Store
from engine.tables.open.open_table import TableError

MAX_CAP, HOURS = 1000, 24
CALL_SECONDS = 3600.0
"""Minimum number of seconds between two calls of a role on a server."""
CALLED = "called "
"""Prefix of the notes about when a role was called, followed by the server's id."""


class Servers:
    """The settings of each server in `store`. `clock` gives Unix time."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def of(self, guild: int | None) -> ServerSettings:
        """Return a server's settings, or the defaults in direct messages."""
        return ServerSettings() if guild is None else await self._store.servers.of(guild)

    async def set(self, guild: int, by: int | None, **values: Any) -> ServerSettings:
        """Set values of a server's settings; return all of them. Raises TableError for an invalid value."""
        if (caps := values.get("caps")) is not None:
            check_caps(caps)
        if (
            values.get("locale", "") not in {"", *locales()}
            or values.get("pace", 0) not in PACES
            or values.get("threads", 0) not in {0, *ARCHIVED_AFTER}
            or values.get("leaderboard", AUDIENCES[0]) not in AUDIENCES
        ):
            raise TableError(text("error-setting"))
        return await self._store.servers.change(guild, by, self._clock(), **values)

    async def set_digest(self, guild: int, by: int | None, plan: DigestPlan) -> ServerSettings:
        """Set when and where a server's digest is posted; another time zone counts from the next day on.

        Raises TableError for an invalid time. The plan's own `since` does not count.
        """
        if zone(plan.zone) is None or not 0 <= plan.hour < HOURS:
            raise TableError(text("error-setting"))
        before, now = (await self.of(guild)).digest, self._clock()
        since = now if before.every == "off" else before.since
        if before.every != "off" and before.zone != plan.zone:
            since = next_midnight(plan.zone, now)
        return await self.set(guild, by, digest=msgspec.structs.replace(plan, since=since))

    async def next_call(self, guild: int) -> float:
        """Return the time from which a role can be called again on a server (Unix time); 0: now."""
        last = await self._store.bot_notes.recall(f"{CALLED}{guild}")
        at = float(last or 0) + CALL_SECONDS
        return at if at > self._clock() else 0.0

    async def claim_call(self, guild: int) -> bool:
        """Record that a role is called on a server now; return False if one was called in the past hour."""
        return await self._store.servers.claim(f"{CALLED}{guild}", self._clock(), CALL_SECONDS)

    async def changed_since(self, guild: int, number: int, by: int) -> Sequence[str]:
        """Return the settings that people other than `by` changed after the change of this number, each once, in order."""
        found = await self._store.servers.changes(guild, number)
        return list(dict.fromkeys(each.setting for each in found if each.person != by))


def check_caps(caps: Caps) -> None:
    """Raise TableError for a number of lobbies or games that is not offered."""
    if not all(1 <= most <= MAX_CAP for most in (caps.lobbies, caps.games)):
        raise TableError(text("error-caps", most=MAX_CAP))
