"""Which of the tables that people look at in a browser have changed."""

from __future__ import annotations

from collections.abc import Collection

from engine.storage.database import Database, among

MAX_AT_ONCE = 500
"""Maximum number of tables that one statement asks about."""


async def revisions_of(database: Database, tables: Collection[int]) -> dict[int, int]:
    """Return the revisions at which tables are stored, by id; a table that does not exist is left out."""
    found, ids = dict[int, int](), sorted(tables)
    for start in range(0, len(ids), MAX_AT_ONCE):
        some = ids[start : start + MAX_AT_ONCE]
        sql = f"SELECT id, revision FROM game_table WHERE id IN {among(len(some))}"  # noqa: S608 - placeholders
        found.update((number, revision) for number, revision in await database.all(sql, some))
    return found
