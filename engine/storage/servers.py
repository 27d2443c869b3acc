"""The settings of servers, and the data of their lists and digests."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from engine.kernel import CONFIRM
from engine.records.errors import DamagedFault
from engine.records.server import ServerChange, ServerSettings
from engine.records.table import Status, home_of
from engine.storage.database import Database, Session, among

KEPT_CHANGES, MAX_IDS = 50, 500
"""Maximum number of a server's newest changes that are kept, and of ids in a statement."""
MAKE = "INSERT INTO server (guild, body) VALUES (?, '{}') ON CONFLICT (guild) DO NOTHING"
NOTE_CHANGE = "INSERT INTO server_change (guild, number, setting, person, at) VALUES (?, ?, ?, ?, ?)"
_body = msgspec.json.Decoder(ServerSettings)


class ServerStore:
    """The settings of servers in `database`, and the places and times of their games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> ServerSettings:
        """Return a server's settings. Raises DamagedFault if they cannot be read."""
        row = await self._database.one("SELECT body FROM server WHERE guild = ?", (guild,))
        return _read(row[0]) if row is not None else ServerSettings()

    async def with_digest(self) -> dict[int, ServerSettings]:
        """Return the settings of the servers with a digest, by server; unreadable ones are left out."""
        found = dict[int, ServerSettings]()
        for guild, body in await self._database.all("SELECT guild, body FROM server"):
            with suppress(DamagedFault):
                found[guild] = _read(body)
        return {guild: settings for guild, settings in found.items() if settings.digest.every != "off"}

    async def change(self, guild: int, by: int | None, at: float, **values: Any) -> ServerSettings:
        """Set values of a server's settings, keeping concurrent changes to others; return all current settings.

        The author and time of a change are kept; setting the same value again is not a change. `at` is in Unix time.
        """

        def work(session: Session) -> ServerSettings:
            session.put(MAKE, (guild,))
            row = session.execute(f"SELECT body FROM server WHERE guild = ?{session.lock}", (guild,)).fetchone()  # noqa: S608
            assert row is not None
            before = _read(row[0])
            changed = [name for name, value in values.items() if getattr(before, name) != value]
            number = before.changes + len(changed)
            after = msgspec.structs.replace(before, **values, changes=number)
            session.put("UPDATE server SET body = ? WHERE guild = ?", (msgspec.json.encode(after).decode(), guild))
            noted = [(guild, before.changes + 1 + place, name, by, at) for place, name in enumerate(changed)]
            session.put_all(NOTE_CHANGE, noted)
            session.put("DELETE FROM server_change WHERE guild = ? AND number <= ?", (guild, number - KEPT_CHANGES))
            return after

        return await self._database.write(work)

    async def claim(self, key: str, at: float, pause: float) -> bool:
        """Store a time (Unix time) under a key, unless a time less than `pause` seconds earlier is already stored."""

        def work(session: Session) -> bool:
            session.put("INSERT INTO bot_note (key, value) VALUES (?, '0') ON CONFLICT (key) DO NOTHING", (key,))
            row = session.execute(f"SELECT value FROM bot_note WHERE key = ?{session.lock}", (key,)).fetchone()  # noqa: S608
            if row is not None and float(row[0]) + pause > at:
                return False
            session.put("UPDATE bot_note SET value = ? WHERE key = ?", (str(at), key))
            return True

        return await self._database.write(work)

    async def changes(self, guild: int, after: int = 0) -> list[ServerChange]:
        """Return the stored changes on a server with numbers greater than `after`, in order."""
        rows = await self._database.all(
            "SELECT number, setting, person, at FROM server_change WHERE guild = ? AND number > ? ORDER BY number",
            (guild, after),
        )
        return [ServerChange(*row) for row in rows]

    async def places_on(self, guild: int, status: Status, *, free: bool = False) -> list[tuple[int, int]]:
        """Return (id, channel) of a server's open tables with a status, or with `free` seats to take over, oldest first.

        They may include tables of another server whose id has the same highest bits; their channels are not on this
        one.
        """
        kind = "free_seats > 0" if free else "status IN ('lobby', 'running')"
        rows = await self._database.all(
            f"SELECT id, channel FROM game_table WHERE home = ? AND status = ? AND {kind} ORDER BY id",  # noqa: S608
            (home_of(guild), status),
        )
        return [(row[0], row[1]) for row in rows]

    async def ended_on(self, guild: int, after: float, until: float) -> list[int]:
        """Return the ids of the games on a server that ended after one time, up to another (Unix time), in order."""
        rows = await self._database.all(
            "SELECT DISTINCT table_id FROM result WHERE guild = ? AND ended > ? AND ended <= ? ORDER BY table_id",
            (guild, after, until),
        )
        return [row[0] for row in rows]

    async def turns_between(self, ids: Sequence[int], after: float, until: float) -> int:
        """Return the number of turns at running tables confirmed in a period (Unix time) and not taken back.

        It reads only the logs of these tables; logs of ended games may be packed and have no entries here.
        """
        found = 0
        for first in range(0, len(ids), MAX_IDS):
            some = ids[first : first + MAX_IDS]
            row = await self._database.one(
                f"SELECT count(*) FROM move WHERE table_id IN {among(len(some))} AND verb = 'choose' AND live = 1"  # noqa: S608
                " AND choice = ? AND at > ? AND at <= ?",
                (*some, CONFIRM, after, until),
            )
            found += row[0] if row is not None else 0
        return found

    async def began_at(self, ids: Sequence[int]) -> dict[int, float]:
        """Return the times at which games began, by table (Unix time): the times of their first log entries."""
        found = dict[int, float]()
        for first in range(0, len(ids), MAX_IDS):
            some = ids[first : first + MAX_IDS]
            rows = await self._database.all(
                "SELECT id, (SELECT at FROM move WHERE table_id = game_table.id ORDER BY id LIMIT 1)"  # noqa: S608
                f" FROM game_table WHERE id IN {among(len(some))}",
                tuple(some),
            )
            found |= {row[0]: row[1] for row in rows if row[1] is not None}
        return found


def _read(body: str) -> ServerSettings:
    try:
        return _body.decode(body)
    except msgspec.MsgspecError as error:
        raise DamagedFault(ServerSettings.__name__) from error
