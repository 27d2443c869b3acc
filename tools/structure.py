"""The structure of the program, checked by `make lint`: python -m tools.structure.

- No module imports itself by way of others when the bot runs: imports inside functions count, imports only for the
  type checker do not. The latter may close a circle only through a few modules, each with a reason. No module of the
  program imports the entry point.
- The program can be read from the bottom up: its files import each other in a few levels, and so do the files of
  `engine/nucleum`, `render/nucleum`, and `tools`. The longest chain of imports from file to file is counted,
  including imports inside functions.
- A folder has few enough modules to get an overview, and a file few enough lines.
- A folder has no more lines than `[tool.structure.lines]` in `pyproject.toml` grants it.
- An `__init__.py` has a docstring; folders of tests need none.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import grimp
import networkx

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("cogs", "engine", "render", "simulation")
"""The packages of the program."""
DEVELOPERS = ("release", "tools")
"""The packages of programs for developers."""
ENTRY_POINT = "bot"
MAX_LEVELS = {"engine.nucleum": 20, "render.nucleum": 14, "tools": 8}
"""The maximum number of levels of imports in a package."""
MAX_LEVELS_IN_ALL = 39
"""The maximum number of levels of imports in the whole program."""
FOUND_BY_NAME = {
    "render.nucleum.modules": re.compile(r"render\.nucleum\.modules\.\w+\.contents"),
    "render.nucleum.drawings": re.compile(r"render\.nucleum\.modules\.\w+\.drawings"),
}
"""Modules that import others by a name composed at runtime, which no parser sees."""
MEETING_POINTS = {
    "simulation.world": "Servers, channels, messages, and people refer to each other, as Discord's do.",
}
"""The modules and packages through which imports for the type checker may close a circle, each with the reason."""
MAX_FILES = 20
"""The maximum number of modules in a folder; tests are exempt."""
MAX_LINES = 600
"""The maximum number of lines of a file."""
READ = ("bot.py", *PACKAGES, *DEVELOPERS, "data", "tests")


def imports(*packages: str, typed: bool = False) -> networkx.DiGraph[str]:
    """Return the directed graph of the imports between modules of some packages at runtime.

    With `typed`, imports for the type checker count, too.
    """
    built = grimp.build_graph(
        *packages, include_external_packages=True, exclude_type_checking_imports=not typed, cache_dir=None
    )
    graph: networkx.DiGraph[str] = networkx.DiGraph()
    for module in built.modules:
        graph.add_node(module)
        graph.add_edges_from((module, other) for other in built.find_modules_directly_imported_by(module))
    for importer, names in FOUND_BY_NAME.items():
        graph.add_edges_from((importer, module) for module in built.modules if names.fullmatch(module))
    return graph


def cycles(graph: networkx.DiGraph[str]) -> Iterator[str]:
    """Yield a sentence for each group of modules that import each other, and for each one of the program that imports the bot."""
    for knot in networkx.strongly_connected_components(graph):
        if len(knot) > 1 or any(graph.has_edge(module, module) for module in knot):
            steps = networkx.find_cycle(graph.subgraph(knot))
            yield f"{' -> '.join([*(start for start, _ in steps), steps[0][0]])}: these modules import each other"
    if ENTRY_POINT in graph:
        for module in sorted(graph.predecessors(ENTRY_POINT)):
            if not module.startswith(tuple(f"{package}." for package in DEVELOPERS)):
                yield f"{module} imports the entry point {ENTRY_POINT}"


def without(graph: networkx.DiGraph[str], names: Collection[str]) -> networkx.DiGraph[str]:
    """Return a graph without some modules and packages."""
    return graph.subgraph(
        module for module in graph if not any(f"{module}.".startswith(f"{name}.") for name in names)
    )


def chain(graph: networkx.DiGraph[str], *packages: str) -> list[str]:
    """Return the longest chain of imports within some packages, in which each file imports the next one.

    Files that import each other in a circle count as a level each.
    """
    starts = tuple(f"{package}." for package in packages)
    inside = graph.subgraph(module for module in graph if f"{module}.".startswith(starts))
    knots = networkx.condensation(inside)
    longest: dict[int, list[str]] = {}
    for knot in reversed(list(networkx.topological_sort(knots))):
        below = max((longest[other] for other in knots.successors(knot)), key=len, default=[])
        longest[knot] = [*sorted(knots.nodes[knot]["members"]), *below]
    return max(longest.values(), key=len, default=[])


def levels(graph: networkx.DiGraph[str], *packages: str) -> int:
    """Return the number of files in the longest chain of imports within some packages; see `chain`."""
    return len(chain(graph, *packages))


def too_high(graph: networkx.DiGraph[str], most: int, *packages: str) -> Iterator[str]:
    """Yield a sentence if some packages have more than `most` levels of imports: the chain, and the imports that cause its length.

    Without any one of the latter there would be fewer levels.
    """
    found = chain(graph, *packages)
    if len(found) <= most:
        return
    steps = [(above, below) for above, below in pairwise(found) if graph.has_edge(above, below)]
    causes = [step for step in steps if levels(_without_import(graph, step), *packages) < len(found)]
    shorter = ", ".join(f"{above} -> {below}" for above, below in causes)
    where = packages[0] if len(packages) == 1 else "the program"
    yield (
        f"{where} has {len(found)} levels of imports, at most {most} are wanted: {' -> '.join(found)}."
        + (f" Without one of these imports it would have fewer: {shorter}." if shorter else "")
        + " Remove one, or raise the number and say why in the commit."
    )


def _without_import(graph: networkx.DiGraph[str], step: tuple[str, str]) -> networkx.DiGraph[str]:
    shorter = graph.copy()
    shorter.remove_edge(*step)
    return shorter


def crowds(root: Path, graph: networkx.DiGraph[str]) -> Iterator[str]:
    """Yield a sentence for each folder with too many modules, and each file that is too long or an empty `__init__.py`."""
    files = list(_files(root))
    modules = Counter(file.parent for file in files if not file.name.startswith(("test_", "__init__")))
    for folder, number in modules.items():
        if number > MAX_FILES:
            yield (
                f"{folder.relative_to(root)}/ holds {number} modules, at most {MAX_FILES} are wanted: move those of one"
                f" topic into a folder of their own. {_used_inside(graph, folder.relative_to(root))}".rstrip()
            )
    for file in files:
        lines = _lines(file)
        if lines > MAX_LINES:
            yield (
                f"{file.relative_to(root)} has {lines} lines, at most {MAX_LINES} are wanted: split it by topic, or raise"
                " the number and say why in the commit"
            )
        if file.name == "__init__.py" and not lines and file.parent != root / "tests":
            yield f"{file.relative_to(root)} is empty: a folder of tests needs none, any other a docstring"


def _files(root: Path) -> Iterator[Path]:
    for place in (root / name for name in READ):
        if place.exists():
            yield from [place] if place.is_file() else sorted(place.rglob("*.py"))


def _lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def _used_inside(graph: networkx.DiGraph[str], folder: Path) -> str:
    """Return a sentence that names the modules of a folder that only others of it import, each with those."""
    package = ".".join(folder.parts)
    importers = {
        module: sorted(graph.predecessors(module)) for module in sorted(graph) if module.rpartition(".")[0] == package
    }
    inside = (
        f"{module.rpartition('.')[2]} (by {', '.join(name.rpartition('.')[2] for name in names)})"
        for module, names in importers.items()
        if names and all(name in importers for name in names)
    )
    said = ", ".join(inside)
    return f"Only modules of this folder import {said}." if said else ""


def over_budget(root: Path, granted: Mapping[str, int]) -> Iterator[str]:
    """Yield a sentence for each folder with more lines than it is granted, and each module of no such folder.

    A folder's lines are the lines of all Python files below it, except in folders that are granted their own.
    """
    used = dict.fromkeys(granted, 0)
    for file in _files(root):
        name = file.relative_to(root)
        folder = next((str(place) for place in (name, *name.parents) if str(place) in granted), None)
        if folder is not None:
            used[folder] += _lines(file)
        else:
            yield f"{name} is in no folder that is granted lines: give its folder some in [tool.structure.lines] in pyproject.toml"
    for folder, lines in used.items():
        if not lines:
            yield f"{folder} in [tool.structure.lines] in pyproject.toml is gone: remove it there"
        if lines > granted[folder]:
            yield (
                f"{folder} has {lines} lines, at most {granted[folder]} are granted: cut some, or raise the number in"
                " [tool.structure.lines] in pyproject.toml if what was added is worth it"
            )


def faults() -> Iterator[str]:
    """Yield a sentence for every violation in the tree."""
    graph = imports(*PACKAGES, *DEVELOPERS)
    yield from cycles(graph)
    yield from cycles(without(imports(*PACKAGES, *DEVELOPERS, typed=True), MEETING_POINTS))
    for package, most in MAX_LEVELS.items():
        yield from too_high(graph, most, package)
    yield from too_high(graph, MAX_LEVELS_IN_ALL, *PACKAGES)
    yield from crowds(ROOT, graph)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    yield from over_budget(ROOT, settings["tool"]["structure"]["lines"])


def main() -> int:
    """Print the violations; return the exit code."""
    found = list(faults())
    for line in found:
        print(line)  # noqa: T201 - the check's answer
    return 1 if found else 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    sys.exit(main())
