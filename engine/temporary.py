"""The folder of temporary files: the system's or, if that is not writable, one beside the database.

A container with a read-only root has no other place, and Python's multiprocessing needs one.
"""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from engine.records.errors import FULL_DISK, StoreError

logger = logging.getLogger(__name__)

VARIABLE = "TMPDIR"
"""Environment variable that tells child processes the folder."""
MAX_FOLDER = 70
"""Maximum number of bytes of its path: the path of a socket in it may have 107 on Linux, and 103 on macOS."""


def folder_of(database: Path) -> Path:
    """Return the folder for temporary files beside a database."""
    database = database.resolve()
    return database.with_name(f"{database.name}.tmp")


@contextmanager
def temporary_files(database: Path) -> Iterator[None]:
    """Ensure that temporary files can be written within the block, beside `database` if nowhere else.

    No other process may use the database. Raises StoreError if they cannot be written anywhere.
    """
    folder = folder_of(database)
    shutil.rmtree(folder, ignore_errors=True)  # left by a bot that was killed
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        # The system's folder cannot be written, as in a container with a read-only root.
        pass
    else:
        yield
        return
    if len(os.fsencode(folder)) > MAX_FOLDER:
        raise StoreError(
            f"the system's folder for temporary files cannot be written, and the path of {folder} is too long for them"
            f" (at most {MAX_FOLDER} bytes); make the first writable, or choose a shorter path for the database"
        )
    try:
        folder.mkdir(mode=0o700)
    except OSError as error:
        raise StoreError(
            f"there is no place for temporary files: neither the system's folder nor {folder} can be written"
            f" ({error.strerror}); make one of them writable",
            passes=error.errno in FULL_DISK,
        ) from error
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = tempfile.tempdir = str(folder)
    logger.info("temporary files are in %s, for the system's folder cannot be written", folder)
    try:
        yield
    finally:
        tempfile.tempdir = None
        del os.environ[VARIABLE]
        if before is not None:
            os.environ[VARIABLE] = before
        with suppress(OSError):  # multiprocessing deletes its own when the program ends
            folder.rmdir()
