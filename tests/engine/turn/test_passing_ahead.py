"""Passing permanently before being asked, in the auction of Nucleum: kept private, and done in turn."""

from __future__ import annotations

import pytest

from engine.kernel import CONFIRM
from engine.nucleum.modules.auction.bidding import MAX_BID
from engine.nucleum.modules.auction.state import auction
from engine.nucleum.state import TableState
from engine.records.table import Person
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, to_act
from tests.engine.open.test_armed import told


async def bidding(service: GameService, *people: Person) -> OpenTable:
    """Start a game of Nucleum with an auction."""
    table = await service.lobby.create("nucleum", CHANNEL + 7, people[0], guild=9)
    for person in people[1:]:
        await service.lobby.join(table.id, person)
    await service.lobby.set_option(table.id, ANN.user, "auction", True)
    return await service.lobby.start(table.id, ANN.user)


async def bid(service: GameService, open_table: OpenTable, choice: str) -> OpenTable:
    """Let the active bidder bid or pass, and confirm; return the table after all prepared answers."""
    table, user = open_table.table.id, to_act(open_table)
    await service.play.choose(table, user, None, choice)
    await service.play.choose(table, user, None, CONFIRM)
    return await service.tables.look(table)


def state_of(open_table: OpenTable) -> TableState:
    state = open_table.playing().state
    assert isinstance(state, TableState)
    return state


def later(open_table: OpenTable) -> list[int]:
    """Return the users who bid after the one who is asked, in order."""
    people = state_of(open_table).people_from(open_table.table.to_act or 0)
    return [user for seat in people[1:] if (user := open_table.table.seats[seat].user) is not None]


async def test_it_is_done_in_turn_and_pings_no_one_for_it(service: GameService, store: Store) -> None:
    open_table = await bidding(service, ANN, BEN, CLEO)
    first, second, third = to_act(open_table), *later(open_table)
    table, revision = open_table.table.id, open_table.table.version
    open_table = await service.play.pass_ahead(table, second, kept=True)
    assert (to_act(open_table), open_table.table.version) == (first, revision)
    open_table = await bid(service, open_table, "bid:3")
    assert to_act(open_table) == third
    seat = open_table.table.seat_of(second)
    assert auction(state_of(open_table)).passed == [seat]
    moves = [move for move in await store.tables.moves(table) if move.verb == "choose"]
    assert [move.choice for move in moves if move.actor == second] == ["pass", CONFIRM]
    assert [notice.ping for notice in await told(service) if notice.kind == "turn"][-1] == third
    assert second not in [notice.ping for notice in await told(service)]
    with pytest.raises(TableError, match="error-not-passing"):
        await service.play.pass_ahead(table, second, kept=True)


async def test_it_can_be_withdrawn(service: GameService) -> None:
    open_table = await bidding(service, ANN, BEN)
    (second,) = later(open_table)
    table = open_table.table.id
    await service.play.pass_ahead(table, second, kept=True)
    open_table = await service.play.pass_ahead(table, second, kept=False)
    open_table = await bid(service, open_table, "bid:1")
    assert to_act(open_table) == second
    assert all(seat.kept is None for seat in open_table.table.seats)


async def test_it_waits_while_others_outbid_each_other(service: GameService) -> None:
    """A leading bidder who passes in advance is not asked until outbid, and then passes."""
    open_table = await bidding(service, ANN, BEN, CLEO)
    first, second, _ = to_act(open_table), *later(open_table)
    open_table = await bid(service, open_table, "bid:1")
    open_table = await service.play.pass_ahead(open_table.table.id, first, kept=True)
    open_table = await bid(service, open_table, "bid:2")
    assert open_table.table.seats[open_table.table.seat_of(first) or 0].kept is not None
    open_table = await bid(service, open_table, "bid:3")
    assert to_act(open_table) == second
    assert auction(state_of(open_table)).passed == [open_table.table.seat_of(first)]


async def test_it_is_forgotten_with_the_auction(service: GameService) -> None:
    open_table = await bidding(service, ANN, BEN, CLEO)
    first = to_act(open_table)
    open_table = await bid(service, open_table, "bid:1")
    open_table = await service.play.pass_ahead(open_table.table.id, first, kept=True)
    for _ in range(2):
        open_table = await bid(service, open_table, "pass")
    assert auction(state_of(open_table)).order[0] == open_table.table.seat_of(first)
    assert all(seat.kept is None for seat in open_table.table.seats)


async def test_only_who_is_asked_later_can_pass_ahead(service: GameService) -> None:
    open_table = await bidding(service, ANN, BEN)
    with pytest.raises(TableError, match="error-not-passing"):
        await service.play.pass_ahead(open_table.table.id, to_act(open_table), kept=True)
    with pytest.raises(TableError):
        await service.play.pass_ahead(open_table.table.id, 999, kept=True)


async def test_a_maximum_bid_takes_its_place(service: GameService) -> None:
    """A seat that bids automatically is not asked, so it has no use for it."""
    open_table = await bidding(service, ANN, BEN)
    first = to_act(open_table)
    open_table = await bid(service, open_table, "highest:9")
    with pytest.raises(TableError, match="error-not-passing"):
        await service.play.pass_ahead(open_table.table.id, first, kept=True)


async def test_who_can_only_pass_is_not_asked(service: GameService) -> None:
    open_table = await bidding(service, ANN, BEN, CLEO)
    first = open_table.table.seat_of(to_act(open_table))
    open_table = await bid(service, open_table, f"bid:{MAX_BID}")
    order = auction(state_of(open_table)).order
    assert order[0] == first
    assert len(order) == 3
