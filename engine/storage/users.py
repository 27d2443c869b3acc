"""What is kept for people and for the house itself: settings, papers, lessons, notes of the house."""

from __future__ import annotations

import logging

import msgspec

from engine.records.drafts import Draft, Drafts, Plan
from engine.records.errors import DamagedFault
from engine.records.table import PlayerSettings
from engine.records.tutorial import Progress
from engine.storage.database import ConflictError, Database, pack, read_row, readable

logger = logging.getLogger(__name__)
_draft = msgspec.msgpack.Decoder(Draft)
_plan = msgspec.msgpack.Decoder(Plan)
_player = msgspec.msgpack.Decoder(PlayerSettings)
_progress = msgspec.msgpack.Decoder(Progress)


class UserStore(Database):
    """The part of the store that has nothing to do with what happens at the tables."""

    # Players

    async def player(self, user: int) -> PlayerSettings:
        """Return a player's settings; the defaults when none are stored or they cannot be read."""
        row = await self._one("SELECT body, user FROM player WHERE user = ?", (user,))
        found = list(readable(_player, [row], "settings of user")) if row else []
        return found[0] if found else PlayerSettings()

    async def save_player(self, user: int, settings: PlayerSettings) -> None:
        """Store a player's settings."""
        async with self._transaction():
            await self._db.execute(
                "INSERT INTO player (user, body) VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET body = excluded.body",
                (user, pack(settings)),
            )

    # Drafts

    async def papers(self, user: int, table_id: int) -> Drafts:
        """Return what a user keeps at a table; a draft or plan this release cannot read is left out."""
        row = await self._one(
            "SELECT version, draft, plan, notes FROM papers WHERE user = ? AND table_id = ?", (user, table_id)
        )
        if row is None:
            return Drafts()
        try:
            draft = _draft.decode(row[1]) if row[1] else None
            plan = _plan.decode(row[2]) if row[2] else None
        except msgspec.MsgspecError:
            logger.exception("draft and plan of user %d at table %d cannot be read", user, table_id)
            draft = plan = None
        return Drafts(version=row[0], draft=draft, plan=plan, notes=row[3])

    async def save_papers(self, user: int, table_id: int, papers: Drafts, *, rests_on: int) -> None:
        """Store a user's draft and plan (not the notes); ConflictError when the stored version is not `rests_on`.

        Those of a table that is closed are not kept.
        """
        async with self._transaction():
            await self._db.execute("INSERT OR IGNORE INTO papers (user, table_id) VALUES (?, ?)", (user, table_id))
            cursor = await self._db.execute(
                "UPDATE papers SET version = ?, draft = ?, plan = ? WHERE user = ? AND table_id = ? AND version = ?"
                " AND table_id IN (SELECT id FROM game_table WHERE status = 'running')",
                (
                    papers.version,
                    pack(papers.draft) if papers.draft else None,
                    pack(papers.plan) if papers.plan else None,
                    user,
                    table_id,
                    rests_on,
                ),
            )
            if cursor.rowcount != 1:
                raise ConflictError(f"papers of user {user} at table {table_id} are not at version {rests_on}")

    async def save_notes(self, user: int, table_id: int, notes: str) -> None:
        """Store a user's notes at a table."""
        async with self._transaction():
            await self._db.execute(
                "INSERT INTO papers (user, table_id, notes) VALUES (?, ?, ?)"
                " ON CONFLICT (user, table_id) DO UPDATE SET notes = excluded.notes",
                (user, table_id, notes),
            )

    async def languages(self) -> dict[int, str]:
        """Return the locale of every user who chose one."""
        rows = await self._all("SELECT user, body FROM player")
        return {user: settings.locale for user, body in rows if (settings := _player.decode(body)).locale}

    # Lessons

    async def lesson(self, user: int, game: str) -> Progress | None:
        """Return how far a user has come in a game's tutorial; None when it was never begun.

        What cannot be read is as good as lost: it belongs to no edition, so the lesson begins again.
        """
        row = await self._one("SELECT body, version FROM lesson WHERE user = ? AND game = ?", (user, game))
        if row is None:
            return None
        try:
            return read_row(_progress, row[0], f"lesson {game} of user {user}")
        except DamagedFault:
            logger.exception("a lesson begins again")
            return Progress(edition=-1, version=row[1])

    async def save_lesson(self, user: int, game: str, progress: Progress, *, rests_on: int) -> None:
        """Store how far a user has come; ConflictError when the stored version is not `rests_on` (0 for none)."""
        async with self._transaction():
            row = await self._one("SELECT version FROM lesson WHERE user = ? AND game = ?", (user, game))
            if (row[0] if row else 0) != rests_on:
                raise ConflictError(f"lesson {game} of user {user} is not at version {rests_on}")
            await self._db.execute(
                "INSERT INTO lesson (user, game, version, body) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (user, game) DO UPDATE SET version = excluded.version, body = excluded.body",
                (user, game, progress.version, pack(progress)),
            )

    # The house

    async def recall(self, key: str) -> str | None:
        """Return what the house noted under `key`, or None."""
        row = await self._one("SELECT value FROM house WHERE key = ?", (key,))
        return row[0] if row else None

    async def note(self, key: str, value: str) -> None:
        """Note something about the house itself."""
        async with self._transaction():
            await self._db.execute(
                "INSERT INTO house (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, value),
            )
