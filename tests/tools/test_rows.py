"""Each row of the coverage tables names a test that fails when its rule is broken."""

from __future__ import annotations

import functools
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tools.mutation.tables import TABLES, row_tests, rows
from tools.mutation.warm import Mutant, MutantResult, Orders
from tools.mutation.workspace import ROOT, copy_project

every_table = pytest.mark.parametrize("name", TABLES)
NO_RULE = {"components: numbers, costs, confinements as in the tables", "end: prestige is not capped by the tokens"}
"""Rows about values in data files, or about something that is not limited: there is no line of code to break."""


@every_table
def test_every_break_fits_the_code_and_a_row(name: str) -> None:
    table = TABLES[name]
    for broken in table.breaks:
        assert (ROOT / broken.file).read_text(encoding="utf-8").count(broken.old) == 1, broken
        assert broken.old != broken.new
        assert row_tests(table, broken)


def test_every_row_of_nanotech_has_a_break() -> None:
    table = TABLES["nanotech"]
    without = [row for row in rows(table) if not any(row.startswith(broken.row) for broken in table.breaks)]
    assert set(without) == NO_RULE


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project in which code may be broken."""
    folder = tmp_path_factory.mktemp("broken")
    copy_project(folder)
    return folder


def passes(folder: Path, tests: list[str]) -> bool:
    """Return whether tests pass in a copy of the project."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:randomly", *tests]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode in {0, 1}, done.stdout + done.stderr  # else nothing was tested
    return done.returncode == 0


@pytest.fixture(scope="session")
def tried(copy: Path) -> Callable[[str], dict[str, MutantResult]]:
    """Return a function that tries every break of a table once; it returns their results, by table and number."""
    return functools.cache(functools.partial(try_all, copy))


def try_all(copy: Path, name: str) -> dict[str, MutantResult]:
    """Run the tests of each break's row in a fork (`warm.py`); return the results of the breaks, by table and number."""
    results, table = copy / f"results-{name}.jsonl", TABLES[name]
    changes = []
    for number, broken in enumerate(table.breaks):
        if not broken.file.endswith(".py"):
            continue  # data is read once: tried in its own process
        source = (ROOT / broken.file).read_text(encoding="utf-8").replace(broken.old, broken.new)
        changes.append(Mutant(broken.file, f"{name}-{number}", source, row_tests(table, broken)))
    orders = Orders(changes, str(results))
    (copy / "orders.json").write_bytes(msgspec.json.encode(orders))
    command = [sys.executable, "-m", "tools.mutation.warm", "orders.json"]
    subprocess.run(command, cwd=copy, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    return {
        one.key: one
        for one in (msgspec.json.decode(line, type=MutantResult) for line in results.read_bytes().splitlines())
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "number"),
    [
        pytest.param(name, number, id=f"{name}-{each.row}")
        for name, table in TABLES.items()
        for number, each in enumerate(table.breaks)
    ],
)
def test_a_broken_rule_is_noticed_by_its_row(
    copy: Path, tried: Callable[[str], dict[str, MutantResult]], name: str, number: int
) -> None:
    """A break of data, or of more than functions, is tested in its own process."""
    broken = TABLES[name].breaks[number]
    result = tried(name).get(f"{name}-{number}")
    if result is not None and result.outcome != "cold":
        assert result.outcome in {"killed", "time"}
        assert result.by.partition("[")[0] in row_tests(TABLES[name], broken)
        return
    path = copy / broken.file
    whole = path.read_text(encoding="utf-8")
    try:
        path.write_text(whole.replace(broken.old, broken.new), encoding="utf-8")
        assert not passes(copy, row_tests(TABLES[name], broken))
    finally:
        path.write_text(whole, encoding="utf-8")
