"""Solo play's `Drawings`: the Barons' mats and their view, their components, rules pages."""

from __future__ import annotations

from engine.nucleum.modules.solo.records import Achievement, BaronLevel, Challenge, LogicCard
from render.nucleum.module import Drawings, Sentences
from render.nucleum.modules.solo import explained, pieces, row, view
from render.nucleum.modules.solo.contents import VIEW

DRAWINGS = Drawings(
    id="solo",
    automaton_mat=row.BARON_MAT,
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
    named={"solo": view.place},
    alt=(
        Sentences(frozenset({VIEW}), view.title_alt),
        Sentences(frozenset({VIEW}), view.goods_alt),
        Sentences(frozenset({VIEW, "table"}), view.next_alt),
        Sentences(frozenset({VIEW}), view.card_alt),
        Sentences(frozenset({VIEW, "table"}), view.row_alt),
    ),
    views={VIEW: view.draw_baron},
)
"""The drawings of solo play."""
