"""Copying a database that is large or damaged: it takes the time it needs, and the table that cannot be copied is named."""

# ruff: noqa: S608 - the names of tables are our own
from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from engine.records.errors import StoreError
from engine.storage.copying.copy import copy_database
from engine.storage.postgresql.database import Connection
from engine.storage.store import Store
from tests.engine.storage.copying.databases import is_empty, opened, quiet
from tools.recorders.fixtures import FOLDER

FIRST = "(SELECT min(id) FROM game_table)"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Return a database with rows in the tables that are damaged here."""
    games = Path(shutil.copy(FOLDER / "1.2.0" / "games.sqlite", tmp_path / "games.db"))
    asyncio.run(make_schema(games))
    damage(
        games,
        f"INSERT INTO drafts (person, table_id, notes) VALUES (1, {FIRST}, 'a note'), (2, {FIRST}, '')",
        "INSERT INTO bot_note (key, value) VALUES ('a', '1')",
    )
    return games


async def make_schema(where: Path | str) -> None:
    async with Store.open(where):
        pass


def test_a_server_may_be_silent_while_it_copies(games: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(make_schema(address))
    with psycopg.connect(address) as connection:  # checking the references of many rows takes as long
        connection.execute(
            "CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS"
            " 'BEGIN PERFORM pg_sleep(1); RETURN NULL; END'"
        )
        connection.execute("CREATE TRIGGER slow AFTER INSERT ON player EXECUTE FUNCTION take_time()")
    monkeypatch.setattr(Connection, "silence", 0.3)
    assert copy_database(games, address, quiet).games == 10


def damage(games: Path, *statements: str) -> None:
    """Change what no constraint would allow."""
    with closing(sqlite3.connect(games)) as database, database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            database.execute(statement)


DAMAGES = {
    "a number": (
        "UPDATE move SET ply = 'three' WHERE id = (SELECT max(id) FROM move)",
        None,
        'move of .* cannot be copied to .*: invalid input syntax for type bigint: "three"',
    ),
    "UTF-8": (
        "UPDATE drafts SET notes = CAST(x'ff41' AS TEXT) WHERE notes <> ''",
        "drafts of .*: Could not decode to UTF-8 column 'notes'",
        "drafts of .*: Could not decode to UTF-8 column 'notes'",
    ),
    "a status": (
        "UPDATE game_table SET status = 'lost' WHERE id = (SELECT max(id) FROM game_table)",
        "game_table of .*: CHECK constraint failed: status IN",
        'game_table of .*: new row for relation "game_table" violates check constraint "game_table_status_check"',
    ),
    "two open tables": (
        "DROP INDEX one_open_table_per_channel; UPDATE game_table SET channel = 1",
        "game_table of .*: UNIQUE constraint failed: game_table.channel$",
        "game_table of .*: duplicate key value violates unique constraint .* Key .channel.=.1. already exists",
    ),
    "a lost table": (
        "UPDATE outbox SET table_id = 987654321 WHERE id = (SELECT max(id) FROM outbox)",
        "outbox of .*: FOREIGN KEY constraint failed$",
        "outbox of .*: .* violates foreign key constraint .* Key .table_id.=.987654321. is not present",
    ),
    "two keys": (
        "INSERT INTO bot_note (key, value) VALUES ('a' || char(0), 'b')",
        None,
        "bot_note of .*: duplicate key value violates unique constraint .* Key .key.=.a. already exists",
    ),
}
"""Ways to damage a database, each with the errors of a file and a server (None: a file can store it)."""


@pytest.mark.parametrize("how", DAMAGES)
def test_a_row_that_cannot_be_copied(games: Path, address: str, tmp_path: Path, how: str) -> None:
    statements, of_a_file, of_a_server = DAMAGES[how]
    damage(games, *statements.split("; "))
    for new, said in ((tmp_path / "new.db", of_a_file), (address, of_a_server)):
        if said is not None:
            with pytest.raises(StoreError, match=said) as caught:
                copy_database(games, new, quiet)
            assert "\n" not in str(caught.value)
            assert is_empty(new)


def test_a_lost_table_on_a_server(games: Path, address: str, tmp_path: Path) -> None:
    copy_database(games, address, quiet)
    with opened(address) as database:
        database.execute("ALTER TABLE drafts DROP CONSTRAINT drafts_table_id_fkey")
        database.execute("UPDATE drafts SET table_id = 987654321 WHERE notes <> ''")
    with pytest.raises(
        StoreError, match=r"drafts of .* cannot be copied to .*/new\.db: FOREIGN KEY constraint failed$"
    ):
        copy_database(address, tmp_path / "new.db", quiet)
    assert not (tmp_path / "new.db").exists()
