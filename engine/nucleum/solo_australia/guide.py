"""What is said of the Barons on the map of Australia."""

from __future__ import annotations

from engine.nucleum.data.components import City, Record
from engine.nucleum.module import ModuleGuide


def _has_coal_mines(record: Record) -> bool:
    return isinstance(record, City) and bool(record.coal_mines)


GUIDE = ModuleGuide(rulings={"baron-coal-mines": _has_coal_mines})
"""All of it."""
