"""The promos' `Drawings`. Random plant bonuses need none: every plant shows its bonus at the table."""

from __future__ import annotations

from engine.nucleum.modules.promos.fragments import FRAGMENT_SLOT
from engine.nucleum.modules.promos.records import Fragment
from render.nucleum.module import Drawings, Sentences, SharedPanel
from render.nucleum.modules.promos import fragments

_OFFER = SharedPanel(fragments.market_height, fragments.draw_market)

DRAWINGS = Drawings(
    id="promos",
    rails=(fragments.draw_on_rails,),
    offer=(fragments.beside_offer,),
    market=(_OFFER,),
    counts=(fragments.counts,),
    slots={FRAGMENT_SLOT: "develop"},
    components={Fragment: fragments.draw_component},
    pages={"fragments": fragments.draw_page},
    legend=fragments.LEGEND,
    shows={"fragment": _OFFER},
    rows=(fragments.beside,),
    alt=(
        Sentences(frozenset({"market"}), fragments.offer_alt),
        Sentences(frozenset({"own-board"}), fragments.held_alt),
        Sentences(frozenset({"table", "map", "region"}), fragments.map_alt),
    ),
)
"""The drawings of the promos."""
