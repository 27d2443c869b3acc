"""The definition of a broken rule."""

from __future__ import annotations

from typing import NamedTuple

ENGINE = "engine/nucleum"
MODULES = f"{ENGINE}/modules"
"""Folder with the package of each expansion."""
RULES = f"{ENGINE}/rules"
DATA = "data/nucleum"


class Break(NamedTuple):
    """A break of the rule whose row's statement begins with `row`: in `file`, `old` (which occurs there once) becomes `new`."""

    row: str
    file: str
    old: str
    new: str
