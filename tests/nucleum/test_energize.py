"""nucleum.md, section 4: energize."""

from __future__ import annotations

import pytest

from engine.kernel import Choice
from engine.nucleum.game import NucleumState
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.fuel import (
    coal_prices,
    options,
)
from engine.nucleum.state import Terms, Wagons
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, link, mine, neutral, put, table, turbine


def _plauen(nucleum: bool = True) -> NucleumState:
    """Plauen's plant with a residence III (6 electricity) of seat 0 there; coal comes from the west."""
    state = table()
    state.players[0].thaler = 30
    put(state, 0, "residence-3", "plauen.1")
    if nucleum:
        state.board.nuclei.append("plauen")
    GAME.forget(state)
    return state


def test_4_coal_costs_1_then_2_then_3() -> None:
    assert coal_prices(2, 0, (1, 2, 3), 6)[6] == 1 + 1 + 2 + 2 + 3 + 3


def test_4_six_coal_from_two_fresh_wagons_cost_12() -> None:
    state = _plauen(nucleum=False)
    state.board.coal["west"] = Wagons(2)
    GAME.forget(state)
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "energize:plauen.1")
    assert state.players[0].thaler == 30 - 12
    assert state.board.coal["west"] == Wagons(0, 0)
    assert state.board.pieces["plauen.1"].energized


def test_4_a_wagon_is_turned_over_by_its_first_coal() -> None:
    """nucleum.md 4: 1 thaler from a fresh wagon, which is turned over; 2 from one turned over, which leaves."""
    state = _plauen(nucleum=False)
    put(state, 0, "residence-1", "plauen.1")
    state.board.coal["west"] = Wagons(3, 1)
    GAME.forget(state)
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "energize:plauen.1")
    assert state.board.coal["west"] == Wagons(1, 3)


def test_4_uranium_burns_in_mines_joined_to_the_plant() -> None:
    """nucleum.md 4: fuel is carried over completed links; Brüx is joined to nothing here."""
    state = _plauen()
    mine(state, 0, 1, "bruex.m1", uranium=1)
    mine(state, 0, 3, "karlsbad.m2", uranium=1)
    link(state, "plauen-karlsbad", 2)
    (best,) = (plan for plan in options(state, 0, Terms())["plauen.1"] if plan.uranium)
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "plans:plauen.1", f"plan:{best.id}")
    assert state.players[0].uranium == {"row-1": 1, "row-3": 0}


def test_4_one_nucleum_and_two_turbines_one_foreign_burn_3_uranium() -> None:
    state = _plauen()
    put(state, 0, "laboratory-3", "plauen.1")
    turbine(state, 0, 1, "plauen.t1")
    turbine(state, 1, 1, "plauen.t2")
    mine(state, 0, 1, "karlsbad.m1", uranium=3)
    mine(state, 0, 3, "karlsbad.m2", uranium=3)
    link(state, "plauen-karlsbad", 2)
    plans = options(state, 0, Terms())["plauen.1"]
    assert max(plan.uranium for plan in plans) == 3
    best = next(plan for plan in plans if plan.uranium == 3)
    assert best.coal_count == 9 - 3 * 2
    assert best.paid == ((1, 1),)
    assert best.thaler == best.coal_thaler + 1
    own = next(plan for plan in plans if plan.uranium == 2)
    assert own.paid == ()
    before = state.players[1].thaler
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "plans:plauen.1", f"plan:{best.id}")
    assert state.players[1].thaler == before + 1
    assert state.players[0].thaler == 30 - best.thaler
    assert sum(state.players[0].uranium.values()) == 3


def test_4_no_uranium_without_a_nucleum() -> None:
    state = _plauen(nucleum=False)
    mine(state, 0, 1, "karlsbad.m1", uranium=3)
    turbine(state, 0, 2, "plauen.t1")
    link(state, "plauen-karlsbad", 0)
    assert {plan.uranium for plan in options(state, 0, Terms())["plauen.1"]} == {0}


def test_4_fuel_and_current_go_over_completed_links_of_anyone() -> None:
    state = table()
    state.players[0].thaler = 30
    put(state, 0, "residence-1", "zwickau.1")
    assert not options(state, 0, Terms())
    link(state, "chemnitz-zwickau", 1)
    assert not options(state, 0, Terms())
    link(state, "chemnitz-plauen", 1)
    plans = options(state, 0, Terms())["zwickau.1"]
    assert [(plan.plant, plan.coal) for plan in plans] == [("plauen", (("west", 2),))]


def test_4_electricity_of_tile_turbine_and_technology_is_added() -> None:
    state = _plauen(nucleum=False)
    turbine(state, 0, 3, "plauen.t1")
    plans = options(state, 0, Terms(electricity=1))["plauen.1"]
    assert plans[0].coal_count == 6 - 1 - 2
    turbine(state, 0, 4, "plauen.t2")
    assert options(state, 0, Terms(electricity=1))["plauen.1"][0].coal_count == 6 - 1 - 2 - 1


def test_4_a_turbine_works_for_its_owner_alone() -> None:
    state = _plauen(nucleum=False)
    turbine(state, 1, 1, "plauen.t1")
    turbine(state, 1, 3, "plauen.t2")
    (plan,) = options(state, 0, Terms())["plauen.1"]
    assert (plan.coal_count, plan.thaler) == (6, 6)


def test_4_surplus_electricity_is_lost() -> None:
    """A building of level I asks for 2 electricity and gives 2 achievements, whatever is brought."""
    state = _plauen(nucleum=False)
    put(state, 0, "residence-1", "plauen.1")
    turbine(state, 0, 3, "plauen.t1")
    do(state, Energize(0, Terms(electricity=3, optional=True)))
    choose(state, "energize:plauen.1")
    assert (state.players[0].achievements, state.players[0].thaler) == (2, 30)
    assert state.board.pieces["plauen.1"].energized


def test_4_discounts_are_off_all_coal() -> None:
    state = _plauen(nucleum=False)
    assert options(state, 0, Terms(thaler_off=2))["plauen.1"][0].thaler == 6 - 2
    turbine(state, 0, 1, "plauen.t1")
    assert options(state, 0, Terms(thaler_off=2))["plauen.1"][0].thaler == 6 - 2 - 1


def test_4_energizing_gives_achievements_and_the_reward() -> None:
    state = _plauen(nucleum=False)
    player = state.players[0]
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "energize:plauen.1")
    assert (player.achievements, player.income["worker"]) == (6, 1 + 3)
    do(state, Energize(0, Terms(optional=True)))
    assert not ids(state, "target")


def test_4_neutral_buildings_are_for_the_player_who_energizes_them() -> None:
    state = _plauen(nucleum=False)
    neutral(state, "neutral-5", "plauen.2")
    player = state.players[1]
    player.thaler = 9
    GAME.forget(state)
    assert set(options(state, 1, Terms())) == {"plauen.2"}
    do(state, Energize(1, Terms(optional=True)))
    assert decision_of(state).by_id["energize:plauen.2"].facets["neutral"] == 1
    choose(state, "energize:plauen.2")
    assert player.achievements == 3
    assert player.thaler == 9 - 3 + 2
    assert player.income["thaler"] == 3
    assert state.board.pieces["plauen.2"].owner == -1
    GAME.forget(state)
    assert set(options(state, 0, Terms())) == {"plauen.1"}  # energized once, by the player who came first


def test_4_dominated_plans_are_left_out_and_cheapest_is_first() -> None:
    state = _plauen()
    mine(state, 0, 1, "karlsbad.m1", uranium=2)
    link(state, "plauen-karlsbad", 0)
    plans = options(state, 0, Terms())["plauen.1"]
    assert [(plan.uranium, plan.coal_count) for plan in plans] == [(1, 4), (0, 6)]
    costs = [plan.thaler + plan.uranium for plan in plans]
    assert costs == sorted(costs)


def test_4_a_plan_with_a_toll_that_another_plant_saves_is_left_out() -> None:
    state = _plauen()
    turbine(state, 0, 1, "plauen.t1")
    state.board.nuclei.append("grimma")
    turbine(state, 1, 1, "grimma.t1")
    mine(state, 0, 1, "karlsbad.m1", uranium=2)
    for name in ("plauen-karlsbad", "chemnitz-plauen", "grimma-chemnitz"):
        link(state, name, 2)
    burning = [plan for plan in options(state, 0, Terms())["plauen.1"] if plan.uranium == 2]
    assert [plan.paid for plan in burning] == [()]


def test_4_uranium_may_spare_wagons_though_coal_is_free() -> None:
    state = _plauen()
    put(state, 0, "residence-1", "plauen.1")
    mine(state, 0, 1, "karlsbad.m1", uranium=1)
    link(state, "plauen-karlsbad", 0)
    plans = options(state, 0, Terms(thaler_off=9))["plauen.1"]
    assert [(plan.uranium, plan.coal_count, plan.thaler) for plan in plans] == [(0, 2, 0), (1, 0, 0)]


def test_4_splits_equal_after_the_discount_both_stay() -> None:
    state = table()
    state.players[0].thaler = 30
    put(state, 0, "residence-1", "riesa.1")
    link(state, "leipzig-riesa", 1)
    state.board.coal["west"], state.board.coal["north-east"] = Wagons(0, 2), Wagons(2)
    GAME.forget(state)
    assert [plan.coal for plan in options(state, 0, Terms())["riesa.1"]] == [(("north-east", 2),)]
    plans = options(state, 0, Terms(thaler_off=3))["riesa.1"]
    assert {plan.coal for plan in plans} == {(("north-east", 2),), (("west", 1), ("north-east", 1))}
    assert {plan.thaler for plan in plans} == {0}


def test_4_which_foreign_turbine_is_used_is_a_choice() -> None:
    state = _plauen()
    turbine(state, 1, 1, "plauen.t1")
    turbine(state, 2, 1, "plauen.t2")
    mine(state, 0, 1, "karlsbad.m1", uranium=2)
    link(state, "plauen-karlsbad", 0)
    plans = [plan for plan in options(state, 0, Terms())["plauen.1"] if plan.uranium == 2]
    assert {plan.paid for plan in plans} == {((1, 1),), ((2, 1),)}


@pytest.mark.parametrize(
    ("owners", "paid", "gained"), [((1, 2), ((1, 1), (2, 1)), [-2, 1, 1, 0]), ((1, 1), ((1, 2),), [-2, 2, 0, 0])]
)
def test_4_two_foreign_turbines_cost_a_thaler_each(
    owners: tuple[int, int], paid: tuple[tuple[int, int], ...], gained: list[int]
) -> None:
    """3 uranium for 6 electricity: one by the nucleum, one in each foreign turbine."""
    state = _plauen()
    for row, owner in enumerate(owners, start=1):
        turbine(state, owner, row, f"plauen.t{row}")
    mine(state, 0, 3, "karlsbad.m1", uranium=3)
    mine(state, 1, 1, "karlsbad.m2", uranium=3)
    link(state, "plauen-karlsbad", 0)
    (plan,) = (plan for plan in options(state, 0, Terms())["plauen.1"] if plan.uranium == 3)
    assert (plan.paid, plan.thaler, plan.coal_count) == (paid, 2, 0)
    before = [player.thaler for player in state.players]
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "plans:plauen.1", f"plan:{plan.id}")
    after = [player.thaler for player in state.players]
    assert [new - old for old, new in zip(before, after, strict=True)] == gained
    assert [player.uranium for player in state.players[:2]] == [{"row-3": 0}, {"row-1": 3}]


def test_4_coal_of_two_areas_is_bought_cheapest_first() -> None:
    state = table()
    state.players[0].thaler = 30
    put(state, 0, "residence-2", "riesa.1")
    state.board.nuclei.append("grimma")
    link(state, "leipzig-riesa", 1)
    state.board.coal["west"], state.board.coal["north-east"] = Wagons(1), Wagons(2)
    GAME.forget(state)
    plans = options(state, 0, Terms())["riesa.1"]
    assert {plan.coal_thaler for plan in plans} == {1 + 1 + 1 + 2}
    assert {plan.coal for plan in plans} == {
        (("west", 1), ("north-east", 3)),
        (("west", 2), ("north-east", 2)),
    }


def test_4_plans_must_be_payable() -> None:
    state = _plauen(nucleum=False)
    player = state.players[0]
    player.thaler, player.workers = 3, 2
    GAME.forget(state)
    assert not options(state, 0, Terms())
    player.workers = 3
    GAME.forget(state)
    assert options(state, 0, Terms())
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "energize:plauen.1")
    assert (player.thaler, player.workers) == (0, 0)


def test_4_uranium_to_burn_is_not_exchanged_for_the_payment() -> None:
    state = _plauen()
    player = state.players[0]
    player.thaler, player.workers = 0, 0
    mine(state, 0, 1, "karlsbad.m1", uranium=3)
    link(state, "plauen-karlsbad", 0)
    state.board.coal["west"] = Wagons(1)
    GAME.forget(state)
    # 1 uranium burnt and 4 coal for 1 + 2 + 3 + 3: two uranium to exchange are not enough.
    assert not options(state, 0, Terms())
    player.thaler = 6
    GAME.forget(state)
    assert not options(state, 0, Terms())
    player.thaler = 7
    GAME.forget(state)
    do(state, Energize(0, Terms(optional=True)))
    choose(state, "energize:plauen.1")
    assert sum(player.uranium.values()) == 0


def test_4_choices_say_what_they_are() -> None:
    state = _plauen(nucleum=False)
    do(state, Energize(0, Terms(optional=True)))
    choice: Choice = GAME.decision(state).by_id["energize:plauen.1"]  # type: ignore[union-attr]
    assert choice.facets["city"] == "plauen"
    assert choice.facets["cost"] == 6
    assert choice.facets["energy"] == 6
    assert choice.detail is not None
