"""Temporary files are beside the database if the system has no place for them, as in a read-only container."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.records.errors import StoreError
from engine.temporary import MAX_FOLDER, folder_of, temporary_files

PROGRAM = """
import asyncio, sys, tempfile
from pathlib import Path
from engine.temporary import temporary_files
from engine.workers import WorkerProcesses, end_fork_server
from tests.engine.orders import start, where_temporary

async def work():
    processes = WorkerProcesses("test", start)
    print(await processes.do(where_temporary, b"", 600.0))
    processes.close()
    end_fork_server()

if __name__ == "__main__":
    tempfile._candidate_tempdir_list = lambda: ["/proc"]
    with temporary_files(Path(sys.argv[1])):
        asyncio.run(work())
"""


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system have no folder for temporary files that can be written."""
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: ["/proc"])


@pytest.fixture
def short_path() -> Iterator[Path]:
    """Return a folder whose path leaves room for a socket's, unlike pytest's own."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        yield Path(folder)


def test_the_systems_folder_comes_first(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    before = tempfile.gettempdir()
    with temporary_files(database):
        assert tempfile.gettempdir() == before
        assert not folder_of(database).exists()


@pytest.mark.usefixtures("nowhere")
def test_else_they_are_beside_the_database(short_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", "/proc")
    folder = folder_of(short_path / "games.db")
    folder.mkdir()
    (folder / "left").touch()  # by a bot that was killed
    with temporary_files(short_path / "games.db"):
        assert tempfile.gettempdir() == os.environ["TMPDIR"] == str(folder)
        assert list(folder.iterdir()) == []
    assert os.environ["TMPDIR"] == "/proc"
    assert not folder.exists()


@pytest.mark.usefixtures("nowhere")
def test_where_there_is_no_place_at_all_a_sentence_says_so(short_path: Path) -> None:
    folder_of(short_path / "games.db").touch()  # no folder can be made there
    with (
        pytest.raises(StoreError, match="there is no place for temporary files"),
        temporary_files(short_path / "games.db"),
    ):
        raise AssertionError


@pytest.mark.usefixtures("nowhere")
def test_a_path_too_long_for_sockets_is_refused(short_path: Path) -> None:
    database = short_path / ("d" * MAX_FOLDER) / "games.db"
    with pytest.raises(StoreError, match="is too long"), temporary_files(database):
        raise AssertionError


def test_processes_are_started_without_the_systems_folder(short_path: Path) -> None:
    program = short_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    database = short_path / "games.db"
    found = subprocess.run(  # noqa: S603 - written here
        [sys.executable, str(program), str(database)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    assert found.stdout.strip() == str(folder_of(database))
    assert found.returncode == 0
