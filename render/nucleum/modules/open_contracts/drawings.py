"""The `Drawings` of open initial contracts: beside the map, below the bids of the auction, and a rules page."""

from __future__ import annotations

from engine.nucleum.modules.open_contracts.state import ID
from render.nucleum.module import Drawings, Sentences, SharedPanel
from render.nucleum.modules.open_contracts import contracts

_CONTRACTS = SharedPanel(contracts.height, contracts.draw, frozenset({"initial"}))

DRAWINGS = Drawings(
    id=ID,
    sideboard=(_CONTRACTS,),
    strips=(_CONTRACTS,),
    beside={"initial": _CONTRACTS},
    choosing=(_CONTRACTS,),
    pages={"open-contracts": contracts.draw_page},
    named={"initial": contracts.name_of},
    alt=(Sentences(frozenset({"auction", "table"}), contracts.contracts_alt),),
)
"""The drawings of open initial contracts."""
