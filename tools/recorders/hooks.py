"""Write docs/hooks.md, the page of the modules that use each hook: python -m tools.recorders.hooks."""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from engine.nucleum.modules import MODULES

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "hooks.md"
GROUPS = {
    "rules": "what the rules look up",
    "moments": "when a module acts",
    "guide": "texts, pages, reasons, hints",
    "worth": "estimates of computer players",
    "automaton": "seats that the rules play",
}
"""The fields of a `Module` that hold hooks, each with its topic."""
HEAD = """\
# Hooks of Nucleum's modules

The modules that use each field of the five groups that a `Module` has, written by `python -m tools.recorders.hooks`. The groups'
docstrings say what each field is for; the modules are below `engine/nucleum/modules/` and show how it is used. If an expansion needs
something similar, begin with the module named here.

Hooks of one topic are one value with a default for each part: what an automaton changes for the players (`OpponentTerms`, part of
the `Automaton` in `plays`), what an expansion changes for automata (`AutomatonChanges`), connections besides railways
(`Connections`), contracts and buildings of other kinds (`FurtherContracts`, `BuildingKind`), what may lie on a tile (`Cover`).
"""


def section(group: str, topic: str) -> Iterator[str]:
    """Yield the lines of a group: its title, its file, and for each hook the modules that use it."""
    hooks: Any = type(getattr(MODULES[0], group))
    yield f"\n## {hooks.__name__}: {topic}\n"
    yield f"In `{Path(inspect.getfile(hooks)).relative_to(ROOT)}`.\n"
    yield "| hook | modules |\n|---|---|"
    for hook in fields(hooks):
        users = (module.id for module in MODULES if getattr(getattr(module, group), hook.name))
        yield f"| `{hook.name}` | {', '.join(users)} |"


def page() -> str:
    """Return the page for the current modules."""
    return "\n".join([HEAD.rstrip("\n"), *(line for group in GROUPS.items() for line in section(*group)), ""])


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    main()
