"""The `Drawings` of ships."""

from __future__ import annotations

from engine.nucleum.modules.ships.records import Route
from render.nucleum.module import Drawings, LegendGroup, PlaceKind, Sentences
from render.nucleum.modules.ships import routes

DRAWINGS = Drawings(
    id="ships",
    printed=(routes.print_routes,),
    routes=(routes.draw_routes,),
    pieces=(routes.draw_ships,),
    counts=(routes.counts,),
    glyphs={"ship": routes.draw_ship, "anchor": routes.draw_anchor},
    counters={
        "ships": lambda _counter: "glyph:ship",
        "ship_cities": lambda _counter: "glyph:ship",
        "joined": lambda _counter: "glyph:railway",
    },
    components={Route: routes.draw_component},
    pages={"ships": routes.draw_page},
    legend=(LegendGroup(routes.HEADING, routes.meanings),),
    places={"route": PlaceKind(routes.route_alt, on_map=True)},
    candidates=(lambda _state, choice: f"route:{choice.facets['route']}" if choice.kind == "route" else "",),
    alt=(Sentences(frozenset({"table", "map", "region"}), routes.ships_alt),),
)
"""What ships bring to the pictures."""
