"""The auction's `Drawings`: the bids beside the map, a view of its own, and a rules page."""

from __future__ import annotations

from engine.nucleum.auction.state import ID
from render.nucleum.auction import bids, view
from render.nucleum.module import Drawings, PlaceKind, Sentences, SharedPanel

_BIDS = SharedPanel(bids.height, bids.draw, frozenset({ID}))

AUCTION = Drawings(
    id=ID,
    sideboard=(_BIDS,),
    strips=(_BIDS,),
    beside={ID: _BIDS},
    pages={"auction": view.draw_page},
    places={ID: PlaceKind(view.name_of_bid, view=ID)},
    alt=(Sentences(frozenset({"auction"}), view.auction_alt),),
    asked=(view.asked,),
    views={"auction": view.draw_auction},
)
"""What the auction brings to the pictures."""
