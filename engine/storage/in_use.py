"""The file beside a database that says who uses it: one bot at a time, and whether the last one ended in order.

Only the user of the bot may read the database, for it says who plays what and holds private notes.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.records.errors import StoreError

OPEN, CLOSED = "open", "closed"
"""What the file says while a bot uses the database, and once it has closed it."""


def lock_of(path: Path) -> Path:
    """Return the file beside the database `path`."""
    return path.with_name(f"{path.name}.lock")


@contextmanager
def in_use(path: Path) -> Iterator[None]:
    """Keep others from using the database `path` for the length of the block.

    Raises StoreError when another process uses it, when its log (`-wal`) is missing although the last process that used it was
    killed (then what that had not yet written into the main file would be lost unsaid), or when the file beside it
    cannot be written.
    """
    try:
        lock = os.open(lock_of(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError(f"{lock_of(path)} cannot be written: {error.strerror}") from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError("another bot uses it; end that one first") from None
        _check_log(path, os.read(lock, 20).decode("ascii", "replace").strip())
        _make_private(path)
        _note(lock, OPEN)
        yield
        _note(lock, CLOSED)
    finally:
        os.close(lock)


def _check_log(path: Path, said: str) -> None:
    log = path.with_name(f"{path.name}-wal")
    if said == OPEN and path.exists() and path.stat().st_size and not log.exists():
        raise StoreError(
            f"{log.name}, which holds the newest moves since the bot was killed, is missing beside it; put it back, or,"
            f" to go on without it or with a backup, delete {lock_of(path).name} (nothing is lost if another program has"
            " opened the database since)"
        )
    if said == OPEN and not path.exists():
        raise StoreError(
            f"it is missing though the bot was using it; put it back, or, to begin anew, delete {lock_of(path).name}"
        )


def _make_private(path: Path) -> None:
    try:
        path.touch(mode=0o600)
        path.chmod(0o600)
    except OSError as error:
        raise StoreError(f"{error.strerror}; see that the bot's user owns the file and its directory") from error


def _note(lock: int, said: str) -> None:
    os.pwrite(lock, f"{said}\n".encode().ljust(10), 0)
    os.fsync(lock)
