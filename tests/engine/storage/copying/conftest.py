"""A database with something of everything, and places for its copies."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.storage.copying.databases import Places, fill
from tests.postgres import schema


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database that is only to be copied."""
    path = tmp_path_factory.mktemp("filled") / "games.db"
    asyncio.run(fill(path))
    return path


@pytest.fixture
def games(filled: Path, tmp_path: Path) -> Path:
    """Return a database with something of everything."""
    assert not filled.with_name("games.db-wal").exists()
    return Path(shutil.copy(filled, tmp_path / "games.db"))


@pytest.fixture
def address(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as found:
        yield found


@pytest.fixture
def places(postgresql: str, tmp_path: Path) -> Places:
    return Places(postgresql, tmp_path)
