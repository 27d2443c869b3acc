"""The content of the auction's pictures: its own view while it runs, and the bids."""

from __future__ import annotations

from engine.nucleum.modules.auction.state import ID, choosing
from engine.nucleum.state import TableState
from render.nucleum.contents import Contents, PlaceKind


def auction_view(state: TableState) -> str:
    """Return the view of the auction while it runs and experiments are chosen; "" afterward."""
    return ID if choosing(state) else ""


CONTENTS = Contents(
    id=ID,
    views=(ID,),
    places={ID: PlaceKind(view=ID)},
    panels=frozenset({ID}),
    panel_views=(auction_view,),
)
"""The content of the auction's pictures."""
