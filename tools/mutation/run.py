"""Makes random changes to the code and counts those that the tests notice: `make mutation`.

mutmut makes the changes, finds the tests that run each changed function, and runs these in a fork until one fails.
`docs/ledger/mutation.md` describes what is measured.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.mutation.tables import TABLES, rows
from tools.mutation.workspace import ROOT

NO_RULES = {"__init__", "ai", "guide", "records", "upgrade", "worth"}
"""Names of modules and folders that contain texts or data, or estimates for computer players."""


def draw(paths: list[str], count: int, seed: int) -> Counter[str]:
    """Return the number of changes to make in each module under `paths`: each byte of the code is equally likely."""
    found = {file.relative_to(ROOT) for path in paths for file in (ROOT / path, *(ROOT / path).rglob("*.py"))}
    modules = sorted(file for file in found if file.suffix == ".py" and not NO_RULES & {*file.parts, file.stem})
    drawn = random.Random(seed).choices(modules, [(ROOT / file).stat().st_size for file in modules], k=count)
    return Counter(map(str, drawn))


def make_only(counts: Counter[str], seed: int) -> None:
    """Let mutmut make only the given number of changes in each module, chosen at random from all that it knows."""
    from mutmut.mutation import file_mutation

    create = file_mutation.create_mutations

    def sample(filename: str, *given: Any) -> tuple[Any, ...]:
        module, made, *ignored = create(filename, *given)
        inside = [each for each in made if type(each.contained_by_top_level_function).__name__ == "FunctionDef"]
        chosen = random.Random(f"{seed} {filename}").sample(inside, min(counts[filename], len(inside)))
        return module, chosen, *ignored

    file_mutation.create_mutations = sample


def attempt(counts: Counter[str], tests: list[str], seed: int, processes: int, folder: Path) -> None:
    """Make the changes in a new folder and try each with the tests that run it.

    Raises SystemExit if a test fails without a change.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    names = [path.name for path in ROOT.iterdir() if path.name not in {".git", ".venv", "out"}]
    for name in names:
        (folder / name).symlink_to(ROOT / name)
    os.chdir(folder)
    from mutmut import __main__ as mutmut
    from mutmut.configuration import config

    config().only_mutate = list(counts)
    config().also_copy = [Path(name) for name in names if name not in {"cogs", "engine"}]
    config().pytest_add_cli_args_test_selection += tests
    make_only(counts, seed)
    mutmut._run([], processes)


def report(modules: Iterable[str]) -> None:
    """Print the unnoticed changes, and a row for each module: the numbers of its changes and of those noticed."""
    from mutmut import __main__ as mutmut

    figures = []
    for module in modules:
        data = mutmut.SourceFileMutationData(path=module)
        data.load()
        outcomes = {key: mutmut.status_by_exit_code[code] for key, code in data.exit_code_by_key.items()}
        missed = [key for key, outcome in outcomes.items() if outcome not in {"killed", "timeout"}]
        for key in missed:
            sys.stdout.write(f"\n{key}: {outcomes[key]}\n{mutmut.get_diff_for_mutant(key, path=module)}\n")
        figures.append((module, len(outcomes), len(outcomes) - len(missed)))
    figures.append(("together", sum(made for _, made, _ in figures), sum(noticed for _, _, noticed in figures)))
    sys.stdout.writelines(f"| `{module}` | {made} | {noticed} |\n" for module, made, noticed in figures)


def main() -> None:
    """Draw, make and try changes, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="+", help="modules or folders to change")
    parser.add_argument("--count", type=int, default=100, help="number of changes (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", nargs="+", default=["tests"], help="tests, or folders of tests (default: all)")
    parser.add_argument(
        "--rows", choices=TABLES, help="only the tests that the rows of this game's coverage table name"
    )
    parser.add_argument("--processes", type=int, default=1, help="number of changes tried at once (default: 1)")
    parser.add_argument("--to", type=Path, default=ROOT / "out" / "mutation", help="folder, emptied first")
    given = parser.parse_args()
    counts = draw(given.paths, given.count, given.seed)
    named = {test for row in rows(TABLES[given.rows]).values() for test in row} if given.rows else given.tests
    attempt(counts, sorted(named), given.seed, given.processes, given.to)
    report(sorted(counts))


if __name__ == "__main__":
    main()
