"""Installed packages are locked: every dependency is pinned with hashes, and the two lock files agree."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
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
