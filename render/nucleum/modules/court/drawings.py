"""The `Drawings` of the Court of Progress."""

from __future__ import annotations

from engine.nucleum.modules.court.records import Agenda, CourtPiece, Party
from render.nucleum.module import Drawings, Sentences, SharedPanel
from render.nucleum.modules.court import board, explained
from render.nucleum.modules.court import view as whole
from render.nucleum.modules.court.pieces import GLYPHS

_WIDE, _NARROW = 1944, 1024
"""Widths of the panel on the table and beside parts of it."""
_MARKS = frozenset({"party"})
_ON_TABLE = SharedPanel(lambda state, view: board.height(state, _WIDE, view), board.draw)
_BESIDE = SharedPanel(lambda state, view: board.height(state, _NARROW, view), board.draw, _MARKS)

_CHANGED = SharedPanel(
    lambda state, view: board.height(state, _NARROW, view, board.changed_parties(state, view)),
    lambda canvas, box, state, view, places: board.draw(
        canvas, box, state, view, places, board.changed_parties(state, view)
    ),
    _MARKS,
)

DRAWINGS = Drawings(
    id="court",
    sideboard=(_ON_TABLE,),
    strips=(_CHANGED,),
    beside={"party": _BESIDE},
    market=(_BESIDE,),
    counts=(board.counts,),
    glyphs=GLYPHS,
    counters={
        "politicians": lambda _counter: "glyph:politician",
        "parties": lambda _counter: "glyph:politician",
        "leads": lambda _counter: "glyph:court",
        "leads_dominant": lambda _counter: "glyph:court",
        "highest_milestone": lambda _counter: "token:star",
        "highest_energy": lambda _counter: "glyph:bolt",
    },
    components={Party: explained.draw_party, Agenda: explained.draw_agenda, CourtPiece: explained.draw_piece},
    pages={
        "court": explained.draw_action_page,
        "court-kings-day": explained.draw_kings_day_page,
        "court-agendas": explained.draw_agendas_page,
    },
    legend=explained.LEGEND,
    named={"party": whole.place},
    alt=(
        Sentences(frozenset({"court"}), whole.title_alt),
        Sentences(frozenset({"table", "market", "court"}), whole.court_alt),
        Sentences(frozenset({"court"}), whole.agendas_alt),
    ),
    views={"court": whole.draw_court},
)
"""The drawings of the Court of Progress."""
