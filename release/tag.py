"""Tags a release with its part of the changelog: `make release`. Nothing is pushed."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from release.texts import missing, missing_line

ROOT = Path(__file__).resolve().parents[1]


class ReleaseError(Exception):
    """The reason why a release cannot be tagged, and the remedy."""


def notes(changelog: str, version: str) -> str:
    """Return a version's part of the changelog. Raises ReleaseError if it has none, or an empty one."""
    heading = re.compile(rf"^## {re.escape(version)} – \d{{4}}-\d\d-\d\d$", re.MULTILINE)
    found = heading.search(changelog)
    if found is None:
        raise ReleaseError(
            f"CHANGELOG.md has no heading '## {version} – YYYY-MM-DD': rename '## Unreleased', or raise the version"
        )
    body = re.split(r"^## ", changelog[found.end() :], maxsplit=1, flags=re.MULTILINE)[0].strip()
    if not body:
        raise ReleaseError(f"CHANGELOG.md says nothing about {version}")
    return body


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)  # noqa: S603, S607
    if done.returncode:
        raise ReleaseError(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def tag(root: Path) -> str:
    """Tag the present commit as the version in `pyproject.toml`; return the tag.

    Raises ReleaseError if the versions in the code differ, the changelog or the stored games of the version are
    missing, a text is not translated, something is not committed, or the tag exists.
    """
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    if f'RELEASE = "{version}"' not in (root / "engine/tables/open/versions.py").read_text(encoding="utf-8"):
        raise ReleaseError(f"engine/tables/open/versions.py says another version than pyproject.toml ({version})")
    said = notes((root / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if not (root / "tests/fixtures" / version).is_dir():
        raise ReleaseError(f"tests/fixtures/{version} is missing: run python -m tools.recorders.fixtures")
    if lacking := missing(root):
        raise ReleaseError(f"{missing_line(lacking)}; `make texts` lists them")
    if _git(root, "status", "--porcelain"):
        raise ReleaseError("something is not committed: commit or remove it")
    name = f"v{version}"
    if _git(root, "tag", "--list", name):
        raise ReleaseError(
            f"{name} exists already: raise the version in pyproject.toml and engine/tables/open/versions.py"
        )
    _git(root, "tag", "--annotate", "--cleanup=verbatim", "--message", f"{name}\n\n{said}\n", name)
    return name


def main() -> int:
    """Tag; return the exit code."""
    try:
        name = tag(ROOT)
    except ReleaseError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{name} is tagged; publish it with: git push origin {name}\n")
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    sys.exit(main())
