"""Coal mines, by the statements of australia.md."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.game import NucleumState
from engine.nucleum.library import guide_of, lib
from engine.nucleum.modules.australia.coal_mines import coal_mines_of, price
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.fuel import options, supplies
from engine.nucleum.rules.actions.industrialize import Industrialize, placements
from engine.nucleum.rules.map.counting import count, holds
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.state import Terms
from tests.nucleum.builder import choose, decision_of, do, ids, link, put, table, workers_of
from tests.nucleum.invariants import ENGLISH
from tests.nucleum.modules.australia.board import australia, boat, coal_mine

PLAIN = Terms()
TAKE = "place:coal_mine:"


def reachable(state: NucleumState, terms: Terms = PLAIN) -> dict[str, int]:
    """Return the coal mines that seat 0 could take, one a city, with their price in thaler."""
    found = placements(state, 0, terms).get(("coal_mine", ""), [])
    return {space.id: thaler for space, thaler in found}


# --- Taking one -------------------------------------------------------------------------------------------------------


def test_a_worker_takes_it_and_stays() -> None:
    state = australia()
    player = state.players[0]
    before = (player.workers, player.reserve, player.thaler, list(player.mines), list(player.turbines))
    do(state, Industrialize(0, PLAIN))
    choose(state, TAKE, "space:toongi.c1")
    assert coal_mines_of(state, 0) == ["toongi.c1"]
    workers, reserve, *rest = before
    assert (player.workers, player.reserve, player.thaler, player.mines, player.turbines) == (
        workers - 1,
        reserve,
        *rest,
    )
    assert workers_of(state, 0) == 18


def test_it_is_a_piece_in_its_city() -> None:
    state = australia()
    assert own_cities(state, 0) == {}
    coal_mine(state, 0, "toongi.c1")
    assert set(own_cities(state, 0)) == {"toongi"}
    assert count(state, 0, Counter(what="cities")) == count(state, 0, Counter(what="pieces")) == 1


def test_it_costs_1_thaler_for_each_one_already_taken() -> None:
    state = australia()
    assert price(state, 0) == (0, 1)
    coal_mine(state, 0, "toongi.c1", "latrobe.c1")
    coal_mine(state, 1, "launceston.c1")
    assert price(state, 0) == (2, 1)
    boat(state, 0, 1)
    state.players[0].thaler = 2
    do(state, Industrialize(0, Terms(ignore_network=True)))
    choose(state, TAKE)  # only Mount Thorley has one left
    assert coal_mines_of(state, 0)[-1].startswith("mount-thorley.")
    assert state.players[0].thaler == 0


def test_two_in_one_city_count_as_two_for_the_price_and_as_one_city() -> None:
    state = australia()
    coal_mine(state, 0, "mount-thorley.c1", "mount-thorley.c2")
    coal_mine(state, 1, "mount-thorley.c3")
    assert price(state, 0) == (2, 1)
    assert price(state, 1) == (1, 1)
    assert count(state, 0, Counter(what="pieces")) == 2
    assert count(state, 0, Counter(what="cities")) == 1


def test_without_a_worker_or_its_price_it_is_not_offered() -> None:
    state = australia()
    player = state.players[0]
    coal_mine(state, 0, "toongi.c1")
    terms = Terms(ignore_network=True)
    assert reachable(state, terms)
    player.reserve, player.workers, player.thaler = player.reserve + player.workers - 1, 1, 0
    assert not reachable(state, terms), "the worker stays on its space and cannot be exchanged"
    player.thaler = 1
    assert reachable(state, terms)
    player.reserve, player.workers = player.reserve + 1, 0
    assert not reachable(state, terms)


def test_discounts_in_thaler_apply_in_workers_not() -> None:
    state = australia(experiments="CABD")
    coal_mine(state, 0, "toongi.c1")
    everywhere = {"mount-thorley.c1", "latrobe.c1", "launceston.c1"}
    assert reachable(state, Terms(ignore_network=True, workers_off=1)) == dict.fromkeys(everywhere, 1)
    assert reachable(state, Terms(ignore_network=True, thaler_off=1)) == dict.fromkeys(everywhere, 0)
    state.players[0].technologies = ["C7"]  # 1 worker less
    before = state.players[0].workers
    do(state, Industrialize(0, Terms(ignore_network=True, workers_off=1)))
    choose(state, TAKE, "space:latrobe.c1")
    assert state.players[0].workers == before - 1


def test_the_network_must_reach_it_but_for_the_first_piece_and_technologies() -> None:
    state = australia(experiments="BACD")
    assert set(reachable(state)) == {"toongi.c1", "mount-thorley.c1", "latrobe.c1", "launceston.c1"}
    put(state, 0, "residence-1", "melbourne.1")
    assert reachable(state) == {}
    link(state, "melbourne-latrobe", 0)
    assert set(reachable(state)) == {"latrobe.c1"}
    assert len(reachable(state, Terms(ignore_network=True))) == 4


def test_a_boat_lets_one_reach_it() -> None:
    state = australia()
    put(state, 0, "residence-1", "melbourne.1")
    boat(state, 0, 3)
    assert set(reachable(state)) == {"launceston.c1"}


def test_each_is_taken_once() -> None:
    state = australia()
    coal_mine(state, 1, "toongi.c1")
    assert "toongi.c1" not in reachable(state)
    assert "latrobe.c1" in reachable(state)


def test_it_brings_no_uranium_and_completes_no_row() -> None:
    """It is neither a turbine nor a uranium mine: what answers to those does not answer to it."""
    state = australia(experiments="DABC")
    player = state.players[0]
    player.technologies = ["D6"]
    before = (dict(player.uranium), player.workers, player.vp, dict(player.income))
    do(state, Industrialize(0, Terms(uranium=2)))
    events = choose(state, TAKE, "space:toongi.c1")
    assert (player.uranium, player.workers, player.vp, player.income) == (before[0], before[1] - 1, *before[2:])
    assert [event.kind for event in events if event.kind in {"gain", "overflow"}] == []


def test_there_is_none_on_other_maps() -> None:
    state = table(2)
    do(state, Industrialize(0, PLAIN))
    assert TAKE not in ids(state, "piece")


# --- Its coal ---------------------------------------------------------------------------------------------------------


def free(state: NucleumState, plant: str, seat: int = 0) -> int:
    return next(supply.free for supply in supplies(state, seat, PLAIN) if supply.plant == plant)


def test_each_gives_a_coal_for_nothing_in_each_energize_action() -> None:
    state = australia()
    put(state, 0, "residence-1", "hobart.1")
    coal_mine(state, 0, "launceston.c1")
    assert free(state, "hobart") == 0
    assert "hobart.1" not in options(state, 0, PLAIN)
    link(state, "launceston-hobart", 1)
    assert free(state, "hobart") == 1
    (plan,) = options(state, 0, Terms(electricity=1))["hobart.1"]
    assert (plan.free, plan.coal, plan.thaler) == (1, (), 0)
    assert free(state, "hobart", seat=1) == 0, "it is its owner's alone"


def test_it_is_used_again_in_the_next_energize_action() -> None:
    state = australia()
    coal_mine(state, 0, "launceston.c1")
    link(state, "launceston-hobart", 0)
    thaler = state.players[0].thaler
    for building, space, energy in (("residence-1", "hobart.1", 2), ("factory-1", "hobart.2", 3)):
        put(state, 0, building, space)
        told = do(state, Energize(0, Terms(electricity=energy - 1)))  # the only building, in the only way
        assert state.board.pieces[space].energized
        assert [event.data["coal"] for event in told if event.kind == "energize"] == [1]
    assert state.players[0].thaler == thaler


def test_boats_carry_it_for_their_owner() -> None:
    state = australia()
    coal_mine(state, 0, "latrobe.c1")
    link(state, "melbourne-latrobe", 1)
    link(state, "launceston-hobart", 1)
    assert free(state, "hobart") == 0
    boat(state, 1, 3)
    assert free(state, "hobart") == 0
    boat(state, 0, 3)
    for _ in range(2):
        assert {supply.plant: supply.free for supply in supplies(state, 0, PLAIN) if supply.free} == {"hobart": 1}
        boat(state, 0, 1)  # joins cities that have nothing to do with it


def test_it_saves_the_coal_of_wagons() -> None:
    state = australia()
    put(state, 0, "residence-1", "toowoomba.1")
    without = options(state, 0, PLAIN)["toowoomba.1"][0]
    coal_mine(state, 0, "mount-thorley.c1", "mount-thorley.c2")
    link(state, "toowoomba-mount-thorley", 0)
    found = options(state, 0, PLAIN)["toowoomba.1"][0]
    assert without.coal_count == 2
    assert (found.free, found.coal_count, found.thaler) == (2, 0, 0)


# --- What it counts for -----------------------------------------------------------------------------------------------

ANY_PIECE = {
    "C01": "latrobe.c1",  # purple
    "C18": "launceston.c1",
    "C02": "mount-thorley.c1",  # white
    "C19": "mount-thorley.c1",
    "C03": "toongi.c1",  # orange
    "C20": "toongi.c1",
}
"""Contracts that ask for any pieces in cities of a color, with a coal mine in such a city; none lies in a green one."""
MINES = ("C17", "C33", "C39")
RAILWAYS = ("C08", "C25", "C50")


def counted(state: NucleumState, contract: str) -> int:
    conditions = lib(state).contracts[contract].conditions
    return sum(count(state, 0, condition.counter) for condition in conditions)


@pytest.mark.parametrize("contract", ANY_PIECE)
def test_it_counts_where_any_piece_does(contract: str) -> None:
    state = australia()
    assert counted(state, contract) == 0
    coal_mine(state, 1, "mount-thorley.c2" if "thorley" in ANY_PIECE[contract] else ANY_PIECE[contract])
    assert counted(state, contract) == 0  # another player's
    coal_mine(state, 0, ANY_PIECE[contract])
    assert counted(state, contract) == 1


@pytest.mark.parametrize("contract", MINES + RAILWAYS)
def test_it_does_not_count_for_uranium_mines_and_railways(contract: str) -> None:
    state = australia(4)
    coal_mine(state, 0, "mount-thorley.c1", "mount-thorley.c2", "mount-thorley.c3", "toongi.c1")
    assert counted(state, contract) == 0


def test_it_does_not_count_for_the_milestone_of_mines() -> None:
    state = australia()
    coal_mine(state, 0, "toongi.c1")
    assert count(state, 0, lib(state).milestones["milestone-mine"].counter) == 0


def test_c51_c54_and_c59_ask_for_coal_mines_fewer_on_the_smaller_map() -> None:
    for seats, wanted in ((2, {"C51": 1, "C54": 2, "C59": 3}), (3, {"C51": 1, "C54": 3, "C59": 4})):
        for contract, number in wanted.items():
            state = australia(seats)
            found = ["mount-thorley.c1", "mount-thorley.c2", "toongi.c1", "latrobe.c1"]
            conditions = lib(state).contracts[contract].conditions
            coal_mine(state, 1, "launceston.c1")
            coal_mine(state, 0, *found[: number - 1])
            assert not holds(state, 0, conditions)
            coal_mine(state, 0, found[number - 1])
            assert holds(state, 0, conditions)


def test_the_table_in_words_tells_of_them() -> None:
    state = australia()
    coal_mine(state, 0, "toongi.c1")
    said = [ENGLISH.say(line) for add in guide_of(state).player for line in add(state, 0)]
    assert "Coal mines: Toongi; the next costs 1 thaler and 1 worker." in said


# --- In words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "asked", "told"),
    [
        ("en", "Coal mine: where does it go?", "0 placed a coal mine in Toongi (1 worker)."),
        ("pl", "Kopalnia węgla: gdzie stanie?", "0 stawia: kopalnia węgla, Toongi (1 robotnik)."),
        ("cs", "Uhelný důl: kam přijde?", "0 staví: uhelný důl, Toongi (1 dělník)."),
        ("pt-BR", "Mina de carvão: em que lugar?", "0 colocou uma mina de carvão em Toongi (1 trabalhador)."),
        ("zh-TW", "煤礦：要蓋在哪裡？", "0 在通吉蓋了一座煤礦（1 個工人）。"),
    ],
)
def test_it_is_asked_for_and_told_as_a_native_says_it(locale: str, asked: str, told: str) -> None:
    state, words = australia(), Catalogue(locale, strict=True)
    do(state, Industrialize(0, PLAIN))
    choose(state, TAKE)
    assert words.say(decision_of(state).prompt) == asked
    events = choose(state, "space:toongi.c1")
    assert told in [words.say(event.text, str) for event in events if event.kind == "industrialize"]
