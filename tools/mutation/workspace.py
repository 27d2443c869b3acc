"""The copy of the project in which code can be broken."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("engine", "data", "tests", "tools")
LINKED = ("cogs", "render", "simulation", "docs", "release", "bot.py")


def copy_project(folder: Path) -> None:
    """Copy the code to break and its tests into an existing folder; link the rest of the project."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "pyproject.toml", folder)
