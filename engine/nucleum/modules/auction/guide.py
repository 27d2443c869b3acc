"""What is said of the auction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.kernel import Arg, Role, Text, text
from engine.nucleum.data.components import Components, Experiment, Record
from engine.nucleum.module import ModuleGuide, RulesPage
from engine.nucleum.modules.auction.bidding import MAX_BID, PlaceBid, said_bids, said_order
from engine.nucleum.modules.auction.state import auction, least, lost
from engine.nucleum.state import TableState


def _headline(state: TableState) -> Text | None:
    if all(state.players[seat].experiment for seat in state.people_from(state.first)):
        return None
    if auction(state).order:
        return text("nuc-headline-auction-over", order=said_order(state))
    return text("nuc-headline-auction", bids=said_bids(state))


def _own(state: TableState, seat: int) -> Iterable[Text]:
    highest = auction(state).highest.get(seat)
    if highest is not None:
        yield text("nuc-own-highest", points=highest)


def _table(state: TableState) -> Iterable[Text]:
    if auction(state).order:
        yield text("position-nucleum-auction-over", order=said_order(state))
    else:
        yield text("position-nucleum-auction", bids=said_bids(state))


def _player(state: TableState, seat: int) -> Iterable[Text]:
    if points := lost(state, seat):
        yield text("position-nucleum-auction-lost", points=points)


def _refused(state: TableState, _seat: int, words: Sequence[str]) -> Text | None:
    """Return what can be bid, for a line with another number."""
    step = state.pending[-1]
    if not isinstance(step, PlaceBid) or not any(word.isdecimal() for word in words):
        return None
    return text("nuc-bid-range", least=least(state), most=MAX_BID)


def _page(_data: Components) -> Mapping[str, Arg]:
    return {"most": MAX_BID}


def _is_experiment(record: Record) -> bool:
    return isinstance(record, Experiment)


GUIDE = ModuleGuide(
    asks=frozenset({"nuc-reason-no-bid", "nuc-reason-bid"}),
    roles={
        "bid": Role.SENTENCE,
        "pass": Role.SENTENCE,
        "auction": Role.SENTENCE,
    },
    rulings={"auction-bids": _is_experiment, "auction-highest": _is_experiment},
    pages=(RulesPage("auction", "auction", _page),),
    refused=(_refused,),
    headlines=(_headline,),
    own=(_own,),
    table=(_table,),
    player=(_player,),
)
"""All of it."""
