"""Copies a whole database into an empty one, compares the two, and notes in the first that it was moved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from engine.records.errors import StoreError
from engine.storage.address import is_address, no_driver
from engine.storage.copying import file
from engine.storage.copying.contents import KEYS, NUMBERED, Source, Target, digest

if TYPE_CHECKING:
    from engine.storage.copying import server


class Copied(NamedTuple):
    """What was copied: how many games (lobbies and ended games among them), and how many rows of all tables."""

    games: int
    rows: int


def copy_database(source: Path | str, target: Path | str, say: Callable[[str], object]) -> Copied:
    """Move everything in the database `source` to `target`, each a file or an address; `say` is called with each step.

    `target` must be empty, or contain an equal copy from an attempt that was interrupted at its end. The schema of
    `source` is unchanged. Raises StoreError when either cannot be used, is used by a bot, or is not suitable, and whatever `say`
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
            raise StoreError(f"{new.name} does not give back what was put into its table {different}")
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
    for table in KEYS:
        columns = old.columns(table)
        if set(columns) != set(new.columns(table)):
            raise StoreError(f"the columns of {table} differ")
        new.put(table, columns, map(new.storable_row, old.rows(table, columns)))
        say(f"{table} is copied")
    new.finish({table: old.highest(table) for table in NUMBERED})


def _compare(old: Source, new: Target) -> tuple[Copied, str | None]:
    """Return what both hold, and the first table in which they differ, if there is one."""
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
    """Return the class of databases on a server. Raises StoreError when what it needs is not installed."""
    try:
        from engine.storage.copying.server import Server
    except ImportError as error:
        raise no_driver(error) from error
    return Server
