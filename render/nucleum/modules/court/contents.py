"""The content of the pictures of the Court of Progress: its own view, the parties, the legend."""

from __future__ import annotations

from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, LegendGroup, Meaning, PlaceKind

HEADING = "render-nucleum-court"
"""The key of the heading above the court."""
PARTIES = ("capitalists", "freethinkers", "communists", "royalists")
"""The parties in the order of the legend."""


def meanings(_state: TableState | None) -> list[Meaning]:
    """Return the entries of the legend about the court."""
    return [
        Meaning("render-nucleum-is-court", "glyph:court"),
        Meaning("render-nucleum-is-politician", "glyph:politician"),
        Meaning("render-nucleum-is-king"),
        Meaning("render-nucleum-is-leader"),
        Meaning("render-nucleum-is-vacant"),
        Meaning("render-nucleum-is-neutral-politician"),
        Meaning("render-nucleum-is-arrow"),
        *(Meaning(f"nucleum-party-{name}", f"glyph:party-{name}") for name in PARTIES),
    ]


CONTENTS = Contents(
    id="court",
    views=("court",),
    places={"party": PlaceKind(view="court")},
    panels=frozenset({"party"}),
    candidates=(lambda _state, choice: f"party:{choice.facets['party']}" if choice.kind == "party" else "",),
    legend=(LegendGroup(HEADING, meanings),),
)
"""The content of the pictures of the Court of Progress."""
