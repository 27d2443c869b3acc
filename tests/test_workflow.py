"""What the continuous integration tries is what the project says it supports."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import yaml
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).resolve().parents[1]


def project() -> dict[str, Any]:
    """Return the description of the project."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def jobs() -> dict[str, Any]:
    """Return the jobs of the workflow by name."""
    found: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8"))[
        "jobs"
    ]
    return found


def supported() -> list[str]:
    """Return the versions of Python that the project says it supports, from the lowest on."""
    kinds = (re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each) for each in project()["classifiers"])
    return [found[1] for found in kinds if found]


def test_each_supported_version_of_python_is_tried() -> None:
    assert jobs()["tests"]["strategy"]["matrix"]["python"] == supported()
    lowest = {
        step["with"]["python-version"]
        for name in ("lint", "lowest")
        for step in jobs()[name]["steps"]
        if "python-version" in step.get("with", {})
    }
    assert lowest == {supported()[0]}


def test_the_lowest_supported_version_is_the_lowest_that_is_allowed() -> None:
    allowed = SpecifierSet(project()["requires-python"])
    assert next(version for version in (f"3.{minor}" for minor in range(20)) if version in allowed) == supported()[0]


def test_hooks_run_what_make_lint_runs() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for hook in hooks:
        program, *words = hook["entry"].removeprefix(".venv/bin/").split()
        command = " ".join([program, *(word for word in words if word != "--force-exclude")])
        assert re.search(rf"^\t\$\(BIN\)/{re.escape(command)}(?: |$)", makefile, re.MULTILINE), command
