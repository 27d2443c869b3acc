"""The Docker image holds everything that the bot and its demo need; installed packages are locked."""

from __future__ import annotations

import ast
import fnmatch
import importlib.metadata
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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


LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-tools.lock")
_PINNED = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^ \\;]+)(?P<rest>.*(?:\n[ \t]+.*)*)", re.MULTILINE)


def locked(name: str) -> dict[str, str]:
    """Return the pinned versions of a lock file; every line must be a pin with at least one SHA-256."""
    text = (ROOT / name).read_text(encoding="utf-8")
    pins: dict[str, str] = {}
    for pin in _PINNED.finditer(text):
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", pin["rest"]), f"{name}: {pin['name']} has no hash"
        pins[str(canonicalize_name(pin["name"]))] = pin["version"]
    lines = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert len(lines) == len(pins), f"{name}: something is not pinned"
    return pins


def required(extra: str = "") -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [
        Requirement(line) for line in (project["optional-dependencies"][extra] if extra else project["dependencies"])
    ]


@pytest.mark.parametrize(("lock", "extra"), [(LOCKS[0], ""), (LOCKS[1], ""), (LOCKS[1], "dev"), (LOCKS[2], "tools")])
def test_every_dependency_is_locked_within_its_bounds(lock: str, extra: str) -> None:
    pins = locked(lock)
    for one in required(extra):
        version = pins.get(str(canonicalize_name(one.name)))
        assert version is not None, f"{one.name} is not in {lock}: run make lock"
        assert one.specifier.contains(version, prereleases=True), f"{one.name} {version} in {lock}: run make lock"


def test_tests_run_with_what_the_bot_runs_with() -> None:
    bot, dev, tools = (locked(name) for name in LOCKS)
    assert {name: dev.get(name) for name in bot} == bot
    assert {name: tools.get(name) for name in dev} == dev


NEWER = ("3.12", "3.13", "3.14")


def test_what_newer_versions_of_python_need_besides_is_locked() -> None:
    """The lock files are made with the oldest version; checks.yml installs them without dependencies on all."""
    known, pins = locked("requirements-dev.lock"), locked("requirements-newer.lock")
    for name, version in known.items():
        try:
            requires = importlib.metadata.requires(name) or ()
        except importlib.metadata.PackageNotFoundError:
            continue  # for another platform
        for one in map(Requirement, requires):
            needed = any(
                one.marker is None or one.marker.evaluate({"python_version": python, "extra": ""}) for python in NEWER
            )
            if needed and str(canonicalize_name(one.name)) not in known:
                assert str(canonicalize_name(one.name)) in pins, f"{name} {version} needs {one} on newer Pythons"
                assert one.specifier.contains(pins[str(canonicalize_name(one.name))])
