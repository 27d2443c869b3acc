"""The programs for developers: `--help` only helps, and an unknown argument ends a program before it does anything."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("release", "tools", "simulation", "engine", "data", "tests/crash")
FOR_PROGRAMS = {
    "tools/mutation/warm.py": "started by tests/tools/test_rows.py, with a file of orders",
    "tools/bench/load_bot.py": "the bot that tools.bench starts, with settings in the environment",
    "tools/bench/start_bot.py": "the bot that bench_start starts, with settings in the environment",
    "tools/bench/web/flood.py": "the floods that tools.bench starts, with orders on standard input",
}
"""Modules that other programs start, and no person."""


def starts(path: Path) -> ast.If | None:
    """Return the part of a module that runs when it is started as a program."""
    source = path.read_text(encoding="utf-8")
    if "__name__" not in source:  # most modules: this runs whenever tests are collected, in each process
        return None
    for node in ast.parse(source).body:
        if isinstance(node, ast.If) and "__name__" in ast.unparse(node.test):
            return node
    return None


PROGRAMS = [
    path.relative_to(ROOT).as_posix()
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*.py"))
    if starts(path) is not None
]

QUICK = [
    each
    for each in PROGRAMS
    if each.startswith(
        (
            "release/",
            "tools/glossary",
            "tools/gallery",
            "tools/bench/__main__",
            "tools/balance/",
            "engine/",
            "simulation/",
        )
    )
]
"""Programs that import nothing that takes long to import or is not installed with the tests."""


def reads_arguments(path: Path) -> bool:
    """Return whether a program reads its arguments before anything else: at its start, or in `main`, which it calls."""
    first = starts(path)
    assert first is not None
    called = ast.unparse(first)
    if "ArgumentParser" in ast.unparse(first.body[0]):
        return "parse_args" in called
    tree = ast.parse(path.read_text(encoding="utf-8")).body
    mains = [node for node in tree if isinstance(node, ast.FunctionDef) and node.name == "main"]
    return "main()" in called and bool(mains) and "parse_args" in ast.unparse(mains[0])


def test_there_are_programs() -> None:
    assert {"release/tag.py", "tools/structure.py", "tests/crash/several.py"} <= set(PROGRAMS)
    assert FOR_PROGRAMS.keys() <= set(PROGRAMS)


@pytest.mark.parametrize("program", sorted(set(PROGRAMS) - set(FOR_PROGRAMS)))
def test_arguments_are_read_before_anything_is_done(program: str) -> None:
    assert reads_arguments(ROOT / program), f"{program} would begin to work; it needs an ArgumentParser"


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
@pytest.mark.parametrize("program", QUICK)
def test_help_helps_and_what_is_not_known_is_refused(
    program: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reads_arguments(ROOT / program)  # otherwise it would work here, too
    name = program.removesuffix(".py").replace("/", ".")
    for given, code in (("--help", 0), ("--no-such-option", 2)):
        monkeypatch.setattr("sys.argv", [program, given])
        with pytest.raises(SystemExit) as ended:
            runpy.run_module(name, run_name="__main__")
        said = capsys.readouterr()
        assert ended.value.code == code
        assert "usage:" in (said.err if code else said.out)
