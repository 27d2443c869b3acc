"""The Docker image: it holds every module, package and file that the bot and its demo need."""

from __future__ import annotations

import ast
import fnmatch
import importlib.metadata
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from packaging.utils import canonicalize_name

from tests.test_locks import locked
from tools.syntax import tree_of

ROOT = Path(__file__).resolve().parents[1]


def copied() -> dict[str, Path]:
    """Return the files and folders that the Dockerfile copies into the bot's folder, by their names there."""
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    return {
        Path(target).name or source: ROOT / source
        for source, target in re.findall(r"^COPY (?!--)(\S+) (\S+)$", image, re.MULTILINE)
    }


def programs() -> Iterator[Path]:
    """Yield the bot and the files of its packages; the one program below `data` rebuilds the fonts and is not run there."""
    for name, place in copied().items():
        if name != "data":
            yield from [place] if place.is_file() else sorted(place.rglob("*.py"))


def imported(program: Path) -> set[str]:
    """Return the first part of each absolute import of a program; imports inside functions count."""
    found = set()
    for node in ast.walk(tree_of(program)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found


def test_it_holds_all_that_its_programs_import() -> None:
    own = {Path(name).stem for name in copied()}
    assert "bot" in own
    pins = locked("requirements.lock")
    distributions = importlib.metadata.packages_distributions()
    installed = {
        package
        for package, names in distributions.items()
        if any(str(canonicalize_name(name)) in pins for name in names)
    }
    missing = {
        f"{program.relative_to(ROOT)} imports {name}"
        for program in programs()
        for name in imported(program) - own - installed - sys.stdlib_module_names
    }
    assert not missing


def test_it_holds_the_data_beside_the_code() -> None:
    """Nothing that is copied is left out again by .dockerignore, and the data folder is there."""
    assert {"bot.py", "data"} <= copied().keys()
    assert all(place.exists() for place in copied().values())
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for place in copied().values():
        name = str(place.relative_to(ROOT))
        assert not [pattern for pattern in ignored if fnmatch.fnmatch(name, pattern)]
