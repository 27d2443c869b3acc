"""The auction as a module: bids in VP for the order of choosing, in place of the draft (the expert variant)."""

from __future__ import annotations

from engine.kernel import Command, Option
from engine.nucleum.module import LAST_PHASE, Module, Moments, Phase, Rules
from engine.nucleum.modules.auction import bidding
from engine.nucleum.modules.auction.guide import GUIDE
from engine.nucleum.modules.auction.state import ID, AuctionState
from engine.nucleum.modules.auction.worth import WORTH

MODULE = Module(
    id=ID,
    options=(
        Option(
            name="auction",
            default=False,
            excludes=frozenset({"first_game", "experiments=random", "opponent=baron", "opponent=barons"}),
        ),
    ),
    needs=frozenset({"base"}),
    state=AuctionState,
    steps=(bidding.PlaceBid, bidding.ConfirmBid, bidding.AuctionOver),
    commands=(Command(name="bid", kinds=("bid", "raise", "highest", "pass"), parameter="bid"),),
    rules=Rules(scores={ID: bidding.score}),
    moments=Moments(set_up={ID: Phase(bidding.begin, replaces=LAST_PHASE)}, imagine=(bidding.imagine,)),
    guide=GUIDE,
    worth=WORTH,
)
"""The auction."""
