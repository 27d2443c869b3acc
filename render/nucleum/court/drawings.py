"""The `Drawings` of the Court of Progress."""

from __future__ import annotations

from engine.nucleum.court.records import Agenda, CourtPiece, Party
from render.nucleum.court import board
from render.nucleum.module import Drawings, LegendGroup, Panel, PlaceKind, Sentences

_PANEL = Panel(board.height, board.draw, frozenset({"party"}))

COURT = Drawings(
    id="court",
    sideboard=(_PANEL,),
    beside={"party": _PANEL},
    market=(_PANEL,),
    counts=(board.counts,),
    glyphs={"court": board.crown},
    components={Party: board.draw_party, Agenda: board.draw_agenda, CourtPiece: board.draw_piece},
    pages={"court": board.draw_page},
    legend=(LegendGroup(board.HEADING, board.meanings),),
    places={"party": PlaceKind(board.place)},
    alt=(Sentences(frozenset({"table", "market"}), board.alt),),
)
"""What the Court of Progress brings to the pictures."""
