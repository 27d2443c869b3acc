"""Wordings that docs/style.md replaces do not come back in code, comments and docstrings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GONE = {
    r"so many": "“Maximum number of ...”, “Seconds ...”",
    r"so long a|so long after": "“Seconds ...”",
    r"all of it\.\"": "what it is",
    r"lest": "so that ... not",
    r"anew": "again",
    r"at hand": "in hand, available",
    r"under way": "in progress",
}
PLACES = ("bot.py", "cogs", "engine", "render", "simulation", "release")


@pytest.mark.parametrize("place", PLACES)
def test_replaced_wordings_are_gone(place: str) -> None:
    path = ROOT / place
    found = list[str]()
    for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for wording, better in GONE.items():
            for match in re.finditer(rf"\b(?:{wording})(?!\w)", source, re.IGNORECASE):
                line = source[: match.start()].count("\n") + 1
                found.append(f"{file.relative_to(ROOT)}:{line}: {match[0]!r}: write {better}")
    assert not found, "\n".join([*found, "See docs/style.md."])
