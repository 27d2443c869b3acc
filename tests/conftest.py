"""Fixtures of all tests: the games are loaded, and the garbage collector ignores them to save time."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest

import tests.nucleum.modules.lamps.box  # noqa: F401 - its effects are known before anything is read
from engine.club.seasons import draw
from engine.games import load_games
from release.texts import missing, missing_line
from tests.leftovers import checked_for_leftovers, checked_for_threads
from tests.memory import in_memory
from tests.sqlite import new_files_copied_from

load_games()

collect_ignore = ["web"]
"""Folders whose tests run only if they are named: those in a browser, by `make test-web`."""
OBJECTS, ROUNDS = 50_000, 20
"""Number of new objects that trigger a collection, and of collections that trigger one of the next older objects."""


def pytest_configure() -> None:
    """Keep the temporary folders of tests in memory, if possible."""
    if folder := in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", folder)  # pytest's own variable for their location


def pytest_collection_finish() -> None:
    """Keep everything that collecting the tests has loaded out of collections: a tenth of their processor time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS, ROUNDS, ROUNDS)


@pytest.fixture(scope="session", autouse=True)
def _migrated_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Run SQLite's migrations once per session instead of once per database."""
    with new_files_copied_from(tmp_path_factory.mktemp("template") / "games.sqlite"):
        yield


@pytest.fixture(scope="session", autouse=True)
def _quick_draws() -> Iterator[None]:
    """Draw seasons in a hundredth of a second; only the tests of the draw itself need a good one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(draw, "SHUFFLES", 40)
        patch.setattr(draw, "SWAPS", 100)
        yield


@pytest.fixture(scope="session", autouse=True)
def _nothing_outlives_its_test() -> Iterator[None]:
    """Fail a test whose tasks outlive it."""
    with checked_for_leftovers():
        yield


@pytest.fixture(autouse=True)
def _no_thread_outlives_its_test() -> Iterator[None]:
    """Fail a test whose threads or processes outlive it."""
    with checked_for_threads():
        yield


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report the number of untranslated texts; only a release waits for them."""
    if lacking := missing():
        terminalreporter.write_line(missing_line(lacking))
