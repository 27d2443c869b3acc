"""nucleum.md, section 4: every way to bring fuel to a plant is offered once, the cheapest first."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from engine.kernel import Choice, Rng
from engine.nucleum.game import NucleumState
from engine.nucleum.library import city_of
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.fuel import (
    count_plans,
    energy_of,
    every_plan,
    options,
    supplies,
    targets,
)
from engine.nucleum.rules.effects.abilities import modifier
from engine.nucleum.rules.effects.goods import can_pay
from engine.nucleum.rules.map.networks import are_joined
from engine.nucleum.state import Terms, Wagons
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, link, mine, put, table, turbine


def _simulated_price(wagons: Wagons, count: int) -> int:
    """Buy coal one by one, as the rules say."""
    sides = [1] * wagons.fresh + [2] * wagons.flipped
    total = 0
    for _ in range(count):
        if not sides:
            total += 3
            continue
        cheapest = min(sides)
        sides.remove(cheapest)
        total += cheapest
        if cheapest == 1:
            sides.append(2)
    return total


def _every_plan(
    state: NucleumState, seat: int, space: str, terms: Terms
) -> list[tuple[int, int, int, dict[int, int]]]:
    """Return (thaler, uranium, coal, tolls) of every payable way to energize a building, by brute force."""
    here = city_of(state, space)
    energy = energy_of(state, state.board.pieces[space])
    found = []
    for supply in supplies(state, seat, terms):
        if not are_joined(state, supply.plant, here.id):
            continue
        owners = [owner for owner, count in supply.foreign.items() for _ in range(count)]
        off = terms.thaler_off + modifier(state, seat, "coal_thaler_off")
        for uranium in range(supply.uranium + 1):
            toll = max(0, uranium - supply.places)
            if toll > len(owners):
                continue
            power = 2 * uranium + (supply.first_uranium if uranium else 0) + supply.electricity
            coal = max(0, energy - power)
            for split in product(range(coal + 1), repeat=len(supply.areas)):
                if sum(split) != coal:
                    continue
                gross = sum(
                    _simulated_price(state.board.coal[area], part)
                    for area, part in zip(supply.areas, split, strict=True)
                )
                thaler = max(0, gross - off) + toll
                if can_pay(state, seat, thaler, uranium=uranium):
                    found += [
                        (thaler, uranium, coal, dict(Counter(paid))) for paid in set(combinations(owners, toll))
                    ]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_no_plan_is_left_out_that_could_be_better(seats: int) -> None:
    """Over random games: each payable way to bring fuel is listed, or one listed costs no more of anything."""
    compared = 0
    for seed in range(4):
        state, _ = GAME.start(seats, 40 + seed, {"experiments": "random"})
        rng = Rng(seed)
        while not state.over:
            decision = decision_of(state)
            step = state.pending[-1]
            if isinstance(step, Energize):
                listed = options(state, step.seat, step.terms)
                for space, _ in targets(state, step.seat):
                    ways = _every_plan(state, step.seat, space, step.terms)
                    assert bool(ways) == (space in listed)
                    plans = [
                        (plan.thaler, plan.uranium, plan.coal_count, dict(plan.paid))
                        for plan in listed.get(space, [])
                    ]
                    for thaler, uranium, coal, paid in ways:
                        compared += 1
                        assert any(
                            a <= thaler
                            and b <= uranium
                            and c <= coal
                            and all(n <= paid.get(s, 0) for s, n in tolls.items())
                            for a, b, c, tolls in plans
                        )
            GAME.apply(state, rng.pick(decision.choices).id)
    assert compared > 100


def _two_areas(thaler: int, building: str = "residence-1") -> NucleumState:
    """Riesa with a coal plant in reach of two areas: two cheap wagons in the west, six flipped in the north-east."""
    state = table()
    player = state.players[0]
    player.thaler, player.workers = thaler, 0
    put(state, 0, building, "riesa.1")
    state.board.nuclei.append("grimma")
    link(state, "leipzig-riesa", 1)
    link(state, "leipzig-grimma", 1)
    state.board.coal["west"], state.board.coal["north-east"] = Wagons(2, 0), Wagons(0, 6)
    GAME.forget(state)
    do(state, Energize(0, Terms(optional=True)))
    return state


def _plans(state: NucleumState) -> list[Choice]:
    choose(state, "plans:riesa.1")
    return list(decision_of(state).choices)


def test_4_coal_may_be_bought_in_a_dearer_area_to_spare_cheap_wagons() -> None:
    state = _two_areas(30)
    assert options(state, 0, Terms())["riesa.1"][0].coal == (("west", 2),)
    choices = _plans(state)
    assert [choice.id.rsplit(":", 2)[1] for choice in choices] == ["west2", "west1-north-east1", "north-east2"]
    assert [choice.facets["cost"] for choice in choices] == [2, 3, 4]
    choose(state, choices[2].id)
    assert state.players[0].thaler == 30 - 4
    assert state.board.coal["west"] == Wagons(2, 0)
    assert state.board.coal["north-east"] == Wagons(0, 4)
    assert state.board.pieces["riesa.1"].energized


def test_4_coal_of_two_areas_uses_up_wagons_of_both() -> None:
    """nucleum.md 4: each coal takes a wagon of the area it comes from, of the first and of the second one alike."""
    state = _two_areas(30)
    (both,) = (choice for choice in _plans(state) if choice.id.rsplit(":", 2)[1] == "west1-north-east1")
    choose(state, both.id)
    assert state.board.coal["west"] == Wagons(1, 1)
    assert state.board.coal["north-east"] == Wagons(0, 5)


def test_4_a_discount_is_off_dearer_coal_too() -> None:
    state = _two_areas(30)
    turbine(state, 0, 1, "plauen.t1")
    assert modifier(state, 0, "coal_thaler_off") == 1
    GAME.forget(state)
    assert [choice.facets["cost"] for choice in _plans(state)] == [1, 2, 3]


def test_4_a_split_that_cannot_be_paid_is_not_offered() -> None:
    state = _two_areas(3)
    assert decision_of(state).by_id["plans:riesa.1"].facets["plans"] == 2
    assert [choice.facets["cost"] for choice in _plans(state)] == [2, 3]
    assert ids(_two_areas(2)) == {"energize:riesa.1", "skip"}


def test_4_a_split_that_cannot_be_paid_with_the_thaler_for_a_turbine_is_not_offered() -> None:
    """Two uranium, one of them in another's turbine for 1 thaler, and two coal for 2, 3 or 4."""
    state = _two_areas(4, "residence-3")
    turbine(state, 1, 1, "grimma.t1")
    mine(state, 0, 1, "karlsbad.m1", uranium=2)
    for name in ("plauen-karlsbad", "chemnitz-plauen", "grimma-chemnitz"):
        link(state, name, 0)
    listed = every_plan(state, 0, options(state, 0, Terms())["riesa.1"], Terms())
    assert [plan.thaler for plan in listed if plan.uranium == 2 and plan.paid] == [2 + 1, 3 + 1]


@pytest.mark.parametrize("uranium", [0, 2])
def test_4_every_split_is_offered_once_the_cheapest_first(uranium: int) -> None:
    state = _two_areas(40, "residence-3")
    state.board.nuclei.append("plauen")
    mine(state, 0, 1, "karlsbad.m1", uranium=uranium)
    link(state, "plauen-karlsbad", 0)
    link(state, "chemnitz-plauen", 0)
    link(state, "grimma-chemnitz", 0)
    cheapest = options(state, 0, Terms())["riesa.1"]
    listed = every_plan(state, 0, cheapest, Terms())
    assert listed[: len(cheapest)] == cheapest
    assert len(listed) == count_plans(state, 0, cheapest, Terms())
    assert len({plan.id for plan in listed}) == len(listed)
    wanted = {
        (burnt, west, 6 - 2 * burnt - west)
        for burnt in ((0, 1) if uranium else (0,))  # a nucleum burns one
        for west in range(6 - 2 * burnt + 1)
    }
    found = [(plan.uranium, dict(plan.coal).get("west", 0), dict(plan.coal).get("north-east", 0)) for plan in listed]
    assert {(burnt, west, east) for burnt, west, east in found} == wanted
    for plan in listed:
        paid = sum(_simulated_price(state.board.coal[area], count) for area, count in plan.coal)
        assert plan.thaler == plan.coal_thaler == paid
    dearer = [plan.thaler + plan.uranium for plan in listed[len(cheapest) :]]
    assert dearer == sorted(dearer)
