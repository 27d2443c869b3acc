"""The tables to copy, and the comparison of two databases."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from engine.records.errors import StoreError
from engine.storage.address import MOVED_TO
from engine.storage.backups.record import NOTE_KEY
from engine.storage.database import Row, pack

KEYS: dict[str, tuple[str, ...]] = {
    "game_table": ("id",),
    "table_user": ("person", "table_id"),
    "move": ("id",),
    "packed_log": ("table_id",),
    "outbox": ("id",),
    "drafts": ("person", "table_id"),
    "player": ("person",),
    "lesson": ("person", "game"),
    "solo_game": ("person", "game", "table_id"),
    "trophy": ("person", "game", "id"),
    "result": ("table_id", "seat", "part"),
    "unlisted": ("person", "guild"),
    "bot_note": ("key",),
    "emojis": ("application", "name"),
    "season": ("id",),
    "season_person": ("season", "number"),
    "season_table": ("season", "number"),
    "server": ("guild",),
    "server_change": ("guild", "number"),
    "wish": ("person", "guild"),
    "kept_message": ("person",),
    "avoided": ("person", "other"),
}
"""The tables that are copied, each with its key. What other tables refer to comes first."""
NOT_COPIED: Mapping[str, str] = {
    "table_count": "counts game tables, and comes out right as they are inserted",
    "packed_count": "counts packed game tables, and is worked out at the end",
    "lease": "says which process uses the server's database",
    "holder": "as above",
    "cluster": "as above",
    "identify": "as above",
    "web_link": "works for ten minutes",
    "web_session": "is opened again by pressing Open in Browser",
    "schema_version": "says which schema this database has",
    "sqlite_sequence": "holds the highest ids, which are copied with the tables they belong to",
}
"""All other tables of a database, each with the reason."""
BELONGING = ("table_user", "move", "packed_log", "outbox", "drafts", "result", "season_table")
"""The tables whose column `table_id` refers to `game_table`."""
NUMBERED = ("game_table", "move", "outbox")
"""The tables that give each new row an id that no row has ever had."""
OWN_NOTES = ("commits", MOVED_TO, NOTE_KEY)
"""Keys of `bot_note` about one database: how many commits a file has had, where the games were moved, how backups go."""


class RowError(StoreError):
    """A row of a table cannot be read, or not be stored: the one with this `number`, counted from 1 in the order of its key."""

    def __init__(self, why: str, number: int) -> None:
        super().__init__(why)
        self.number = number


class Side(Protocol):
    """A database that is open for copying, within one transaction. Each method raises StoreError if it fails."""

    @property
    def name(self) -> str:
        """Where it is: a path, or an address without its password."""
        ...

    def columns(self, table: str) -> Sequence[str]:
        """Return the names of a table's columns."""
        ...

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """Yield these columns of all rows of a table that are copied, in the order of its key. RowError for a damaged one."""
        ...

    def lost_tables(self, table: str) -> list[int]:
        """Return the tables to which rows of a table of `BELONGING` refer and which do not exist, in order."""
        ...

    def storable_row(self, row: Row) -> Row:
        """Return a row as this database can store it."""
        ...

    def highest(self, table: str) -> int:
        """Return the highest id ever used in a table, 0 for none."""
        ...


class Source(Side, Protocol):
    """The source database. No one else uses it in the meantime."""

    def note_move(self, where: str) -> None:
        """Note that everything is at `where` from now on; it counts once it is committed."""
        ...

    def commit(self) -> None:
        """Commit the note. Also raises StoreError if another process has started to use the database."""
        ...


class Target(Side, Protocol):
    """The target database. No one else uses it in the meantime, and nothing is kept without `commit`."""

    def holds(self, table: str) -> bool:
        """Return whether a table has rows that would be copied."""
        ...

    def put(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Insert rows into a table. RowError for one that does not fit."""
        ...

    def finish(self, highest: Mapping[str, int]) -> None:
        """Let new ids continue after the highest of each table, and compute what was not copied."""
        ...

    def commit(self) -> None:
        """Keep what was inserted."""
        ...

    def clear(self) -> None:
        """Delete what was committed."""
        ...


LOST_TABLES = "SELECT DISTINCT table_id FROM {0} WHERE NOT EXISTS (SELECT 1 FROM game_table WHERE id = {0}.table_id) ORDER BY table_id"
"""Returns what `Side.lost_tables` does."""


class Digest(NamedTuple):
    """What a table holds: how many rows, and the SHA-256 of all of them."""

    rows: int
    sha256: str


def digest(rows: Iterable[Row]) -> Digest:
    """Return the digest of rows, for which their order matters."""
    total, count = hashlib.sha256(), 0
    for row in rows:
        total.update(pack(row))
        count += 1
    return Digest(count, total.hexdigest())
