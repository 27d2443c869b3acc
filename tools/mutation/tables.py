"""The coverage tables: their rows, and the tests named in the rows."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import NamedTuple

from tools.mutation.breaks import NANOTECH, NUCLEUM, Break
from tools.mutation.workspace import ROOT
from tools.syntax import tree_of

_NAMED = re.compile(r"`((?:\w+/)*test_\w+\.py)::(test_\w+)`")


class CoverageTable(NamedTuple):
    """A coverage table: its document, the folder of its tests, and the breaks of its rules."""

    document: str
    tests: str
    breaks: list[Break]


TABLES = {
    "nanotech": CoverageTable("docs/ledger/rules-coverage-nanotech.md", "tests/nanotech", NANOTECH),
    "nucleum": CoverageTable("docs/ledger/rules-coverage.md", "tests/nucleum", NUCLEUM),
}


def rows(table: CoverageTable) -> dict[str, list[str]]:
    """Return a table's statements with the pytest ids of their tests. Raises KeyError for a nonexistent test."""
    return _rows(table.document, table.tests)


@cache
def _rows(document: str, folder: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (ROOT / document).read_text(encoding="utf-8").splitlines():
        if line.startswith("| ") and not line.startswith("| statement"):
            statement = line.split("|")[1].strip()
            named = [node for file, name in _NAMED.findall(line) for node in nodes(f"{folder}/{file}", name)]
            found.setdefault(statement, []).extend(named)
    return found


def nodes(file: str, name: str) -> list[str]:
    """Return the pytest ids of a test function, in each class that has it. Raises KeyError if there is none."""
    tree = tree_of(ROOT / file)
    plain = [f"{file}::{name}" for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name]
    inside = [
        f"{file}::{node.name}::{name}"
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, ast.FunctionDef) and part.name == name
    ]
    if not plain + inside:
        raise KeyError(f"{file}::{name}")
    return plain + inside


def row_tests(table: CoverageTable, broken: Break) -> list[str]:
    """Return the tests in a break's row. Raises KeyError unless its statement equals a row or begins just one."""
    known = rows(table)
    if broken.row in known:
        return known[broken.row]
    fitting = [tests for statement, tests in known.items() if statement.startswith(broken.row)]
    if len(fitting) != 1:
        raise KeyError(f"{len(fitting)} rows begin with {broken.row!r}")
    return fitting[0]
