"""Players' own settings."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence

import msgspec

from engine.catalogue import locales
from engine.kernel import text
from engine.records.table import Notice, PlayerSettings, Table
from engine.records.zones import zone
from engine.storage.news import tell
from engine.storage.outages import Outage
from engine.storage.people.users import UNAPPLIED
from engine.tables.checks import once_more
from engine.tables.clocks.times import keep_later_weekends, patience_of
from engine.tables.manager import TableManager
from engine.tables.open.open_table import TableError

logger = logging.getLogger(__name__)
GAMES_BEFORE_ENDING = 3
"""Number of finished games after which players get the offer that their last choices end their turns."""
THEME = re.compile("[a-z-]{1,20}")
HOUR = 3600.0
# One day more than the longest choice in the menu.
MAX_AWAY = 91 * 86400.0


def check_settings(settings: PlayerSettings, now: float) -> None:
    """Raise TableError unless each setting has its type and a valid value."""
    try:
        msgspec.convert(msgspec.to_builtins(settings), PlayerSettings)
    except (msgspec.MsgspecError, TypeError):
        raise TableError(text("error-setting")) from None
    fits = (
        zone(settings.timezone) is not None
        and all(0 <= hour <= 23 for hour in (settings.quiet_from, settings.quiet_to))
        and (settings.away_until == 0 or 0 < settings.away_until <= now + MAX_AWAY)
        and (not settings.locale or settings.locale in locales())
        and THEME.fullmatch(settings.theme) is not None
    )
    if not fits:
        raise TableError(text("error-setting"))


def _waits_on(
    table: Table,
    user: int,
    before: PlayerSettings,
    after: PlayerSettings,
    outages: Sequence[Outage],
    now: float,
) -> list[Notice]:
    """Return the notices for a table if changed settings affect the time that it waits for the user, who must act.

    If the user's time is no longer up, the offers to play for them are withdrawn.
    """
    seat = table.seat_of(user)
    if seat is None or seat not in table.acting or table.alone:
        return []
    if before.timezone != after.timezone:
        keep_later_weekends(table, before, after, outages, seat)
    if before.away_until == after.away_until:
        return []
    clock = table.clock_of(seat)
    if clock.given_up and (table.rated or table.season):
        return []  # an existing offer stays valid
    was_late, old = clock.given_up, patience_of(table, before, outages, seat)
    clock.given_up = False
    new = patience_of(table, after, outages, seat)
    longer = new is not None and new > max(now, old or 0.0)
    clock.given_up = was_late and not longer
    if new is None or new == old or clock.given_up:
        return []
    if was_late:
        clock.reminded = 0
    elif not table.paced:
        return []
    elif not longer or (old is not None and new < old + HOUR):  # the same choice again, a little later
        return [Notice(kind="status")]
    return [Notice(kind="act", text=text("act-away", who=table.name_of(seat), until=int(new)))]


class Players:
    """The settings of the players at `tables`.

    `languages` holds the locale each user chose ("" or none: their Discord's), for code that cannot wait for the
    database; `read_languages` fills it. `words_only` holds the users who chose to see no icons, `ending` those whose
    last choice ends their turn.
    """

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store
        self.languages: dict[int, str] = {}
        self.words_only: set[int] = set()
        self.ending: set[int] = set()

    async def read_languages(self) -> None:
        """Read `languages`, `words_only` and `ending` from the database."""
        for user, settings in (await self._store.users.all_settings()).items():
            self._note(user, settings)

    async def late_at(self, user: int) -> int:
        """Return the number of games in which a user must act and their time is up."""
        tables = await self._store.tables.of_user(user, ("running",))
        return sum(user in {table.seats[seat].user for seat in table.late} for table in tables)

    async def read_language(self, user: int) -> None:
        """Read the data of a user that another process changed."""
        self._store.users.settings_changed(user)
        self._note(user, await self._store.users.player(user))

    def _note(self, user: int, settings: PlayerSettings) -> None:
        self.languages[user] = settings.locale
        (self.words_only.discard if settings.icons else self.words_only.add)(user)
        (self.ending.add if settings.ends_turn else self.ending.discard)(user)

    async def settings(self, user: int) -> PlayerSettings:
        """Return a player's settings."""
        return await self._store.users.player(user)

    async def offer_ending(self, user: int) -> bool:
        """Return whether to offer a user now that their last choices end their turns: once, after some games."""
        settings = await self.settings(user)
        if settings.ends_turn is not None or not await self._store.results.has_finished(user, GAMES_BEFORE_ENDING):
            return False
        await self.save(user, msgspec.structs.replace(settings, ends_turn=False), settings)
        return True

    def drop(self, user: int) -> None:
        """Drop a user whose data was deleted from memory."""
        self._store.users.settings_changed(user)
        self.languages.pop(user, None)
        self.words_only.discard(user)
        self.ending.discard(user)

    async def save(self, user: int, settings: PlayerSettings, read: PlayerSettings | None = None) -> PlayerSettings:
        """Store a player's settings and move the reminders that depend on them; return them.

        Raises TableError if one is invalid. `read` has the settings before the change (see `UserStore.save_player`);
        None: all of them are stored.
        """
        check_settings(settings, self._tables.clock())
        settings = await self._store.users.save_player(user, settings, read)
        self._note(user, settings)
        await tell(self._store.database, f"person {user}")
        await self._apply(f"{UNAPPLIED}{user}")
        return settings

    async def resume(self) -> None:
        """Bring tables up to date with settings that were saved just before the bot was killed."""
        for note in await self._store.bot_notes.all_with(UNAPPLIED):
            try:
                await self._apply(note)
            except Exception:
                # One damaged table must not prevent the bot's start.
                logger.exception("the %s are applied at the next start", note)

    async def _apply(self, note: str) -> None:
        """Update how long the tables of a user wait for them, if a note says so; repeating it changes nothing."""
        user, known = int(note.removeprefix(UNAPPLIED)), await self._store.bot_notes.recall(note)
        if known is None:
            return
        before, settings = msgspec.json.decode(known, type=PlayerSettings), await self.settings(user)
        for table in await self._store.tables.of_user(user, ("running",)):
            await self._take_over(table.id, user, before, settings)
        await self._store.bot_notes.forget(note)
        self._tables.timers_changed.set()

    @once_more
    async def _take_over(self, table_id: int, user: int, before: PlayerSettings, after: PlayerSettings) -> None:
        """Update how long a table waits for a player whose settings have changed."""
        async with self._tables.hold(table_id) as open_table:
            late, now = open_table.table.late, self._tables.clock()
            outages = self._tables.outages.at(open_table.table.home, now)
            told = _waits_on(open_table.table, user, before, after, outages, now)
            if late != open_table.table.late:
                # A player who was just offered the seat sees the changed table.
                await self._tables.write(open_table, rests_on=open_table.table.version, notices=told)
            else:
                await self._tables.write_beside(open_table, told)
