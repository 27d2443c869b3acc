"""The content of the pictures of open initial contracts."""

from __future__ import annotations

from engine.kernel import Choice
from engine.nucleum.modules.open_contracts.state import ID, initial_contracts
from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, PlaceKind


def place_of(state: TableState, choice: Choice) -> str:
    """Return the place of an open initial contract that a choice takes, "" for other choices."""
    name = str(choice.facets.get("contract", "")) if choice.kind == "take" else ""
    return f"initial:{name}" if name in initial_contracts(state) else ""


CONTENTS = Contents(
    id=ID,
    places={"initial": PlaceKind(view="auction")},
    panels=frozenset({"initial"}),
    candidates=(place_of,),
)
"""The content of the pictures of open initial contracts."""
