"""Draws random changes of each part of the rules and counts those that the tests in the coverage rows notice.

`python -m tools.mutation.fresh --seed 47 --count 40`. Unlike `run`, which runs every test that executes a change, only
tests named in the rows of the coverage tables run, so a survivor is a rule whose row proves too little. The
change of each survivor is printed, and a row for each part in the form of docs/ledger/mutation.md. Results are stored in
`out/mutation/fresh`, so that an interrupted run can continue.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from collections.abc import Iterable

import msgspec
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from engine.games import load_games
from tools.mutation.mutants import Mutant, is_python, places
from tools.mutation.run import NO_RULES, PLACE, Book, cold, difference, fresh_copy, games, key_of
from tools.mutation.tables import TABLES, rows
from tools.mutation.warm import Change, Orders
from tools.mutation.workspace import ROOT

MODULES = "engine/nucleum/modules"
PARTS = {
    "base game": ("engine/nucleum/rules",),
    "solo (the Baron)": (f"{MODULES}/solo",),
    "the Baron elsewhere": (f"{MODULES}/solo_court", f"{MODULES}/solo_gibraltar", f"{MODULES}/solo_ships"),
    "Gibraltar, ships": (f"{MODULES}/gibraltar", f"{MODULES}/ships"),
    "Court of Progress": (f"{MODULES}/court", f"{MODULES}/court_gibraltar"),
    "experiments E and F, chain tiles": tuple(f"{MODULES}/{name}" for name in ("experiment_e", "experiment_f", "chain_tiles")),
    "special buildings": (f"{MODULES}/special_buildings",),
    "Australia": (f"{MODULES}/australia",),
    "promos, auction, open initial contracts": tuple(f"{MODULES}/{name}" for name in ("promos", "auction", "open_contracts")),
}  # fmt: skip
"""The parts of Nucleum's rules, each with its folders, or files without their suffix."""


def files_of(part: str) -> list[str]:
    """Return the files of a part that contain rules; of Nanotech those that `run` breaks."""
    if part == "Nanotech":
        return [file for _, _, group in games()["nanotech"].groups for file in group]
    found = (path for name in PARTS[part] for path in (ROOT / f"{name}.py", *sorted((ROOT / name).rglob("*.py"))))
    return [str(path.relative_to(ROOT)) for path in found if path.is_file() and path.name not in NO_RULES]


def draw_mutants(part: str, count: int, seed: int) -> list[Mutant]:
    """Return `count` changes at places of a part drawn at random: each place of its files is equally likely."""
    found = {file: places((ROOT / file).read_text(encoding="utf-8")) for file in files_of(part)}
    everywhere = sorted((file, place) for file, there in found.items() for place in there)
    random.Random(f"{seed} {part}").shuffle(everywhere)
    chosen: list[Mutant] = []
    for file, place in everywhere:
        operator, occurrence = random.Random(f"{seed} {file} {place}").choice(found[file][place])
        changed = mutate_code((ROOT / file).read_text(encoding="utf-8"), get_operator(operator)(), occurrence)
        if changed is not None and is_python(changed):
            chosen.append(Mutant(file, operator, occurrence, *place[0], changed))
        if len(chosen) == count:
            break
    return chosen


def named_tests(game: str) -> list[str]:
    """Return the tests named in any row of a game's coverage table."""
    return sorted({test for named in rows(TABLES[game]).values() for test in named})


def attempt(game: str, mutants: Iterable[Mutant], book: Book, seed: int) -> None:
    """Try changes with the tests named in the rows, and write the result of each."""
    place = PLACE / "fresh"
    folder = fresh_copy(f"{game}-rows", place)
    left = [mutant for mutant in mutants if book.of(mutant) is None]
    changes = [Change(mutant.module, key_of(mutant), mutant.line, mutant.source) for mutant in left]
    known = str(place / f"{game}-tests.json")
    modules = sorted({file for part in (*PARTS, "Nanotech") for file in files_of(part) if f"/{game}/" in file})
    named = named_tests(game)
    files = sorted({test.partition("::")[0] for test in named})
    orders = Orders(files, modules, changes, known, str(book.path), most=60, only=named)
    path = place / f"{game}-orders-{seed}.json"
    path.write_bytes(msgspec.json.encode(orders))
    subprocess.run([sys.executable, "-m", "tools.mutation.warm", str(path)], cwd=folder, check=True)  # noqa: S603
    book.read()
    for mutant in left:
        result = book.of(mutant)
        if result is not None and result.outcome == "cold":
            book.write(cold(folder, mutant, result.tests))


def main() -> None:
    """Draw, try, and report."""
    load_games()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help="parts of the rules (default: each)")
    parser.add_argument("--count", type=int, default=40, help="number of changes of each part (default: 40)")
    parser.add_argument("--seed", type=int, default=47)
    given = parser.parse_args()
    (PLACE / "fresh").mkdir(parents=True, exist_ok=True)
    book = Book(f"fresh/rows-{given.seed}")
    samples = {part: draw_mutants(part, given.count, given.seed) for part in given.parts or (*PARTS, "Nanotech")}
    for game in games():
        mutants = [mutant for sample in samples.values() for mutant in sample if f"/{game}/" in mutant.module]
        if mutants:
            attempt(game, mutants, book, given.seed)
    for part, sample in samples.items():
        survived = [mutant for mutant in sample if (result := book.of(mutant)) and result.outcome == "survived"]
        for mutant in survived:
            sys.stdout.write(f"\n{part}: {mutant.module}:{mutant.line} {mutant.key}\n{difference(mutant)}\n")
        sys.stdout.write(f"| {part} | {len(sample)} | {len(sample) - len(survived)} |\n")


if __name__ == "__main__":
    main()
