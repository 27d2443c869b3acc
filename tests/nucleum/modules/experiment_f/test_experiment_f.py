"""Experiment F with the base game (court-of-progress, technologies, turbine effects and setup changes [pl])."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.data.vocabulary import Modifier
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reference import lookup
from engine.nucleum.modules import BOX
from engine.nucleum.modules.experiment_f.effects import LowestIncome, lowest
from engine.nucleum.modules.experiment_f.module import MODULE
from engine.nucleum.rules.actions.contract import BeginContract
from engine.nucleum.rules.actions.energize import Energize, plan_text
from engine.nucleum.rules.actions.fuel import FuelPlan, options, possible
from engine.nucleum.rules.effects.abilities import red_surcharge
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.technology import Unlock
from engine.nucleum.rules.flow.scoring import technology_points
from engine.nucleum.rules.flow.turn import TurnStart
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, lay, lib, link, mine, put, table, turbine

SURE = Terms(optional=True)
ENGLISH = Catalogue("en", strict=True)
STARTING = ["start-F1", "start-F2", "start-F3", "start-F4", "start-F5"]


def with_f(*technologies: str, seats: int = 4) -> NucleumState:
    """Return a table at whose first turn seat 0 has experiment F with these technologies."""
    state = table(seats, "FBCD", experiment_f=True)
    state.players[0].technologies = list(technologies)
    GAME.forget(state)
    return state


def fulfil(state: NucleumState, *more: str) -> None:
    """Have seat 0, with two buildings in Praha, fulfill C01 with a tile it plays."""
    state.players[0].contracts["slot-1"] = "C01"
    put(state, 0, "residence-1", "praha.1")
    put(state, 0, "factory-1", "praha.2")
    choose(state, "play:start-F5", "fulfil:C01", *more)


# --- Setup -------------------------------------------------------------------------------------------------------------


def test_it_is_brought_by_its_option_alone() -> None:
    assert BOX.in_force(GAME.complete_options({"experiment_f": True})) == ("base", "chain_tiles", "experiment_f")
    assert BOX.in_force(GAME.complete_options({})) == ("base",)
    assert GAME.rules_versions(GAME.complete_options({})) == {"nucleum": GAME.rules_version}
    assert GAME.rules_versions(GAME.complete_options({"experiment_f": True}))["experiment_f"] == MODULE.rules_version


def test_without_it_there_are_four_experiments_and_with_it_five() -> None:
    assert GAME.start(2, 1)[0].display.experiments == list("ABCD")
    assert GAME.start(2, 1, {"experiment_f": True})[0].display.experiments == list("ABCDF")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_may_be_chosen_and_those_left_over_are_not_used(seats: int) -> None:
    state, _ = GAME.start(seats, 3, {"experiment_f": True})
    assert ids(state) == {f"experiment:{letter}" for letter in "ABCDF"}
    for letter in "FACD"[:seats]:
        choose(state, f"experiment:{letter}", "confirm")
    assert {player.experiment for player in state.players} == set("FACD"[:seats])
    assert len(state.display.experiments) == 5 - seats


def test_it_may_be_dealt_at_random() -> None:
    dealt = set()
    for seed in range(12):
        state, _ = GAME.start(4, seed, {"experiment_f": True, "experiments": "random"})
        found = {player.experiment for player in state.players}
        assert len(found) == 4
        dealt |= found
    assert dealt == set("ABCDF")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_game_deals_a_to_d(seats: int) -> None:
    state, _ = GAME.start(seats, 2, {"experiment_f": True, "first_game": True})
    assert {player.experiment for player in state.players} <= set("ABCD")


def test_its_starting_tiles_have_the_starred_one_and_the_chain_tiles_wait() -> None:
    state, _ = GAME.start(2, 3, {"experiment_f": True})
    choose(state, "experiment:F")
    player = next(player for player in state.players if player.experiment)
    assert player.pool == STARTING
    assert [tile.id for tile in lib(state).tiles_in("special", "F")] == ["chain-F1", "chain-F2", "chain-F3"]
    every = {*state.display.tiles, *state.display.offer}
    assert not every & {"chain-F1", "chain-F2", "chain-F3"}
    now = lookup.explain("tile:chain-F1", state, None).now
    assert [ENGLISH.say(each, str) for each in now] == ["set aside for experiment F"]


# --- Technologies ------------------------------------------------------------------------------------------------------


def test_f1_an_achievement_for_each_contract_gained() -> None:
    state = with_f("F1")
    do(state, BeginContract(0, Terms()))
    choose(state, f"take:{state.display.shown['gold'][0]}", "slot:slot-1")
    assert state.players[0].achievements == 1
    do(state, BeginContract(1, Terms()))
    choose(state, f"take:{state.display.shown['gold'][0]}", "slot:slot-1")
    assert [player.achievements for player in state.players[:2]] == [1, 0]


def test_f2_red_spaces_cost_1_extra_instead_of_2() -> None:
    assert red_surcharge(with_f(), 0) == 2
    state = with_f("F2")
    assert [red_surcharge(state, seat) for seat in (0, 1)] == [1, 2]
    choose(state, "rail:start-F1")
    assert decision_of(state).by_id["at:leipzig-grimma.1"].facets["cost"] == 1
    choose(state, "at:leipzig-grimma.1", "way:0")
    assert state.players[0].thaler == 4 - 1


def foreign(*technologies: str, uranium: int = 3) -> NucleumState:
    """Return a table with a laboratory III (9) in Plauen, a nucleum, one of seat 0's turbines and two others there."""
    state = with_f(*technologies)
    state.board.nuclei.append("plauen")
    state.players[0].thaler = 30
    put(state, 0, "laboratory-3", "plauen.1")
    turbine(state, 0, 1, "plauen.t1")
    turbine(state, 1, 1, "plauen.t2")
    mine(state, 0, 1, "karlsbad.m1", uranium=uranium)
    link(state, "plauen-karlsbad", 2)
    return state


def plan_with(state: NucleumState, uranium: int, paid: tuple[tuple[int, int], ...]) -> FuelPlan | None:
    plans = options(state, 0, SURE)["plauen.1"]
    return next((plan for plan in plans if plan.uranium == uranium and plan.paid == paid), None)


def test_f3_the_supply_pays_and_the_turbine_gives_1_more() -> None:
    plain, state = foreign(), foreign("F3")
    before = plan_with(plain, 3, ((1, 1),))
    assert before is not None
    assert (before.coal_count, before.thaler) == (3, before.coal_thaler + 1)
    best = plan_with(state, 3, ((1, 1),))
    assert best is not None
    assert best.coal_count == 9 - 3 * 2 - 1
    assert best.thaler == best.coal_thaler
    owner = state.players[1].thaler
    do(state, Energize(0, SURE))
    choose(state, "plans:plauen.1", f"plan:{best.id}")
    assert state.players[1].thaler == owner + 1
    assert state.players[0].thaler == 30 - best.coal_thaler
    assert "(the supply pays 1 to Blue)" in ENGLISH.say(plan_text(best), lambda _seat: "Blue")


def test_f3_a_foreign_turbine_before_the_plant_and_own_turbines() -> None:
    plain, state = foreign(uranium=1), foreign("F3", uranium=1)
    assert plan_with(plain, 1, ((1, 1),)) is None
    best = plan_with(state, 1, ((1, 1),))
    assert best is not None
    assert best.coal_count == 9 - 2 - 1
    without = plan_with(state, 1, ())
    assert without is None or without.coal_count > best.coal_count


def test_f3_no_more_uranium_goes_through_than_before() -> None:
    for state in (foreign(), foreign("F3")):
        state.players[0].uranium["row-1"] = 9
        GAME.forget(state)
        assert max(plan.uranium for plan in options(state, 0, SURE)["plauen.1"]) <= 1 + 1 + 1


def test_f3_each_foreign_turbine_counts() -> None:
    state = foreign("F3")
    state.players[0].turbines.append("row-1")
    turbine(state, 2, 1, "plauen.t1")
    both = plan_with(state, 2, ((1, 1), (2, 1)))
    assert both is not None
    assert both.coal_count == 9 - 2 * 2 - 2


def test_f3_two_turbines_of_one_player_count_twice() -> None:
    state = foreign("F3")
    state.players[0].turbines.append("row-1")
    turbine(state, 1, 2, "plauen.t1")
    both = plan_with(state, 2, ((1, 2),))
    assert both is not None
    assert both.coal_count == 9 - 2 * 2 - 2
    assert both.thaler == both.coal_thaler


def test_f3_of_another_is_no_help() -> None:
    state = foreign()
    state.players[1].technologies = ["F3"]
    GAME.forget(state)
    plan = plan_with(state, 3, ((1, 1),))
    assert plan is not None
    assert (plan.coal_count, plan.thaler) == (3, plan.coal_thaler + 1)


def test_f3_makes_possible_what_was_not() -> None:
    """Nothing but uranium: 4 electricity from 1 uranium in the plant's place are 2, over a foreign turbine 3."""
    for technologies, wanted in (((), False), (("F3",), True)):
        state = with_f(*technologies)
        state.board.nuclei.append("plauen")
        state.players[0].thaler = 0
        state.players[0].workers = state.players[0].reserve = 0
        put(state, 0, "factory-1", "plauen.1")
        assert lib(state).buildings["factory-1"].energy == 3
        turbine(state, 1, 1, "plauen.t2")
        mine(state, 0, 1, "karlsbad.m1", uranium=1)
        link(state, "plauen-karlsbad", 2)
        state.players[0].reserve = 0
        assert possible(state, 0, SURE) is wanted


def test_f3_is_no_help_without_foreign_turbines() -> None:
    state = with_f("F3")
    state.board.nuclei.append("plauen")
    put(state, 0, "residence-2", "plauen.1")
    turbine(state, 0, 1, "plauen.t1")
    mine(state, 0, 1, "karlsbad.m1", uranium=2)
    link(state, "plauen-karlsbad", 0)
    assert all(not plan.paid and not plan.supply_pays for plan in options(state, 0, SURE)["plauen.1"])


def test_f4_f5_once() -> None:
    state = with_f()
    player = state.players[0]
    workers, thaler = player.workers, player.thaler
    do(state, Unlock(0, 2))
    choose(state, "tech:F4")
    assert (player.workers, player.thaler) == (workers + 3, thaler + 3)
    put(state, 0, "residence-1", "plauen.1")
    price = lib(state).buildings["factory-3"].thaler
    do(state, Unlock(0, 2))
    thaler = player.thaler
    choose(state, "tech:F5", "build:factory-3", "space:riesa.2")  # far from Plauen's network
    assert player.thaler == thaler - max(0, price - 3)


def test_f5_is_free_at_most_and_may_be_declined() -> None:
    state = with_f()
    put(state, 0, "residence-1", "plauen.1")
    state.players[0].thaler = 0
    assert lib(state).buildings["laboratory-1"].thaler < 3
    do(state, Unlock(0, 2))
    choose(state, "tech:F5", "build:laboratory-1")
    choose(state, min(ids(state, "space")))
    assert state.players[0].thaler == 0
    assert "laboratory-1" not in state.players[0].buildings
    state = with_f()
    do(state, Unlock(0, 2))
    choose(state, "tech:F5", "skip")
    assert (state.board.pieces, state.players[0].technologies) == ({}, ["F5"])


def test_f6_the_lowest_income_rises_with_each_contract_fulfilled() -> None:
    state = with_f("F6")
    player = state.players[0]
    player.income.update({"thaler": 4, "worker": 2, "vp": 5})
    fulfil(state, "vp")
    assert player.income == {"thaler": 4, "worker": 3, "vp": 5}


def test_f6_of_several_lowest_incomes_the_player_chooses() -> None:
    state = with_f("F6")
    player = state.players[0]
    player.income.update({"thaler": 2, "worker": 5, "vp": 2})
    fulfil(state, "vp")
    assert ids(state) == {"income:thaler1", "income:vp1"}
    decision = decision_of(state)
    assert [choice.facets for choice in decision.choices] == [{"track": name, "cost": 0} for name in ("thaler", "vp")]
    choose(state, "income:vp1")
    assert player.income == {"thaler": 2, "worker": 5, "vp": 3}


def test_f6_not_for_the_contract_that_unlocks_it() -> None:
    state = with_f("F1")
    player = state.players[0]
    player.income.update({"thaler": 4, "worker": 2, "vp": 5})
    player.contracts["slot-2"] = "C18"
    for number, building in enumerate(("residence-2", "factory-2", "laboratory-2", "residence-3"), start=1):
        put(state, 0, building, f"praha.{number}")
    choose(state, "play:start-F5", "fulfil:C18", "tech:F6")
    assert player.technologies == ["F1", "F6"]
    assert player.income["worker"] == 2
    choose(state, "skip", "confirm")
    player.contracts["slot-1"] = "C01"
    do(state, TurnStart(0))
    choose(state, "play:start-F1", "fulfil:C01", "vp")
    assert player.income["worker"] == 3


def test_f6_of_another_does_not_answer() -> None:
    state = with_f()
    state.players[1].technologies = ["F6"]
    GAME.forget(state)
    before = [dict(player.income) for player in state.players]
    fulfil(state, "vp")
    assert [player.income for player in state.players] == before


def test_f6_a_step_past_the_end_scores() -> None:
    state = with_f("F6")
    player = state.players[0]
    player.income.update({"thaler": 15, "worker": 15, "vp": 15})
    assert len(lowest(state, 0)) == 3
    do(state, Do(0, (LowestIncome(),), "technologies"))
    choose(state, "income:vp1")
    assert player.income["vp"] == 15
    assert player.points == {"income-overflow": lib(state).number("income-overflow-vp")}


def test_f7_takes_the_three_chain_tiles() -> None:
    state = with_f()
    do(state, Unlock(0, 3))
    choose(state, "tech:F7")
    assert state.players[0].pool == [*STARTING, "chain-F1", "chain-F2", "chain-F3"]


@pytest.mark.parametrize(("tiles", "points"), [(11, 0), (12, 4), (13, 4), (14, 10), (15, 10), (16, 21), (18, 21)])
def test_f8_tiles_in_the_pool_or_above_the_board(tiles: int, points: int) -> None:
    state = with_f("F8")
    player = state.players[0]
    every = [f"b{number}" for number in range(1, 20)]
    player.pool, player.slots = every[: tiles - 6], every[tiles - 6 : tiles]
    assert technology_points(state, 0) == points


def test_f8_a_chain_tile_under_another_counts_and_a_railway_does_not() -> None:
    state = with_f("F7", "F8")
    player = state.players[0]
    player.pool = ["chain-F3", *(f"b{number}" for number in range(1, 12))]
    GAME.forget(state)
    choose(state, "play:chain-F3", "do:0", "play:b1")
    assert technology_points(state, 0) == 4
    for number in (1, 2):
        lay(state, 0, f"leipzig-riesa.{number}", f"g{number}")
    assert technology_points(state, 0) == 4
    player.pool.remove("b2")
    assert technology_points(state, 0) == 0


# --- The turbine effect ---------------------------------------------------------------------------------------------


def energizing(*technologies: str) -> NucleumState:
    """Return a table at which seat 0 has its second turbine, and a building to be energized."""
    state = with_f(*technologies)
    state.players[0].thaler = 20
    turbine(state, 0, 2, "plauen.t1")
    put(state, 0, "residence-1", "plauen.1")
    return state


def test_turbine_the_rightmost_tile_after_energizing_for_nothing() -> None:
    state = energizing()
    player, last = state.players[0], state.display.offer[-1]
    do(state, Energize(0, SURE))
    choose(state, "energize:plauen.1")
    thaler = player.thaler
    assert ids(state) == {f"tile:{last}", "skip"}
    decision = decision_of(state)
    assert decision.choices[0].facets == {"tile": last, "cost": 0, "position": 4}
    assert decision.choices[0].detail is not None
    assert ENGLISH.say(decision.choices[0].detail).startswith("free · ")
    (taken,) = [event for event in choose(state, f"tile:{last}") if event.kind == "develop"]
    assert taken.data["cost"] == 0
    assert last in player.pool
    assert player.thaler == thaler
    assert state.display.offer[-1] == ""


def test_turbine_may_be_declined() -> None:
    state = energizing()
    offer = list(state.display.offer)
    do(state, Energize(0, SURE))
    choose(state, "energize:plauen.1", "skip")
    assert state.display.offer == offer


def test_turbine_only_the_second_one() -> None:
    state = with_f()
    state.players[0].thaler = 20
    turbine(state, 0, 1, "plauen.t1")
    put(state, 0, "residence-1", "plauen.1")
    do(state, Energize(0, SURE))
    choose(state, "energize:plauen.1")
    assert not ids(state, "tile")


def test_turbine_not_when_another_energizes() -> None:
    state = energizing()
    state.players[1].thaler = 20
    put(state, 1, "factory-1", "plauen.2")
    do(state, Energize(1, SURE))
    choose(state, "energize:plauen.2")
    assert state.board.pieces["plauen.2"].energized
    assert not ids(state, "tile")


def test_turbine_the_offer_is_refilled_after_the_turn_or_before_the_next_tile() -> None:
    state = energizing()
    put(state, 0, "factory-1", "plauen.2")
    do(state, Energize(0, SURE), Energize(0, SURE))
    first = state.display.offer[-1]
    choose(state, "energize:plauen.2", f"tile:{first}")
    second = state.display.offer[-2]
    choose(state, "energize:plauen.1")
    assert ids(state, "tile") == {f"tile:{second}"}  # it has slid to the right
    assert state.display.offer[-1] == second
    assert all(state.display.offer)


def test_turbine_with_a_short_offer_the_rightmost_there_is() -> None:
    state = energizing()
    state.display.tiles.clear()
    state.display.offer = ["", "", "", "b1", "b2"]
    do(state, Energize(0, SURE))
    choose(state, "energize:plauen.1")
    assert ids(state, "tile") == {"tile:b2"}
    state = energizing()
    state.display.tiles.clear()
    state.display.offer = [""] * 5
    do(state, Energize(0, SURE))
    choose(state, "energize:plauen.1")
    assert not ids(state, "tile")


# --- What is said ------------------------------------------------------------------------------------------------------


def test_words_of_technologies_and_turbine() -> None:
    state = with_f()

    def does(component: str) -> str:
        return ENGLISH.say(lookup.explain(component, state, 0).does)

    assert "each turbine of another player you use gives 1 more electricity" in does("technology:F3")
    assert does("technology:F6").endswith("whenever you fulfill a contract: your lowest income +1.")
    assert "the rightmost action tile of the offer, free" in does("experiment:F")


def test_the_base_game_has_neither_ability() -> None:
    state = table()
    data = lib(state)
    whats = {
        ability.what
        for tile in data.technologies.values()
        for ability in tile.abilities
        if isinstance(ability, Modifier)
    }
    assert "foreign_turbine_electricity" not in whats
    assert not any(tile.id.startswith("chain") for tile in data.tiles.values())


def test_the_computer_takes_the_free_tile() -> None:
    from engine.kernel import Rng

    state, rng = energizing(), Rng(4)
    do(state, Energize(0, SURE))
    choose(state, "energize:plauen.1")
    assert GAME.stand_in.choose(GAME.imagine(state, 0, rng.fork()), decision_of(state), rng).startswith("tile:")
