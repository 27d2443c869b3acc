"""Experiments E and F with the court (court-of-progress, technologies, turbine effects and setup changes [pl])."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Choice, OptionError, Rng
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reference import lookup
from engine.nucleum.modules import BOX
from engine.nucleum.modules.court.action import ChooseParty
from engine.nucleum.modules.court.state import court, politicians
from engine.nucleum.modules.experiment_e import MODULE, PartyBonus
from engine.nucleum.rules.actions.contract import BeginContract
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.fuel import options
from engine.nucleum.rules.actions.industrialize import Industrialize
from engine.nucleum.rules.effects.abilities import red_surcharge
from engine.nucleum.rules.effects.technology import Unlock
from engine.nucleum.rules.flow.scoring import technology_points
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, lib, link, mine, put, table, turbine

SURE = Terms(optional=True)
ENGLISH = Catalogue("en", strict=True)


def with_e(*technologies: str) -> NucleumState:
    """Return a table with the court at whose first turn seat 0 has experiment E with these technologies."""
    state = table(4, "EFCD", court=True)
    state.players[0].technologies = list(technologies)
    GAME.forget(state)
    return state


# --- Setup -------------------------------------------------------------------------------------------------------------


def test_the_court_brings_e_and_f_and_f_is_no_further_option_beside_it() -> None:
    there = ("base", "chain_tiles", "court", "experiment_f", "experiment_e")
    assert BOX.in_force(GAME.complete_options({"court": True})) == there
    assert "experiment_e" not in BOX.in_force(GAME.complete_options({"experiment_f": True}))
    with pytest.raises(OptionError):
        GAME.complete_options({"court": True, "experiment_f": True})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_experiments_are_on_offer_and_those_left_over_are_not_used(seats: int) -> None:
    state, _ = GAME.start(seats, 3, {"court": True})
    assert ids(state) == {f"experiment:{letter}" for letter in "ABCDEF"}
    for letter in "EFAB"[:seats]:
        choose(state, f"experiment:{letter}", "confirm")
    assert {player.experiment for player in state.players} == set("EFAB"[:seats])


def test_all_six_may_be_dealt_and_a_first_game_deals_a_to_d() -> None:
    dealt = set()
    for seed in range(16):
        state, _ = GAME.start(4, seed, {"court": True, "experiments": "random"})
        dealt |= {player.experiment for player in state.players}
    assert dealt == set("ABCDEF")
    state, _ = GAME.start(4, 1, {"court": True, "first_game": True})
    assert {player.experiment for player in state.players} == set("ABCD")


def test_starting_tiles_with_the_court_action() -> None:
    state = with_e()
    assert state.players[0].pool == ["start-E1", "start-E2", "start-E3", "start-E4", "start-E5"]
    assert state.players[1].pool == ["start-F1", "court-F2", "start-F3", "start-F4", "start-F5"]
    for seat, tile in ((0, "start-E1"), (1, "court-F2")):
        kinds = {choice.kind for choice in task_kinds(state, seat, tile)}
        assert "court" in kinds
    alone = table(4, "FBCD", experiment_f=True)
    assert "court-F2" not in lib(alone).tiles
    assert "start-F2" not in lib(state).tiles


def task_kinds(state: NucleumState, seat: int, tile: str) -> tuple[Choice, ...]:
    """Return the choices to resolve a tile that a seat has just played."""
    from engine.nucleum.rules.actions.tasks import task_choices
    from engine.nucleum.state import Task

    return tuple(task_choices(state, seat, [Task(tile, half) for half in (0, 1)]))


# --- Technologies ------------------------------------------------------------------------------------------------------


def test_the_levels_of_the_technologies() -> None:
    """court-of-progress.md, technologies: three of level I, three of level II, two of level III."""
    state = with_e()
    for level in (1, 2, 3):
        do(state, Unlock(0, level))
        offered = {name for name in lib(state).technologies if f"tech:{name}" in ids(state)}
        assert offered == {f"E{number}" for number in range(1, (4, 7, 9)[level - 1])}
        choose(state, "vp")


def test_e1_uranium_for_a_mine() -> None:
    state = with_e("E1")
    player = state.players[0]
    player.workers = 9
    do(state, Industrialize(0, Terms(optional=True, ignore_network=True)))
    choose(state, "place:mine:row-1", "space:joachimsthal.m1")
    assert player.uranium["row-1"] == 1 + 1  # 1 for the first mine


def test_e1_uranium_for_a_mine_or_turbine() -> None:
    state = with_e("E1")
    player = state.players[0]
    player.workers = 9
    mine(state, 0, 1, "karlsbad.m1")
    do(state, Industrialize(0, Terms(optional=True, ignore_network=True)))
    choose(state, "place:turbine:row-1", "space:plauen.t1")
    assert player.uranium["row-1"] == 1


def test_e1_not_for_a_piece_of_another() -> None:
    state = with_e("E1")
    mine(state, 0, 1, "karlsbad.m1")
    mine(state, 1, 1, "bruex.m1")
    state.players[1].workers = 9
    do(state, Industrialize(1, Terms(optional=True, ignore_network=True)))
    choose(state, "place:turbine:row-1", "space:plauen.t1")
    assert [player.uranium["row-1"] for player in state.players[:2]] == [0, 0]


def test_e2_red_spaces_cost_1_extra_instead_of_2() -> None:
    assert [red_surcharge(with_e("E2"), seat) for seat in (0, 1)] == [1, 2]


def test_e3_foreign_turbines_are_paid_by_the_supply_and_give_1_more() -> None:
    state = with_e("E3")
    state.board.nuclei.append("plauen")
    state.players[0].thaler = 30
    put(state, 0, "laboratory-3", "plauen.1")
    turbine(state, 1, 1, "plauen.t2")
    mine(state, 0, 1, "karlsbad.m1", uranium=1)
    link(state, "plauen-karlsbad", 2)
    plans = options(state, 0, SURE)["plauen.1"]
    best = next(plan for plan in plans if plan.paid)
    assert (best.uranium, best.coal_count) == (1, 9 - 2 - 1)
    assert best.thaler == best.coal_thaler


def test_e4_achievements_and_thaler() -> None:
    state = with_e()
    player = state.players[0]
    thaler = player.thaler
    do(state, Unlock(0, 2))
    choose(state, "tech:E4")
    assert (player.achievements, player.thaler) == (4, thaler + 4)


def test_e5_two_workers_and_then_a_court_action() -> None:
    state = with_e()
    player = state.players[0]
    player.workers, player.reserve = 0, player.reserve + player.workers
    do(state, Unlock(0, 2))
    choose(state, "tech:E5")
    assert player.workers == 2
    assert {"party:capitalists", "skip"} <= ids(state)
    choose(state, "party:capitalists")
    assert politicians(state, 0) == 1
    assert player.workers == 1


def test_e5_the_court_action_may_be_declined() -> None:
    state = with_e()
    do(state, Unlock(0, 2))
    workers = state.players[0].workers
    choose(state, "tech:E5", "skip")
    assert politicians(state, 0) == 0
    assert state.players[0].workers == workers + 2


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("occupied", ["", "C05"])
def test_e6_the_bonus_of_another_slot_never_doubled(double: bool, occupied: str) -> None:
    state = with_e("E6")
    player = state.players[0]
    player.contracts["slot-4"] = occupied
    do(state, BeginContract(0, Terms(double_slot=double)))
    choose(state, f"take:{state.display.shown['gold'][0]}", "slot:slot-1")
    assert ids(state, "bonus") == {"bonus:slot-2", "bonus:slot-3", "bonus:slot-4"}
    thaler = player.thaler
    choose(state, "bonus:slot-4")
    assert player.achievements == 2
    assert player.thaler == thaler


def test_e6_not_for_a_contract_of_another() -> None:
    state = with_e("E6")
    do(state, BeginContract(1, Terms()))
    choose(state, f"take:{state.display.shown['gold'][0]}", "slot:slot-1")
    assert not ids(state, "bonus")


def test_e7_a_worker_or_the_party_bonus_again_after_a_court_action() -> None:
    state = with_e("E7")
    player = state.players[0]
    workers, thaler = player.workers, player.thaler
    do(state, ChooseParty(0, SURE))
    choose(state, "party:capitalists")
    assert ids(state) == {"option:0", "option:1"}
    choose(state, "option:0")
    assert (player.workers, player.thaler) == (workers, thaler + 2)
    do(state, ChooseParty(0, SURE))
    thaler, income = player.thaler, player.income["thaler"]
    choose(state, "party:capitalists", "option:1")
    assert (player.thaler, player.income["thaler"]) == (thaler + 4, income + 2)
    assert not {"option:0", "option:1"} & ids(state)  # repeating the bonus gives no further court action
    assert politicians(state, 0) == 2  # repeating the bonus gives no further politician


def test_e7_the_free_tile_of_the_freethinkers_again() -> None:
    state = with_e("E7")
    do(state, ChooseParty(0, SURE))
    first = state.display.offer[0]
    choose(state, "party:freethinkers", f"tile:{first}", "option:1")
    again = ids(state, "tile")
    assert len(again) == 5  # the offer is refilled before another tile is taken
    second = min(again)
    choose(state, second)
    assert {first, second.removeprefix("tile:")} <= set(state.players[0].pool)


def test_e7_the_bonus_of_the_party_joined_and_not_of_the_dominant_one() -> None:
    state = with_e("E7")
    own = court(state)
    own.king = own.latest = "communists"
    own.parties["communists"].politicians[1] = 9
    achievements, vp = state.players[0].achievements, state.players[0].vp
    do(state, ChooseParty(0, SURE))
    choose(state, "party:royalists", "option:1")
    assert own.king == "communists"
    assert (state.players[0].achievements, state.players[0].vp) == (achievements + 4, vp)


def test_e7_only_for_its_owner() -> None:
    state = with_e("E7")
    do(state, ChooseParty(1, SURE))
    choose(state, "party:capitalists")
    assert not ids(state, "option")


@pytest.mark.parametrize(("there", "points"), [(4, 0), (5, 4), (6, 4), (7, 10), (8, 10), (9, 21), (10, 21)])
def test_e8_politicians_on_the_court(there: int, points: int) -> None:
    state = with_e("E8")
    own = court(state)
    own.parties["royalists"].politicians[0] = there - 2
    own.parties["communists"].politicians[0] = 2
    own.parties["communists"].politicians[1] = 9
    assert technology_points(state, 0) == points


# --- The turbine effect, and what is said ----------------------------------------------------------------------------


def test_turbine_vp_income_after_energizing_only_with_the_second_one() -> None:
    for row, steps in ((1, 0), (2, 1)):
        state = with_e()
        state.players[0].thaler = 20
        turbine(state, 0, row, "plauen.t1")
        put(state, 0, "residence-1", "plauen.1")
        do(state, Energize(0, SURE))
        before = state.players[0].income["vp"]
        choose(state, "energize:plauen.1")
        assert state.players[0].income["vp"] == before + steps
        put(state, 1, "factory-1", "plauen.2")
        state.players[1].thaler = 20
        before = state.players[0].income["vp"]
        do(state, Energize(1, SURE))
        choose(state, "energize:plauen.2")
        assert state.players[0].income["vp"] == before  # not when another energizes


def test_words() -> None:
    state = with_e()
    does = ENGLISH.say(lookup.explain("technology:E7", state, 0).does)
    assert does.endswith("whenever you take a court action: 1 worker or the bonus of that party again.")
    rulings = [ENGLISH.say(each) for each in lookup.explain("technology:E7", state, 0).rulings]
    assert any(each.startswith("Only the bonus is gained again") for each in rulings)


def test_each_ruling_is_told_with_the_technologies_that_it_is_about_and_no_others() -> None:
    records = [record for kind in ("technologies", "experiments") for record in lib(with_e()).kinds[kind].values()]
    told = {key: {record.id for record in records if about(record)} for key, about in MODULE.guide.rulings.items()}
    assert told == {"party-bonus": {"E7"}, "then-court": {"E5"}, "other-slot": {"B4", "E6"}}


def test_the_bonus_again_is_worth_about_a_bonus() -> None:
    from engine.nucleum.ai.evaluation import Estimator

    state, estimator = with_e(), Estimator()
    assert 1.0 < estimator.effect(state, 0, PartyBonus(), 10.0) < 5.0


def test_politicians_promise_more_to_who_scores_for_them_and_to_no_one_at_the_end() -> None:
    from engine.nucleum.ai.evaluation import Estimator

    (ambition,) = MODULE.worth.position

    def promised(politicians: int, left: float, *technologies: str) -> float:
        state = with_e(*technologies)
        court(state).parties["royalists"].politicians[0] = politicians
        return ambition(Estimator(), state, 0, left)

    assert promised(4, 12.0, "E8") > promised(2, 12.0, "E8") > 0
    assert promised(4, 3.0, "E8") == promised(4, 12.0, "E8") / 2
    assert promised(4, 12.0, "E7") == promised(4, 0.0, "E8") == 0


def test_the_computer_uses_e7() -> None:
    state, rng = with_e("E7"), Rng(4)
    do(state, ChooseParty(0, SURE))
    choose(state, "party:communists")
    choice = GAME.stand_in.choose(GAME.imagine(state, 0, rng.fork()), decision_of(state), rng)
    assert choice in {"option:0", "option:1"}
