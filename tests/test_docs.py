"""Every link between the pages of the documentation leads somewhere, the index lists every page, and names in code are right."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    found = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in found if not (page.parent / link).exists()] == []


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs" / "index.md"
    linked = {(index.parent / link).resolve() for link in LINK.findall(index.read_text(encoding="utf-8"))}
    assert [page for page in PAGES if page.parent != ROOT and page != index and page not in linked] == []


FOR_DEVELOPERS = ("CONTRIBUTING.md", "docs/developer.md", "docs/recipes.md", "docs/style.md")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PLACES = (".github", "cogs", "data", "deploy", "docs", "engine", "release", "render", "simulation", "tests", "tools")
FILE = re.compile(r"[\w./*-]+\.(?:py|md|json|ftl|tsv|toml|yaml|yml|css)")
CALLED = re.compile(r"@?((?:\w+\.)*)(\w+)(?:\(.*\))?")
MADE_UP = {"press_cheer", "words.join", "name-<path>"}
"""Names in an example."""


@cache
def files() -> tuple[str, ...]:
    """Return the paths of all files of the project that a page may name."""
    found = [ROOT / place for place in PLACES] + [
        ROOT / name for name in ("Makefile", "Dockerfile", "pyproject.toml")
    ]
    below = [file for place in found for file in ([place] if place.is_file() else place.rglob("*")) if file.is_file()]
    return tuple(
        file.relative_to(ROOT).as_posix() for file in (*below, *ROOT.glob("*.md")) if "__pycache__" not in file.parts
    )


@cache
def names() -> frozenset[str]:
    """Return all names in code, and the keys of the texts."""
    code = "\n".join((ROOT / file).read_text(encoding="utf-8") for file in files() if file.endswith((".py", ".ftl")))
    return frozenset(re.findall(r"[\w-]+", code)) | frozenset(re.findall(r"\w+", code))


def is_known(said: str) -> bool:
    """Return whether what a page shows as code is there: a path, a make target, a module, or a name; True for other text."""
    if "<" in said or "..." in said or said in MADE_UP:
        return True
    if said.startswith("make "):
        return (
            re.search(rf"^{said.split()[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
            is not None
        )
    if said.startswith("python -m "):
        module = said.split()[2].replace(".", "/")
        return any(file in {f"{module}.py", f"{module}/__init__.py"} for file in files())
    if FILE.fullmatch(said):
        pattern = re.compile(rf"(?:.*/)?{re.escape(said)}".replace(r"\*", "[^/]*"))
        return any(pattern.fullmatch(file) for file in files())
    if said.endswith("/") and " " not in said:
        folder = re.compile(rf".*/{re.escape(said)}.*".replace(r"\*", "[^/]*"))
        return said.startswith("out/") or any(folder.fullmatch(f"/{file}") for file in files())
    if (found := CALLED.fullmatch(said)) is not None:
        return {found[2], *found[1].split(".")} - {""} <= names()
    return True


@pytest.mark.parametrize("page", FOR_DEVELOPERS)
def test_pages_for_developers_name_what_is_there(page: str) -> None:
    found = CODE.findall((ROOT / page).read_text(encoding="utf-8"))
    assert len(found) > 10
    assert [said for said in found if not is_known(said)] == []


def test_a_name_that_is_not_there_is_noticed() -> None:
    for wrong in (
        "tests/waited.py",
        "make nothing",
        "python -m tools.nothing",
        f"wait_for{0}_nothing",
        "cogs/nothing/",
        f"no_such{0}(x)",
    ):
        assert not is_known(wrong)
