"""Faults during the copying of a database change nothing: failures, kills, values that are read differently."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from engine.records.errors import StoreError
from engine.storage.address import is_address
from engine.storage.copying.copy import copy_database
from engine.storage.copying.file import TABLES, File
from engine.storage.copying.server import Server
from engine.storage.sqlite.in_use import in_use
from tests.engine.storage.copying.databases import (
    ACROSS,
    TO_A_SERVER,
    WITHIN,
    Places,
    Where,
    is_empty,
    look,
    quiet,
    state,
)


class Broken(Exception):
    """Something breaks."""


def steps_of(games: Path, folder: Path) -> list[str]:
    """Return the reported steps of copying."""
    said = list[str]()
    old = Path(shutil.copy(games, folder / "once.db"))
    copy_database(old, folder / "steps.db", said.append)
    return said


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("source", "target"), TO_A_SERVER)
def test_a_failure_at_any_step_leaves_all_as_it_was(
    games: Path, places: Places, tmp_path: Path, source: str, target: str, every: int
) -> None:
    steps = len(steps_of(games, tmp_path))
    assert steps == len(TABLES) + 2
    before = state(games)
    with places.full(source, games) as old, places.new(target) as new:
        for last in (*range(0, steps - 3, every), *range(steps - 3, steps)):
            fails_at_step(last, old, new)
            assert state(old) == before
            assert is_empty(new)
            if not is_address(new):
                assert not list(tmp_path.glob(f"{Path(new).name}*"))
        copy_database(old, new, quiet)
        assert state(new) == before


def fails_at_step(last: int, old: Where, new: Where) -> None:
    """Copy, and let something break after a number of reported steps."""
    said = list[str]()

    def say(step: str) -> None:
        said.append(step)
        if len(said) > last:
            raise Broken

    with pytest.raises(Broken):
        copy_database(old, new, say)
    assert len(said) == last + 1


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # the child does nothing but copy
@pytest.mark.parametrize(("source", "target"), [*TO_A_SERVER, *WITHIN])
def test_a_kill_at_any_step_leaves_all_as_it_was(
    games: Path, places: Places, tmp_path: Path, source: str, target: str
) -> None:
    steps = len(steps_of(games, tmp_path))
    before = state(games)
    with places.full(source, games) as old, places.new(target) as new:
        for last in (0, len(TABLES) - 1, len(TABLES), steps - 1):
            killed_at_step(last, old, new)
            assert state(old) == before
            if last < steps - 1:
                assert is_empty(new)
            else:  # it was complete
                assert state(new) == before
            if not is_address(old):
                with in_use(Path(old)) as use:
                    asyncio.run(look(Path(old), use))
        copy_database(old, new, quiet)
        assert state(new) == before
        with pytest.raises(StoreError, match="were moved to"):
            asyncio.run(look(old))


def killed_at_step(last: int, old: Where, new: Where) -> None:
    """Copy in its own process, which is killed after a number of reported steps."""
    child = os.fork()
    if not child:
        said = list[str]()

        def say(step: str) -> None:
            said.append(step)
            if len(said) > last:
                os.kill(os.getpid(), signal.SIGKILL)

        try:
            copy_database(old, new, say)
        finally:
            os._exit(1)
    assert os.waitpid(child, 0)[1] == signal.SIGKILL


@pytest.mark.parametrize("wrong", ["lost", "changed"])
@pytest.mark.parametrize(("source", "target"), [*ACROSS, *WITHIN])
def test_what_reads_differently_is_not_kept(
    games: Path, places: Places, monkeypatch: pytest.MonkeyPatch, source: str, target: str, wrong: str
) -> None:
    before = state(games)
    with places.full(source, games) as old, places.new(target) as new:
        kind: Any = Server if target == "server" else File
        put = kind.put

        def spoil(self: Any, table: str, columns: Any, rows: Any) -> None:
            first, *others = rows
            if table == "unlisted":
                first = (*first[:-1], first[-1] + 1)
            put(self, table, columns, [first, *others] if table != "unlisted" or wrong == "changed" else others)

        monkeypatch.setattr(kind, "put", spoil)
        with pytest.raises(StoreError, match=r"into its table unlisted$"):
            copy_database(old, new, quiet)
        assert state(old) == before
        assert is_empty(new)


@pytest.mark.parametrize("target", ["file", "server"])
def test_if_the_move_cannot_be_noted_nothing_has_happened(games: Path, places: Places, target: str) -> None:
    before = state(games)
    commit = File.commit

    def refuse(self: File) -> None:
        if self.name == str(games):
            raise Broken
        commit(self)

    with places.new(target) as new:
        with patch.object(File, "commit", refuse), pytest.raises(Broken):
            copy_database(games, new, quiet)
        assert is_empty(new)
        assert state(games) == before
        assert asyncio.run(look(games))
        copy_database(games, new, quiet)
        assert state(new) == before
