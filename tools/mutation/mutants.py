"""The mutants of a module, small changes made by cosmic-ray, and a seeded sample of them."""

from __future__ import annotations

import ast
import random
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import msgspec
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

EQUIVALENT = re.compile(
    r"core/ReplaceComparisonOperator_(Is_Eq|IsNot_NotEq|Eq_Is|NotEq_IsNot)"  # the same for None, members of enums, small numbers
)
"""Changes without any effect, wherever they are made."""


class Mutant(msgspec.Struct, frozen=True):
    """A change of a module: the operator and its occurrence, its position, and the changed module."""

    module: str
    operator: str
    occurrence: int
    line: int
    column: int
    source: str

    @property
    def key(self) -> str:
        """The key that distinguishes it from others of the same version of the module."""
        return f"{self.operator.removeprefix('core/')} {self.occurrence}"


def sample(root: Path, module: str, share: float, least: int, seed: int) -> list[Mutant]:
    """Return a change at each of some places of a module: at a share of its places, and at least `least`.

    A larger share includes all of a smaller one. A place is the extent of one operator, number, name, ... of the code; one
    of its changes is drawn at random. Code without rules is left out (`outside`), as are the changes in `EQUIVALENT`, and
    invalid Python.
    """
    source = (root / module).read_text(encoding="utf-8")
    found = places(source)
    order = sorted(found)
    random.Random(f"{seed} {module}").shuffle(order)
    chosen = []
    for place in order[: max(least, round(share * len(order)))]:
        operator, occurrence = random.Random(f"{seed} {module} {place}").choice(found[place])
        changed = mutate_code(source, get_operator(operator)(), occurrence)
        if changed is not None and is_python(changed):
            chosen.append(Mutant(module, operator, occurrence, *place[0], changed))
    return chosen


def places(source: str) -> dict[tuple[tuple[int, int], tuple[int, int]], list[tuple[str, int]]]:
    """Return the places where a module can be changed, as start and end, with the possible changes."""
    found: dict[tuple[tuple[int, int], tuple[int, int]], list[tuple[str, int]]] = {}
    nodes, left_out = list(ast_nodes(get_ast(source))), list(outside(source))
    for name in sorted(operator_names()):
        operator = get_operator(name)
        if operator.arguments() or name == "core/RemoveDecorator" or EQUIVALENT.fullmatch(name):
            continue
        spans = (span for node in nodes for span in operator().mutation_positions(node))
        for occurrence, (start, end) in enumerate(spans):
            if not any(first <= start and end <= last for first, last in left_out):
                found.setdefault((start, end), []).append((name, occurrence))
    return found


def outside(source: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield the start and end of the parts of a module without rules: annotations, decorators, heads of classes, estimates.

    Estimates for computer players are the functions that take an `Estimator`.

    Lines are counted from 1, columns in characters from 0.
    """
    lines = source.splitlines()

    def column(line: int, offset: int) -> int:
        return len(lines[line - 1].encode()[:offset].decode())

    for node in ast.walk(ast.parse(source)):
        parts = [
            getattr(node, "annotation", None),
            getattr(node, "returns", None),
            *getattr(node, "decorator_list", ()),
        ]
        if isinstance(node, ast.ClassDef):
            parts += [*node.bases, *(keyword.value for keyword in node.keywords)]
        if isinstance(node, ast.FunctionDef) and any(_is_estimator(argument) for argument in node.args.args):
            parts += node.body
        for part in parts:
            if (
                isinstance(part, ast.expr | ast.stmt)
                and part.end_lineno is not None
                and part.end_col_offset is not None
            ):
                start = part.lineno, column(part.lineno, part.col_offset)
                yield start, (part.end_lineno, column(part.end_lineno, part.end_col_offset))


def _is_estimator(argument: ast.arg) -> bool:
    return isinstance(argument.annotation, ast.Name) and argument.annotation.id == "Estimator"


def is_python(source: str) -> bool:
    """Return whether source code can be compiled."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(source, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True
