"""The continuous integration tests what the project claims to support."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
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
    for hook in (each for each in hooks if each["language"] == "system"):
        program, *words = hook["entry"].removeprefix(".venv/bin/").split()
        command = " ".join([program, *(word for word in words if word != "--force-exclude")])
        assert re.search(rf"^\t\$\(BIN\)/{re.escape(command)}(?: |$)", makefile, re.MULTILINE), command


WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def steps(workflow: Path) -> list[dict[str, Any]]:
    """Return the steps of all jobs of a workflow."""
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_named_by_their_commits(workflow: Path) -> None:
    """A tag may point to another commit tomorrow."""
    lines = [line for line in workflow.read_text(encoding="utf-8").splitlines() if "uses:" in line]
    assert lines
    for line in lines:
        assert re.fullmatch(r" +(- )?uses: [\w./-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", line), line


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_what_is_installed_has_hashes(workflow: Path) -> None:
    for step in steps(workflow):
        for line in step.get("run", "").splitlines():
            assert "pip install" not in line or "--require-hashes" in line, line


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_may_do_nothing_that_they_do_not_need(workflow: Path) -> None:
    """No text that others can choose is part of a command: names of branches and tags come through variables."""
    described = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    assert described["permissions"] in ({}, {"contents": "read"})
    assert not any("${{" in step.get("run", "") for step in steps(workflow))


def test_a_tag_publishes_both_images_signed_for_servers_and_a_raspberry_pi() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    assert workflow[True] == {"push": {"tags": ["v*"]}}  # "on" is a Boolean in YAML
    job = workflow["jobs"]["images"]
    files = [each["dockerfile"] for each in job["strategy"]["matrix"]["include"]]
    assert files == ["Dockerfile", "deploy/backup.Dockerfile"]
    assert all((ROOT / file).is_file() for file in files)
    assert job["permissions"] == {"contents": "read", "packages": "write", "id-token": "write"}
    built = next(step for step in job["steps"] if step.get("id") == "build")["with"]
    assert built["platforms"].split(",") == ["linux/amd64", "linux/arm64"]
    assert (built["push"], built["sbom"], built["provenance"]) == (True, True, "mode=max")
    commands = " ".join(step.get("run", "") for step in job["steps"])
    assert 'cosign sign --yes "$IMAGE@$DIGEST"' in commands
    assert "cosign attest --yes --type cyclonedx" in commands
    assert f'version = "{project()["version"]}"\n' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
