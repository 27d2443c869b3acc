"""The `Drawings` of ships."""

from __future__ import annotations

from engine.nucleum.modules.ships.records import Route
from render.nucleum.module import Drawings, Sentences
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
    legend=routes.LEGEND,
    named={"route": routes.route_alt},
    alt=(Sentences(frozenset({"table", "map", "region"}), routes.ships_alt),),
)
"""The drawings of ships."""
