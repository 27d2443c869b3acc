"""What a break of a rule is."""

from __future__ import annotations

from typing import NamedTuple

ENGINE = "engine/nucleum"
MODULES = f"{ENGINE}/modules"
"""Folder with the package of each expansion."""
RULES = f"{ENGINE}/rules"
DATA = "data/nucleum"


class Break(NamedTuple):
    """Of the row whose statement is `row`, or begins with it: in `file`, `old` (it stands there once) becomes `new`."""

    row: str
    file: str
    old: str
    new: str
