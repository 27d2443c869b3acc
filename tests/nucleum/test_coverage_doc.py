"""docs/ledger/rules-coverage.md names only tests that exist, and a test for every section; the second cases of its rows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
LEDGER = ROOT / "docs" / "ledger"
DOC = (LEDGER / "rules-coverage.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`((?:\w+/)*test_\w+\.py)::(test_\w+)`", DOC)
NO_DIMENSION = "—"

both_documents = pytest.mark.parametrize("document", ["rules-coverage.md", "rules-coverage-nanotech.md"])


def _legend(source: str) -> dict[str, list[str]]:
    """Return the values of each dimension in the legend of a document, in order."""
    lines = re.findall(r"^- `(\w+)` \([^()]+\): (.+)$", source, re.MULTILINE)
    return {name: values.split(", ") for name, values in lines}


def _second_cases(source: str) -> dict[str, str]:
    """Return the last cells of all tables, their column `second cases`, by row."""
    rows = [line for line in source.splitlines() if line.startswith("| ") and not line.startswith("| statement")]
    return {row: row.removesuffix(" |").rpartition(" | ")[2] for row in rows}


def _problem(cell: str, legend: dict[str, list[str]]) -> str:
    """Return the problem of a cell of the column `second cases`, or an empty string."""
    if cell == NO_DIMENSION:
        return ""
    order = list(legend)
    parts = [tuple(part.split(": ")) for part in cell.split("; ")]
    if any(len(part) != 2 or part[0] not in legend for part in parts):
        return "a dimension that is not in the legend"
    names = [part[0] for part in parts]
    if names != sorted(set(names), key=order.index):
        return "dimensions out of order"
    for name, listed in parts:
        values = listed.split(", ")
        if not set(values) <= set(legend[name]):
            return f"a value of {name} that is not in the legend"
        if values != sorted(set(values), key=legend[name].index):
            return f"values of {name} out of order"
        if len(values) < 2:
            return f"one value of {name}: the test of a second one is missing"
    return ""


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


@both_documents
def test_every_table_has_the_column_second_cases(document: str) -> None:
    lines = (LEDGER / document).read_text(encoding="utf-8").splitlines()
    heads = {line for line in lines if line.startswith("| statement")}
    assert heads == {"| statement | tests | second cases |"}
    for line in lines:
        assert not line.startswith("| ") or line.count(" | ") == 2, line


@both_documents
def test_second_cases_use_the_legend_and_have_two_values_of_each_dimension(document: str) -> None:
    source = (LEDGER / document).read_text(encoding="utf-8")
    legend = _legend(source)
    assert list(legend) == ["people", "place", "owner", "kind", "taken", "when", "amount", "map"]
    for row, cell in _second_cases(source).items():
        assert not _problem(cell, legend), f"{_problem(cell, legend)}: {cell!r} in {row}"


def test_both_documents_have_one_legend() -> None:
    assert _legend(DOC) == _legend((LEDGER / "rules-coverage-nanotech.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("cell", "problem"),
    [
        ("—", ""),
        ("people: one, several", ""),
        ("people: one, several; map: 2 players, small side", ""),
        ("", "a dimension that is not in the legend"),
        ("`test_x.py::test_y`", "a dimension that is not in the legend"),
        ("colour: one, several", "a dimension that is not in the legend"),
        ("map: small side, large side; people: one, several", "dimensions out of order"),
        ("people: one, several; people: one, several", "dimensions out of order"),
        ("people: one, many", "a value of people that is not in the legend"),
        ("people: several, one", "values of people out of order"),
        ("people: one, one", "values of people out of order"),
        ("people: several", "one value of people: the test of a second one is missing"),
    ],
)
def test_a_wrong_cell_is_found(cell: str, problem: str) -> None:
    assert _problem(cell, _legend(DOC)) == problem
