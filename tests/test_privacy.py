"""PRIVACY.md names every table of the database, and every column that may hold something about a person."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from engine.storage.people.personal import PERSONAL
from engine.storage.store import Store

ROOT = Path(__file__).resolve().parents[1]
NOBODY = {
    "table_count": "numbers of tables by status",
    "sqlite_sequence": "SQLite's own",
    "emojis": "icons of the bot",
}
"""Tables in which nothing can be about a person."""
HARMLESS = {
    "id", "status", "version", "revision", "game", "due", "updated", "packed", "layout", "recorded", "free_seats", "player", "ply", "verb", "seat", "choice", "live", "at",
    "events", "kind", "created", "next_try", "attempts", "message", "done", "key",
}  # fmt: skip
"""Columns that name no one by themselves: `events` say seats, never people."""


async def columns(path: Path) -> set[str]:
    """Return "table.column" of all that an up-to-date database has and that may be about a person."""
    async with Store.open(path):
        pass
    with closing(sqlite3.connect(path)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {
            f"{table}.{row[1]}"
            for table in tables
            if table not in NOBODY
            for row in database.execute(f"PRAGMA table_info({table})")
            if row[1] not in HARMLESS
        }
    return found - {"move.table_id", "outbox.table_id", "packed_log.table_id"}


async def test_every_table_of_rows_of_ones_own_is_exported_and_deleted(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "games.db"):
        pass
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        own = {
            table
            for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if any(row[1] == "person" for row in database.execute(f"PRAGMA table_info({table})"))
        }
    assert own == {rows.table for rows in PERSONAL}


async def test_every_column_about_people_is_named_and_no_other(tmp_path: Path) -> None:
    said = set(re.findall(r"`([a-z_]+\.[a-z_]+)`", (ROOT / "PRIVACY.md").read_text(encoding="utf-8")))
    assert said - {"tests.py"} == await columns(tmp_path / "games.db")


def test_the_pages_a_host_publishes_are_there() -> None:
    for name, word in (("SECURITY.md", "privately"), ("TERMS.md", "PRIVACY.md"), ("PRIVACY.md", "Delete My Data")):
        assert word in (ROOT / name).read_text(encoding="utf-8")
