"""nucleum.md, section 4: urbanize, industrialize, and subsidies."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import EventLog
from engine.nucleum.data.vocabulary import Counter, Gain, Income, OneOf
from engine.nucleum.rules.actions.contract import BeginContract
from engine.nucleum.rules.actions.develop import BeginDevelop, Develop
from engine.nucleum.rules.actions.develop import price_asked as tile_asked
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.industrialize import Industrialize
from engine.nucleum.rules.actions.urbanize import Urbanize, equal_spaces, fitting_spaces, placements
from engine.nucleum.rules.actions.urbanize import price_asked as building_asked
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import StoreUranium, advance
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import Piece, Terms
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, link, mine, put, side, table, turbine

# --- Urbanize ---------------------------------------------------------------------------------------------------


def test_4_urbanize_any_level_for_its_price_in_the_own_network() -> None:
    state = table()
    player = state.players[0]
    player.thaler = 9
    put(state, 0, "residence-1", "zwickau.1")
    do(state, Urbanize(0, Terms()))
    assert ids(state, "building") >= {"build:factory-3", "build:residence-2", "build:laboratory-1"}
    choose(state, "build:factory-3")
    assert ids(state) == {"space:zwickau.3", "space:zwickau.4"}
    choose(state, "space:zwickau.3")
    assert player.thaler == 5
    assert state.board.pieces["zwickau.3"].id == "factory-3"
    assert "factory-3" not in player.buildings
    state.board.pieces["zwickau.4"] = Piece(type="rubble")
    GAME.forget(state)
    assert "zwickau.4" not in {space.id for found in placements(state, 0, Terms()).values() for space, _ in found}


def test_4_urbanize_red_space_costs_2_more_and_takes_any_type() -> None:
    state = table()
    put(state, 0, "residence-1", "plauen.1")
    found = placements(state, 0, Terms())
    assert {space.id: price for space, price in found["factory-1"]} == {"plauen.2": 4}
    state.players[0].thaler, state.players[0].workers = 3, 0
    GAME.forget(state)
    assert "factory-1" not in placements(state, 0, Terms())


def test_4_urbanize_single_type_before_two_types() -> None:
    state = table()
    zwickau = side(state).cities["zwickau"]
    assert {space.id for space in fitting_spaces(state, (zwickau,), ("residence",))} == {"zwickau.1", "zwickau.4"}
    put(state, 1, "residence-1", "zwickau.1")
    assert {space.id for space in fitting_spaces(state, (zwickau,), ("residence",))} == {"zwickau.2", "zwickau.4"}
    assert {space.id for space in fitting_spaces(state, (zwickau,), ("laboratory",))} == {"zwickau.2", "zwickau.4"}


@pytest.mark.parametrize(("seats", "equal"), [(3, ["zittau.t3"]), (4, ["zittau.t3", "zittau.t4"])])
def test_4_a_space_for_four_players_is_not_equal_to_another_with_fewer(seats: int, equal: list[str]) -> None:
    state = table(seats)
    assert equal_spaces(state, "zittau.t3") == equal
    assert equal_spaces(state, "zittau.t1") == ["zittau.t1", "zittau.t2"]  # red ones, equal among themselves
    state.board.pieces["zittau.t2"] = Piece(type="rubble")
    assert equal_spaces(state, "zittau.t1") == ["zittau.t1"]


def test_4_urbanize_level_4_is_its_type_and_government() -> None:
    state = table()
    dresden = side(state).cities["dresden"]
    found = {space.id for space in fitting_spaces(state, (dresden,), ("factory", "government"))}
    assert found == {"dresden.3", "dresden.4", "dresden.5"}
    lower = {space.id for space in fitting_spaces(state, (dresden,), ("factory",))}
    assert lower == {"dresden.4", "dresden.5"}  # a factory of a lower level is not a government building
    state.players[0].thaler = 9
    do(state, Urbanize(0, Terms()))
    choose(state, "build:factory-4", "space:dresden.3")
    assert state.board.pieces["dresden.3"].level == 4
    assert count(state, 0, Counter(what="pieces", kinds=("government",))) == 1
    assert count(state, 0, Counter(what="pieces", kinds=("factory",))) == 1


def test_4_urbanize_discount_is_off_the_whole_price_never_below_nothing() -> None:
    state = table()
    found = placements(state, 0, Terms(thaler_off=3))
    prices = {space.id: price for space, price in found["residence-1"]}
    assert prices["dresden.1"] == 0
    assert prices["dresden.5"] == 1


def test_4_what_a_discount_makes_free_needs_no_goods() -> None:
    """Buildings of level I cost 2 thaler, pieces of row 1 a worker; a red space still costs 2 thaler more."""
    state = table()
    state.players[0].thaler, state.players[0].workers, state.players[0].reserve = 0, 0, 18
    found = placements(state, 0, Terms(thaler_off=2))
    assert set(found) == {"residence-1", "factory-1", "laboratory-1"}
    assert not any(space.red for options in found.values() for space, _ in options)
    do(state, Industrialize(0, Terms(workers_off=1)))
    assert ids(state, "piece") == {"place:turbine:row-1", "place:mine:row-1"}
    choose(state, "place:mine:row-1", "space:joachimsthal.m1")
    assert (state.players[0].thaler, state.players[0].workers, state.players[0].mines[0]) == (0, 0, "row-2")


def test_4_prices_shown_beside_the_boards_are_those_of_the_open_question_of_their_player() -> None:
    """A building of 3 thaler and the first place of the offer, at 2, with a discount of 1; for others as printed."""
    state = table()
    assert (building_asked(state, 0, 3), tile_asked(state, 0, 0)) == (3, 2)
    do(state, Urbanize(0, Terms(thaler_off=1)))
    assert [building_asked(state, seat, 3) for seat in (0, 1, None)] == [2, 3, 3]
    assert [tile_asked(state, seat, 0) for seat in (0, 1, None)] == [2, 2, 2]
    state = table()
    do(state, BeginDevelop(0, 1))
    assert [tile_asked(state, seat, 0) for seat in (0, 1, None)] == [1, 2, 2]
    assert [building_asked(state, seat, 3) for seat in (0, 1, None)] == [3, 3, 3]


def test_4_urbanize_may_be_declined_when_granted() -> None:
    state = table()
    do(state, Urbanize(0, Terms(optional=True)))
    choose(state, "skip")
    assert not state.board.pieces
    state = table()
    do(state, Urbanize(0, Terms()))
    assert "skip" not in ids(state)


def test_4_industrialize_may_be_declined_when_granted() -> None:
    state = table()
    do(state, Industrialize(0, Terms(optional=True)))
    choose(state, "skip")
    assert not state.board.pieces
    state = table()
    do(state, Industrialize(0, Terms()))
    assert "skip" not in ids(state)


# --- Industrialize ------------------------------------------------------------------------------------------------


def test_4_what_cannot_be_done_is_told_in_small_print() -> None:
    """Without thaler, workers, free slots and buildings on the map; a second tile that cannot be paid is not told."""
    terms = Terms()
    for step in (
        Urbanize(0, terms),
        Industrialize(0, terms),
        Develop(0, extra=9),
        BeginContract(0, terms),
        Energize(0, terms),
    ):
        state = table()
        player = state.players[0]
        player.thaler = player.workers = 0
        player.contracts = dict.fromkeys(player.contracts, "C05")
        assert [(event.kind, event.minor, event.seat) for event in do(state, step)] == [("nothing", True, 0)]
    state = table()
    state.players[0].thaler = state.players[0].workers = 0
    assert do(state, Develop(0, extra=9, second=True)) == []


def test_4_industrialize_pays_the_rows_workers() -> None:
    state = table()
    state.players[0].workers, state.players[0].reserve = 1, 17
    do(state, Industrialize(0, Terms()))
    assert ids(state, "piece") == {"place:turbine:row-1", "place:mine:row-1"}
    state = table()
    state.players[0].workers, state.players[0].reserve = 4, 14
    do(state, Industrialize(0, Terms()))
    assert len(ids(state, "piece")) == 8
    choose(state, "place:turbine:row-4", "space:plauen.t1")
    assert (state.players[0].workers, state.players[0].reserve) == (1, 17)
    assert "row-4" not in state.players[0].turbines


def test_4_industrialize_red_costs_2_thaler_and_discounts_are_workers() -> None:
    state = table()
    player = state.players[0]
    do(state, Industrialize(0, Terms(workers_off=1)))
    choose(state, "place:mine:row-4", "space:chemnitz.m1")
    assert (player.thaler, player.workers) == (2, 0)


def test_4_mines_bring_uranium_by_their_number_and_the_space() -> None:
    state = table()
    player = state.players[0]
    player.workers, player.reserve = 8, 10
    mine(state, 0, 1, "joachimsthal.m1")
    mine(state, 1, 1, "bruex.m1")  # counts for its owner alone
    link(state, "zwickau-joachimsthal", 0)
    do(state, Industrialize(0, Terms()))
    choose(state, "place:mine:row-3", "space:joachimsthal.m3")
    assert sum(player.uranium.values()) == 2 + 1


def test_4_uranium_is_spread_within_sizes() -> None:
    state = table()
    player = state.players[0]
    player.workers, player.reserve = 8, 10
    mine(state, 0, 1, "joachimsthal.m1", uranium=1)
    mine(state, 0, 2, "bruex.m1", uranium=1)
    do(state, Industrialize(0, Terms(ignore_network=True)))
    choose(state, "place:mine:row-3", "space:aussig.m1")
    assert ids(state, "store") == {
        f"store:{a}-{b}-{c}" for a in range(3) for b in range(2) for c in range(4) if a + b + c == 3
    }
    choose(state, "store:1-0-2")
    assert player.uranium == {"row-1": 2, "row-2": 1, "row-3": 2}


def test_4_uranium_fills_joined_mines_one_after_the_other() -> None:
    """nucleum.md 4: the mine of row 2 holds 2, so 1 of the 3 uranium fits there and 2 go to the other mine."""
    state = table()
    mine(state, 0, 2, "joachimsthal.m1", uranium=1)
    mine(state, 0, 3, "joachimsthal.m2")
    do(state, StoreUranium(0, 3))
    assert state.players[0].uranium == {"row-2": 2, "row-3": 2}


@pytest.mark.parametrize(("row", "vp"), [(1, 1), (2, 2), (3, 5)])
def test_4_row_reward_when_both_are_placed(row: int, vp: int) -> None:
    state = table()
    player = state.players[0]
    player.workers, player.reserve = 8, 10
    mine(state, 0, row, "joachimsthal.m1")
    do(state, Industrialize(0, Terms(ignore_network=True)))
    choose(state, f"place:turbine:row-{row}", "space:plauen.t1")
    assert player.vp == vp


@pytest.mark.parametrize("row", [1, 2, 3])
def test_4_no_row_reward_for_one_of_the_two(row: int) -> None:
    """The other piece of the row may be on the map: another player's does not count."""
    state = table()
    player = state.players[0]
    player.workers, player.reserve = 8, 10
    mine(state, 1, row, "bruex.m1")
    do(state, Industrialize(0, Terms(ignore_network=True)))
    choose(state, f"place:turbine:row-{row}", "space:plauen.t1")
    assert player.vp == 0


def test_4_row_4_rewards_a_technology_3() -> None:
    state = table()
    state.players[0].workers, state.players[0].reserve = 8, 10
    turbine(state, 0, 4, "plauen.t1")
    do(state, Industrialize(0, Terms(ignore_network=True)))
    choose(state, "place:mine:row-4", "space:joachimsthal.m1")
    assert "tech:A8" in ids(state)
    assert "vp" in ids(state)


def test_4_industrialize_extra_uranium_of_a_tile() -> None:
    state = table()
    do(state, Industrialize(0, Terms(uranium=1)))
    choose(state, "place:mine:row-1", "space:joachimsthal.m1")
    assert state.players[0].uranium == {"row-1": 2}


# --- Subsidies ------------------------------------------------------------------------------------------------------


def test_4_subsidies() -> None:
    state = table()
    player = state.players[0]
    one = (Gain(resource="worker"),)
    two = (Gain(resource="thaler", amount=2),)
    do(state, Do(0, (Income(track="thaler", steps=2), Gain(resource="achievement", amount=3)), "subsidies"))
    assert (player.income["thaler"], player.achievements) == (3, 3)
    do(state, Do(0, (OneOf(options=(one, two)),), "subsidies"))
    choose(state, "option:1")
    assert player.thaler == 6
    do(state, Do(0, (Income(track="any", cost=1),), "subsidies"))
    choose(state, "income:vp1")
    assert (player.thaler, player.income["vp"]) == (5, 2)
    do(state, Do(0, (Income(track="any", cost=1),), "subsidies"))
    choose(state, "skip")
    assert player.thaler == 5
    do(state, Do(0, (Income(track="any", steps=2),), "subsidies"))
    choose(state, "income:thaler1.worker1")
    assert player.income == {"thaler": 4, "worker": 2, "vp": 2}


def test_4_income_choices_say_where_the_steps_lead() -> None:
    state = table()
    state.players[0].income["thaler"] = 14
    do(state, Do(0, (Income(track="any", steps=3),), "subsidies"))
    said = {choice.id: Catalogue("en", strict=True).say(choice.label) for choice in decision_of(state).choices}
    assert said["income:thaler3"] == "thaler income +3 (to space 15, 2 VP)"
    assert said["income:thaler1.vp2"] == "thaler income +1 (to space 15) and VP income +2 (to space 3)"
    choose(state, "income:thaler3")
    assert (state.players[0].income["thaler"], state.players[0].vp) == (15, 2)


def test_4_income_steps_past_15_score() -> None:
    state = table()
    player = state.players[0]
    player.income["vp"] = 14
    advance(state, 0, "vp", 3, EventLog())
    assert (player.income["vp"], player.vp, player.points) == (15, 2, {"income-overflow": 2})
