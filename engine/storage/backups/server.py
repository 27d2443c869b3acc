"""Backups of a PostgreSQL database, made by its own programs pg_dump and pg_restore."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

from psycopg.conninfo import make_conninfo

from engine.records.errors import StoreError
from engine.storage.address import without_passwords
from engine.storage.backups.file import FileSource, Restored, new_file
from engine.storage.backups.record import NOTE_KEY, LastBackup, from_text, to_text
from engine.storage.bot_notes import NOTE, NOTE_RESTORE
from engine.storage.migrations import migrations
from engine.storage.postgresql.database import (
    APPLICATION,
    Connection,
    check_moved,
    check_server,
    in_postgresql,
    settings_of,
)
from engine.storage.postgresql.faults import as_store_error
from engine.storage.postgresql.in_use import has_table, keep_bots_out

LOCK_SECONDS = 60
"""Seconds that a backup waits while the schema is being upgraded, and a restore for readers of the tables."""
REPLACED = "replaced_"
"""Beginning of the names of the schemas with replaced databases, which are not backed up."""
OWN_SETTINGS = {"password", "options", "application_name", "client_encoding"}
"""Parameters not passed to pg_dump: the password, which is in its environment, and those it sets itself."""
BEGIN = """
BEGIN;
SET LOCAL lock_timeout = '{seconds}s';
ALTER SCHEMA "{schema}" RENAME TO "{replaced}";
CREATE SCHEMA "{schema}";
"""
END = """
SET search_path TO "{schema}";
DO $$ BEGIN
    IF (SELECT version FROM schema_version) > {newest} THEN
        RAISE 'it has schema %, this release knows {newest}: upgrade the bot', (SELECT version FROM schema_version);
    END IF;
    IF EXISTS (SELECT FROM bot_note WHERE key = 'moved-to') THEN
        RAISE 'its games were moved to %; use that one', (SELECT value FROM bot_note WHERE key = 'moved-to');
    END IF;
END $$;
-- A process that slept in the meantime is no holder of the restored database.
UPDATE holder SET ended = 1;
SELECT setval('holder_id_seq', {holder});
{notes};
COMMIT;
"""
SAID = re.compile(r"ERROR: +(?P<error>.*)")
"""Matches the first error that psql prints."""
VERSIONS = re.compile(r"server version: (?P<server>\d+).*?pg_dump version: (?P<program>\d+)", re.DOTALL)
"""Matches the details that pg_dump gives when it is older than the server."""


class ServerSource(FileSource):
    """The PostgreSQL database at the address `url`, as the source of backups."""

    suffix = ".dump"

    def __init__(self, url: str) -> None:
        self._settings = {**settings_of(url), "application_name": f"{APPLICATION}-backup"}

    def copy(self, target: Path) -> int:
        """Dump the database to a new file in PostgreSQL's custom format; return the number of tables of games in it.

        The dump is a consistent snapshot of the database, and is read back completely. Raises StoreError if pg_dump
        is missing or older than the server, or the database or the file cannot be used; then no file is left behind.
        """
        tables = self._count()
        with new_file(target):
            self._run("pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--lock-wait-timeout={LOCK_SECONDS}s",
                      f"--exclude-schema={REPLACED}*", f"--file={target}", f"--dbname={self._address()}")  # fmt: skip
            self._run("pg_restore", f"--file={os.devnull}", str(target))
        return tables

    def restore(self, backup: Path) -> Restored:
        """Replace the database by a dump, in one transaction; the previous contents are moved to their own schema.

        Raises StoreError if a bot uses the database, or the dump is not a complete database of this or an older
        release; then nothing has changed.
        """
        if not backup.is_file():
            raise StoreError(f"there is no backup {backup}")
        self._run("pg_restore", f"--file={os.devnull}", str(backup))
        with as_store_error(), closing(self._connect()) as connection:
            check_server(connection)
            keep_bots_out(connection)
            replaced = _free_name(connection, time.time())
            used = has_table(connection, "holder")
            row = connection.execute("SELECT last_value FROM holder_id_seq").fetchone() if used else None
            (schema,) = connection.execute("SELECT current_schema()").fetchone() or ("public",)
            begin = BEGIN.format(schema=schema, replaced=replaced, seconds=LOCK_SECONDS)
            notes = ";\n".join(each.format(notes="bot_note", now=time.time()) for each in NOTE_RESTORE)
            newest, holder = max(migrations("postgresql")), row[0] if row else 1
            end = END.format(schema=schema, newest=newest, holder=holder, notes=notes)
            self._replace(backup, schema, begin, end)
        return Restored(self._count(), f"the schema {replaced} in the same database" if used else "")

    def _replace(self, backup: Path, schema: str, before: str, after: str) -> None:
        """Let psql run a dump's statements between those that begin and end the transaction. Raises StoreError."""
        reading = ["pg_restore", "--no-owner", "--no-privileges", f"--schema={schema}", "--file=-", str(backup)]
        writing = ["psql", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", f"--dbname={self._address()}"]
        read = 1
        with tempfile.TemporaryFile("w+b") as said:
            try:
                psql = subprocess.Popen(  # noqa: S603 - a program of PostgreSQL
                    writing, bufsize=0, stdin=subprocess.PIPE, stdout=said, stderr=said, env=self._environment()
                )
            except FileNotFoundError:
                raise _not_installed("psql") from None
            with psql, suppress(BrokenPipeError):  # psql ends at the first error
                assert psql.stdin is not None
                psql.stdin.write(before.encode())
                read = subprocess.run(reading, stdout=psql.stdin, stderr=said, check=False).returncode  # noqa: S603 - as above
                # Without its last statements, psql keeps nothing.
                if read == 0:
                    psql.stdin.write(after.encode())
            if read or psql.returncode:
                said.seek(0)
                raise StoreError(_problem("psql", said.read().decode("utf-8", "replace")))

    def last(self) -> LastBackup | None:
        """Return the record of backups. Raises StoreError."""
        with as_store_error(), closing(self._connect()) as connection:
            row = connection.execute("SELECT value FROM bot_note WHERE key = %s", (NOTE_KEY,)).fetchone()
        return from_text(row[0]) if row else None

    def record(self, last: LastBackup) -> None:
        """Record the result of a backup in the database. Raises StoreError."""
        with as_store_error(), closing(self._connect()) as connection:
            connection.execute(in_postgresql(NOTE), (NOTE_KEY, to_text(last)))

    def _count(self) -> int:
        with as_store_error(), closing(self._connect()) as connection:
            if not has_table(connection, "game_table"):
                raise StoreError("it is not a database of this bot, or no bot has been started on it yet")
            check_moved(connection)
            row = connection.execute("SELECT count(*) FROM game_table").fetchone()
            return int(row[0]) if row else 0

    def _connect(self) -> Connection:
        return Connection.connect(**self._settings, autocommit=True)

    def _address(self) -> str:
        """Return the connection arguments of pg_dump, without the password, which other users of the machine could see."""
        return make_conninfo(**{name: value for name, value in self._settings.items() if name not in OWN_SETTINGS})

    def _run(self, program: str, *arguments: str) -> None:
        try:
            done = subprocess.run(  # noqa: S603 - programs of PostgreSQL
                [program, *arguments],
                env=self._environment(),
                capture_output=True,
                text=True,
                errors="replace",
                check=False,
            )
        except FileNotFoundError:
            raise _not_installed(program) from None
        if done.returncode:
            raise StoreError(_problem(program, done.stderr))

    def _environment(self) -> dict[str, str]:
        """Return the variables for PostgreSQL's programs: English messages, which `_problem` can read, and the password."""
        password = self._settings.get("password")
        return {**os.environ, "LC_ALL": "C", **({"PGPASSWORD": str(password)} if password else {})}


def _free_name(connection: Connection, at: float) -> str:
    """Return a name for a schema, made of the first second from `at` on in which nothing was replaced."""
    while True:
        name = f"{REPLACED}{time.strftime('%Y%m%d_%H%M%S', time.gmtime(at))}"
        row = connection.execute("SELECT to_regnamespace(%s)", (name,)).fetchone()
        if row is None or row[0] is None:
            return name
        at += 1


def _not_installed(program: str) -> StoreError:
    return StoreError(
        f"{program} is not installed; install PostgreSQL's client programs of the server's version"
        " (the service `backup` of deploy/compose.yaml has them)"
    )


def _problem(program: str, said: str) -> str:
    """Return the reason why a program failed, from its messages."""
    if found := VERSIONS.search(said):
        return (
            f"{program} {found['program']} is older than the server; install the client programs of PostgreSQL"
            f" {found['server']}"
        )
    if error := SAID.search(said):
        return without_passwords(error["error"])
    return f"{program}: {without_passwords(' '.join(said.split()).removeprefix(f'{program}: ')) or 'no reason given'}"
