"""The auction's `Drawings`: the bids beside the map, its own view, and a rules page."""

from __future__ import annotations

from engine.nucleum.modules.auction.state import ID
from render.nucleum.module import Drawings, Sentences, SharedPanel
from render.nucleum.modules.auction import bids, view

_BIDS = SharedPanel(bids.height, bids.draw, frozenset({ID}))

DRAWINGS = Drawings(
    id=ID,
    sideboard=(_BIDS,),
    strips=(_BIDS,),
    beside={ID: _BIDS},
    pages={"auction": view.draw_page},
    named={ID: view.name_of_bid},
    alt=(Sentences(frozenset({"auction"}), view.auction_alt),),
    views={ID: view.draw_auction},
)
"""The drawings of the auction."""
