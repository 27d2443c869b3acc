"""The real component data, and copies of it to spoil."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.data.components import Components
from engine.nucleum.data.load import load, path_of
from engine.nucleum.modules import BOX
from tests.nucleum.data.copies import copy_base

Raw = dict[str, list[dict[str, Any]]]
Edit = Callable[[Raw], object]


@pytest.fixture(scope="session")
def real() -> Components:
    """Return the records of the base game and the promos, as they stand in their files."""
    return load(more=BOX.record_kinds, known=BOX.known_modules).brought_by(("base", "promos"))


@pytest.fixture(scope="session")
def english() -> Catalogue:
    return Catalogue("en", strict=True)


@pytest.fixture
def spoiled(tmp_path: Path) -> Callable[[str, Edit], Path]:
    """Return a function that copies the data of the base game and the promos, edits one file of the copy and returns its folder."""

    def spoil(file: str, edit: Edit) -> Path:
        folder = copy_base(tmp_path / "nucleum", "promos")
        path = path_of(file, folder)
        raw: Raw = json.loads(path.read_text(encoding="utf-8"))
        edit(raw)
        path.write_text(json.dumps(raw), encoding="utf-8")
        return folder

    return spoil


@pytest.fixture
def override(tmp_path: Path) -> Callable[[object], Path]:
    """Return a function that writes an override file."""

    def write(content: object) -> Path:
        path = tmp_path / "overrides.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return path

    return write
