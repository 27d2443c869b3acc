"""nucleum.md, section 3: networks; also checked against networkx."""

from __future__ import annotations

from engine.kernel import Rng
from engine.nucleum.library import lib
from engine.nucleum.rules.actions.urbanize import open_cities
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.networks import are_joined, networks, own_cities, reach
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, lay, link, mine, neutral, put, table, turbine


def test_3_presence_by_piece_tile_and_completed_link() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    mine(state, 0, 1, "bruex.m1")
    turbine(state, 0, 1, "plauen.t1")
    assert set(own_cities(state, 0)) == {"dresden", "bruex", "plauen"}
    lay(state, 0, "riesa-dresden.1", "start-A1")
    assert "riesa" in own_cities(state, 0)
    lay(state, 0, "leipzig-riesa.2", "start-A2")
    assert "leipzig" not in own_cities(state, 0)
    lay(state, 1, "leipzig-riesa.1", "start-B1")
    assert set(own_cities(state, 1)) == {"leipzig"}
    link(state, "bautzen-goerlitz", 0)
    assert {"bautzen", "goerlitz"} <= set(own_cities(state, 0))


def test_3_a_neutral_building_is_in_no_network() -> None:
    state = table()
    neutral(state, "neutral-5", "plauen.2")
    assert [own_cities(state, seat) for seat in range(4)] == [{}] * 4


def test_3_a_tile_in_the_middle_counts_at_both_ends_once_the_link_is_completed() -> None:
    """nucleum.md 3: a tile anywhere in a completed link puts its owner in both of the link's cities."""
    state = table()
    link(state, "leipzig-riesa", 1, 0, 1)
    assert set(own_cities(state, 0)) == set(own_cities(state, 1)) == {"leipzig", "riesa"}


def test_3_only_own_completed_links_join_own_networks() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    put(state, 0, "factory-1", "bautzen.1")
    link(state, "dresden-bautzen", 1)
    own = own_cities(state, 0)
    assert own["dresden"] != own["bautzen"]
    assert are_joined(state, "dresden", "bautzen")
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    put(state, 0, "factory-1", "riesa.1")
    link(state, "riesa-dresden", 0, 1)
    own = own_cities(state, 0)
    assert own["dresden"] == own["riesa"]
    others = own_cities(state, 1)  # the tile of seat 1 joins the two for it as well, without a piece
    assert others["dresden"] == others["riesa"]
    assert not own_cities(state, 2)


def test_3_incomplete_links_join_nothing() -> None:
    state = table()
    lay(state, 0, "riesa-dresden.1", "start-A1")
    lay(state, 0, "riesa-dresden.2", "start-A2")
    own = own_cities(state, 0)
    assert own["riesa"] != own["dresden"]
    assert not are_joined(state, "riesa", "dresden")


def test_3_coal_lines_join_nothing() -> None:
    state = table()
    assert reach(state, "leipzig") == {"leipzig"}
    assert not any(networks(state).own)


def test_3_first_piece_may_go_anywhere() -> None:
    state = table()
    assert len(open_cities(state, 0, "urbanize")) == 19
    put(state, 0, "residence-1", "dresden.1")
    assert [city.id for city in open_cities(state, 0, "urbanize")] == ["dresden"]
    assert len(open_cities(state, 1, "urbanize")) == 19  # another player's piece is not a network of seat 1
    put(state, 0, "factory-1", "riesa.2")
    assert [city.id for city in open_cities(state, 0, "urbanize")] == ["dresden", "riesa"]  # of both its networks
    assert len(open_cities(state, 0, "urbanize", Terms(ignore_network=True).ignore_network)) == 19


def test_3_a_tile_in_the_middle_of_a_link_is_no_network() -> None:
    state = table()
    lay(state, 0, "leipzig-riesa.2", "start-A1")
    assert not own_cities(state, 0)
    assert len(open_cities(state, 0, "industrialize")) == 19


def test_3_cache_follows_the_board() -> None:
    state = table()
    assert not own_cities(state, 0)
    put(state, 0, "residence-1", "dresden.1")
    copy = GAME.copy(state)
    assert own_cities(copy, 0) == own_cities(state, 0) != {}


def test_what_is_remembered_follows_the_board() -> None:
    """Networks and counts equal an uncached copy's at every decision of a game."""
    state, rng = GAME.start(3, 11, {"experiments": "random"})[0], Rng(4)
    data = lib(state)
    counters = [item.counter for contract in data.contracts.values() for item in contract.conditions]
    counters += [milestone.counter for milestone in data.milestones.values()]
    while (decision := GAME.decision(state)) is not None:
        GAME.apply(state, rng.pick(decision.choices).id)
        fresh = GAME.copy(state)
        assert networks(state) == networks(fresh)
        for seat in range(state.seats):
            assert [count(state, seat, counter) for counter in counters] == [
                count(fresh, seat, counter) for counter in counters
            ]
