"""Bidding for the order in which experiments are chosen (Court of Progress, expert variant)."""

from __future__ import annotations

import msgspec

from engine.kernel import (
    PASSING,
    Choice,
    ChoiceId,
    Confirm,
    Decision,
    EventLog,
    Listing,
    Rng,
    SeatName,
    Text,
    Unasked,
    text,
)
from engine.nucleum.modules.auction.state import auction, bidders, leader, least, lost_vp
from engine.nucleum.rules.flow.setup import ChooseExperiment
from engine.nucleum.state import TableState

BID = ChoiceId("bid")
HIGHEST = ChoiceId("highest")
MAX_BID = 40
"""Maximum bid in VP; the next seat can only pass."""


def begin(state: TableState, _rng: Rng, _log: EventLog) -> None:
    """Queue the first bid, in place of the draft of experiments; a lone player does not bid."""
    first, *others = state.people_from(state.first)
    state.push(PlaceBid(first) if others else AuctionOver())


class PlaceBid(msgspec.Struct, tag="place_bid"):
    """`seat` bids higher than all before or passes; with its own maximum bid, it is not asked."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the bid."""
        if self.seat in auction(state).highest:
            return None
        lowest, first = least(state), leader(state)
        if first is None:
            reason = text("nuc-reason-no-bid")
        else:
            reason = text("nuc-reason-bid", who=SeatName(first), points=lowest - 1)
        choices = (*self._bids(lowest), *self._highest(lowest), self._pass(state))
        return Decision(seat=self.seat, prompt=text("nuc-prompt-bid"), choices=choices, reason=reason)

    def ahead(self, state: TableState, seat: int) -> Decision | None:
        """Return the question of another bidder; None for seats that have passed or bid automatically."""
        return PlaceBid(seat).decide(state) if seat in bidders(state) else None

    def _bids(self, lowest: int) -> list[Choice]:
        return [
            Choice(
                id=BID(points),
                kind="bid" if points == lowest else "raise",
                label=text("nuc-bid", points=points),
                detail=text("nuc-bid-detail", points=points),
                facets={"what": "bid", "points": points},
            )
            for points in range(lowest, MAX_BID + 1)
        ]

    def _highest(self, lowest: int) -> list[Choice]:
        return [
            Choice(
                id=HIGHEST(points),
                kind="highest",
                label=text("nuc-bid-highest", points=points),
                detail=text("nuc-bid-highest-detail", now=lowest, points=points),
                facets={"points": points},
            )
            for points in range(lowest, MAX_BID + 1)
        ]

    def _pass(self, state: TableState) -> Choice:
        place = len(bidders(state))
        points = auction(state).bids.get(self.seat, 0) if place < len(state.people_from(state.first)) else 0
        return Choice(
            id=PASSING,
            kind=PASSING,
            label=text("nuc-bid-pass"),
            detail=text("nuc-bid-pass-detail", place=place, points=points),
        )

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Bid or pass, and let the next seat bid; the last one left chooses first."""
        own = auction(state)
        done = choice or self._by_itself(state)
        if HIGHEST.fits(done):
            own.highest[self.seat] = HIGHEST.number(done)
            done = BID(least(state))
        points = BID.number(done) if BID.fits(done) else None
        following = next(seat for seat in state.people_from(self.seat)[1:] if seat not in own.passed)
        if points is not None:
            own.bids[self.seat] = points
        else:
            own.passed.append(self.seat)
            own.highest.pop(self.seat, None)
        self._tell(points, log, by_itself=choice is None)
        step = PlaceBid(following) if len(bidders(state)) > 1 else AuctionOver()
        state.push(*([ConfirmBid(self.seat)] if choice is not None else []), step)

    def _by_itself(self, state: TableState) -> str:
        """Return the choice that the seat's maximum bid makes."""
        points = least(state)
        return BID(points) if auction(state).highest[self.seat] >= points else "pass"

    def _tell(self, points: int | None, log: EventLog, *, by_itself: bool) -> None:
        """Record the bid, with the same text whether or not a maximum bid made it."""
        mark, who = f"auction:{self.seat}", SeatName(self.seat)
        if points is not None:
            log.add(
                "bid", "nuc-event-bid", self.seat, marks=(mark,), data={"points": points}, minor=by_itself, who=who,
                points=points,
            )  # fmt: skip
        else:
            log.add("pass", "nuc-event-bid-pass", self.seat, marks=(mark,), who=who)


class ConfirmBid(Confirm, tag="confirm_bid"):
    """`seat` confirms its bid, and first sees its maximum bid."""

    def decide(self, state: TableState) -> Decision | None:  # type: ignore[override] # steps of this game take its table
        """Ask for the confirmation."""
        asked, highest = super().decide(state), auction(state).highest.get(self.seat)
        if asked is None or highest is None:
            return asked
        return msgspec.structs.replace(asked, prompt=text("nuc-prompt-highest", points=highest))


class AuctionOver(Unasked, tag="auction_over"):
    """One bidder is left: it chooses first, then the one who passed last, and so on."""

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Set the order, drop the maximum bids, and queue the choice of experiments."""
        own = auction(state)
        own.order = [*bidders(state), *reversed(own.passed)]
        own.highest.clear()
        log.add(
            "auction",
            "nuc-event-auction",
            own.order[0],
            marks=(f"auction:{own.order[0]}",),
            order=said_order(state),
        )
        state.push(*(step for seat in own.order for step in (ChooseExperiment(seat), Confirm(seat))))


def said_order(state: TableState) -> Listing:
    """Return the seats in the order in which they choose, each with the VP it loses."""
    return Listing(tuple(_said_place(state, seat) for seat in auction(state).order))


def _said_place(state: TableState, seat: int) -> Text | SeatName:
    points = lost_vp(state, seat)
    return text("nuc-auction-loses", who=SeatName(seat), points=points) if points else SeatName(seat)


def said_bids(state: TableState) -> Listing:
    """Return the present bids, by seats in turn order."""
    own, order = auction(state), state.people_from(state.first)
    return Listing(
        tuple(
            text(
                "nuc-auction-bid",
                who=SeatName(seat),
                points=own.bids.get(seat, 0),
                passed="yes" if seat in own.passed else "no",
            )
            for seat in order
        )
    )


def score(state: TableState, seat: int) -> int:
    """Return the points of the auction: those lost, as a negative number."""
    return -lost_vp(state, seat)


def imagine(copy: TableState, seat: int, _rng: Rng) -> None:
    """Remove the maximum bids of all others: no other seat can know whether there are any."""
    own = auction(copy)
    own.highest = {one: points for one, points in own.highest.items() if one == seat}
