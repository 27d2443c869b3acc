"""Open initial contracts as a module: the advanced expert variant, with the auction on any map (Gibraltar)."""

from __future__ import annotations

from engine.kernel import Option
from engine.nucleum.module import Module, Moments, Phase
from engine.nucleum.modules.open_contracts import take
from engine.nucleum.modules.open_contracts.guide import GUIDE
from engine.nucleum.modules.open_contracts.state import ID, OpenContractsState

MODULE = Module(
    id=ID,
    options=(Option(name=ID, default=False, needs=frozenset({"auction"})),),
    needs=frozenset({"base", "auction"}),
    state=OpenContractsState,
    steps=(take.TakeInitial, take.PlaceInitial),
    moments=Moments(set_up={ID: Phase(take.reveal)}),
    guide=GUIDE,
)
"""Open initial contracts."""
