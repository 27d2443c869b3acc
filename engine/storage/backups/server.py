"""Backups of a PostgreSQL database, made by its own programs pg_dump and pg_restore."""

from __future__ import annotations

import os
import re
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import make_conninfo

from engine.records.errors import StoreError
from engine.storage.address import without_passwords
from engine.storage.backups.new_file import new_file
from engine.storage.backups.record import NOTE_KEY, LastBackup, from_text, to_text
from engine.storage.bot_notes import NOTE
from engine.storage.postgresql.database import APPLICATION, in_postgresql, settings_of
from engine.storage.postgresql.faults import unusable

LOCK_SECONDS = 60
"""Seconds that a backup waits while the schema is being upgraded."""
OWN_SETTINGS = {"password", "options", "application_name", "client_encoding"}
"""What pg_dump is not given to connect: the password, which goes through its environment, and what it sets itself."""
VERSIONS = re.compile(r"server version: (?P<server>\d+).*?pg_dump version: (?P<program>\d+)", re.DOTALL)
"""Matches the details that pg_dump gives when it is older than the server."""


class ServerSource:
    """The PostgreSQL database at the address `url`, as the source of backups."""

    suffix = ".dump"

    def __init__(self, url: str) -> None:
        self._settings = {**settings_of(url), "application_name": f"{APPLICATION}-backup"}

    def copy(self, target: Path) -> int:
        """Dump the database to a new file in PostgreSQL's custom format; return the number of tables of games in it.

        The dump is the database as it is at one moment, and is read again in full. Raises StoreError if pg_dump is missing
        or older than the server, or the database or the file cannot be used; then no file is left behind.
        """
        tables = self._count()
        with new_file(target):
            self._run("pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--lock-wait-timeout={LOCK_SECONDS}s",
                      f"--file={target}", f"--dbname={self._address()}")  # fmt: skip
            self._run("pg_restore", f"--file={os.devnull}", str(target))
        return tables

    def last(self) -> LastBackup | None:
        """Return the record of backups. Raises StoreError."""
        try:
            with closing(self._connect()) as connection:
                row = connection.execute("SELECT value FROM bot_note WHERE key = %s", (NOTE_KEY,)).fetchone()
        except psycopg.Error as error:
            raise unusable(error) from error
        return from_text(row[0]) if row else None

    def record(self, last: LastBackup) -> None:
        """Record the result of a backup in the database. Raises StoreError."""
        try:
            with closing(self._connect()) as connection:
                connection.execute(in_postgresql(NOTE), (NOTE_KEY, to_text(last)))
        except psycopg.Error as error:
            raise unusable(error) from error

    def _count(self) -> int:
        try:
            with closing(self._connect()) as connection:
                row = connection.execute("SELECT count(*) FROM game_table").fetchone()
        except errors.UndefinedTable:
            raise StoreError("it is no database of this bot, or no bot has been started on it yet") from None
        except psycopg.Error as error:
            raise unusable(error) from error
        return int(row[0]) if row else 0

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(**self._settings, autocommit=True)

    def _address(self) -> str:
        """Return the connection arguments of pg_dump, without the password, which other users of the machine could see."""
        return make_conninfo(**{name: value for name, value in self._settings.items() if name not in OWN_SETTINGS})

    def _run(self, program: str, *arguments: str) -> None:
        password = self._settings.get("password")
        # English messages, which `_problem` can read.
        environment = {**os.environ, "LC_ALL": "C", **({"PGPASSWORD": str(password)} if password else {})}
        try:
            done = subprocess.run(  # noqa: S603 - programs of PostgreSQL
                [program, *arguments], env=environment, capture_output=True, text=True, errors="replace", check=False
            )
        except FileNotFoundError:
            raise StoreError(
                f"{program} is not installed; install PostgreSQL's client programs of the server's version"
                " (the service `backup` of deploy/compose.yaml has them)"
            ) from None
        if done.returncode:
            raise StoreError(_problem(program, done.stderr))


def _problem(program: str, said: str) -> str:
    """Return why a program failed, from its messages."""
    if found := VERSIONS.search(said):
        return (
            f"{program} {found['program']} is older than the server; install the client programs of PostgreSQL"
            f" {found['server']}"
        )
    return f"{program}: {without_passwords(' '.join(said.split()).removeprefix(f'{program}: ')) or 'no reason given'}"
