"""The numbered changes that bring a database's schema up to date."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from engine.records.errors import StoreError

MIGRATIONS = Path(__file__).resolve().parents[2] / "data" / "migrations"
MAX_SHOWN = 5
"""Maximum number of names in a message."""
_IN_BOTH = (
    "avoided",
    "avoided_other",
    "bot_note",
    "drafts",
    "drafts_of_table",
    "emojis",
    "game_table",
    "kept_message",
    "lesson",
    "log_to_pack",
    "move",
    "move_of_table",
    "one_open_table_per_channel",
    "outbox",
    "outbox_delivered",
    "outbox_waiting",
    "packed_log",
    "player",
    "result",
    "result_of_guild",
    "result_of_user",
    "result_rated",
    "result_rated_of_user",
    "season",
    "season_of_game",
    "season_open",
    "season_person",
    "season_person_once",
    "season_table",
    "server",
    "server_change",
    "server_change_of_person",
    "solo_game",
    "table_by_channel",
    "table_count",
    "table_due",
    "table_open",
    "table_to_pack",
    "table_to_record",
    "table_user",
    "table_with_free_seats",
    "trophy",
    "unlisted",
    "unlisted_in_guild",
    "web_link",
    "web_link_person",
    "web_link_until",
    "web_session",
    "web_session_person",
    "web_session_until",
    "wish",
)
_IN_SQLITE = (
    "sqlite_sequence",
    "table_counted",
    "table_counted_anew",
)
_IN_POSTGRESQL = (
    "avoided_pkey",
    "bot_note_pkey",
    "cluster",
    "cluster_pkey",
    "drafts_pkey",
    "emojis_pkey",
    "game_table_id_seq",
    "game_table_pkey",
    "holder",
    "holder_id_seq",
    "holder_pkey",
    "identify",
    "identify_pkey",
    "kept_message_pkey",
    "lease",
    "lease_pkey",
    "lesson_pkey",
    "move_id_seq",
    "move_pkey",
    "outbox_id_seq",
    "outbox_pkey",
    "packed_count",
    "packed_count_pkey",
    "packed_log_pkey",
    "player_pkey",
    "result_pkey",
    "schema_version",
    "season_person_pkey",
    "season_pkey",
    "season_table_pkey",
    "season_table_table_id_key",
    "server_change_pkey",
    "server_pkey",
    "solo_game_pkey",
    "table_packed",
    "table_unpacked",
    "table_user_pkey",
    "trophy_pkey",
    "unlisted_pkey",
    "web_link_pkey",
    "web_session_pkey",
    "wish_pkey",
)
RELATIONS = {"sqlite": frozenset(_IN_BOTH + _IN_SQLITE), "postgresql": frozenset(_IN_BOTH + _IN_POSTGRESQL)}
"""The tables, views, indexes, sequences and triggers of a database with the newest schema."""


def migrations(folder: str = "") -> dict[int, Path]:
    """Return the migration files by number, in order.

    SQLite runs the files of `data/migrations`. Another database begins with the first file in its own `folder`, which
    is the whole schema, and then runs the same files, except those that its folder replaces.
    """
    common = {int(path.name[:3]): path for path in sorted(MIGRATIONS.glob("[0-9][0-9][0-9]_*.sql"))}
    if not folder:
        return common
    own = {int(path.name[:3]): path for path in sorted((MIGRATIONS / folder).glob("[0-9][0-9][0-9]_*.sql"))}
    first = min(own)
    return {number: own.get(number, path) for number, path in common.items() if number >= first}


def check_schema(schema: int, folder: str = "", *, upgraded: bool = False) -> None:
    """Raise StoreError for the schema of a newer release, or of an older one if the schema must be `upgraded`."""
    if schema > (newest := max(migrations(folder))):
        raise StoreError(f"it has schema {schema}, this release knows {newest}: upgrade the bot")
    if upgraded and schema < newest:
        raise StoreError(f"it has schema {schema}, this release {newest}: start the bot on it once, and stop it")


def check_complete(expected: Collection[str], found: Collection[str]) -> None:
    """Raise StoreError if a database with the newest schema lacks tables, indexes or triggers."""
    if missing := sorted(set(expected) - set(found)):
        shown = ", ".join(missing[:MAX_SHOWN]) + (", ..." if len(missing) > MAX_SHOWN else "")
        raise StoreError(
            f"it lacks {shown}: it was restored only in part, or another program has changed it; restore a backup"
        )
