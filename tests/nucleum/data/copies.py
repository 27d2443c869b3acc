"""Copies of the component data without the expansions, for tests that spoil it or add to it."""

from __future__ import annotations

import shutil
from pathlib import Path

from engine.nucleum.data.load import DATA_FOLDER


def copy_base(folder: Path, *modules: str) -> Path:
    """Copy the data of the base game, and of these expansions, to `folder`, which is made; return it."""
    folder.mkdir()
    for path in DATA_FOLDER.glob("*.json"):
        shutil.copy(path, folder)
    for module in modules:
        shutil.copytree(DATA_FOLDER / "modules" / module, folder / "modules" / module)
    return folder
