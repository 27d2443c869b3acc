"""Copies a whole database into an empty one, compares the two, and notes in the first that it was moved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from itertools import islice, zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from engine.records.errors import StoreError
from engine.storage.address import is_address, no_driver
from engine.storage.copying import file
from engine.storage.copying.contents import BELONGING, KEYS, NUMBERED, RowError, Source, Target, digest
from engine.storage.database import Row, pack

if TYPE_CHECKING:
    from engine.storage.copying import server


MAX_SHOWN = 5
"""Maximum number of ids in a message."""


DELETE_LOST = "DELETE FROM {} WHERE table_id NOT IN (SELECT id FROM game_table)"


class Copied(NamedTuple):
    """What was copied: how many games (lobbies and ended games among them), and how many rows of all tables."""

    games: int
    rows: int


def copy_database(source: Path | str, target: Path | str, say: Callable[[str], object]) -> Copied:
    """Move everything in the database `source` to `target`, each a file or an address; `say` is called with each step.

    `target` must be empty, or contain an equal copy from an attempt that was interrupted at its end. The schema of
    `source` is unchanged. Raises StoreError if either cannot be used, is used by a bot, or is not suitable, and whatever `say`
    raises; then both are unchanged.
    """
    if isinstance(source, Path) and isinstance(target, Path) and source.resolve() == target.resolve():
        raise StoreError(f"{source} and {target} are the same file")
    with ExitStack() as opened:
        old: Source = opened.enter_context(_source(source))
        new: Target = opened.enter_context(_target(target))
        filled = next((table for table in KEYS if new.holds(table)), None)
        if filled is None:
            _fill(old, new, say)
        say("comparing both")
        copied, different = _compare(old, new)
        if filled and different:
            raise StoreError(f"{new.name} is not empty ({filled} has rows); name a new file or an empty database")
        if different:
            first = _first_difference(old, new, different)
            raise StoreError(f"{new.name} does not give back what was put into its table {different}{first}")
        # A process that dies between the two commits leaves two equal databases, and can be started again.
        old.note_move(new.name)
        new.commit()
        try:
            say(f"{new.name} is complete")
            old.commit()
        except BaseException:
            if filled is None:
                new.clear()
            raise
    return copied


def _fill(old: Source, new: Target, say: Callable[[str], object]) -> None:
    """Copy all rows."""
    _check_references(old)
    for table in KEYS:
        columns = old.columns(table)
        if set(columns) != set(new.columns(table)):
            raise StoreError(f"the columns of {table} differ")
        try:
            new.put(table, columns, map(new.storable_row, old.rows(table, columns)))
        except RowError as error:
            raise StoreError(_damage_text(old, table, error)) from error
        say(f"{table} is copied")
    new.finish({table: old.highest(table) for table in NUMBERED})


def _check_references(old: Source) -> None:
    """Raise StoreError if rows belong to a table that does not exist: a bot ignores them, but no database would take them."""
    for table in BELONGING:
        if lost := old.lost_tables(table):
            shown = ", ".join(map(str, lost[:MAX_SHOWN])) + (", ..." if len(lost) > MAX_SHOWN else "")
            raise StoreError(
                f"{old.name} is damaged: {table} has rows of tables that do not exist ({shown}), which no game uses."
                f" Make a backup, delete them with this statement, and copy again: {DELETE_LOST.format(table)}"
            )


def _damage_text(old: Source, table: str, error: RowError) -> str:
    """Return a sentence about a row that cannot be copied."""
    keys = KEYS[table]
    try:
        where = _key_text(table, next(islice(old.rows(table, keys), error.number - 1, None)))
    except (StoreError, StopIteration):  # the key is damaged as well
        return f"{old.name} is damaged in row {error.number} of {table}, ordered by {', '.join(keys)}: {error}. Restore a backup"
    return (
        f"{old.name} is damaged: in {table}, the row with {where} cannot be copied ({error})."
        f" Make a backup, correct that row or delete it, and copy again"
    )


def _key_text(table: str, key: Row) -> str:
    """Return the key of a row as hosts write it."""
    return " AND ".join(f"{name} = {value!r}" for name, value in zip(KEYS[table], key, strict=True))


def _first_difference(old: Source, new: Target, table: str) -> str:
    """Return the key of the first row of a table that both do not have in the same way, "" if it cannot be found."""
    columns = old.columns(table)
    rows = map(new.storable_row, old.rows(table, columns))
    for mine, theirs in zip_longest(rows, new.rows(table, columns)):
        if mine is None or theirs is None or pack(mine) != pack(theirs):
            row = dict(zip(columns, mine or theirs or (), strict=True))
            return f", first in the row with {_key_text(table, tuple(row[key] for key in KEYS[table]))}"
    return ""


def _compare(old: Source, new: Target) -> tuple[Copied, str | None]:
    """Return the contents of both, and the first table in which they differ, if there is one."""
    counts = {}
    for table in KEYS:
        columns = old.columns(table)
        found = digest(map(new.storable_row, old.rows(table, columns)))
        if found != digest(new.rows(table, columns)):
            return Copied(0, 0), table
        counts[table] = found.rows
    for table in NUMBERED:
        if new.highest(table) < old.highest(table):
            return Copied(0, 0), table
    return Copied(counts["game_table"], sum(counts.values())), None


def _source(where: Path | str) -> AbstractContextManager[Source]:
    return _server().source(str(where)) if is_address(where) else file.source(Path(where))


def _target(where: Path | str) -> AbstractContextManager[Target]:
    return _server().target(str(where)) if is_address(where) else file.target(Path(where))


def _server() -> type[server.Server]:
    """Return the class of databases on a server. Raises StoreError if what it needs is not installed."""
    try:
        from engine.storage.copying.server import Server
    except ImportError as error:
        # The driver is optional: a database in a file needs none.
        raise no_driver(error) from error
    return Server
