"""The copy of the project in which code may be broken."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("engine", "data", "tests", "tools")
LINKED = ("cogs", "render", "simulation", "docs", "release", "bot.py")


def copy_project(folder: Path) -> None:
    """Copy into an existing folder what is broken and what tests it; the rest of the project is linked."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "pyproject.toml", folder)
