"""The reward of each special building when it is energized (Gibraltar, appendix)."""

from __future__ import annotations

import pytest

from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.modules.court.counting import agenda_points
from engine.nucleum.modules.special_buildings.records import FreeDevelop
from engine.nucleum.modules.special_buildings.state import own, records
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.fuel import options
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import StoreUranium
from engine.nucleum.rules.effects.mines import mine_groups, mine_size
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import Wagons
from tests.nucleum.builder import GAME, choose, do, ids, lay, lib, link, mine, put, table, turbine
from tests.nucleum.modules.court.board import seat
from tests.nucleum.modules.special_buildings.hand import PLAIN, build, energize, income, lit, special_table


@pytest.mark.parametrize("name", sorted(records(special_table())))
def test_each_takes_its_electricity_and_pays_as_many_achievements(name: str) -> None:
    state = lit(name)
    more = 4 if name == "special-W1" else 0
    assert state.players[0].achievements == records(state)[name].energy + more
    assert state.board.pieces["riesa.1"].energized


def test_row_1_industrialize_with_1_worker_off() -> None:
    state = special_table()
    build(state, 0, "special-R1", "riesa.1")
    put(state, 0, "factory-1", "plauen.1")
    state.players[0].workers, state.players[0].reserve = 9, 9
    energize(state)
    choose(state, "place:turbine:row-2")
    assert state.players[0].workers == 9 - (2 - 1)
    assert "row-2" not in state.players[0].turbines


def test_row_1_the_first_row_is_free_then_and_it_may_be_declined() -> None:
    for choice in ("place:turbine:row-1", "skip"):
        state = special_table()
        build(state, 0, "special-R1", "riesa.1")
        put(state, 0, "factory-1", "plauen.1")
        state.players[0].workers, state.players[0].reserve = 0, 18
        energize(state)
        thaler = state.players[0].thaler
        choose(state, choice)
        assert ("row-1" in state.players[0].turbines) == (choice == "skip")
        assert (state.players[0].workers, state.players[0].thaler) == (0, thaler)


def test_row_2_thaler_income_4_and_a_further_turn_with_its_own_contract() -> None:
    state = special_table()
    build(state, 0, "special-F4", "riesa.1")
    player = state.players[0]
    player.pool = ["start-A4", "start-A2", "start-A1", "start-A5"]
    player.contracts["slot-1"], player.contracts["slot-2"] = "C15", "C16"
    player.achievements = 30
    state.board.coal = dict.fromkeys(state.board.coal, Wagons(9))
    player.thaler = 60
    GAME.forget(state)
    choose(state, "play:start-A4", "fulfil:C15", "vp")
    assert not ids(state, "fulfil")
    choose(state, "do:0", "energize:riesa.1")
    assert income(state) == (5, 1, 1)
    assert ids(state, "play") == {"play:start-A2", "play:start-A1", "play:start-A5"}
    assert not ids(state, "rail")
    assert "recharge" not in ids(state)
    choose(state, "play:start-A2")
    assert player.slots == ["start-A4", "start-A2"]
    assert state.turn == 1
    assert ids(state, "subsidy") == {"do:1"}
    choose(state, "do:1")
    assert income(state) == (6, 1, 1)
    choose(state, "skip")
    # Back to what is left of the first tile.
    assert state.players[0].slots == ["start-A4", "start-A2"]
    assert ids(state, "subsidy") == {"do:0"}
    choose(state, "skip", "confirm")
    assert GAME.decision(state).seat == 1  # type: ignore[union-attr]


def test_row_2_a_further_contract_may_be_fulfilled() -> None:
    state = special_table()
    player = state.players[0]
    player.pool = ["start-A4", "start-A2"]
    player.contracts["slot-1"] = "C15"
    GAME.forget(state)
    build(state, 0, "special-F4", "riesa.1")
    choose(state, "play:start-A4")
    # One contract is fulfilled with the first tile: the other one with the second.
    player.achievements, player.thaler = 30, 60
    state.board.coal = dict.fromkeys(state.board.coal, Wagons(9))
    GAME.forget(state)
    assert ids(state, "fulfil") == {"fulfil:C15"}
    choose(state, "fulfil:C15", "vp")
    player.contracts["slot-2"] = "C16"
    meets = lib(state).contracts["C16"].conditions
    GAME.forget(state)
    assert not ids(state, "fulfil")
    choose(state, "do:0", "energize:riesa.1", "play:start-A2")
    open_now = all(count(state, 0, item.counter) >= item.at_least for item in meets)
    assert ("fulfil:C16" in ids(state, "fulfil")) == open_now
    player.contracts["slot-2"] = "C15"
    player.fulfilled.clear()
    GAME.forget(state)
    assert ids(state, "fulfil") == {"fulfil:C15"}


def test_row_2_the_further_turn_comes_after_what_abilities_add() -> None:
    state = special_table()
    build(state, 0, "special-F4", "riesa.1")
    state.players[0].technologies.append("A4")  # after energizing: a worker, or a tile
    energize(state)
    assert not ids(state, "play")
    assert ids(state, "option") == {"option:0", "option:1"}
    choose(state, "option:0")
    assert ids(state, "play")


def test_row_2_nothing_without_a_tile_or_a_slot_and_it_may_be_declined() -> None:
    state = special_table()
    state.players[0].pool.clear()
    build(state, 0, "special-F4", "riesa.1")
    state.players[0].thaler = 60
    do(state, Energize(0, PLAIN))
    told = choose(state, "energize:riesa.1")
    assert [event.minor for event in told if event.kind == "nothing"] == [True]
    assert not ids(state, "play")
    state = special_table()
    state.players[0].slots = [f"g{number}" for number in range(1, 9)]
    build(state, 0, "special-F4", "riesa.1")
    energize(state)
    assert "play:start-A1" not in ids(state)
    state = lit("special-F4")
    offered = ids(state, "play")
    choose(state, "exchange:worker")
    assert ids(state, "play") == offered
    assert not [event for event in choose(state, "skip") if event.kind == "nothing"]
    assert state.players[0].slots == []


def test_row_2_does_not_come_between_a_chain_tile_and_the_tile_on_top() -> None:
    state = special_table()
    player = state.players[0]
    build(state, 0, "special-F4", "riesa.1")
    player.pool = ["aside-1", "start-A4", "start-A1", "start-A2"]
    own(state).aside.remove("aside-1")
    player.thaler = 60
    state.board.coal = dict.fromkeys(state.board.coal, Wagons(9))
    GAME.forget(state)
    choose(state, "play:aside-1", "do:0", "build:residence-1")
    # Energizing before a tile lies on top: as a contract's reward might.
    do(state, Energize(0, PLAIN))
    choose(state, "energize:riesa.1")
    choose(state, "play:start-A1")
    assert player.slots == ["start-A1"]
    choose(state, "skip")
    assert ids(state, "play") == {"play:start-A4", "play:start-A2"}
    choose(state, "play:start-A2")
    assert player.slots == ["start-A1", "start-A2"]


def test_a_chain_tile_counts_again_in_the_further_turn() -> None:
    state = special_table()
    build(state, 0, "special-F4", "riesa.1")
    own(state).aside.remove("aside-1")
    state.players[0].pool = ["aside-1", "start-A1"]
    energize(state)
    choose(state, "play:aside-1", "do:0", "skip")
    assert ids(state, "play") == {"play:start-A1"}


def test_row_3_four_workers() -> None:
    state = special_table()
    workers = state.players[0].workers
    build(state, 0, "special-R2", "riesa.1")
    energize(state)
    assert state.players[0].workers == workers + 4
    state = special_table()
    state.players[0].workers, state.players[0].reserve = 0, 2
    build(state, 0, "special-R2", "riesa.1")
    energize(state)
    assert (state.players[0].workers, state.players[0].reserve) == (2, 0)


def test_row_4_develop_without_paying() -> None:
    state = lit("special-L1")
    thaler = state.players[0].thaler
    first, second = state.display.offer[0], state.display.offer[1]
    choose(state, f"tile:{first}", f"tile:{second}")
    assert state.players[0].thaler == thaler
    assert {first, second} <= set(state.players[0].pool)
    state = special_table()
    state.players[0].thaler = state.players[0].workers = 0
    do(state, Do(0, (FreeDevelop(),), "buildings"))
    assert ids(state, "tile") == {f"tile:{tile}" for tile in state.display.offer}
    pool = list(state.players[0].pool)
    choose(state, "skip")
    assert state.players[0].pool == pool


def test_row_5_technology_2_and_any_slot_once() -> None:
    state = lit("special-R3")
    levels = {choice.facets.get("level") for choice in GAME.decision(state).choices if choice.kind == "technology"}  # type: ignore[union-attr]
    assert levels == {1, 2}
    choose(state, "vp")
    assert state.players[0].vp == 2
    assert ids(state, "bonus") == {f"bonus:slot-{number}" for number in range(1, 5)}
    worker, thaler = state.players[0].workers, state.players[0].thaler
    choose(state, "bonus:slot-1")
    assert (state.players[0].workers - worker, state.players[0].thaler - thaler) != (0, 0)
    assert not ids(state, "bonus")


def test_row_5_a_technology_is_taken_and_an_occupied_slot_counts_too() -> None:
    state = special_table()
    build(state, 0, "special-R3", "riesa.1")
    state.players[0].contracts["slot-1"] = "C05"
    energize(state)
    choose(state, "tech:A4")
    assert (state.players[0].technologies, state.players[0].vp) == (["A4"], 0)
    assert ids(state, "bonus") == {f"bonus:slot-{number}" for number in range(1, 5)}


@pytest.mark.parametrize("seat", [0, 1])
def test_row_6_the_two_tiles_set_aside_for_the_player_who_energizes_it(seat: int) -> None:
    state = special_table()
    state.first = 1 - seat
    build(state, seat, "special-L2", "riesa.1")
    energize(state, seat=seat)
    assert {"aside-1", "aside-2"} <= set(state.players[seat].pool)
    assert not {"aside-1", "aside-2"} & set(state.players[1 - seat].pool)
    assert own(state).aside == []


def test_row_7_worker_income_3_and_a_slot_three_times() -> None:
    once, thrice = special_table(), lit("special-R4")
    assert income(thrice) == (1, 4, 1)
    from engine.nucleum.data.vocabulary import SlotReward

    do(once, Do(0, (SlotReward(),), "buildings"))
    goods = []
    for state in (once, thrice):
        player = state.players[0]
        before = (player.thaler, player.workers, player.achievements, sum(player.uranium.values()))
        choose(state, "bonus:slot-2")
        after = (player.thaler, player.workers, player.achievements, sum(player.uranium.values()))
        goods.append(tuple(new - old for old, new in zip(before, after, strict=True)))
    assert any(goods[0])
    assert goods[1] == tuple(3 * each for each in goods[0])


def test_row_8_two_level_2_technologies() -> None:
    state = lit("special-L3")
    choose(state, "tech:A4", "tech:A5")
    assert state.players[0].technologies == ["A4", "A5"]


def test_row_9_four_thaler() -> None:
    state = special_table()
    build(state, 0, "special-F1", "riesa.2")
    energize(state, "riesa.2")
    assert state.players[0].thaler == 60 - 3 + 4


def test_row_11_thaler_income_and_a_free_coal_in_each_energize_action() -> None:
    state = lit("special-F2a", "riesa.2")
    assert income(state) == (2, 1, 1)
    put(state, 0, "factory-3", "riesa.1")
    wagons = sum(area.fresh + area.flipped for area in state.board.coal.values())
    before = {plan.coal_count for plan in options(state, 0, PLAIN)["riesa.1"]}
    assert before == {7 - 1}
    energize(state)
    assert state.players[0].thaler == 60 - 6
    assert wagons


def test_row_11_the_free_coal_must_be_carried_to_the_plant() -> None:
    state = special_table()
    build(state, 0, "special-F2a", "dresden.4", energized=True)
    put(state, 0, "factory-3", "riesa.1")
    state.players[0].thaler = 60
    GAME.forget(state)
    assert {plan.free for plan in options(state, 0, PLAIN)["riesa.1"]} == {0}
    link(state, "riesa-dresden", 1)
    assert {plan.free for plan in options(state, 0, PLAIN)["riesa.1"]} == {1}
    state.board.pieces["dresden.4"].energized = False
    GAME.forget(state)
    assert {plan.free for plan in options(state, 0, PLAIN)["riesa.1"]} == {0}


def test_row_11_the_free_coal_is_its_owners_and_needs_no_other_coal() -> None:
    state = special_table()
    build(state, 0, "special-F2a", "grimma.3", energized=True)
    state.board.nuclei.append("grimma")
    put(state, 0, "residence-1", "grimma.2")
    put(state, 1, "residence-1", "grimma.1")
    state.players[0].technologies = ["A1"]
    mine(state, 0, 1, "bruex.m1", uranium=0)
    GAME.forget(state)
    # No coal arrives in Grimma: 1 coal is not enough, with 1 more electricity it is enough.
    assert "grimma.2" not in options(state, 0, PLAIN)
    from engine.nucleum.state import Terms

    assert "grimma.2" in options(state, 0, Terms(electricity=1))
    assert "grimma.1" not in options(state, 1, Terms(electricity=1))


def test_row_11_counts_as_a_coal_mine_once_energized() -> None:
    state = special_table()
    build(state, 0, "special-F2a", "riesa.2")
    coal_mines = Counter(what="pieces", kinds=("coal_mine",))
    assert count(state, 0, coal_mines) == 0
    state.board.pieces["riesa.2"].energized = True
    GAME.forget(state)
    assert count(state, 0, coal_mines) == 1
    assert count(state, 0, Counter(what="pieces", kinds=("mine",))) == 0


def test_row_11_counts_in_the_courts_agenda_of_mines_and_turbines() -> None:
    """As coal mines do (court-of-progress [pl], on Australia's map)."""
    state = special_table(court=True)
    seat(state, "capitalists", agenda="agenda-pieces")
    turbine(state, 0, 1, "grimma.t1")
    build(state, 0, "special-F2a", "riesa.2", energized=True)
    with_it = agenda_points(state, 0, "capitalists")
    state.board.pieces["riesa.2"].energized = False
    GAME.forget(state)
    assert with_it == 2 * agenda_points(state, 0, "capitalists") > 0


def test_row_12_four_more_achievements() -> None:
    assert lit("special-W1").players[0].achievements == 2 + 4


def test_row_15_flipping_it_is_placing_a_mine() -> None:
    state = special_table()
    mine(state, 0, 1, "bruex.m1")
    mine(state, 0, 2, "bruex.m2")
    build(state, 0, "special-F3", "riesa.2")
    assert count(state, 0, Counter(what="pieces", kinds=("mine",))) == 2
    energize(state, "riesa.2")
    choose(state, "income:vp2")
    # 3 mines now: 3 uranium, which the player spreads over both parts of the map.
    assert ids(state, "store") >= {"store:0-3"}
    choose(state, "store:0-3")
    assert state.players[0].uranium["special-F3"] == 3
    assert count(state, 0, Counter(what="pieces", kinds=("mine",))) == 3
    assert count(state, 1, Counter(what="pieces", kinds=("mine",))) == 0
    assert mine_size(state, state.board.pieces["riesa.2"]) == 3
    assert count(state, 0, Counter(what="pieces", kinds=("factory",))) == 1


def test_row_15_technologies_that_enlarge_mines_enlarge_it() -> None:
    state = special_table(experiments="CBAD")
    build(state, 0, "special-F3", "riesa.2", energized=True)
    state.players[0].technologies = ["C1"]  # each mine holds 1 more
    GAME.forget(state)
    assert mine_size(state, state.board.pieces["riesa.2"]) == 3 + 1


def test_row_15_no_other_building_gets_room_for_uranium() -> None:
    state = special_table()
    build(state, 0, "special-F1", "leipzig.1", energized=True)
    build(state, 0, "special-F3", "riesa.2")
    energize(state, "riesa.2")
    choose(state, "income:vp2")
    assert set(state.players[0].uranium) == {"special-F3"}


def test_row_15_it_counts_for_the_next_mine_and_its_uranium_burns() -> None:
    state = special_table()
    build(state, 0, "special-F3", "dresden.4", energized=True)
    state.players[0].uranium["special-F3"] = 2
    link(state, "riesa-dresden", 0)
    put(state, 0, "residence-1", "plauen.1")
    GAME.forget(state)
    groups = mine_groups(state, 0)
    assert [(group.uranium, group.room, group.cities) for group in groups] == [(2, 1, ["dresden"])]
    do(state, StoreUranium(0, 1))
    assert state.players[0].uranium["special-F3"] == 3
    from engine.nucleum.rules.actions.industrialize import PutPiece

    do(state, PutPiece(0, "mine", "row-1", "bruex.m2", 0, 0, 0))
    # The second mine brings 2.
    assert sum(state.players[0].uranium.values()) == 3 + 2 or ids(state, "store")


def test_row_15_what_placing_mines_gives_is_gained() -> None:
    state = special_table(experiments="CBAD")
    state.players[0].technologies.append("C7")  # 3 achievements for each mine or turbine placed
    build(state, 0, "special-F3", "riesa.2")
    energize(state, "riesa.2")
    choose(state, "income:vp2")
    assert state.players[0].achievements == 7 + 3
    assert state.players[0].uranium == {"special-F3": 1}


def test_it_extends_the_network_of_its_owner() -> None:
    from engine.nucleum.rules.map.networks import own_cities

    state = special_table()
    build(state, 0, "special-R1", "riesa.1")
    assert set(own_cities(state, 0)) == {"riesa"}
    assert set(own_cities(state, 1)) == set()
    lay(state, 1, "riesa-dresden.1", "g1")
    turbine(state, 1, 1, "zittau.t1")
    assert "riesa" in own_cities(state, 1)
    assert table(2).parts == {}
