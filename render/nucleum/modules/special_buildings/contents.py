"""The content of the pictures of the special buildings: their own view, and entries of the legend."""

from __future__ import annotations

from engine.kernel import Choice
from engine.nucleum.modules.special_buildings.records import KIND
from engine.nucleum.modules.special_buildings.state import records
from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, LegendGroup, Meaning, PlaceKind

VIEW = "special-buildings"
"""The view of the special buildings."""
HEADING = "render-nucleum-special"
"""The key of the heading above special buildings."""


def place_of(state: TableState, choice: Choice) -> str:
    """Return the place of the special building that a choice places, "" for other choices."""
    return f"special:{records(state)[str(choice.facets['building'])].level}" if "instead" in choice.facets else ""


def meanings(_state: TableState | None) -> list[Meaning]:
    """Return the entries of the legend about special buildings."""
    return [
        Meaning("render-nucleum-is-special"),
        Meaning("render-nucleum-is-wild-special"),
        Meaning("render-nucleum-is-special-space"),
        Meaning("render-nucleum-is-token"),
    ]


CONTENTS = Contents(
    id=KIND,
    views=(VIEW,),
    places={"special": PlaceKind(beside="market")},
    panels=frozenset({"special"}),
    candidates=(place_of,),
    legend=(LegendGroup(HEADING, meanings),),
)
"""The content of the pictures of the special buildings."""
