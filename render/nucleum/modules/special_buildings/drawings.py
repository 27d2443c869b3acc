"""The special buildings' `Drawings`."""

from __future__ import annotations

from engine.nucleum.modules.special_buildings.records import KIND, SpecialBuilding
from render.nucleum.module import Drawings, Sentences, SharedPanel
from render.nucleum.modules.special_buildings import offer, pages, signs
from render.nucleum.modules.special_buildings.contents import HEADING, VIEW

_MARKS = frozenset({"special"})

DRAWINGS = Drawings(
    id=KIND,
    sideboard=(SharedPanel(offer.side_height, offer.draw_side),),
    strips=(SharedPanel(offer.changed_height, offer.draw_changed, _MARKS),),
    beside={"special": SharedPanel(offer.market_height, offer.draw_market)},
    market=(SharedPanel(offer.market_height, offer.draw_market),),
    counts=(pages.counts,),
    signs=signs.SIGNS,
    glyphs=signs.GLYPHS,
    buildings={KIND: signs.draw_piece},
    components={SpecialBuilding: pages.draw_component},
    pages={VIEW: pages.draw_page},
    legend=pages.LEGEND,
    named={"special": lambda _state, _which, view: view.words(HEADING)},
    alt=(
        Sentences(frozenset({VIEW}), offer.offer_alt),
        Sentences(frozenset({"market", "table"}), offer.names_alt),
        Sentences(frozenset({"own-board"}), pages.tokens_alt),
        Sentences(frozenset({"table", "map", "region", VIEW}), offer.map_alt),
    ),
    views={VIEW: offer.draw_view},
)
"""The drawings of the special buildings."""
