"""Military contracts and technologies, by the statements of gibraltar.md."""

from __future__ import annotations

import pytest

from engine.nucleum.data.components import Building
from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from engine.nucleum.modules.gibraltar.military import fulfillable, military_points
from engine.nucleum.modules.gibraltar.state import MilitaryPlace, military, places, technologies_held, uranium_price
from engine.nucleum.modules.ships.place import ChooseRoute
from engine.nucleum.modules.ships.state import fleet
from engine.nucleum.rules.actions.fuel import options, supplies
from engine.nucleum.rules.actions.urbanize import Urbanize
from engine.nucleum.rules.effects.abilities import modifier
from engine.nucleum.rules.flow.recharge import FinishRecharge
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.rules.map.counting import count, holds
from engine.nucleum.state import Piece, Task, Terms
from tests.nucleum.builder import GAME, choose, decision_of, do, link, mine, put, table, turbine
from tests.nucleum.modules.gibraltar.board import gibraltar, ship

SPACES = ((0, "melilla.1"), (1, "melilla.2"))
THREE = ("gibraltar-casablanca", "gibraltar-rabat", "gibraltar-melilla")


def holding(level: int, technology: str, seats: int = 2) -> NucleumState:
    """Return a table at which seat 0 has a military technology."""
    dealt = [MilitaryPlace("MC8", "T1A"), MilitaryPlace("MC1", "T2A"), MilitaryPlace("MC3", "T3C")]
    dealt[level - 1] = MilitaryPlace(dealt[level - 1].contract, technology)
    state = gibraltar(seats, (dealt[0], dealt[1], dealt[2]))
    places(state)[level - 1].seat = 0
    GAME.forget(state)
    return state


def ids(state: NucleumState) -> list[str]:
    return [choice.id for choice in decision_of(state).choices]


# --- Fulfilling -------------------------------------------------------------------------------------------------------


def test_it_is_fulfilled_instead_of_a_contract_of_the_board() -> None:
    state = gibraltar()
    ship(state, 0, *THREE)
    mine_too = next(each.id for each in lib(state).contracts.values() if holds(state, 0, each.conditions))
    state.players[0].contracts["slot-1"] = mine_too
    do(state, ResolveTile(0, [Task("start-A1", 0), Task("start-A1", 1)]))
    assert {"military:MC8", f"fulfil:{mine_too}"} <= set(ids(state))
    choose(state, "military:MC8")
    assert places(state)[0].seat == 0
    while state.pending and not isinstance(state.pending[-1], ResolveTile):
        choose(state, ids(state)[0])
    assert not any(each.startswith(("fulfil:", "military:")) for each in ids(state))


def test_it_is_not_offered_once_a_contract_was_fulfilled() -> None:
    state = gibraltar()
    ship(state, 0, *THREE)
    do(state, ResolveTile(0, [], may_fulfil=False))
    assert "military:MC8" not in ids(state) if GAME.decision(state) else True


def test_it_is_fulfilled_by_one_player_only() -> None:
    state = gibraltar()
    for seat in (0, 1):
        ship(state, seat, *THREE)
    places(state)[0].seat = 0
    GAME.forget(state)
    assert fulfillable(state, 1) == []


def test_its_place_technology_and_price_are_told() -> None:
    state = gibraltar(dealt=(MilitaryPlace("MC1", "T1B"), MilitaryPlace("MC2", "T2C"), MilitaryPlace("MC8", "T3C")))
    ship(state, 0, *THREE)
    mine(state, 0, 4, "salamanca.m1", uranium=3)
    do(state, ResolveTile(0, []))
    decision = decision_of(state)
    told = {"contract": "MC8", "technology": "T3C", "uranium": 2}
    assert decision.by_id["military:MC8"].facets == told
    (event,) = [each for each in choose(state, "military:MC8") if each.kind == "fulfil"]
    assert event.data == told
    assert event.marks == ("military:MC8", "mat:0")


@pytest.mark.parametrize("held", [0, 1])
def test_the_second_costs_uranium_from_any_mine(held: int) -> None:
    state = gibraltar(dealt=(MilitaryPlace("MC1", "T1B"), MilitaryPlace("MC8", "T2C"), MilitaryPlace("MC3", "T3C")))
    ship(state, 0, *THREE)
    mine(state, 0, 2, "salamanca.m1", uranium=held)
    do(state, ResolveTile(0, []))
    assert ("military:MC8" in ids(state)) == bool(held)
    if held:
        choose(state, "military:MC8")
        assert sum(state.players[0].uranium.values()) == 0
        assert places(state)[1].seat == 0


def test_the_third_costs_2_uranium() -> None:
    state = gibraltar(dealt=(MilitaryPlace("MC1", "T1B"), MilitaryPlace("MC2", "T2C"), MilitaryPlace("MC8", "T3C")))
    ship(state, 0, *THREE)
    mine(state, 0, 4, "salamanca.m1", uranium=1)
    assert fulfillable(state, 0) == []
    state.players[0].uranium["row-4"] = 2
    GAME.forget(state)
    assert [place.contract for place in fulfillable(state, 0)] == ["MC8"]


def test_of_several_mines_the_player_says_which_pays() -> None:
    state = gibraltar(dealt=(MilitaryPlace("MC1", "T1B"), MilitaryPlace("MC8", "T2C"), MilitaryPlace("MC3", "T3C")))
    ship(state, 0, *THREE)
    mine(state, 0, 1, "salamanca.m1", uranium=1)
    mine(state, 0, 2, "cordoba.m1", uranium=1)
    mine(state, 1, 1, "braga.m1", uranium=1)
    do(state, ResolveTile(0, []))
    choose(state, "military:MC8")
    assert ids(state) == ["spend:1-0", "spend:0-1"]
    choose(state, "spend:0-1")
    assert [sum(player.uranium.values()) for player in state.players] == [1, 1]
    assert sorted(state.players[0].uranium.values()) == [0, 1]
    assert places(state)[1].seat == 0


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("others", [("MC1", "MC8"), ("MC8", "MC1")])
def test_it_is_the_place_of_the_chosen_contract_that_is_paid_for_and_taken(
    place: int, others: tuple[str, str]
) -> None:
    """MC7 costs the uranium of its place and brings the technology beside it, whether the others' numbers are lower or higher."""
    names = [*others]
    names.insert(place, "MC7")
    dealt = [MilitaryPlace(name, technology) for name, technology in zip(names, ("T1C", "T2C", "T3C"), strict=True)]
    state = gibraltar(dealt=(dealt[0], dealt[1], dealt[2]))
    ship(state, 0, *THREE)
    for row, space in ((1, "casablanca.t1"), (3, "casablanca.t2")):
        turbine(state, 0, row, space)
    mine(state, 0, 4, "salamanca.m1", uranium=2)
    do(state, ResolveTile(0, []))
    (event,) = [each for each in choose(state, "military:MC7") if each.kind == "fulfil"]
    assert event.data == {"contract": "MC7", "technology": f"T{place + 1}C", "uranium": place}
    assert [each.seat for each in places(state)] == [0 if at == place else -1 for at in range(3)]
    assert sum(state.players[0].uranium.values()) == 2 - place
    assert [each.level for each in technologies_held(state, 0)] == [place + 1]


def test_what_answers_to_a_fulfilled_contract_answers_to_it_too() -> None:
    """Technology F6: the lowest income rises with each contract fulfilled (court-of-progress, experiment F)."""
    state = table(2, "FA", map="gibraltar", court=True)
    places(state)[:] = [MilitaryPlace("MC8", "T1C"), MilitaryPlace("MC1", "T2A"), MilitaryPlace("MC3", "T3C")]
    state.players[0].technologies = ["F6"]
    fleet(state).ships.clear()
    ship(state, 0, *THREE)
    do(state, ResolveTile(0, []))
    choose(state, "military:MC8")
    assert set(ids(state)) == {"income:thaler1", "income:worker1", "income:vp1"}


def test_it_counts_as_a_fulfilled_contract_but_not_among_the_eight_technologies() -> None:
    state = holding(1, "T1C")
    assert count(state, 0, Counter(what="contracts")) == 1
    assert count(state, 0, Counter(what="technologies")) == 0


def test_of_several_fulfilled_each_counts_for_its_player_alone() -> None:
    """Two of seat 1, one of seat 2, none of the others: contracts, technologies and points are each player's own."""
    state = gibraltar(4, (MilitaryPlace("MC8", "T1A"), MilitaryPlace("MC1", "T2C"), MilitaryPlace("MC3", "T3C")))
    assert [count(state, seat, Counter(what="contracts")) for seat in range(4)] == [0, 0, 0, 0]
    for place, seat in zip(places(state), (1, 2, 1), strict=True):
        place.seat = seat
    GAME.forget(state)
    for player in state.players:
        player.income["thaler"] = 15
    assert [count(state, seat, Counter(what="contracts")) for seat in range(4)] == [0, 2, 1, 0]
    assert [[each.level for each in technologies_held(state, seat)] for seat in range(4)] == [[], [1, 3], [2], []]
    assert [military_points(state, seat) for seat in range(4)] == [0, 5, 0, 0]
    assert [modifier(state, seat, "electricity") for seat in range(4)] == [0, 0, 2, 0]


def test_the_first_costs_no_uranium_and_each_place_has_its_own_price() -> None:
    state = gibraltar()
    assert [uranium_price(state, place) for place in places(state)] == [0, 1, 2]
    ship(state, 0, *THREE)
    mine(state, 0, 1, "salamanca.m1", uranium=2)
    do(state, ResolveTile(0, []))
    choose(state, "military:MC8")
    assert sum(state.players[0].uranium.values()) == 2


def test_conditions_of_another_player_are_not_ones_own() -> None:
    """Seat 1 has what MC8, MC3 and MC7 ask for; seat 0 has none of it."""
    state = gibraltar()
    ship(state, 1, *THREE)
    for building, space in (
        ("residence-1", "gibraltar.1"),
        ("residence-2", "casablanca.1"),
        ("residence-3", "rabat.1"),
    ):
        put(state, 1, building, space)
    for row, space in ((1, "casablanca.t1"), (3, "casablanca.t2")):
        turbine(state, 1, row, space)
    assert [met(state, contract, 1) for contract in ("MC8", "MC3", "MC7")] == [True, True, True]
    assert [met(state, contract, 0) for contract in ("MC8", "MC3", "MC7")] == [False, False, False]
    assert [place.contract for place in fulfillable(state, 1)] == ["MC8"]  # MC3 costs 2 uranium
    assert fulfillable(state, 0) == []


def test_t3b_and_t2b_do_not_count_special_buildings_of_others() -> None:
    state = holding(3, "T3B")
    two_special(state)
    special(state, 1, list(lib(state).kinds["special_buildings"])[2], "casablanca.1")
    assert (military_points(state, 0), military_points(state, 1)) == (8, 0)


# --- The conditions ---------------------------------------------------------------------------------------------------


def met(state: NucleumState, contract: str, seat: int = 0) -> bool:
    return holds(state, seat, military(state, contract).conditions)


def test_mc1_and_mc2_ask_for_a_city_in_the_network_of_gibraltar() -> None:
    state = gibraltar()
    put(state, 0, "residence-1", "zaragoza.1")
    put(state, 0, "factory-1", "porto.1")
    ship(state, 0, "gibraltar-melilla")
    assert not met(state, "MC1")
    ship(state, 0, "valencia-melilla")
    link(state, "zaragoza-valencia", 0)
    assert met(state, "MC1")
    assert not met(state, "MC2")
    ship(state, 0, "lisbon-casablanca", "porto-lisbon")
    assert not met(state, "MC2")  # Gibraltar's network ends in Melilla and Valencia
    ship(state, 0, "gibraltar-casablanca")
    assert met(state, "MC2")


def test_mc3_mc4_mc5_count_buildings_in_the_network_of_gibraltar() -> None:
    state = gibraltar()
    for building, space, lit in (
        ("residence-1", "gibraltar.1", False),
        ("residence-2", "casablanca.1", False),
        ("residence-3", "rabat.1", False),
        ("factory-1", "fez.1", True),
    ):
        put(state, 0, building, space, energized=lit)
    ship(state, 0, "gibraltar-casablanca")
    assert not met(state, "MC3")
    ship(state, 0, "gibraltar-rabat")
    assert met(state, "MC3")
    assert not met(state, "MC4")
    assert not met(state, "MC5")
    put(state, 0, "laboratory-1", "gibraltar.1")
    assert not met(state, "MC5")
    put(state, 0, "laboratory-1", "gibraltar.1", energized=True)
    assert met(state, "MC5")


def test_mc4_asks_for_energized_factories() -> None:
    state = gibraltar()
    ship(state, 0, "gibraltar-casablanca")
    put(state, 0, "factory-1", "gibraltar.1", energized=True)
    put(state, 0, "factory-2", "casablanca.1")
    assert not met(state, "MC4")
    put(state, 0, "factory-2", "casablanca.1", energized=True)
    assert met(state, "MC4")


def test_mc7_asks_for_turbines_and_mc8_for_ships() -> None:
    state = gibraltar()
    ship(state, 0, "gibraltar-casablanca")
    turbine(state, 0, 1, "casablanca.t1")
    turbine(state, 0, 3, "bilbao.t2")
    assert not met(state, "MC7")
    turbine(state, 0, 4, "casablanca.t2")
    assert met(state, "MC7")
    ship(state, 0, "gibraltar-rabat", "england-casablanca")
    assert not met(state, "MC8")
    ship(state, 0, "gibraltar-melilla")
    assert met(state, "MC8")


# --- The technologies -------------------------------------------------------------------------------------------------


def test_t1a_an_income_step_for_each_ship_now_and_for_each_further_one() -> None:
    state = gibraltar()
    ship(state, 0, *THREE)
    ship(state, 1, *THREE[:2])  # another player's do not count
    do(state, ResolveTile(0, []))
    choose(state, "military:MC8")
    for _ in THREE:
        choose(state, "income:vp1")
    assert state.players[0].income["vp"] == 4
    do(state, ChooseRoute(0, Terms(optional=True)))
    choose(state, "route:porto-lisbon")
    choose(state, "income:vp1")
    assert state.players[0].income["vp"] == 5
    do(state, ChooseRoute(1, Terms(optional=True)))
    choose(state, "route:porto-lisbon")
    assert not [each for each in ids(state) if each.startswith("income:")]


def test_t1b_a_thaler_and_an_achievement_for_each_ship() -> None:
    state = gibraltar(dealt=(MilitaryPlace("MC8", "T1B"), MilitaryPlace("MC1", "T2A"), MilitaryPlace("MC3", "T3C")))
    ship(state, 0, *THREE)
    player = state.players[0]
    before = player.thaler, player.achievements
    do(state, ResolveTile(0, []))
    choose(state, "military:MC8")
    assert (player.thaler, player.achievements) == (before[0] + 3, before[1] + 3)
    do(state, ChooseRoute(1, Terms(optional=True)))
    choose(state, "route:porto-lisbon")
    assert (player.thaler, player.achievements) == (before[0] + 3, before[1] + 3)
    do(state, ChooseRoute(0, Terms(optional=True)))
    choose(state, "route:bilbao-porto")  # for 1 thaler
    assert (player.thaler, player.achievements) == (before[0] + 3 - 1 + 1, before[1] + 4)


def test_t1c_cheaper_coal_and_more_uranium_in_every_plant() -> None:
    state = holding(1, "T1C")
    state.board.nuclei.append("bilbao")
    GAME.forget(state)
    assert modifier(state, 0, "coal_thaler_off") == 2
    put(state, 0, "residence-1", "melilla.1")
    put(state, 1, "residence-1", "melilla.2")
    price = {seat: min(plan.thaler for plan in options(state, seat, Terms())[space]) for seat, space in SPACES}
    assert price == {0: 0, 1: 2}  # 2 coal each
    mine_, theirs = ({each.plant: each.places for each in supplies(state, seat, Terms())} for seat in (0, 1))
    assert (theirs["bilbao"], theirs["melilla"], theirs["seville"]) == (1, 0, 0)
    assert (mine_["bilbao"], mine_["melilla"], mine_["seville"]) == (2, 1, 1)


def test_t2a_uranium_or_a_technology_ends_each_recharge() -> None:
    state = holding(2, "T2A")
    do(state, FinishRecharge(0))
    assert ids(state) == ["option:0", "option:1"]
    choose(state, "option:1")
    assert max(int(choice.facets["level"]) for choice in decision_of(state).of_kind("technology")) == 2
    state = holding(2, "T2A")
    mine(state, 0, 4, "salamanca.m1")
    do(state, FinishRecharge(0))
    choose(state, "option:0")
    assert sum(state.players[0].uranium.values()) == 2
    other = holding(2, "T2A")
    do(other, FinishRecharge(1))
    assert "option:1" not in ids(other)


def test_t2a_comes_after_the_star() -> None:
    state = holding(2, "T2A")
    state.players[0].achievements = 5
    GAME.forget(state)
    choose(state, "recharge")
    assert "option:0" not in ids(state)
    choose(state, "star:0")
    assert ids(state) == ["option:0", "option:1"]


def test_t2c_2_more_electricity() -> None:
    state = holding(2, "T2C")
    assert modifier(state, 0, "electricity") == 2
    assert modifier(state, 1, "electricity") == 0


def test_t3a_the_better_of_two_ways_to_count_stars() -> None:
    state = holding(3, "T3A")
    state.display.milestones = dict.fromkeys(lib(state).segments, "milestone-tiles")
    state.players[0].pool, state.players[0].slots = ["b1", "b2", "b3"], []
    met_once = (
        count(state, 0, lib(state).milestones["milestone-tiles"].counter)
        // lib(state).milestones["milestone-tiles"].per
    )
    assert met_once
    tiers = sorted(space for tier in lib(state).tiers.values() for space in tier.spaces)
    low, high = tiers[0], [space for space in tiers if space >= 13]
    state.players[0].stars = [low]
    assert military_points(state, 0) == met_once
    state.players[0].stars = [low, high[0]]
    assert military_points(state, 0) == 2 * met_once
    state.players[0].stars = [low, high[0], high[-1]]
    assert military_points(state, 0) == 4 * met_once
    state.players[0].stars = [low]
    state.players[0].pool += ["b4", "b5", "b6"]
    assert military_points(state, 0) == 3 * met_once  # 6 tiles, by twos: a milestone counts for each time it is met
    assert military_points(state, 1) == 0


def test_t3c_5_points_for_each_income_track_in_its_last_3_spaces() -> None:
    state = holding(3, "T3C")
    state.players[0].income.update({"thaler": 13, "worker": 12, "vp": 15})
    assert military_points(state, 0) == 10


def test_the_score_has_a_line_for_it() -> None:
    state = holding(3, "T3C")
    state.players[0].income["thaler"] = 13
    lines = {line.source.key: line.points for row in GAME.standings(state) if row.seat == 0 for line in row.lines}
    assert lines["nuc-score-military"] == 5


def special(state: NucleumState, seat: int, name: str, space: str) -> None:
    """Put a special building of a seat on the map."""
    record = lib(state).kinds["special_buildings"][name]
    assert isinstance(record, Building)
    state.board.pieces[space] = Piece(
        type="building", kind="special_buildings", id=name, owner=seat, types=record.types, level=record.level
    )
    GAME.forget(state)


def two_special(state: NucleumState) -> None:
    first, second, *_ = lib(state).kinds["special_buildings"]
    special(state, 0, first, "gibraltar.2")
    special(state, 0, second, "rabat.2")


def test_mc6_asks_for_special_buildings() -> None:
    state = gibraltar()
    ship(state, 0, "gibraltar-rabat")
    special(state, 0, next(iter(lib(state).kinds["special_buildings"])), "gibraltar.2")
    put(state, 0, "residence-1", "gibraltar.1")
    assert not met(state, "MC6")  # one special building and a usual one
    state = gibraltar()
    two_special(state)
    assert not met(state, "MC6")
    ship(state, 0, "gibraltar-rabat")
    assert met(state, "MC6")


def test_t2b_a_free_tile_for_each_special_building() -> None:
    state = gibraltar(dealt=(MilitaryPlace("MC1", "T1A"), MilitaryPlace("MC8", "T2B"), MilitaryPlace("MC3", "T3C")))
    ship(state, 0, *THREE)
    two_special(state)
    mine(state, 0, 2, "salamanca.m1", uranium=1)
    player = state.players[0]
    player.thaler, tiles = 0, len(player.pool)
    do(state, ResolveTile(0, []))
    choose(state, "military:MC8")
    for _ in range(2):
        choose(state, next(each for each in ids(state) if each.startswith("tile:")))
    assert len(player.pool) == tiles + 2
    assert player.thaler == 0
    assert not any(each.startswith("tile:") for each in ids(state))


@pytest.mark.parametrize(("seat", "special_one", "asked"), [(0, True, True), (0, False, False), (1, True, False)])
def test_t2b_a_free_tile_for_each_further_special_building(seat: int, special_one: bool, asked: bool) -> None:
    state = holding(2, "T2B")
    do(state, Urbanize(seat, Terms(optional=True)))
    choose(state, next(each for each in ids(state) if (each.count(":") == 2) == special_one and "-" in each))
    choose(state, next(each for each in ids(state) if each.startswith("space:")))
    assert any(each.startswith("tile:") for each in ids(state)) == asked


def test_t3b_4_points_for_each_special_building() -> None:
    state = holding(3, "T3B")
    two_special(state)
    assert military_points(state, 0) == 8
