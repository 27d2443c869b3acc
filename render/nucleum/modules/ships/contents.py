"""The content of the pictures of ships: routes, and their entries in the legend."""

from __future__ import annotations

from engine.nucleum.modules.ships.state import routes
from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, LegendGroup, Meaning, PlaceKind

HEADING = "render-nucleum-ships"
"""The key of the heading above ships."""


def meanings(state: TableState | None) -> list[Meaning]:
    """Return the entries of the legend about ships; of coal routes if there are any."""
    coal = state is None or any(route.area for route in routes(state).values())
    return [
        Meaning("render-nucleum-is-route"),
        *([Meaning("render-nucleum-is-coal-route")] if coal else ()),
        Meaning("render-nucleum-is-own-ship"),
        Meaning("render-nucleum-is-neutral-ship"),
    ]


CONTENTS = Contents(
    id="ships",
    places={"route": PlaceKind(on_map=True)},
    candidates=(lambda _state, choice: f"route:{choice.facets['route']}" if choice.kind == "route" else "",),
    legend=(LegendGroup(HEADING, meanings),),
)
"""The content of the pictures of ships."""
