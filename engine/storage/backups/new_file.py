"""The file of a backup: new, only for its owner, and removed if the backup fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.records.errors import StoreError


@contextmanager
def new_file(target: Path) -> Iterator[None]:
    """Create an empty file at `target`; delete it if the block raises.

    Raises StoreError if there is a file already, or it cannot be created.
    """
    try:
        target.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise StoreError(f"{target} exists already; a backup overwrites nothing") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from error
    try:
        yield
    except BaseException:
        # Also on Ctrl-C: an incomplete file could be mistaken for a backup.
        target.unlink(missing_ok=True)
        raise
