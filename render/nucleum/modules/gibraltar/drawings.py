"""Gibraltar's `Drawings`."""

from __future__ import annotations

from engine.nucleum.modules.gibraltar.records import ForEach, MilitaryContract, MilitaryTechnology
from render.nucleum.module import Drawings, SeatPanel, Sentences, SharedPanel
from render.nucleum.modules.gibraltar import map_signs, military

_PANEL = SharedPanel(military.market_height, military.draw_market)

DRAWINGS = Drawings(
    id="gibraltar",
    ground=(military.draw_on_map,),
    cities=(map_signs.draw_crowns,),
    market=(_PANEL,),
    beside={"military": _PANEL},
    mat=(SeatPanel(military.mat_height, military.draw_on_mat),),
    own_board=(SeatPanel(military.held_height, military.draw_held),),
    signs={ForEach: military.for_each},
    counters={"income_tracks": lambda _counter: "income:any"},
    components={MilitaryContract: military.draw_contract, MilitaryTechnology: military.draw_technology},
    pages={"gibraltar": map_signs.draw_map_page, "military": military.draw_military_page},
    legend=map_signs.LEGEND,
    named={"military": lambda _state, _which, view: view.words(military.HEADING)},
    alt=(Sentences(frozenset({"table", "map", "market"}), military.military_alt),),
)
"""The drawings of Gibraltar."""
