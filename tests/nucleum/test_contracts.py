"""nucleum.md, section 5: technologies and contracts."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import EventLog
from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.game import NucleumState
from engine.nucleum.rules.actions.contract import ChooseSlotBonus, fulfillable
from engine.nucleum.rules.actions.industrialize import Industrialize
from engine.nucleum.rules.effects.goods import gain_workers
from engine.nucleum.rules.effects.technology import Unlock
from engine.nucleum.rules.map.counting import count, holds
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, lay, lib, link, mine, put, side, table


def test_5_technology_of_at_most_the_level_or_points() -> None:
    state = table()
    do(state, Unlock(0, 2))
    assert ids(state) == {"tech:A1", "tech:A2", "tech:A3", "tech:A4", "tech:A5", "tech:A6", "vp"}
    choose(state, "vp")
    assert (state.players[0].vp, state.players[0].technologies) == (2, [])


def test_5_without_a_technology_of_the_level_left_only_points_are_gained() -> None:
    state = table()
    first = [tile.id for tile in lib(state).technologies_of("A") if tile.level == 1]
    state.players[0].technologies = list(first)
    do(state, Unlock(0, 1))
    assert (state.players[0].vp, state.players[0].technologies) == (1, first)


def test_5_blue_once_brown_lasting_purple_at_the_end() -> None:
    state = table()
    player = state.players[0]
    do(state, Unlock(0, 2))
    choose(state, "tech:A5")
    assert (player.workers, player.thaler) == (5, 7)
    do(state, Unlock(0, 1))
    choose(state, "tech:A1")
    mine(state, 0, 1, "joachimsthal.m1")
    do(state, Industrialize(0, Terms()))
    choose(state, "place:mine:row-2", "space:joachimsthal.m2")
    assert sum(player.uranium.values()) == 2 + 1


def test_5_first_player_with_all_8_is_an_end_condition() -> None:
    state = table()
    for seat, letter in ((0, "A"), (1, "B")):
        player = state.players[seat]
        player.technologies = [f"{letter}{number}" for number in range(1, 8)]
        do(state, Unlock(seat, 3))
        choose(state, f"tech:{letter}8")
    assert state.ended == {"technologies": 0}
    assert (state.players[0].vp, state.players[1].vp) == (3, 0)


def test_5_points_instead_of_the_last_technology_leave_it_locked() -> None:
    state = table()
    first = [f"A{number}" for number in range(1, 8)]
    state.players[0].technologies = list(first)
    do(state, Unlock(0, 3))
    assert ids(state) == {"tech:A8", "vp"}
    choose(state, "vp")
    assert (state.players[0].vp, state.players[0].technologies, state.ended) == (3, first, {})


def test_5_contract_checks_the_present_state_and_spends_nothing() -> None:
    state = table()
    player = state.players[0]
    player.contracts["slot-2"] = "C15"
    player.achievements = 7
    assert "C15" not in fulfillable(state, 0)
    player.achievements = 8
    GAME.forget(state)
    events = choose(state, "play:start-A1", "fulfil:C15", "vp")
    assert [event.marks for event in events if event.kind == "fulfil"] == [("mat:0",)]  # none on display has changed
    assert player.achievements == 8
    assert player.contracts["slot-2"] == ""


def test_5_purple_is_for_everyone_and_not_refilled() -> None:
    state = table()
    state.display.shown["purple-3"] = ["C47"]
    links = [one.id for one in side(state).links.values() if one.spaces == 1]
    for name in links[:6]:
        link(state, name, 0)
    events = choose(state, "play:start-A1", "fulfil:C47")
    assert [event.marks for event in events if event.kind == "fulfil"] == [("contracts:purple-3.1", "mat:0")]
    assert state.display.shown["purple-3"] == [""]
    assert state.players[0].fulfilled == ["C47"]
    assert state.players[0].vp == 11
    choose(state, "skip", "confirm")
    assert state.display.shown["purple-3"] == [""]  # at the end of the turn as well


@pytest.mark.parametrize(
    ("contract", "counted", "fulfilled"),
    [
        ("C06", [1], True),
        ("C01", [2], True),
        ("C02", [1], False),
        ("C08", [0], False),
        ("C11", [0, 0], False),
        ("C30", [1], False),
    ],
)
def test_5_conditions_on_the_map(contract: str, counted: list[int], fulfilled: bool) -> None:
    state = table()
    put(state, 0, "laboratory-1", "praha.3")
    put(state, 0, "residence-1", "zwickau.1")
    conditions = lib(state).contracts[contract].conditions
    assert [count(state, 0, condition.counter) for condition in conditions] == counted
    assert fulfils(state, contract) == fulfilled


def test_5_all_conditions_of_a_contract_must_hold() -> None:
    """C11: a completed link of two or more spaces, and three railway tiles."""
    state = table()
    long = next(each for each in side(state).links.values() if each.spaces == 2)
    link(state, long.id, 0)
    assert not fulfils(state, "C11")  # the link, but two tiles only
    short = next(each for each in side(state).links.values() if each.spaces == 1)
    lay(state, 0, short.space_ids[0], "g9")
    assert fulfils(state, "C11")
    state.board.complete.clear()
    state.board.clear_cache()
    assert not fulfils(state, "C11")  # three tiles, but no link


@pytest.mark.parametrize(("times", "said"), [(1, "Which slot's bonus?"), (2, "Which slot's bonus, twice?")])
def test_5_the_bonus_of_any_slot_once_or_several_times(times: int, said: str) -> None:
    state = table()
    do(state, ChooseSlotBonus(0, "slot-1", times))
    assert Catalogue("en", strict=True).say(decision_of(state).prompt) == said
    assert ids(state) == {"bonus:slot-2", "bonus:slot-3", "bonus:slot-4"}
    before = state.players[0].achievements
    choose(state, "bonus:slot-4")
    assert state.players[0].achievements == before + 2 * times


def test_5_pieces_in_praha_count_for_every_colour() -> None:
    state = table()
    put(state, 0, "residence-1", "praha.2")
    assert not any(fulfils(state, f"C0{number}") for number in range(1, 5))
    put(state, 0, "factory-1", "praha.1")
    assert all(fulfils(state, f"C0{number}") for number in range(1, 5))
    assert not any(fulfils(state, f"C{number}") for number in range(18, 22))
    put(state, 0, "laboratory-1", "praha.3")
    put(state, 0, "factory-2", "praha.4")
    assert all(fulfils(state, f"C{number}") for number in range(18, 22))


def fulfils(state: NucleumState, contract: str) -> bool:
    """Return whether the conditions of a contract hold for seat 0."""
    return holds(state, 0, lib(state).contracts[contract].conditions)


def test_5_counters() -> None:
    state = table()
    link(state, "riesa-dresden", 0)
    link(state, "dresden-bautzen", 0)
    lay(state, 0, "leipzig-riesa.1", "start-A1")
    put(state, 0, "factory-2", "dresden.4", energized=True)
    put(state, 1, "factory-3", "praha.4", energized=True)
    player = state.players[0]
    player.income = {"thaler": 5, "worker": 3, "vp": 9}
    assert count(state, 0, Counter(what="railways")) == 4
    assert count(state, 0, Counter(what="links", length_at_least=2)) == 1
    assert count(state, 0, Counter(what="links")) == 2
    assert count(state, 0, Counter(what="network_cities")) == 3
    assert count(state, 0, Counter(what="income")) == 9
    assert count(state, 0, Counter(what="income", track="all")) == 3
    assert count(state, 0, Counter(what="tiles")) == 4
    assert count(state, 0, Counter(what="pieces", kinds=("urban",), energized=True, level_at_least=2)) == 1
    assert count(state, 0, Counter(what="cities", city_colours=("orange",))) == 1


def test_2_a_worker_that_finds_the_reserve_empty_is_not_lost() -> None:
    state = table()
    player = state.players[0]
    player.workers, player.reserve, player.thaler = 3, 1, 0
    gain_workers(state, 0, 3, EventLog())
    assert (player.workers, player.reserve, player.thaler) == (4, 0, 2)
    player.workers = 0
    gain_workers(state, 0, 1, EventLog())
    assert (player.workers, player.thaler) == (0, 2)


@pytest.mark.parametrize(("level", "held"), [(2, False), (3, True)])
def test_5_level_3_or_higher_is_asked_for_by_c29_and_c44(level: int, held: bool) -> None:
    """nucleum-data 10: C29 asks for 2 energized buildings of level III or higher, C44 for one of each type."""
    state = table()
    for kind, space in (("residence", "zwickau.1"), ("factory", "dresden.1"), ("laboratory", "praha.3")):
        put(state, 0, f"{kind}-{level}", space, energized=True)
    for contract in ("C29", "C44"):
        assert holds(state, 0, lib(state).contracts[contract].conditions) == held


def test_5_energized_pieces_are_counted_apart() -> None:
    state = table()
    put(state, 0, "residence-1", "zwickau.1")
    put(state, 0, "laboratory-1", "praha.3", energized=True)
    assert count(state, 0, Counter(what="pieces")) == 2
    assert count(state, 0, Counter(what="pieces", energized=True)) == 1
