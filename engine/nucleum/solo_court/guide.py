"""What is said of the Barons at the court."""

from __future__ import annotations

from engine.nucleum.court.records import Party
from engine.nucleum.data.components import Record
from engine.nucleum.module import ModuleGuide


def _is_party(record: Record) -> bool:
    return isinstance(record, Party)


GUIDE = ModuleGuide(rulings={"baron-parties": _is_party})
"""All of it."""
