"""Texts about the auction."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from engine.kernel import Arg, Role, SeatName, Spot, Text, text
from engine.nucleum.data.components import Components, Experiment, Record
from engine.nucleum.module import ModuleGuide, RulesPage
from engine.nucleum.modules.auction.bidding import MAX_BID, PlaceBid, said_bids, said_order
from engine.nucleum.modules.auction.state import auction, least, lost_vp
from engine.nucleum.state import TableState

_NUMBER = re.compile(r"[+-]?[\d.,]*\d")
"""A typed number, also one that is never a valid bid (-1, 1.5)."""


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
    if points := lost_vp(state, seat):
        yield text("position-nucleum-auction-lost", points=points)


def _refusal(state: TableState, _seat: int, words: Sequence[str]) -> Text | None:
    """Return the refusal of a line with a number that is not a valid bid."""
    step = state.pending[-1]
    if not isinstance(step, PlaceBid):
        return None
    lowest, numbers = least(state), [word for word in words if _NUMBER.fullmatch(word)]
    possible = {str(points) for points in range(lowest, MAX_BID + 1)}
    return text("nuc-bid-range", least=lowest, most=MAX_BID) if set(numbers) - possible else None


def _page(_data: Components) -> Mapping[str, Arg]:
    return {"most": MAX_BID}


def _is_experiment(record: Record) -> bool:
    return isinstance(record, Experiment)


def _spot(_state: TableState, which: str) -> Spot:
    return Spot(name=text("spot-nucleum-bid", who=SeatName(int(which))), seat=int(which), rule="auction")


GUIDE = ModuleGuide(
    spots={"auction": _spot},
    asks=frozenset({"nuc-reason-no-bid", "nuc-reason-bid"}),
    roles={
        "bid": Role.SENTENCE,
        "pass": Role.SENTENCE,
        "auction": Role.SENTENCE,
    },
    rulings={"auction-bids": _is_experiment, "auction-highest": _is_experiment},
    pages=(RulesPage("auction", "auction", _page, places=True),),
    refused=(_refusal,),
    headlines=(_headline,),
    own=(_own,),
    table=(_table,),
    player=(_player,),
)
