"""Links to the page of a table, each of which works once, and the browsers that they were opened in."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from engine.records.errors import DamagedFault
from engine.records.people import WebLink, WebSession
from engine.storage.database import Database, Row, Session, among

COLUMNS = "hash, person, tables, device, made, used, until"
MAX_TABLES = 50
"""Maximum number of tables that one browser can have opened; the one opened first is dropped."""
MAX_SESSIONS = 10
"""Maximum number of browsers of one person; the one that was not used for the longest time is dropped."""
_tables = msgspec.json.Decoder(dict[int, float] | list[int])


def _read(row: Row) -> WebSession:
    """Return a browser. If one was stored without the times of its tables, they count as long ago."""
    try:
        tables = _tables.decode(row[2])
    except msgspec.MsgspecError as error:
        raise DamagedFault(f"browser of {row[1]}") from error
    return WebSession(*row)._replace(tables=tables if isinstance(tables, dict) else dict.fromkeys(tables, 0.0))


def _plays(session: Session, person: int, tables: Collection[int]) -> bool:
    """Return whether a person was more than a spectator at any of some tables, as a player or the host."""
    sql = f"SELECT 1 FROM table_user WHERE person = ? AND table_id IN {among(len(tables))} LIMIT 1"  # noqa: S608
    return session.execute(sql, (person, *tables)).fetchone() is not None


def _write(session: Session, browser: WebSession) -> None:
    tables = msgspec.json.encode(browser.tables).decode()
    times = browser.made, browser.used, browser.until
    session.put("DELETE FROM web_session WHERE hash = ?", (browser.hash,))
    session.put(
        f"INSERT INTO web_session ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - names of our own
        (browser.hash, browser.person, tables, browser.device, *times),
    )


class WebSessionStore:
    """The links and browsers in `database`. Secrets are never stored, only their hashes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_link(self, link: WebLink, now: float) -> None:
        """Store a link; links and browsers whose time is over are deleted."""

        def work(session: Session) -> None:
            session.put("DELETE FROM web_link WHERE until <= ?", (now,))
            session.put("DELETE FROM web_session WHERE until <= ?", (now,))
            session.put(
                "INSERT INTO web_link (hash, person, table_id, until) VALUES (?, ?, ?, ?)",
                (link.hash, link.person, link.table_id, link.until),
            )

        await self._database.write(work)

    async def link(self, link_hash: str, now: float) -> WebLink | None:
        """Return a link that still works; None for any other."""
        row = await self._database.one(
            "SELECT hash, person, table_id, until FROM web_link WHERE hash = ? AND until > ?", (link_hash, now)
        )
        return WebLink(*row) if row is not None else None

    async def use_link(
        self, link_hash: str, browser: WebSession, before: str = "", *, watching: float
    ) -> WebLink | None:
        """Use up a link for a browser; return it, or None, with nothing changed, if it does not work.

        `browser` is a new session; its person and tables come from the link. It replaces the session `before` of the
        same browser, whose tables it keeps if the person is the same. A session of a person who plays at none of its
        tables lasts until `watching`. All of this is one commit, so that a link works once.
        """

        def work(session: Session) -> WebLink | None:
            row = session.execute(
                "SELECT hash, person, table_id, until FROM web_link WHERE hash = ? AND until > ?",
                (link_hash, browser.used),
            ).fetchone()
            used = session.execute("DELETE FROM web_link WHERE hash = ?", (link_hash,)).rowcount
            if row is None or not used:
                return None
            link = WebLink(*row)
            old = session.execute(
                f"SELECT {COLUMNS} FROM web_session WHERE hash = ? AND person = ? AND until > ?",  # noqa: S608
                (before, link.person, browser.used),
            ).fetchone()
            session.put("DELETE FROM web_session WHERE hash = ?", (before,))
            tables = {} if old is None else _read(old).tables
            tables.pop(link.table_id, None)
            tables[link.table_id] = browser.used
            tables = dict([*tables.items()][-MAX_TABLES:])
            until = browser.until if _plays(session, link.person, tables) else watching
            _write(session, browser._replace(person=link.person, tables=tables, until=until))
            others = session.execute(
                "SELECT hash FROM web_session WHERE person = ? ORDER BY used DESC, hash", (link.person,)
            ).fetchall()
            for (each,) in others[MAX_SESSIONS:]:
                session.put("DELETE FROM web_session WHERE hash = ?", (each,))
            return link

        return await self._database.write(work)

    async def find(self, session_hash: str, now: float) -> WebSession | None:
        """Return the session of a browser; None if there is none, or its time is over."""
        row = await self._database.one(
            f"SELECT {COLUMNS} FROM web_session WHERE hash = ? AND until > ?",  # noqa: S608 - names of our own
            (session_hash, now),
        )
        return _read(row) if row is not None else None

    async def note_use(self, browser: WebSession, now: float, until: float, *, watching: float) -> None:
        """Record that a browser was used now; nothing happens to a closed one.

        Its session lasts until `until`, or until `watching` if the person plays at none of its tables.
        """

        def work(session: Session) -> None:
            last = until if _plays(session, browser.person, browser.tables) else watching
            session.put("UPDATE web_session SET used = ?, until = ? WHERE hash = ?", (now, last, browser.hash))

        await self._database.write(work)

    async def of(self, person: int, now: float) -> list[WebSession]:
        """Return a person's browsers, the one used last first."""
        rows = await self._database.all(
            f"SELECT {COLUMNS} FROM web_session WHERE person = ? AND until > ? ORDER BY used DESC, hash",  # noqa: S608
            (person, now),
        )
        return [_read(row) for row in rows]

    async def close_all(self, person: int) -> None:
        """Close all browsers of a person, and make their links useless."""

        def work(session: Session) -> None:
            session.put("DELETE FROM web_session WHERE person = ?", (person,))
            session.put("DELETE FROM web_link WHERE person = ?", (person,))

        await self._database.write(work)
