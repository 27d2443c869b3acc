"""The stored data of each user: settings, drafts and private notes, lessons."""

from __future__ import annotations

import logging

import msgspec

from engine.records.drafts import Draft, Drafts, TurnPlan
from engine.records.errors import DamagedFault
from engine.records.table import PlayerSettings
from engine.records.tutorial import Progress
from engine.storage.bot_notes import NOTE_ONCE
from engine.storage.database import ConflictError, Database, Row, Session, hold_row, pack, read_row, readable

logger = logging.getLogger(__name__)
_draft = msgspec.msgpack.Decoder(Draft)
_plan = msgspec.msgpack.Decoder(TurnPlan)
_player = msgspec.msgpack.Decoder(PlayerSettings)
_progress = msgspec.msgpack.Decoder(Progress)

SETTINGS = "SELECT body, person FROM player WHERE person = ?"
_ADD_SETTINGS = "INSERT INTO player (person, body) VALUES (?, ?) ON CONFLICT (person) DO"
ADD_SETTINGS, SAVE_SETTINGS = f"{_ADD_SETTINGS} NOTHING", f"{_ADD_SETTINGS} UPDATE SET body = excluded.body"
ADD_DRAFTS = "INSERT INTO drafts (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
SAVE_DRAFTS = (
    "UPDATE drafts SET version = ?, draft = ?, plan = ? WHERE person = ? AND table_id = ? AND version = ?"
    " AND EXISTS (SELECT 1 FROM game_table WHERE id = table_id AND status = 'running')"
)
SAVE_NOTES = (
    "INSERT INTO drafts (person, table_id, notes) VALUES (?, ?, ?)"
    " ON CONFLICT (person, table_id) DO UPDATE SET notes = excluded.notes"
)
BEGIN_LESSON = "INSERT INTO lesson (version, body, person, game) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
CHANGE_LESSON = "UPDATE lesson SET version = ?, body = ? WHERE person = ? AND game = ? AND version = ?"
TIMES = ("timezone", "quiet_from", "quiet_to", "away_until")
UNAPPLIED = "settings of "
"""The prefix of the keys of notes about changed settings that tables may not know yet."""
MAX_KNOWN = 20_000
"""Maximum number of users whose settings are kept in memory."""


def _settings(row: Row | None) -> PlayerSettings:
    """Return the settings in a row (body, person), the defaults without one or if it cannot be read."""
    return next(readable(_player, [row] if row else [], "settings of user"), PlayerSettings())


class UserStore:
    """The data of each user in `database`: settings, drafts and notes at a table, lessons."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[int, PlayerSettings] = {}
        self._changes = 0

    # Players

    async def player(self, user: int) -> PlayerSettings:
        """Return a copy of a player's settings; the defaults if none are stored or they cannot be read."""
        known = None if self._database.shared else self._known.get(user)
        if known is None:
            changes = self._changes
            known = await self._stored_settings(user)
            if changes == self._changes:  # otherwise the cached data may be older than the stored data
                self._remember(user, known)
        return msgspec.structs.replace(known)

    def _remember(self, user: int, settings: PlayerSettings) -> None:
        if len(self._known) >= MAX_KNOWN:
            self._known.clear()
        self._known[user] = settings

    def settings_changed(self, user: int) -> None:
        """Read a user's settings from the database the next time they are needed."""
        self._changes += 1
        self._known.pop(user, None)

    async def _stored_settings(self, user: int) -> PlayerSettings:
        return _settings(await self._database.one(SETTINGS, (user,)))

    async def save_player(
        self, user: int, settings: PlayerSettings, read: PlayerSettings | None = None
    ) -> PlayerSettings:
        """Store a player's settings, and return them.

        `read` has the settings before the change: one that is equal in both keeps its stored value, which may have
        changed in the meantime. If `TIMES` change, the note `UNAPPLIED` and the user's number has the previous
        settings, until the caller deletes it.
        """
        given, old = msgspec.structs.asdict(settings), msgspec.structs.asdict(read or settings)
        changed = {name: value for name, value in given.items() if value != old[name]}

        def work(session: Session) -> PlayerSettings:
            if session.lock:  # a row to lock must exist
                session.put(ADD_SETTINGS, (user, pack(PlayerSettings())))
            before = _settings(session.execute(f"{SETTINGS}{session.lock}", (user,)).fetchone())
            saved = settings if read is None else msgspec.structs.replace(before, **changed)
            session.put(SAVE_SETTINGS, (user, pack(saved)))
            if any(getattr(saved, each) != getattr(before, each) for each in TIMES):
                session.put(NOTE_ONCE, (f"{UNAPPLIED}{user}", msgspec.json.encode(before).decode()))
            return saved

        try:
            return await self._database.write(work)
        finally:
            self.settings_changed(user)  # even if it failed or was canceled, since it may have been committed

    # Drafts

    async def drafts(self, user: int, table_id: int) -> Drafts:
        """Return a user's draft, plan and notes at a table; a draft or plan that this release cannot read is left out."""
        row = await self._database.one(
            "SELECT version, draft, plan, notes FROM drafts WHERE person = ? AND table_id = ?", (user, table_id)
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

    async def save_drafts(self, user: int, table_id: int, drafts: Drafts, *, rests_on: int) -> None:
        """Store a user's draft and plan (not the notes).

        Raises ConflictError if the stored version is not `rests_on`. Drafts of a closed table are not kept.
        """
        draft, plan = (pack(each) if each else None for each in (drafts.draft, drafts.plan))

        def work(session: Session) -> None:
            hold_row(session, table_id)
            session.put(ADD_DRAFTS, (user, table_id))
            saved = session.execute(SAVE_DRAFTS, (drafts.version, draft, plan, user, table_id, rests_on))
            if saved.rowcount != 1:
                raise ConflictError(f"drafts of user {user} at table {table_id} are not at version {rests_on}")

        await self._database.write(work)

    async def save_notes(self, user: int, table_id: int, notes: str) -> None:
        """Store a user's notes at a table."""
        await self._database.write(lambda session: session.put(SAVE_NOTES, (user, table_id, notes)))

    async def all_settings(self) -> dict[int, PlayerSettings]:
        """Return the stored settings of all users."""
        rows = await self._database.all("SELECT person, body FROM player")
        return {user: _player.decode(body) for user, body in rows}

    # Lessons

    async def lesson(self, user: int, game: str) -> Progress | None:
        """Return a user's progress in a game's tutorial; None if it was never started.

        A row that cannot be read counts as an older edition, so the lesson begins again.
        """
        row = await self._database.one("SELECT body, version FROM lesson WHERE person = ? AND game = ?", (user, game))
        if row is None:
            return None
        try:
            return read_row(_progress, row[0], f"lesson {game} of user {user}")
        except DamagedFault:
            logger.exception("a lesson begins again")
            return Progress(edition=-1, version=row[1])

    async def save_lesson(self, user: int, game: str, progress: Progress, *, rests_on: int) -> None:
        """Store a user's progress. Raises ConflictError if the stored version is not `rests_on` (0 for none)."""
        values = (progress.version, pack(progress), user, game)

        def work(session: Session) -> None:
            saved = (
                session.execute(CHANGE_LESSON, (*values, rests_on))
                if rests_on
                else session.execute(BEGIN_LESSON, values)
            )
            if saved.rowcount != 1:
                raise ConflictError(f"lesson {game} of user {user} is not at version {rests_on}")

        await self._database.write(work)
