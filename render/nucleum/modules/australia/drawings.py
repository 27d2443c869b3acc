"""Australia's `Drawings`."""

from __future__ import annotations

from engine.nucleum.modules.australia.coal_mines import KIND
from render.nucleum.module import Drawings, SeatPanel, Sentences
from render.nucleum.modules.australia import coal_mines, map_signs

DRAWINGS = Drawings(
    id="australia",
    counts=(coal_mines.counts,),
    own_board=(SeatPanel(coal_mines.held_height, coal_mines.draw_held),),
    glyphs={KIND: coal_mines.draw_glyph},
    rows=(coal_mines.beside_choice,),
    further={KIND: coal_mines.draw_piece},
    spaces={KIND: coal_mines.draw_space},
    pages={"australia": map_signs.draw_page, "coal-mines": coal_mines.draw_page},
    legend=map_signs.LEGEND,
    alt=(Sentences(frozenset({"table", "map", "region"}), coal_mines.alt),),
)
"""The drawings of Australia."""
