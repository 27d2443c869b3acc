"""A place in memory for the files of tests: they do not have to survive, and disks take a fifth of the time."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

SHARED_MEMORY = Path("/dev/shm")  # noqa: S108 - a place where Linux keeps files in memory
ENOUGH = 4 << 30
"""Minimum number of free bytes: containers often have only a few megabytes."""


def in_memory() -> str | None:
    """Return a folder in memory with room for the files of all tests; None if there is none."""
    if os.access(SHARED_MEMORY, os.W_OK | os.X_OK) and shutil.disk_usage(SHARED_MEMORY).free >= ENOUGH:
        return str(SHARED_MEMORY)
    return None
