"""Solo play's `Drawings`: the Barons' mats and their view, their components, rules pages."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.modules.solo.records import Achievement, BaronLevel, Challenge, LogicCard
from engine.nucleum.state import TableState
from render.nucleum.module import Drawings, LegendGroup, Meaning, PlaceKind, Sentences
from render.nucleum.modules.solo import explained, pieces, row, view


def _meanings(_state: TableState | None) -> Sequence[Meaning]:
    return (
        Meaning("render-nucleum-legend-die", "token:die"),
        Meaning("render-nucleum-legend-stop", "token:stop"),
        Meaning("render-nucleum-legend-recharge", "glyph:recharge"),
    )


DRAWINGS = Drawings(
    id="solo",
    automaton_mat=row.BARON_MAT,
    automaton_view=(view.VIEW,),
    glyphs=pieces.GLYPHS,
    tokens=pieces.TOKENS,
    components={
        LogicCard: explained.draw_card,
        BaronLevel: explained.draw_level,
        Challenge: explained.draw_challenge,
        Achievement: explained.draw_trophy,
    },
    pages={
        "solo-row": explained.draw_row_page,
        "solo-logic": explained.draw_logic_page,
        "solo-levels": explained.draw_levels_page,
    },
    legend=(LegendGroup("render-nucleum-legend-solo", _meanings),),
    places={"solo": PlaceKind(view.place)},
    alt=(
        Sentences(frozenset({view.VIEW}), view.title_alt),
        Sentences(frozenset({view.VIEW}), view.goods_alt),
        Sentences(frozenset({view.VIEW, "table"}), view.next_alt),
        Sentences(frozenset({view.VIEW}), view.card_alt),
        Sentences(frozenset({view.VIEW, "table"}), view.row_alt),
    ),
    views={view.VIEW: view.draw_baron},
)
"""What solo play brings to the pictures."""
