"""Replacing a database by another file: after a kill at any time, the old one or the new one is complete.

The new file gets its own name beside the database. As soon as it has that name, it is the database, and the next use
of the database completes the replacement.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from engine.records.errors import StoreError

READY, REPLACED = ".ready-", ".replaced-"
"""Parts of names between the database's name and the time of its replacement: the new file, the old files' directory."""
FILES = ("", "-wal", "-shm", "-journal")
"""Suffixes of the names of the files that are one database."""


def begin_replacement(path: Path, new: Path) -> None:
    """Replace the database `path` by the file `new` in the same directory. Call `complete_replacement` next."""
    sync(new)
    at = time.time()
    while _directory(path, stamp := time.strftime("%Y-%m-%d-%H%M%S", time.gmtime(at))).exists():
        at += 1
    new.rename(path.with_name(f"{path.name}{READY}{stamp}"))
    sync(path.parent)


def complete_replacement(path: Path, lock: Path) -> Path | None:
    """Complete a replacement that has started: move the files of the database `path` into a new directory, and return it.

    `lock` is the file beside the database, of which the directory gets a copy. Return None if nothing was replaced.
    """
    prefix = f"{path.name}{READY}"
    ready = sorted(each for each in path.parent.iterdir() if each.name.startswith(prefix))
    if not ready:
        return None
    directory = _directory(path, ready[0].name.removeprefix(prefix))
    directory.mkdir(mode=0o700, exist_ok=True)
    copy = directory / lock.name
    if lock.stat().st_size and not copy.exists():
        part = copy.with_name(f"{copy.name}.part")
        part.write_bytes(lock.read_bytes())
        part.rename(copy)
    # The main file first: without it, no program mistakes the log for another file's.
    for old in (path.with_name(f"{path.name}{end}") for end in FILES):
        if old.exists():
            if (directory / old.name).exists():
                raise StoreError(f"{old} and {directory / old.name} both exist; move one of them elsewhere")
            old.rename(directory / old.name)
    # The new database has fewer commits than the file beside it says.
    os.truncate(lock, 0)
    for place in (lock, directory, path.parent):
        sync(place)
    ready[0].rename(path)
    sync(path.parent)
    if (directory / path.name).exists():
        return directory
    with suppress(OSError):  # the file beside a missing database may exist
        directory.rmdir()
    return None


def delete_database(path: Path, *beside: Path) -> None:
    """Delete the files of a database, and those `beside` it, if they exist."""
    for file in (*(path.with_name(f"{path.name}{end}") for end in FILES), *beside):
        file.unlink(missing_ok=True)


def _directory(path: Path, stamp: str) -> Path:
    return path.with_name(f"{path.name}{REPLACED}{stamp}")


def sync(place: Path) -> None:
    """Flush a file, or the names in a directory, to the disk."""
    opened = os.open(place, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
