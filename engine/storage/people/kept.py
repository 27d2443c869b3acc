"""The messages with a person's games that are kept up to date in direct messages."""

from __future__ import annotations

from engine.records.people import KeptMessage
from engine.storage.database import Database, Session

COLUMNS = "person, channel, message, shown, state, locale"
STATES = (
    "SELECT person, (SELECT COUNT(*) || ' ' || SUM(revision) || ' ' || SUM(id) FROM table_user"
    " JOIN game_table ON id = table_id WHERE table_user.person = kept_message.person AND seated = 1"
    " AND status IN ('lobby', 'running')) FROM kept_message"
)


class KeptStore:
    """The kept messages in `database`: at most one per person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, person: int, now: float, locale: str) -> None:
        """Store that a person wants the message, in this language unless they choose another; does nothing if they have it."""
        await self._database.write(
            lambda session: session.put(
                "INSERT INTO kept_message (person, shown, state, locale) VALUES (?, ?, '', ?)"
                " ON CONFLICT (person) DO NOTHING",
                (person, now, locale),
            )
        )

    async def of(self, person: int) -> KeptMessage | None:
        """Return a person's message; None if they want none."""
        row = await self._database.one(f"SELECT {COLUMNS} FROM kept_message WHERE person = ?", (person,))  # noqa: S608
        return KeptMessage(*row) if row is not None else None

    async def all(self) -> list[KeptMessage]:
        """Return all messages, the least recently updated first."""
        rows = await self._database.all(f"SELECT {COLUMNS} FROM kept_message ORDER BY shown, person")  # noqa: S608
        return [KeptMessage(*row) for row in rows]

    async def states(self) -> dict[int, str]:
        """Return, by person, a text that changes with each commit at one of their open tables; empty without one."""
        return {person: state or "" for person, state in await self._database.all(STATES)}

    async def note_shown(self, kept: KeptMessage) -> bool:
        """Store the location and contents of a person's message; return False if they no longer want one."""

        def work(session: Session) -> bool:
            found = session.execute(
                f"SELECT 1 FROM kept_message WHERE person = ?{session.lock}",  # noqa: S608 - of our own
                (kept.person,),
            ).fetchone()
            session.put(
                "UPDATE kept_message SET channel = ?, message = ?, shown = ?, state = ? WHERE person = ?",
                (kept.channel, kept.message, kept.shown, kept.state, kept.person),
            )
            return found is not None

        return await self._database.write(work)

    async def drop(self, person: int, message: int | None = None) -> None:
        """Forget a person's message, or with `message` only this one."""
        own, values = (" AND message = ?", (message,)) if message is not None else ("", ())
        await self._database.write(
            lambda session: session.put(f"DELETE FROM kept_message WHERE person = ?{own}", (person, *values))  # noqa: S608
        )
