"""The content of Gibraltar's pictures: military contracts, and its signs in the legend."""

from __future__ import annotations

from engine.kernel import Choice
from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, LegendGroup, Meaning, PlaceKind


def place_of(_state: TableState, choice: Choice) -> str:
    """Return the place of the military contract that a choice fulfills, "" for other choices."""
    return f"military:{choice.facets['contract']}" if choice.id.startswith("military:") else ""


def meanings(_state: TableState | None) -> list[Meaning]:
    """Return the entries of the legend about Gibraltar."""
    return [
        Meaning("render-nucleum-is-royal"),
        Meaning("render-nucleum-is-rail-reward"),
        Meaning("render-nucleum-is-city-none"),
        Meaning("render-nucleum-is-military"),
    ]


CONTENTS = Contents(
    id="gibraltar",
    places={"military": PlaceKind(on_map=True)},
    panels=frozenset({"military"}),
    candidates=(place_of,),
    legend=(LegendGroup("render-nucleum-gibraltar", meanings),),
)
"""The content of Gibraltar's pictures."""
