"""Checkpoints of a SQLite file: only the connection that writes runs them, never at the same time as a commit."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.storage.sqlite.database import SqliteDatabase, has_reset_fault


@pytest.mark.parametrize(
    ("version", "faulty"),
    [
        ((3, 6, 23), False),
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 54, 1), False),
    ],
)
def test_releases_with_the_fault(version: tuple[int, ...], faulty: bool) -> None:
    assert has_reset_fault(version) is faulty


async def test_only_the_connection_that_writes_runs_checkpoints(tmp_path: Path) -> None:
    async with SqliteDatabase.open(tmp_path / "games.db") as database:
        reading, writing = list[str](), list[str]()
        await database._db.set_trace_callback(reading.append)
        database._writer.connection.set_trace_callback(writing.append)
        await database.write(lambda session: session.execute("CREATE TABLE probe (x)"))
        await database.check()
        assert await database.one("SELECT count(*) FROM probe") == (0,)
        assert reading == ["SELECT count(*) FROM probe"]
        assert writing[-1] == "PRAGMA wal_checkpoint(PASSIVE)"
