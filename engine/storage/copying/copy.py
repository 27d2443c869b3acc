"""Copies a whole database into an empty one, compares the two, and records in the source that it was moved."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from engine.records.errors import StoreError
from engine.storage.address import is_address, needs_driver
from engine.storage.copying.file import NUMBERED, TABLES, File
from engine.storage.database import Row, pack


class Copied(NamedTuple):
    """The numbers of copied games (including lobbies and ended games) and of copied rows in all tables."""

    games: int
    rows: int


def copy_database(source: Path | str, target: Path | str, say: Callable[[str], object]) -> Copied:
    """Move everything in the database `source` to `target`, each a file or an address; `say` is called with each step.

    `target` must be empty, or contain an equal copy from an attempt that was interrupted at its end. Raises
    StoreError if either cannot be used, is used by a bot, or is not suitable, and any error of `say`; then both are
    unchanged.
    """
    if isinstance(source, Path) and isinstance(target, Path) and source.resolve() == target.resolve():
        raise StoreError(f"{source} and {target} are the same file")
    with ExitStack() as opened:
        old, new = _side(source), _side(target)
        old.open_source(opened)
        new.open_target(opened)
        filled = next((table for table in TABLES if any(new.rows(table, new.columns(table)))), None)
        if filled is None:
            _fill(old, new, say)
        say("comparing both")
        copied, different = _compare(old, new)
        if different and filled:
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


def _fill(old: File, new: File, say: Callable[[str], object]) -> None:
    """Copy all rows."""
    for table in TABLES:
        columns = old.columns(table)
        try:
            new.put(table, columns, map(new.storable_row, old.rows(table, columns)))
        except StoreError as error:
            raise StoreError(f"{table} of {old.name} cannot be copied to {new.name}: {error}") from error
        say(f"{table} is copied")
    new.finish({table: old.highest(table) for table in NUMBERED})


def _compare(old: File, new: File) -> tuple[Copied, str | None]:
    """Return the contents of both, and the first table in which they differ, if there is one."""
    counts = {}
    for table in TABLES:
        columns = old.columns(table)
        found = _digest(map(new.storable_row, old.rows(table, columns)))
        if found != _digest(new.rows(table, columns)):
            return Copied(0, 0), table
        counts[table] = found[0]
    different = next((table for table in NUMBERED if new.highest(table) < old.highest(table)), None)
    return Copied(counts["game_table"], sum(counts.values())), different


def _digest(rows: Iterable[Row]) -> tuple[int, int]:
    """Return the number of rows and the sum of their SHA-256, which does not depend on their order."""
    count = total = 0
    for row in rows:
        count += 1
        total += int.from_bytes(hashlib.sha256(pack(row)).digest(), "big")
    return count, total


def _side(where: Path | str) -> File:
    """Return the database at `where`. Raises StoreError if the driver for one on a server is not installed."""
    if not is_address(where):
        return File(where)
    with needs_driver():
        from engine.storage.copying.server import Server
    return Server(where)
