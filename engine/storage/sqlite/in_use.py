"""The file beside a database that records its use by a process, the proper end of the last one, and its last commit.

The number of the last commit is stored in the database, and then in this file. After a kill, a database with a lower
number than the file has lost acknowledged commits: its log (`-wal`) was deleted, or it was replaced by another copy.
If a log is gone because another program merged it into the main file, the number is unchanged.

It also contains the id from the header of the database, which no backup has: a log beside a database with another id
belongs to another file, and would damage this one.

The database itself is locked, too, so that a second bot is noticed regardless of its path to the file.

Only the bot's user may read the database, as it contains people's games and private notes.
"""

from __future__ import annotations

import fcntl
import logging
import os
import stat
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from engine.records.errors import FULL_DISK, StoreError
from engine.storage.sqlite.replacement import complete_replacement

logger = logging.getLogger(__name__)

OPEN, CLOSED = "open", "closed"
"""Content of the file while a bot uses the database, and after it has closed it."""
HEADER = b"SQLite format 3\0"
"""First bytes of a database (https://www.sqlite.org/fileformat.html, 1.3); one that was never written is empty."""
ID_AT, ID_LENGTH = 68, 4
"""Position and length of the application id in the header (as above); 0 in a backup and before the first use."""
NO_ID = bytes(ID_LENGTH).hex()
LENGTH = 50
"""Number of bytes in the file: few enough for an atomic write."""
COUNT_COMMIT = (
    "INSERT INTO bot_note (key, value) VALUES ('commits', '1')"
    " ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) RETURNING CAST(value AS INTEGER)"
)
"""Numbers the commit of the open transaction; returns its number."""
HAS_COUNT = "SELECT 1 FROM sqlite_master WHERE name = 'bot_note'"
LAST_COMMIT = "SELECT CAST(value AS INTEGER) FROM bot_note WHERE key = 'commits'"
"""Returns the number of the database's last commit, or no row if none was numbered."""


def lock_of(path: Path) -> Path:
    """Return the file beside the database `path`; of a symbolic link, beside the file it leads to."""
    path = path.resolve()
    return path.with_name(f"{path.name}.lock")


class Use:
    """The use of the database `path`; `lock` is the open file beside it, `least` the last commit that must be in it."""

    def __init__(self, path: Path, lock: int, database: int, least: int) -> None:
        self.path, self._lock, self._database, self.least = path, lock, database, least
        self._id = _id_of(database)

    def note_commit(self, number: int) -> None:
        """Record that the commit with this number is in the database, before it is acknowledged."""
        self.least = number
        try:
            self.note(OPEN)
        except OSError:
            # The commit is on disk and must be acknowledged; the next start only checks for an earlier one.
            logger.exception("%s is not kept up to date", lock_of(self.path))

    def note(self, said: str) -> None:
        """Write the use of the database into the file. It survives a kill; after a power failure, it may be old."""
        os.pwrite(self._lock, f"{said} {self.least} {self._id}".encode().ljust(LENGTH - 1) + b"\n", 0)

    def note_id(self) -> None:
        """Record the id in the header of the database."""
        if self._id != (found := _id_of(self._database)):
            self._id = found
            self.note_commit(self.least)

    def check(self, found: int) -> None:
        """Raise StoreError if the database, whose last commit has the number `found`, lacks commits."""
        if found < self.least:
            raise StoreError(
                f"it lacks the newest {self.least - found} of {self.least} changes: {self.path.name}-wal, which held them"
                " when the bot was killed, is missing, or an older copy was put in its place; put the right files back, or,"
                f" to go on without those changes, delete {lock_of(self.path).name}"
            )


@contextmanager
def in_use(path: Path) -> Iterator[Use]:
    """Keep others from using the database `path` within the block; the code that opens it there passes on the `Use`.

    Raises StoreError if another process uses it, if it is missing although the last process that used it was killed,
    if it is not a database, or if the file beside it cannot be written.
    """
    check_place(path)
    with ExitStack() as opened:
        lock = _open_lock(path, opened)
        said, least, known = _read(os.pread(lock, LENGTH, 0))
        if said == OPEN and not path.exists():
            raise StoreError(
                f"it is missing though the bot was using it; put it back, or, to start over, delete {lock_of(path).name}"
            )
        # Closed last: closing any descriptor of the file would drop the locks that SQLite has on it.
        database = _open_file(path)
        opened.callback(os.close, database)
        _lock(database)
        _make_private(path, database)
        check_log(path, known, _id_of(database))
        use = Use(path, lock, database, least if said == OPEN else 0)
        try:
            use.note(OPEN)
            # Even after a power failure, the file says that the database was open.
            os.fsync(lock)
        except OSError as error:
            raise _not_written(path, error) from error
        yield use
        # Not after an error, so that the next start checks that no commit is missing.
        use.note(CLOSED)
        os.fsync(lock)


@contextmanager
def out_of_use(path: Path) -> Iterator[None]:
    """Keep bots from using the database `path`, which may be missing or damaged, within the block. Raises StoreError if one uses it."""
    check_place(path)
    with ExitStack() as opened:
        _open_lock(path, opened)
        if path.exists():
            database = _open_file(path)
            opened.callback(os.close, database)
            _lock(database)
        yield


def _open_lock(path: Path, opened: ExitStack) -> int:
    """Return the locked file beside the database, which is closed at the end of the stack; first complete a replacement."""
    try:
        lock = os.open(lock_of(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise _not_written(path, error) from error
    opened.callback(os.close, lock)
    _lock(lock)
    try:
        if directory := complete_replacement(path.resolve(), lock_of(path)):
            logger.info("a restore was completed; the replaced database is in %s", directory)
    except OSError as error:
        raise StoreError(f"a restore was interrupted and cannot be completed: {error}") from error
    return lock


def check_log(path: Path, known: str, found: str) -> None:
    """Raise StoreError if the log beside the database belongs to another file: `known` is the id of its file ("": unknown).

    `found` is the id in the header of the database.
    """
    log = path.resolve().with_name(f"{path.resolve().name}-wal")
    if known not in {"", NO_ID, found} and log.exists() and log.stat().st_size:
        raise StoreError(
            f"{log.name} belongs to another file than {path.name} and would damage it; to go back to a backup, run"
            " `python bot.py --restore FILE`, which moves both away"
        )


def check_log_of_copy(path: Path) -> None:
    """Raise StoreError if there is a log beside a file that was copied or moved, unless both belong together."""
    log = path.with_name(f"{path.name}-wal")
    if not log.exists() or not log.stat().st_size:
        return
    known = _read(lock_of(path).read_bytes()[:LENGTH])[2] if lock_of(path).exists() else ""
    with path.open("rb") as file:
        found = _id_of(file.fileno())
    if known in {"", NO_ID} or known != found:
        raise StoreError(
            f"{log} lies beside {path}, and may belong to another file; name a backup, which is a single file"
        )


def _id_of(database: int) -> str:
    return os.pread(database, ID_LENGTH, ID_AT).hex()


def _not_written(path: Path, error: OSError) -> StoreError:
    return StoreError(f"{lock_of(path)} cannot be written: {error.strerror}", passes=error.errno in FULL_DISK)


def check_place(path: Path) -> None:
    """Raise StoreError if there cannot be a database at `path`."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise StoreError(f"there is no directory {path.parent}; make it first") from None
        return
    except OSError as error:
        raise StoreError(f"{error.strerror}; name another file") from error
    if stat.S_ISDIR(kind):
        raise StoreError("it is a directory; name a file in it")
    if not stat.S_ISREG(kind):
        raise StoreError("it is not an ordinary file; name another one")


def _lock(descriptor: int) -> None:
    try:
        # The system releases the lock when its process ends, even if it is killed.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise StoreError("another bot uses it; end that one first") from None


def _open_file(path: Path) -> int:
    """Return a descriptor of the database, which is created if there is none."""
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
    except OSError as error:
        raise StoreError(
            f"{error.strerror}; see that the bot's user owns the file and its directory",
            passes=error.errno in FULL_DISK,
        ) from error


def _read(content: bytes) -> tuple[str, int, str]:
    """Return the content of the file: the use of the database, the number of its last commit (0: unknown), and its id."""
    said, number, known, *_ = [*content.decode("ascii", "replace").split(), "", "", ""]
    return said, int(number) if number.isdecimal() else 0, known


def _make_private(path: Path, database: int) -> None:
    """Let only the bot's user read the database. Raises StoreError for a file that is not a database, which is unchanged."""
    if os.pread(database, len(HEADER), 0) not in {b"", HEADER}:
        raise StoreError(f"{path.name} is a file of another kind; put back a backup, or name another file")
    try:
        os.fchmod(database, 0o600)
    except OSError as error:
        raise StoreError(f"{error.strerror}; see that the bot's user owns the file and its directory") from error
