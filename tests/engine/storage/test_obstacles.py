"""Obstacles to opening a database: temporary errors, remedies, and the operator's guide."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import errors

from engine.records.errors import StoreError
from engine.storage.address import is_address
from engine.storage.copying.copy import copy_database
from engine.storage.migrations import RELATIONS
from engine.storage.postgresql import obstacles as of_postgresql
from engine.storage.postgresql.database import FIND_RELATIONS as FIND_IN_SERVER
from engine.storage.postgresql.faults import save_fault, unusable
from engine.storage.sqlite import faults as sqlite_faults
from engine.storage.sqlite.database import PRAGMAS
from engine.storage.sqlite.pragmas import check, question
from engine.storage.sqlite.stored import FIND_RELATIONS as FIND_IN_FILE
from engine.storage.sqlite.writer import SqliteWriter
from engine.storage.store import Store
from tests.postgres import schema

HOST = 'connection to server at "127.0.0.1", port 5432 failed: '
MESSAGES = [
    ("no password", "fe_sendauth: no password supplied"),
    (
        "the server does not admit the bot",
        'FATAL:  no pg_hba.conf entry for host "10.0.0.7", user "bot", database "games", no encryption',
    ),
    ("the server does not admit the bot", 'FATAL:  pg_hba.conf rejects connection for host "10.0.0.7", user "bot"'),
    ("no such user", 'FATAL:  role "bot" does not exist'),
    ("no such user", 'FATAL:  role "bot" is not permitted to log in'),
    ("wrong user or password", 'FATAL:  password authentication failed for user "bot"'),
    ("wrong user or password", 'FATAL:  Peer authentication failed for user "bot"'),
    ("wrong user or password", 'authentication method requirement "scram-sha-256" failed'),
    ("wrong user or password", "server sent bad SASL message"),
    ("wrong user or password", "incorrect server signature in SCRAM exchange"),
    ("TLS or its certificates do not fit", "SSL error: certificate verify failed"),
    ("TLS or its certificates do not fit", 'private key file "bot.key" has group or world access'),
    ("TLS or its certificates do not fit", "server does not support SSL, but SSL was required"),
    ("TLS or its certificates do not fit", "server does not support SSL encryption"),
    ("TLS or its certificates do not fit", "GSSAPI encryption required but was impossible"),
    ("TLS or its certificates do not fit", 'invalid sslmode value: "often"'),
    ("no such database", 'FATAL:  database "games" does not exist'),
    ("no such database", 'FATAL:  cannot connect to invalid database "games"'),
    ("no permission", 'FATAL:  permission denied for database "games"'),
    ("the server's socket may not be opened", 'connection to server on socket "/run/x" failed: Permission denied'),
    ("a pooler is in between", "FATAL:  unsupported startup parameter in options: statement_timeout"),
    ("another program answers", "received invalid response to SSL negotiation: H"),
    ("another program answers", "expected authentication request from server, but received H"),
    ("another program answers", "FATAL:  unsupported frontend protocol 3.0"),
    ("the address is wrong", 'invalid port number: "99999"'),
    ("the address is wrong", 'end of string reached when looking for matching "]" in IPv6 host address'),
    ("the address is wrong", 'unexpected character "x" in position 4 in URI'),
    ("the address is wrong", 'missing "=" after "games" in connection info string'),
    ("the address is wrong", 'FATAL:  unrecognized configuration parameter "sleep"'),
    ("the server starts, stops or restarts", "FATAL:  the database system is starting up"),
    ("the server starts, stops or restarts", "FATAL:  the database system is shutting down"),
    ("the server starts, stops or restarts", "FATAL:  the database system is in recovery mode"),
    ("the server starts, stops or restarts", "FATAL:  the database system is not yet accepting connections"),
    ("the server starts, stops or restarts", 'FATAL:  database "games" is not currently accepting connections'),
    ("the server starts, stops or restarts", "FATAL:  terminating connection due to administrator command"),
    ("the server starts, stops or restarts", "terminating connection because of crash of another server process"),
    ("too many connections", "FATAL:  sorry, too many clients already"),
    ("too many connections", 'FATAL:  too many connections for role "bot"'),
    (
        "too many connections",
        "FATAL:  remaining connection slots are reserved for roles with the SUPERUSER attribute",
    ),
    ("the server's disk is full", 'FATAL:  could not write lock file "postmaster.pid": No space left on device'),
    ("the server lacks memory, files, or its disk fails", "FATAL:  out of memory"),
    ("the server lacks memory, files, or its disk fails", "could not create socket: Too many open files"),
    ("the server lacks memory, files, or its disk fails", "could not fork new process for connection"),
    ("the server cannot be reached", "couldn't get a connection after 1.50 sec"),
    ("the server is a standby, or read-only", "session is read-only"),
    ("the server is a standby, or read-only", "server is in hot standby mode"),
    ("the server cannot be reached", "Connection refused\n\tIs the server running on that host?"),
    ("the server cannot be reached", "No such file or directory\n\tIs the server running locally?"),
    ("the server cannot be reached", "connection timeout expired"),
    ("the server cannot be reached", "Connection timed out"),
    ("the server cannot be reached", "Network is unreachable"),
    ("the server cannot be reached", "No route to host"),
    ("the server cannot be reached", "Network is down"),
    ("the server cannot be reached", 'could not translate host name "db" to address: Name or service not known'),
    ("the server cannot be reached", "failed to resolve host 'db': [Errno -3] Temporary failure in name resolution"),
    ("the server cannot be reached", "server closed the connection unexpectedly"),
    ("the server cannot be reached", "the connection is closed"),
    ("the server cannot be reached", "the connection is lost"),
    ("the server cannot be reached", "could not receive data from server: Connection reset by peer"),
    ("the server cannot be reached", "Broken pipe"),
    ("the server cannot be reached", "the server has not answered for 5 s"),
    ("the server cannot be reached", "SSL SYSCALL error: EOF detected"),
    ("the server cannot be reached", "could not send startup packet"),
]
CODES = [
    ("wrong user or password", "28P01"),
    ("wrong user or password", "28000"),
    ("no such database", "3D000"),
    ("no such database", "57P04"),
    ("no permission", "42501"),
    ("no permission", "3F000"),
    ("the address is wrong", "42704"),
    ("the address is wrong", "22023"),
    ("the database is damaged", "XX001"),
    ("the database is damaged", "XX002"),
    ("the server starts, stops or restarts", "57P01"),
    ("the server starts, stops or restarts", "57P02"),
    ("the server starts, stops or restarts", "57P03"),
    ("the server starts, stops or restarts", "57P05"),
    ("too many connections", "53300"),
    ("the server's disk is full", "53100"),
    ("the server lacks memory, files, or its disk fails", "53200"),
    ("the server lacks memory, files, or its disk fails", "58030"),
    ("another program has locked something", "55P03"),
    ("another program has locked something", "55006"),
    ("another program has locked something", "57014"),
    ("another program has locked something", "40P01"),
    ("another program has locked something", "25P03"),
    ("another program has locked something", "25P04"),
    ("the server is a standby, or read-only", "25006"),
    ("the server cannot be reached", "08006"),
]
BY_NAME = {each.name: each for each in of_postgresql.OBSTACLES}


@pytest.mark.parametrize(("name", "said"), MESSAGES)
def test_a_failed_connection_is_recognized_by_its_message(name: str, said: str) -> None:
    found = unusable(psycopg.OperationalError(f"connection failed: {HOST}{said}"))
    assert found.passes == BY_NAME[name].passes
    assert str(found).endswith(f"; {BY_NAME[name].advice}")


@pytest.mark.parametrize(("name", "code"), CODES)
def test_an_error_of_a_statement_is_recognized_by_its_code(name: str, code: str) -> None:
    error = errors.lookup(code)("it says something")
    assert unusable(error).passes == BY_NAME[name].passes == save_fault(error).passes
    assert str(unusable(error)) == f"it says something; {BY_NAME[name].advice}"


def test_each_word_and_each_code_is_tried() -> None:
    for obstacle in of_postgresql.OBSTACLES:
        said = [said for name, said in MESSAGES if name == obstacle.name]
        codes = [code for name, code in CODES if name == obstacle.name]
        assert all(any(re.search(word, each) for each in said) for word in obstacle.words), obstacle
        assert all(any(each.startswith(str(code)) for each in codes) for code in obstacle.codes), obstacle


def test_of_several_addresses_one_that_does_not_pass_decides() -> None:
    said = f'Connection refused {HOST}FATAL:  database "games" does not exist'
    assert not unusable(psycopg.OperationalError(said)).passes


@pytest.mark.parametrize(
    ("error", "passes"),
    [
        (psycopg.OperationalError("FATAL:  Passwort-Authentifizierung für Benutzer »bot« fehlgeschlagen"), True),
        (psycopg.ProgrammingError("an address that is none"), False),
        (errors.SyntaxError("a migration that does not fit"), False),
        (errors.InternalError_("a bug of the server"), False),
    ],
)
def test_what_is_not_in_the_list(error: psycopg.Error, *, passes: bool) -> None:
    assert unusable(error).passes is passes


async def why_not(where: Path | str) -> StoreError:
    """Return the error with which a database cannot be opened."""
    with pytest.raises(StoreError) as caught:
        async with Store.open(where):
            pass
    return caught.value


@pytest.fixture
def role(postgresql: str) -> Iterator[str]:
    """Yield the name of a user who may log in, and that is all."""
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("CREATE ROLE visitor LOGIN")
        yield "visitor"
        connection.execute("DROP ROLE visitor")


class TestRealMessages:
    async def test_no_one_listens(self) -> None:
        assert (await why_not("postgresql://bot@127.0.0.1:1/games")).passes

    async def test_no_such_socket(self, tmp_path: Path) -> None:
        assert (await why_not(f"postgresql://bot@/games?host={tmp_path}")).passes

    async def test_no_such_host(self) -> None:
        assert (await why_not("postgresql://bot@no-such-host.invalid/games")).passes

    async def test_no_such_database(self, postgresql: str) -> None:
        error = await why_not(postgresql.replace("/postgres", "/elsewhere", 1))
        assert not error.passes
        assert "create the database first" in str(error)

    async def test_no_such_user(self, postgresql: str) -> None:
        error = await why_not(postgresql.replace("//bot@", "//stranger@"))
        assert not error.passes
        assert "create the user on the server first" in str(error)

    async def test_too_many_connections(self, postgresql: str, role: str) -> None:
        with psycopg.connect(postgresql, autocommit=True) as connection:
            connection.execute(f"ALTER ROLE {role} CONNECTION LIMIT 0")
        error = await why_not(postgresql.replace("//bot@", f"//{role}@"))
        assert error.passes
        assert "raise its max_connections" in str(error)

    async def test_a_user_who_owns_nothing(self, postgresql: str, role: str) -> None:
        with schema(postgresql) as address:
            error = await why_not(address.replace("//bot@", f"//{role}@"))
        assert not error.passes
        assert "must own the database" in str(error)

    async def test_a_server_that_is_read_only(self, postgresql: str) -> None:
        with schema(postgresql) as address:
            error = await why_not(f"{address}%20-c%20default_transaction_read_only%3Don")
        assert error.passes
        assert "if it does not soon become the primary server" in str(error)


@pytest.mark.parametrize(
    ("code", "passes"),
    [
        (sqlite3.SQLITE_BUSY, True),
        (sqlite3.SQLITE_LOCKED, True),
        (sqlite3.SQLITE_FULL, True),
        (sqlite3.SQLITE_IOERR | 19 << 8, True),  # of the shared memory beside the file: its disk is full
        (sqlite3.SQLITE_READONLY, False),
        (sqlite3.SQLITE_CANTOPEN, False),
        (sqlite3.SQLITE_PERM, False),
        (sqlite3.SQLITE_CORRUPT, False),
        (sqlite3.SQLITE_NOTADB, False),
    ],
)
def test_errors_of_sqlite(code: int, *, passes: bool) -> None:
    error = sqlite3.OperationalError("it says something")
    error.sqlite_errorcode = code
    with pytest.raises(StoreError) as caught, sqlite_faults.as_store_error():
        raise error
    assert caught.value.passes is passes
    assert sqlite_faults.save_fault(error).passes is passes


class TestCompleteness:
    async def test_the_list_is_that_of_a_new_database(self, new_database: Path | str) -> None:
        async with Store.open(new_database) as store:
            sql, kind = (FIND_IN_SERVER, "postgresql") if is_address(new_database) else (FIND_IN_FILE, "sqlite")
            found = {row[0] for row in await store.database.all(sql)}
        found = {name for name in found if not name.startswith("sqlite_autoindex")}
        assert found == RELATIONS[kind], "write it into engine/storage/migrations.py"

    @pytest.mark.parametrize(
        ("statement", "lacks"),
        [
            ("DROP TABLE drafts", "drafts, drafts_of_table"),
            ("DROP INDEX one_open_table_per_channel", "one_open_table_per_channel"),
            ("DROP TABLE unlisted", "unlisted, unlisted_in_guild"),
        ],
    )
    async def test_what_is_missing_is_noticed_at_the_start(
        self, new_database: Path | str, statement: str, lacks: str
    ) -> None:
        async with Store.open(new_database) as store:
            await store.database.write(lambda session: session.put(statement))
        error = await why_not(new_database)
        assert str(error).startswith(f"it lacks {lacks}")
        assert str(error).endswith("restore a backup")
        assert not error.passes

    async def test_what_is_missing_is_noticed_before_a_copy(self, new_database: Path | str, tmp_path: Path) -> None:
        async with Store.open(new_database) as store:
            await store.database.write(lambda session: session.put("DROP TABLE outbox"))
        with pytest.raises(StoreError, match="it lacks outbox: it was restored only in part"):
            await asyncio.to_thread(copy_database, new_database, tmp_path / "new.db", print)
        assert not (tmp_path / "new.db").exists()


@pytest.fixture(scope="module")
def latin(postgresql: str) -> Iterator[str]:
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS latin")
        connection.execute("CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
        yield postgresql.replace("/postgres", "/latin", 1)
        connection.execute("DROP DATABASE latin WITH (FORCE)")


class TestEncoding:
    async def test_a_database_that_cannot_store_every_name(self, latin: str) -> None:
        error = await why_not(latin)
        assert not error.passes
        assert str(error).startswith(
            "it has the encoding LATIN1, in which many names cannot be stored; create another"
        )

    def test_nothing_is_copied_into_it(self, latin: str, tmp_path: Path) -> None:
        asyncio.run(make_empty(tmp_path / "games.db"))
        with pytest.raises(StoreError, match=r"latin.*: it has the encoding LATIN1"):
            copy_database(tmp_path / "games.db", latin, print)

    def test_its_games_can_be_moved_away(self, latin: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        with monkeypatch.context() as changed:
            changed.setattr("engine.storage.postgresql.database.ENCODINGS", ("LATIN1",))
            asyncio.run(make_empty(latin))  # as an earlier release did
        copy_database(latin, tmp_path / "games.db", print)


async def make_empty(where: Path | str) -> None:
    """Make a database with the newest schema."""
    async with Store.open(where):
        pass


class TestSettingsOfSqlite:
    @pytest.fixture(params=["unix-dotfile", "unix-none"])
    def without_shared_memory(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let SQLite treat all files as if on a network disk."""
        usual: Any = sqlite3.connect

        def connect(path: Path | str, **more: Any) -> Any:
            return usual(f"{Path(path).as_uri()}?vfs={request.param}", uri=True, **more)

        monkeypatch.setattr("sqlite3.connect", connect)

    @pytest.mark.usefixtures("without_shared_memory")
    async def test_a_file_system_without_shared_memory_is_refused(self, tmp_path: Path) -> None:
        error = await why_not(tmp_path / "games.db")
        assert str(error).startswith("it cannot have a write-ahead log (SQLite's journal mode is 'delete')")
        assert not error.passes

    @pytest.mark.usefixtures("without_shared_memory")
    async def test_the_connection_that_writes_looks_too(self, tmp_path: Path) -> None:
        with pytest.raises(StoreError, match="it cannot have a write-ahead log"):
            await SqliteWriter(tmp_path / "games.db", PRAGMAS).open()

    @pytest.mark.parametrize("pragma", PRAGMAS)
    def test_each_setting_is_checked(self, tmp_path: Path, pragma: str) -> None:
        with closing(sqlite3.connect(tmp_path / "games.db")) as database:
            database.execute(f"PRAGMA {pragma}")
            check(pragma, database.execute(question(pragma)).fetchone()[0])
        with pytest.raises(StoreError, match=r"move the file to a local disk|SQLite answers 99 to PRAGMA"):
            check(pragma, 99)

    def test_where_nothing_locks_the_advice_is_not_about_the_bot(self) -> None:
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        with (
            pytest.raises(StoreError, match="if there is none, move the file to a local"),
            sqlite_faults.as_store_error(),
        ):
            raise error
