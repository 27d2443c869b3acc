"""Reasons why a SQLite file cannot be opened, and whether they are temporary."""

from __future__ import annotations

import sqlite3

from engine.records.errors import Obstacle

OBSTACLES = (
    Obstacle(
        "it is damaged, or no database",
        False,
        "put back a backup, or name another file",
        codes=(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB),
    ),
    Obstacle(
        "another program has locked it",
        True,
        "end the program that has locked it; if there is none, move the file to a local disk, because"
        " network disks cannot lock files as the bot needs it",
        codes=(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
    ),
    Obstacle("its disk is full", True, "free some space on the disk", codes=(sqlite3.SQLITE_FULL,)),
    Obstacle(
        "its disk fails",
        True,
        "free some space on the disk, and look for faults of the disk in the system's log",
        codes=(sqlite3.SQLITE_IOERR,),
    ),
)
"""The kinds of errors that need advice other than `OTHER`."""
OTHER = Obstacle(
    "it cannot be read or written",
    False,
    "see that the bot's user may read and write the file and its directory",
)


def find(code: int | None) -> Obstacle:
    """Return the obstacle of an error with this primary result code (https://www.sqlite.org/rescode.html)."""
    return next((each for each in OBSTACLES if code in each.codes), OTHER)
