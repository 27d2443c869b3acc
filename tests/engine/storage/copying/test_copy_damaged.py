"""Copying a database that is large or damaged: it takes the time it needs, and what cannot be copied is named with how to go on."""

# ruff: noqa: S608 - the names of tables are our own
from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from engine.records.errors import StoreError
from engine.storage.copying.contents import BELONGING, KEYS
from engine.storage.copying.copy import MAX_SHOWN, copy_database
from engine.storage.postgresql.database import Connection
from engine.storage.store import Store
from tests.engine.storage.copying.databases import opened, quiet
from tests.postgres import schema
from tools.recorders.fixtures import FOLDER

Where = Path | str
FIRST = "(SELECT min(id) FROM game_table)"
LOST = 987_654_321
"""The id of a table that does not exist."""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Return a database with rows in the tables that are damaged here."""
    games = Path(shutil.copy(FOLDER / "1.2.0" / "games.sqlite", tmp_path / "games.db"))
    asyncio.run(make_schema(games))
    damage(
        games,
        f"INSERT INTO drafts (person, table_id, notes) VALUES (1, {FIRST}, 'a note'), (2, {FIRST}, '')",
        f"INSERT INTO packed_log (table_id, body) VALUES ({FIRST}, x'')",
        f"INSERT INTO solo_game VALUES (1, 'nucleum', {FIRST}, 1, 2, 3, 1, '', 0)",
        "INSERT INTO bot_note (key, value) VALUES ('a', '1')",
        f"INSERT INTO season_table (season, number, table_id) VALUES (1, 1, {FIRST})",
    )
    return games


@pytest.fixture
def address(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as found:
        yield found


def refusal(old: Where, new: Where) -> str:
    """Return why a database is not copied, in which nothing has changed."""
    with pytest.raises(StoreError) as caught:
        copy_database(old, new, quiet)
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def make_schema(where: Where) -> None:
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


@pytest.mark.parametrize("table", BELONGING)
def test_rows_without_their_table_are_named_and_can_be_deleted(games: Path, address: str, table: str) -> None:
    key = KEYS[table][-1] if table != "result" else "table_id"
    one = f"SELECT max({key}) FROM {table}"
    damage(games, f"UPDATE {table} SET table_id = {LOST} WHERE {key} = ({one})")
    said = refusal(games, address)
    assert f"{games} is damaged: {table} has rows of tables that do not exist ({LOST}), which no game uses." in said
    damage(games, said.partition("copy again: ")[2])
    assert copy_database(games, address, quiet).games == 10


def test_of_many_lost_tables_some_are_named(games: Path, tmp_path: Path) -> None:
    damage(games, "UPDATE move SET table_id = table_id * 1000000 + id")
    said = refusal(games, tmp_path / "new.db")
    assert len(re.findall(r"\b[0-9]{7,}\b", said)) == MAX_SHOWN
    assert ", ...), which no game uses" in said
    assert not (tmp_path / "new.db").exists()


def test_rows_without_their_table_on_a_server(games: Path, address: str, tmp_path: Path) -> None:
    copy_database(games, address, quiet)
    with opened(address) as database:
        database.execute("ALTER TABLE drafts DROP CONSTRAINT drafts_table_id_fkey")
        database.execute(f"UPDATE drafts SET table_id = {LOST} WHERE notes <> ''")
    said = refusal(address, tmp_path / "new.db")
    assert f"drafts has rows of tables that do not exist ({LOST})" in said
    with opened(address) as database:
        database.execute(said.partition("copy again: ")[2])
    assert copy_database(address, tmp_path / "new.db", quiet).games == 10


@pytest.mark.parametrize("kind", ["file", "server"])
def test_all_references_are_checked_before(games: Path, address: str, kind: str) -> None:
    copy_database(games, address, quiet)
    with opened(games if kind == "file" else address) as database:
        if kind == "file":
            found = {
                table
                for table in KEYS
                for row in database.execute(f"PRAGMA foreign_key_list({table})")
                if (row[2], row[3]) == ("game_table", "table_id")
            }
            count = sum(len(database.execute(f"PRAGMA foreign_key_list({table})").fetchall()) for table in KEYS)
        else:
            rows = database.execute(
                "SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint"
                " WHERE contype = 'f' AND connamespace = current_schema()::regnamespace"
            ).fetchall()
            found = {table for table, other in rows if other == "game_table"}
            count = sum(table in KEYS for table, _ in rows)
    assert found == set(BELONGING)
    assert count == len(BELONGING)


LAST = "(SELECT max(id) FROM game_table)"
DAMAGES = {
    "text for a number": ("move", ["UPDATE move SET ply = 'three' WHERE id = (SELECT max(id) FROM move)"]),
    "a text that is not UTF-8": ("drafts", ["UPDATE drafts SET notes = CAST(x'ff41' AS TEXT) WHERE notes <> ''"]),
    "an unknown status": ("game_table", [f"UPDATE game_table SET status = 'lost' WHERE id = {LAST}"]),
    "two open tables in one channel": (
        "game_table",
        [
            "DROP INDEX one_open_table_per_channel",
            "UPDATE game_table SET channel = 1 WHERE status IN ('lobby', 'running')",
        ],
    ),
}
"""Ways to damage a database, each with the table that is damaged."""


@pytest.mark.parametrize("how", DAMAGES)
def test_a_row_that_no_server_takes_is_named(games: Path, address: str, how: str) -> None:
    table, statements = DAMAGES[how]
    damage(games, *statements)
    said = refusal(games, address)
    assert said.startswith(f"{games} is damaged: in {table}, the row with {KEYS[table][0]} = ")
    assert said.endswith("Make a backup, correct that row or delete it, and copy again")
    where = re.search(r"the row with (.*) cannot be copied", said)
    assert where is not None
    with opened(games) as database:
        assert len(database.execute(f"SELECT 1 FROM {table} WHERE {where[1]}").fetchall()) == 1


@pytest.mark.parametrize("how", ["an unknown status", "two open tables in one channel"])
def test_a_row_that_no_file_takes_is_named(games: Path, tmp_path: Path, how: str) -> None:
    damage(games, *DAMAGES[how][1])
    said = refusal(games, tmp_path / "new.db")
    assert said.startswith(f"{games} is damaged: in game_table, the row with id = ")
    assert not (tmp_path / "new.db").exists()


def test_a_row_whose_key_cannot_be_read(games: Path, address: str) -> None:
    damage(games, "UPDATE solo_game SET game = CAST(x'ff41' AS TEXT)")
    said = refusal(games, address)
    assert said.startswith(f"{games} is damaged in row 1 of solo_game, ordered by person, game, table_id: ")


def test_two_keys_that_a_server_cannot_tell_apart(games: Path, address: str) -> None:
    damage(games, "INSERT INTO bot_note (key, value) VALUES ('a' || char(0), 'b')")
    assert f"{games} is damaged: in bot_note, the row with key = 'a\\x00' cannot be copied" in refusal(games, address)
