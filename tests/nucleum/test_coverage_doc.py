"""docs/ledger/rules-coverage.md names only tests that exist, and a test for every section."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DOC = (ROOT / "docs" / "ledger" / "rules-coverage.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`((?:\w+/)*test_\w+\.py)::(test_\w+)`", DOC)


def test_every_test_named_exists() -> None:
    for file, name in NAMED:
        source = (Path(__file__).parent / file).read_text(encoding="utf-8")
        assert re.search(rf"^def {name}\(", source, re.MULTILINE), f"{file}::{name}"


def test_every_row_names_a_test() -> None:
    rows = [line for line in DOC.splitlines() if line.startswith("| ") and not line.startswith("| statement")]
    assert len(rows) > 90
    for row in rows:
        assert "::test_" in row, row


def test_every_section_is_there() -> None:
    sections = {row.split()[1][0] for row in DOC.splitlines() if re.match(r"\| \d", row)}
    assert sections == set("123456789")
