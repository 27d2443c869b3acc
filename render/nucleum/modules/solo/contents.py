"""The content of the pictures of solo play: the view of the Barons, and their entries in the legend."""

from __future__ import annotations

from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, LegendGroup, Meaning, PlaceKind

VIEW = "baron"
"""The view of a Baron."""


def meanings(_state: TableState | None) -> list[Meaning]:
    """Return the entries of the legend about the Barons."""
    return [
        Meaning("render-nucleum-legend-die", "token:die"),
        Meaning("render-nucleum-legend-stop", "token:stop"),
        Meaning("render-nucleum-legend-recharge", "glyph:recharge"),
    ]


CONTENTS = Contents(
    id="solo",
    views=(VIEW,),
    automaton_view=(VIEW,),
    places={"solo": PlaceKind()},
    legend=(LegendGroup("render-nucleum-legend-solo", meanings),),
)
"""The content of the pictures of solo play."""
